"""Positions that are set up freely: put together by mouse and keys, judged by the rules, played on from."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.board.board_table import BoardTable
from escabel_gui.view.new_game.set_up_board import FLIP
from escabel_gui.view.new_game.set_up_dialog import SetUpDialog
from escabel_gui.view.plain import PlainLabel
from tests.model.seating import close
from tests.view.hands import Person, SitDown

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def open_dialog(person: Person) -> SetUpDialog:
    dialog = SetUpDialog(person.table.game, (Player(), Player()), person.window.scene.theme)
    person.qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    person.qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def click(dialog: SetUpDialog, name: str, button: Qt.MouseButton = LEFT) -> None:
    point = dialog.tree.rules.board.index_by_name[name] if dialog.board.stacks else 0
    place = dialog.board.position_of(point).toPoint()
    QTest.mouseClick(dialog.board.viewport(), button, Qt.KeyboardModifier.NoModifier, place)


def test_it_begins_with_the_position_that_was_looked_at(person: Person) -> None:
    person.play("c3 c4 c3-c4")
    dialog = open_dialog(person)
    assert dialog.board.stacks == "c3w c4wb"
    assert dialog.turn.currentData() == WHITE


def test_who_is_to_move_takes_no_more_room_than_it_needs(person: Person) -> None:
    dialog = open_dialog(person)
    dialog.resize(1200, 700)
    dialog.show()
    QApplication.processEvents()
    assert dialog.turn.width() == dialog.turn.sizeHint().width() <= dialog.black.kind.width()


def test_clicks_pile_flip_and_take_off(person: Person) -> None:
    person.play("c3 c4")
    dialog = open_dialog(person)
    dialog.tools.buttons[WHITE].click()
    click(dialog, "c3")
    click(dialog, "a2")
    assert dialog.board.stacks == "a2w c3bw c4w"
    dialog.tools.buttons[FLIP].click()
    click(dialog, "c3")
    click(dialog, "b2")
    assert dialog.board.stacks == "a2w c3bb c4w"
    click(dialog, "c4", RIGHT)
    click(dialog, "c4", RIGHT)
    assert dialog.board.stacks == "a2w c3bb"
    assert person.table.game.piles == person.window.scene.shown_piles, "the game itself is as it was"


@pytest.mark.parametrize("button", [Qt.MouseButton.MiddleButton, Qt.MouseButton.BackButton])
def test_other_buttons_put_nothing(person: Person, button: Qt.MouseButton) -> None:
    dialog = open_dialog(person)
    click(dialog, "c3", button)
    assert dialog.board.stacks == ""


def test_keys_do_the_same(person: Person) -> None:
    board = open_dialog(person).board
    board.setFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_3, Qt.Key.Key_Up):
        QTest.keyClick(board, key)
    assert board.stacks == "c3bw d3w"
    QTest.keyClick(board, Qt.Key.Key_Down)
    QTest.keyClick(board, Qt.Key.Key_Delete)
    assert board.stacks == "c3bw"
    assert board.accessibleDescription() == "d3, empty"


def test_the_keys_are_told_with_the_words_on_the_buttons(person: Person) -> None:
    person.window.settings.language = "es"
    dialog = open_dialog(person)
    told = " ".join(label.text() for label in dialog.findChildren(PlainLabel))
    assert "1 (Negro), 2 (Blanco), 3 (Voltear)" in told


@pytest.mark.parametrize("wire_name", ["quabble", "qualos", "conquare"])
def test_where_nothing_is_piled_up_a_click_changes_the_color(sit_down: SitDown, wire_name: str) -> None:
    dialog = open_dialog(sit_down(GameSetup(wire_name, 5, (Player(), Player()))))
    board = dialog.board
    board.put([(WHITE,), *board.piles[1:]])
    name = board.names[0]
    click(dialog, name)
    assert board.piles[0] == (BLACK,)
    click(dialog, name)
    assert board.piles[0] == (BLACK,), "the stone is Black's already"
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_2)
    assert board.piles[0] == (WHITE,)
    assert "no stack here is higher" not in dialog.verdict.text()
    click(dialog, name, RIGHT)
    assert board.piles[0] == ()


@pytest.mark.parametrize(
    ("wire_name", "stacks", "verdict"),
    [
        ("escabel", {}, "Put at least one piece on the board."),
        ("abande", {"d4": (BLACK,), "d6": (WHITE,)}, "All stacks form one band: d4 and d6 do not."),
        ("abande", {"d4": (BLACK, WHITE), "d5": (BLACK,)}, ""),
        (
            "abande",
            dict.fromkeys(["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "b5", "c1"], (BLACK, BLACK)),
            "Each side has",
        ),
        ("quabble", {"a1": (BLACK, BLACK)}, "a1 is 2 high, and no stack here is higher than 1."),
    ],
)
def test_what_the_rules_cannot_have_is_refused_with_a_sentence(
    sit_down: SitDown, wire_name: str, stacks: dict[str, tuple[int, ...]], verdict: str
) -> None:
    person = sit_down(GameSetup(wire_name, {"abande": 7}.get(wire_name, 5), (Player(), Player())))
    dialog = open_dialog(person)
    names = person.table.game.rules.board.names
    dialog.board.put([stacks.get(name, ()) for name in names])
    assert dialog.verdict.text().startswith(verdict)
    assert bool(dialog.verdict.text()) == bool(verdict)
    assert dialog.start.isEnabled() == (not verdict)
    assert dialog.hands.isHidden() == (wire_name != "abande")


def test_the_side_to_move_counts(sit_down: SitDown) -> None:
    dialog = open_dialog(sit_down(GameSetup("escabel", 3, (Player(), Player()))))
    for point in (0, 3, 6):
        dialog.board.use(BLACK, point)
    assert dialog.verdict.text() == "The game would be over here: Black would have won."
    dialog.turn.setCurrentIndex(1)
    assert dialog.start.isEnabled()


def test_one_plays_on_from_it_and_finds_it_again(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(dialog: SetUpDialog) -> int:
        dialog.board.use(BLACK, 0)
        dialog.board.use(WHITE, 0)
        dialog.board.use(WHITE, 7)
        dialog.turn.setCurrentIndex(1)
        dialog.white.player = Player(1)
        return 1

    monkeypatch.setattr(QDialog, "exec", choose)
    person.window.acts.set_up.trigger()
    table = person.table
    assert person.piles["a1"] == "bw"
    person.qtbot.waitUntil(lambda: table.game.node.depth == 1)
    close(table)
    assert table.path is not None
    tree = read_sgf(table.path.read_text("utf-8"))
    assert (tree.start_turn, tree.start_stacks) == (WHITE, "a1bw c2w")
    assert len(tree.main_line()) == 2


def test_a_screen_reader_finds_the_points(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    board = open_dialog(person).board
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_1)
    table = board.findChild(BoardTable)
    assert isinstance(table, BoardTable)
    assert table.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) == "c3, b"
