"""Abande (Dieter Stein, 2005): stacks in one band, on a hexagon, a square or a snub square."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.contract import COLOR_NAMES, BoardDelta, Diagram, Option, OptionValue, Rules, Ruleset
from escabel_gui.rules.games.abande_boards import make_board
from escabel_gui.rules.games.abande_connectivity import GroupBitboard
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS, PLACE, STEP, is_step, move_kind, move_point, pack_move
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, TIE, WHITE, State, opponent

PIECES: Final = 18  # a side
HIGHEST: Final = 3


class Abande(Rules):
    """Rules of Abande: all stacks form one band, and only stacks next to an enemy count at the end."""

    def __init__(self, wire_name: str, size: int, options: dict[str, str]) -> None:
        board = make_board(options["board"], size)
        super().__init__(wire_name, size, board, False)
        self.hand_size = PIECES
        self.max_height = HIGHEST
        self.groups = GroupBitboard(board)

    # Place a piece from your hand on an empty point next to any stack; or move one of your stacks, whole, one step
    # onto an adjacent enemy stack; or pass, only with no pieces left in your hand.

    def generate_moves(self, state: State, moves: vec[i64]) -> i64:
        """Generate placements and steps by point, and a pass if no piece is in hand."""
        owner = state.owner
        me = state.turn
        has_hand = state.hand[me] > 0
        has_begun_to_move = self.has_begun_to_move(state)
        near = self.groups.near
        stacks = self.groups.stacks(state)
        count: i64 = 0
        for point in range(self.board.points):
            if owner[point] == EMPTY:
                if has_hand and (stacks == 0 or near[point] & stacks != 0):
                    moves[count] = pack_move(point, PLACE)
                    count += 1
            elif owner[point] == me and has_begun_to_move:
                count = self.list_steps(state, stacks, point, moves, count)
        if not has_hand:
            moves[count] = PASS
            count += 1
        return count

    def list_steps(self, state: State, stacks: i64, point: i64, moves: vec[i64], count: i64) -> i64:
        """Append the steps of a stack to the moves; returns the new number of moves."""
        before = count
        for direction in range(self.board.directions):
            if self.can_climb(state, point, direction):
                moves[count] = pack_move(point, STEP + direction)
                count += 1
        return count if count > before and self.groups.stays_connected_without(stacks, point) else before

    # Black begins by placing anywhere. No stack may be moved before Black has placed a second piece.

    def has_begun_to_move(self, state: State) -> bool:
        """Return whether steps are allowed."""
        return state.hand[BLACK] <= PIECES - 2

    # The target must be an enemy stack, never an empty point or one of your own, and the two together at most 3 high.

    def can_climb(self, state: State, point: i64, direction: i64) -> bool:
        """Return whether the stack on `point` may step onto its neighbor, apart from the rule of one band."""
        target = self.board.neighbor[point * DIRECTIONS + direction]
        return state.owner[target] == opponent(state.turn) and state.height[point] + state.height[target] <= HIGHEST

    # The band: at all times all stacks on the board form one connected group.

    def stays_connected_without(self, state: State, point: i64) -> bool:
        """Return whether the other stacks stay one group when the stack on `point` moves."""
        return self.groups.stays_connected_without(self.groups.stacks(state), point)

    def apply_move(self, state: State, move: i64) -> None:
        """Place a piece or move a stack."""
        point = move_point(move)
        kind = move_kind(move)
        if kind == PLACE:
            state.owner[point] = state.turn
            state.height[point] = 1
            state.hand[state.turn] -= 1
        else:
            target = self.board.neighbor[point * DIRECTIONS + kind - STEP]
            state.owner[target] = state.turn
            state.height[target] += state.height[point]
            state.owner[point] = EMPTY
            state.height[point] = 0

    # Two passes in a row end the game. More points win, equal points are a tie.

    def winner(self, state: State) -> i64:
        """Return who has more points after two passes."""
        if state.passes < 2:
            return NOBODY
        lead = self.margin(state, BLACK)
        if lead == 0:
            return TIE
        return BLACK if lead > 0 else WHITE

    # Each player scores the heights of the stacks they own; a sleeping stack, with no enemy stack next to it, does
    # not count.

    def margin(self, state: State, color: i64) -> i64:
        """Return a color's points minus the opponent's."""
        return self.points_of(state, color) - self.points_of(state, opponent(color))

    def points_of(self, state: State, color: i64) -> i64:
        """Return a color's points."""
        total: i64 = 0
        for point in range(self.board.points):
            if state.owner[point] == color and not self.is_sleeping(state, point):
                total += state.height[point]
        return total

    def is_sleeping(self, state: State, point: i64) -> bool:
        """Return whether no enemy stack is next to the stack on `point`."""
        enemy = opponent(state.owner[point])
        for direction in range(self.board.directions):
            if state.owner[self.board.neighbor[point * DIRECTIONS + direction]] == enemy:
                return False
        return True

    # ---- for people ------------------------------------------------------------------------------------------

    def score(self, state: State) -> tuple[int, int]:
        """Return both colors' points."""
        return int(self.points_of(state, BLACK)), int(self.points_of(state, WHITE))

    def sleeping_points(self, state: State) -> list[int]:
        """Return the points of all sleeping stacks."""
        return [
            point
            for point in range(int(self.board.points))
            if state.owner[point] != EMPTY and self.is_sleeping(state, point)
        ]

    def band(self, state: State) -> list[tuple[int, int]]:
        """Return the pairs of neighboring stacks."""
        stacks = [point for point in range(int(self.board.points)) if state.owner[point] != EMPTY]
        return [
            (point, other)
            for point in stacks
            for other in self.board.neighbors(point)
            if other > point and state.owner[other] != EMPTY
        ]

    def bound_points(self, state: State) -> list[int]:
        """Return the points of the mover's bound stacks."""
        return [point for point in range(int(self.board.points)) if self.is_bound(state, point)]

    def is_bound(self, state: State, point: int) -> bool:
        """Return whether the mover's stack on `point` could step if the band did not need it here."""
        return (
            state.owner[point] == state.turn
            and self.has_begun_to_move(state)
            and any(self.can_climb(state, point, direction) for direction in range(int(self.board.directions)))
            and not self.stays_connected_without(state, point)
        )

    def point_note(self, state: State, point: int) -> Message | None:
        """Return a sentence about a stack: how much it counts, and whether it sleeps."""
        if state.owner[point] == EMPTY:
            return None
        name = self.board.names[point]
        if self.is_sleeping(state, point):
            return Message("{0} is sleeping: with no enemy stack next to it, it does not count.", (name,))
        if state.height[point] == HIGHEST:
            return Message("{0} is three high: it stays as it is to the end.", (name,))
        if self.is_bound(state, point):
            return Message("{0} is bound: without it the band would break.", (name,))
        return None

    def position_error(self, state: State, piles: list[tuple[int, ...]]) -> Message | None:
        """Return the reason why no game can go on from a position, or None."""
        names = self.board.names
        stacks = [point for point, pile in enumerate(piles) if pile]
        for point in stacks:
            pile = piles[point]
            if len(pile) > 1 and pile[-1] == pile[-2]:
                return Message(
                    "Only enemy stacks are climbed: the two pieces on top of {0} have one color.", (names[point],)
                )
        if stacks:
            bits = self.groups.bits
            whole = self.groups.stacks(state)
            group = self.groups.spread(bits[stacks[0]], whole, whole)
            for point in stacks:
                if group & bits[point] == 0:
                    return Message("All stacks form one band: {0} and {1} do not.", (names[stacks[0]], names[point]))
        return super().position_error(state, piles)

    def move_deltas(self, state: State, move: int) -> list[BoardDelta]:
        """Return the piece that is placed, or the stack that moves."""
        point = int(move_point(move))
        if is_step(move):
            return [BoardDelta(int(state.turn), point, self.target_point(move), int(state.height[point]))]
        return [BoardDelta(int(state.turn), None, point)]

    def placement_error(self, state: State, point: int) -> Message:
        """Return the reason why a placement is illegal."""
        name = self.board.names[point]
        if state.owner[point] == state.turn:
            return self.immobile_error(state, point)
        if state.owner[point] != EMPTY:
            return Message("{0} is taken: a new piece goes onto an empty point.", (name,))
        if state.hand[state.turn] == 0:
            return Message("Nothing goes onto {0}: you have no pieces left. Move a stack, or pass.", (name,))
        return Message("A new piece goes next to a stack: there is none next to {0}.", (name,))

    def immobile_error(self, state: State, point: int) -> Message:
        """Return the reason why a stack of the mover cannot move, or what it can do."""
        name = self.board.names[point]
        enemies = [other for other in self.board.neighbors(point) if state.owner[other] == opponent(state.turn)]
        if not self.has_begun_to_move(state):
            return Message("{0} cannot move yet: Black first places a second piece.", (name,))
        if state.height[point] == HIGHEST:
            return Message("{0} is three high: it stays as it is to the end.", (name,))
        if not enemies:
            return Message("{0} cannot move: there is no enemy stack next to it.", (name,))
        if all(state.height[point] + state.height[enemy] > HIGHEST for enemy in enemies):
            return Message(
                "{0} cannot move: with any enemy stack next to it, it would be more than three high.", (name,)
            )
        if self.is_bound(state, point):
            return Message("{0} is bound: without it the band would break.", (name,))
        return Message("{0} is yours: it may move onto an enemy stack next to it.", (name,))

    def step_error(self, state: State, source: int, target: int) -> Message:
        """Return the reason why a step is illegal."""
        names = self.board.names
        if state.owner[source] == EMPTY:
            return Message("There is nothing to move on {0}.", (names[source],))
        if state.owner[source] != state.turn:
            return Message(
                "You move only your own stacks: {0} is {1}’s.", (names[source], COLOR_NAMES[state.owner[source]])
            )
        if not self.has_begun_to_move(state):
            return Message("{0} cannot move yet: Black first places a second piece.", (names[source],))
        if self.board.direction_between(source, target) < 0:
            return self.distance_error(source, target)
        if state.owner[target] == EMPTY:
            return Message("{0} is empty: a stack moves only onto an enemy stack.", (names[target],))
        if state.owner[target] == state.turn:
            return Message("{0} is yours already: a stack moves only onto an enemy stack.", (names[target],))
        together = int(state.height[source] + state.height[target])
        if together > HIGHEST:
            return Message(
                "Stacks are at most three high: {0} and {1} together would be {2}.",
                (names[source], names[target], together),
            )
        return Message("{0} is bound: without it the band would break.", (names[source],))

    def pass_error(self, state: State) -> Message:
        """Return the reason why a pass is illegal."""
        return Message("You may pass only with no pieces left in your hand.")

    def distance_error(self, source: int, target: int) -> Message:
        """Return the message about two points that no step joins."""
        names = self.board.names
        return Message(
            "A stack moves one step: {0} and {1} are not next to each other.", (names[source], names[target])
        )


BOARD: Final = Option(
    "board",
    #: a choice between kinds of boards
    Message("Board"),
    (
        OptionValue(
            "hex", Message("Hexagon"), Message("37 points in a hexagon, each with up to six neighbors."), Diagram(7)
        ),
        OptionValue(
            "square",
            Message("Square"),
            Message("49 points in a square; diagonal neighbors are neighbors, too: sharper."),
            Diagram(7),
        ),
        OptionValue(
            "snub",
            Message("Snub square"),
            Message("49 points in squares and triangles, each with two to five neighbors."),
            Diagram(7),
        ),
    ),
)

ABANDE: Final = Ruleset(
    name="abande",
    title="Abande",
    author="Dieter Stein",
    year=2005,
    summary=Message(
        "Climb enemy stacks, but keep all stacks in one group; at the end only stacks next to an enemy count."
    ),
    sizes=(7,),
    default_size=7,
    options=(BOARD,),
    diagram=Diagram(7, "d4wb d3b c3w c4bw d5w e4b e3w f3w c5b", "", "e3-e4 d3-c3"),
    sgf_game_id=102,
    make=Abande,
    is_released=True,
)
