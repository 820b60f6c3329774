"""Surfaces on which something stands."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import STEP, filled, paint_surface, spaced


class Surface(QWidget):
    """A round rectangle."""

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_surface(QPainter(self), self)


class Card(Surface):
    """A surface with a little air round what is in it."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        filled(spaced(QVBoxLayout(self), margins=STEP), inside)
