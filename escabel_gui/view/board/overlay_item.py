"""The overlay on the board: what is connected and cut, and whom the points between belong to."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from escabel_gui.view.board.layer import OVERLAY, Layer
from escabel_gui.view.board.overlay_pictures import OverlayMotif, OverlaySign, Sight, motifs_of, signs_of
from escabel_gui.view.board.pictures import draw_pictures
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.position import Look, reach_of


class _Placed(NamedTuple):
    reach: QRectF  # what may be covered
    motifs: list[tuple[QPointF, OverlayMotif]]


class OverlayItem(Layer):
    """Layer with the signs of the overlay; there may be hundreds, so only those that change are painted again."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, OVERLAY)
        self._signs: dict[OverlaySign, _Placed] = {}  # in the order in which they are painted
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # to know what is to be painted
        self.hide()

    def show_sight(self, sight: Sight) -> None:
        self._show(signs_of(sight))

    def show_on_the_way(self, sight: Sight, moving: frozenset[int]) -> None:
        """Show, while pieces move to a position, only its signs that are shown already and are not about what moves."""
        self._show([sign for sign in signs_of(sight) if sign in self._signs and moving.isdisjoint(sign.points)])

    def _show(self, signs: Iterable[OverlaySign]) -> None:
        gone, self._signs = self._signs, {}
        for sign in signs:
            placed = gone.pop(sign, None)
            if placed is None:
                placed = _Placed(self._reach(sign), motifs_of(sign, self._look))
                self.update(placed.reach)
            self._signs[sign] = placed
        for placed in gone.values():
            self.update(placed.reach)
        self.setVisible(bool(self._signs))

    def _reach(self, sign: OverlaySign) -> QRectF:
        reach = QRectF()
        for point in sign.points:
            reach |= reach_of(self._look.geometry, point)
        return reach

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        exposed = option.exposedRect
        seen = [placed.motifs for placed in self._signs.values() if placed.reach.intersects(exposed)]
        draw_pictures(painter, [motif for motifs in seen for motif in motifs])
