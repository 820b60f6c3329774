"""What moves look like, and how good those are that look so: learned from what long searches prefer.

A move has a few features, such as what surrounds the point where it ends. Each has a weight; the sum of a move's
weights is the logarithm of how often it is preferred, up to a constant of the position (a softmax regression).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import Evaluator
from escabel_gui.rules.boards import DIRECTIONS, Board
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import FLIP, NO_MOVE, PASS, STEP, is_step, move_kind, move_point
from escabel_gui.rules.state import BLACK, EMPTY, WHITE, State

SCALE: Final = 256  # of weights in files and tables
LIGHTEST: Final = 0.02  # weights below it are not worth their room
HEAVIEST: Final = 20 * SCALE
MOST_FEATURES: Final = 32  # of a move

# What a neighbor is to the mover: two bits of the number of a surrounding, both 0 for an empty point.
MINE: Final = 1
THEIRS: Final = 2
NONE: Final = 3  # there is no such neighbor, nor an edge of either color
SURROUNDINGS: Final = 1 << 2 * DIRECTIONS

MOVE_KINDS: Final = 3  # placements, steps, and a third: see `Patterns.kind`
AWAY: Final = 5  # distances from 0; the last one stands for all that are longer
TALL: Final = 4  # heights from 0, likewise


def at_most(number: i64, most: i64) -> i64:
    return number if number < most else most


def apart(one: i64, other: i64) -> i64:
    """A distance as features know it."""
    return at_most(one - other if one > other else other - one, AWAY - 1)


class Patterns:
    """The features of moves that all games can have, and the weights of features; one object serves one thread.

    Features are numbered; those of one kind lie side by side, from what `blocks` says on. What mirror images have in
    common is learned once: `canonical` names the feature that stands for all of them. A game that knows more than its
    board adds blocks of its own. The `evaluator` has always just seen the position.
    """

    def __init__(self, rules: Rules, evaluator: Evaluator, own_blocks: Sequence[tuple[str, int]] = ()) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.credit: i64 = 1  # what is promised counts for so many times the foresight of a search
        self.effort: i64 = 1  # a position is looked at after so many times as many visits as a search asks for
        sizes = [
            ("surroundings", MOVE_KINDS * SURROUNDINGS),
            ("left behind", SURROUNDINGS),
            ("heights", MOVE_KINDS * TALL * TALL),
            ("place", MOVE_KINDS * AWAY * AWAY),
            ("answer", MOVE_KINDS * MOVE_KINDS * AWAY * AWAY),
            *own_blocks,
        ]
        self.blocks: dict[str, int] = {}
        self.sizes: dict[str, int] = dict(sizes)
        end = 0
        for name, size in sizes:
            self.blocks[name] = end
            end += size
        self.left_behind: i64 = self.blocks["left behind"]
        self.heights: i64 = self.blocks["heights"]
        self.place: i64 = self.blocks["place"]
        self.answer: i64 = self.blocks["answer"]
        self.weights: vec[i64] = vec[i64]([0] * end)
        self.features: vec[i64] = vec[i64]([0] * MOST_FEATURES)  # of the move looked at last
        self.last: i64 = NO_MOVE
        board = rules.board
        has_edges = any(edges != 0 for edges in board.edges)
        self.mirrors = find_mirrors(board)
        directions, rims, columns, rows = look_from_both_sides(board, has_edges)
        self.ordered: vec[i64] = vec[i64](directions)  # by color: the directions as if its edges lay below and above
        self.rims: vec[i64] = vec[i64](rims)  # by point and direction: the color beyond the board, or NONE
        self.columns: vec[i64] = vec[i64](columns)  # by color and point, as if its edges lay below and above
        self.rows: vec[i64] = vec[i64](rows)
        self.to_side: vec[i64] = vec[i64]([at_side(columns[k], max(columns)) for k in range(len(columns))])
        self.to_edge: vec[i64] = vec[i64]([at_side(rows[k], max(rows)) for k in range(len(rows))])

    def prefer(self, state: State, last: i64, moves: vec[i64], count: i64, share: vec[float]) -> None:
        """Fill in how often each move is preferred, by what it looks like: the shares add up to 1.

        `last` is the move before, or NO_MOVE. A swap and a pass look like nothing, and have no share.
        """
        weights = self.weights
        features = self.features
        self.look_at(state, last)
        whole = 0.0
        k: i64 = 0
        while k < count:
            share[k] = 0.0
            if move_kind(moves[k]) < PASS:
                length = self.find_features(state, moves[k])
                total: i64 = 0
                feature: i64 = 0
                while feature < length:
                    total += weights[features[feature]]
                    feature += 1
                share[k] = exp(float(at_most(total, HEAVIEST)) / float(SCALE))
                whole += share[k]
            k += 1
        k = 0
        while k < count and whole > 0.0:
            share[k] /= whole
            k += 1

    def promise(self, state: State, last: i64, moves: vec[i64], count: i64, promise: vec[float], trust: float) -> None:
        """Promise something of each move, as an evaluator does: from -1 to 1.

        That is `trust` times the logarithm of how much more often it is preferred than if all moves were alike.
        """
        self.prefer(state, last, moves, count, promise)
        k: i64 = 0
        while k < count:
            times = promise[k] * float(count)
            hope = trust * log(times) if times > 0.0 else -1.0
            promise[k] = -1.0 if hope < -1.0 else 1.0 if hope > 1.0 else hope
            k += 1

    def look_at(self, state: State, last: i64) -> None:
        """Prepare for the moves in a position."""
        self.last = last

    def kind(self, move: i64) -> i64:
        """0 for a placement, 1 for a step, 2 for a flip; a game may call some of its placements another kind."""
        kind = move_kind(move)
        return 0 if kind < STEP else 1 if kind < FLIP else 2

    def find_features(self, state: State, move: i64) -> i64:
        """Put the features of a move, which is no swap and no pass, into `features`; returns how many."""
        features = self.features
        board = self.rules.board
        points = board.points
        me = state.turn
        kind = self.kind(move)
        source = move_point(move)
        target = source
        if is_step(move):
            target = board.neighbor[source * DIRECTIONS + move_kind(move) - STEP]
        side = me * points
        features[0] = kind * SURROUNDINGS + self.surrounding(state, target)
        source_height = at_most(state.height[source], TALL - 1)
        target_height = at_most(state.height[target], TALL - 1)
        features[1] = self.heights + (kind * TALL + source_height) * TALL + target_height
        features[2] = self.place + (kind * AWAY + self.to_side[side + target]) * AWAY + self.to_edge[side + target]
        count: i64 = 3
        last = self.last
        if last != NO_MOVE and move_kind(last) < PASS:
            there = move_point(last)
            if is_step(last):
                there = board.neighbor[there * DIRECTIONS + move_kind(last) - STEP]
            across = apart(self.columns[side + target], self.columns[side + there])
            along = apart(self.rows[side + target], self.rows[side + there])
            features[count] = self.answer + ((kind * MOVE_KINDS + self.kind(last)) * AWAY + across) * AWAY + along
            count += 1
        if is_step(move):
            features[count] = self.left_behind + self.surrounding(state, source)
            count += 1
        return count

    def surrounding(self, state: State, point: i64) -> i64:
        """The number of what surrounds a point in the mover's eyes, with the mover's edges below and above."""
        owner = state.owner
        neighbor = self.rules.board.neighbor
        ordered = self.ordered
        me = state.turn
        points = self.rules.board.points
        base = point * DIRECTIONS
        number: i64 = 0
        slot = me * DIRECTIONS
        end = slot + DIRECTIONS
        shift: i64 = 0
        while slot < end:
            place = base + ordered[slot]
            other = neighbor[place]
            color = owner[other] if other < points else self.rims[place]
            if color == me:
                number |= MINE << shift
            elif color == NONE:
                number |= NONE << shift
            elif color != EMPTY:
                number |= THEIRS << shift
            shift += 2
            slot += 1
        return number

    # ---- mirror images -----------------------------------------------------------------------------------------

    def images(self, feature: int) -> list[int]:
        """All features that are mirror images of one, itself included."""
        for start, end in (
            (0, MOVE_KINDS * SURROUNDINGS),
            (int(self.left_behind), int(self.left_behind) + SURROUNDINGS),
        ):
            if start <= feature < end:
                number = (feature - start) % SURROUNDINGS
                return [feature - number + mirrored(number, mirror) for mirror in self.mirrors]
        return [feature]

    def canonical(self, feature: int) -> int:
        """The feature that stands for all mirror images of one."""
        return min(self.images(feature))

    # ---- weights as text ---------------------------------------------------------------------------------------

    def set_weights(self, table: dict[str, dict[str, int]]) -> None:
        """Take over weights by block and place in it; raises ValueError for what can be none."""
        weights: vec[i64] = vec[i64]([0] * len(self.weights))
        for name, entries in table.items():
            if name not in self.blocks:
                raise ValueError(f"there are no features called {name[:40]!r}")
            for text, weight in entries.items():
                place = int(text)
                if not (0 <= place < self.sizes[name] and -HEAVIEST <= weight <= HEAVIEST):
                    raise ValueError(f"no weight of {name} can be {text[:40]!r}: {str(weight)[:40]}")
                for feature in self.images(self.blocks[name] + place):
                    weights[feature] = weight
        self.weights = weights

    def format_weights(self, weights: vec[float]) -> dict[str, dict[str, int]]:
        """Weights by block and place in it, those of canonical features alone, without what is next to nothing."""
        table: dict[str, dict[str, int]] = {}
        for name, start in self.blocks.items():
            table[name] = {
                str(place): max(-HEAVIEST, min(HEAVIEST, round(weights[start + place] * SCALE)))
                for place in range(self.sizes[name])
                if abs(weights[start + place]) >= LIGHTEST
            }
        return table


def at_side(place: int, last: int) -> int:
    """How far a column or row is from the nearer side of the board."""
    return min(place, last - place, AWAY - 1)


def find_mirrors(board: Board) -> list[list[int]]:
    """The mirror images of a surrounding that are as good as itself, as permutations of the directions."""
    mirrors: list[list[int]] = []
    for right, up in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        images = [(right * column, up * row) for column, row in board.steps]
        if all(image in board.steps for image in images):
            rest = range(len(board.steps), DIRECTIONS)
            mirrors.append([*(board.steps.index(image) for image in images), *rest])
    return mirrors


def mirrored(number: int, mirror: list[int]) -> int:
    """A surrounding as its mirror image shows it."""
    image = 0
    for direction in range(DIRECTIONS):
        image |= (number >> 2 * direction & 3) << 2 * mirror[direction]
    return image


def look_from_both_sides(board: Board, has_edges: bool) -> tuple[list[int], list[int], list[int], list[int]]:
    """The columns of a `Patterns`: directions by color, what is beyond the board, and where points are by color.

    White looks at a board with edges from the side, so that whoever moves goes up and down.
    """
    columns = [column for column, _ in board.lattice]
    rows = [row for _, row in board.lattice]
    columns = [column - min(columns) for column in columns]
    rows = [row - min(rows) for row in rows]
    same = list(range(DIRECTIONS))
    turned = same
    is_turned = has_edges and all((up, right) in board.steps for right, up in board.steps)
    if is_turned:
        turned = [board.steps.index((up, right)) for right, up in board.steps]
        turned += same[len(turned) :]
    rims: list[int] = []
    for point, place in enumerate(zip(columns, rows, strict=True)):
        for direction in range(DIRECTIONS):
            is_beyond = board.neighbor[point * DIRECTIONS + direction] == board.points
            has_step = direction < len(board.steps)
            is_edge = has_edges and has_step and is_beyond
            rims.append(edge_beyond(place, board.steps[direction], max(columns), max(rows)) if is_edge else int(NONE))
    nobody = [0] * len(columns)
    return (
        same + same + turned,
        rims,
        nobody + columns + (rows if is_turned else columns),
        nobody + rows + (columns if is_turned else rows),
    )


def edge_beyond(place: tuple[int, int], step: tuple[int, int], last_column: int, last_row: int) -> int:
    """Whose edge a step off the board leads to; NONE where it leads past a corner, or into a gap."""
    leaves_side = not 0 <= place[0] + step[0] <= last_column
    leaves_end = not 0 <= place[1] + step[1] <= last_row
    if leaves_side == leaves_end:
        return int(NONE)
    return int(WHITE if leaves_side else BLACK)
