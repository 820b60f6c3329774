"""Escabel once more, from the text of its rules."""

from dataclasses import replace

from tests.rules.plain.position import OTHER, Point, Position, name, parse_point, spread

SIDES = [(1, 0), (-1, 0), (0, 1), (0, -1)]
CORNERS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


class PlainEscabel:
    def __init__(
        self, size: int, connection: str = "plain", movement: str = "any", growth: str = "none", setup: str = "empty"
    ) -> None:
        self.size = size
        self.connection = connection
        self.movement = movement
        self.growth = growth
        self.setup = setup
        self.points = [(column, row) for column in range(1, size + 1) for row in range(1, size + 1)]

    def start(self) -> Position:
        if self.setup == "empty":
            return Position({})
        on_a1 = "b" if self.setup == "checkered-black" else "w"
        return Position({(c, r): on_a1 if (c % 2) == (r % 2) else OTHER[on_a1] for c, r in self.points})

    def moves(self, position: Position) -> list[str]:
        texts = [name(point) for point in self.points if point not in position.piles]
        if self.growth == "equal":
            texts += [name(point) for point in position.piles if self.may_grow(position, point)]
        for source in self.points:
            for right, up in SIDES:
                target = (source[0] + right, source[1] + up)
                if self.may_step(position, source, target):
                    texts.append(f"{name(source)}-{name(target)}")
        return texts + (["swap-sides"] if position.ply == 1 else [])

    def may_grow(self, position: Position, point: Point) -> bool:
        beside = [(point[0] + right, point[1] + up) for right, up in SIDES]
        return position.owner(point) == position.turn and position.height(point) in map(position.height, beside)

    def may_step(self, position: Position, source: Point, target: Point) -> bool:
        if position.owner(source) != position.turn or position.owner(target) != OTHER[position.turn]:
            return False
        if position.height(source) != position.height(target):
            return False
        return self.movement == "any" or any(
            source in crosscut and target in crosscut for crosscut in self.crosscuts(position)
        )

    def play(self, position: Position, text: str) -> Position:
        if text == "swap-sides":
            return replace(position, ply=position.ply + 1)
        if "-" not in text:
            point = parse_point(text)
            return position.with_piles({point: position.piles.get(point, "") + position.turn}).after_turn()
        source, target = (parse_point(part) for part in text.split("-"))
        left_behind = position.piles[source][:-1] + OTHER[position.turn]
        return position.with_piles({source: left_behind, target: position.piles[target] + position.turn}).after_turn()

    def winner(self, position: Position) -> str:
        if self.connected(position, position.turn):
            return position.turn
        has_move = len(position.piles) < len(self.points) or bool(self.moves(replace(position, ply=2)))
        return "" if has_move else OTHER[position.turn]

    def crosscuts(self, position: Position) -> list[set[Point]]:
        """Return all 2×2 areas with two diagonally adjacent black stacks and two diagonally adjacent white ones."""
        found = []
        for column, row in self.points:
            area = [(column, row), (column + 1, row + 1), (column + 1, row), (column, row + 1)]
            if "".join(position.owner(point) for point in area) in ("bbww", "wwbb"):
                found.append(set(area))
        return found

    def linked(self, position: Position, crosscuts: list[set[Point]], first: Point, second: Point) -> bool:
        """Return whether two neighboring stacks of one color are connected."""
        shared = [area for area in crosscuts if first in area and second in area]
        if first[0] == second[0] or first[1] == second[1] or not shared:
            return True
        low, high = sorted([position.height(first), position.height(second)])
        enemy_low, enemy_high = sorted(position.height(enemy) for enemy in shared[0] - {first, second})
        if low > enemy_low:
            return True
        return self.connection == "tiebreak" and low == enemy_low and high > enemy_high

    def connected(self, position: Position, color: str) -> bool:
        crosscuts = self.crosscuts(position)

        def linked_with(point: Point) -> list[Point]:
            around = [(point[0] + right, point[1] + up) for right, up in SIDES + CORNERS]
            return [p for p in around if position.owner(p) == color and self.linked(position, crosscuts, point, p)]

        across = 1 if color == "b" else 0  # the coordinate that grows from one edge to the other
        stacks = [point for point in self.points if position.owner(point) == color]
        chain = spread((point for point in stacks if point[across] == 1), linked_with)
        return any(point[across] == self.size for point in chain)
