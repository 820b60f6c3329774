"""Buttons for actions."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QActionEvent, QHideEvent, QMouseEvent
from PySide6.QtWidgets import QToolButton


class PressedButton(QToolButton):
    """Button that takes the second press of a double click only if it had the first one.

    That may have been for a button whose place this one has taken.
    """

    def __init__(self) -> None:
        super().__init__()
        self._was_pressed = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._was_pressed = True
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._was_pressed:
            super().mouseDoubleClickEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._was_pressed = False
        super().leaveEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._was_pressed = False
        super().hideEvent(event)


class ActionButton(PressedButton):
    """Button for an action; it takes the keyboard by Tab only, so that a click does not move it.

    Its icon is as large as the type, as the style says, by this class's name and by `isBeside`.
    """

    def __init__(self, action: QAction, style: Qt.ToolButtonStyle) -> None:
        super().__init__()
        self.setDefaultAction(action)
        self.setToolButtonStyle(style)
        self.setProperty("isBeside", style == Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def actionEvent(self, event: QActionEvent) -> None:
        # WORKAROUND: at each change of the action Qt 6.11 connects the button with it once more.
        action = event.action()
        if event.type() == QEvent.Type.ActionChanged and action is self.defaultAction():
            self._follow(action)
        else:
            super().actionEvent(event)

    def _follow(self, action: QAction) -> None:
        self.setText(action.iconText().replace("&", "&&"))
        self.setIcon(action.icon())
        self.setToolTip(action.toolTip())
        self.setStatusTip(action.statusTip())
        self.setWhatsThis(action.whatsThis())
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.setEnabled(action.isEnabled())
