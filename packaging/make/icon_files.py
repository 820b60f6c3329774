"""The program's icon in every size and container that the systems want, drawn from the one SVG file."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Final

from PIL import Image

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)  # of the icon themes of Linux
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES: Final = (32, 64, 128, 256, 512, 1024)


def make_icons(svg: Path, folder: Path) -> None:
    """Write `SIZE.png` for all sizes, `escabel.ico` and `escabel.icns`."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = draw(svg, {*SIZES, *ICO_SIZES, *ICNS_SIZES})
    for size in SIZES:
        pictures[size].save(folder / f"{size}.png")
    drawn = list(pictures.values())  # what is missing here, Pillow would scale
    pictures[max(ICO_SIZES)].save(
        folder / "escabel.ico", sizes=[(size, size) for size in ICO_SIZES], append_images=drawn
    )
    pictures[max(ICNS_SIZES)].save(folder / "escabel.icns", append_images=drawn)


def draw(svg: Path, sizes: set[int]) -> dict[int, Image.Image]:
    """Draw the picture in each size."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication([])
    renderer = QSvgRenderer(str(svg))
    pictures: dict[int, Image.Image] = {}
    for size in sizes:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"png")).write(image)
        pictures[size] = Image.open(io.BytesIO(buffer.data().data()))
    del app
    return pictures
