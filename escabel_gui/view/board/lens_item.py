"""The lens on the board: what is connected and cut, and whom the points between belong to."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from escabel_gui.model.lens import Lens
from escabel_gui.record.tree import Pile
from escabel_gui.rules.contract import Claim
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.lens_signs import paint_joint, paint_owners, paint_part
from escabel_gui.view.look.position import Look, top_of
from escabel_gui.view.look.signs import paint_link, paint_sleeping


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
            self._paint_claim(painter, claim, is_taken=bool(piles[claim.point]))
        for first, second in lens.joined:
            ends = (geometry.center(first), geometry.center(second))
            paint_joint(painter, *ends, (geometry.radius(first), geometry.radius(second)), theme)
        for first, second, is_connected in sorted(lens.contested, key=lambda link: link[2]):  # bars over what they cut
            ends = (top_of(geometry, first, piles[first]), top_of(geometry, second, piles[second]))
            paint_link(painter, *ends, (geometry.radius(first), geometry.radius(second)), is_connected, theme)
        for point in lens.sleeping:
            if piles[point]:
                top, radius = top_of(geometry, point, piles[point]), geometry.radius(point)
                paint_sleeping(painter, top, radius, piles[point], theme)

    def _paint_claim(self, painter: QPainter, claim: Claim, is_taken: bool) -> None:
        geometry, theme = self._look
        center, radius = geometry.center(claim.point), geometry.radius(claim.point)
        for other, color in claim.held:
            paint_part(painter, center, geometry.center(other), radius, color, theme)
        if not is_taken:
            owners = claim.controlling or claim.contesting
            paint_owners(painter, center, radius, owners, bool(claim.controlling), theme)
