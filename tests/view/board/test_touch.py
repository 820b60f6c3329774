"""The board under a finger: as under the mouse, and a finger that rests is told what a pointer would be told."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from escabel_gui.view.board import board_view
from tests.model.seating import let_settle
from tests.view.hands import Person


@pytest.fixture(scope="module")
def screen(qapp: QApplication) -> QPointingDevice:
    return QTest.createTouchDevice()


class Finger:
    def __init__(self, person: Person, screen: QPointingDevice) -> None:
        self._person = person
        self._screen = screen

    def _touch(self) -> QTest.QTouchEventSequence:
        return QTest.touchEvent(self._person.board.viewport(), self._screen, autoCommit=False)

    def put_down(self, at: QPoint) -> None:
        let_settle(self._person.table)
        touch = self._touch()
        touch.press(0, at, self._person.board.viewport())
        touch.commit()

    def move(self, to: QPoint) -> None:
        touch = self._touch()
        touch.move(0, to, self._person.board.viewport())
        touch.commit()

    def lift(self, at: QPoint) -> None:
        touch = self._touch()
        touch.release(0, at, self._person.board.viewport())
        touch.commit()

    def tap(self, name: str) -> None:
        self.put_down(self._person.place(name))
        self.lift(self._person.place(name))


@pytest.fixture
def finger(person: Person, screen: QPointingDevice) -> Finger:
    return Finger(person, screen)


def test_taps_place_and_move(person: Person, finger: Finger) -> None:
    finger.tap("b2")
    finger.tap("b3")
    assert person.moves == "b2 b3"
    finger.tap("b2")
    finger.tap("b3")
    assert person.moves == "b2 b3 b2-b3"


def test_a_finger_carries_a_stack(person: Person, finger: Finger) -> None:
    person.play("b2 b3")
    finger.put_down(person.place("b2"))
    finger.move((person.place("b2") + person.place("b3")) / 2)
    finger.move(person.place("b3"))
    finger.lift(person.place("b3"))
    assert person.moves == "b2 b3 b2-b3"


def test_a_finger_that_rests_is_told_what_would_come_and_plays_nothing(
    person: Person, finger: Finger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_view, "HOLD_MS", 0)
    person.play("b2 b3")
    finger.put_down(person.place("c3"))
    person.qtbot.waitUntil(lambda: person.board.is_held)
    assert person.message.startswith("c3 becomes Black’s.")
    assert "c3" in person.ghosts
    finger.lift(person.place("c3"))
    assert person.moves == "b2 b3"
    assert person.ghosts == {}
    monkeypatch.setattr(board_view, "HOLD_MS", 60_000)
    finger.tap("d4")
    assert person.moves == "b2 b3 d4"
