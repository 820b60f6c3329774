"""Lessons in the window, as somebody meets them who has never played: how they begin, go on and end."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from escabel_gui.model.learning.phase import Phase
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.rules.state import WHITE
from escabel_gui.view.learning.lesson_list import LessonList
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.playing.onboarding_card import OnboardingCard
from tests.model.seating import rest, wait_until
from tests.view.hands import LEFT, Person, SitDown
from tests.view.lesson_hands import page, practice, shown
from tests.view.pupil import click, press, settle, show_exercise, try_move


@pytest.mark.parametrize("way", ["library", "file", "copy"])
def test_who_opens_the_game_behind_the_lesson_is_at_it_again(pupil: Person, tmp_path: Path, way: str) -> None:
    rest(pupil.table)
    file = pupil.table.path
    assert file is not None
    if way == "library":
        pupil.parts.library().library.open(file.name)
    else:
        copy = tmp_path / "copy.sgf"
        copy.write_text(write_sgf(pupil.table.game.tree))
        pupil.parts.files.open_file(file if way == "file" else copy)
    assert pupil.parts.stage.is_at_table
    assert not page(pupil).isVisible()
    assert shown(pupil) == {"b2": "b", "c2": "w"}


def test_what_is_left_of_a_lesson_is_told_when_it_is_finished(pupil: Person) -> None:
    lessons = pupil.parts.exercises().learning.lessons
    lessons.begin(next(lesson for lesson in lessons.all if lesson.key == "escabel/1-links"), 0)
    while lessons.has_next:
        press(page(pupil).next)
    assert lessons.lesson is not None
    for step in range(len(lessons.lesson.files) - 2):
        pupil.window.settings.note_step(lessons.lesson.key, step)
    press(page(pupil).next)
    assert pupil.message.startswith("2 steps of the lesson “Escabel · Links and edges” left: ")


@pytest.mark.parametrize("skipped", [None, 2])
def test_who_begins_the_game_at_the_end_of_a_lesson_is_not_asked_to_learn_it(
    sit_down: SitDown, skipped: int | None
) -> None:
    person = sit_down()
    person.parts.learning_acts.lesson.trigger()
    lessons = person.parts.exercises().learning.lessons
    while lessons.has_next:
        settle(practice(person))
        while practice(person).phase is not Phase.SOLVED and lessons.step != skipped:
            press(page(person).show_me)
            settle(practice(person))
        press(page(person).next)
    click(person, "c3")
    wait_until(lambda: person.moves == "c3")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert person.window.findChildren(OnboardingCard) == []


def test_the_game_of_ones_own_rests_and_is_there_again(pupil: Person) -> None:
    for action in (
        pupil.window.acts.take_back,
        pupil.window.acts.back,
        pupil.window.acts.hint,
        pupil.window.acts.again,
        pupil.window.acts.explore,
    ):
        assert not action.isEnabled()
    click(pupil, "c3")
    pupil.press("Left", "Ctrl+Z")
    assert pupil.moves == "b2 c2"
    press(next(button for button in page(pupil).findChildren(QToolButton) if button.text() == "Leave"))
    assert not page(pupil).isVisible()
    assert pupil.parts.pages.isVisible()
    assert pupil.window.board_area.above.isVisible()
    assert shown(pupil) == {"b2": "b", "c2": "w"}
    assert pupil.window.acts.take_back.isEnabled()
    assert pupil.window.acts.explore.isEnabled()
    pupil.click("d4")
    assert pupil.moves == "b2 c2 d4"


def test_another_game_takes_the_board_from_a_lesson(pupil: Person) -> None:
    pupil.table.begin(pupil.table.setup._replace(wire_name="quabble"))
    wait_until(lambda: not pupil.parts.exercises().learning.lessons.is_on)
    assert pupil.parts.pages.isVisible()
    assert pupil.board.choice.game is pupil.table.game


def test_the_game_to_learn_is_that_of_the_puzzle_on_the_board(person: Person) -> None:
    show_exercise(person.parts, "puzzle")
    person.parts.learning_acts.lesson.trigger()
    lesson = person.parts.exercises().learning.lessons.lesson
    assert lesson is not None
    assert lesson.game == "quabble"


def test_a_lesson_goes_on_where_it_was_left(pupil: Person, sit_down: SitDown) -> None:
    try_move(pupil, "c3")
    pupil.parts.learning_acts.leave.trigger()
    again = sit_down()
    again.parts.learning_acts.lesson.trigger()
    assert page(again).title.text() == "Neighbors"
    press(page(again).back)
    assert page(again).title.text() == "The goal"
    assert not page(again).back.isEnabled()


def test_the_introduction_leads_to_the_lesson_and_goes_when_that_is_done(sit_down: SitDown) -> None:
    person = sit_down()
    person.window.resize(1000, 700)
    (steps,) = person.window.findChildren(OnboardingCard)
    QTest.mouseClick(steps.lesson_button, LEFT)
    assert page(person).title.text() == "The goal"
    lesson = person.parts.exercises().learning.lessons.lesson
    assert lesson is not None
    for step in range(len(lesson.files)):
        person.window.settings.note_step(lesson.key, step)
    practice(person).show_me()
    settle(practice(person))
    assert person.window.settings.is_known("escabel")


def test_how_to_play_is_the_lesson(person: Person) -> None:
    def ask() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        dialog.games.setCurrentRow(1)
        QTest.mouseClick(dialog.card.lesson_button, LEFT)

    QTimer.singleShot(0, ask)
    person.press("Ctrl+N")
    wait_until(lambda: person.parts.exercises().learning.lessons.is_on)
    assert page(person).place.text() == "Abande"
    assert person.table.game.rules.wire_name == "escabel"
    assert "In hand: Black 16, White 16." in page(person).score.text()


def test_what_was_chosen_before_the_lesson_is_proposed_after_it(person: Person) -> None:
    proposed: list[GameSetup] = []

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        dialog.games.setCurrentRow(2)
        dialog.size_box.number.setValue(7)
        dialog.form.level.level = 5
        dialog.form.color.value = WHITE
        proposed.append(dialog.setup)
        QTest.mouseClick(dialog.card.lesson_button, LEFT)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        proposed.append(dialog.setup)
        QTimer.singleShot(0, dialog.reject)

    QTimer.singleShot(0, choose)
    person.window.acts.new.trigger()
    wait_until(lambda: person.parts.exercises().learning.lessons.is_on)
    person.parts.learning_acts.leave.trigger()
    QTimer.singleShot(0, look)
    person.window.acts.new.trigger()
    assert proposed[0] == proposed[1]
    assert proposed[0].size == 7
    assert person.window.settings.setup.size != 7, "no game has begun"
    show_exercise(person.parts, "drill")  # of another game
    QTimer.singleShot(0, look)
    person.window.acts.new.trigger()
    assert proposed[2] == person.window.settings.setup


def test_all_lessons_are_listed_with_how_far_one_has_come(person: Person) -> None:
    seen: list[str] = []
    person.window.settings.note_step("escabel/basics", 0)
    for step in range(5):
        person.window.settings.note_step("escabel/tiebreak", step)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, LessonList):  # one's own lessons are still being looked for
            QTimer.singleShot(1, look)
            return
        for place in range(dialog.games.count()):
            dialog.games.setCurrentIndex(place)
            seen.extend(dialog.rows.item(row).text() for row in range(dialog.rows.count()))
        dialog.games.setCurrentIndex(dialog.games.findData("abande"))
        dialog.rows.setCurrentRow(0)
        dialog.accept()

    QTimer.singleShot(0, look)
    person.parts.learning_acts.all_lessons.trigger()
    assert seen[0] == "Escabel\nSteps done: 1 of 9"
    assert seen[1] == "Escabel · Links and edges\n8 steps"
    assert "Escabel · Tiebreak\n✓ done" in seen
    assert len(seen) == len(person.parts.exercises().learning.lessons.all)
    assert page(person).place.text() == "Abande"


def test_after_a_lesson_there_is_analysis_of_ones_own_game_again(pupil: Person) -> None:
    acts = pupil.window.acts
    assert not acts.analysis.isEnabled()
    pupil.parts.learning_acts.leave.trigger()
    assert acts.analysis.isEnabled()
    assert acts.hint.isEnabled()


def test_a_game_won_after_a_new_start_of_the_program_is_the_last_step_too(sit_down: SitDown) -> None:
    won = read_sgf("(;GM[103]RU[quabble]SZ[5];B[c3];W[c1];B[e1];W[d2];B[e3];W[e5];B[d4];W[c5];B[a5];W[b4];B[a3];W[b2])")
    person = sit_down(None)
    person.table.begin(GameSetup("quabble", 5, (Player(), Player(1))), won)
    wait_until(lambda: person.table.may_play)
    person.table.play_text("b3")
    wait_until(lambda: person.table.game.is_over)
    lessons = person.parts.exercises().learning.lessons
    lesson = lessons.about("quabble")
    assert lesson is not None
    wait_until(lambda: lessons.done(lesson) == {len(lesson.files) - 1})
