"""A place that scrolls up and down where the window is lower than what is in it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget


class ScrollPage(QScrollArea):
    """Scroll area whose contents are as wide as it is."""

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        inside = QWidget()
        inside.setLayout(layout)
        self.viewport().setAutoFillBackground(False)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
