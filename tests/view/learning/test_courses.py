"""Courses: the same puzzles in rounds, and what becomes of a course whose puzzles go."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from escabel_gui.model.learning.phase import Phase
from escabel_gui.record.exercises.course import Course, courses_file
from escabel_gui.record.exercises.exercise import right_moves
from escabel_gui.record.exercises.puzzle import Difficulty, PuzzleSet, format_puzzle_set
from escabel_gui.record.exercises.themes import PuzzleTheme
from escabel_gui.view.learning.puzzle_list import PuzzleList
from tests.model.seating import wait_until
from tests.view.hands import Person, answer_questions
from tests.view.pupil import press
from tests.view.puzzle_files import page, puzzles


def test_a_set_is_a_course_that_is_solved_in_rounds(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = puzzles(person)
    easy = PuzzleSet(PuzzleTheme.CONNECT, Difficulty.EASY)
    monkeypatch.setattr(PuzzleList, "exec", lambda dialog: dialog.take.click() or dialog.result())
    person.window.settings.puzzle_set = format_puzzle_set(easy)
    person.parts.puzzle_acts.all_puzzles.trigger()
    in_course = mine.of_set("escabel", easy)
    assert len(in_course) > 1
    assert mine.puzzle == in_course[0]
    assert page(person).about_set.text().startswith("Course: Connect chains · Easy\nRound 1: 0 of ")
    for puzzle in in_course:
        assert mine.puzzle == puzzle
        mine.practice.show_me()
        press(page(person).next)
    assert not mine.is_on
    course = mine.courses.of_set("escabel", easy)
    assert course is not None
    assert [one.wrong for one in course.past] == [course.numbers]
    assert course.due is not None
    wait_until(courses_file(person.table.kept_games.folder).exists)
    person.parts.puzzle_acts.all_puzzles.trigger()  # the next round, earlier than it would help most
    assert mine.puzzle == in_course[0]
    again = mine.course
    assert again is not None
    assert again.current is not None
    assert "Round 1, " in page(person).about_set.text()
    mine.leave()

    def give_up(dialog: PuzzleList) -> int:
        dialog.show()
        dialog.activateWindow()
        wait_until(dialog.isActiveWindow)
        dialog.give_up.setFocus()
        QTest.keyClick(dialog.give_up, Qt.Key.Key_Return)
        assert dialog.focusWidget() is dialog.rows
        dialog.hide()
        return dialog.result()

    monkeypatch.setattr(PuzzleList, "exec", give_up)
    answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    person.parts.puzzle_acts.all_puzzles.trigger()
    assert mine.courses.of_game("escabel") == []


def test_in_a_course_the_first_answer_counts_and_a_puzzle_can_wait(person: Person) -> None:
    mine = puzzles(person)
    easy = PuzzleSet(PuzzleTheme.CONNECT, Difficulty.EASY)
    in_course = mine.of_set("escabel", easy)
    course = mine.courses.start("escabel", easy, in_course)
    told: list[Course | None] = []
    mine.changed.connect(lambda: told.append(mine.course))
    mine.begin_course(course)
    mine.go_on()  # without an answer
    assert mine.puzzle == in_course[1]
    move = right_moves(mine.practice.game.node)[0].move
    mine.practice.make_move(move)
    wait_until(lambda: mine.practice.phase in (Phase.SOLVED, Phase.LOOKING))
    while mine.practice.phase is not Phase.SOLVED:
        mine.practice.make_move(right_moves(mine.practice.game.node)[0].move)
        wait_until(lambda: mine.practice.phase in (Phase.SOLVED, Phase.LOOKING))
    now = mine.course
    assert now is not None
    assert now.current is not None
    assert now.current.right == (in_course[1].number,)
    assert in_course[0].number in now.waiting
    mine.go_on()
    assert mine.puzzle == in_course[0]
    assert told
    assert None not in told


def test_a_course_whose_puzzles_are_all_gone_goes_on_with_those_of_its_set(solver: Person) -> None:
    mine = puzzles(solver)
    any_puzzle = PuzzleSet(None, None)
    gone = [puzzle._replace(number=puzzle.number + 900) for puzzle in mine.of_game("quabble")]
    mine.begin_course(mine.courses.start("quabble", any_puzzle, gone))
    assert mine.puzzle == mine.of_game("quabble")[0]
    assert mine.course is not None
    assert mine.course.numbers == tuple(puzzle.number for puzzle in mine.of_game("quabble"))


def test_a_course_without_any_puzzle_stays_for_when_there_are_some(solver: Person) -> None:
    mine = puzzles(solver)
    flips = PuzzleSet(PuzzleTheme.FLIP, None)
    gone = [puzzle._replace(number=puzzle.number + 900) for puzzle in mine.of_game("quabble")]
    course = mine.courses.start("quabble", flips, gone)
    mine.begin_course(course)
    assert mine.courses.of_game("quabble") == [course]
