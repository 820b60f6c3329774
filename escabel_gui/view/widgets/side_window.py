"""Windows beside the main one, such as that of the library."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from escabel_gui.shipped import resources
from escabel_gui.view.guarding import guarded
from escabel_gui.view.widgets.focus import is_gone
from escabel_gui.view.widgets.keys import is_enter
from escabel_gui.view.widgets.second_click import SecondClickFilter


class SideWindow(QWidget):
    """Window that Escape closes, and in which Enter presses the button that has the keyboard, as Space does."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowIcon(QIcon(str(resources() / "icons" / "escabel.svg")))
        SecondClickFilter(self)

    @property
    def home(self) -> QWidget:
        """Widget that gets the keyboard when the one that had it is hidden or disabled."""
        raise NotImplementedError

    def come_to_front(self) -> None:
        """Show the window before all others, ready for keys."""
        self.show()
        self.raise_()
        self.activateWindow()

    def event(self, event: QEvent) -> bool:
        """Let Enter press a focused button; elsewhere it may be a shortcut."""
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            if is_enter(event) and isinstance(self.focusWidget(), QAbstractButton):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        button = self.focusWidget()
        if is_enter(event) and isinstance(button, QAbstractButton):
            button.click()
        elif event.matches(QKeySequence.StandardKey.Cancel):
            self.close()
        else:
            super().keyPressEvent(event)

    @guarded(bool)
    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Go on to the next widget for a key, but give the keyboard to `home` when what had it is gone.

        The next button does something else, and might be pressed in place of one that was hidden or disabled.
        """
        if not is_gone(self.focusWidget()):
            return super().focusNextPrevChild(is_next)
        self.home.setFocus()
        return True
