"""Meanings of the parts of bars, beside a square in the color of each."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import tr
from escabel_gui.view.look.style import STEP
from escabel_gui.view.report.bar_list import part_color
from escabel_gui.view.report.sections import Part

GAP = 4 * STEP  # between two entries


def part_text(part: Part) -> str:
    """Return the meaning of a part of a bar; empty where the figures say it."""
    match part:
        case Part.WON:
            return tr("won", "games of a person")
        case Part.TIED:
            return tr("tied", "games of a person")
        case Part.LOST:
            return tr("lost", "games of a person")
        case Part.BLACK:
            return tr("won by Black")
        case Part.WHITE:
            return tr("won by White")
        case Part.OPEN:
            return tr("others", "games without a result that counts")
        case Part.BLUNDER:
            return tr("blunders")
        case Part.MISTAKE:
            return tr("other mistakes")
    return ""


class Legend(QWidget):
    """Legend of the parts of bars, in as many lines as the width makes of them."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[Part] = []
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_parts(self, parts: Sequence[Part]) -> None:
        """Show the meaning of these parts, in their usual order."""
        seen = set(parts)
        self._parts = [part for part in Part if part in seen and part_text(part)]
        self.setAccessibleName(", ".join(map(part_text, self._parts)))
        self.setVisible(bool(self._parts))
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _places(self, width: int) -> Iterator[tuple[Part, QRect]]:
        """Yield each part with the rectangle of its entry."""
        metrics = self.fontMetrics()
        x, y, height = 0, 0, metrics.height()
        for part in self._parts:
            needed = height + STEP + metrics.horizontalAdvance(part_text(part)) + 2
            if x and x + needed > width:
                x, y = 0, y + height + STEP // 2
            yield part, QRect(x, y, needed, height)
            x += needed + GAP

    @guarded(bool)
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded(int)
    def heightForWidth(self, width: int) -> int:
        return max((rect.bottom() + 1 for _, rect in self._places(width)), default=0)

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(max(self.width(), 1)))

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        muted = self.palette().color(QPalette.ColorRole.PlaceholderText)
        for part, rect in self._places(self.width()):
            side = rect.height() * 2 // 3
            painter.setPen(QPen(muted, 1))
            painter.setBrush(part_color(part, self.palette()))
            painter.drawRect(QRectF(rect.left() + 0.5, rect.center().y() - side // 2 + 0.5, side - 1, side - 1))
            painter.setPen(muted)
            painter.drawText(rect.adjusted(side + STEP, 0, 0, 0), part_text(part))
