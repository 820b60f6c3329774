"""Abande once more, from the text of its rules."""

from dataclasses import replace

from tests.rules.plain.position import OTHER, Point, Position, name, parse_point, spread

COLUMN_LENGTHS = {1: 4, 2: 5, 3: 6, 4: 7, 5: 6, 6: 5, 7: 4}


def hexagon_neighbors() -> dict[Point, set[Point]]:
    """Return the points at distance 1 of each, when columns are √3/2 apart and all centered at the same height."""
    points = [(column, row) for column, length in COLUMN_LENGTHS.items() for row in range(1, length + 1)]

    def is_next(first: Point, second: Point) -> bool:
        across = (first[0] - second[0]) ** 2 * 3 / 4
        upwards = (first[1] - COLUMN_LENGTHS[first[0]] / 2) - (second[1] - COLUMN_LENGTHS[second[0]] / 2)
        return abs(across + upwards**2 - 1) < 0.01

    return {point: {other for other in points if is_next(point, other)} for point in points}


def square_neighbors() -> dict[Point, set[Point]]:
    points = [(column, row) for column in range(1, 8) for row in range(1, 8)]
    return {
        point: {p for p in points if p != point and abs(p[0] - point[0]) <= 1 and abs(p[1] - point[1]) <= 1}
        for point in points
    }


def snub_neighbors() -> dict[Point, set[Point]]:
    """Return the neighbors of each point: those beside, above and below, and some diagonal ones.

    Those are, from b, d, f: upper left in rows 1, 3, 5, upper right in rows 2, 4, 6.
    """
    points = [(column, row) for column in range(1, 8) for row in range(1, 8)]
    pairs = [(p, (p[0] + 1, p[1])) for p in points] + [(p, (p[0], p[1] + 1)) for p in points]
    pairs += [((column, row), (column - 1, row + 1)) for column in (2, 4, 6) for row in (1, 3, 5)]
    pairs += [((column, row), (column + 1, row + 1)) for column in (2, 4, 6) for row in (2, 4, 6)]
    return {
        point: {q for p, q in pairs if p == point and q in points} | {p for p, q in pairs if q == point}
        for point in points
    }


NEIGHBOURS = {"hex": hexagon_neighbors, "square": square_neighbors, "snub": snub_neighbors}


class PlainAbande:
    def __init__(self, size: int, board: str = "hex") -> None:
        assert size == 7
        self.next_to = NEIGHBOURS[board]()

    def start(self) -> Position:
        return Position({}, hands={"b": 18, "w": 18})

    def moves(self, position: Position) -> list[str]:
        if position.ply == 0:
            return [name(point) for point in self.next_to]
        texts = []
        if position.hands[position.turn] > 0:
            for point, around in self.next_to.items():
                if point not in position.piles and any(p in position.piles for p in around):
                    texts.append(name(point))
        else:
            texts.append("pass")
        if position.ply >= 3:  # Black's second piece is the third of all
            for source in position.piles:
                for target in self.next_to[source]:
                    if self.may_step(position, source, target):
                        texts.append(f"{name(source)}-{name(target)}")
        return texts

    def may_step(self, position: Position, source: Point, target: Point) -> bool:
        if position.owner(source) != position.turn or position.owner(target) != OTHER[position.turn]:
            return False
        if position.height(source) + position.height(target) > 3:
            return False
        return self.is_one_band(set(position.piles) - {source})

    def is_one_band(self, points: set[Point]) -> bool:
        return spread([min(points)], lambda point: self.next_to[point] & points) == points

    def play(self, position: Position, text: str) -> Position:
        if text == "pass":
            return replace(position, passes=position.passes + 1).after_turn()
        piles = dict(position.piles)
        hands = dict(position.hands)
        if "-" in text:
            source, target = (parse_point(part) for part in text.split("-"))
            piles[target] += piles.pop(source)
        else:
            piles[parse_point(text)] = position.turn
            hands[position.turn] -= 1
        return replace(position, piles=piles, hands=hands, passes=0).after_turn()

    def points(self, position: Position) -> dict[str, int]:
        """Return what both players score if the game ends here."""
        totals = {"b": 0, "w": 0}
        for point, pile in position.piles.items():
            owner = position.owner(point)
            if any(position.owner(other) == OTHER[owner] for other in self.next_to[point]):
                totals[owner] += len(pile)
        return totals

    def winner(self, position: Position) -> str:
        if position.passes < 2:
            return ""
        totals = self.points(position)
        if totals["b"] == totals["w"]:
            return "tie"
        return max(totals, key=lambda color: totals[color])

    def connected(self, position: Position, color: str) -> bool:
        return False
