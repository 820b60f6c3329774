"""Breakthrough on a very small board: a game without placements, whose pieces move and capture."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import DIRECTIONS, Board, Drawing, point_name, square_ground, square_labels, square_places
from escabel_gui.rules.contract import BoardDelta, Diagram, Rules, Ruleset
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import STEP, move_kind, move_point, pack_move
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, WHITE, State, opponent

STEPS: Final = [(-1, 1), (0, 1), (1, 1), (-1, -1), (0, -1), (1, -1)]  # forward for Black, then for White
FORWARD: Final = 3
STRAIGHT: Final = 1


class TinyRace(Rules):
    """Game in which Black goes up and White down, onto empty points or, capturing it, diagonally onto an enemy."""

    def __init__(self, wire_name: str, size: int, options: dict[str, str]) -> None:
        super().__init__(wire_name, size, board_without_edges(size), has_pie_rule=False)

    def set_up(self, state: State) -> None:
        for point, (_, row) in enumerate(self.board.lattice):
            if row in (0, self.size - 1):
                state.owner[point] = BLACK if row == 0 else WHITE
                state.height[point] = 1

    def generate_moves(self, state: State, moves: vec[i64]) -> i64:
        first: i64 = 0 if state.turn == BLACK else FORWARD
        count: i64 = 0
        for point in range(int(self.board.points)):
            for way in range(FORWARD):
                if state.owner[point] == state.turn and self.can_go(state, point, first + way):
                    moves[count] = pack_move(point, STEP + first + way)
                    count += 1
        return count

    def can_go(self, state: State, point: i64, direction: i64) -> bool:
        there = state.owner[self.board.neighbor[point * DIRECTIONS + direction]]
        return there == EMPTY or (there == opponent(state.turn) and direction % FORWARD != STRAIGHT)

    def apply_move(self, state: State, move: i64) -> None:
        source = move_point(move)
        target = self.board.neighbor[source * DIRECTIONS + move_kind(move) - STEP]
        state.owner[target] = state.turn
        state.height[target] = 1
        state.owner[source] = EMPTY
        state.height[source] = 0

    def winner(self, state: State) -> i64:
        last = opponent(state.turn)
        far = self.size - 1 if last == BLACK else 0
        for point, (_, row) in enumerate(self.board.lattice):
            if row == far and state.owner[point] == last:
                return last
        can_move = self.generate_moves(state, vec[i64]([0] * int(self.move_space))) > 0
        return NOBODY if can_move else last

    def move_deltas(self, state: State, move: int) -> list[BoardDelta]:
        target = self.target_point(move)
        captured = BoardDelta(int(state.owner[target]), target, None)
        moved = BoardDelta(int(state.turn), int(move_point(move)), target)
        return [moved] if state.owner[target] == EMPTY else [captured, moved]

    def placement_error(self, state: State, point: int) -> Message:
        return Message("Nothing is placed on {0}: in this game pieces only move.", (self.board.names[point],))

    def step_error(self, state: State, source: int, target: int) -> Message:
        names = self.board.names
        return Message("From {0} to {1} no piece of yours can move now.", (names[source], names[target]))


def board_without_edges(size: int) -> Board:
    """Return a square board whose points touch nobody's edge."""
    places = square_places(size)
    return Board(
        places,
        STEPS,
        [point_name(column, row) for column, row in places],
        [(float(column), float(row)) for column, row in places],
        [0] * len(places),
        Drawing((square_ground(size - 1.0, 0.5),), (), (), square_labels(size, 0.8), tuple([0.4] * len(places))),
    )


TINY_RACE: Final = Ruleset(
    name="tiny-race",
    title="Tiny Race",
    author="Dan Troyka",
    year=2000,
    summary=Message("Be the first to reach the far row."),
    sizes=(4, 5),
    default_size=5,
    options=(),
    diagram=Diagram(4, "a1b c2b d3w b4w", "", "c2-d3"),
    sgf_game_id=121,
    make=TinyRace,
    how_to_begin=Message("Click a piece, then where it goes."),
)
