"""A button beside a message, for an action that the message speaks of."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton


class AnswerButton(QPushButton):
    """Button with the name of its action, also when that gets another name or language."""

    renamed = Signal()

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self._action = action
        self._follow()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # it goes when clicked, and would hand the keyboard on
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)

    def _follow(self) -> None:
        text = self._action.iconText().removesuffix("…").rstrip()
        self.setToolTip(self._action.toolTip())
        self.setEnabled(self._action.isEnabled())
        if text != self.text():
            self.setText(text)
            self.renamed.emit()

    def go(self) -> None:
        """Remove the button, as the message is another one."""
        self._action.changed.disconnect(self._follow)
        self.hide()
        self.deleteLater()
