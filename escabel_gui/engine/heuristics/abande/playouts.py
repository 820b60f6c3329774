"""Random games of Abande, exact and fast: what may be placed on and what may move is kept up to date."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.last_good_replies import NO_REPLY, Replies
from escabel_gui.engine.heuristics.playouts import Playouts
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.abande import HIGHEST, PIECES, Abande
from escabel_gui.rules.moves import PASS, PLACE, STEP, move_kind, move_point, pack_move
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, WHITE, State, opponent

COLORS: Final = 3  # rows by color, of which nobody's is not used
UNLISTED: Final = -1


class AbandePlayouts(Playouts):
    """Draws a placement, or a stack and a direction, until that makes a turn.

    Empty points that touch the band are listed, and by color the stacks that are not too high to move. An empty point
    may stay listed when it no longer touches the band, until it is drawn.
    """

    def __init__(self, game: Abande) -> None:
        super().__init__(game)
        self.game = game
        points = int(game.board.points)
        self.stacks: i64 = 0  # all points that bear any, as a `Band` has them
        self.open: vec[i64] = vec[i64]([0] * points)  # empty points to place on
        self.open_count: i64 = 0
        self.movers: vec[i64] = vec[i64]([0] * (COLORS * points))  # by color: the points of stacks that may move
        self.mover_counts: vec[i64] = vec[i64]([0] * COLORS)
        self.places: vec[i64] = vec[i64]([UNLISTED] * points)  # by point: where it is listed

    def playout(self, state: State, random: Random, replies: Replies | None) -> i64:
        self.look_at(state)
        plies_left = self.most_plies
        while state.passes < 2:
            if plies_left == 0:
                return NOBODY
            plies_left -= 1
            move = NO_REPLY
            if replies is not None:
                move = replies.find(state.turn)
            if move == NO_REPLY or not self.may_play(state, move):
                move = self.draw(state, random)
            if replies is not None:
                replies.note(state.turn, move)
            self.play(state, move)
        return self.game.winner(state)

    def random_turn(self, state: State, random: Random) -> i64:
        self.look_at(state)
        return self.draw(state, random)

    def is_turn(self, state: State, move: i64) -> bool:
        self.look_at(state)
        return self.may_play(state, move)

    def look_at(self, state: State) -> None:
        """List what there is in a position."""
        points = self.game.board.points
        near = self.game.groups.near
        owner = state.owner
        stacks = self.game.groups.stacks(state)
        is_first = state.hand[BLACK] == PIECES
        self.stacks = stacks
        self.open_count = 0
        self.mover_counts[BLACK] = 0
        self.mover_counts[WHITE] = 0
        point: i64 = 0
        while point < points:
            self.places[point] = UNLISTED
            if owner[point] != EMPTY:
                if state.height[point] < HIGHEST:
                    self.list_mover(owner[point], point)
            elif is_first or near[point] & stacks != 0:
                self.list_open(point)
            point += 1

    def draw(self, state: State, random: Random) -> i64:
        """A turn in the position that is kept up to date, each as likely as the others."""
        game = self.game
        points = game.board.points
        directions = game.board.directions
        has_hand = state.hand[state.turn] > 0
        row = state.turn * points
        steps = self.mover_counts[state.turn] * directions if game.has_begun_to_move(state) else 0
        while True:
            drawn = random.randrange(steps + self.open_count if has_hand else steps + 1)
            if drawn < steps:
                point = self.movers[row + drawn // directions]
                direction = drawn % directions
                if game.can_climb(state, point, direction) and game.groups.holds_without(self.stacks, point):
                    return pack_move(point, STEP + direction)
            elif not has_hand:
                return PASS
            else:
                point = self.open[drawn - steps]
                if game.groups.near[point] & self.stacks != 0 or state.hand[BLACK] == PIECES:
                    return pack_move(point, PLACE)
                self.unlist_open(point)

    def may_play(self, state: State, move: i64) -> bool:
        """Whether a move is a turn in the position that is kept up to date."""
        game = self.game
        point = move_point(move)
        has_hand = state.hand[state.turn] > 0
        if move == PASS:
            return not has_hand
        if move_kind(move) == PLACE:
            touches_band = game.groups.near[point] & self.stacks != 0 or state.hand[BLACK] == PIECES
            return state.owner[point] == EMPTY and has_hand and touches_band
        return (
            state.owner[point] == state.turn
            and game.can_climb(state, point, move_kind(move) - STEP)
            and game.has_begun_to_move(state)
            and game.groups.holds_without(self.stacks, point)
        )

    def play(self, state: State, move: i64) -> None:
        """Carry out a turn and keep the lists up to date."""
        game = self.game
        bits = game.groups.bits
        neighbor = game.board.neighbor
        point = move_point(move)
        kind = move_kind(move)
        if kind == PLACE:
            if self.places[point] != UNLISTED:
                self.unlist_open(point)
            self.list_mover(state.turn, point)
            self.stacks |= bits[point]
            place = point * DIRECTIONS
            end = place + game.board.directions
            while place < end:
                other = neighbor[place]
                if state.owner[other] == EMPTY and self.places[other] == UNLISTED:
                    self.list_open(other)
                place += 1
        elif kind != PASS:
            target = neighbor[point * DIRECTIONS + kind - STEP]
            self.unlist_mover(state.turn, point)
            self.unlist_mover(opponent(state.turn), target)
            if state.height[point] + state.height[target] < HIGHEST:
                self.list_mover(state.turn, target)
            self.stacks &= ~bits[point]
            self.list_open(point)
        game.play(state, move)

    # ---- the lists -------------------------------------------------------------------------------------------

    def list_open(self, point: i64) -> None:
        self.open[self.open_count] = point
        self.places[point] = self.open_count
        self.open_count += 1

    def unlist_open(self, point: i64) -> None:
        self.open_count -= 1
        last = self.open[self.open_count]
        place = self.places[point]
        self.open[place] = last
        self.places[last] = place
        self.places[point] = UNLISTED

    def list_mover(self, color: i64, point: i64) -> None:
        count = self.mover_counts[color]
        self.movers[color * self.game.board.points + count] = point
        self.places[point] = count
        self.mover_counts[color] = count + 1

    def unlist_mover(self, color: i64, point: i64) -> None:
        row = color * self.game.board.points
        count = self.mover_counts[color] - 1
        last = self.movers[row + count]
        place = self.places[point]
        self.movers[row + place] = last
        self.places[last] = place
        self.places[point] = UNLISTED
        self.mover_counts[color] = count
