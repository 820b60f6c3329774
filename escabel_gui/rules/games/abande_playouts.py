"""Random games of Abande."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.abande import Abande
from escabel_gui.rules.knowledge.playouts import Playouts
from escabel_gui.rules.moves import PASS, PLACE, STEP, move_kind, move_point, pack_move
from escabel_gui.rules.state import EMPTY, State


class AbandePlayouts(Playouts):
    """Draws a point and a direction until they make a turn."""

    def __init__(self, game: Abande) -> None:
        super().__init__(game, game.board.points)
        self.game = game

    def guess_turn(self, state: State, random: Random) -> i64:
        game = self.game
        drawn = random.randrange(game.board.points * DIRECTIONS + 1)
        point = drawn >> 3
        direction = drawn & 7
        has_hand = state.hand[state.turn] > 0
        if point == game.board.points:
            return -1 if has_hand else PASS
        if state.owner[point] == EMPTY:
            may_place = direction == 0 and has_hand and game.touches_band(state, point)
            return pack_move(point, PLACE) if may_place else -1
        may_step = (
            state.owner[point] == state.turn
            and game.can_climb(state, point, direction)
            and game.has_begun_to_move(state)
            and game.holds_without(state, point)
        )
        return pack_move(point, STEP + direction) if may_step else -1

    def is_turn(self, state: State, move: i64) -> bool:
        game = self.game
        point = move_point(move)
        if move == PASS:
            return state.hand[state.turn] == 0
        if move_kind(move) == PLACE:
            return state.owner[point] == EMPTY and state.hand[state.turn] > 0 and game.touches_band(state, point)
        return (
            state.owner[point] == state.turn
            and game.can_climb(state, point, move_kind(move) - STEP)
            and game.has_begun_to_move(state)
            and game.holds_without(state, point)
        )
