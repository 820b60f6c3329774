"""A button for an action: its icon is as large as the type, also when that changes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton

from escabel_gui.view.look.style import STEP

AIR: Final = STEP  # between icon and text, besides what the style leaves


class ActionButton(QToolButton):
    """Takes the keyboard by Tab only: whoever clicks it goes on where they were."""

    def __init__(self, action: QAction, style: Qt.ToolButtonStyle) -> None:
        super().__init__()
        self.setDefaultAction(action)
        self.setToolButtonStyle(style)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._fit()

    def _fit(self) -> None:
        height = self.fontMetrics().height()
        is_beside = self.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.setIconSize(QSize(height + (AIR if is_beside else 0), height))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
