"""Line icons, drawn in the color of the text that they stand beside."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

SIZES: Final = (16, 24, 32, 48)


@cache
def resources() -> Path:
    """The folder of icons, rule pages and the like: inside the package when installed, beside it in a checkout."""
    package = Path(__file__).resolve().parent.parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"


def icon(name: str) -> QIcon:
    """The icon `resources/icons/NAME.svg` in the palette's present color."""
    result = QIcon()
    palette = QApplication.palette()
    text = (resources() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        color = palette.color(group, QPalette.ColorRole.ButtonText).name()
        renderer = QSvgRenderer(QByteArray(text.replace("currentColor", color).encode()))
        for size in SIZES:
            pixmap = QPixmap(size, size)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            renderer.render(painter)
            painter.end()
            result.addPixmap(pixmap, mode)
    return result
