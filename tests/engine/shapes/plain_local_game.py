"""Local games once more, by the plain rules and with nothing of the program's own: slow, and obvious."""

import re
from dataclasses import replace

from escabel_gui.record.shapes.claim import EDGES, ClaimGoal, ShapeClaim
from escabel_gui.rules.state import BLACK
from tests.rules.plain import make_plain
from tests.rules.plain.escabel import CORNERS, SIDES, PlainEscabel
from tests.rules.plain.position import OTHER, Point, Position, parse_piles, parse_point, spread
from tests.rules.plain.quabble import PlainQuabble

FAR = {"bottom": (1, False), "top": (1, True), "left": (0, False), "right": (0, True)}  # coordinate, and which end


class PlainLocalGame:
    """Solver that decides by the plain rules what is joined or kept in an area, as `LocalGame` does."""

    def __init__(self, wire_name: str, size: int, claim: ShapeClaim) -> None:
        game = make_plain(wire_name, size)
        assert isinstance(game, (PlainEscabel, PlainQuabble))
        assert claim.goal in (ClaimGoal.JOIN, ClaimGoal.KEEP)
        self.game = game
        self.claim = claim
        self.color = "b" if claim.color == BLACK else "w"
        self.known: dict[object, bool] = {}

    def holds_with(self, stacks: str) -> bool:
        return self.holds(Position(parse_piles(stacks), "b" if self.claim.turn == BLACK else "w", ply=2), False)

    def holds(self, position: Position, has_passed: bool) -> bool:
        seen = frozenset((point, pile[-1], len(pile)) for point, pile in position.piles.items())
        key = (seen, position.turn, has_passed)
        if key not in self.known:
            self.known[key] = self.search(position, has_passed)
        return self.known[key]

    def search(self, position: Position, has_passed: bool) -> bool:
        is_mine = position.turn == self.color
        if has_passed and self.is_reached(position) == is_mine:
            return is_mine
        replies = [self.game.play(position, text) for text in self.game.moves(position) if self.is_local(text)]
        outcomes = [self.holds(reply, False) == is_mine for reply in replies]
        if not has_passed:
            outcomes.append(self.holds(replace(position, turn=OTHER[position.turn]), True) == is_mine)
        return is_mine if any(outcomes) else not is_mine

    def is_local(self, text: str) -> bool:
        points = re.findall(r"[a-z][0-9]+", text)
        return bool(points) and (not self.claim.area or set(points) <= set(self.claim.area))

    def is_reached(self, position: Position) -> bool:
        points = [parse_point(word) for word in self.claim.words if word not in EDGES]
        if any(position.owner(point) != self.color for point in points):
            return False
        if self.claim.goal is ClaimGoal.KEEP:
            return True
        chain = spread(points[:1], lambda point: self.linked_with(position, point))
        return chain.issuperset(points) and all(
            any(self.touches(point, word) for point in chain) for word in self.claim.words if word in EDGES
        )

    def linked_with(self, position: Position, point: Point) -> list[Point]:
        game = self.game
        if isinstance(game, PlainQuabble):
            return [other for other in game.links(point) if position.owner(other) == self.color]
        around = [(point[0] + right, point[1] + up) for right, up in SIDES + CORNERS]
        crosscuts = game.crosscuts(position)
        return [
            other
            for other in around
            if position.owner(other) == self.color and game.linked(position, crosscuts, point, other)
        ]

    def touches(self, point: Point, edge: str) -> bool:
        across, is_far = FAR[edge]
        if isinstance(self.game, PlainQuabble):
            on_edge = self.game.is_on_last if is_far else self.game.is_on_first
            return on_edge(point[across])
        return point[across] == (self.game.size if is_far else 1)


def is_plain(claim: ShapeClaim) -> bool:
    """Return whether the plain rules decide about such a claim."""
    return claim.goal in (ClaimGoal.JOIN, ClaimGoal.KEEP)
