"""Lessons in the window, as somebody meets them who has never played."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from escabel_gui.model.learning.phase import Phase
from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.exercises.exercise import right_moves
from escabel_gui.record.exercises.goal import GoalKind
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.learning.lesson_list import LessonList
from escabel_gui.view.learning.lesson_page import LessonPage
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.playing.edge_labels import EdgeLabels
from escabel_gui.view.playing.onboarding_card import OnboardingCard
from escabel_gui.view.widgets.action_button import ActionButton
from hands import Person, SitDown
from pupil import click, press, settle, show_exercise, try_move
from seating import rest, wait_until

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def pupil(person: Person) -> Person:
    """Return a person in the first step of Escabel's lesson, in the middle of a game of their own."""
    person.play("b2 c2")
    person.parts.learning_acts.lesson.trigger()
    return person


def page(person: Person) -> LessonPage:
    return person.parts.exercises().learning.cover.page


def practice(person: Person) -> Practice:
    return person.parts.exercises().learning.practice


def shown(person: Person) -> dict[str, str]:
    names = person.board.choice.game.rules.board.names
    piles = person.window.scene.shown_piles
    return {names[point]: "".join(" bw"[color] for color in pile) for point, pile in enumerate(piles) if pile}


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
    pupil.parts.exercises().learning.cover.page.step_chosen.emit(4)
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
    pupil.parts.exercises().learning.cover.page.step_chosen.emit(3)
    assert page(pupil).title.text() == "Equal heights"
    click(pupil, "b3")
    assert pupil.message == "b3 cannot move: no enemy stack above, below, left or right of it has its height."
    assert page(pupil).answer.words.text() == pupil.message
    assert page(pupil).answer.verdict.text() == "Well done."


def test_what_a_move_would_do_is_told_and_drawn_beforehand(pupil: Person) -> None:
    pupil.parts.exercises().learning.cover.page.step_chosen.emit(4)
    click(pupil, "e3")
    pupil.move_to(pupil.board.position_of(pupil.board.choice.game.rules.board.index_by_name["d3"]))
    assert pupil.message == "e3 climbs d3: d3 becomes yours and 2 high; White gets e3."
    assert [connected for *_, connected in pupil.window.scene.overlay.contested] in ([True, False], [False, True])
    assert pupil.window.scene.marks.arrows


@pytest.mark.parametrize(("size", "is_low"), [((700, 700), True), ((1300, 700), False)])
def test_pressing_show_me_twice_presses_nothing_else(pupil: Person, size: tuple[int, int], is_low: bool) -> None:
    """Press twice: the button goes when the move is shown, and no other one comes to where it was."""
    pupil.window.resize(*size)
    pupil.qtbot.waitUntil(lambda: (page(pupil).width() > page(pupil).height()) is is_low)
    pupil.parts.exercises().learning.cover.page.step_chosen.emit(3)
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
            if exercise.goal.aim is GoalKind.GAME:
                assert not page(person).show_me.isVisible()
                assert page(person).next.text() == "Play"
            else:
                settle(practice(person))
                while practice(person).phase is not Phase.SOLVED:
                    press(page(person).show_me)
                    settle(practice(person))
                assert page(person).answer.words.text()
                if lessons.has_next:
                    is_wrong = exercise.goal.aim is GoalKind.FORBIDDEN
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
    pupil.parts.exercises().learning.cover.page.step_chosen.emit(7)
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


def test_a_lesson_fits_into_a_small_window(pupil: Person) -> None:
    pupil.window.resize(700, 560)
    QApplication.processEvents()
    assert page(pupil).next.isVisible()
    assert page(pupil).rect().contains(page(pupil).next.geometry())
    assert pupil.window.rect().contains(page(pupil).next.mapTo(pupil.window, page(pupil).next.rect().bottomRight()))


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


def test_steps_of_a_lesson_and_moves_have_buttons_of_different_names(person: Person) -> None:
    page = show_exercise(person.parts, "lesson")
    assert isinstance(page, LessonPage)
    assert page.back.text() not in page.steps.back.text()
