"""A place that scrolls up and down where the window is lower than what is in it."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget


class ScrollPage(QScrollArea):
    """Scroll area whose contents are as wide as it is."""

    resized = Signal()

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def show_whole(self, part: QWidget) -> None:
        """Scroll until a part is seen whole, or from its beginning on where it is higher than the page."""
        self.ensureWidgetVisible(part)
        if part.height() > self.viewport().height():
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + part.mapTo(self.viewport(), QPoint()).y())
