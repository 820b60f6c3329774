"""Section that is folded away until it is wanted."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from escabel_gui.view.look.style import STEP, as_type, filled, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.keys import is_enter


class FoldButton(QToolButton):
    """Button that Enter presses, too, which would press the default button of a dialog."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        else:
            super().keyPressEvent(event)


class CollapsibleSection(QWidget):
    """A title with a triangle; folded, it says in a few words what is chosen inside."""

    def __init__(self, title: str, inside: QWidget) -> None:
        super().__init__()
        self.button = FoldButton()
        self.button.setText(title)
        self.button.setCheckable(True)
        self.button.setAutoRaise(True)
        self.button.setProperty("isFold", True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setIconSize(QSize(10, 10))
        self.summary = as_type(PlainLabel(wraps=True), "quiet")
        self._inside = inside
        self._summary = ""
        head = filled(spaced(QHBoxLayout(), 2 * STEP), self.button, (self.summary, 1))
        filled(spaced(QVBoxLayout(self), 2 * STEP, margins=0), head, inside)
        self.button.toggled.connect(self._show)
        self._show(False)

    @property
    def is_open(self) -> bool:
        return self.button.isChecked()

    def set_open(self, is_open: bool) -> None:
        self.button.setChecked(is_open)

    def set_summary(self, summary: str) -> None:
        """Set the summary that stands beside the title."""
        self._summary = summary
        self._show(self.is_open)

    def _show(self, is_open: bool) -> None:
        self._inside.setVisible(is_open)
        self.summary.setText("" if is_open else self._summary)
        self.button.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
