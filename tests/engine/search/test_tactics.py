"""Wins in one are taken and losses in one stopped, on every level but the first, however little time there is."""

import pytest
from librt.random import Random

from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.levels import LEVELS, Level
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, NOBODY, State

ATTENTIVE = LEVELS[1:]  # the first level may overlook what is far from the last move

TREE = NodePool(1 << 14)


def choice(rules: Rules, state: State, level: Level, seed: int, visits: int = 1) -> int:
    thinker = SearchController(rules, search_preset("default"), TREE, seed)
    thinker.set_root(PlayedLine(rules, state))
    return thinker.choose_move(SearchLimits(visits, None), level.temperature, lambda: False, level.sight)


def has_lost(rules: Rules, state: State) -> bool:
    """Return whether the game is over and the side to move has lost it."""
    winner = rules.winner(state)
    return winner not in (NOBODY, state.turn) and winner == 3 - state.turn


def has_won(rules: Rules, state: State) -> bool:
    return rules.winner(state) == state.turn


def wins(rules: Rules, after: State) -> bool:
    """Return whether the move that led here wins in one: at once, or as no reply saves the opponent."""
    if rules.winner(after) != NOBODY:
        return has_lost(rules, after)
    return all(has_won(rules, rules.after(after, reply)) for reply in rules.legal_move_list(after))


def loses(rules: Rules, after: State) -> bool:
    """Return whether the move that led here loses in one: at once, or by a reply that ends the game."""
    if rules.winner(after) != NOBODY:
        return has_won(rules, after)
    return any(has_lost(rules, rules.after(after, reply)) for reply in rules.legal_move_list(after))


def late_position(rules: Rules, random: Random, back: int) -> State:
    """Return the position some moves before the end of a random game."""
    line = PlayedLine(rules)
    while not line.is_over():
        moves = rules.legal_move_list(line.state)
        line.play(moves[random.randrange(len(moves))])
    return line.states[max(0, len(line.states) - 1 - back)]


def small_rules() -> list[Rules]:
    """Return every ruleset with every combination of its options, each at the smallest size from 4 on that it has."""
    return [
        make_rules(name, next((size for size in ruleset.sizes if size >= 4), ruleset.sizes[-1]))
        for ruleset in CATALOGUE
        for name in all_wire_names(ruleset)
    ]


@pytest.mark.parametrize("rules", small_rules(), ids=lambda rules: rules.wire_name)
def test_no_attentive_level_misses_what_the_next_move_decides(rules: Rules) -> None:
    random = Random(11)
    met = {"win": 0, "danger": 0}
    for number in range(60):
        if min(met.values()) >= 4:
            break
        state = late_position(rules, random, 1 + number % 4)
        verdicts = {move: rules.after(state, move) for move in rules.legal_move_list(state)}
        winning = {move for move, after in verdicts.items() if wins(rules, after)}
        losing = {move for move, after in verdicts.items() if loses(rules, after)}
        for level in ATTENTIVE:
            move = choice(rules, state, level, number)
            if winning:
                assert move in winning
            elif len(losing) < len(verdicts):
                assert move not in losing
        met["win"] += bool(winning)
        met["danger"] += bool(losing) and not winning
    assert sum(met.values()) >= 4


@pytest.mark.parametrize("visits", [0, 1])
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_swap_that_wins_is_played_before_anything_is_searched(level: Level, visits: int) -> None:
    rules = make_rules("escabel:movement=crosscut,growth=equal,setup=checkered-black", 3)
    state = rules.after(rules.start(), rules.parse_move("b2-c2"))
    assert {move for move in rules.legal_move_list(state) if wins(rules, rules.after(state, move))} == {SWAP}
    assert choice(rules, state, level, 3, visits) == SWAP


# What decides the next move in Escabel, where a chain has to survive the reply.
WINS_IN_ONE = [
    ("a straight chain", 5, "c1b c2b c3b c4b a5w b2w e3w", {"c5", "d5", "b5"}),
    ("on the largest board", 19, " ".join(f"j{row}b" for row in range(1, 19)) + " a1w s5w c9w", {"j19", "i19", "k19"}),
]


@pytest.mark.parametrize(
    ("size", "stacks", "winning"), [case[1:] for case in WINS_IN_ONE], ids=[c[0] for c in WINS_IN_ONE]
)
@pytest.mark.parametrize("level", ATTENTIVE, ids=lambda level: level.name)
def test_takes_a_win_in_one(size: int, stacks: str, winning: set[str], level: Level) -> None:
    rules = make_rules("escabel", size)
    state = rules.parse_position(int(BLACK), stacks)
    assert rules.format_move(choice(rules, state, level, 3)) in winning


def test_a_chain_that_the_reply_can_break_is_no_win_in_one() -> None:
    """Complete a chain with b4: White steps into it from a2, and the black piece left there is cut off."""
    rules = make_rules("escabel", 4)
    state = rules.parse_position(int(BLACK), "b1b b2b b3b a1w a2w a3w")
    completed = rules.after(state, rules.parse_move("b4"))
    assert rules.winner(rules.after(completed, rules.parse_move("d4"))) == BLACK
    assert rules.winner(rules.after(completed, rules.parse_move("a2-b2"))) == NOBODY
    assert not wins(rules, completed)
