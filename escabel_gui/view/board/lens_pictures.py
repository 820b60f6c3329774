"""The signs of the lens as the board on screen shows them: those that look alike are painted once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from escabel_gui.model.table.lens import Lens
from escabel_gui.record.tree import Pile
from escabel_gui.rules.contract import Claim
from escabel_gui.view.look.lens_signs import paint_band, paint_joint, paint_owners, paint_part
from escabel_gui.view.look.position import Look, top_of
from escabel_gui.view.look.signs import paint_bound, paint_link, paint_sleeping
from escabel_gui.view.look.themes import Theme

MARGIN = 0.6  # how far a sign between two places goes beyond them, in radii
REACH = 1.6  # and one on a point, from the middle of it


class Sight(NamedTuple):
    """Data of the rules overlay for one position: the one shown, or the one after a move."""

    piles: list[Pile]
    lens: Lens


class LensSign(NamedTuple):
    """Marker of the rules overlay on or between points, with the piles it stands on."""

    kind: str  # a field of the lens
    points: tuple[int, ...]
    piles: tuple[Pile, ...]
    said: object = None  # a claim, or whether two stacks are connected


class LensMotif(NamedTuple):
    """One stroke of a sign, seen from the middle of a point or of the top of its pile."""

    kind: str
    radii: tuple[float, float]
    away: tuple[float, float]  # where it leads
    said: object
    theme: Theme

    def bounds(self) -> QRectF:
        start, end = QPointF(), QPointF(*self.away)
        if self.kind in ("joined", "band", "contested"):
            margin = MARGIN * max(self.radii)
            return QRectF(start, end).normalized().adjusted(-margin, -margin, margin, margin)
        reach = REACH * self.radii[0]
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter) -> None:
        start, end, (radius, _), theme = QPointF(), QPointF(*self.away), self.radii, self.theme
        match self.kind, self.said:
            case "joined", _:
                paint_joint(painter, start, end, self.radii, theme)
            case "band", _:
                paint_band(painter, start, end, self.radii, theme)
            case "contested", bool(is_connected):
                paint_link(painter, start, end, self.radii, is_connected, theme)
            case "part", int(color):
                paint_part(painter, start, end, radius, color, theme)
            case "owners", (tuple(owners), bool(is_theirs)):
                paint_owners(painter, start, radius, owners, is_theirs, theme)
            case "sleeping", tuple(pile):
                paint_sleeping(painter, start, radius, pile, theme)
            case "bound", _:
                paint_bound(painter, start, radius, theme)


def signs_of(sight: Sight) -> Iterator[LensSign]:
    """In the order in which they lie over each other."""
    piles, lens = sight
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


def motifs_of(sign: LensSign, look: Look) -> list[tuple[QPointF, LensMotif]]:
    """Return the pixmaps of a marker with their scene positions."""
    geometry, theme = look
    if isinstance(sign.said, Claim):
        return _motifs_of_claim(sign.said, look, is_taken=bool(sign.piles[0]))
    tops = [top_of(geometry, point, pile) for point, pile in zip(sign.points, sign.piles, strict=True)]
    said = sign.piles[0] if sign.kind == "sleeping" else sign.said
    return [(tops[0], LensMotif(sign.kind, _radii(look, sign.points), _away(tops[0], tops[-1]), said, theme))]


def _motifs_of_claim(claim: Claim, look: Look, is_taken: bool) -> list[tuple[QPointF, LensMotif]]:
    geometry, theme = look
    center, radii = geometry.center(claim.point), _radii(look, (claim.point,))
    motifs = [
        (center, LensMotif("part", radii, _away(center, geometry.center(other)), color, theme))
        for other, color in claim.held
    ]
    if not is_taken:
        said = (claim.controlling or claim.contesting, bool(claim.controlling))
        motifs.append((center, LensMotif("owners", radii, (0.0, 0.0), said, theme)))
    return motifs


def _radii(look: Look, points: tuple[int, ...]) -> tuple[float, float]:
    return look.geometry.radius(points[0]), look.geometry.radius(points[-1])


def _away(start: QPointF, end: QPointF) -> tuple[float, float]:
    """Rounded, so that those of like pairs are alike."""
    return round(end.x() - start.x(), 3), round(end.y() - start.y(), 3)
