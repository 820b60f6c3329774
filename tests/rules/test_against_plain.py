"""The program's rules and the plain ones agree on random games, ply by ply, and on positions out of the blue."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escabel_gui.rules.catalogue import make_rules, ruleset_of
from escabel_gui.rules.connection import ConnectionRules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, NOBODY, TIE, WHITE, State
from tests.rules.plain.position import PlainGame, Position, parse_piles
from tests.rules.playing import (
    COMPILED,
    TWINNED_NAMES,
    named_piles,
    owners_and_heights,
    plain_twin,
    share,
    start_piles,
    tops_and_heights,
    transfer_piles,
)

WINNERS = {"": NOBODY, "b": BLACK, "w": WHITE, "tie": TIE}


def assert_alike(rules: Rules, state: State, plain: PlainGame, position: Position) -> list[int]:
    """Compare everything that both can say; returns the legal moves."""
    assert owners_and_heights(rules, state) == tops_and_heights(named_piles(position))
    assert state.turn == (BLACK if position.turn == "b" else WHITE)
    winner = plain.winner(position)
    assert rules.winner(state) == WINNERS[winner]
    moves = rules.legal_move_list(state)
    texts = [rules.format_move(move) for move in moves]
    assert sorted(texts) == ([] if winner else sorted(plain.moves(position)))
    if isinstance(rules, ConnectionRules):
        assert rules.has_chain(state, BLACK) == plain.connected(position, "b")
        assert rules.has_chain(state, WHITE) == plain.connected(position, "w")
    return moves


def small_sizes(wire_name: str) -> tuple[int, ...]:
    ruleset = ruleset_of(wire_name)
    return ruleset.sizes[:3]


@pytest.mark.parametrize("wire_name", TWINNED_NAMES)
def test_random_games_agree(wire_name: str) -> None:
    for number in share(wire_name, 240):
        random = Random(number)
        rules = make_rules(wire_name, random.choice(small_sizes(wire_name)))
        plain = plain_twin(rules)
        state = rules.start()
        position = plain.start()
        piles = start_piles(rules)
        while moves := assert_alike(rules, state, plain, position):
            move = random.choice(moves)
            transfer_piles(rules, state, move, piles)
            position = plain.play(position, rules.format_move(move))
            rules.play(state, move)
            assert piles == named_piles(position)


CONNECTION_NAMES = [name for name in TWINNED_NAMES if isinstance(make_rules(name), ConnectionRules)]


@st.composite
def positions(draw: st.DrawFn) -> tuple[str, int, str, str]:
    """Draw a wire name, a size, who is to move, and any stacks, for connection games, which know no impossible ones."""
    wire_name = draw(st.sampled_from(CONNECTION_NAMES))
    size = draw(st.sampled_from(small_sizes(wire_name)))
    points = make_rules(wire_name, size).board.names
    highest = 3 if wire_name.startswith("escabel") else 1
    piles = [draw(st.text("bw", max_size=highest)) for _ in points]
    return (
        wire_name,
        size,
        draw(st.sampled_from("bw")),
        " ".join(p + s for p, s in zip(points, piles, strict=True) if s),
    )


@settings(derandomize=True, database=None, max_examples=300 if COMPILED else 60)
@given(positions())
def test_positions_out_of_the_blue_agree(drawn: tuple[str, int, str, str]) -> None:
    wire_name, size, turn, stacks = drawn
    rules = make_rules(wire_name, size)
    state = rules.parse_position(BLACK if turn == "b" else WHITE, stacks)
    assert_alike(rules, state, plain_twin(rules), Position(parse_piles(stacks), turn, 2))
