"""Base class of connection games: chains from edge to edge."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import BLACK_FAR, BLACK_NEAR, DIRECTIONS, WHITE_FAR, WHITE_NEAR, Board
from escabel_gui.rules.contract import Rules, StackConnection
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import BLACK, NOBODY, State, is_stack

SIDE_BY_SIDE: Final = Message("Stacks of one color side by side are always connected.")


class ConnectionRules(Rules):
    """Rules of a game that is won by a chain of connected stacks between a color's two edges."""

    def __init__(self, wire_name: str, size: int, board: Board) -> None:
        super().__init__(wire_name, size, board, True)
        self.seen: vec[i64] = vec[i64]([0] * (int(board.points) + 1))  # the search in which a point was last reached
        self.search: i64 = 0
        self.queue: vec[i64] = vec[i64]([0] * int(board.points))
        self.came_from: vec[i64] = vec[i64]([0] * int(board.points))
        points = range(int(board.points))
        self.black_near: vec[i64] = vec[i64]([point for point in points if board.edges[point] & BLACK_NEAR])
        self.white_near: vec[i64] = vec[i64]([point for point in points if board.edges[point] & WHITE_NEAR])

    def is_connected(self, state: State, point: i64, direction: i64) -> bool:
        """Return whether the stack on `point` is connected with the like-colored neighbor in a direction."""
        raise NotImplementedError

    def has_chain(self, state: State, color: i64) -> bool:
        """Return whether a color has a chain between its edges."""
        return self.find_chain(state, color) >= 0

    def find_chain(self, state: State, color: i64) -> i64:
        """Return the far end of a shortest chain, with the way back in `came_from`; -1 if there is none."""
        near = self.black_near if color == BLACK else self.white_near
        far: i64 = BLACK_FAR if color == BLACK else WHITE_FAR
        board = self.board
        edges = board.edges
        neighbor = board.neighbor
        owner = state.owner
        seen = self.seen
        queue = self.queue
        came_from = self.came_from
        self.search += 1
        search = self.search
        head: i64 = 0
        tail: i64 = 0
        for point in near:
            if owner[point] == color:
                seen[point] = search
                came_from[point] = -1
                queue[tail] = point
                tail += 1
        directions = board.directions
        while head < tail:
            point = queue[head]
            head += 1
            if edges[point] & far:
                return point
            for direction in range(directions):
                other = neighbor[point * DIRECTIONS + direction]
                if owner[other] == color and seen[other] != search and self.is_connected(state, point, direction):
                    seen[other] = search
                    came_from[other] = point
                    queue[tail] = other
                    tail += 1
        return -1

    def winning_points(self, state: State) -> list[int]:
        """Return a shortest chain of the winner, from edge to edge."""
        winner = self.winner(state)
        if winner == NOBODY:
            return []
        point = self.find_chain(state, winner)
        chain: list[int] = []
        while point >= 0:
            chain.append(int(point))
            point = self.came_from[point]
        return chain

    def connection(self, state: State, first: int, second: int) -> StackConnection | None:
        """Return the connection of the stacks on two neighboring points, or None if they are not of one color."""
        direction = self.board.direction_between(first, second)
        color = state.owner[first]
        if direction < 0 or color != state.owner[second] or not is_stack(color):
            return None
        return StackConnection(
            self.is_connected(state, first, direction), self.connection_rule(state, first, direction)
        )

    def connection_rule(self, state: State, point: int, direction: int) -> Message:
        """Return the sentence of the rules that decides `is_connected`."""
        return SIDE_BY_SIDE
