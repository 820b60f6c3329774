"""Tags beside the title of a game, each in a frame of its own."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from escabel_gui.view.look.style import SMALL_RADIUS, STEP

PADDING: Final = 2 * STEP  # at both sides of the words, and between two chips


def share_out_tags(tags: tuple[str, ...], metrics: QFontMetrics, width: int) -> tuple[list[str], list[str]]:
    """Return the tags that have room side by side in a width, and the others."""
    fitting: list[str] = []
    others: list[str] = []
    for tag in tags:
        needed = metrics.horizontalAdvance(tag) + 3 * PADDING
        (fitting if needed <= width else others).append(tag)
        width -= needed if needed <= width else 0
    return fitting, others


def paint_tags(painter: QPainter, rect: QRect, tags: list[str]) -> None:
    """Paint tags from the left of a rectangle on, in the pen's color."""
    metrics, left = painter.fontMetrics(), rect.left()
    height = min(metrics.height() + STEP // 2, rect.height())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for tag in tags:
        width = metrics.horizontalAdvance(tag) + 2 * PADDING
        chip = QRectF(left + PADDING, rect.center().y() - height / 2, width, height)
        painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), SMALL_RADIUS, SMALL_RADIUS)
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, tag)
        left += width + PADDING
