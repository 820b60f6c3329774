"""Pictures of small positions, painted like the board on screen: for the selector and the rule pages."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QPainter, QPixmap

from escabel_gui.record.piles import parse_piles, piles_from_state
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Diagram
from escabel_gui.view.look.geometry import Geometry
from escabel_gui.view.look.painting import fit, paint_board, paint_piles, transparent_pixmap
from escabel_gui.view.look.position import top_of
from escabel_gui.view.look.signs import paint_arrow, paint_link
from escabel_gui.view.look.themes import Theme

LABELED_SIDE: Final = 150  # pixels; smaller pictures have no coordinates


def blank(size: QSize) -> QIcon:
    """Return an empty icon that keeps the place of a picture that is still to be painted."""
    return QIcon(transparent_pixmap(size, 1.0))


def paint_diagram(wire_name: str, diagram: Diagram, theme: Theme, side: int, ratio: float = 1.0) -> QPixmap:
    """Paint a diagram into a square pixmap, `side` pixels (at the device pixel ratio `ratio`) wide and high."""
    rules = make_rules(wire_name, diagram.size)
    state = rules.diagram_position(diagram)
    geometry = Geometry(rules.board, has_labels=side >= LABELED_SIDE)
    picture = transparent_pixmap(QSize(side, side), ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fit(painter, geometry.bounds(), side)
    paint_board(painter, geometry, theme)
    numbers = rules.board.index_by_name
    piles = parse_piles(rules, diagram.stacks) if diagram.stacks else piles_from_state(state)
    paint_piles(painter, geometry, piles, theme)
    pairs = [tuple(numbers[name] for name in pair.split("-")) for pair in diagram.links.split()]
    links = [(first, second, rules.connection(state, first, second)) for first, second in pairs]
    for first, second, link in sorted(links, key=lambda item: item[2] is not None and item[2].connected):
        ends = (top_of(geometry, first, piles[first]), top_of(geometry, second, piles[second]))
        radii = (geometry.radius(first), geometry.radius(second))
        paint_link(painter, *ends, radii, link is not None and link.connected, theme)
    for pair in diagram.arrows.split():
        source, target = (numbers[name] for name in pair.split("-"))
        ends = (top_of(geometry, source, piles[source]), top_of(geometry, target, piles[target]))
        paint_arrow(painter, *ends, theme, geometry.radius(source))
    painter.end()
    return picture
