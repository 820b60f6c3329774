"""How to leave the bare board: said when it comes, and gone before it is in the way."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QWidget

from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import STEP, paint_surface
from escabel_gui.view.plain import PlainLabel

FADING_MS: Final = 6000  # most of which it is to be read
LAST_PART: Final = 0.85  # of that time, after which it fades


class ZenNote(QWidget):
    """A small card at the foot of what it lies on; the mouse goes through it."""

    def __init__(self, ground: QWidget) -> None:
        super().__init__(ground)
        self._ground = ground
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = PlainLabel(self.tr("Z or Escape brings everything back."))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 2 * STEP, 4 * STEP, 2 * STEP)
        layout.addWidget(self.text)
        veil = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(veil)
        self.fading = QPropertyAnimation(veil, b"opacity", self)
        self.fading.setDuration(FADING_MS)
        self.fading.setStartValue(1.0)
        self.fading.setKeyValueAt(LAST_PART, 1.0)
        self.fading.setEndValue(0.0)
        self.fading.setEasingCurve(QEasingCurve.Type.Linear)
        self.fading.finished.connect(self.hide)
        self.hide()

    def show_for_a_while(self) -> None:
        ground = self._ground
        self.adjustSize()
        self.move((ground.width() - self.width()) // 2, ground.height() - self.height() - 3 * STEP)
        self.raise_()
        self.show()
        self.fading.stop()
        self.fading.start()

    def go(self) -> None:
        self.fading.stop()
        self.hide()

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_surface(QPainter(self), self)
