"""Abande: the published sample game, and reasons, scores and boards against examples that were checked by hand."""

from math import dist
from pathlib import Path

import pytest

from escabel_gui.rules.abilities import bound_points, point_note, sleeping_points
from escabel_gui.rules.boards import Board
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.state import BLACK, NOBODY, TIE, WHITE, State

SAMPLE_GAME = Path(__file__).parents[2] / "data" / "abande-sample.txt"


def names(board: Board, points: list[int]) -> list[str]:
    return [board.names[point] for point in points]


def with_hands(state: State, black: int, white: int) -> State:
    state.hand[BLACK] = black
    state.hand[WHITE] = white
    return state


def test_the_published_sample_game_ends_as_published() -> None:
    rules = make_rules("abande")
    state = rules.start()
    for text in SAMPLE_GAME.read_text().split():
        assert rules.winner(state) == NOBODY
        rules.play(state, rules.parse_legal_move(state, text))
    assert rules.score(state) == (13, 14)
    assert rules.format_result(state) == "W+1"


def test_the_neighbors_of_the_center() -> None:
    board = make_rules("abande").board
    around = {board.names[point] for point in board.neighbors(board.index_by_name["d4"])}
    assert around == {"d3", "d5", "c3", "c4", "e3", "e4"}
    columns = [sum(name[0] == column for name in board.names) for column in "abcdefg"]
    assert columns == [4, 5, 6, 7, 6, 5, 4]
    square = make_rules("abande:board=square").board
    assert len(square.neighbors(square.index_by_name["d4"])) == 8


def test_the_snub_square_is_a_tiling() -> None:
    """Check that neighbors are at the distance of one side, lines join them and nobody else, and none are nearer."""
    board = make_rules("abande:board=snub").board
    points = range(int(board.points))

    def side(first: int, second: int) -> float:
        return dist(board.xy[first], board.xy[second])

    for point in points:
        assert all(side(point, other) > 0.999 for other in points if other != point)
        near = {other for other in points if other != point and side(point, other) < 1.001}
        assert set(board.neighbors(point)) == near
        assert 2 <= len(near) <= 5
    ends = {frozenset(board.xy.index(end) for end in ((x1, y1), (x2, y2))) for x1, y1, x2, y2 in board.drawing.segments}
    assert ends == {frozenset((point, other)) for point in points for other in board.neighbors(point)}
    assert len(ends) == len(board.drawing.segments) == 84 + 18
    around = {
        name: set(names(board, board.neighbors(board.index_by_name[name]))) for name in ("a1", "b1", "d5", "f6", "g7")
    }
    assert around == {
        "a1": {"a2", "b1"},
        "b1": {"a1", "a2", "b2", "c1"},
        "d5": {"c5", "e5", "d4", "d6", "c6"},
        "f6": {"e6", "g6", "f5", "f7", "g7"},
        "g7": {"f7", "g6", "f6"},
    }


REASONS = [
    ("d5", "d5 is taken: a new piece goes onto an empty point."),
    ("d4", "d4 is bound: without it the band would break."),
    ("d3", "d3 cannot move: there is no enemy stack next to it."),
    ("a1", "A new piece goes next to a stack: there is none next to a1."),
    ("g1-g2", "There is nothing to move on g1."),
    ("d5-d4", "You move only your own stacks: d5 is White’s."),
    ("d4-c4", "c4 is empty: a stack moves only onto an enemy stack."),
    ("d4-d6", "A stack moves one step: d4 and d6 are not next to each other."),
    ("e3-f2", "Stacks are at most three high: e3 and f2 together would be 4."),
    ("d4-d5", "d4 is bound: without it the band would break."),
    ("d4*", "In this game no piece is ever flipped."),
    ("pass", "You may pass only with no pieces left in your hand."),
    ("swap", "This game is played without the pie rule."),
]


@pytest.mark.parametrize(("text", "reason"), REASONS)
def test_illegal_moves_are_refused_in_the_rules_own_words(text: str, reason: str) -> None:
    rules = make_rules("abande")
    state = rules.parse_position(BLACK, "d4b d5w d6b d3b e3wb f2bw")
    with pytest.raises(IllegalMove) as refused:
        rules.parse_legal_move(state, text)
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    ("stacks", "reason"),
    [
        ("d4bwb d5w", "d4 is three high: it stays as it is to the end."),
        ("d4b d3b d2w", "d4 cannot move: there is no enemy stack next to it."),
        ("d4wb d5bw d3b", "d4 cannot move: with any enemy stack next to it, it would be more than three high."),
        ("d4b d5w", "d4 cannot move yet: Black first places a second piece."),
    ],
)
def test_a_click_on_a_stack_that_goes_nowhere_says_why(stacks: str, reason: str) -> None:
    rules = make_rules("abande")
    assert str(rules.placement_error(rules.parse_position(BLACK, stacks), rules.board.index_by_name["d4"])) == reason


def test_a_stack_that_is_dropped_far_away_is_not_called_bound() -> None:
    rules = make_rules("abande")
    state = rules.parse_position(BLACK, "d4b d5w d6b d7w")
    why = rules.step_error(state, rules.board.index_by_name["d4"], rules.board.index_by_name["d7"])
    assert str(why) == "A stack moves one step: d4 and d7 are not next to each other."


@pytest.mark.parametrize("turn", [BLACK, WHITE])
def test_only_the_first_stack_of_all_goes_anywhere(turn: int) -> None:
    rules = make_rules("abande")
    assert len(rules.legal_move_list(rules.parse_position(turn, ""))) == rules.board.points
    state = rules.parse_position(turn, "d4w")  # Black has placed nothing there
    with pytest.raises(IllegalMove, match="A new piece goes next to a stack: there is none next to a1"):
        rules.parse_legal_move(state, "a1")
    beside = sorted(rules.board.neighbors(rules.board.index_by_name["d4"]))
    assert [rules.format_move(move) for move in rules.legal_move_list(state)] == names(rules.board, beside)


def test_no_stack_moves_before_blacks_second_piece() -> None:
    rules = make_rules("abande")
    state = rules.start()
    for text in ("d4", "d5"):
        rules.play(state, rules.parse_legal_move(state, text))
    with pytest.raises(IllegalMove, match="cannot move yet: Black first places a second piece"):
        rules.parse_legal_move(state, "d4-d5")
    rules.play(state, rules.parse_legal_move(state, "e4"))
    assert rules.move_error(state, rules.parse_move("d5-d4")) is None


def test_a_bound_stack_is_free_when_the_band_goes_round() -> None:
    rules = make_rules("abande")
    broken = rules.parse_position(BLACK, "c3w d4b e4w f3b")
    assert names(rules.board, bound_points(rules, broken)) == ["d4"]
    ring = rules.parse_position(BLACK, "c3w d4b e4w f3b c4w d5b")
    assert bound_points(rules, ring) == []
    assert rules.move_error(ring, rules.parse_move("d4-e4")) is None


def test_passing_with_an_empty_hand_and_twice_in_a_row() -> None:
    rules = make_rules("abande")
    state = with_hands(rules.parse_position(BLACK, "d4b d5w"), 0, 1)
    assert not rules.must_pass(state)
    rules.play(state, rules.parse_legal_move(state, "pass"))
    with pytest.raises(IllegalMove, match="only with no pieces left"):
        rules.parse_legal_move(state, "pass")
    rules.play(state, rules.parse_legal_move(state, "d6"))
    rules.play(state, rules.parse_legal_move(state, "pass"))
    assert rules.winner(state) == NOBODY
    rules.play(state, rules.parse_legal_move(state, "pass"))
    assert rules.winner(state) == TIE


def test_a_player_who_can_do_nothing_else_must_pass() -> None:
    rules = make_rules("abande")
    state = with_hands(rules.parse_position(BLACK, "d4bwb d5w"), 0, 5)
    assert rules.must_pass(state)
    with pytest.raises(IllegalMove, match="you have no pieces left"):
        rules.parse_legal_move(state, "d6")


def test_sleeping_stacks_do_not_count() -> None:
    rules = make_rules("abande")
    state = rules.parse_position(BLACK, "d4b d5w d6w d7bw d3wb")
    assert names(rules.board, sorted(sleeping_points(rules, state))) == ["d3", "d6", "d7"]
    assert rules.score(state) == (1, 1)
    state.passes = 2
    assert rules.winner(state) == TIE
    assert rules.format_result(state) == "0"


@pytest.mark.parametrize(
    ("point", "note"),
    [
        ("d6", "d6 is sleeping: with no enemy stack next to it, it does not count."),
        ("d4", "d4 is bound: without it the band would break."),
        ("d3", "d3 is three high: it stays as it is to the end."),
        ("d5", "None"),
        ("a1", "None"),
    ],
)
def test_notes(point: str, note: str) -> None:
    rules = make_rules("abande")
    state = rules.parse_position(BLACK, "d3wbw d4b d5w d6w")
    assert str(point_note(rules, state, rules.board.index_by_name[point])) == note


def test_a_position_leaves_the_other_pieces_in_the_hands() -> None:
    rules = make_rules("abande")
    state = rules.parse_position(WHITE, "d4bw d5wbw d6b")
    assert (state.hand[BLACK], state.hand[WHITE]) == (15, 15)
    with pytest.raises(ValueError, match="more than 18 pieces of one color"):
        rules.parse_position(BLACK, " ".join(name + "b" for name in rules.board.names[:19]))
