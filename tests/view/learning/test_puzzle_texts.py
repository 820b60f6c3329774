"""What is said of the puzzles that the program comes with, before the first move."""

import pytest

from escabel_gui.record.exercises.puzzle import DEFENCE, Puzzle, find_puzzles
from escabel_gui.record.telling.positions import stands_won
from escabel_gui.record.telling.threats import Work, find_wins
from escabel_gui.rules.state import opponent
from escabel_gui.shipped import resources
from escabel_gui.view.learning.puzzle_texts import puzzle_stake

DEFENCES = [puzzle for puzzle in find_puzzles(resources() / "puzzles") if puzzle.kind == DEFENCE]
THREATENS = "threatens to win with the next move"
STANDS = "’s chain already joins the edges: it wins unless it is cut now, "


@pytest.mark.parametrize("puzzle", DEFENCES, ids=lambda puzzle: f"{puzzle.game} {puzzle.number}")
def test_a_chain_that_stands_is_no_threat_but_joins_the_edges_already(puzzle: Puzzle) -> None:
    exercise = puzzle.read()
    rules, state, enemy = exercise.tree.rules, exercise.tree.state_at(exercise.task), int(opponent(puzzle.color))
    stake = puzzle_stake(puzzle, exercise)
    if stands_won(rules, state, enemy):
        assert STANDS in stake
        assert THREATENS not in stake
    else:
        wins = find_wins(rules, state, enemy, Work(10**8)) or []
        assert any(win.is_sure for win in wins)
        assert THREATENS in stake


def test_there_are_puzzles_of_both_kinds() -> None:
    stakes = [puzzle_stake(puzzle, puzzle.read()) for puzzle in DEFENCES]
    assert {THREATENS in stake for stake in stakes} == {True, False}
