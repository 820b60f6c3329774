"""Qualos (Luis Bolaños Mures, 2022): Quabble with lines of sight, and with stones that flip."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.contract import BoardDelta, Diagram, Rules
from escabel_gui.rules.games.quabble import ADJOINING, QUABBLE, Quabble, checkered_squares
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import FLIP, PASS, PLACE, move_kind, move_point, pack_move
from escabel_gui.rules.state import EMPTY, State, opponent

SHARES: Final = Message("{0}: Black has {1} and White has {2} of its {3} lines of sight.")


class Qualos(Quabble):
    """Rules of Qualos: a dark square is a color's for as long as it sees more of it."""

    # Place on an empty light square, with nothing that comes along; or place on an empty dark square that you contest
    # or control; or flip an enemy stone on a dark square that you control. Pass only when nothing of this is possible.

    def move_on(self, state: State, point: i64) -> i64:
        """Return the only possible move on a point, or -1."""
        owner = state.owner[point]
        if owner == EMPTY:
            return pack_move(point, PLACE) if self.adjoining[point] == 0 or self.can_place_on_dark(state, point) else -1
        if owner != state.turn and self.adjoining[point] > 0 and self.controls(state, point, state.turn):
            return pack_move(point, FLIP)
        return -1

    def can_place_on_dark(self, state: State, point: i64) -> bool:
        """Return whether the color to move has at least half of the lines of sight."""
        return 2 * self.held(state, point, state.turn) >= self.adjoining[point]

    def generate_moves(self, state: State, moves: vec[i64]) -> i64:
        """Generate placements and flips by point, or a pass if there are none."""
        count = super().generate_moves(state, moves)
        if count == 0:
            moves[0] = PASS
            count = 1
        return count

    def apply_move(self, state: State, move: i64) -> None:
        """Place or flip a stone."""
        point = move_point(move)
        state.owner[point] = state.turn
        state.height[point] = 1

    # A dark square has one line of sight for each orthogonal direction in which the board goes on. A line is yours if
    # the first stone on it is yours; a line without a stone is nobody's, and still counts in the total.

    def held(self, state: State, dark: i64, color: i64) -> i64:
        """Return in how many lines of sight of a dark square a color has the nearest stone."""
        owner = state.owner
        neighbor = self.board.neighbor
        count: i64 = 0
        for direction in range(ADJOINING):
            point = neighbor[dark * DIRECTIONS + direction]
            while owner[point] == EMPTY:
                point = neighbor[point * DIRECTIONS + direction]
            if owner[point] == color:
                count += 1
        return count

    def deciding_point(self, state: State, dark: i64, direction: i64) -> i64:
        """Return the nearest stone in a direction, or the point beyond the board."""
        neighbor = self.board.neighbor
        point = neighbor[dark * DIRECTIONS + direction]
        while state.owner[point] == EMPTY:
            point = neighbor[point * DIRECTIONS + direction]
        return point

    # ---- for people ------------------------------------------------------------------------------------------

    def move_deltas(self, state: State, move: int) -> list[BoardDelta]:
        """Return the stone that is placed, or the two of a flip."""
        point = int(move_point(move))
        placed = BoardDelta(int(state.turn), None, point)
        if move_kind(move) == FLIP:
            return [BoardDelta(int(opponent(state.turn)), point, None), placed]
        return [placed]

    def is_undecided(self, state: State, point: int) -> bool:
        """Return whether it matters who controls a dark square."""
        return True

    def is_overdue(self, state: State, point: int, color: int) -> bool:
        """Return False: controlled dark squares may stay empty."""
        return False  # nothing comes by itself

    def shares(self) -> Message:
        """Return the sentence about both colors' lines of sight."""
        return SHARES

    def placement_error(self, state: State, point: int) -> Message:
        """Return the reason why a placement is illegal."""
        if state.owner[point] == opponent(state.turn) and self.adjoining[point] > 0:
            if self.controls(state, point, state.turn):
                return Message("The stone on {0} can be flipped: write {0}*.", (self.board.names[point],))
            return self.flip_error(state, point)
        return super().placement_error(state, point)

    def dark_placement_error(self, state: State, point: int) -> Message:
        """Return the reason why a dark square cannot be placed on."""
        return Message(
            "You may place on {0} only with at least half of its {2} lines of sight: you have {1}.",
            (self.board.names[point], int(self.held(state, point, state.turn)), int(self.adjoining[point])),
        )

    def flip_error(self, state: State, point: int) -> Message:
        """Return the reason why a flip is illegal."""
        name = self.board.names[point]
        if state.owner[point] != opponent(state.turn):
            return Message("There is no enemy stone to flip on {0}.", (name,))
        if self.adjoining[point] == 0:
            return Message("{0} is a light square: only stones on dark squares are flipped.", (name,))
        return Message(
            "You may flip the stone on {0} only with more than half of its {2} lines of sight: you have {1}.",
            (name, int(self.held(state, point, state.turn)), int(self.adjoining[point])),
        )

    def pass_error(self, state: State) -> Message:
        """Return the reason why a pass is illegal."""
        return Message("You pass only when you have no other move.")


def make_qualos(wire_name: str, size: int, options: dict[str, str]) -> Rules:
    """Construct the rules of Qualos."""
    return Qualos(wire_name, size, checkered_squares(size))


QUALOS: Final = QUABBLE._replace(
    name="qualos",
    title="Qualos",
    summary=Message(
        "Connect your two edges: take light squares, dark ones that you see from enough sides, or flip stones there."
    ),
    diagram=Diagram(
        5,
        "a1w c1b d1b e1w b2w c2w d2b a3b c3w d3b e3b c4b d4b a5w b5w c5b e5w",
        "d1-d2 d2-d3 d3-c4 c4-c5",
    ),
    make=make_qualos,
)
