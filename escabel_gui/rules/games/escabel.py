"""Escabel (Luis Bolaños Mures, 2017): stacks on the intersections of a square grid."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import DIRECTIONS, square_grid
from escabel_gui.rules.connection import SIDE_BY_SIDE, ConnectionRules
from escabel_gui.rules.contract import COLOR_NAMES, BoardDelta, Diagram, Option, OptionValue, Ruleset
from escabel_gui.rules.message import Message, make_message
from escabel_gui.rules.moves import PLACE, STEP, is_step, move_kind, move_point, pack_move
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, WHITE, State, opponent

ORTHOGONAL: Final[i64] = 4  # the first directions of a square grid; diagonal 4 + k lies between k and k + 1


class Escabel(ConnectionRules):
    """Rules of Escabel: Black connects bottom and top, White left and right."""

    def __init__(self, wire_name: str, size: int, options: dict[str, str]) -> None:
        self.moves_in_crosscuts_only = options["movement"] == "crosscut"
        super().__init__(wire_name, size, square_grid(size))
        self.has_tiebreak = options["connection"] == "tiebreak"
        self.has_growth = options["growth"] == "equal"
        self.set_up_color: i64 = {"empty": EMPTY, "checkered-black": BLACK, "checkered-white": WHITE}[options["setup"]]

    # The checkered setups: the board starts full of single pieces in a checkered pattern, the named color on a1.

    def set_up(self, state: State) -> None:
        """Place the initial stacks of the option."""
        if self.set_up_color == EMPTY:
            return
        for point, (column, row) in enumerate(self.board.lattice):
            like_a1 = (column + row) % 2 == 0
            state.owner[point] = self.set_up_color if like_a1 else opponent(self.set_up_color)
            state.height[point] = 1

    # Place a piece of your color on an empty point; or move the topmost piece of a stack of yours onto an
    # orthogonally adjacent enemy stack of the same height; or, with growth, place a piece onto a stack of yours.

    def generate_moves(self, state: State, moves: vec[i64]) -> i64:
        """Generate placements and steps, by point."""
        owner = state.owner
        me = state.turn
        count: i64 = 0
        for point in range(self.board.points):
            if owner[point] == EMPTY:
                moves[count] = pack_move(point, PLACE)
                count += 1
            elif owner[point] == me:
                if self.has_growth and self.can_grow(state, point):
                    moves[count] = pack_move(point, PLACE)
                    count += 1
                for direction in range(ORTHOGONAL):
                    if self.can_step(state, point, direction):
                        moves[count] = pack_move(point, STEP + direction)
                        count += 1
        return count

    # Then a piece of the opponent's color goes onto the stack that it left: the target becomes yours and one
    # higher, the source becomes the opponent's at the height that it had.

    def apply_move(self, state: State, move: i64) -> None:
        """Place a piece, or step onto an enemy stack of equal height."""
        point = move_point(move)
        kind = move_kind(move)
        if kind == PLACE:
            state.owner[point] = state.turn
            state.height[point] += 1
        else:
            target = self.board.neighbor[point * DIRECTIONS + kind - STEP]
            state.owner[target] = state.turn
            state.height[target] += 1
            state.owner[point] = opponent(state.turn)

    # If the player to move has a chain of connected stacks touching both of their edges, they win; otherwise, if
    # they have no move, they lose.

    def winner(self, state: State) -> i64:
        """Return the color to move if it has a chain, the opponent if it has no move, else NOBODY."""
        if self.has_chain(state, state.turn):
            return state.turn
        if not self.can_move(state):
            return opponent(state.turn)
        return NOBODY

    def can_move(self, state: State) -> bool:
        """Return whether the color to move has a legal move."""
        owner = state.owner
        for point in range(self.board.points):
            if owner[point] == EMPTY:
                return True
        for point in range(self.board.points):
            if self.has_growth and owner[point] == state.turn and self.can_grow(state, point):
                return True
            direction: i64 = 0
            while direction < ORTHOGONAL and owner[point] == state.turn:
                if self.can_step(state, point, direction):
                    return True
                direction += 1
        return False

    def can_step(self, state: State, point: i64, direction: i64) -> bool:
        """Return whether a stack may step in a direction."""
        target = self.board.neighbor[point * DIRECTIONS + direction]
        return (
            state.owner[target] == opponent(state.owner[point])
            and state.height[target] == state.height[point]
            and (not self.moves_in_crosscuts_only or self.share_crosscut(state, point, direction))
        )

    # With growth, a piece may be placed onto a stack of yours if an orthogonally adjacent stack, of any color, has its
    # height; it becomes one higher.

    def can_grow(self, state: State, point: i64) -> bool:
        """Return whether an orthogonal neighbor of a stack has the same height."""
        height = state.height
        neighbor = self.board.neighbor
        return any(height[neighbor[point * DIRECTIONS + direction]] == height[point] for direction in range(ORTHOGONAL))

    # A crosscut is a 2×2 area with two diagonally adjacent black stacks and two diagonally adjacent white stacks.

    def share_crosscut(self, state: State, point: i64, direction: i64) -> bool:
        """Return whether a stack and the enemy stack beside it belong to one crosscut, on either side."""
        return self.is_crosscut(state, point, direction + ORTHOGONAL) or self.is_crosscut(
            state, point, (direction + 3) % ORTHOGONAL + ORTHOGONAL
        )

    def is_crosscut(self, state: State, point: i64, diagonal: i64) -> bool:
        """Return whether the 2×2 area between a stack and its diagonal neighbor is a crosscut."""
        neighbor = self.board.neighbor
        base = point * DIRECTIONS
        me = state.owner[point]
        enemy = opponent(me)
        return (
            state.owner[neighbor[base + diagonal]] == me
            and state.owner[neighbor[base + diagonal - ORTHOGONAL]] == enemy
            and state.owner[neighbor[base + (diagonal - 3) % ORTHOGONAL]] == enemy
        )

    # Like-colored stacks are always connected side by side, and diagonally unless they are in a crosscut. In a
    # crosscut both must be higher than the lower enemy stack; with the tiebreak it is also enough that the lower
    # of them equals the lower enemy stack and the higher of them is higher than the higher enemy stack.

    def is_connected(self, state: State, point: i64, direction: i64) -> bool:
        """Return whether like-colored neighbors are connected: always side by side, by height in crosscuts."""
        if direction < ORTHOGONAL or not self.is_crosscut(state, point, direction):
            return True
        neighbor = self.board.neighbor
        height = state.height
        base = point * DIRECTIONS
        return self.wins_crosscut(
            height[point],
            height[neighbor[base + direction]],
            height[neighbor[base + direction - ORTHOGONAL]],
            height[neighbor[base + (direction - 3) % ORTHOGONAL]],
        )

    def wins_crosscut(self, first: i64, second: i64, third: i64, fourth: i64) -> bool:
        """Return whether stacks of heights `first` and `second` win a crosscut against the other two."""
        low = min(first, second)
        enemy_low = min(third, fourth)
        if low > enemy_low:
            return True
        high = max(first, second)
        enemy_high = max(third, fourth)
        return self.has_tiebreak and low == enemy_low and high > enemy_high

    # ---- for people ------------------------------------------------------------------------------------------

    def connection_rule(self, state: State, point: int, direction: int) -> Message:
        """Return the sentence of the rules that decides `is_connected`."""
        if direction < ORTHOGONAL:
            return SIDE_BY_SIDE
        if not self.is_crosscut(state, point, direction):
            return Message("Diagonal neighbors of one color are connected, as they are in no crosscut.")
        names = self.board.names
        base = point * DIRECTIONS
        pair = [point, int(self.board.neighbor[base + direction])]
        enemies = [
            int(self.board.neighbor[base + direction - ORTHOGONAL]),
            int(self.board.neighbor[base + (direction - 3) % ORTHOGONAL]),
        ]
        pair.sort(key=lambda stack: (int(state.height[stack]), stack))
        enemies.sort(key=lambda stack: (int(state.height[stack]), stack))
        who = (names[pair[0]], names[pair[1]], names[enemies[0]], names[enemies[1]])
        if state.height[pair[0]] > state.height[enemies[0]]:
            return Message("In this crosscut {0} and {1} are connected: both are higher than {2}.", who)
        if self.is_connected(state, point, direction):
            return Message(
                "In this crosscut {0} and {1} are connected: {0} is as high as {2}, and {1} is higher than {3}.", who
            )
        if not self.has_tiebreak:
            return Message("In this crosscut {0} and {1} are cut: {0} is not higher than {2}.", who)
        if state.height[pair[0]] < state.height[enemies[0]]:
            return Message("In this crosscut {0} and {1} are cut: {0} is lower than {2}.", who)
        return Message(
            "In this crosscut {0} and {1} are cut: {0} is only as high as {2}, and {1} is not higher than {3}.", who
        )

    def contested_pairs(self, state: State) -> list[tuple[int, int]]:
        """Return both diagonals of every crosscut."""
        return [
            (point, int(self.board.neighbor[point * DIRECTIONS + diagonal]))
            for point in range(int(self.board.points))
            for diagonal in (ORTHOGONAL, ORTHOGONAL + 1)  # towards the row above
            if state.owner[point] != EMPTY and self.is_crosscut(state, point, diagonal)
        ]

    def move_deltas(self, state: State, move: int) -> list[BoardDelta]:
        """Return the pieces that a move places or moves."""
        source = int(move_point(move))
        if is_step(move):
            return [
                BoardDelta(int(state.turn), source, self.target_point(move)),
                BoardDelta(int(opponent(state.turn)), None, source),
            ]
        return [BoardDelta(int(state.turn), None, source)]

    def placement_error(self, state: State, point: int) -> Message:
        """Return the reason why a placement is illegal."""
        name = self.board.names[point]
        if state.owner[point] != state.turn:
            if self.has_growth:
                return Message("{0} is taken: a new piece goes onto an empty point or a stack of yours.", (name,))
            return Message("{0} is taken: a new piece goes onto an empty point.", (name,))
        if self.has_growth:
            return Message("{0} can neither grow nor climb: no stack beside it has its height.", (name,))
        for direction in range(ORTHOGONAL):
            if self.can_step(state, point, direction):
                return Message("{0} is yours: its top piece may move onto an enemy stack beside it.", (name,))
        if self.moves_in_crosscuts_only:
            return Message("{0} cannot move: it shares no crosscut with an enemy stack of its height.", (name,))
        return Message("{0} cannot move: no enemy stack above, below, left or right of it has its height.", (name,))

    def step_error(self, state: State, source: int, target: int) -> Message:
        """Return the reason why a step is illegal."""
        names = self.board.names
        if state.owner[source] == EMPTY:
            return Message("There is nothing to move on {0}.", (names[source],))
        if state.owner[source] != state.turn:
            return Message(
                "You move only your own stacks: {0} is {1}’s.", (names[source], COLOR_NAMES[state.owner[source]])
            )
        if self.board.direction_between(source, target) not in range(ORTHOGONAL):
            return self.distance_error(source, target)
        if state.owner[target] == EMPTY:
            return Message("{0} is empty: a piece moves only onto an enemy stack.", (names[target],))
        if state.owner[target] == state.turn:
            return Message("{0} is yours already: a piece moves only onto an enemy stack.", (names[target],))
        if state.height[source] != state.height[target]:
            return Message(
                "A piece moves only between stacks of the same height: {0} is {1} high, and {2} is {3}.",
                (names[source], int(state.height[source]), names[target], int(state.height[target])),
            )
        return Message(
            "Here a piece moves only within a crosscut, and {0} and {1} share none.", (names[source], names[target])
        )

    def distance_error(self, source: int, target: int) -> Message:
        """Return the message about two points that no step joins."""
        names = self.board.names
        return Message(
            "A piece moves one point up, down, left or right: {0} and {1} are not side by side.",
            (names[source], names[target]),
        )


CROSSCUT: Final = "b2b c3b b3w c2w"  # what the pictures of the options start from

CONNECTION: Final = Option(
    "connection",
    #: a rule that can be chosen: what counts as connected
    Message("Connection"),
    (
        OptionValue(
            "plain",
            #: the plain rule of connection
            Message("Plain"),
            Message("In a crosscut, two stacks are connected when both are higher than the lower enemy stack."),
            Diagram(4, "b2wb c3bwb b3w c2bw", "b2-c3 b3-c2"),
        ),
        OptionValue(
            "tiebreak",
            #: the rule of connection in which the second highest stacks break ties
            Message("Tiebreak"),
            Message("As plain; and an equal lower stack is enough when the higher one beats the higher enemy stack."),
            Diagram(4, "b2b c3bwb b3w c2bw", "b2-c3 b3-c2"),
        ),
    ),
)

MOVEMENT: Final = Option(
    "movement",
    #: a rule that can be chosen: where pieces may move
    Message("Movement"),
    (
        OptionValue(
            "any",
            #: pieces may move anywhere
            Message("Anywhere"),
            Message("A piece may move onto any enemy stack of the same height beside it."),
            Diagram(4, "b2b b3w c3w", "", "b2-b3"),
        ),
        OptionValue(
            "crosscut",
            #: pieces may move in crosscuts only
            Message("In crosscuts"),
            Message("A piece may move only between two stacks of the same crosscut."),
            Diagram(4, CROSSCUT, "", "b2-b3"),
        ),
    ),
)

GROWTH: Final = Option(
    "growth",
    #: a rule that can be chosen: whether stacks grow without climbing
    Message("Growth"),
    (
        OptionValue(
            "none",
            #: stacks grow by climbing only
            Message("None"),
            Message("A new piece goes onto an empty point."),
            Diagram(4, "b2b c2b b3w"),
        ),
        OptionValue(
            "equal",
            #: stacks grow beside stacks of the same height
            Message("Beside equals"),
            Message("A new piece may also go onto a stack of your own that is as high as a stack beside it."),
            Diagram(4, "b2bb c2b b3w"),
        ),
    ),
)

SETUP: Final = Option(
    "setup",
    make_message("Start", "what the board begins with"),
    (
        OptionValue("empty", Message("Empty board"), Message("The board starts empty."), Diagram(5)),
        OptionValue(
            "checkered-black",
            Message("Checkered, Black on a1"),
            Message("The board starts full of single pieces, black and white in turn, with a black one on a1."),
            Diagram(5),
        ),
        OptionValue(
            "checkered-white",
            Message("Checkered, White on a1"),
            Message("The board starts full of single pieces, black and white in turn, with a white one on a1."),
            Diagram(5),
        ),
    ),
)


ESCABEL: Final = Ruleset(
    name="escabel",
    title="Escabel",
    author="Luis Bolaños Mures",
    year=2017,
    summary=Message(
        "Place pieces and climb onto enemy stacks to connect your two edges; in a crosscut, height decides."
    ),
    sizes=tuple(range(3, 20)),
    default_size=9,
    options=(CONNECTION, MOVEMENT, GROWTH, SETUP),
    diagram=Diagram(5, "c1b c2wb d3wb d4b d5b a3w b3w c3w d2bw e2w", "c2-d3 d2-c3"),
    sgf_game_id=101,
    make=Escabel,
    is_released=True,
)
