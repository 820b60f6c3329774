"""Exercises as saved games hold them, and what moves in them are assessed."""

import pytest

from escabel_gui.record.exercises.assessment import Assessment, MoveVerdict, assess, assess_illegal
from escabel_gui.record.exercises.exercise import Exercise, exercise_of, read_exercise, set_goal
from escabel_gui.record.exercises.goal import Goal, GoalKind, format_goal, parse_goal
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK, WHITE

CLIMB = "(;GM[101]RU[escabel]SZ[5]GN[Climb]XSTART[b b2b b3w d4w]XGOAL[{}]C[Climb!]{})"
TREE = "(;B[b2-b3]TE[1]C[Well done.];W[a1];(;B[c3]TE[1])(;B[e5]BM[1]C[Too far.];W[e4];B[e3]))(;B[a1]BM[1])"


def exercise(goal: str = "move", tree: str = TREE) -> Exercise:
    return read_exercise(CLIMB.format(goal, tree))


def assessed(exercise: Exercise, text: str) -> Assessment:
    node, *moves = exercise.task, *text.split()
    for name in moves[:-1]:
        child = node.child(exercise.tree.rules.parse_move(name))
        assert child is not None
        node = child
    return assess(exercise, node, exercise.tree.rules.parse_move(moves[-1]))


@pytest.mark.parametrize(
    "text", ["move", "win 3", "best B+3", "best 0", "connect d4 g5", "forbidden", "forbidden d4-d5 e5", "game 1"]
)
def test_a_goal_is_written_as_it_was_read(text: str) -> None:
    assert format_goal(parse_goal(text)) == text


@pytest.mark.parametrize("text", ["fly", "win", "win 0", "win x", "win 2 3", "game 9", "connect d4", "best", "move d4"])
def test_a_goal_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"goal|stand"):
        parse_goal(text)
    with pytest.raises(RecordError):
        exercise(text)


def test_a_game_without_a_goal_asks_for_its_moves() -> None:
    assert read_exercise("(;RU[escabel])").goal == Goal()


def test_notes_beside_the_goal_are_kept() -> None:
    tree = read_sgf(CLIMB.format("win 2", TREE))
    set_goal(tree, Goal(GoalKind.WIN, 3), {"grade": "4"})
    again = exercise_of(read_sgf(write_sgf(tree)))
    assert (again.goal, again.notes) == (Goal(GoalKind.WIN, 3), {"grade": "4"})
    assert write_sgf(again.tree) == write_sgf(tree)


def test_moves_are_worth_what_the_tree_says() -> None:
    climb = exercise()
    assert climb.color == BLACK
    right, wrong = assessed(climb, "b2-b3"), assessed(climb, "a1")
    assert (right.verdict, right.is_solved) == (MoveVerdict.RIGHT, False)
    assert right.node is not None
    assert right.node.comment == "Well done."
    assert wrong.verdict == MoveVerdict.WRONG
    assert assessed(climb, "c1") == Assessment(MoveVerdict.OTHER)
    assert assessed(climb, "b2-b3 a1 c3").is_solved
    assert assessed(climb, "b2-b3 a1 e5").verdict == MoveVerdict.WRONG


def test_an_illegal_move_is_answered_by_its_rule() -> None:
    found = assessed(exercise(), "b2-b1")
    assert found.verdict == MoveVerdict.ILLEGAL
    assert str(found.reason) == "b1 is empty: a piece moves only onto an enemy stack."


def test_where_nothing_is_looked_for_any_move_does() -> None:
    assert assessed(exercise(tree=""), "c1") == Assessment(MoveVerdict.RIGHT, True)
    assert assessed(exercise(tree=";B[a1]BM[1]"), "c1") == Assessment(MoveVerdict.RIGHT, True)
    assert assessed(exercise(tree=";B[a1]BM[1]"), "a1").verdict == MoveVerdict.WRONG


def test_the_board_moves_first_where_nothing_is_marked() -> None:
    swap = read_exercise("(;RU[escabel]SZ[5];B[c3];(;W[swap-sides]TE[1])(;W[a1]BM[1]))")
    assert swap.color == WHITE
    assert swap.task.depth == 1
    assert assessed(swap, "swap-sides").is_solved


def test_a_connection_may_be_made_in_many_ways() -> None:
    free = read_exercise("(;RU[escabel]SZ[5]XSTART[b b2b d2b]XGOAL[connect b2 d2];B[c2]TE[1]C[So.])")
    assert [assessed(free, move).is_solved for move in ("c1", "c2", "c3", "b1")] == [True, True, True, False]
    assert assessed(free, "b1").verdict == MoveVerdict.OTHER


def test_a_win_that_the_tree_does_not_know_is_a_win() -> None:
    quabble = read_exercise("(;RU[quabble]SZ[3]XSTART[b b1b b2b]XGOAL[win 1];B[a1]BM[1])")
    assert assessed(quabble, "c3") == Assessment(MoveVerdict.RIGHT, True)
    assert assessed(quabble, "c1").verdict == MoveVerdict.OTHER


def test_the_best_result_counts_however_it_is_reached() -> None:
    names = [name for name in make_rules("abande").board.names if name != "d4"]
    stacks = " ".join(name + "bw"[number % 2] for number, name in enumerate(names))
    for result, is_solved in (("0", True), ("B+1", False)):
        ends = read_exercise(f"(;RU[abande]XSTART[b {stacks}]XGOAL[best {result}];B[pass];W[b1-a1]BM[1])")
        assert assessed(ends, "pass").is_solved is is_solved


def test_what_is_forbidden_is_to_be_tried() -> None:
    forbidden = exercise("forbidden b2-c2")
    assert assessed(forbidden, "b2-c2").is_solved
    assert assessed(forbidden, "b2-b1").verdict == MoveVerdict.ILLEGAL
    numbers = forbidden.tree.rules.board.index_by_name
    assert assess_illegal(forbidden, forbidden.task, numbers["b2"], numbers["c2"]).is_solved
    assert assess_illegal(forbidden, forbidden.task, None, numbers["d4"]).verdict == MoveVerdict.ILLEGAL
    unequal = read_exercise("(;RU[escabel]SZ[5]XSTART[b b3b c3bw d1b a5w]XGOAL[forbidden b3-c3])")
    target = assess_illegal(unequal, unequal.task, None, unequal.tree.rules.board.index_by_name["c3"])
    assert target.is_solved
    assert str(target.reason).startswith("A piece moves only between stacks of the same height: b3 is 1 high")
    anything = exercise("forbidden")
    touched = assess_illegal(anything, anything.task, None, numbers["d4"])
    assert (touched.is_solved, str(touched.reason)) == (True, "d4 is taken: a new piece goes onto an empty point.")


def test_all_that_is_said_is_listed() -> None:
    assert exercise().texts == ["Climb", "Climb!", "Well done.", "Too far."]
