"""Lines at the foot of the library and the report: what to do or what has happened, with its buttons, and a detail."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from escabel_gui.view.look.style import filled, spaced
from escabel_gui.view.plain import PlainLabel, shortened
from escabel_gui.view.widgets.announcing import Announcer
from escabel_gui.view.widgets.answer_button import AnswerButton


class Line(PlainLabel):
    """Text that has more lines where the window is narrow, and never makes it wider."""

    def __init__(self) -> None:
        super().__init__(wraps=True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)


class MessageBar(QWidget):
    """The messages of a window; two lines high, so that nothing above them jumps, and higher where they are long."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fit()
        self._announcer = Announcer(self)
        self.message = Line()
        self.detail = Line()
        self.detail.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.buttons: list[AnswerButton] = []
        self._actions: list[QAction] = []
        self._button_row = spaced(QHBoxLayout(), 8)
        lines = filled(spaced(QVBoxLayout(), 2), self.message, self.detail)
        filled(spaced(QHBoxLayout(self), 16, margins=(16, 8, 16, 8)), (lines, 1), self._button_row)

    def _fit(self) -> None:
        self.setMinimumHeight(2 * self.fontMetrics().height() + 24)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def say(self, text: str, actions: list[QAction] | None = None) -> None:
        """Show a message, with a button for each action that it speaks of."""
        self.message.setText(text)
        self._announcer.tell(shortened(text))
        wanted = actions or []
        if wanted == self._actions:
            return
        self._actions = wanted
        for button in self.buttons:
            self._button_row.removeWidget(button)
            button.go()
        self.buttons = []
        for action in wanted:
            button = AnswerButton(action)
            button.setIcon(action.icon())
            self._button_row.addWidget(button)
            self.buttons.append(button)
