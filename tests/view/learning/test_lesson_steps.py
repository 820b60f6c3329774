"""A step of a lesson: what one tries there is answered, whatever it is."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from escabel_gui.model.learning.phase import Phase
from escabel_gui.record.exercises.exercise import right_moves
from escabel_gui.record.exercises.goal import GoalKind
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.learning.lesson_page import LessonPage
from escabel_gui.view.playing.edge_labels import EdgeLabels
from escabel_gui.view.widgets.action_button import ActionButton
from tests.model.seating import wait_until
from tests.view.hands import LEFT, Person, SitDown
from tests.view.lesson_hands import page, practice, shown
from tests.view.pupil import click, press, settle, show_exercise, try_move


def test_the_first_step_is_done_by_a_click(pupil: Person) -> None:
    assert page(pupil).isVisible()
    assert not pupil.parts.pages.isVisible()
    assert not pupil.window.board_area.above.isVisible()
    assert page(pupil).place.text() == "Escabel"
    assert page(pupil).title.text() == "The goal"
    assert page(pupil).task.text().startswith("Escabel is a race")
    assert not page(pupil).answer.isVisible()
    click(pupil, "c3")
    assert "A chain of yours" in page(pupil).answer.words.text()
    settle(practice(pupil))
    assert page(pupil).answer.verdict.text() == "Well done."
    assert "You win!" in page(pupil).answer.words.text()
    assert len(pupil.window.scene.marks.chain) == 5
    press(page(pupil).next)
    assert page(pupil).title.text() == "Neighbors"
    assert not page(pupil).answer.isVisible()


def test_a_step_that_is_solved_can_be_done_again(pupil: Person) -> None:
    before = shown(pupil)
    try_move(pupil, "c3")
    settle(practice(pupil))
    assert practice(pupil).phase is Phase.SOLVED
    click(pupil, "a1")
    assert pupil.message == "This is solved already."
    press(page(pupil).again)
    assert shown(pupil) == before
    assert not page(pupil).again.isVisible()


def test_what_is_pointed_at_stays_on_its_own_board(pupil: Person) -> None:
    practice(pupil).give_hint()
    assert len(pupil.window.scene.analysis.signs) == 1
    pupil.parts.learning_acts.leave.trigger()
    assert pupil.window.scene.analysis is None or pupil.window.scene.analysis.signs == ()
    pupil.parts.learning_acts.lesson.trigger()
    assert pupil.window.scene.analysis.signs == ()


def test_a_wrong_move_is_answered_and_another_one_tried(pupil: Person) -> None:
    press(page(pupil).next)
    before = shown(pupil)
    click(pupil, "c2")
    assert page(pupil).answer.verdict.text() == "Not quite."
    assert page(pupil).answer.words.text().startswith("c2 touches b2")
    press(page(pupil).again)
    assert shown(pupil) == before
    click(pupil, "b3")
    click(pupil, "e5")  # anywhere takes it back
    assert shown(pupil) == before
    assert pupil.message == "Taken back: look for a better move."


def test_a_move_that_is_not_looked_for_goes_back_by_itself(pupil: Person) -> None:
    before = shown(pupil)
    click(pupil, "e1")
    assert "another move" in page(pupil).answer.words.text()
    settle(practice(pupil))
    assert shown(pupil) == before
    try_move(pupil, "c3")
    assert practice(pupil).phase is Phase.SOLVED


def test_a_click_on_a_move_that_is_about_to_go_back_is_the_next_try(pupil: Person) -> None:
    click(pupil, "e1")
    assert pupil.message == "This move is taken back: try another one."
    click(pupil, "e1")  # as a double click does
    assert practice(pupil).failures == 1
    click(pupil, "c3")
    settle(practice(pupil))
    assert practice(pupil).phase is Phase.SOLVED
    assert shown(pupil)["c3"] == "b"
    assert "e1" not in shown(pupil)


def test_a_click_on_a_stack_that_can_move_picks_it_up_while_a_move_goes_back(pupil: Person) -> None:
    page(pupil).step_chosen.emit(4)
    source = next(iter(practice(pupil).game.legal_moves.steps))
    names = practice(pupil).game.rules.board.names
    empty = next(point for point, pile in enumerate(practice(pupil).game.piles) if not pile)
    click(pupil, names[empty])
    assert practice(pupil).is_returning
    click(pupil, names[source])
    assert pupil.board.choice.selected == source
    assert practice(pupil).phase is Phase.LOOKING


def test_an_illegal_move_is_explained_and_may_be_what_is_wanted(pupil: Person) -> None:
    click(pupil, "c1")
    assert pupil.message == "c1 cannot move: no enemy stack above, below, left or right of it has its height."
    page(pupil).step_chosen.emit(3)
    assert page(pupil).title.text() == "Equal heights"
    click(pupil, "b3")
    assert pupil.message == "b3 cannot move: no enemy stack above, below, left or right of it has its height."
    assert page(pupil).answer.words.text() == pupil.message
    assert page(pupil).answer.verdict.text() == "Well done."


def test_what_a_move_would_do_is_told_and_drawn_beforehand(pupil: Person) -> None:
    page(pupil).step_chosen.emit(4)
    click(pupil, "e3")
    pupil.move_to(pupil.board.position_of(pupil.board.choice.game.rules.board.index_by_name["d3"]))
    assert pupil.message == "e3 climbs d3: d3 becomes yours and 2 high; White gets e3."
    assert [connected for *_, connected in pupil.window.scene.overlay.contested] in ([True, False], [False, True])
    assert pupil.window.scene.marks.arrows


@pytest.mark.parametrize(("size", "is_low"), [((690, 700), True), ((1300, 700), False)])
def test_pressing_show_me_twice_presses_nothing_else(pupil: Person, size: tuple[int, int], is_low: bool) -> None:
    """Press twice: the button goes when the move is shown, and no other one comes to where it was."""
    pupil.window.resize(*size)
    pupil.qtbot.waitUntil(lambda: (page(pupil).width() > page(pupil).height()) is is_low)
    page(pupil).step_chosen.emit(3)
    place = page(pupil).show_me.geometry()
    press(page(pupil).show_me)
    settle(practice(pupil))
    pupil.qtbot.waitUntil(lambda: not page(pupil).show_me.isVisible())
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    assert not isinstance(page(pupil).childAt(place.center()), QToolButton)


def test_every_step_can_be_shown(sit_down: SitDown) -> None:
    """Go through all lessons by the buttons alone; whole games are left out."""
    person = sit_down()
    lessons = person.parts.exercises().learning.lessons
    for lesson in lessons.all:
        lessons.begin(lesson, 0)
        for step in range(len(lesson.files)):
            exercise = practice(person).exercise
            assert exercise is not None
            if exercise.goal.kind is GoalKind.GAME:
                assert not page(person).show_me.isVisible()
                assert page(person).next.text() == "Play"
            else:
                settle(practice(person))
                while practice(person).phase is not Phase.SOLVED:
                    press(page(person).show_me)
                    settle(practice(person))
                assert page(person).answer.words.text()
                if lessons.has_next:
                    is_wrong = exercise.goal.kind is GoalKind.FORBIDDEN
                    verdict = f"{exercise.goal.words[0]} is not allowed." if is_wrong else "This was the move."
                    assert page(person).answer.verdict.text() == verdict
                assert step in lessons.done(lesson)
            if lessons.has_next:
                press(page(person).next)
        is_game = practice(person).is_game
        press(page(person).next)
        wait_until(lambda: not lessons.is_on)  # the game before is on disk
        assert person.parts.pages.isVisible()
        if is_game:
            assert person.table.setup.wire_name == lesson.wire_name
            assert person.table.player_of(WHITE).level == 1
            assert not person.window.acts.overlay.isChecked()
        assert person.window.settings.is_known(lesson.wire_name)
    assert person.moves == ""


def double_click(button: QToolButton) -> None:
    """Press a button as the second half of a double click, of which another one had the first."""
    place, click = QPointF(button.rect().center()), QEvent.Type.MouseButtonDblClick
    for kind, held in ((click, LEFT), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
        no_key = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(button, QMouseEvent(kind, place, button.mapToGlobal(place), LEFT, held, no_key))


def test_a_double_click_does_not_press_what_comes_in_the_place_of_its_button(pupil: Person) -> None:
    press(page(pupil).next)
    double_click(page(pupil).next)
    assert page(pupil).title.text() == "Climbing", "both presses were for this button"
    pupil.parts.learning_acts.leave.trigger()
    sounds = pupil.window.acts.sounds
    buttons = [button for button in pupil.window.findChildren(ActionButton) if button.isVisible()]
    button = next(button for button in buttons if button.defaultAction() is sounds)
    was_on = sounds.isChecked()
    double_click(button)
    assert sounds.isChecked() is was_on
    QTest.mouseClick(button, LEFT)
    assert sounds.isChecked() is not was_on


@pytest.mark.parametrize("language", ["de", "hu"])
def test_in_a_low_window_the_whole_instruction_of_a_step_is_seen(pupil: Person, language: str) -> None:
    pupil.window.settings.language = language
    pupil.window.resize(800, 600)
    lessons = pupil.parts.exercises().learning.lessons
    scrolled = []
    for lesson in lessons.all:
        if lesson.title:
            continue
        for step in range(len(lesson.files)):
            lessons.begin(lesson, step)
            for _ in range(3):
                QApplication.processEvents()
            if not page(pupil).answer.isVisible() and page(pupil).scrolled.verticalScrollBar().maximum() > 0:
                scrolled.append((lesson.key, step, page(pupil).scrolled.verticalScrollBar().maximum()))
    assert scrolled == []


def test_a_lesson_shows_its_signs_although_they_were_switched_off_in_a_game(sit_down: SitDown) -> None:
    person = sit_down()
    person.press("L")
    person.press("L")
    assert not person.window.acts.overlay.isChecked()
    lessons = person.parts.exercises().learning.lessons
    lessons.begin(next(lesson for lesson in lessons.all if lesson.key == "quabble/basics"), 1)
    wait_until(lambda: person.window.acts.overlay.isChecked())
    assert person.window.scene.overlay.claims


def test_a_puzzle_that_ends_a_lesson_is_solved_there(pupil: Person) -> None:
    learning, puzzles = pupil.parts.exercises().learning, pupil.parts.exercises().puzzling.puzzles
    lesson = next(lesson for lesson in learning.lessons.all if lesson.key == "escabel/1-links")
    step = next(number for number in range(len(lesson.files)) if lesson.is_puzzle(number))
    puzzle = next(puzzle for puzzle in puzzles.all if puzzle.file == lesson.files[step])
    learning.begin(lesson, step)
    assert page(pupil).title.text() == "Puzzle"
    assert page(pupil).task.text() == "Black moves and wins at once."
    exercise = practice(pupil).exercise
    assert exercise is not None
    practice(pupil).make_move(right_moves(exercise.task)[0].move)
    settle(practice(pupil))
    assert step in learning.lessons.done(lesson)
    assert puzzles.is_solved(puzzle)


def test_sides_are_swapped_by_the_button_under_the_board(pupil: Person) -> None:
    page(pupil).step_chosen.emit(7)
    settle(practice(pupil))
    assert pupil.offered == ["Swap sides"]
    assert pupil.window.messages.buttons[0].property("isMain"), "it is what the words ask for"
    names = pupil.window.findChild(EdgeLabels)
    assert isinstance(names, EdgeLabels)

    def edges() -> dict[int, str]:
        lines = pupil.board.board_scene.geometry.board.drawing.edge_lines
        return {edge.color: text for edge, text in zip(lines, names.texts, strict=True)}

    assert edges() == {WHITE: "Your edge", BLACK: "Black’s edge"}
    QTest.mouseClick(pupil.button(pupil.window.acts.swap), LEFT)
    assert pupil.board.choice.game.node.move == SWAP
    assert practice(pupil).phase is Phase.SOLVED
    assert edges() == {WHITE: "White’s edge", BLACK: "Your edge"}


def test_a_lesson_fits_into_a_small_window(pupil: Person) -> None:
    pupil.window.resize(700, 560)
    QApplication.processEvents()
    assert page(pupil).next.isVisible()
    assert page(pupil).rect().contains(page(pupil).next.geometry())
    assert pupil.window.rect().contains(page(pupil).next.mapTo(pupil.window, page(pupil).next.rect().bottomRight()))


def test_steps_of_a_lesson_and_moves_have_buttons_of_different_names(person: Person) -> None:
    page = show_exercise(person.parts, "lesson")
    assert isinstance(page, LessonPage)
    assert page.back.text() not in page.steps.back.text()
