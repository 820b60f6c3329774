"""The keyboard: the point cursor, typed moves, shortcuts, and where they do not fire."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMessageBox

from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.exercises.exercise import right_moves
from escabel_gui.rules.catalogue import CATALOGUE, make_rules, parse_wire_name
from escabel_gui.view.help.keys_dialog import KeysDialog
from escabel_gui.view.look.geometry import Geometry
from escabel_gui.view.widgets.keys import ARROWS
from hands import Person, SitDown, answer_questions
from pupil import show_exercise


def cursor(person: Person) -> str | None:
    """Return the point that the cursor is on."""
    point = person.window.scene.hints.cursor
    return None if point is None else person.table.game.rules.board.names[point]


def test_the_cursor_appears_in_the_middle_and_goes_by_arrow_keys(person: Person) -> None:
    assert cursor(person) is None
    person.press("F2")
    assert cursor(person) == "c3"
    for keys, name in (("Right", "d3"), ("Up", "d4"), ("Left", "c4"), ("Down", "c3")):
        person.press(keys)
        assert cursor(person) == name


def test_the_cursor_stays_on_the_board(person: Person) -> None:
    person.press("F2")
    for _ in range(9):
        person.press("Right")
    assert cursor(person) == "e3"


def test_the_cursor_goes_where_it_is_seen_to_go_on_a_flipped_board(person: Person) -> None:
    person.press("Ctrl+F", "F2", "Right")
    assert cursor(person) == "b3"


@pytest.mark.parametrize("leave", ["M", "Esc"])
def test_what_the_cursor_would_do_goes_with_the_cursor(person: Person, leave: str) -> None:
    person.press("F2", "Right")
    assert person.ghosts == {"d3": "b"}
    person.press(leave)
    assert person.ghosts == {}
    assert cursor(person) is None
    person.press("F2")
    assert cursor(person) == "d3"


@pytest.mark.parametrize("wire_name", [ruleset.name for ruleset in CATALOGUE])
def test_the_cursor_gets_from_every_point_to_its_neighbors(wire_name: str) -> None:
    ruleset, _ = parse_wire_name(wire_name)
    board = make_rules(wire_name, ruleset.sizes[0]).board
    geometry = Geometry(board)
    for point in range(int(board.points)):
        reached = {point}
        for _ in range(4):
            reached |= {geometry.next_point(one, *way) for one in reached for way in ARROWS.values()}
        assert set(board.neighbors(point)) <= reached


def test_pressing_on_leads_along_the_row() -> None:
    board = make_rules("conquare", 7).board
    geometry = Geometry(board)
    point = board.index_by_name["a1"]
    names = []
    for _ in range(4):
        point = geometry.next_point(point, 1, 0)
        names.append(board.names[point])
    assert names == ["b2", "c3", "d2", "e3"]


def test_enter_places_at_the_cursor(person: Person) -> None:
    person.press("F2", "Return")
    assert person.moves == "c3"
    assert cursor(person) == "c3"


def test_enter_takes_a_piece_and_puts_it_down(person: Person) -> None:
    person.play("c3 c4")
    person.press("F2", "Return")
    assert person.targets == {"c4"}
    person.press("Up", "Enter")
    assert person.moves == "c3 c4 c3-c4"


def test_escape_puts_a_piece_back_and_then_the_cursor_away(person: Person) -> None:
    person.play("c3 c4")
    person.press("F2", "Return", "Escape")
    assert cursor(person) == "c3"
    person.press("Right")
    assert person.ghosts == {"d3": "b"}
    person.press("Escape")
    assert cursor(person) is None


def test_the_cursor_describes_its_point(person: Person) -> None:
    person.play("c3 d3")
    person.press("F2")
    assert person.about_point == "c3, Black"
    person.press("Right")
    assert person.board.accessibleDescription() == "d3, White"


def test_the_tab_key_brings_the_cursor_up(person: Person) -> None:
    person.parts.history.entry.setFocus()
    person.board.setFocus(Qt.FocusReason.TabFocusReason)
    assert cursor(person) is not None


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # which a display that is not there cannot
def test_the_cursor_stays_while_a_menu_is_open(person: Person) -> None:
    person.press("F2", "Right")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(person.board.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert cursor(person) == "d3"
    menu.close()
    assert cursor(person) == "d3"
    person.press("Up")
    assert cursor(person) == "d4"


def test_the_cursor_stays_while_the_menu_bar_has_the_keyboard(person: Person) -> None:
    person.press("F2", "Right")
    person.window.menuBar().setFocus(Qt.FocusReason.MenuBarFocusReason)
    person.board.setFocus(Qt.FocusReason.MenuBarFocusReason)
    assert cursor(person) == "d3"


# ---- typed moves


def test_moves_can_be_typed(person: Person) -> None:
    person.press("M")
    for move in ("c3", "C4", " c3-c4 "):
        person.write(move)
        person.press("Return")
    assert person.moves == "c3 c4 c3-c4"
    assert person.parts.history.entry.text() == ""


@pytest.mark.parametrize(("text", "reason"), [("c3", "taken"), ("z9", "no point z9"), ("hello", "is no move")])
def test_what_cannot_be_played_stays_in_the_field_and_is_explained(person: Person, text: str, reason: str) -> None:
    person.play("c3")
    person.press("M")
    person.write(text)
    person.press("Return")
    assert reason in person.message
    assert person.parts.history.entry.text() == text
    assert person.moves == "c3"
    person.write("d4")
    person.press("Return")
    assert person.moves == "c3 d4", "what is typed next takes its place"


def test_escape_leaves_the_field(person: Person) -> None:
    person.press("M")
    assert person.parts.history.entry.hasFocus()
    person.press("Escape")
    assert person.board.hasFocus()


def refuse(person: Person, text: str) -> None:
    """Type what cannot be played, which stays in the field to be mended."""
    person.press("M")
    person.write(text)
    person.press("Return")
    assert person.parts.history.entry.text() == text


def test_escape_and_a_new_game_clear_the_field(person: Person) -> None:
    entry = person.parts.history.entry
    refuse(person, "z9")
    person.press("Escape")
    assert entry.text() == ""
    refuse(person, "z9")
    person.table.begin(GameSetup("quabble", 3))
    assert entry.text() == ""


def test_a_move_is_typed_in_the_place_of_one_that_was_refused(person: Person) -> None:
    refuse(person, "z9")
    person.click("d4")
    person.press("M")
    person.write("b2")
    person.press("Return")
    assert person.moves == "d4 b2"


@pytest.mark.parametrize(
    ("game", "size", "moves", "examples"),
    [("quabble", 3, "", "b2"), ("escabel", 5, "c3 c4", "b3 or c3-c4"), ("fast-conquare", 3, "", "a5")],
)
def test_the_refusal_of_a_typed_text_names_moves_of_this_position(
    sit_down: SitDown, game: str, size: int, moves: str, examples: str
) -> None:
    person = sit_down(GameSetup(game, size, (Player(), Player())))
    person.play(moves)
    refuse(person, "hello")
    assert person.message == f"“hello” is no move: write it like {examples}."


def test_words_for_moves_are_typed_in_the_language_of_the_window(person: Person) -> None:
    person.window.settings.language = "es"
    person.play("c3")
    refuse(person, "pasar")
    assert person.message == "En este juego nadie puede pasar."
    person.press("Escape", "M")
    person.write("cambiar")
    person.press("Return")
    assert person.moves == "c3 swap-sides"


def test_no_shortcut_fires_while_one_types(person: Person) -> None:
    person.play("c3 d4 a1")
    person.press("M")
    person.write("lm lM")
    for keys in ("Left", "Right", "Home", "End", "Up", "Down", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+C", "Ctrl+V"):
        person.press(keys)
    assert person.moves == "c3 d4 a1"
    assert person.parts.history.entry.hasFocus()
    assert not person.window.acts.overlay.isChecked()


# ---- shortcuts


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
        ("es", {"Mayúsculas+G", "Mayúsculas+Intro", "Intro", "Control+Intro"}, {"Mayús", "Retorno"}),
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
        if (menu := entry.menu()) is not None:
            in_menus += menu.actions()  # type: ignore[attr-defined]
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


def test_one_move_after_the_other_can_be_typed(person: Person) -> None:
    person.press("M")
    person.write("z9")
    person.press("Return")
    assert person.parts.history.entry.hasFocus()  # to be mended
    person.press("Ctrl+A")
    for move in ("b2", "c3"):
        person.write(move)
        person.press("Return")
    assert (person.moves, person.parts.history.entry.text()) == ("b2 c3", "")
    person.press("Escape", "H")
    assert person.parts.analysis.hint.is_on
    assert person.parts.history.entry.text() == ""


def test_the_cursor_comes_back_from_the_field_for_moves(person: Person) -> None:
    person.press("F2", "Right", "M", "Escape")
    assert cursor(person) == "d3"
    person.press("Escape", "M", "Escape")
    assert cursor(person) is None
    assert person.board.hasFocus()


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
