"""Buttons that go through the answer to a move, back and forth."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QWidget

from escabel_gui.record.tree import Node
from escabel_gui.view.language import in_every_language
from escabel_gui.view.look.style import STEP, spaced
from escabel_gui.view.widgets.action_button import ActionButton


class SteppedLine(Protocol):
    """Moves that follow each other, of which one position is on the board."""

    @property
    def earlier(self) -> Node | None:
        """The position before; None at the beginning."""

    @property
    def later(self) -> Node | None:
        """The position after; None at the end."""

    def go_back(self) -> None:
        """Show the position before, if there is one."""

    def go_on(self) -> None:
        """Show the position after, if there is one."""


class LineButtons(QWidget):
    """Buttons that go through a line, shown while there is a move to go to; the arrow keys press them."""

    def __init__(self, line: SteppedLine, changed: SignalInstance) -> None:
        """Set up the buttons; `changed` means that another position of the line is on the board, or another line."""
        super().__init__()
        self._line = line
        self.back, self.on = QAction(self), QAction(self)
        layout = spaced(QHBoxLayout(self), 2 * STEP, margins=0)
        for action, key, go in (
            (self.back, Qt.Key.Key_Left, self._line.go_back),
            (self.on, Qt.Key.Key_Right, self._line.go_on),
        ):
            action.setShortcut(key)
            action.triggered.connect(go)
            layout.addWidget(ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextOnly))
        layout.addStretch(1)
        in_every_language(self, self._speak)
        changed.connect(self._refresh)
        self._refresh()

    def _speak(self) -> None:
        self.back.setText(self.tr("‹ Back"))
        self.on.setText(self.tr("Forward ›"))
        self.back.setToolTip(self.tr("The move before (Left)"))
        self.on.setToolTip(self.tr("The next move of the answer (Right)"))

    def _refresh(self) -> None:
        can_go_back, can_go_on = self._line.earlier is not None, self._line.later is not None
        self.back.setEnabled(can_go_back)
        self.on.setEnabled(can_go_on)
        self.setVisible(can_go_back or can_go_on)
