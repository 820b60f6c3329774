"""Buttons that go through what answers a wrong move, back and forth."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.learning.tried_line import TriedLine
from escabel_gui.view.language import in_every_language
from escabel_gui.view.look.style import STEP


class LineButtons(QWidget):
    """There while there is more than the wrong move; the arrow keys press them."""

    def __init__(self, practice: Practice) -> None:
        super().__init__()
        self._line = TriedLine(practice)
        self.back, self.on = QAction(self), QAction(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * STEP)
        for action, key, go in (
            (self.back, Qt.Key.Key_Left, self._line.go_back),
            (self.on, Qt.Key.Key_Right, self._line.go_on),
        ):
            action.setShortcut(key)
            action.triggered.connect(lambda _checked=False, go=go: go())
            button = QToolButton()
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setDefaultAction(action)
            layout.addWidget(button)
        layout.addStretch(1)
        in_every_language(self, self._speak)
        practice.changed.connect(self._refresh)
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
