"""The table that screen readers find on the board: every point of every board has its cell, where it is seen."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent

from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.view.board.board_table import BoardTable, GameReading
from tests.model.seating import let_settle
from tests.rules.playing import WIRE_NAMES
from tests.view.hands import Person


@pytest.fixture
def table(person: Person, monkeypatch: pytest.MonkeyPatch) -> BoardTable:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    reading = person.board.findChild(GameReading)
    assert isinstance(reading, GameReading)
    reading.follow()
    assert reading.table is not None
    return reading.table


def begin(person: Person, wire_name: str, size: int) -> None:
    person.table.begin(GameSetup(wire_name, size))
    let_settle(person.table)


def cell(person: Person, table: BoardTable, name: str) -> QModelIndex:
    return table.points.index_of(person.table.game.rules.board.index_by_name[name])


def text(index: QModelIndex) -> object:
    return index.data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize("wire_name", WIRE_NAMES)
def test_every_point_has_a_cell_where_it_is_seen(person: Person, table: BoardTable, wire_name: str) -> None:
    begin(person, wire_name, ruleset_of(wire_name).default_size)
    board = person.table.game.rules.board
    points = table.points
    indexes = [points.index(row, column) for row in range(points.rowCount()) for column in range(points.columnCount())]
    said = {str(text(index)).partition(",")[0]: index for index in indexes if text(index)}
    assert set(said) == set(board.names)
    for name, index in said.items():
        assert table.visualRect(index).contains(person.place(name))


def test_cells_follow_the_game_and_the_cursor(person: Person, table: BoardTable) -> None:
    person.play("b2 b3")
    assert text(cell(person, table, "b2")) == "b2, Black"
    assert text(cell(person, table, "b3")) == "b3, White, last move"
    person.play("b2-b3")
    assert text(cell(person, table, "b3")) == "b3, Black, height 2, last move"
    person.hover("b3")
    assert not table.currentIndex().isValid()  # the pointer is nobody's focus
    person.press("F2")
    assert table.currentIndex() == cell(person, table, "b3")
    person.press("Left")
    assert table.currentIndex() == cell(person, table, "a3")
    person.press("Escape")
    assert not table.currentIndex().isValid()


def test_what_is_selected_is_selected_in_the_table(person: Person, table: BoardTable) -> None:
    person.play("b2 b3")
    person.click("b2")
    assert table.selectedIndexes() == [cell(person, table, "b2")]
    person.click("b2")
    assert table.selectedIndexes() == []
    person.hover("b2")
    person.press("F2", "Return")
    assert table.selectedIndexes() == [cell(person, table, "b2")]
    person.press("Right", "Return")  # where it may not go
    assert table.selectedIndexes() == []
    person.press("Left", "Return")
    assert table.selectedIndexes() == [cell(person, table, "b2")]
    person.board.choice.open_for(False)  # as where the disk is slow
    assert table.selectedIndexes() == []


def test_an_event_at_a_point_names_its_cell(person: Person, table: BoardTable, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Focus:
            heard.append(QAccessible.queryAccessibleInterface(table).child(event.child()).text(QAccessible.Text.Name))

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    person.hover("c3")
    person.press("F2", "Up")
    assert heard == ["c3, empty", "c4, empty"]
