"""Random games of placing and stepping, with the moves and the chains kept up to date instead of sought anew."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import DIRECTIONS, Board
from escabel_gui.rules.connection import BLACK_EDGES, WHITE_EDGES, ConnectionRules
from escabel_gui.rules.moves import PLACE, STEP, pack_move
from escabel_gui.rules.replies import Replies
from escabel_gui.rules.state import BLACK, EMPTY, State, opponent

MOST_PAIRS: Final = 16  # room for the pairs around a point
ABSENT: Final = -1


class SteppingRules(ConnectionRules):
    """A connection game on a square grid in which every turn places a piece on an empty point, or steps onto a
    neighbour's stack that could as well step back: it is decided at the start of a turn, by a chain of the mover.

    What can be chosen is therefore the same for both colors: the empty points, and the pairs of stacks side by side
    of which either may step onto the other. A pair is numbered `points + 2 * point + direction`, by its left or
    lower point and the direction to the other one, 0 (right) or 1 (up). With `in_crosscuts` a pair depends on the
    stacks diagonally beside it, too.
    """

    def __init__(self, wire_name: str, size: int, board: Board, in_crosscuts: bool) -> None:
        super().__init__(wire_name, size, board)
        points = int(board.points)
        self.choices: vec[i64] = vec[i64]([0] * (3 * points))
        self.choice_count: i64 = 0
        self.place_of: vec[i64] = vec[i64]([ABSENT] * (3 * points))  # by choice: where it is among the choices
        self.pairs_around: vec[i64] = vec[i64](pairs_around_points(board, in_crosscuts))

    def can_step(self, state: State, point: i64, direction: i64) -> bool:
        """Whether the stack on `point` may send its top piece that way when its owner is to move."""
        raise NotImplementedError

    def playout(self, state: State, moves: vec[i64], random: Random, replies: Replies | None) -> i64:
        """The same random games as in any other game, faster.

        A chain that was not there at the mover's last turn runs through a point that a move since then has given
        them: heights only grow, and a higher enemy stack has never connected anything. For the same reason groups
        that are joined at such points hold all chains.
        """
        if self.has_chain(state, state.turn):
            return state.turn
        self.find_choices(state)
        self.begin_groups(state)
        neighbour = self.board.neighbour
        points = self.board.points
        first: i64 = points  # the points that the last move changed; `points` stands for none
        second: i64 = points
        is_first_reply = True
        while self.choice_count > 0:
            older_first = first
            older_second = second
            me = state.turn
            choice = self.choices[random.randrange(self.choice_count)]
            if choice < points:
                first = choice
                second = points
                self.take_turn(state, pack_move(first, PLACE))
                self.drop(choice)
            else:
                direction = (choice - points) & 1
                first = (choice - points) >> 1
                second = neighbour[first * DIRECTIONS + direction]
                if state.owner[first] == me:
                    self.take_turn(state, pack_move(first, STEP + direction))
                else:
                    self.take_turn(state, pack_move(second, STEP + direction + 2))
                self.update_pairs(state, second)
                self.join_group(state, second)
            self.update_pairs(state, first)
            self.join_group(state, first)
            state.turn = opponent(me)
            state.ply += 1
            if is_first_reply:
                is_first_reply = False
                if self.has_chain(state, state.turn):
                    return state.turn
            else:
                self.search += 1
                if (
                    self.is_on_chain(state, first)
                    or self.is_on_chain(state, second)
                    or self.is_on_chain(state, older_first)
                    or self.is_on_chain(state, older_second)
                ):
                    return state.turn
        return opponent(state.turn)

    def find_choices(self, state: State) -> None:
        """Collect what can be chosen in a position."""
        place_of = self.place_of
        self.choice_count = 0
        points = self.board.points
        choice: i64 = 0
        while choice < 3 * points:
            place_of[choice] = ABSENT
            choice += 1
        point: i64 = 0
        while point < points:
            if state.owner[point] == EMPTY:
                self.add(point)
            else:
                direction: i64 = 0
                while direction < 2:
                    if self.can_step(state, point, direction):
                        self.add(points + 2 * point + direction)
                    direction += 1
            point += 1

    def update_pairs(self, state: State, point: i64) -> None:
        """Look again at the pairs that a change on a point may have made or broken."""
        pairs_around = self.pairs_around
        place_of = self.place_of
        points = self.board.points
        k = point * MOST_PAIRS
        pair = pairs_around[k]
        while pair != ABSENT:
            below = (pair - points) >> 1
            is_there = state.owner[below] != EMPTY and self.can_step(state, below, (pair - points) & 1)
            if is_there != (place_of[pair] != ABSENT):
                if is_there:
                    self.add(pair)
                else:
                    self.drop(pair)
            k += 1
            pair = pairs_around[k]

    def add(self, choice: i64) -> None:
        self.choices[self.choice_count] = choice
        self.place_of[choice] = self.choice_count
        self.choice_count += 1

    def drop(self, choice: i64) -> None:
        """Take a choice out; the last one fills its place."""
        self.choice_count -= 1
        last = self.choices[self.choice_count]
        place = self.place_of[choice]
        self.choices[place] = last
        self.place_of[last] = place
        self.place_of[choice] = ABSENT

    def is_on_chain(self, state: State, point: i64) -> bool:
        """Whether the mover's stack on a point is connected to both of their edges; not, if there is none of theirs.

        Points that were reached in the same `search` are not looked at again.
        """
        color = state.turn
        owner = state.owner
        seen = self.seen
        search = self.search
        if owner[point] != color or seen[point] == search:
            return False
        goal: i64 = BLACK_EDGES if color == BLACK else WHITE_EDGES
        if self.touched[self.last_of_group(color * self.board.points + point)] != goal:
            return False
        board = self.board
        edges = board.edges
        neighbour = board.neighbour
        queue = self.queue
        reached: i64 = 0
        seen[point] = search
        queue[0] = point
        head: i64 = 0
        tail: i64 = 1
        while head < tail:
            here = queue[head]
            head += 1
            reached |= edges[here] & goal
            if reached == goal:
                return True
            base = here * DIRECTIONS
            direction: i64 = 0
            while direction < DIRECTIONS:
                other = neighbour[base + direction]
                if owner[other] == color and seen[other] != search and self.is_linked(state, here, direction):
                    seen[other] = search
                    queue[tail] = other
                    tail += 1
                direction += 1
        return False


def pairs_around_points(board: Board, in_crosscuts: bool) -> list[int]:
    """By point, MOST_PAIRS entries each and ABSENT after the last: the pairs that a change on it may concern.

    They are those that it belongs to, or with `in_crosscuts` those that share a 2×2 area with it.
    """
    numbers = {place: number for number, place in enumerate(board.places)}
    reach = 1 if in_crosscuts else 0
    table: list[int] = []
    for column, row in board.places:
        pairs: list[int] = []
        for direction, (right, up) in enumerate([(1, 0), (0, 1)]):
            for x in range(column - max(right, reach), column + 1 + reach * up):
                for y in range(row - max(up, reach), row + 1 + reach * right):
                    if (x, y) in numbers and (x + right, y + up) in numbers:
                        pairs.append(int(board.points) + 2 * numbers[x, y] + direction)
        table += pairs + [ABSENT] * (MOST_PAIRS - len(pairs))
    return table
