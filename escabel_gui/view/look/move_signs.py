"""Signs on the board for moves that are mentioned: the one that was played, a better one, a hint, candidates.

Each kind has a shape of its own besides its color: an arrow or a square with broken lines for what was played, an
arrow or a ring with whole lines for what is better. Points that are mentioned have a ring of dots.
"""

from enum import Enum
from math import cos, pi, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PASS, SWAP, is_step, move_point
from escabel_gui.view.look.painting import direction, paint_text, transparent_pixmap
from escabel_gui.view.look.signs import paint_arrow, paint_lines, paint_ring, paint_shape
from escabel_gui.view.look.themes import Theme

RING: Final = 0.6  # of the disc's radius: a ring shows on a disc as it does on an empty point
AROUND: Final = 1.2  # the square stands round the disc
ROUND: Final = 1.0  # … and the dots on its rim
WIDTH: Final = 0.15  # of its line, of the disc's radius
DOTS: Final = 10  # of a ring of them
DOT: Final = 0.12  # their radius, of the disc's
HEAD: Final = 0.5  # the length of an arrow's head, in radii


class SignKind(Enum):
    PLAYED = "played"
    BETTER = "better"
    ABOUT = "about"  # no move: a point that is spoken of


class MoveSign(NamedTuple):
    """Sign for a move by its points; without a source the move places something."""

    kind: SignKind
    source: int | None
    target: int


def sign_of(kind: SignKind, rules: Rules, move: int) -> list[MoveSign]:
    """Return the sign for a move, as a list; it is empty for a pass or a swap."""
    if move in (PASS, SWAP):
        return []
    return [MoveSign(kind, int(move_point(move)) if is_step(move) else None, rules.target_point(move))]


def paint_sign_at(
    painter: QPainter, center: QPointF, radius: float, kind: SignKind, theme: Theme, reach: float | None = None
) -> None:
    """Paint the sign of a move that places something, or of a point.

    A better move has a ring, one that was played a broken square that stands on its tip, a point a ring of dots.
    `reach` is the size of the sign, if not the usual one.
    """
    if reach is None:
        reach = radius * {SignKind.BETTER: RING, SignKind.PLAYED: AROUND, SignKind.ABOUT: ROUND}[kind]
    path = QPainterPath()
    if kind is SignKind.ABOUT:
        for number in range(DOTS):
            angle = 2 * pi * number / DOTS
            path.addEllipse(center + QPointF(cos(angle), sin(angle)) * reach, radius * DOT, radius * DOT)
        paint_shape(painter, path, radius, theme.accent, theme)
        return
    if kind is SignKind.BETTER:
        path.addEllipse(center, reach, reach)
    else:
        tips = [QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0)]
        for one, other in zip(tips, tips[1:] + tips[:1], strict=True):
            path.moveTo(center + one * 0.66 + other * 0.34)
            path.lineTo(center + one)
            path.moveTo(center + other)
            path.lineTo(center + other * 0.66 + one * 0.34)
    paint_lines(painter, path, radius, _ink(kind, theme), WIDTH, theme)


def paint_sign_between(
    painter: QPainter, start: QPointF, end: QPointF, radius: float, kind: SignKind, theme: Theme
) -> None:
    """Paint the sign of a stack's move: an arrow if it is better, or else a broken one with an open head."""
    if kind is SignKind.BETTER:
        paint_arrow(painter, start, end, theme, radius)
        return
    along = direction(start, end)
    across = QPointF(-along.y(), along.x()) * radius * 0.36
    begin, tip = start + along * radius * 0.25, end - along * radius * 0.1
    neck = tip - along * radius * HEAD
    path = QPainterPath()
    for part in range(3):
        path.moveTo(begin + (neck - begin) * (part / 2.6))
        path.lineTo(begin + (neck - begin) * (part / 2.6 + 0.2))
    path.moveTo(neck + across)
    path.lineTo(tip)
    path.lineTo(neck - across)
    paint_lines(painter, path, radius, _ink(kind, theme), WIDTH, theme)


def paint_candidate(
    painter: QPainter, center: QPointF, radius: float, rate: str, visits: str, is_best: bool, theme: Theme
) -> None:
    """Paint a candidate of an analysis: a coin with its win rate and its visits, the best one filled."""
    ground, ink = (theme.accent, theme.casing) if is_best else (theme.casing, theme.accent)
    chip = QPainterPath()
    chip.addEllipse(center, radius * 0.96, radius * 0.96)
    paint_shape(painter, chip, radius, ground, theme)
    paint_ring(painter, center, radius * 0.92, QColor(ink), radius * 0.06)
    paint_text(painter, center - QPointF(0, radius * 0.2), rate, radius * 0.8, ink, is_bold=True)
    paint_text(painter, center + QPointF(0, radius * 0.45), visits, radius * 0.46, ink)


def _ink(kind: SignKind, theme: Theme) -> str:
    return theme.warning if kind is SignKind.PLAYED else theme.accent


def sign_picture(kind: SignKind, size: int, ratio: float, theme: Theme) -> QPixmap:
    """Return a picture of a sign for a legend."""
    picture = transparent_pixmap(QSize(size, size), ratio)
    painter = QPainter(picture)
    paint_sign_at(painter, QPointF(size / 2, size / 2), size * 0.7, kind, theme, reach=size * 0.4)
    painter.end()
    return picture
