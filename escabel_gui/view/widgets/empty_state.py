"""Placeholder in the middle of an empty list: what to do, and the button for it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from escabel_gui.view.look.style import STEP, STRETCH, filled, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.action_button import ActionButton


class EmptyState(QWidget):
    """A sentence and a button for an action."""

    def __init__(self, text: str, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = PlainLabel(text, wraps=True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.button = ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.button.setProperty("isMain", True)
        layout = filled(spaced(QVBoxLayout(self), 3 * STEP, margins=(4 * STEP, 0, 4 * STEP, 0)), STRETCH, self.label)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)

    def say(self, text: str, action: QAction) -> None:
        """Show what else is to be done, and the button for it."""
        self.label.setText(text)
        if action is not self.button.defaultAction():
            self.button.removeAction(self.button.defaultAction())  # or else there would be a menu of both
            self.button.setDefaultAction(action)
