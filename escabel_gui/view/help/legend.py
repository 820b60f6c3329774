"""Legend of the signs on the board, each painted as it is there."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from escabel_gui.record.opening_map import OpeningValue
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.look.first_stone_signs import paint_first_stone
from escabel_gui.view.look.geometry import UNIT
from escabel_gui.view.look.move_signs import RING, SignKind, paint_candidate, paint_sign_at
from escabel_gui.view.look.overlay_signs import paint_band, paint_connection, paint_owners, paint_share
from escabel_gui.view.look.painting import disc_center, faded, paint_pile, paint_spread, spread_size, transparent_pixmap
from escabel_gui.view.look.signs import (
    paint_bound,
    paint_cursor,
    paint_last,
    paint_link,
    paint_refusal,
    paint_rim,
    paint_selected,
    paint_sleeping,
    paint_target,
)
from escabel_gui.view.look.themes import Theme

WIDTH: Final = 2.2 * UNIT  # of a piece of the board that is shown
HEIGHT: Final = 1.5 * UNIT
RADIUS: Final = 0.42 * UNIT
LEFT: Final = QPointF(0.6 * UNIT, 0.78 * UNIT)
RIGHT: Final = QPointF(1.6 * UNIT, 0.78 * UNIT)
MIDDLE: Final = QPointF(1.1 * UNIT, 0.78 * UNIT)
CORNER: Final = 0.12 * UNIT
GHOST: Final = 0.66

Paint = Callable[[QPainter, Theme], None]


class Sign(NamedTuple):
    """Sign on two points of a board, and the translated sentence that explains it."""

    paint: Paint
    text: str


def legend_picture(paint: Paint, theme: Theme, width: int, ratio: float) -> QPixmap:
    """Return a picture of a piece of a board with a sign on it, so many pixels wide at a device pixel ratio."""
    scale = width / WIDTH
    picture = transparent_pixmap(QSizeF(WIDTH, HEIGHT) * scale, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    wood = QPainterPath()
    wood.addRoundedRect(QRectF(0, 0, WIDTH, HEIGHT), CORNER, CORNER)
    painter.setClipPath(wood)
    painter.fillPath(wood, QColor(theme.plain))
    painter.setPen(QPen(QColor(theme.line), 0.03 * UNIT))
    painter.drawLine(QPointF(0, LEFT.y()), QPointF(WIDTH, LEFT.y()))
    for point in (LEFT, RIGHT):
        painter.drawLine(QPointF(point.x(), 0), QPointF(point.x(), HEIGHT))
    paint(painter, theme)
    painter.end()
    return picture


def stack(painter: QPainter, center: QPointF, pile: tuple[int, ...], theme: Theme) -> QPointF:
    """Paint a pile, and return the middle of what lies on top."""
    paint_pile(painter, center, RADIUS, pile, theme)
    return disc_center(center, RADIUS, len(pile) - 1, len(pile))


# ---- what has happened


def last_move(painter: QPainter, theme: Theme) -> None:
    stack(painter, RIGHT, (BLACK, WHITE), theme)
    paint_last(painter, LEFT, RADIUS, False, theme)
    paint_last(painter, RIGHT, RADIUS, True, theme)


def winning_chain(painter: QPainter, theme: Theme) -> None:
    for center in (LEFT, RIGHT):
        paint_rim(painter, stack(painter, center, (BLACK,), theme), RADIUS, BLACK, theme)


def threat(painter: QPainter, theme: Theme) -> None:
    paint_sign_at(painter, RIGHT, RADIUS, SignKind.ABOUT, theme, RING * RADIUS)
    paint_last(painter, stack(painter, LEFT, (WHITE,), theme), RADIUS, True, theme)


def height(painter: QPainter, theme: Theme) -> None:
    stack(painter, LEFT, (WHITE, BLACK), theme)
    stack(painter, RIGHT, (BLACK, WHITE, WHITE), theme)


# ---- what one does


def selected(painter: QPainter, theme: Theme) -> None:
    stack(painter, LEFT - QPointF(0, 0.24 * RADIUS), (BLACK,), theme)
    paint_selected(painter, LEFT, RADIUS, theme)
    top = stack(painter, RIGHT, (WHITE,), theme)
    paint_target(painter, top, RADIUS, LEFT, theme)


def ghost(painter: QPainter, theme: Theme) -> None:
    stack(painter, LEFT, (WHITE,), theme)
    painter.setOpacity(GHOST)
    stack(painter, RIGHT, (BLACK,), theme)
    painter.setOpacity(1.0)


def spread(painter: QPainter, theme: Theme) -> None:
    pile = (BLACK, WHITE)
    stack(painter, RIGHT, pile, theme)
    size = spread_size(RADIUS, pile)
    paint_spread(painter, QRectF(LEFT - QPointF(size.width() / 2, size.height() / 2), size), pile, theme)


def cursor(painter: QPainter, theme: Theme) -> None:
    stack(painter, LEFT, (WHITE,), theme)
    paint_cursor(painter, RIGHT, RADIUS, theme)


def refusal(painter: QPainter, theme: Theme) -> None:
    top = stack(painter, MIDDLE, (WHITE,), theme)
    paint_refusal(painter, top + QPointF(RADIUS, -RADIUS) * 0.72, RADIUS, theme)


# ---- what the rules say


def connected(painter: QPainter, theme: Theme) -> None:
    link(painter, theme, True)


def cut(painter: QPainter, theme: Theme) -> None:
    link(painter, theme, False)


def link(painter: QPainter, theme: Theme, is_connected: bool) -> None:
    ends = [stack(painter, center, (WHITE,), theme) for center in (LEFT, RIGHT)]
    paint_link(painter, ends[0], ends[1], (RADIUS, RADIUS), is_connected, theme)


def joined(painter: QPainter, theme: Theme) -> None:
    ends = [stack(painter, center, (BLACK,), theme) for center in (LEFT, RIGHT)]
    paint_connection(painter, ends[0], ends[1], (RADIUS, RADIUS), theme)


def band(painter: QPainter, theme: Theme) -> None:
    ends = [stack(painter, center, (color,), theme) for center, color in ((LEFT, BLACK), (RIGHT, WHITE))]
    paint_band(painter, ends[0], ends[1], (RADIUS, RADIUS), theme)


def parts(painter: QPainter, theme: Theme) -> None:
    stack(painter, RIGHT, (BLACK,), theme)
    paint_share(painter, LEFT, RIGHT, RADIUS, BLACK, theme)
    paint_share(painter, LEFT, LEFT - QPointF(0, UNIT), RADIUS, WHITE, theme)


def owners(painter: QPainter, theme: Theme) -> None:
    paint_owners(painter, LEFT, RADIUS, (BLACK,), True, theme)
    paint_owners(painter, RIGHT, RADIUS, (BLACK, WHITE), False, theme)


def sleeping(painter: QPainter, theme: Theme) -> None:
    for center, pile in ((LEFT, (WHITE,)), (RIGHT, (WHITE, BLACK))):
        top = stack(painter, center, pile, faded(theme))
        paint_sleeping(painter, top, RADIUS, pile, theme)


def bound(painter: QPainter, theme: Theme) -> None:
    paint_bound(painter, stack(painter, MIDDLE, (BLACK,), theme), RADIUS, theme)


# ---- what the engine says


def candidates(painter: QPainter, theme: Theme) -> None:
    paint_candidate(painter, LEFT, RADIUS, "62", "1.2k", True, theme)
    paint_candidate(painter, RIGHT, RADIUS * 0.85, "48", "310", False, theme)


def first_stones(painter: QPainter, theme: Theme) -> None:
    paint_first_stone(painter, LEFT, RADIUS, OpeningValue(0.52, 1), theme)
    paint_first_stone(painter, RIGHT, RADIUS, OpeningValue(0.63, 1), theme)


def proven_stones(painter: QPainter, theme: Theme) -> None:
    paint_first_stone(painter, LEFT, RADIUS, OpeningValue(1.0, 0), theme)
    paint_first_stone(painter, RIGHT, RADIUS, OpeningValue(0.0, 0), theme)


def about(painter: QPainter, theme: Theme) -> None:
    for center, pile in ((LEFT, ()), (RIGHT, (WHITE,))):
        paint_sign_at(painter, stack(painter, center, pile, theme), RADIUS, SignKind.ABOUT, theme)


def better(painter: QPainter, theme: Theme) -> None:
    paint_sign_at(painter, LEFT, RADIUS, SignKind.BETTER, theme)
    top = stack(painter, RIGHT, (WHITE,), theme)
    paint_sign_at(painter, top, RADIUS, SignKind.PLAYED, theme)
