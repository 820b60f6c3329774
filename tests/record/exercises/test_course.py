"""Courses: the same puzzles again and again, and when."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from escabel_gui.record.exercises.course import Course, open_courses, parse_course

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
COURSE = Course("0" * 32, "escabel", "climb easy", (4, 2, 9))


def answer_all(course: Course, wrong: int, seconds: float, now: datetime) -> Course:
    course = course.begin_round(now.date())
    for number in course.numbers:
        course = course.answer(number, number != wrong, seconds, now)
    return course


def test_a_round_has_its_days_what_was_right_and_its_time() -> None:
    course = COURSE.begin_round(NOON.date())
    assert course.waiting == [4, 2, 9]
    course = course.answer(2, True, 30.4, NOON).answer(2, False, 99, NOON)
    assert course.waiting == [4, 9]
    assert course.due is None
    course = course.answer(4, False, 10, NOON).answer(9, True, 9_999, NOON)
    (told,) = course.past
    assert (told.began, told.right, told.wrong) == ("2026-11-22", (2, 9), (4,))
    assert told.seconds == 30 + 10 + 600  # nobody looks at a puzzle for hours
    assert course.current is None
    assert course.waiting == [4, 2, 9]
    assert course.answer(4, True, 1, NOON) == course, "no round is under way"


def test_the_better_a_round_the_later_the_next_one() -> None:
    good, bad = answer_all(COURSE, 0, 5, NOON), answer_all(COURSE, 4, 5, NOON)
    worst = COURSE.begin_round(NOON.date())
    for number in COURSE.numbers:
        worst = worst.answer(number, False, 5, NOON)
    assert good.due is not None
    assert bad.due is not None
    assert worst.due is not None
    assert NOON.date() < worst.due <= bad.due < good.due
    later = NOON + timedelta(days=3)
    again = answer_all(good, 0, 2, later)
    assert again.due is not None
    assert again.due - later.date() > good.due - NOON.date()
    assert [one.seconds for one in again.past] == [15, 6]


def test_puzzles_that_there_are_no_more_do_not_hold_a_round_up() -> None:
    course = COURSE.begin_round(NOON.date()).answer(4, True, 5, NOON).without({9})
    assert course.answer(2, True, 5, NOON).current is None
    assert COURSE.begin_round(NOON.date()).answer(4, True, 5, NOON).without({2, 9}).current is None


def test_a_round_ends_where_only_answered_puzzles_are_left(tmp_path: Path) -> None:
    file = open_courses(tmp_path / "courses.json")
    rest = COURSE.begin_round(NOON.date()).answer(4, True, 5, NOON).without({2, 9})
    file.change(lambda _: [rest.begin_round(date(2026, 11, 30))])
    (course,) = file.read()
    assert course.waiting == [4]
    assert [(one.began, one.ended, one.right) for one in course.past] == [("2026-11-22", "2026-11-30", (4,))]


def test_a_course_is_kept_with_what_later_versions_say_of_it(tmp_path: Path) -> None:
    file = open_courses(tmp_path / "courses.json")
    file.change(lambda _: [answer_all(COURSE, 2, 5, NOON).begin_round(date(2026, 11, 30))])
    text = file.path.read_text().replace('"began"', '"mood": "fine", "began"')
    file.path.write_text(text)
    (course,) = file.read()
    assert course.waiting == [4, 2, 9]
    file.change(lambda courses: [one.answer(4, True, 5, NOON) for one in courses])
    (course,) = file.read()
    assert course.waiting == [2, 9]
    assert file.path.read_text().count('"mood": "fine"') == 2


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("identity", "7"), ("game", "../x"), ("puzzle_set", 7), ("puzzle_set", "x" * 99), ("numbers", []),
        ("numbers", [1, 1]), ("numbers", [-1]), ("numbers", "12"), ("rounds", None), ("rounds", [{}]),
        ("rounds", [{"began": "x", "ended": "", "right": [], "wrong": [], "seconds": 1}]),
        ("rounds", [{"began": "2026-11-22", "ended": "", "right": [], "wrong": [], "seconds": 1}] * 2),
        ("rounds", [{"began": "2026-11-22", "ended": "", "right": [], "wrong": [], "seconds": 10**9}]),
        ("card", {"due": "never"}), ("card", {"due": "2026-11-22T00:00:00"}), ("card", 3),
        ("card", {"due": "3500-01-01T00:00:00+00:00"}),
    ],
)  # fmt: skip
def test_what_is_no_course_is_left_out(name: str, value: object) -> None:
    good = {**COURSE._asdict(), "numbers": [4, 2, 9], "rounds": []}
    assert parse_course(good) is not None
    assert parse_course({**good, name: value}) is None
