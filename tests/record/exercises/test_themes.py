"""Themes of the puzzles that are shipped: as they are found, and true by what else is known of each."""

from pathlib import Path

import pytest

from escabel_gui.record.exercises.exercise import read_exercise, right_moves
from escabel_gui.record.exercises.puzzle import (
    ALL_PUZZLES,
    DEFENCE,
    Difficulty,
    Puzzle,
    PuzzleSet,
    find_puzzles,
    format_puzzle_set,
    parse_puzzle_set,
)
from escabel_gui.record.exercises.themes import THEMES, PuzzleTheme, find_themes, format_themes, parse_themes

SHIPPED = Path(__file__).parents[3] / "resources" / "puzzles"
PUZZLES = find_puzzles(SHIPPED)
COMMAND = "`escabel-engine mine --relabel -o resources/puzzles` finds them anew"


def test_every_puzzle_says_what_it_is_about() -> None:
    for puzzle in PUZZLES:
        exercise = puzzle.read()
        assert exercise.notes.get(THEMES) == format_themes(find_themes(exercise)), f"{puzzle.file}: {COMMAND}"
        assert puzzle.themes


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.game}/{puzzle.number}")
def test_the_themes_agree_with_what_the_miner_has_proven(puzzle: Puzzle) -> None:
    exercise = puzzle.read()
    rules, state = exercise.tree.rules, exercise.tree.state_at(exercise.task)
    text = rules.format_move(right_moves(exercise.task)[0].move)
    is_won = rules.score(state) is None
    assert (PuzzleTheme.FINISH in puzzle.themes) == (is_won and puzzle.turns == 1)
    assert (PuzzleTheme.SAVE in puzzle.themes) == (puzzle.kind == DEFENCE)
    assert (PuzzleTheme.COUNT in puzzle.themes) == (puzzle.kind == "ending") == (not is_won)
    assert (PuzzleTheme.CLIMB in puzzle.themes) == ("-" in text)
    assert (PuzzleTheme.FLIP in puzzle.themes) == text.endswith("*")
    assert (PuzzleTheme.PASS in puzzle.themes) == (text == "pass")
    assert PuzzleTheme.QUIET not in puzzle.themes or len(puzzle.themes) == 1
    assert not {PuzzleTheme.BLOCK, PuzzleTheme.RACE, PuzzleTheme.SAVE} <= {*puzzle.themes}


def themes_of(text: str) -> str:
    return format_themes(find_themes(read_exercise(text)))


def test_a_double_threat_is_found_in_a_solution() -> None:
    quabble = "(;FF[4]CA[UTF-8]GM[103]RU[quabble]SZ[5]XSTART[b a1b c3b e1w]XGOAL[win 2]"
    assert themes_of(quabble + ";B[b4]TE[1];W[d2](;B[c5]TE[1])(;B[d4]TE[1]))") == "double"


def test_words_of_a_later_version_are_left_out_and_the_order_is_one() -> None:
    assert parse_themes("climb,telepathy,double") == (PuzzleTheme.DOUBLE, PuzzleTheme.CLIMB)
    assert parse_themes("") == ()
    assert parse_themes(format_themes(list(PuzzleTheme))) == tuple(PuzzleTheme)


@pytest.mark.parametrize("puzzle_set", [ALL_PUZZLES, PuzzleSet(PuzzleTheme.CUT), PuzzleSet(None, Difficulty.VERY_HARD)])
def test_a_set_is_remembered_in_words(puzzle_set: PuzzleSet) -> None:
    assert parse_puzzle_set(format_puzzle_set(puzzle_set)) == puzzle_set


@pytest.mark.parametrize("text", ["", "any", "telepathy impossible", "\0 \n"])
def test_a_set_that_cannot_be_read_is_any(text: str) -> None:
    assert parse_puzzle_set(text) == ALL_PUZZLES


def test_each_puzzle_has_one_difficulty() -> None:
    for puzzle in PUZZLES:
        assert sum(PuzzleSet(None, difficulty).has(puzzle) for difficulty in Difficulty) == 1
