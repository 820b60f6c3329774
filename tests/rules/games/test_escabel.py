"""Escabel: links, reasons and setups against examples that were checked by hand."""

import re
from collections.abc import Callable
from itertools import product
from operator import eq, gt, le, lt
from random import Random

import pytest

from escabel_gui.rules.catalogue import find_ruleset, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.games.escabel import Escabel
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.moves import STEP, pack_move
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State
from tests.rules.playing import random_game, repeat


def link_text(rules: Rules, state: State, pair: str) -> str:
    """Return "+" or "-" for connected or cut, and the clause."""
    first, second = (rules.board.index_by_name[name] for name in pair.split("-"))
    link = rules.connection(state, first, second)
    assert link is not None
    return ("+ " if link.connected else "- ") + str(link.clause)


SIDE = "+ Stacks of one color side by side are always connected."
NO_CROSSCUT = "+ Diagonal neighbors of one color are connected, as they are in no crosscut."


@pytest.mark.parametrize(
    ("stacks", "pair", "plain", "tiebreak"),
    [
        ("b2b b3wwb", "b2-b3", SIDE, SIDE),
        ("b2b c3b", "b2-c3", NO_CROSSCUT, NO_CROSSCUT),
        ("b2b c3b b3w", "b2-c3", NO_CROSSCUT, NO_CROSSCUT),
        ("b2b c3b b3w c2b", "b2-c3", NO_CROSSCUT, NO_CROSSCUT),
        (
            "b2b c3b b3w c2w",
            "b2-c3",
            "- In this crosscut b2 and c3 are cut: b2 is not higher than c2.",
            "- In this crosscut b2 and c3 are cut: b2 is only as high as c2, and c3 is not higher than b3.",
        ),
        (
            "b2wb c3wb b3w c2bwbw",
            "c3-b2",
            "+ In this crosscut b2 and c3 are connected: both are higher than b3.",
            "+ In this crosscut b2 and c3 are connected: both are higher than b3.",
        ),
        (
            "b2wb c3wb b3w c2bwbw",
            "b3-c2",
            "- In this crosscut b3 and c2 are cut: b3 is not higher than b2.",
            "- In this crosscut b3 and c2 are cut: b3 is lower than b2.",
        ),
        (
            "b2b c3bwb b3w c2bw",
            "b2-c3",
            "- In this crosscut b2 and c3 are cut: b2 is not higher than b3.",
            "+ In this crosscut b2 and c3 are connected: b2 is as high as b3, and c3 is higher than c2.",
        ),
        (
            "b2b c3wb b3w c2bw",
            "b2-c3",
            "- In this crosscut b2 and c3 are cut: b2 is not higher than b3.",
            "- In this crosscut b2 and c3 are cut: b2 is only as high as b3, and c3 is not higher than c2.",
        ),
        (
            "b2b c3wwwwb b3bw c2bw",
            "b2-c3",
            "- In this crosscut b2 and c3 are cut: b2 is not higher than c2.",
            "- In this crosscut b2 and c3 are cut: b2 is lower than c2.",
        ),
    ],
)
def test_links(stacks: str, pair: str, plain: str, tiebreak: str) -> None:
    for wire_name, expected in (("escabel", plain), ("escabel:connection=tiebreak", tiebreak)):
        rules = make_rules(wire_name, 4)
        assert link_text(rules, rules.parse_position(BLACK, stacks), pair) == expected


POINT = r"([a-z]\d+)"
COMPARED = rf"{POINT} is (not higher|higher|lower|as high|only as high) (?:as|than) {POINT}"
HOLDS: dict[str, Callable[[int, int], bool]] = {
    "higher": gt,
    "lower": lt,
    "not higher": le,
    "as high": eq,
    "only as high": eq,
}


@pytest.mark.parametrize("wire_name", ["escabel", "escabel:connection=tiebreak"])
def test_the_reason_for_a_crosscut_is_true_and_enough(wire_name: str) -> None:
    """Check that the heights are as said, and that the rule decides for any others of which the sentence is true."""
    told = set()
    for seed in repeat(60):
        rules = make_rules(wire_name, 4)
        assert isinstance(rules, Escabel)
        for state, _, _ in random_game(rules, Random(seed)):
            for one, other in rules.contested_pairs(state):
                told.add(check_crosscut(rules, state, one, other))
    assert len(told) > 1


def check_crosscut(rules: Escabel, state: State, one: int, other: int) -> str:
    """Check the sentence about a contested pair; return it without the names of points."""
    link = rules.connection(state, one, other)
    assert link is not None
    text, numbers = str(link.clause), rules.board.index_by_name
    head, reason = text.split(": ")
    pair = [numbers[name] for name in re.findall(POINT, head)]
    assert {one, other} == set(pair)
    assert link.connected == head.endswith("connected")
    enemies = sorted(set(rules.board.neighbors(one)) & set(rules.board.neighbors(other)))
    claims = [(numbers[first], HOLDS[kind], numbers[second]) for first, kind, second in re.findall(COMPARED, reason)]
    if both := re.fullmatch(rf"both are higher than {POINT}\.", reason):
        claims = [(point, gt, numbers[both[1]]) for point in pair]
    assert claims, text
    assert all(holds(int(state.height[first]), int(state.height[second])) for first, holds, second in claims), text
    for heights in product(range(1, 5), repeat=4):
        height = dict(zip([*pair, *enemies], heights, strict=True))
        is_ordered = height[pair[0]] <= height[pair[1]] and all(
            height[low] <= height[high] for _, _, low in claims[:1] for high in enemies
        )
        if is_ordered and all(holds(height[first], height[second]) for first, holds, second in claims):
            assert rules.wins_crosscut(*heights) == link.connected, (text, heights)
    return re.sub(POINT, "", text)


@pytest.mark.parametrize("pair", ["b2-b3", "b2-c2", "c2-c3", "a1-a2", "b2-d4", "a1-b2"])
def test_there_is_no_link_between_enemies_empty_points_and_distant_ones(pair: str) -> None:
    rules = make_rules("escabel", 4)
    state = rules.parse_position(BLACK, "b2b b3w c2w c3b d4b")
    first, second = (rules.board.index_by_name[name] for name in pair.split("-"))
    assert rules.connection(state, first, second) is None


def test_a_step_off_the_board_is_refused() -> None:
    rules = make_rules("escabel", 4)
    state = rules.parse_position(BLACK, "d4b")
    assert (
        str(rules.move_error(state, int(pack_move(rules.board.index_by_name["d4"], STEP)))) == "The board ends there."
    )


def test_a_move_turns_the_source_over_and_raises_the_target() -> None:
    rules = make_rules("escabel", 3)
    state = rules.parse_position(BLACK, "a1wb a2bw")
    rules.play(state, rules.parse_legal_move(state, "a1-a2"))
    after = rules.parse_position(WHITE, "a1ww a2bwb")
    after.ply = state.ply
    assert state.key() == after.key()


def test_a_chain_wins_only_at_the_start_of_its_owners_turn() -> None:
    rules = make_rules("escabel", 3)
    stacks = "b1b b2b b3b"
    assert rules.winner(rules.parse_position(BLACK, stacks)) == BLACK
    assert rules.winner(rules.parse_position(WHITE, stacks)) == NOBODY


def test_who_cannot_move_loses() -> None:
    rules = make_rules("escabel", 3)
    full = "a1w b1bwb c1w a2w b2bwb c2w a3w b3bwb c3w"
    state = rules.parse_position(WHITE, full)
    assert not isinstance(rules, Escabel) or not rules.can_move(state)
    assert rules.winner(state) == BLACK
    assert rules.format_result(state) == "B+"


def test_white_may_swap_on_the_first_turn_only_and_stays_to_move() -> None:
    for ruleset_name in ("escabel", "escabel:setup=checkered-white"):
        rules = make_rules(ruleset_name, 5)
        state = rules.start()
        with pytest.raises(IllegalMove, match="White may swap sides only instead of White’s first move"):
            rules.parse_legal_move(state, "swap-sides")
        rules.play(state, rules.legal_move_list(state)[0])
        before = state.copy()
        rules.play(state, rules.parse_legal_move(state, "swap"))
        assert state.turn == before.turn == WHITE
        assert list(state.owner) == list(before.owner)
        with pytest.raises(IllegalMove, match="White may swap sides only"):
            rules.parse_legal_move(state, "swap-sides")


REASONS = [
    ("pass", "Nobody may pass in this game."),
    ("a1*", "In this game no piece is ever flipped."),
    ("swap", "White may swap sides only instead of White’s first move."),
    ("swap-pieces", "The pie rule here swaps sides, not pieces: write swap-sides."),
    ("hello", "“hello” is no move: write it like a3 or b2-b3."),
    ("", "“” is no move: write it like a3 or b2-b3."),
    ("e1", "There is no point e1 on this board."),
    ("a1-a9", "There is no point a9 on this board."),
    ("b3", "b3 is taken: a new piece goes onto an empty point."),
    ("b2", "b2 is yours: its top piece may move onto an enemy stack beside it."),
    ("c3", "c3 cannot move: no enemy stack above, below, left or right of it has its height."),
    ("a1-a2", "There is nothing to move on a1."),
    ("b3-b2", "You move only your own stacks: b3 is White’s."),
    ("b2-c3", "A piece moves one point up, down, left or right: b2 and c3 are not side by side."),
    ("b2-b4", "A piece moves one point up, down, left or right: b2 and b4 are not side by side."),
    ("b2-b2", "A piece moves one point up, down, left or right: b2 and b2 are not side by side."),
    ("b2-b1", "b1 is yours already: a piece moves only onto an enemy stack."),
    ("d2-c2", "c2 is empty: a piece moves only onto an enemy stack."),
    ("c3-b3", "A piece moves only between stacks of the same height: c3 is 2 high, and b3 is 1."),
]


@pytest.mark.parametrize(("text", "reason"), REASONS)
def test_illegal_moves_are_refused_in_the_rules_own_words(text: str, reason: str) -> None:
    rules = make_rules("escabel", 4)
    state = rules.parse_position(BLACK, "b2b b1b b3w c3wb d2b")
    with pytest.raises(IllegalMove) as refused:
        rules.parse_legal_move(state, text)
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("d1-d2", "Here a piece moves only within a crosscut, and d1 and d2 share none."),
        ("d1", "d1 cannot move: it shares no crosscut with an enemy stack of its height."),
        ("b2-a2", "Here a piece moves only within a crosscut, and b2 and a2 share none."),
    ],
)
def test_movement_in_crosscuts_only(text: str, reason: str) -> None:
    rules = make_rules("escabel:movement=crosscut", 4)
    state = rules.parse_position(BLACK, "b2b c3b b3w c2w d1b d2w a2w")
    for legal in ("b2-b3", "b2-c2", "c3-b3", "c3-c2"):
        assert rules.move_error(state, rules.parse_move(legal)) is None
    with pytest.raises(IllegalMove) as refused:
        rules.parse_legal_move(state, text)
    assert str(refused.value) == reason


@pytest.mark.parametrize("size", find_ruleset("escabel").sizes)
def test_checkered_setups_fill_the_board(size: int) -> None:
    for setup, on_a1 in (("checkered-black", BLACK), ("checkered-white", WHITE)):
        rules = make_rules(f"escabel:setup={setup}", size)
        state = rules.start()
        assert {int(height) for height in list(state.height)[:-1]} == {1}
        assert state.owner[rules.board.index_by_name["a1"]] == on_a1
        assert state.owner[rules.board.index_by_name["b2"]] == on_a1
        assert state.owner[rules.board.index_by_name["a2"]] == 3 - on_a1
        assert state.owner[rules.board.index_by_name["b1"]] == 3 - on_a1
        assert rules.winner(state) == NOBODY


@pytest.mark.parametrize("size", find_ruleset("escabel").sizes)
def test_edges_and_corners_of_the_board(size: int) -> None:
    rules = make_rules("escabel", size)
    board = rules.board
    assert board.names[0] == "a1"
    assert board.names[-1] == chr(ord("a") + size - 1) + str(size)
    for name, point in board.index_by_name.items():
        on_rim = (name[0] == "a") + (board.lattice[point][0] == size - 1)
        assert len(board.neighbors(point)) in (3, 5, 8)
        assert bool(board.edges[point] & 12) == bool(on_rim)


@pytest.mark.parametrize(
    ("stacks", "reason"),
    [
        ("d4", "“d4” is not a stack on this board"),
        ("d4x", "“d4x” is not a stack on this board"),
        ("z9b", "“z9b” is not a stack on this board"),
        ("d4b d4w", "d4 is named twice"),
    ],
)
def test_positions_that_cannot_be_read(stacks: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        make_rules("escabel", 9).parse_position(BLACK, stacks)
