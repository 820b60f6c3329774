"""Texts that are painted as outlines: always the same ones."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from escabel_gui.view.look.painting import paint_text, text_font

SIZES = [size + 0.25 for size in range(9, 60)]


def painted(size: float) -> QImage:
    image = QImage(120, 80, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_text(painter, QPointF(60, 40), "52", size, "black", is_bold=True)
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
def test_they_stay_when_qt_has_painted_the_glyphs_from_its_cache() -> None:
    before = {size: painted(size) for size in SIZES}
    for size in SIZES:
        elsewhere = QImage(before[size])
        painter = QPainter(elsewhere)
        painter.setFont(text_font(size, is_bold=True))
        painter.drawText(10, 50, "0123456789")
        painter.end()
    assert [size for size in SIZES if painted(size) != before[size]] == []
