"""The texts that a window paints, each with how much its painted pixels stand out from what it is painted on."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from tests.view.pixels import contrast_of

NEAR = 8  # of 255: colors that nobody can tell apart
RATIO = 2  # pixels for one: so that the strokes of letters have pixels of nothing but ink
SVG = "{http://www.w3.org/2000/svg}"


class Run(NamedTuple):
    """Text that is painted at one go."""

    text: str
    ink: QColor
    place: QRectF


class Text(NamedTuple):
    text: str
    contrast: float


def picture_of(place: QWidget) -> QImage:
    image = QImage(place.size() * RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    place.render(image)
    return image


def colors_in(image: QImage, rect: QRect) -> Counter[int]:
    part = image.copy(QRect(rect.topLeft() * RATIO, rect.size() * RATIO))
    return Counter(memoryview(bytes(part.constBits())).cast("I").tolist())


def best_contrast(image: QImage, rect: QRect) -> float:
    """Return how much the pixel that stands out most does so from the color that there is most of."""
    colors = colors_in(image, rect)
    ground = colors.most_common(1)[0][0]
    return max(contrast_of(color, ground) for color in colors)


def runs_of(place: QWidget) -> Iterator[Run]:
    """Yield all that is written, from a vector picture of the place, also where it is scrolled out of sight."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture = QSvgGenerator()
    picture.setOutputDevice(buffer)
    picture.setResolution(place.logicalDpiX())
    picture.setSize(place.size())
    picture.setViewBox(place.rect())
    painter = QPainter(picture)
    place.render(painter, QPoint())
    painter.end()
    for group in ElementTree.fromstring(bytes(buffer.data().data())).iter(f"{SVG}g"):
        for text in group.findall(f"{SVG}text"):
            words = "".join(text.itertext())
            if words.strip():
                font = QFont(text.get("font-family", ""))
                font.setPixelSize(round(float(text.get("font-size", "14"))))
                font.setWeight(QFont.Weight(int(text.get("font-weight", "400"))))
                metrics = QFontMetricsF(font)
                x, y = float(text.get("x", "0")), float(text.get("y", "0"))
                rect = QRectF(x, y - metrics.ascent(), metrics.horizontalAdvance(words), metrics.height())
                numbers = group.get("transform", "matrix(1,0,0,1,0,0)")[len("matrix(") : -1].split(",")
                ink = QColor(text.get("fill", ""))
                ink.setAlphaF(float(text.get("fill-opacity", "1")))
                yield Run(words, ink, QTransform(*map(float, numbers)).mapRect(rect))


def is_covered(image: QImage, rect: QRect, ink: QColor) -> bool:
    """Return whether nothing of a text is there, as what it stands in ends before."""
    return ink.alpha() == 255 and not any(is_near(QColor(color), ink) for color in colors_in(image, rect))


def is_near(one: QColor, other: QColor) -> bool:
    pairs = zip(one.rgba().to_bytes(4), other.rgba().to_bytes(4), strict=True)
    return all(abs(first - second) <= NEAR for first, second in pairs)


def painted_texts(place: QWidget) -> Iterator[Text]:
    """Yield the texts that can be read and used now: in sight as a whole, and not greyed."""
    image = picture_of(place)
    for text, ink, where in runs_of(place):
        rect = where.toAlignedRect()
        widget = place.childAt(rect.center())
        if widget is None or not widget.isEnabled() or is_covered(image, rect, ink):
            continue
        seen = widget.visibleRegion().boundingRect()
        if QRect(widget.mapTo(place, seen.topLeft()), seen.size()).contains(rect.adjusted(1, 1, -1, -1)):
            yield Text(text, best_contrast(image, rect))
