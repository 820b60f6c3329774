"""Local games: a claim about a part of the board, decided by trying everything that both can do there.

Both move in turn by the rules, on the points of an area only, or elsewhere, which changes nothing in it. When both have
gone elsewhere one after the other, the goal is reached or not. Whoever can go elsewhere is never forced to spoil
anything; and whoever has reached the goal with the opponent to move keeps it, however often the opponent comes back.
Nobody wins the game meanwhile: a chain across the board of the diagram is none on a larger one.
"""

from collections.abc import Callable, Iterator

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.record.shapes.claim import EDGES, ClaimGoal, ShapeClaim
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.connection import ConnectionRules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.games.abande import Abande
from escabel_gui.rules.moves import PASS, is_step, move_point
from escabel_gui.rules.state import EMPTY, State, opponent

MAX_POSITIONS = 1_000_000


class LocalGame:
    """Solver for the positions of a claim; what was found out about one serves for the others."""

    def __init__(self, rules: Rules, claim: ShapeClaim) -> None:
        names = rules.board.index_by_name
        self.rules = rules
        self.color = claim.color
        self.area = frozenset(names[name] for name in claim.area) or frozenset(range(int(rules.board.points)))
        self.is_reached = make_goal(rules, claim)
        self.known: dict[tuple[object, ...], bool] = {}
        self.moves: vec[i64] = vec[i64]([0] * int(rules.move_space))

    def holds(self, state: State, has_passed: bool = False) -> bool:
        """Return whether the color reaches its goal; `has_passed`: the opponent of the side to move went elsewhere."""
        key = (tuple(state.owner), tuple(state.height), tuple(state.hand), int(state.turn), has_passed)
        if key not in self.known:
            assert len(self.known) < MAX_POSITIONS, "it has too many positions"
            self.known[key] = self._search(state, has_passed)
        return self.known[key]

    def _search(self, state: State, has_passed: bool) -> bool:
        is_mine = bool(state.turn == self.color)
        if has_passed and self.is_reached(state) == is_mine:
            return is_mine
        if not has_passed:
            after = state.copy()
            after.turn = opponent(state.turn)
            if self.holds(after, True) == is_mine:
                return is_mine
        for move in self.local_moves(state):
            after = self.rules.after(state, move)
            if self.holds(after) == is_mine:
                return is_mine
        return not is_mine

    def local_moves(self, state: State) -> list[int]:
        """Return the moves that are made on points of the area alone."""
        count = int(self.rules.generate_moves(state, self.moves))
        moves = [int(self.moves[place]) for place in range(count)]
        return [move for move in moves if move != PASS and self.is_local(move)]

    def is_local(self, move: int) -> bool:
        return int(move_point(move)) in self.area and (not is_step(move) or self.rules.target_point(move) in self.area)


def make_goal(rules: Rules, claim: ShapeClaim) -> Callable[[State], bool]:
    """Return the function that says whether a claim's goal is reached in a position."""
    board = rules.board
    points = [board.index_by_name[word] for word in claim.words if word not in EDGES]
    edges = [EDGES[word] for word in claim.words if word in EDGES]

    def is_kept(state: State) -> bool:
        return all(state.owner[point] == claim.color for point in points)

    def is_joined(state: State) -> bool:
        if not is_kept(state):
            return False
        chain = set(chain_of(rules, state, points[0]))
        return chain.issuperset(points) and all(any(board.edges[point] & edge for point in chain) for edge in edges)

    def is_awake(state: State) -> bool:
        assert isinstance(rules, Abande)
        return is_kept(state) and not any(rules.is_sleeping(state, point) for point in points)

    return {ClaimGoal.KEEP: is_kept, ClaimGoal.JOIN: is_joined, ClaimGoal.AWAKE: is_awake}[claim.goal]


def chain_of(rules: Rules, state: State, start: int) -> Iterator[int]:
    """Yield the points that are connected with a stack, itself included."""
    assert isinstance(rules, ConnectionRules)
    seen, todo = {start}, [start]
    while todo:
        point = todo.pop()
        yield point
        for direction in range(int(rules.board.directions)):
            other = int(rules.board.neighbor[point * DIRECTIONS + direction])
            is_alike = state.owner[other] == state.owner[point] != EMPTY
            if other not in seen and is_alike and rules.is_connected(state, point, direction):
                seen.add(other)
                todo.append(other)
