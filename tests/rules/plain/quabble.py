"""Quabble and its relatives once more, from the text of their rules."""

from dataclasses import replace

from tests.rules.plain.position import OTHER, Point, Position, name, parse_point, spread

SIDES = [(1, 0), (-1, 0), (0, 1), (0, -1)]
CORNERS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


class PlainQuabble:
    """Quabble, played on squares; `lights_of` holds the dark squares, each with the light ones that adjoin it."""

    def __init__(self, size: int) -> None:
        self.last = size
        squares = {(column, row) for column in range(1, size + 1) for row in range(1, size + 1)}
        middle_is_light = size % 2 == 1
        self.lights = set()
        for column, row in squares:
            like_a1 = (column + row) % 2 == 0
            if like_a1 == middle_is_light:
                self.lights.add((column, row))
        self.lights_of = {
            (c, r): [(c + right, r + up) for right, up in SIDES if (c + right, r + up) in squares]
            for c, r in squares - self.lights
        }

    def start(self) -> Position:
        return Position({})

    def moves(self, position: Position) -> list[str]:
        texts = self.turns(position)
        return texts + (["swap-sides"] if position.ply == 1 else [])

    def turns(self, position: Position) -> list[str]:
        empty_lights = [point for point in self.lights if point not in position.piles]
        contested = [
            dark
            for dark in self.lights_of
            if dark not in position.piles and self.share(position, dark, position.turn) == 0.5
        ]
        return [name(point) for point in empty_lights + contested]

    def share(self, position: Position, dark: Point, color: str) -> float:
        """Return which part of the light squares round a dark one bears stones of a color."""
        lights = self.lights_of[dark]
        return sum(position.owner(light) == color for light in lights) / len(lights)

    def is_controlled(self, position: Position, dark: Point) -> bool:
        return self.share(position, dark, position.turn) > 0.5

    def play(self, position: Position, text: str) -> Position:
        if text == "swap-sides":
            return replace(position, ply=position.ply + 1)
        point = parse_point(text)
        placed = position.with_piles({point: position.turn})
        won = {
            dark: position.turn
            for dark, lights in self.lights_of.items()
            if point in lights and dark not in placed.piles and self.is_controlled(placed, dark)
        }
        return placed.with_piles(won).after_turn()

    def winner(self, position: Position) -> str:
        return next((color for color in "bw" if self.connected(position, color)), "")

    def links(self, point: Point) -> list[Point]:
        """Return the points with whose stones a stone of the same color is connected."""
        column, row = point
        steps = SIDES if point in self.lights else SIDES + CORNERS
        return [(column + right, row + up) for right, up in steps]

    def is_on_first(self, coordinate: int) -> bool:
        return coordinate == 1

    def is_on_last(self, coordinate: int) -> bool:
        return coordinate == self.last

    def connected(self, position: Position, color: str) -> bool:
        across = 1 if color == "b" else 0  # the coordinate that grows from one edge to the other
        stones = {point for point in position.piles if position.owner(point) == color}
        chain = spread(
            [point for point in stones if self.is_on_first(point[across])],
            lambda point: [other for other in self.links(point) if other in stones],
        )
        return any(self.is_on_last(point[across]) for point in chain)


class PlainFastQuabble(PlainQuabble):
    def turns(self, position: Position) -> list[str]:
        return [name(point) for point in self.lights if point not in position.piles]

    def is_controlled(self, position: Position, dark: Point) -> bool:
        return self.share(position, dark, position.turn) >= 0.5


class PlainQualos(PlainQuabble):
    def turns(self, position: Position) -> list[str]:
        texts = [name(light) for light in self.lights if light not in position.piles]
        for dark in self.lights_of:
            share = self.share(position, dark, position.turn)
            if dark not in position.piles and share >= 0.5:
                texts.append(name(dark))
            if position.owner(dark) == OTHER[position.turn] and share > 0.5:
                texts.append(name(dark) + "*")
        return texts or ["pass"]

    def share(self, position: Position, dark: Point, color: str) -> float:
        """Return which part of the lines of sight from a dark square first meets a stone of a color."""
        lines = []
        for right, up in SIDES:
            line = [(dark[0] + k * right, dark[1] + k * up) for k in range(1, self.last)]
            on_board = [point for point in line if min(point) >= 1 and max(point) <= self.last]
            if on_board:
                lines.append("".join(position.owner(point) for point in on_board))
        return sum(line.startswith(color) for line in lines) / len(lines)

    def play(self, position: Position, text: str) -> Position:
        if text == "swap-sides":
            return replace(position, ply=position.ply + 1)
        if text == "pass":
            return replace(position, passes=position.passes + 1).after_turn()
        point = parse_point(text.removesuffix("*"))
        return replace(position.with_piles({point: position.turn}), passes=0).after_turn()


class PlainConquare(PlainQuabble):
    """Conquare, played on vertices, at odd columns and rows, and spaces, at even ones."""

    def __init__(self, size: int) -> None:
        self.last = 2 * size + 1
        odd = range(1, self.last + 1, 2)
        even = range(2, self.last + 1, 2)
        self.lights = {(column, row) for column in odd for row in odd}
        self.lights_of = {(c, r): [(c + right, r + up) for right, up in CORNERS] for c in even for r in even}

    def links(self, point: Point) -> list[Point]:
        column, row = point
        corners = [(column + right, row + up) for right, up in CORNERS]
        if point in self.lights:
            return corners
        return corners + [(column + 2 * right, row + 2 * up) for right, up in SIDES]

    def is_on_first(self, coordinate: int) -> bool:
        return coordinate <= 2

    def is_on_last(self, coordinate: int) -> bool:
        return coordinate >= self.last - 1


class PlainFastConquare(PlainConquare, PlainFastQuabble):
    """Conquare with the rules of fast Quabble."""
