"""A button for an action."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton


class ActionButton(QToolButton):
    """Takes the keyboard by Tab only: whoever clicks it goes on where they were.

    Its icon is as large as the type, as the style says, by this class's name and by `isBeside`.
    """

    def __init__(self, action: QAction, style: Qt.ToolButtonStyle) -> None:
        super().__init__()
        self.setDefaultAction(action)
        self.setToolButtonStyle(style)
        self.setProperty("isBeside", style == Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
