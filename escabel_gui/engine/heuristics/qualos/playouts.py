"""Playouts of Qualos, exact and fast, with incremental lines of sight and connectivity."""

from librt.random import Random
from mypy_extensions import i64

from escabel_gui.engine.heuristics.last_good_replies import NO_REPLY, LastGoodReplies
from escabel_gui.engine.heuristics.playouts import Playouts
from escabel_gui.engine.heuristics.qualos.connectivity import QualosConnectivity
from escabel_gui.engine.heuristics.qualos.lines_of_sight import LIGHT, LinesOfSight
from escabel_gui.rules.games.qualos import Qualos
from escabel_gui.rules.moves import FLIP, PASS, PLACE, move_kind, move_point, pack_move
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, WHITE, State, opponent


class QualosPlayouts(Playouts):
    """Playouts from candidate lists; with replies they prefer dark squares."""

    def __init__(self, game: Qualos) -> None:
        super().__init__(game)
        self.sight = LinesOfSight(game)
        self.connectivity = QualosConnectivity(game)

    def playout(self, state: State, random: Random, replies: LastGoodReplies | None) -> i64:
        """Run a playout, with last good replies if there are any."""
        sight = self.sight
        connectivity = self.connectivity
        height = state.height
        sight.load_position(state)
        connectivity.load_position(state.owner)
        if connectivity.reaches_far[BLACK]:
            return BLACK
        if connectivity.reaches_far[WHITE]:
            return WHITE
        color = state.turn
        winner: i64 = NOBODY
        ply: i64 = 0
        while winner == NOBODY and ply < self.max_plies:
            move: i64 = NO_REPLY
            if replies is not None:
                move = replies.lookup(color)
            if move == NO_REPLY or not self.can_play(color, move):
                move = self.draw_move(color, random)
                # A second try where the first one wins no dark square.
                if replies is not None and sight.game.adjoining[move_point(move)] == 0:
                    move = self.draw_move(color, random)
            if replies is not None:
                replies.record(color, move)
            if move == PASS:
                state.passes += 1
            else:
                point = move_point(move)
                sight.place_stone(point, color)
                height[point] = 1
                state.passes = 0
                if connectivity.add_stone(point, color):
                    winner = color
            color = opponent(color)
            ply += 1
        state.turn = color
        state.ply += ply
        return winner

    def can_play(self, color: i64, move: i64) -> bool:
        """Return whether a color may play a move from another position; may miss passes."""
        sight = self.sight
        point = move_point(move)
        kind = move_kind(move)
        if kind == PLACE:
            if sight.owner[point] != EMPTY:
                return False
        elif kind != FLIP or sight.owner[point] != opponent(color):
            return False
        return self.sight.game.adjoining[point] == 0 or sight.is_pseudo_legal(point, color)

    def draw_move(self, color: i64, random: Random) -> i64:
        """Draw a legal move of a color, all with equal probability."""
        sight = self.sight
        candidates = sight.candidates
        base = color * sight.stride
        light = sight.count[LIGHT]
        while True:
            count = light + sight.count[color]
            if count == 0:
                return PASS
            number = random.randrange(count)
            if number < light:
                return pack_move(candidates[number], PLACE)
            point = candidates[base + number - light]
            if sight.is_pseudo_legal(point, color):
                return pack_move(point, PLACE if sight.owner[point] == EMPTY else FLIP)
            sight.remove_candidate(number - light, color)
