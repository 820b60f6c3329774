"""How far both colors are from connecting in Quabble and its relatives in which stones stay."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.shortest_paths import BLOCKED, Distances
from escabel_gui.rules.boards import BLACK_FAR, BLACK_NEAR, DIRECTIONS, WHITE_FAR, WHITE_NEAR
from escabel_gui.rules.games.quabble import ADJOINING, Quabble
from escabel_gui.rules.state import BLACK, EMPTY, State

TURN_TOLL: Final = 2  # of a point that a turn takes: tolls count half turns

# What an empty dark square costs a way is shared out to its two sides, by how many light squares the color lacks there,
# and by what is on that side: a stone or an edge; an empty light square, which the way takes as well; or an empty dark
# one, whose light squares are partly the same.
SIDES: Final = 3
BESIDE_STONE: Final = 0
BESIDE_LIGHT: Final = 1
BESIDE_DARK: Final = 2
SIDE_TOLLS: Final = ((0, 0, 0), (1, 0, 0), (2, 0, 1), (3, 1, 1))  # by what is lacking


class QuabbleWays:
    """The shortest ways of a color from edge to edge, if the other one did nothing."""

    def __init__(self, game: Quabble) -> None:
        self.game = game
        points = int(game.board.points)
        shades = game.squares.is_dark
        self.dark: vec[i64] = vec[i64]([point for point in range(points) if shades[point]])
        passages = [
            int(game.board.neighbor[slot]) if slot % DIRECTIONS < ADJOINING or shades[slot // DIRECTIONS] else points
            for slot in range(points * DIRECTIONS)
        ]
        self.distances = Distances(game.board.points, passages)
        back = list(range(DIRECTIONS))
        for direction, (right, up) in enumerate(game.board.steps):
            back[direction] = game.board.steps.index((-right, -up))
        self.back: vec[i64] = vec[i64](back)  # by direction: the opposite one
        self.side_tolls: vec[i64] = vec[i64]([toll for sides in SIDE_TOLLS for toll in sides])
        self.columns: i64 = points + 1  # of what is kept by color and point
        self.lacking: vec[i64] = vec[i64]([0] * (3 * (points + 1)))  # to control a dark square; 0 for all others
        self.ways: vec[i64] = vec[i64]([0] * 3)  # by color: the shortest way
        self.detours: vec[i64] = vec[i64]([0] * (3 * (points + 1)))  # by color and point: how much longer

    def measure(self, state: State, color: i64) -> i64:
        """Note how much longer than a color's shortest way one over each point is; returns how long that is."""
        board = self.game.board
        distances = self.distances
        through = distances.through
        self.set_tolls(state, color)
        if color == BLACK:
            shortest = distances.measure(board.edges, BLACK_NEAR, BLACK_FAR)
        else:
            shortest = distances.measure(board.edges, WHITE_NEAR, WHITE_FAR)
        self.ways[color] = shortest
        base = color * self.columns
        detours = self.detours
        point: i64 = 0
        while point < board.points:
            detours[base + point] = through[point] - shortest
            point += 1
        return shortest

    def set_tolls(self, state: State, color: i64) -> None:
        """Tell what each point and passage costs a color: no empty dark square is lost to it as yet."""
        owner = state.owner
        adjoining = self.game.adjoining
        tolls = self.distances.tolls
        base = color * self.columns
        point: i64 = 0
        while point < self.game.board.points:
            self.lacking[base + point] = 0
            if owner[point] == color:
                tolls[point] = 0
            elif owner[point] != EMPTY:
                tolls[point] = BLOCKED
            elif adjoining[point] == 0:
                tolls[point] = TURN_TOLL
            else:
                tolls[point] = 0
                lacking = self.game.majority[point] - self.game.held(state, point, color)
                self.lacking[base + point] = lacking if lacking > 0 else 0
            point += 1
        k: i64 = 0
        darks: i64 = len(self.dark)
        while k < darks:
            point = self.dark[k]
            if tolls[point] < BLOCKED:
                self.set_crossings(state, color, point)
            k += 1

    def set_crossings(self, state: State, color: i64, dark: i64) -> None:
        """Tell what the passages cost that lead from a dark square to those that a color may own."""
        neighbor = self.game.board.neighbor
        crossings = self.distances.crossings
        tolls = self.distances.tolls
        self.distances.entries[dark] = self.side(state, color, dark, BESIDE_STONE)
        direction: i64 = 0
        while direction < DIRECTIONS:
            slot = dark * DIRECTIONS + direction
            other = neighbor[slot]
            if tolls[other] < BLOCKED:
                is_stone = state.owner[other] == color
                if direction < ADJOINING:
                    toll = self.side(state, color, dark, BESIDE_STONE if is_stone else BESIDE_LIGHT)
                    crossings[other * DIRECTIONS + self.back[direction]] = toll
                else:
                    is_mine = state.owner[dark] == color
                    toll = self.side(state, color, dark, BESIDE_STONE if is_stone else BESIDE_DARK)
                    toll += self.side(state, color, other, BESIDE_STONE if is_mine else BESIDE_DARK)
                crossings[slot] = toll
            direction += 1

    def side(self, state: State, color: i64, dark: i64, beside: i64) -> i64:
        """What one side of a dark square costs, which is nothing of one's own."""
        return self.side_tolls[self.lacking[color * self.columns + dark] * SIDES + beside]
