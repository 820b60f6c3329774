"""What moves look like in Quabble and its relatives in which stones stay: who is how near to which dark squares."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import Evaluator
from escabel_gui.engine.heuristics.move_patterns import MINE, NONE, THEIRS, Patterns, at_most
from escabel_gui.engine.heuristics.quabble.shortest_paths import TURN_TOLL, QuabbleWays
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.quabble import ADJOINING, Quabble
from escabel_gui.rules.moves import NO_MOVE, PASS, move_kind, move_point
from escabel_gui.rules.state import BLACK, EMPTY, WHITE, State, is_stack, opponent

# What a dark square is to the mover: none, a stone of either color, or empty; then by what both lack there, inside and
# on the border.
LACKED: Final = 4
STANDINGS: Final = 3 + 2 * LACKED * LACKED
INSIDE: Final = 4  # light squares that adjoin a dark one that is not on the border
CORNERS: Final = STANDINGS * STANDINGS * 4
WAYS: Final = 8  # detours in half turns; the last one stands for all that are longer
PRESSES: Final = 6  # how near one is to connecting, in turns
WON: Final = 5  # dark squares that a turn can win at once

# In Fast Quabble, against a search without patterns at equal time, 43 of 80 games were won with the effort alone, and
# 65 of 100 with both.
CREDIT: Final = 2
EFFORT: Final = 2


class QuabblePatterns(Patterns):
    """A corner is two dark squares that adjoin a light one, and the other light square that adjoins both."""

    def __init__(self, game: Quabble, evaluator: Evaluator) -> None:
        super().__init__(
            game,
            evaluator,
            [
                ("standings", STANDINGS),
                ("corners", CORNERS),
                ("won", WON * WON),
                ("ways", 2 * PRESSES * PRESSES * WAYS * WAYS),
                ("shared", STANDINGS),
            ],
        )
        self.game = game
        self.credit = CREDIT
        self.effort = EFFORT
        self.measured = QuabbleWays(game)
        self.standings: i64 = self.blocks["standings"]
        self.corners: i64 = self.blocks["corners"]
        self.won: i64 = self.blocks["won"]
        self.ways: i64 = self.blocks["ways"]
        self.shared: i64 = self.blocks["shared"]
        steps = game.board.steps
        self.between: vec[i64] = vec[i64](  # by direction k: that of the light square between k and k + 1
            [
                steps.index((steps[k][0] + steps[(k + 1) % ADJOINING][0], steps[k][1] + steps[(k + 1) % ADJOINING][1]))
                for k in range(ADJOINING)
            ]
        )
        self.around: vec[i64] = vec[i64]([0] * ADJOINING)  # scratch: standings
        self.is_near: vec[i64] = vec[i64]([0] * (int(game.board.points) + 1))  # whether it is or adjoins the last move
        self.near: vec[i64] = vec[i64]([0] * (ADJOINING + 1))
        self.nears: i64 = 0  # how many those are

    def kind(self, move: i64) -> i64:
        """A stone on a dark square is another kind of move than one on a light square."""
        return 0 if self.game.adjoining[move_point(move)] == 0 else 2

    def look_at(self, state: State, last: i64) -> None:
        super().look_at(state, last)
        self.measured.measure(state, BLACK)
        self.measured.measure(state, WHITE)
        while self.nears > 0:
            self.nears -= 1
            self.is_near[self.near[self.nears]] = 0
        if last == NO_MOVE or move_kind(last) >= PASS:
            return
        point = move_point(last)
        self.add_near(point)
        slot = point * DIRECTIONS
        end = slot + ADJOINING
        while slot < end:
            self.add_near(self.game.board.neighbor[slot])
            slot += 1

    def add_near(self, point: i64) -> None:
        self.is_near[point] = 1
        self.near[self.nears] = point
        self.nears += 1

    def find_features(self, state: State, move: i64) -> i64:
        count = super().find_features(state, move)
        features = self.features
        measured = self.measured
        me = state.turn
        enemy = opponent(me)
        point = move_point(move)
        mine = me * measured.columns + point
        theirs = enemy * measured.columns + point
        kind: i64 = 0
        if self.game.adjoining[point] > 0:
            kind = 1
            features[count] = self.standings + self.standing(state, point)
            count += 1
        else:
            count = self.find_dark(state, point, count)
        presses = (kind * PRESSES + press(measured.ways[me])) * PRESSES + press(measured.ways[enemy])
        detours = at_most(measured.detours[mine], WAYS - 1) * WAYS + at_most(measured.detours[theirs], WAYS - 1)
        features[count] = self.ways + presses * WAYS * WAYS + detours
        return count + 1

    def find_dark(self, state: State, point: i64, count: i64) -> i64:
        """Add what the dark squares that adjoin a light one say of it; returns how many features there are then."""
        features = self.features
        around = self.around
        neighbor = self.game.board.neighbor
        lacking = self.measured.lacking
        mine = state.turn * self.measured.columns
        theirs = opponent(state.turn) * self.measured.columns
        won: i64 = 0
        saved: i64 = 0
        direction: i64 = 0
        while direction < ADJOINING:
            dark = neighbor[point * DIRECTIONS + direction]
            standing = self.standing(state, dark)
            around[direction] = standing
            features[count] = self.standings + standing
            count += 1
            if state.owner[dark] == EMPTY:
                won += i64(lacking[mine + dark] == 1)
                saved += i64(lacking[theirs + dark] == 1)
            if self.is_near[dark] > 0 and standing > 0:
                features[count] = self.shared + standing
                count += 1
            direction += 1
        features[count] = self.won + won * WON + saved
        count += 1
        direction = 0
        while direction < ADJOINING:
            low = around[direction]
            high = around[(direction + 1) % ADJOINING]
            if low > high:
                low, high = high, low
            light = state.owner[neighbor[point * DIRECTIONS + self.between[direction]]]
            face: i64 = 0
            if light == state.turn:
                face = MINE
            elif is_stack(light):
                face = THEIRS
            elif light != EMPTY:
                face = NONE
            features[count] = self.corners + (face * STANDINGS + low) * STANDINGS + high
            count += 1
            direction += 1
        return count

    def standing(self, state: State, dark: i64) -> i64:
        """What a dark square is to the mover."""
        owner = state.owner[dark]
        if owner == EMPTY:
            lacking = self.measured.lacking
            columns = self.measured.columns
            mine = at_most(lacking[state.turn * columns + dark], LACKED - 1)
            theirs = at_most(lacking[opponent(state.turn) * columns + dark], LACKED - 1)
            border: i64 = 0 if self.game.adjoining[dark] == INSIDE else 1
            return 3 + (border * LACKED + mine) * LACKED + theirs
        return 0 if not is_stack(owner) else 1 if owner == state.turn else 2


def press(way: i64) -> i64:
    """How near whoever has this shortest way is to connecting, in turns."""
    return at_most((way + TURN_TOLL - 1) // TURN_TOLL, PRESSES - 1)
