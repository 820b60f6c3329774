"""Keys of the window and of what stands beside the board in the place of a game, and where they are listed."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QWidget,
)

from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.exercises.exercise import right_moves
from escabel_gui.view.help.keys_dialog import KeysDialog
from escabel_gui.view.playing.onboarding_card import OnboardingCard
from escabel_gui.view.widgets.action_button import ActionButton
from tests.view.hands import Person, SitDown, answer_questions
from tests.view.lesson_hands import page, practice
from tests.view.places import visit_others
from tests.view.pupil import settle, show_exercise, try_move


def test_the_moves_are_walked_through_by_keys(person: Person) -> None:
    person.play("c3 d4 a1")
    for keys, moves in (("Left", "c3 d4"), ("Home", ""), ("Right", "c3"), ("End", "c3 d4 a1")):
        person.press(keys)
        assert person.moves == moves


def test_variations_are_walked_through_by_keys(person: Person) -> None:
    person.play("c3 d4")
    person.press("Left")
    person.play("e5")
    assert person.moves == "c3 e5"
    person.press("Down")
    assert person.moves == "c3 d4"
    person.press("Up")
    assert person.moves == "c3 e5"


def test_a_move_is_taken_back_and_redone_by_keys(person: Person) -> None:
    person.play("c3 d4")
    person.press("Ctrl+Z")
    assert person.moves == "c3"
    person.press("Ctrl+Shift+Z")
    assert person.moves == "c3 d4"


def test_the_bot_moves_when_enter_is_pressed(person: Person) -> None:
    person.press("Return")
    person.qtbot.waitUntil(lambda: person.moves == "a1")


@pytest.mark.parametrize("key", ["Return", "Enter", "Space"])
def test_a_button_that_has_the_keyboard_is_pressed_and_the_bot_does_not_move(person: Person, key: str) -> None:
    person.play("c3 d4")
    (button,) = [
        button
        for button in person.window.panel.findChildren(QAbstractButton)
        if button.text() == "Take back" and button.isVisible()
    ]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    person.press(key)
    assert person.moves == "c3"
    assert not person.table.turns.is_thinking


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes])
def test_enter_asks_before_the_bot_moves_for_a_person_in_a_rated_game(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton
) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(2))))
    asked = answer_questions(monkeypatch, answer)
    person.press("Return")
    assert asked == [
        "With help, this game does not count for your rating. Do you want the bot to make this move for you?"
    ]
    if answer == QMessageBox.StandardButton.Yes:
        person.qtbot.waitUntil(lambda: len(person.moves.split()) == 2)
        person.press("Return")
        assert len(asked) == 1
    else:
        assert person.table.turns.thinker is None
        assert person.moves == ""


def test_full_screen_comes_and_goes(person: Person) -> None:
    person.press("F11")
    assert person.window.isFullScreen()
    person.press("Escape")
    assert not person.window.isFullScreen()


def test_after_full_screen_the_window_is_maximized_as_before(person: Person) -> None:
    person.window.showMaximized()
    person.press("F11")
    assert person.window.isFullScreen()
    person.press("F11")
    assert not person.window.isFullScreen()
    assert person.window.isMaximized()


def test_full_screen_that_the_desktop_began_is_left_with_escape(person: Person) -> None:
    person.window.showFullScreen()
    assert person.window.acts.full_screen.isChecked()
    person.press("Escape")
    assert not person.window.isFullScreen()


def actions(person: Person) -> list[QAction]:
    return [action for action in person.window.acts.children() if isinstance(action, QAction)]


def test_no_two_actions_share_a_key(person: Person) -> None:
    keys = [key.toString() for action in actions(person) for key in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_the_usual_keys_do_something(person: Person) -> None:
    usual = "Left Right Home End Up Down Return F1 F11 Ctrl+Z Ctrl+Shift+Z Ctrl+N Ctrl+O Ctrl+S Ctrl+Shift+S Ctrl+Q"
    usual += " Ctrl+, Ctrl+C Ctrl+V Ctrl+F Ctrl+?"
    keys = {key.toString() for action in actions(person) for key in action.shortcuts()}
    assert set(usual.split()) <= keys


def test_the_list_of_keys_has_each_once(person: Person) -> None:
    dialog = KeysDialog(person.window.menuBar(), person.window)
    person.qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    for action in actions(person):
        if action.shortcuts():
            assert texts.count(action.text().removesuffix("…").rstrip()) == 1
            assert action.shortcuts()[-1].toString() in texts


@pytest.mark.parametrize(
    ("language", "names", "others"),
    [
        ("de", {"Umschalt+G", "Umschalt+Eingabe", "Eingabe", "Strg+Eingabe"}, {"Return", "Enter"}),
        ("es", {"Mayúsculas+G", "Mayúsculas+Intro", "Ctrl+Intro", "Supr"}, {"Mayús", "Retorno", "Control", "Suprimir"}),
    ],
)
def test_the_list_of_keys_has_one_name_for_each_key(
    person: Person, language: str, names: set[str], others: set[str]
) -> None:
    person.window.settings.language = language
    QApplication.processEvents()
    dialog = KeysDialog(person.window.menuBar(), person.window)
    person.qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert names <= set(texts)
    assert not [text for text in texts if others & set(text.split("+"))]


def test_every_action_is_in_one_menu_and_says_what_it_does(person: Person) -> None:
    in_menus = person.window.menuBar().actions()
    for entry in in_menus:  # grows on the way
        if isinstance(menu := entry.menu(), QMenu):
            in_menus += menu.actions()
    for action in actions(person):
        assert in_menus.count(action) == 1, action.text()
        assert action.toolTip()


def test_no_menu_begins_with_resigning(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(0, "Ben", is_friend=True))))
    resign = person.window.acts.resign
    assert resign.isEnabled()
    (menu,) = [menu for menu in person.window.findChildren(QMenu) if resign in menu.actions()]
    first = next(action for action in menu.actions() if action.isEnabled() and not action.isSeparator())
    assert first is not resign


def test_what_can_be_done_in_a_lesson_has_a_menu_of_its_own_for_that_time(person: Person) -> None:
    acts = person.parts.learning_acts
    (lesson,) = [one for one in person.window.findChildren(QMenu) if acts.next_step in one.actions()]
    assert not lesson.menuAction().isEnabled()
    acts.lesson.trigger()
    assert lesson.menuAction().isEnabled()
    acts.leave.trigger()
    assert not lesson.menuAction().isEnabled()


# ---- beside exercises


@pytest.mark.parametrize("exercise", ["lesson", "puzzle", "drill", "shape"])
def test_escape_leaves_an_exercise(person: Person, exercise: str) -> None:
    page = show_exercise(person.parts, exercise)
    person.press("F2", "Escape")
    assert page.isVisible(), "the point cursor goes first"
    person.press("Escape")
    assert not page.isVisible()
    assert person.parts.stage.is_at_table


@pytest.mark.parametrize("exercise", ["puzzle", "drill"])
def test_the_key_of_a_hint_gives_one_in_an_exercise(person: Person, exercise: str) -> None:
    show_exercise(person.parts, exercise)
    person.press("H")
    practice = person.parts.stage.activity
    assert isinstance(practice, Practice)
    assert practice.hint is not None


@pytest.mark.parametrize("exercise", ["lesson", "puzzle", "drill"])
def test_moves_are_typed_beside_an_exercise(person: Person, exercise: str) -> None:
    page = show_exercise(person.parts, exercise)
    practice = person.parts.stage.activity
    assert isinstance(practice, Practice)
    before, (right, *_) = practice.game.node, right_moves(practice.game.node)
    person.press("M")
    entry = person.parts.entry_aside
    assert entry.hasFocus()
    assert page.rect().contains(QRect(entry.mapTo(page, QPoint()), entry.size()))
    person.write(practice.game.rules.format_move(right.move))
    person.press("Return")
    assert practice.game.node is not before
    assert entry.text() == ""
    person.press("Escape", "Escape")
    assert not page.isVisible()
    person.press("M")
    assert person.parts.history.entry.hasFocus()


@pytest.mark.parametrize("keys", [["Ctrl+Return"], ["M", "Ctrl+Return"]])
@pytest.mark.parametrize("exercise", ["puzzle", "shape"])
def test_one_key_goes_on_to_what_comes_next(person: Person, exercise: str, keys: list[str]) -> None:
    page = show_exercise(person.parts, exercise)
    before = page.windowTitle()
    person.press(*keys)
    assert not page.isVisible() or page.windowTitle() != before


def test_a_button_that_goes_hands_the_keyboard_to_the_board_and_not_to_another_button(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Practice, "reply_ms", 0)
    person.parts.learning_acts.lesson.trigger()
    lesson = page(person)
    lesson.show_me.setFocus()
    person.press("Return")
    settle(practice(person))
    assert person.board.hasFocus()
    person.press("Return", "Ctrl+Return")  # what stands where the button was is not pressed
    assert lesson.title.text() == "Neighbors"
    try_move(person, "c3")
    lesson.again.setFocus()
    person.press("Ctrl+Return")
    assert lesson.title.text() == "Climbing"
    assert person.board.hasFocus()
    lesson.show_me.setFocus()
    person.press("Tab")
    assert lesson.back.hasFocus()


def test_no_other_button_gets_the_keyboard_of_one_that_goes(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    acts, board = person.window.acts, person.board
    person.window.resize(1080, 780)
    person.window.findChild(OnboardingCard).close_button.setFocus()
    person.press("Return")
    assert board.hasFocus()
    person.play("c3")
    person.press("F2")
    cursor = board.choice.point
    person.button(acts.swap).setFocus(Qt.FocusReason.TabFocusReason)
    assert not board.choice.has_cursor
    person.press("Return")
    assert person.moves == "c3 swap-sides"
    assert (board.hasFocus(), board.choice.has_cursor, board.choice.point) == (True, True, cursor)
    beside = person.parts.pages.findChildren(ActionButton)
    next(button for button in beside if button.defaultAction() is acts.resign).setFocus()
    person.press("Return")
    assert person.table.game.is_decided
    assert board.hasFocus()


def test_enter_presses_the_button_of_a_dialog_that_has_the_keyboard(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, bool] = {}

    def look(name: str, place: QWidget) -> None:
        for button in place.findChildren(QPushButton):
            if isinstance(place, QDialog) and button.isVisible() and button.isEnabled():
                button.setFocus(Qt.FocusReason.TabFocusReason)
                seen[f"{name}: {button.text()}"] = button.isDefault()  # which is what Enter presses in a dialog

    person.play("c3 c4")
    visit_others(person, monkeypatch, look)
    assert {"NewGameDialog: How to play", "ProgressDialog: Forget…", "TagsDialog: OK"} <= set(seen)
    assert [name for name, is_pressed in seen.items() if not is_pressed] == []
