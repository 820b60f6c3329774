"""Texts that lists paint by themselves."""

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from escabel_gui.view.plain import shortened, unbroken

MAX_CELL_CHARS: Final = 200  # characters of a line


def height_of(text: str, metrics: QFontMetrics, width: int) -> int:
    """Return the height of text in lines of a width."""
    return metrics.boundingRect(0, 0, width, 0, int(Qt.TextFlag.TextWordWrap), unbroken(text)).height() if text else 0


def paint_text(painter: QPainter, rect: QRect, text: str, where: Qt.AlignmentFlag) -> None:
    """Paint a text in as many lines as it needs, or in one, cut with dots, where there is no room for them."""
    text = unbroken(shortened(text, MAX_CELL_CHARS))
    bounds = painter.fontMetrics().boundingRect(rect, int(Qt.TextFlag.TextWordWrap | where), text)
    if bounds.width() > rect.width() or bounds.height() > rect.height():
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, int(Qt.TextFlag.TextWordWrap | where), text)
