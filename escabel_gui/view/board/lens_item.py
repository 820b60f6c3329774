"""The lens on the board: what is connected and cut, and whom the points between belong to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from escabel_gui.model.lens import Lens
from escabel_gui.record.tree import Pile
from escabel_gui.rules.contract import Claim
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.lens_signs import paint_band, paint_joint, paint_owners, paint_part
from escabel_gui.view.look.position import Look, reach_of, top_of
from escabel_gui.view.look.signs import paint_bound, paint_link, paint_sleeping


class LensSign(NamedTuple):
    """What is painted between or on points, whose piles are as they are told here."""

    kind: str  # a field of the lens
    points: tuple[int, ...]
    piles: tuple[Pile, ...]
    said: object = None  # a claim, or whether two stacks are connected


class LensItem(QGraphicsItem):
    """There may be hundreds of signs, so only those are painted that change."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._signs: dict[LensSign, QRectF] = {}  # and what each may cover, in the order in which they are painted
        self.setZValue(41)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # to know what is to be painted
        self.hide()

    def show_lens(self, piles: list[Pile], lens: Lens) -> None:
        gone, self._signs = self._signs, {}
        for sign in signs_of(piles, lens):
            reach = gone.pop(sign, None)
            if reach is None:
                reach = self._reach(sign)
                self.update(reach)
            self._signs[sign] = reach
        for reach in gone.values():
            self.update(reach)
        self.setVisible(bool(self._signs))

    def _reach(self, sign: LensSign) -> QRectF:
        reach = QRectF()
        for point in sign.points:
            reach |= reach_of(self._look.geometry, point)
        return reach

    @guarded(QRectF)
    def boundingRect(self) -> QRectF:
        return self._look.geometry.bounds()

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for sign, reach in self._signs.items():
            if reach.intersects(option.exposedRect):
                self._paint_sign(painter, sign)

    def _paint_sign(self, painter: QPainter, sign: LensSign) -> None:
        geometry, theme = self._look
        radii = [geometry.radius(point) for point in sign.points]
        tops = [top_of(geometry, point, pile) for point, pile in zip(sign.points, sign.piles, strict=True)]
        if isinstance(sign.said, Claim):
            self._paint_claim(painter, sign.said, is_taken=bool(sign.piles[0]))
        elif sign.kind in ("joined", "band"):
            start, end = (geometry.center(point) for point in sign.points)
            (paint_joint if sign.kind == "joined" else paint_band)(painter, start, end, (radii[0], radii[1]), theme)
        elif sign.kind == "bound":
            paint_bound(painter, tops[0], radii[0], theme)
        elif sign.kind == "contested":
            paint_link(painter, tops[0], tops[1], (radii[0], radii[1]), bool(sign.said), theme)
        else:
            paint_sleeping(painter, tops[0], radii[0], sign.piles[0], theme)

    def _paint_claim(self, painter: QPainter, claim: Claim, is_taken: bool) -> None:
        geometry, theme = self._look
        center, radius = geometry.center(claim.point), geometry.radius(claim.point)
        for other, color in claim.held:
            paint_part(painter, center, geometry.center(other), radius, color, theme)
        if not is_taken:
            owners = claim.controlling or claim.contesting
            paint_owners(painter, center, radius, owners, bool(claim.controlling), theme)


def signs_of(piles: list[Pile], lens: Lens) -> Iterator[LensSign]:
    """In the order in which they lie over each other."""
    for claim in lens.claims:
        points = (claim.point, *(other for other, _ in claim.held))
        yield LensSign("claims", points, (piles[claim.point],) + ((),) * len(claim.held), claim)
    for pair in lens.band:
        yield LensSign("band", pair, ((), ()))
    for pair in lens.joined:
        yield LensSign("joined", pair, ((), ()))
    for first, second, is_connected in sorted(lens.contested, key=lambda link: link[2]):  # bars over what they cut
        yield LensSign("contested", (first, second), (piles[first], piles[second]), is_connected)
    for kind, stacks in (("sleeping", lens.sleeping), ("bound", lens.bound)):
        for point in stacks:
            if piles[point]:
                yield LensSign(kind, (point,), (piles[point],))
