"""Pictures compared by eye: how much what has changed stands out."""

from array import array
from functools import cache

from PySide6.QtGui import QColor, QImage

from escabel_gui.view.look.colors import SIGN_CONTRAST, contrast

NEAR = 2  # pixels


@cache
def contrast_of(one: int, other: int) -> float:
    """Return the contrast of the colors of two pixels."""
    return contrast(QColor(one).name(), QColor(other).name())


def changes(before: QImage, after: QImage) -> list[tuple[int, int]]:
    """Return the colors of all pixels that differ, before and after."""
    pixels = [array("I", bytes(image.constBits())) for image in (before, after)]
    return [pair for pair in zip(*pixels, strict=True) if pair[0] != pair[1]]


def share_that_stands_out(before: QImage, after: QImage) -> float:
    """Return the share of what has changed that stands out enough to be a sign."""
    pairs = changes(before, after)
    assert pairs
    return sum(contrast_of(*pair) >= SIGN_CONTRAST for pair in pairs) / len(pairs)


def share_with_an_edge(before: QImage, after: QImage) -> float:
    """Return the share of what has changed that stands out from something beside it, be it of the same sign."""
    width = after.width()
    was, now = (array("I", bytes(image.constBits())) for image in (before, after))
    changed = [place for place, pair in enumerate(zip(was, now, strict=True)) if pair[0] != pair[1]]
    beside = (-NEAR, NEAR, -NEAR * width, NEAR * width)
    return sum(
        any(contrast_of(now[place], now[place + step]) >= SIGN_CONTRAST for step in beside) for place in changed
    ) / len(changed)


def shades_in(picture: QImage) -> set[int]:
    """Return the colors of every third pixel."""
    return {picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)}
