"""A position as a picture for elsewhere, painted by the very items that paint it on screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QGraphicsItem

from escabel_gui.model.game import Game, Step
from escabel_gui.view.board_scene import BoardScene
from escabel_gui.view.position import marks_at
from escabel_gui.view.themes import MAPLE, Theme

USUAL_WIDTH: Final = 1200  # pixels
DOTS_PER_INCH: Final = 96  # of pictures that have no size of their own
PDF_WIDTH: Final = 120.0  # millimetres


def on_paper(theme: Theme) -> Theme:
    """A theme for white paper: the given one if it is a light one."""
    light = theme if theme.table_is_light else MAPLE
    return light._replace(table="#ffffff", has_shadows=False)


class Picture:
    """Paints the position that a game is at when it is painted; the caller may step through the game."""

    def __init__(self, game: Game, theme: Theme, is_flipped: bool = False) -> None:
        self._game = game
        self._scene = BoardScene(game.rules.board, theme)
        self._scene.is_animated = False
        self._scene.set_flipped(is_flipped)

    @property
    def size(self) -> QSizeF:
        """Its proportions."""
        return self._scene.sceneRect().size()

    def height_for(self, width: float) -> float:
        return width * self.size.height() / self.size.width()

    def paint(self, painter: QPainter, target: QRectF) -> None:
        self._scene.show_position(self._game.piles, marks_at(self._game), Step())
        for item in self._scene.items():
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # lines are to stay lines
        self._scene.render(painter, target, self._scene.sceneRect(), Qt.AspectRatioMode.IgnoreAspectRatio)


def to_image(picture: Picture, width: int) -> QImage:
    """The picture in pixels."""
    image = QImage(width, round(picture.height_for(width)), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    picture.paint(painter, QRectF(image.rect()))
    painter.end()
    return image


def to_png(picture: Picture, width: int) -> bytes:
    buffer = open_buffer()
    to_image(picture, width).save(buffer, "PNG")  # type: ignore[call-overload]  # takes a str in spite of its stub
    return bytes(buffer.data().data())


def to_svg(picture: Picture, title: str) -> bytes:
    """The picture as lines, sharp at any size."""
    box = QRectF(QPointF(), picture.size)
    return write_svg(lambda painter: picture.paint(painter, box), box, title).encode()


def svg_drawing(name: str, paint: Callable[[QPainter], None]) -> str:
    """What is painted as a part of a larger SVG; the names that it needs for itself begin with `name`."""
    text = write_svg(paint, QRectF(0, 0, 1, 1), "")
    inside = text[text.index("<defs>") : text.rindex("</svg>")]
    return re.sub(r'(id="|url\(#)', rf"\g<1>{name}-", inside).replace("<defs>\n</defs>", "").strip()


def write_svg(paint: Callable[[QPainter], None], box: QRectF, title: str) -> str:
    from PySide6.QtSvg import QSvgGenerator

    buffer = open_buffer()
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setResolution(DOTS_PER_INCH)
    generator.setSize(box.size().toSize())
    generator.setViewBox(box)
    generator.setTitle(title)
    generator.setDescription("Escabel")
    painter = QPainter(generator)
    paint(painter)
    painter.end()
    return tidy_svg(bytes(buffer.data().data()).decode())


def tidy_svg(text: str) -> str:
    """What QSvgGenerator writes, without what it says in every element and nobody reads."""
    text = re.sub(r'\s*font-family="[^"]*" font-size="[^"]*" font-weight="[^"]*" font-style="[^"]*"\s*', " ", text)
    text = text.replace(' vector-effect="none"', "").replace(' transform="matrix(1,0,0,1,0,0)"', "")
    empty = re.compile(r"<g[^>]*>\s*</g>\s*")
    while empty.search(text):
        text = empty.sub("", text)
    return re.sub(r"\n\s*\n", "\n", text)


def to_pdf(picture: Picture, title: str) -> bytes:
    """The picture as a page of its own, in lines."""
    page = QSizeF(PDF_WIDTH, picture.height_for(PDF_WIDTH))
    buffer = open_buffer()
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Escabel")
    writer.setResolution(1200)
    margins = QMarginsF(0, 0, 0, 0)
    size = QPageSize(page, QPageSize.Unit.Millimeter)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, margins))
    painter = QPainter(writer)
    picture.paint(painter, QRectF(painter.viewport()))
    painter.end()
    return bytes(buffer.data().data())


def open_buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer
