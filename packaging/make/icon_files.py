"""The program's icon in every size and container that the systems want, drawn from the one SVG file."""

from __future__ import annotations

import os
import struct
from pathlib import Path
from typing import Final

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)  # of the icon themes of Linux
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS: Final = {  # Apple's names of its sizes; some come twice, for screens with double density
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}


def make_icons(svg: Path, folder: Path) -> None:
    """Write `SIZE.png` for all sizes, `escabel.ico` and `escabel.icns`."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = draw(svg, {*SIZES, *ICO_SIZES, *ICNS_KINDS.values()})
    for size in SIZES:
        (folder / f"{size}.png").write_bytes(pictures[size])
    (folder / "escabel.ico").write_bytes(pack_ico({size: pictures[size] for size in ICO_SIZES}))
    (folder / "escabel.icns").write_bytes(pack_icns({kind: pictures[size] for kind, size in ICNS_KINDS.items()}))


def draw(svg: Path, sizes: set[int]) -> dict[int, bytes]:
    """The PNG of each size."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication([])
    renderer = QSvgRenderer(str(svg))
    pictures = {}
    for size in sizes:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"png")).write(image)
        pictures[size] = bytes(buffer.data().data())
    del app
    return pictures


def pack_ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures by size, at most 256."""
    header = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(header) + 16 * len(pictures)
    for size, picture in pictures.items():
        side = size % 256  # 0 stands for 256
        header += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return header + b"".join(pictures.values())


def pack_icns(pictures: dict[bytes, bytes]) -> bytes:
    """A macOS icon of PNG pictures by Apple's four letters for their size."""
    body = b"".join(kind + struct.pack(">I", len(picture) + 8) + picture for kind, picture in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body
