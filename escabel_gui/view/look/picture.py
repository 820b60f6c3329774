"""A position as a picture to keep or send, painted as on screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple
from xml.etree import ElementTree

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from escabel_gui.model.table.game import Game
from escabel_gui.record.piles import Pile
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.view.look.geometry import Geometry
from escabel_gui.view.look.painting import paint_board, paint_piles
from escabel_gui.view.look.position import Look, Marks, marks_at, paint_marks
from escabel_gui.view.look.signs import paint_chain
from escabel_gui.view.look.themes import MAPLE, Theme, find_theme

USUAL_WIDTH: Final = 1200  # pixels
DOTS_PER_INCH: Final = 96  # of pictures that have no size of their own
PDF_WIDTH: Final = 120.0  # millimeters
SVG: Final = "http://www.w3.org/2000/svg"
USELESS: Final = {("vector-effect", "none"), ("transform", "matrix(1,0,0,1,0,0)")}  # attributes that change nothing
BAND: Final = 512  # pixels, the height of what is painted at once


def on_paper(theme: Theme) -> Theme:
    """Return a theme for white paper, made from the given one if it is a light one."""
    light = theme if theme.is_light else MAPLE
    return light._replace(table="#ffffff", label=find_theme(light.key, is_dark=False).label, has_shadows=False)


class Picture(NamedTuple):
    """A position and its look, whatever becomes of the game; no scene and no widget, so any thread may paint it."""

    look: Look
    piles: list[Pile]
    marks: Marks

    @property
    def size(self) -> QSizeF:
        """Width and height of the board in the units of its geometry; a picture has the same proportions."""
        return self.look.geometry.bounds().size()

    def height_for(self, width: float) -> float:
        return width * self.size.height() / self.size.width()

    def without_shadows(self) -> Picture:
        return self._replace(look=self.look._replace(theme=self.look.theme._replace(has_shadows=False)))

    def paint(self, painter: QPainter, target: QRectF) -> None:
        geometry, theme = self.look
        bounds = geometry.bounds()
        painter.save()
        painter.fillRect(target, QColor(theme.table))
        painter.translate(target.topLeft())
        painter.scale(target.width() / bounds.width(), target.height() / bounds.height())
        painter.translate(-bounds.topLeft())
        paint_board(painter, geometry, theme)
        paint_chain(painter, geometry, self.marks.chain, theme)
        paint_piles(painter, geometry, self.piles, theme, dull=self.marks.sleeping)
        paint_marks(painter, self.look, self.piles, self.marks)
        painter.restore()


def picture_of(game: Game, theme: Theme, is_flipped: bool = False) -> Picture:
    """Return the picture of the position that a game is at now."""
    return Picture(Look(Geometry(game.rules.board, is_flipped), theme), game.piles, marks_at(game))


def to_image(picture: Picture, width: int, report: ProgressCallback = no_progress) -> QImage:
    """Return the picture in pixels, painted in bands, so that `report` can say how far it is, or end it."""
    height = round(picture.height_for(width))
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    try:
        for top in range(0, height, BAND):
            report(top, height)
            painter.setClipRect(QRectF(0, top, width, BAND))
            picture.paint(painter, QRectF(0, 0, width, height))
    finally:
        painter.end()
    return image


def to_png(picture: Picture, width: int, report: ProgressCallback = no_progress) -> bytes:
    buffer = open_buffer()
    to_image(picture, width, report).save(buffer, "PNG")  # type: ignore[call-overload]  # takes a str in spite of its stub
    return bytes(buffer.data().data())


def to_svg(picture: Picture, title: str) -> bytes:
    """Return the picture as SVG, of lines, which are sharp at any size."""
    box = QRectF(QPointF(), picture.size)
    root = tidy_svg(draw_svg(lambda painter: picture.paint(painter, box), box, title))
    root.set("xmlns", SVG)
    return bytes(ElementTree.tostring(root, "utf-8", xml_declaration=True))


def svg_drawing(name: str, paint: Callable[[QPainter], None]) -> str:
    """Return a painting as a fragment of a larger SVG; its ids begin with `name`."""
    root = tidy_svg(draw_svg(paint, QRectF(0, 0, 1, 1), ""))
    for element in root.iter():
        for key, value in element.items():
            if key == "id":
                element.set(key, f"{name}-{value}")
            elif value.startswith("url(#"):
                element.set(key, value.replace("#", f"#{name}-", 1))
    return "".join(ElementTree.tostring(part, "unicode") for part in root if part.tag not in ("title", "desc")).strip()


def draw_svg(paint: Callable[[QPainter], None], box: QRectF, title: str) -> str:
    buffer = open_buffer()
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setResolution(DOTS_PER_INCH)
    generator.setSize(box.size().toSize())
    generator.setViewBox(box)
    generator.setTitle("".join(letter for letter in title if letter.isprintable()))  # others may be no XML
    generator.setDescription("Escabel")
    painter = QPainter(generator)
    paint(painter)
    painter.end()
    return bytes(buffer.data().data()).decode()


def tidy_svg(text: str) -> ElementTree.Element:
    """Parse the SVG of QSvgGenerator and drop its redundant attributes.

    The tags have no namespace, so that parts of it fit into a page.
    """
    root = ElementTree.fromstring(text)
    for element in root.iter():
        element.tag = element.tag.removeprefix(f"{{{SVG}}}")
        for key, value in element.items():
            if key.startswith("font-") or (key, value) in USELESS:  # all text is drawn as paths
                del element.attrib[key]
    drop_empty_groups(root)
    ElementTree.indent(root, "")
    return root


def drop_empty_groups(element: ElementTree.Element) -> None:
    for child in list(element):
        drop_empty_groups(child)
        if child.tag in ("g", "defs") and len(child) == 0:
            element.remove(child)


def to_pdf(picture: Picture, title: str) -> bytes:
    """Return the picture as a PDF page of its own, of lines."""
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
