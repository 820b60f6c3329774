"""A line of a panel: a sign, what it is about, and a figure at its end."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QWidget

from escabel_gui.view.look.style import STEP, as_type, filled, spaced
from escabel_gui.view.plain import PlainLabel


class FigureRow(QWidget):
    """Row with a figure; those of several rows stand below each other."""

    def __init__(self) -> None:
        super().__init__()
        self._sign = PlainLabel()
        self.text = PlainLabel(wraps=True)
        self.figure = as_type(PlainLabel(), "strong")
        layout = filled(spaced(QHBoxLayout(self), 2 * STEP, margins=0), self._sign, (self.text, 1))
        layout.addWidget(self.figure, 0, Qt.AlignmentFlag.AlignRight)

    def show_figure(self, text: str, figure: str) -> None:
        self.text.setText(text)
        self.figure.setText(figure)

    def show_sign(self, picture: QPixmap) -> None:
        self._sign.setPixmap(picture)
