"""Incremental lines of sight of Qualos boards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.quabble import ADJOINING
from escabel_gui.rules.games.qualos import Qualos
from escabel_gui.rules.state import BLACK, EMPTY, OFF_BOARD, WHITE, State, opponent

LIGHT: Final = 0  # the columns of the light squares, which are the same for both colors


class LinesOfSight:
    """Counts of what each color sees of dark squares, and candidate lists of its moves.

    A color's `margin` on a dark square is twice the lines of sight that it has less those that there are: at 0 it
    contests the square, above it controls it. What is kept for a color lies from `color * stride` on.
    """

    def __init__(self, game: Qualos) -> None:
        self.game = game
        points = int(game.board.points)
        self.stride: i64 = points + 1
        beyond = [0]  # nothing is seen from there
        self.adjoining: vec[i64] = vec[i64]([int(lines) for lines in game.adjoining] + beyond)
        self.owner: vec[i64] = vec[i64]([EMPTY])  # of the position that is followed
        self.margin: vec[i64] = vec[i64]([0] * (3 * (points + 1)))  # by color and dark square
        self.candidates: vec[i64] = vec[i64]([0] * (3 * (points + 1)))  # by color and number: points
        self.count: vec[i64] = vec[i64]([0] * 3)  # by color: how many are listed
        self.place: vec[i64] = vec[i64]([0] * (points + 1))  # by empty light square: its number in the list
        self.is_candidate: vec[i64] = vec[i64]([0] * (3 * (points + 1)))  # by color and dark square
        self.ends: vec[i64] = vec[i64]([0] * ADJOINING)  # scratch: whom a line meets, by direction
        rows = [[point for point in range(points) if game.board.lattice[point][1] == k] for k in range(int(game.size))]
        columns = [[row[k] for row in rows] for k in range(int(game.size))]
        self.sweeps: vec[i64] = vec[i64](  # all lines of the board, both ways, each after the point beyond the board
            [point for line in rows + columns for way in (line, line[::-1]) for point in [points, *way]]
        )

    def load_position(self, state: State) -> None:
        """Count the lines of sight of a position."""
        owner = state.owner
        margin = self.margin
        candidates = self.candidates
        is_candidate = self.is_candidate
        adjoining = self.adjoining
        stride = self.stride
        self.owner = owner
        points = stride - 1
        for point in range(points):
            margin[BLACK * stride + point] = -adjoining[point]
            margin[WHITE * stride + point] = -adjoining[point]
        sweeps = self.sweeps
        seer: i64 = OFF_BOARD  # whom the next point sees behind
        for point in sweeps:
            if seer != OFF_BOARD:
                margin[seer * stride + point] += 2
            if owner[point] != EMPTY:
                seer = owner[point]
        lights: i64 = 0
        blacks: i64 = 0
        whites: i64 = 0
        for point in range(points):
            if adjoining[point] == 0:
                if owner[point] == EMPTY:
                    candidates[lights] = point
                    self.place[point] = lights
                    lights += 1
            else:
                here = BLACK * stride + point
                is_candidate[here] = i64(margin[here] >= 0)
                if margin[here] >= 0:
                    candidates[BLACK * stride + blacks] = point
                    blacks += 1
                here = WHITE * stride + point
                is_candidate[here] = i64(margin[here] >= 0)
                if margin[here] >= 0:
                    candidates[WHITE * stride + whites] = point
                    whites += 1
        self.count[LIGHT] = lights
        self.count[BLACK] = blacks
        self.count[WHITE] = whites

    def place_stone(self, point: i64, color: i64) -> None:
        """Update the counts after a placement, or the flip of an enemy stone.

        All dark squares that see it have seen what was there, or behind it.
        """
        owner = self.owner
        margin = self.margin
        candidates = self.candidates
        is_candidate = self.is_candidate
        adjoining = self.adjoining
        neighbor = self.game.board.neighbor
        ends = self.ends
        mine = color * self.stride
        count = self.count[color]
        was = owner[point]
        owner[point] = color
        direction: i64 = 0
        if was == EMPTY:
            if adjoining[point] == 0:
                lights = self.count[LIGHT] - 1
                place = self.place[point]
                last = candidates[lights]
                candidates[place] = last
                self.place[last] = place
                self.count[LIGHT] = lights
            while direction < ADJOINING:
                other = neighbor[point * DIRECTIONS + direction]
                while owner[other] == EMPTY:
                    other = neighbor[other * DIRECTIONS + direction]
                ends[direction] = owner[other]
                direction += 1
        else:
            while direction < ADJOINING:
                ends[direction] = was
                direction += 1
        for direction in range(ADJOINING):
            seen = ends[direction ^ 2]  # by the squares ahead, until now
            if seen != color:
                theirs = seen * self.stride
                other = point
                while True:
                    other = neighbor[other * DIRECTIONS + direction]
                    if adjoining[other] > 0:
                        margin[mine + other] += 2
                        if seen != OFF_BOARD:
                            margin[theirs + other] -= 2
                        if margin[mine + other] >= 0 and is_candidate[mine + other] == 0:
                            is_candidate[mine + other] = 1
                            candidates[mine + count] = other
                            count += 1
                    if owner[other] != EMPTY:
                        break
        self.count[color] = count

    def is_pseudo_legal(self, point: i64, color: i64) -> bool:
        """Return whether a color may place or flip on a dark square."""
        margin = self.margin[color * self.stride + point]
        owner = self.owner[point]
        return margin >= 0 and (owner == EMPTY or (owner == opponent(color) and margin > 0))

    def remove_candidate(self, number: i64, color: i64) -> None:
        """Remove a dark square from a color's list."""
        base = color * self.stride
        count = self.count[color] - 1
        self.is_candidate[base + self.candidates[base + number]] = 0
        self.candidates[base + number] = self.candidates[base + count]
        self.count[color] = count
