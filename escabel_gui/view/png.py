"""Writes PNG piece by piece: Qt's own writer wants it whole, tells nothing, and cannot be stopped."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from struct import pack
from typing import Final

from PySide6.QtGui import QImage

RGB: Final = (8, 2, 0, 0, 0)  # bits of a channel, kind of color, and how it is packed, filtered and interlaced
NO_FILTER: Final = b"\0"  # before each row; plain colors shrink as well without one, and in a third of the time
METER: Final = 1


def write_png(width: int, height: int, dots_per_inch: int, bands: Iterable[QImage]) -> bytes:
    """A picture whose rows come from the top down in images of its width."""
    dots_per_meter = round(dots_per_inch / 0.0254)
    packer = zlib.compressobj()
    rows = [packer.compress(row) for band in bands for row in rows_of(band)]
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", pack(">IIBBBBB", width, height, *RGB)),
            chunk(b"pHYs", pack(">IIB", dots_per_meter, dots_per_meter, METER)),
            chunk(b"IDAT", b"".join(rows) + packer.flush()),
            chunk(b"IEND", b""),
        )
    )


def rows_of(image: QImage) -> Iterable[bytes]:
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    pixels, length = image.constBits(), image.bytesPerLine()
    for start in range(0, length * image.height(), length):
        yield NO_FILTER + pixels[start : start + 3 * image.width()]


def chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))
