"""Note that tells how to leave the board-only mode; it disappears after some seconds."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRect, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout

from escabel_gui.view.language import in_every_language
from escabel_gui.view.look.style import STEP, filled, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.card import Surface
from escabel_gui.view.window.board_area import BoardArea

FADING_MS: Final = 6000  # most of which it is to be read
LAST_PART: Final = 0.85  # of that time, after which it fades


class ZenNote(Surface):
    """A small card where the sentence stands otherwise, or below it; the mouse goes through it."""

    def __init__(self, board_area: BoardArea) -> None:
        super().__init__(board_area)
        self._board_area = board_area
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = PlainLabel()
        in_every_language(self, lambda: self.text.setText(self.tr("Z or Escape brings everything back.")))
        filled(spaced(QHBoxLayout(self), margins=(4 * STEP, 2 * STEP, 4 * STEP, 2 * STEP)), self.text)
        veil = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(veil)
        self.fading = QPropertyAnimation(veil, b"opacity", self)
        self.fading.setDuration(FADING_MS)
        self.fading.setStartValue(1.0)
        self.fading.setKeyValueAt(LAST_PART, 1.0)
        self.fading.setEndValue(0.0)
        self.fading.setEasingCurve(QEasingCurve.Type.Linear)
        self.fading.finished.connect(self.hide)
        board_area.arranged.connect(self._place)
        self.hide()

    def _place(self) -> None:
        free = self._board_area.free_place
        place = QRect(QPoint(), self.sizeHint().boundedTo(free.size()))
        place.moveCenter(free.center())
        self.setGeometry(place)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._board_area.keep_foot(self.sizeHint().height())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._board_area.keep_foot(0)

    def show_for_a_while(self) -> None:
        self.raise_()
        self.show()
        self._place()
        self.fading.stop()
        self.fading.start()

    def go(self) -> None:
        self.fading.stop()
        self.hide()
