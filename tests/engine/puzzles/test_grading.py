"""Difficulty of puzzles, by how often the playing levels find the move."""

from pathlib import Path

import pytest

from escabel_gui.engine.puzzles.grading import (
    GRADING_TRIES,
    SOLVED_OFTEN,
    Grade,
    Grader,
    count_read_positions,
    first_rating,
    fit_rating,
)
from escabel_gui.engine.thinking.levels import LEVELS
from escabel_gui.record.exercises.exercise import right_moves
from escabel_gui.record.rating.glicko import Rating, expected_score
from escabel_gui.record.rating.level_ratings import level_rating
from escabel_gui.record.rating.puzzle_ratings import PUZZLE_DEVIATION
from tests.engine.puzzles.proofs import SHIPPED, read_puzzle, shipped_puzzles
from tests.rules.playing import COMPILED

SIZE = 7
LIMITED = [level.number for level in LEVELS[:-1]]  # levels that try puzzles


def expected_finds(rating: float) -> dict[int, int]:
    """Return how often each level is expected to find the move of a puzzle."""
    chances = {level: expected_score(level_rating("escabel", SIZE, level), Rating(rating, 0.0)) for level in LIMITED}
    return {level: round(GRADING_TRIES * chance) for level, chance in chances.items()}


@pytest.mark.parametrize("rating", [1_200, 1_450, 1_800, 2_200])
def test_tries_that_go_as_expected_give_the_rating_back(rating: int) -> None:
    assert fit_rating("escabel", SIZE, expected_finds(rating)) == pytest.approx(rating, abs=35)


def test_who_finds_two_of_three_is_stronger_by_the_points_that_are_told() -> None:
    assert expected_score(Rating(1_500 + SOLVED_OFTEN, 0.0), Rating(1_500, 0.0)) == pytest.approx(2 / 3, abs=0.005)


def test_one_more_find_of_any_level_makes_a_puzzle_easier() -> None:
    found = expected_finds(1_700)
    rating = fit_rating("escabel", SIZE, found)
    for level in LIMITED:
        if found[level] < GRADING_TRIES:
            assert fit_rating("escabel", SIZE, found | {level: found[level] + 1}) < rating


def test_a_puzzle_that_all_or_none_find_lies_beyond_the_levels_but_not_far() -> None:
    easiest, hardest = (fit_rating("escabel", SIZE, dict.fromkeys(LIMITED, found)) for found in (GRADING_TRIES, 0))
    assert level_rating("escabel", SIZE, 1).value - 400 < easiest < level_rating("escabel", SIZE, 1).value
    assert level_rating("escabel", SIZE, 7).value < hardest < level_rating("escabel", SIZE, 8).value


def grade_of(path: Path) -> tuple[Grade, int]:
    """Return what levels make of a shipped puzzle, and its rating."""
    puzzle = read_puzzle(path)
    tree = puzzle.tree
    state = tree.state_at(tree.root)
    grade = Grader(tree.rules).grade(state, right_moves(tree.root)[0].move)
    return grade, first_rating(tree.rules, state, grade, int(puzzle.notes["turns"]))


@pytest.mark.skipif(not COMPILED, reason="takes long where the rules run interpreted")
def test_levels_tell_easy_puzzles_from_hard_ones() -> None:
    """Grade a win in one, two in two, and two in three, all on the smallest board of puzzles."""
    graded = [grade_of(SHIPPED / "escabel" / f"{number}.sgf") for number in ("047", "054", "052", "061", "062")]
    ratings = [rating for _, rating in graded]
    assert ratings == sorted(set(ratings))
    easy, *_, hard = (grade for grade, _ in graded)
    assert easy.found == dict.fromkeys(LIMITED, GRADING_TRIES)
    assert easy.tempting_moves == []
    assert hard.found[1] == 0 < hard.found[7]
    assert hard.level > easy.level == 1
    assert hard.tempting_moves


@pytest.mark.skipif(not COMPILED, reason="takes long where the rules run interpreted")
@pytest.mark.parametrize("path", shipped_puzzles()[::40], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_shipped_puzzle_is_as_hard_as_it_says(path: Path) -> None:
    _, rating = grade_of(path)
    assert int(read_puzzle(path).notes["rating"]) == pytest.approx(rating, abs=PUZZLE_DEVIATION)


@pytest.mark.skipif(not COMPILED, reason="takes long where the rules run interpreted")
def test_an_ending_is_as_hard_as_there_is_to_read_where_only_that_finds_it() -> None:
    """Compare two endings with two moves each, of which no level below the fifth finds the right one."""
    short, long = (read_puzzle(SHIPPED / "abande" / f"{number}.sgf").tree for number in ("029", "006"))
    few, many = (count_read_positions(tree.rules, tree.state_at(tree.root)) for tree in (short, long))
    assert few < 20
    assert many > 1_000
    grades = [Grade(level, {}, []) for level in range(5, 9)]
    for tree, read in ((short, few), (long, many)):
        ratings = {first_rating(tree.rules, tree.state_at(tree.root), grade, 1) for grade in grades}
        assert len(ratings) == 1  # which of the levels that read all is the first does not matter
        assert (ratings.pop() > 1_300) == (read == many)
