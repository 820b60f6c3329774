"""The board under a pen: it leaves the pen's events to Qt, which makes the mouse's of them, and plays by those."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice, QTabletEvent
from PySide6.QtWidgets import QApplication

from escabel_gui.view.board import board_view
from tests.model.seating import let_settle
from tests.view.hands import Person

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier
TYPES = {
    QEvent.Type.MouseButtonPress: QEvent.Type.TabletPress,
    QEvent.Type.MouseMove: QEvent.Type.TabletMove,
    QEvent.Type.MouseButtonRelease: QEvent.Type.TabletRelease,
}


class Pen:
    def __init__(self, person: Person) -> None:
        kind, tip = QInputDevice.DeviceType.Stylus, QPointingDevice.PointerType.Pen
        self._device = QPointingDevice("pen", 7, kind, tip, QInputDevice.Capability.Position, 1, 1)
        self._person = person

    def _tell(self, mouse: QEvent.Type, name: str, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        """Send an event as Qt does where a pen is: its own first, and the mouse's if nobody wanted that."""
        viewport = self._person.board.viewport()
        at = QPointF(self._person.place(name))
        on_screen = QPointF(viewport.mapToGlobal(at))
        own = QTabletEvent(TYPES[mouse], self._device, at, on_screen, 0.5, 0, 0, 0, 0, 0, PLAIN, button, held)
        own.ignore()
        QApplication.sendEvent(viewport, own)
        assert not own.isAccepted()
        QApplication.sendEvent(viewport, QMouseEvent(mouse, at, on_screen, button, held, PLAIN, self._device))

    def drag(self, source: str, target: str) -> None:
        let_settle(self._person.table)
        self._tell(QEvent.Type.MouseButtonPress, source, LEFT, LEFT)
        self._tell(QEvent.Type.MouseMove, target, NONE, LEFT)
        self._tell(QEvent.Type.MouseButtonRelease, target, LEFT, NONE)

    def tap(self, name: str) -> None:
        self.drag(name, name)


def test_a_pen_taps_and_drags(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_view, "HOLD_MS", 0)  # which a pen has none of
    assert QApplication.testAttribute(Qt.ApplicationAttribute.AA_SynthesizeMouseForUnhandledTabletEvents)
    pen = Pen(person)
    pen.tap("b2")
    pen.tap("b3")
    assert person.moves == "b2 b3"
    pen.drag("b2", "b3")
    assert person.moves == "b2 b3 b2-b3"
