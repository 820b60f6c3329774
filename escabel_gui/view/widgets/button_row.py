"""Buttons for actions that share the width of a row, and buttons to choose by."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton

from escabel_gui.view.look.style import STEP
from escabel_gui.view.widgets.action_button import ActionButton


class ButtonRow(QHBoxLayout):
    """Row of buttons with icons or words; rare ones always have icons, and are seen only while enabled."""

    def __init__(self, actions: Sequence[QAction], rare: Sequence[QAction] = ()) -> None:
        super().__init__()
        self.setSpacing(2 * STEP)
        self._usual = [ActionButton(action, Qt.ToolButtonStyle.ToolButtonIconOnly) for action in actions]
        for button in self._usual:
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setProperty("isSwitch", button.defaultAction().isCheckable())  # whose icon says whether it is on
            self.addWidget(button)
        for action in rare:
            button = ActionButton(action, Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            action.enabledChanged.connect(button.setVisible)
            button.setVisible(action.isEnabled())
            self.addWidget(button)

    def name(self, is_named: bool) -> None:
        """Show words on the buttons, or icons."""
        style = Qt.ToolButtonStyle.ToolButtonTextOnly if is_named else Qt.ToolButtonStyle.ToolButtonIconOnly
        for button in self._usual:
            button.setToolButtonStyle(style)
        self.invalidate()  # it is asked for its width right after that


def choice_button() -> QToolButton:
    """Return a button for one of several things to choose from."""
    button = QToolButton()
    button.setCheckable(True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
