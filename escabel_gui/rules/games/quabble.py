"""Quabble (Luis Bolaños Mures, 2022): stones on a checkered board. Its relatives are in files of their own."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import (
    DIRECTIONS,
    SQUARE_STEPS,
    Board,
    Drawing,
    Tile,
    point_name,
    square_edge_lines,
    square_edges,
    square_labels,
    square_places,
)
from escabel_gui.rules.connection import ConnectionRules
from escabel_gui.rules.contract import COLOR_NAMES, BoardDelta, Claim, Diagram, Rules, Ruleset
from escabel_gui.rules.message import InvalidInput, Message
from escabel_gui.rules.moves import PLACE, move_point, pack_move
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, WHITE, State, is_stack, opponent

ADJOINING: Final[i64] = 4  # the first directions lead from light squares to dark ones and back, others stay on a shade


class Squares(NamedTuple):
    """Board of light and dark squares, or of what takes their place, with the words for them."""

    board: Board
    is_dark: list[bool]  # by point
    shares: Message  # {0}, a dark one: what Black, {1}, and White, {2}, have of the {3} light ones that decide
    too_few_error: Message  # the same about the one, {1} of {2}, who may place there with exactly half
    light_only_error: Message  # where stones are only placed on light ones
    light_and_dark: Message
    dark_and_dark: Message
    light_and_light: Message


class Quabble(ConnectionRules):
    """Rules of Quabble: Black connects bottom and top, White left and right; stones are never moved or removed."""

    def __init__(self, wire_name: str, size: int, squares: Squares) -> None:
        super().__init__(wire_name, size, squares.board)
        self.squares = squares
        self.max_height = 1
        board = squares.board
        self.adjoining: vec[i64] = vec[i64](  # how many light squares adjoin a dark one; 0 for a light one
            [
                sum(board.neighbor[point * DIRECTIONS + k] < board.points for k in range(ADJOINING)) if dark else 0
                for point, dark in enumerate(squares.is_dark)
            ]
        )
        # by point: in how many directions, the first ones, a stone may be connected
        self.links: vec[i64] = vec[i64]([DIRECTIONS if dark else ADJOINING for dark in squares.is_dark])
        self.majority: vec[i64] = vec[i64]([int(count) // 2 + 1 for count in self.adjoining])  # that controls a square

    # Place a stone on an empty light square; or place one on an empty dark square that you contest.

    def move_on(self, state: State, point: i64) -> i64:
        """Return the only possible move on a point, or -1."""
        if state.owner[point] == EMPTY and (self.adjoining[point] == 0 or self.can_place_on_dark(state, point)):
            return pack_move(point, PLACE)
        return -1

    def generate_moves(self, state: State, moves: vec[i64]) -> i64:
        """Generate placements, by point."""
        points = self.board.points
        count: i64 = 0
        for point in range(points):
            move = self.move_on(state, point)
            if move >= 0:
                moves[count] = move
                count += 1
        return count

    def can_place_on_dark(self, state: State, point: i64) -> bool:
        """Return whether the color to move may place on an empty dark square."""
        return self.contests(state, point, state.turn)

    # With a stone on a light square, one goes on each adjoining empty dark square that you now control.

    def apply_move(self, state: State, move: i64) -> None:
        """Place a stone, and stones on the dark squares that it decides."""
        point = move_point(move)
        state.owner[point] = state.turn
        state.height[point] = 1
        if self.adjoining[point] > 0:
            return
        for direction in range(ADJOINING):
            dark = self.board.neighbor[point * DIRECTIONS + direction]
            if state.owner[dark] == EMPTY and self.controls(state, dark, state.turn):
                state.owner[dark] = state.turn
                state.height[dark] = 1

    # You control a dark square if your stones are on more than half of the light squares that adjoin it, and contest
    # it if they are on exactly half.

    def controls(self, state: State, dark: i64, color: i64) -> bool:
        """Return whether a color controls a dark square."""
        return self.held(state, dark, color) >= self.majority[dark]

    def contests(self, state: State, dark: i64, color: i64) -> bool:
        """Return whether a color contests a dark square: it has exactly half."""
        return 2 * self.held(state, dark, color) == self.adjoining[dark]

    def deciders(self, point: int) -> int:
        """Return how many light squares decide about a dark one."""
        return int(self.adjoining[point])

    def held(self, state: State, dark: i64, color: i64) -> i64:
        """Return a color's share of a dark square: here the adjoining light squares with its stones."""
        owner = state.owner
        neighbor = self.board.neighbor
        count: i64 = 0
        for direction in range(ADJOINING):
            if owner[neighbor[dark * DIRECTIONS + direction]] == color:
                count += 1
        return count

    def deciding_point(self, state: State, dark: i64, direction: i64) -> i64:
        """Return the point that decides about one part of a dark square, by direction."""
        return self.board.neighbor[dark * DIRECTIONS + direction]

    # Two like stones are connected on orthogonally adjacent squares or on diagonally adjacent dark squares.

    def is_connected(self, state: State, point: i64, direction: i64) -> bool:
        """Return True for orthogonal neighbors, and for diagonal ones on dark squares."""
        return direction < ADJOINING or self.adjoining[point] > 0

    # You win as soon as a chain of yours touches both of your edges.

    def winner(self, state: State) -> i64:
        """Return who has a chain."""
        last = opponent(state.turn)
        if self.has_chain(state, last):
            return last
        return state.turn if self.has_chain(state, state.turn) else NOBODY

    # ---- for people ------------------------------------------------------------------------------------------

    def connection_rule(self, state: State, point: int, direction: int) -> Message:
        """Return the sentence of the rules that decides `is_connected`."""
        if direction < ADJOINING:
            return self.squares.light_and_dark
        return self.squares.dark_and_dark if self.squares.is_dark[point] else self.squares.light_and_light

    def move_deltas(self, state: State, move: int) -> list[BoardDelta]:
        """Return the stone that is placed and those that come by it."""
        point = int(move_point(move))
        after = state.copy()
        self.apply_move(after, move)
        gained = [other for other in self.board.neighbors(point) if after.owner[other] != state.owner[other]]
        return [BoardDelta(int(state.turn), None, placed) for placed in [point, *gained]]

    def claims(self, state: State) -> list[Claim]:
        """Return the claims on empty dark squares whose control matters."""
        found = [self.claim_on(state, point) for point, is_dark in enumerate(self.squares.is_dark) if is_dark]
        return [claim for claim in found if claim.held and self.is_undecided(state, claim.point)]

    def claim_on(self, state: State, dark: int) -> Claim:
        """Return the claim on a dark square."""
        points = [int(self.deciding_point(state, dark, direction)) for direction in range(ADJOINING)]
        colors = (BLACK, WHITE)
        return Claim(
            dark,
            tuple((point, int(state.owner[point])) for point in points if is_stack(state.owner[point])),
            int(self.adjoining[dark]),
            tuple(color for color in colors if self.controls(state, dark, color)),
            tuple(color for color in colors if self.contests(state, dark, color)),
        )

    def point_note(self, state: State, point: int) -> Message | None:
        """Return a sentence about who has how much of a dark square."""
        if not self.squares.is_dark[point] or not self.is_undecided(state, point):
            return None
        held = [int(self.held(state, point, color)) for color in (BLACK, WHITE)]
        return Message(
            "{0} {1}",
            (
                self.shares()._replace(args=(self.board.names[point], *held, int(self.adjoining[point]))),
                self.standing(state, point),
            ),
        )

    def is_undecided(self, state: State, point: int) -> bool:
        """Return whether it matters who controls or contests a dark square."""
        return state.owner[point] == EMPTY

    def shares(self) -> Message:
        """Return the sentence about both colors' shares."""
        return self.squares.shares

    def standing(self, state: State, dark: int) -> Message:
        """Return the sentence about who controls or contests a dark square."""
        claim = self.claim_on(state, dark)
        if len(claim.controlling) == 2:
            return Message("Both control it.")
        if claim.controlling:
            return Message("{0} controls it.", (COLOR_NAMES[claim.controlling[0]],))
        if len(claim.contesting) == 2:
            return Message("Both contest it.")
        if claim.contesting:
            return Message("{0} contests it.", (COLOR_NAMES[claim.contesting[0]],))
        return Message("Nobody controls or contests it.")

    def parse_valid_position(self, turn: int, stacks: str) -> State:
        """Parse a position; raises InvalidInput also for dark squares left empty."""
        state = super().parse_valid_position(turn, stacks)
        for point, name in enumerate(self.board.names):
            for color in (BLACK, WHITE):
                if self.is_overdue(state, point, color):
                    words = Message(
                        "{0} is empty, and {1} controls it: a stone would have come there by itself",
                        (name, COLOR_NAMES[color]),
                    )
                    raise InvalidInput(words)
        return state

    def is_overdue(self, state: State, point: int, color: int) -> bool:
        """Return whether a color controls an empty dark square, which no move leaves empty."""
        return self.squares.is_dark[point] and state.owner[point] == EMPTY and self.controls(state, point, color)

    def placement_error(self, state: State, point: int) -> Message:
        """Return the reason why a placement is illegal."""
        name = self.board.names[point]
        if state.owner[point] != EMPTY:
            return Message("{0} is taken: a stone goes onto an empty place.", (name,))
        return self.dark_placement_error(state, point)

    def dark_placement_error(self, state: State, point: int) -> Message:
        """Return the reason why a dark square cannot be placed on."""
        name, count = self.board.names[point], int(self.adjoining[point])
        if count % 2 == 1:
            return Message(
                "The dark square {0} cannot be placed on: {1} light squares have no half. "
                "It comes along once {2} are yours.",
                (name, count, int(self.majority[point])),
            )
        return self.squares.too_few_error._replace(args=(name, int(self.held(state, point, state.turn)), count))

    def distance_error(self, source: int, target: int) -> Message:
        """Return the message about two points that no step joins."""
        return Message("In this game no stone is ever moved.")

    def flip_error(self, state: State, point: int) -> Message:
        """Return the reason why a flip is illegal."""
        return Message("In this game no stone is ever flipped.")


# On odd boards the center, and so a1, is light; on even boards a1 is dark.


def checkered_squares(size: int) -> Squares:
    """Construct a size×size board of squares in two shades; its directions are SQUARE_STEPS."""
    places = square_places(size)
    is_dark = [(column + row + size) % 2 == 0 for column, row in places]
    xy = [(float(column), float(row)) for column, row in places]
    tiles = [
        Tile(
            "dark" if dark else "light",
            ((x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x + 0.5, y + 0.5), (x - 0.5, y + 0.5)),
        )
        for dark, (x, y) in zip(is_dark, xy, strict=True)
    ]
    last = float(size - 1)
    board = Board(
        places,
        SQUARE_STEPS,
        [point_name(column, row) for column, row in places],
        xy,
        square_edges(places, size),
        Drawing(
            tuple(tiles),
            (),
            square_edge_lines(last, 0.62),
            square_labels(size, 1.0),
            tuple([0.4] * len(places)),
        ),
    )
    return Squares(
        board,
        is_dark,
        shares=Message("{0}: Black has {1} and White has {2} of its {3} light squares."),
        too_few_error=Message(
            "You may place on the dark square {0} only with exactly half of its {2} light squares: you have {1}."
        ),
        light_only_error=Message("{0} is a dark square: you place on light squares only."),
        light_and_dark=Message("Stones of one color side by side are always connected."),
        dark_and_dark=Message("Stones of one color on diagonal dark squares are connected."),
        light_and_light=Message("Stones on diagonal light squares are not connected."),
    )


def make_quabble(wire_name: str, size: int, options: dict[str, str]) -> Rules:
    """Construct the rules of Quabble."""
    return Quabble(wire_name, size, checkered_squares(size))


QUABBLE: Final = Ruleset(
    name="quabble",
    title="Quabble",
    author="Luis Bolaños Mures",
    year=2022,
    summary=Message("Take light squares to win the dark ones between them, and connect your two edges."),
    sizes=tuple(range(3, 20)),
    default_size=11,
    options=(),
    diagram=Diagram(
        6,
        "d1b e1w f1w c2w d2b e2w f2w b3w d3b e3b f3b f4b f5b a6w b6w c6w f6b",
        "d1-d2 d2-e3 e3-f4 f4-f5 f5-f6",
    ),
    sgf_game_id=103,
    has_steps=False,
    how_to_begin=Message("Click a light square to place a stone."),
    make=make_quabble,
    is_released=True,
)
