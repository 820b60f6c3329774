"""Keys of positions against the plain search for images: equal for these and for nothing else, and always the same."""

from collections import defaultdict
from random import Random

import pytest

from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.position_keys import PositionKeys
from escabel_gui.rules.state import NOBODY, State
from escabel_gui.rules.symmetries import canonical_key, find_symmetries, transform_state

BOARDS = [
    *(("escabel", 5), ("escabel:setup=checkered-black", 4), ("abande", 7), ("abande:board=square", 7)),
    *(("abande:board=snub", 7), ("quabble", 5), ("fast-quabble", 5), ("qualos", 5), ("conquare", 4)),
    ("fast-conquare", 3),
]
GAMES = 6
QUERIES = 100  # for each board


def random_line(rules: Rules, random: Random) -> list[int]:
    state, moves = rules.start(), list[int]()
    while rules.winner(state) == NOBODY and len(moves) < 24:
        moves.append(random.choice(rules.legal_move_list(state)))
        rules.play(state, moves[-1])
    return moves


def states_of(rules: Rules, moves: list[int]) -> list[State]:
    states = [rules.start()]
    for move in moves:
        states.append(rules.after(states[-1], move))
    return states


@pytest.mark.parametrize(("wire_name", "size"), BOARDS)
def test_a_search_by_keys_finds_what_a_plain_search_finds(wire_name: str, size: int) -> None:
    rules, random = make_rules(wire_name, size), Random(3)
    keys, symmetries = PositionKeys(rules), find_symmetries(rules)
    lines = [random_line(rules, random) for _ in range(GAMES)]
    by_key, plainly = defaultdict[int, set[tuple[int, int]]](set), defaultdict[object, set[tuple[int, int]]](set)
    places: list[tuple[int, State]] = []
    for game, line in enumerate(lines):
        states = states_of(rules, line)
        for ply, (key, state) in enumerate(zip(keys.keys_of_line(rules.start(), line), states, strict=True)):
            assert key == keys.key(state)
            by_key[key].add((game, ply))
            plainly[canonical_key(symmetries, state)].add((game, ply))
            places.append((ply, state))
    for _ in range(QUERIES):
        _, state = random.choice(places)
        asked = transform_state(state, random.choice(symmetries))
        assert by_key[keys.key(asked)] == plainly[canonical_key(symmetries, asked)]


@pytest.mark.parametrize(
    ("wire_name", "size", "moves", "key"),
    [
        ("escabel", 5, "c3 b2 c4", 138_624_305_464_921_755),
        ("abande", 7, "", 118_383_193_662_048_479),
        ("quabble", 5, "b2 d4", 1_072_219_594_693_735_904),
        ("conquare", 4, "", 3_467_136_745_370_547_517),
    ],
)
def test_a_key_is_the_same_on_every_system_and_in_every_version(
    wire_name: str, size: int, moves: str, key: int
) -> None:
    rules = make_rules(wire_name, size)
    state = rules.start()
    for text in moves.split():
        rules.play(state, rules.parse_legal_move(state, text))
    assert PositionKeys(rules).key(state) == key


def test_games_and_sizes_have_keys_of_their_own() -> None:
    games = [("escabel", 5), ("escabel", 6), ("quabble", 5), ("fast-quabble", 5)]
    assert len({PositionKeys(make_rules(*game)).key(make_rules(*game).start()) for game in games}) == len(games)
