"""Row of the steps of a lesson, which shows those that are done and the one on the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import STEP

PITCH: Final = 5 * STEP
RADIUS: Final = 5.0


class StepDots(QWidget):
    """Row with a dot for each step, filled if it is done, with a ring if it is current; a click goes there."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._count = self._current = 0
        self._done: frozenset[int] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_steps(self, count: int, current: int, done: set[int]) -> None:
        self._count, self._current, self._done = count, current, frozenset(done)
        self.setAccessibleName(self.tr("Step {0} of {1}, {2} done").format(current + 1, count, len(done)))
        self.updateGeometry()
        self.update()

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return QSize(self._count * PITCH, PITCH)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        step = int(event.position().x()) // PITCH
        if event.button() == Qt.MouseButton.LeftButton and 0 <= step < self._count:
            self.chosen.emit(step)

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = self.palette().color(QPalette.ColorRole.Highlight)
        faint = self.palette().color(QPalette.ColorRole.PlaceholderText)
        for step in range(self._count):
            center = QPointF((step + 0.5) * PITCH, PITCH / 2)
            is_done = step in self._done
            painter.setPen(QPen(accent if is_done else faint, 1.5))
            painter.setBrush(accent if is_done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(center, RADIUS - 1.5, RADIUS - 1.5)
            if step == self._current:
                painter.setPen(QPen(accent, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(center, RADIUS + 2, RADIUS + 2)
