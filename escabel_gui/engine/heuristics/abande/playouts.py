"""Playouts of Abande, exact and fast: candidate lists of placements and movable stacks, kept up to date."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.last_good_replies import NO_REPLY, LastGoodReplies
from escabel_gui.engine.heuristics.playouts import Playouts
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.abande import HIGHEST, Abande
from escabel_gui.rules.moves import PASS, PLACE, STEP, move_kind, move_point, pack_move
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, WHITE, State, opponent

COLORS: Final = 3  # rows of arrays by color; row 0 is not used
NOT_LISTED: Final = -1


class AbandePlayouts(Playouts):
    """Playouts by rejection sampling of a placement, or of a stack and a direction.

    Empty points that touch the band are listed, and by color the stacks that are not too high to move. An empty point
    may stay listed when it no longer touches the band, until it is drawn.
    """

    def __init__(self, game: Abande) -> None:
        super().__init__(game)
        self.game = game
        points = int(game.board.points)
        self.stacks: i64 = 0  # bitboard of all points with stacks
        self.placeable: vec[i64] = vec[i64]([0] * points)  # empty points to place on
        self.placeable_count: i64 = 0
        self.movable: vec[i64] = vec[i64]([0] * (COLORS * points))  # by color: the points of stacks that may move
        self.movable_counts: vec[i64] = vec[i64]([0] * COLORS)
        self.slots: vec[i64] = vec[i64]([NOT_LISTED] * points)  # by point: its index in a list

    def playout(self, state: State, random: Random, replies: LastGoodReplies | None) -> i64:
        """Run a playout, with last good replies if there are any; NOBODY wins if it is cut off."""
        self.load_position(state)
        plies_left = self.max_plies
        while state.passes < 2:
            if plies_left == 0:
                return NOBODY
            plies_left -= 1
            move = NO_REPLY
            if replies is not None:
                move = replies.lookup(state.turn)
            if move == NO_REPLY or not self.can_play(state, move):
                move = self.draw_move(state, random)
            if replies is not None:
                replies.record(state.turn, move)
            self.play(state, move)
        return self.game.winner(state)

    def load_position(self, state: State) -> None:
        """Build the candidate lists of a position."""
        points = self.game.board.points
        near = self.game.groups.near
        owner = state.owner
        stacks = self.game.groups.stacks(state)
        self.stacks = stacks
        self.placeable_count = 0
        self.movable_counts[BLACK] = 0
        self.movable_counts[WHITE] = 0
        for point in range(points):
            self.slots[point] = NOT_LISTED
            if owner[point] != EMPTY:
                if state.height[point] < HIGHEST:
                    self.add_movable(owner[point], point)
            elif stacks == 0 or near[point] & stacks != 0:
                self.add_placeable(point)

    def draw_move(self, state: State, random: Random) -> i64:
        """Draw a legal move from the candidate lists, all with equal probability."""
        game = self.game
        points = game.board.points
        directions = game.board.directions
        has_hand = state.hand[state.turn] > 0
        row = state.turn * points
        steps = self.movable_counts[state.turn] * directions if game.has_begun_to_move(state) else 0
        while True:
            drawn = random.randrange(steps + self.placeable_count if has_hand else steps + 1)
            if drawn < steps:
                point = self.movable[row + drawn // directions]
                direction = drawn % directions
                if game.can_climb(state, point, direction) and game.groups.stays_connected_without(self.stacks, point):
                    return pack_move(point, STEP + direction)
            elif not has_hand:
                return PASS
            else:
                point = self.placeable[drawn - steps]
                if self.stacks == 0 or game.groups.near[point] & self.stacks != 0:
                    return pack_move(point, PLACE)
                self.remove_placeable(point)

    def can_play(self, state: State, move: i64) -> bool:
        """Return whether a move is legal in the position of the candidate lists."""
        game = self.game
        point = move_point(move)
        has_hand = state.hand[state.turn] > 0
        if move == PASS:
            return not has_hand
        if move_kind(move) == PLACE:
            touches_band = self.stacks == 0 or game.groups.near[point] & self.stacks != 0
            return state.owner[point] == EMPTY and has_hand and touches_band
        return (
            state.owner[point] == state.turn
            and game.can_climb(state, point, move_kind(move) - STEP)
            and game.has_begun_to_move(state)
            and game.groups.stays_connected_without(self.stacks, point)
        )

    def play(self, state: State, move: i64) -> None:
        """Play a move and update the candidate lists."""
        game = self.game
        bits = game.groups.bits
        neighbor = game.board.neighbor
        point = move_point(move)
        kind = move_kind(move)
        if kind == PLACE:
            if self.slots[point] != NOT_LISTED:
                self.remove_placeable(point)
            self.add_movable(state.turn, point)
            self.stacks |= bits[point]
            first = point * DIRECTIONS
            for place in range(first, first + game.board.directions):
                other = neighbor[place]
                if state.owner[other] == EMPTY and self.slots[other] == NOT_LISTED:
                    self.add_placeable(other)
        elif kind != PASS:
            target = neighbor[point * DIRECTIONS + kind - STEP]
            self.remove_movable(state.turn, point)
            self.remove_movable(opponent(state.turn), target)
            if state.height[point] + state.height[target] < HIGHEST:
                self.add_movable(state.turn, target)
            self.stacks &= ~bits[point]
            self.add_placeable(point)
        game.play(state, move)

    # ---- the lists -------------------------------------------------------------------------------------------

    def add_placeable(self, point: i64) -> None:
        """List an empty point to place on."""
        self.placeable[self.placeable_count] = point
        self.slots[point] = self.placeable_count
        self.placeable_count += 1

    def remove_placeable(self, point: i64) -> None:
        """Remove an empty point from its list."""
        self.placeable_count -= 1
        last = self.placeable[self.placeable_count]
        place = self.slots[point]
        self.placeable[place] = last
        self.slots[last] = place
        self.slots[point] = NOT_LISTED

    def add_movable(self, color: i64, point: i64) -> None:
        """List a stack of a color that may move."""
        count = self.movable_counts[color]
        self.movable[color * self.game.board.points + count] = point
        self.slots[point] = count
        self.movable_counts[color] = count + 1

    def remove_movable(self, color: i64, point: i64) -> None:
        """Remove a stack from its color's list."""
        row = color * self.game.board.points
        count = self.movable_counts[color] - 1
        last = self.movable[row + count]
        place = self.slots[point]
        self.movable[row + place] = last
        self.slots[last] = place
        self.slots[point] = NOT_LISTED
        self.movable_counts[color] = count
