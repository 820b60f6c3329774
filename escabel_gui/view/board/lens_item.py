"""The lens on the board: what is connected and cut, and whom the points between belong to."""

from __future__ import annotations

from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from escabel_gui.model.lens import Lens
from escabel_gui.record.tree import Pile
from escabel_gui.rules.contract import Claim
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.painting import pixel, round_pen
from escabel_gui.view.look.position import Look, top_of
from escabel_gui.view.look.signs import paint_link, paint_sleeping

WEDGE: Final = 0.2  # of a disc's radius: as large as a part of a claim is drawn
PLACE: Final = 1.06  # from the middle, in radii
BADGE: Final = 0.34  # who owns a point that bears nothing


class LensItem(QGraphicsItem):
    """There may be hundreds of signs, so they are painted only when they change."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._shown: tuple[list[Pile], Lens] = ([], Lens())
        self.setZValue(41)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def show_lens(self, piles: list[Pile], lens: Lens) -> None:
        if (piles, lens) != self._shown:
            self._shown = (piles, lens)
            self.setVisible(lens != Lens())
            self.update()

    @guarded(QRectF)
    def boundingRect(self) -> QRectF:
        return self._look.geometry.bounds()

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        piles, lens = self._shown
        geometry, theme = self._look
        for claim in lens.claims:
            self._paint_claim(painter, claim, bool(piles[claim.point]))
        for first, second in lens.joined:
            self._paint_joint(painter, first, second)
        for first, second, is_connected in sorted(lens.contested, key=lambda link: link[2]):  # bars over what they cut
            ends = (top_of(geometry, first, piles[first]), top_of(geometry, second, piles[second]))
            paint_link(painter, *ends, (geometry.radius(first), geometry.radius(second)), is_connected, theme)
        for point in lens.sleeping:
            if piles[point]:
                top, radius = top_of(geometry, point, piles[point]), geometry.radius(point)
                paint_sleeping(painter, top, radius, piles[point], theme)

    def _paint_joint(self, painter: QPainter, first: int, second: int) -> None:
        """A thin bar between two discs that touch or nearly do."""
        geometry, theme = self._look
        start, end = geometry.center(first), geometry.center(second)
        offset = end - start
        along = offset / hypot(offset.x(), offset.y())
        radii = geometry.radius(first), geometry.radius(second)
        rims = start + along * radii[0] * 0.86, end - along * radii[1] * 0.86
        width = max(min(radii) * 0.13, 1.6 * pixel(painter))
        for color, wide in ((theme.casing, 2.0 * width), (theme.accent, width)):
            painter.setPen(round_pen(color, wide))
            painter.drawLine(*rims)

    def _paint_claim(self, painter: QPainter, claim: Claim, is_taken: bool) -> None:
        """A wedge towards each place where somebody has a part, and a small disc of who has enough of them."""
        geometry = self._look.geometry
        center, radius = geometry.center(claim.point), geometry.radius(claim.point)
        for other, color in claim.held:
            offset = geometry.center(other) - center
            along = offset / hypot(offset.x(), offset.y())
            self._paint_wedge(painter, center + along * radius * PLACE, along, radius, color)
        owners = claim.controlling or claim.contesting
        if not is_taken:
            self._paint_badge(painter, center, radius * BADGE, owners, is_full=bool(claim.controlling))

    def _paint_wedge(self, painter: QPainter, tip: QPointF, along: QPointF, radius: float, color: int) -> None:
        piece = self._look.theme.piece(color)
        across, back = QPointF(-along.y(), along.x()) * radius * WEDGE, tip - along * radius * WEDGE * 1.4
        painter.setPen(QPen(QColor(piece.outline), max(radius * 0.05, pixel(painter))))
        painter.setBrush(QColor(piece.shaded if color == BLACK else piece.lit))
        painter.drawPolygon(QPolygonF([tip, back + across, back - across]))

    def _paint_badge(
        self, painter: QPainter, center: QPointF, radius: float, owners: tuple[int, ...], is_full: bool
    ) -> None:
        """A disc of one color or halves of both: full if it is owned, a ring if it may be taken."""
        theme = self._look.theme
        for color in owners:
            piece = theme.piece(color)
            ink = QColor(piece.shaded if color == BLACK else piece.lit)
            half = QPainterPath()
            bounds = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
            if len(owners) == 1:
                half.addEllipse(bounds)
            else:
                half.arcMoveTo(bounds, 90 if color == BLACK else 270)
                half.arcTo(bounds, 90 if color == BLACK else 270, 180)
            painter.setBrush(ink if is_full else Qt.BrushStyle.NoBrush)
            for pen, width in ((piece.outline if color == WHITE else theme.casing, 0.5), (ink, 0.3)):
                painter.setPen(round_pen(pen, width * radius))
                painter.drawPath(half)
