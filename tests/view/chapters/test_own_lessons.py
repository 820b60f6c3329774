"""A lesson made of a study in the window: it is played at once, and is among the lessons from then on."""

from errno import EACCES
from pathlib import Path
from threading import Thread, current_thread, main_thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMessageBox

from escabel_gui.model.learning import lessons as lessons_module
from escabel_gui.model.learning.phase import Phase
from escabel_gui.model.learning.practice import Practice
from escabel_gui.record.chapters.lesson_maker import find_own_lessons
from escabel_gui.record.exercises.exercise import is_right
from escabel_gui.record.exercises.lesson import Lesson
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.view.chapters import lesson_dialog
from escabel_gui.view.chapters.lesson_dialog import LessonDialog
from escabel_gui.view.learning import lesson_list
from escabel_gui.view.learning.lesson_list import LessonList
from tests.model.seating import rest, wait_until
from tests.view.hands import Person, answer_questions
from tests.view.lesson_hands import page as lesson_page
from tests.view.pupil import try_move

STUDY = (
    "(;RU[escabel]SZ[5]GN[First]XSTUDY[My lesson];B[a1];W[b2]C[Find it.](;B[c3]TE[1]C[Good.])(;B[d4]C[Bad.];W[d5]))"
    "(;RU[escabel]SZ[5];B[a1];W[c3];B[e5])"
)


@pytest.fixture
def author(person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    """Return a person with a study on the table, whose lessons answer at once."""
    monkeypatch.setattr(Practice, "reply_ms", 0)
    monkeypatch.setattr(Practice, "take_back_ms", 0)
    file = tmp_path / "study.sgf"
    file.write_text(STUDY, "utf-8")
    person.parts.files.open_file(file)
    rest(person.table)
    return person


def make(person: Person, monkeypatch: pytest.MonkeyPatch, rows: list[int]) -> list[str]:
    """Make a lesson in which the moves of such rows are to be found, too; return what the rows say."""
    texts: list[str] = []

    def run(dialog: QDialog) -> int:
        assert isinstance(dialog, LessonDialog)
        texts.extend(dialog.rows.item(row).text() for row in range(dialog.rows.count()))
        for row in rows:
            dialog.rows.item(row).setCheckState(dialog.rows.item(0).checkState().Checked)
        texts.append(dialog.count.text())
        dialog.make.click()
        return dialog.result()

    monkeypatch.setattr(QDialog, "exec", run)
    person.parts.studies.acts.make_lesson.trigger()
    rest(person.table)
    return texts


def test_a_lesson_is_made_and_played(author: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = make(author, monkeypatch, [7])
    assert texts == [
        "1. a1 · 1. First",
        "1… b2 · 1. First\nFind it.",
        "2. c3 · 1. First\nGood.",
        "2. d4 · variation · 1. First\nBad.",
        "2… d5 · variation · 1. First",
        "1. a1 · 2. Game",
        "1… c3 · 2. Game",
        "2. e5 · 2. Game",
        "2 steps",
    ]
    learning = author.parts.exercises().learning
    page, practice = lesson_page(author), learning.practice
    assert page.isVisible()
    assert page.place.text() == "Escabel · My lesson"
    assert (page.title.text(), page.task.text()) == ("First", "Find it.")
    try_move(author, "d4")
    author.qtbot.waitUntil(lambda: "Bad." in page.answer.words.text())
    author.parts.learning_acts.try_again.trigger()
    author.qtbot.waitUntil(lambda: practice.phase is Phase.LOOKING)
    try_move(author, "c3")
    author.qtbot.waitUntil(lambda: practice.phase is Phase.SOLVED)
    assert "Good." in page.answer.words.text()
    author.parts.learning_acts.next_step.trigger()
    assert (page.title.text(), page.task.text()) == ("My lesson", "Find the move.")
    author.parts.learning_acts.leave.trigger()
    study = author.parts.studies.study
    assert study.is_on
    assert is_right(study.chapters[1].tree.last_node())


def test_a_lesson_is_listed_replaced_and_deleted(author: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    make(author, monkeypatch, [])
    asked = answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    lessons = author.parts.exercises().learning.lessons
    lessons.leave()
    make(author, monkeypatch, [7])
    assert len(asked) == 1
    lessons.leave()
    shown = LessonList(lessons, lessons.find_own(), "escabel", author.window)
    shipped = len(lessons.of_game("escabel"))
    assert shown.rows.count() == shipped + 1
    assert shown.delete.isHidden()
    shown.rows.setCurrentRow(shipped)
    assert not shown.delete.isHidden()
    assert shown.rows.item(shipped).text() == "Escabel · My lesson\nmade by you · 2 steps"
    assert shown.chosen is not None
    shown.show()
    shown.activateWindow()
    wait_until(shown.isActiveWindow)
    shown.delete.setFocus()
    QTest.keyClick(shown.delete, Qt.Key.Key_Return)
    assert shown.rows.count() == shipped
    assert shown.focusWidget() is shown.rows
    assert lessons.find_own() == []
    shown.deleteLater()


def test_nothing_is_marked_where_a_lesson_is_not_to_be_replaced(
    author: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(author, monkeypatch, [])
    lessons, study = author.parts.exercises().learning.lessons, author.parts.studies.study
    lessons.leave()
    (kept,) = lessons.find_own()
    asked = answer_questions(monkeypatch, QMessageBox.StandardButton.No)
    make(author, monkeypatch, [7])
    assert len(asked) == 1
    assert lessons.find_own() == [kept]
    assert not is_right(study.chapters[1].tree.last_node())


def test_too_many_steps_are_refused_before_anything_is_marked(author: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_dialog, "MAX_STEPS", 2)
    texts = make(author, monkeypatch, [0, 3, 7])
    assert texts[-1] == "3 steps: A lesson has at most 99 steps."
    study = author.parts.studies.study
    assert not any(is_right(node) for node in study.chapters[1].tree.main_line())
    assert author.parts.exercises().learning.lessons.find_own() == []


def test_the_moves_of_many_chapters_can_be_chosen(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "study.sgf"
    chapter = "(;RU[escabel]SZ[5];B[a1];W[c3];B[e5];W[a5];B[b2];W[d4];B[e1])"
    file.write_text(chapter.replace("SZ", "XSTUDY[Long]SZ", 1) + 299 * chapter, "utf-8")
    person.parts.files.open_file(file)
    rest(person.table)
    texts = make(person, monkeypatch, [2099])
    assert texts[-2:] == ["4. e1 · 300. Game", "1 step"]


def test_after_that_the_lesson_can_have_another_title(author: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    make(author, monkeypatch, [])
    lessons = author.parts.exercises().learning.lessons
    lessons.leave()
    answer_questions(monkeypatch, QMessageBox.StandardButton.No)

    def run(dialog: QDialog) -> int:
        assert isinstance(dialog, LessonDialog)
        dialog.make.click()
        dialog.title.setText("Another")
        dialog.make.click()
        return dialog.result()

    monkeypatch.setattr(QDialog, "exec", run)
    author.parts.studies.acts.make_lesson.trigger()
    rest(author.table)
    lessons.leave()
    assert sorted(lesson.title for lesson in lessons.find_own()) == ["Another", "My lesson"]


def test_a_lesson_that_cannot_be_deleted_stays_and_that_is_said(
    author: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(author, monkeypatch, [])
    answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    told: list[str] = []

    def refuse(_lesson: Lesson) -> None:
        raise PermissionError(EACCES, "Permission denied")

    monkeypatch.setattr(lesson_list, "remove_lesson", refuse)
    monkeypatch.setattr(lesson_list, "warn", lambda _window, words: told.append(words))
    lessons = author.parts.exercises().learning.lessons
    shown = LessonList(lessons, lessons.find_own(), "escabel", author.window)
    count = shown.rows.count()
    shown.rows.setCurrentRow(count - 1)
    shown.delete.click()
    assert told == ["The lesson cannot be deleted: Permission denied."]
    assert shown.rows.count() == count
    shown.deleteLater()


def test_own_lessons_are_read_once_and_not_by_the_window(author: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    make(author, monkeypatch, [])
    author.parts.exercises().learning.lessons.leave()
    readers: list[Thread] = []

    def find(folder: Path, report: ProgressCallback = no_progress) -> list[Lesson]:
        readers.append(current_thread())
        return find_own_lessons(folder, report)

    def look(dialog: LessonList) -> int:
        for place in (1, 0):
            dialog.games.setCurrentIndex(place)
        dialog.rows.setCurrentRow(dialog.rows.count() - 1)
        assert not dialog.delete.isHidden()
        return 0

    monkeypatch.setattr(lessons_module, "find_own_lessons", find)
    monkeypatch.setattr(LessonList, "exec", look)
    author.parts.learning_acts.all_lessons.trigger()
    assert len(readers) == 1
    assert readers[0] is not main_thread()
