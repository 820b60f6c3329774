"""Tries at puzzles rate the person and the puzzles."""

from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from escabel_gui.record.exercises.puzzle import find_puzzles
from escabel_gui.record.rating.puzzle_ratings import FIRST_SOLVER, PuzzleTry, open_tries, parse_try, rate_tries

SHIPPED = Path(__file__).parents[3] / "resources" / "puzzles"
DAY = "2026-11-22"


def make_try(number: int, is_solved: bool, first_rating: int = 1_000, date: str = DAY) -> PuzzleTry:
    return PuzzleTry(f"{number:032x}", "escabel", number, first_rating, is_solved, 30, date)


def test_who_solves_wins_what_the_puzzle_loses() -> None:
    for is_solved in (True, False):
        ratings = rate_tries([make_try(1, is_solved)])
        assert (ratings.person[-1].value > FIRST_SOLVER.value) == is_solved
        assert (ratings.of_puzzle(1, 1_000).value < 1_000) == is_solved
        assert ratings.person[-1].deviation < FIRST_SOLVER.deviation
    assert ratings.of_puzzle(2, 1_300).value == 1_300


def test_of_each_puzzle_one_answer_a_day_counts_until_it_is_solved() -> None:
    failed, again = make_try(1, False), make_try(1, True)
    assert rate_tries([failed, again]).person == rate_tries([failed]).person
    later = make_try(1, True, date="2026-11-23")
    assert len(rate_tries([failed, later]).person) == 3
    assert rate_tries([later, make_try(1, False, date="2026-11-24")]).person == rate_tries([later]).person


@pytest.mark.parametrize("strength", [1_000, 1_250, 1_400])
def test_what_comes_next_is_solved_two_times_in_three(strength: int) -> None:
    """Simulate people of known strength, whose ratings are found, and who get what they solve so often."""
    puzzles = [puzzle for puzzle in find_puzzles(SHIPPED) if puzzle.game == "escabel"]
    solved, total = 0, 0
    errors = []
    for seed in range(20):
        random, tries, done = Random(seed), list[PuzzleTry](), set[int]()
        for number in range(28):
            day = f"2026-11-{1 + number // 4:02}"
            ratings = rate_tries(tries)
            waiting = done | {tried.number for tried in tries if tried.date == day}
            open_ones = [puzzle for puzzle in puzzles if puzzle.number not in waiting]
            puzzle = min(open_ones, key=lambda one: ratings.misfit(one.number, one.rating))
            is_solved = random.random() < 1 / (1 + 10 ** ((puzzle.rating - strength) / 400))
            tries.append(make_try(puzzle.number, is_solved, puzzle.rating, day))
            done |= {puzzle.number} if is_solved else set()
            if number >= 8:
                solved, total = solved + is_solved, total + 1
        errors.append(rate_tries(tries).person[-1].value - strength)
    assert abs(fmean(errors)) < 60
    assert solved / total == pytest.approx(2 / 3, abs=0.12)


def test_what_is_no_try_is_left_out(tmp_path: Path) -> None:
    good = make_try(7, True)._asdict()
    assert parse_try(good) == make_try(7, True)
    for name, value in (
        ("identity", "7"), ("game", "../x"), ("number", -1), ("number", True), ("first_rating", 10**9),
        ("is_solved", 1), ("seconds", 1e9), ("date", "20261122"), ("date", None),
    ):  # fmt: skip
        assert parse_try({**good, name: value}) is None
    assert parse_try([]) is None
    file = open_tries(tmp_path / "puzzles.json")
    file.change(lambda tries: [*tries, make_try(7, True)])
    assert file.read() == [make_try(7, True)]
