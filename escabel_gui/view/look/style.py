"""Style of every window: type, spacing and surfaces."""

import sys
from typing import Final, TypeVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication, QBoxLayout, QLayout, QWidget

STEP: Final = 4  # pixels; every space is a multiple of it
STRETCH: Final = 1  # a part of a layout that takes the room which is left
RADIUS: Final = 8  # of cards, in pixels
SMALL_RADIUS: Final = 6  # of buttons and fields

# The body is as large as the desktop's text, but at least 14 px where nothing is enlarged. The rest is relative to it.
BODY_POINTS: Final = 14.0 if sys.platform == "darwin" else 10.5
SENTENCE: Final = 16 / 14
NAME: Final = 16 / 14
HEADING: Final = 20 / 14
CLOCK: Final = 23 / 14
TITLE: Final = 26 / 14

FRAME: Final = QSize(4 * STEP, 12 * STEP)  # of a window, at most
USUAL_HEIGHT: Final = 16  # pixels of a line of the body
MIN_WIDTH_BESIDE_EM: Final = 28  # heights of the text: no window beside the board is narrower at first


# ---- type


def body_font(percent: int = 100) -> QFont:
    """Return the desktop's font, large enough to be read at arm's length, in so many percent of that size.

    All digits are as wide as each other, so that clocks and tables stand still.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    if font.pointSizeF() > 0:
        font.setPointSizeF(max(font.pointSizeF(), BODY_POINTS) * percent / 100)
    else:
        font.setPixelSize(font.pixelSize() * percent // 100)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def type_font(ratio: float = 1.0, is_bold: bool = False) -> QFont:
    """Return the body's font in one of the sizes above."""
    font = QFont(QApplication.font())
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * ratio)
    else:
        font.setPixelSize(round(font.pixelSize() * ratio))
    return bold(font) if is_bold else font


def bold(font: QFont) -> QFont:
    """Return a font as that of titles."""
    strong = QFont(font)
    strong.setWeight(QFont.Weight.DemiBold)
    return strong


Labeled = TypeVar("Labeled", bound=QWidget)
Layout = TypeVar("Layout", bound=QLayout)
Box = TypeVar("Box", bound=QBoxLayout)


def dialog_size(widget: QWidget, width: int, height: int) -> QSize:
    """Return a size given in pixels for the usual type, larger where the type is, but never larger than the screen."""
    ratio = QFontMetrics(QApplication.font()).height() / USUAL_HEIGHT
    return QSize(round(width * ratio), round(height * ratio)).boundedTo(screen_room(widget))


def screen_room(widget: QWidget) -> QSize:
    """Return the room that the screen has for a window inside its frame."""
    return available_size(widget) - FRAME


def place_beside(window: QWidget, board: QWidget) -> None:
    """Give a window the room that the screen has at the right of a board, or a little more."""
    screen, room = window.screen().availableGeometry(), screen_room(window)
    left = board.mapToGlobal(board.rect().topRight()).x() + 2 * STEP
    least = MIN_WIDTH_BESIDE_EM * window.fontMetrics().height()
    wanted = window.size()
    window.resize(min(max(screen.left() + room.width() - left, least), wanted.width()), wanted.height())
    window.move(
        min(left, screen.left() + room.width() - window.width()),
        screen.top() + (room.height() - window.height()) // 2,
    )


def available_size(widget: QWidget) -> QSize:
    """Return the part of the screen that panels and docks leave."""
    return widget.screen().availableSize()


def as_type(widget: Labeled, kind: str) -> Labeled:
    """Let text be `title`, `large`, `heading`, `speech`, `strong`, `quiet` or `key`; return its widget.

    The text follows when the type changes.
    """
    widget.setProperty("type", kind)
    return widget


# ---- layouts


def spaced(
    layout: Layout, spacing: int | None = None, *, margins: int | tuple[int, int, int, int] | None = None
) -> Layout:
    """Set the spaces in pixels between a layout's parts and around them, and return it; None keeps those of Qt."""
    if spacing is not None:
        layout.setSpacing(spacing)
    if margins is not None:
        layout.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    return layout


def filled(layout: Box, *parts: QWidget | QLayout | int | tuple[QWidget | QLayout, int]) -> Box:
    """Add parts to a layout, and return it: widgets and layouts, some with their stretch, and STRETCH."""
    for part in parts:
        item, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, QWidget):
            layout.addWidget(item, stretch)
        elif isinstance(item, QLayout):
            layout.addLayout(item, stretch)
        else:
            layout.addStretch(item)
    return layout


# ---- surfaces


def paint_surface(painter: QPainter, widget: QWidget, fill: QColor | None = None, line: QColor | None = None) -> None:
    """Paint a card: a round rectangle as large as a widget, on which the rest of it stands."""
    palette = widget.palette()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(line or palette.color(QPalette.ColorRole.Mid), 1))
    painter.setBrush(fill or palette.color(QPalette.ColorRole.Base))
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
