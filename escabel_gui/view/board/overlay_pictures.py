"""The signs of the overlay as the board on screen shows them: those that look alike are painted once."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from escabel_gui.model.table.rules_overlay import RulesOverlay
from escabel_gui.record.piles import Pile
from escabel_gui.rules.contract import Claim
from escabel_gui.view.look.overlay_signs import paint_band, paint_connection, paint_owners, paint_share
from escabel_gui.view.look.position import Look, top_of
from escabel_gui.view.look.signs import paint_bound, paint_link, paint_sleeping
from escabel_gui.view.look.themes import Theme

MARGIN = 0.6  # how far a sign between two places goes beyond them, in radii
REACH = 1.6  # and one on a point, from the middle of it


class Sight(NamedTuple):
    """Data of the rules overlay for one position: the one shown, or the one after a move."""

    piles: list[Pile]
    overlay: RulesOverlay


class OverlaySign(NamedTuple):
    """Marker of the rules overlay on or between points, with the piles it stands on."""

    kind: str  # a field of the overlay
    points: tuple[int, ...]
    piles: tuple[Pile, ...]
    said: object = None  # a claim, or whether two stacks are connected


class OverlayMotif(NamedTuple):
    """Stroke of a sign, seen from the middle of a point or of the top of its pile."""

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
                paint_connection(painter, start, end, self.radii, theme)
            case "band", _:
                paint_band(painter, start, end, self.radii, theme)
            case "contested", bool(is_connected):
                paint_link(painter, start, end, self.radii, is_connected, theme)
            case "part", int(color):
                paint_share(painter, start, end, radius, color, theme)
            case "owners", (tuple(owners), bool(is_theirs)):
                paint_owners(painter, start, radius, owners, is_theirs, theme)
            case "sleeping", tuple(pile):
                paint_sleeping(painter, start, radius, pile, theme)
            case "bound", _:
                paint_bound(painter, start, radius, theme)


def signs_of(sight: Sight) -> Iterator[OverlaySign]:
    """Yield the signs of the overlay in the order in which they lie over each other."""
    piles, overlay = sight
    for claim in overlay.claims:
        points = (claim.point, *(other for other, _ in claim.held))
        yield OverlaySign("claims", points, (piles[claim.point],) + ((),) * len(claim.held), claim)
    for pair in overlay.band:
        yield OverlaySign("band", pair, ((), ()))
    for pair in overlay.joined:
        yield OverlaySign("joined", pair, ((), ()))
    for first, second, is_connected in sorted(overlay.contested, key=lambda link: link[2]):  # bars over what they cut
        yield OverlaySign("contested", (first, second), (piles[first], piles[second]), is_connected)
    for kind, stacks in (("sleeping", overlay.sleeping), ("bound", overlay.bound)):
        for point in stacks:
            if piles[point]:
                yield OverlaySign(kind, (point,), (piles[point],))


def motifs_of(sign: OverlaySign, look: Look) -> list[tuple[QPointF, OverlayMotif]]:
    """Return the motifs of a sign with their scene positions."""
    geometry, theme = look
    if isinstance(sign.said, Claim):
        return _motifs_of_claim(sign.said, look, is_taken=bool(sign.piles[0]))
    tops = [top_of(geometry, point, pile) for point, pile in zip(sign.points, sign.piles, strict=True)]
    said = sign.piles[0] if sign.kind == "sleeping" else sign.said
    return [(tops[0], OverlayMotif(sign.kind, _radii(look, sign.points), _away(tops[0], tops[-1]), said, theme))]


def _motifs_of_claim(claim: Claim, look: Look, is_taken: bool) -> list[tuple[QPointF, OverlayMotif]]:
    geometry, theme = look
    center, radii = geometry.center(claim.point), _radii(look, (claim.point,))
    motifs = [
        (center, OverlayMotif("part", radii, _away(center, geometry.center(other)), color, theme))
        for other, color in claim.held
    ]
    if not is_taken:
        said = (claim.controlling or claim.contesting, bool(claim.controlling))
        motifs.append((center, OverlayMotif("owners", radii, (0.0, 0.0), said, theme)))
    return motifs


def _radii(look: Look, points: tuple[int, ...]) -> tuple[float, float]:
    return look.geometry.radius(points[0]), look.geometry.radius(points[-1])


def _away(start: QPointF, end: QPointF) -> tuple[float, float]:
    """Return the offset from start to end, rounded, so that those of like pairs are alike."""
    return round(end.x() - start.x(), 3), round(end.y() - start.y(), 3)
