"""Texts that lists paint by themselves."""

from bisect import bisect_left
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from escabel_gui.view.plain import shortened, unbroken

MAX_CELL_CHARS: Final = 200  # characters of a line


def height_of(text: str, metrics: QFontMetrics, width: int) -> int:
    """Return the height of text in lines of a width."""
    return metrics.boundingRect(0, 0, width, 0, int(Qt.TextFlag.TextWordWrap), unbroken(text)).height() if text else 0


def paint_text(painter: QPainter, rect: QRect, text: str, where: Qt.AlignmentFlag) -> None:
    """Paint a text in as many lines as it needs; where there is no room for all of them, the last ends with dots."""
    text = unbroken(shortened(text, MAX_CELL_CHARS))
    how = int(Qt.TextFlag.TextWordWrap | where)

    def lacks_room(text: str) -> bool:
        size = painter.fontMetrics().boundingRect(rect, how, text).size()
        return size.width() > rect.width() or size.height() > rect.height()

    if lacks_room(text):
        length = bisect_left(range(1, len(text)), True, key=lambda length: lacks_room(f"{text[:length]}…"))
        text = f"{text[:length]}…"
    painter.drawText(rect, how, text)
