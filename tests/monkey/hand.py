"""The hand of the monkey: what it can touch, and how it clicks, moves and chooses."""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from escabel_gui.model.table.table import Table
from tests.monkey.world import World

NO_MODIFIER = Qt.KeyboardModifier.NoModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Hand:
    """Hand that acts in a world, with a random generator of its own for each step: any step can be repeated alone."""

    def __init__(self, world: World, note: Callable[[str], object]) -> None:
        self.world = world
        self.note = note
        self.chance = Random()
        self._held: list[QWidget] = []  # PySide forgets a widget with the last mention of its parent

    @property
    def table(self) -> Table:
        return self.world.window.table

    def somewhere(self) -> tuple[QWidget, QPoint] | None:
        """Return a visible widget and a place in it: half of the time any place, else any widget, however small."""
        self._held = []  # before anything is looked for: it may be what was found in these
        windows = self.world.windows()
        if not windows:
            return None
        window = self.chance.choice(windows)
        if self.chance.random() < 0.5:
            at = QPoint(self.chance.randrange(max(window.width(), 1)), self.chance.randrange(max(window.height(), 1)))
            widget = window.childAt(at) or window
            self._held = [window, widget]
            return widget, widget.mapFrom(window, at)
        self._held = [window, *window.findChildren(QWidget)]
        widgets = [child for child in self._held if child.isVisible() and child.isEnabled()]
        widget = self.chance.choice([child for child in widgets if child.window() is window] or [window])
        return widget, QPoint(
            self.chance.randrange(max(widget.width(), 1)), self.chance.randrange(max(widget.height(), 1))
        )

    def mouse(self, kind: QEvent.Type, widget: QWidget, at: QPoint, button: Qt.MouseButton, held: bool) -> None:
        if isValid(widget):
            buttons = button if held else Qt.MouseButton.NoButton
            place = QPointF(at)
            event = QMouseEvent(kind, place, QPointF(widget.mapToGlobal(at)), button, buttons, NO_MODIFIER)
            QApplication.sendEvent(widget, event)

    def move(self, widget: QWidget, at: QPoint, held: bool = False) -> None:
        if isValid(widget):
            buttons = LEFT if held else Qt.MouseButton.NoButton
            event = QMouseEvent(
                QEvent.Type.MouseMove,
                QPointF(at),
                QPointF(widget.mapToGlobal(at)),
                Qt.MouseButton.NoButton,
                buttons,
                NO_MODIFIER,
            )
            QApplication.sendEvent(widget, event)

    def click(self, widget: QWidget, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self.move(widget, at)
        if isValid(widget):
            QTest.mousePress(widget, button, NO_MODIFIER, at)
        if isValid(widget):
            QTest.mouseRelease(widget, button, NO_MODIFIER, at)
        if button == RIGHT and isValid(widget):
            menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, widget.mapToGlobal(at), NO_MODIFIER)
            QApplication.sendEvent(widget, menu)

    def strike(self, widget: QWidget, keys: str) -> None:
        """Press keys, by their English names, whatever is spoken."""
        QTest.keySequence(widget, QKeySequence(keys, QKeySequence.SequenceFormat.PortableText))

    def trigger(self, action: QAction) -> None:
        self.note(f"{action.text()!r}")
        action.trigger()

    def has_board(self) -> bool:
        return self.world.is_open and self.world.front is None

    def sees_game(self) -> bool:
        """Return whether the game on the table is seen, and not a lesson on another board."""
        return self.world.window.scene.geometry.board is self.table.game.rules.board

    def a_move(self) -> int | None:
        """Return a legal move, if the person may make one."""
        if not self.has_board() or not self.table.may_play or not self.sees_game():
            return None
        moves = self.table.game.rules.legal_move_list(self.table.game.state)
        return self.chance.choice(moves) if moves else None
