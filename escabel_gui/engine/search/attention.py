"""Attention of a weak player: moves that it sees and moves that it overlooks, drawn once for a whole turn."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.move_patterns import PatternPolicy
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import NO_MOVE, PASS, PLACE, SWAP, move_kind, move_point, pack_move
from escabel_gui.rules.state import EMPTY, State

NEAR: Final = 2  # points from one of the last moves, up to which nothing is far
FAR: Final = 5  # … and from which on everything is
NUM_DISTANCES: Final = FAR + 1
FIRST_CLAUSE: Final = 0  # of the rule about what can be done in a turn: a piece on an empty point
SECOND_CLAUSE: Final = 1  # all else: climbs, flips, growth, and placements that depend on what lies around


class Attention:
    """Draw of what is seen, by the distance from the last moves and by the clause of the rules that allows a move.

    What is overlooked stays so for the whole turn, at the root as in all that may follow: a climb that a player does
    not see, it does not see as a reply either. Passes and the swap are always seen.
    """

    def __init__(self, rules: Rules, patterns: PatternPolicy | None) -> None:
        points = int(rules.board.points)
        moves = range(int(rules.move_space))
        self.move_space: i64 = rules.move_space
        self.targets: vec[i64] = vec[i64]([min(rules.target_point(move), points - 1) for move in moves])
        self.columns: vec[i64] = vec[i64]([column for column, _ in rules.board.lattice])
        self.rows: vec[i64] = vec[i64]([row for _, row in rules.board.lattice])
        self.clauses: vec[i64] = vec[i64](  # by point: that of placements there while it is empty
            [
                SECOND_CLAUSE if patterns is not None and patterns.kind(pack_move(point, PLACE)) > 0 else FIRST_CLAUSE
                for point in range(points)
            ]
        )
        self.draws: vec[float] = vec[float]([0.0] * len(moves))  # by move, from 0 to 1: the low ones are seen
        self.chances: vec[float] = vec[float]([1.0] * (2 * NUM_DISTANCES))  # by clause and distance: of being seen
        self.last: i64 = NO_MOVE
        self.second_last: i64 = NO_MOVE
        self.has_first_clause = True  # False where all moves follow the second clause: there it is the usual one

    def look(self, random: Random, far: float, second: float, last: i64, second_last: i64) -> None:
        """Draw what is seen in a turn after these two moves, either NO_MOVE.

        Of moves by the first clause, those near one of the last moves are all seen, and the share `far` of those far
        from both; of moves by the second clause only the share `second` of these, and its square root nearby.
        """
        self.last = last
        self.second_last = second_last
        move: i64 = 0
        while move < self.move_space:
            self.draws[move] = random.random()
            move += 1
        distance: i64 = 0
        while distance < NUM_DISTANCES:
            share = float(distance - NEAR) / float(FAR - NEAR) if distance > NEAR else 0.0
            seen = 1.0 - (1.0 - far) * share
            self.chances[distance] = seen
            self.chances[NUM_DISTANCES + distance] = seen * (second if distance > NEAR else second**0.5)
            distance += 1

    def note_clauses(self, state: State, moves: vec[i64], count: i64) -> None:
        """Note whether any of a position's moves follows the first clause."""
        self.has_first_clause = True
        k: i64 = 0
        while k < count:
            if move_kind(moves[k]) < PASS and self.clause(state, moves[k]) == FIRST_CLAUSE:
                return
            k += 1
        self.has_first_clause = False

    def clause(self, state: State, move: i64) -> i64:
        """Return the clause of the rules that allows a move other than pass and swap."""
        if not self.has_first_clause:
            return FIRST_CLAUSE
        point = move_point(move)
        if move_kind(move) != PLACE or state.owner[point] != EMPTY:
            return SECOND_CLAUSE
        return self.clauses[point]

    def sees(self, state: State, last: i64, move: i64) -> bool:
        """Return whether a move is seen in a position that the move `last` led to, the turn's own or a later one."""
        if move_kind(move) >= PASS:
            return True
        point = self.targets[move]
        distance = self.distance(point, last)
        if last != self.last:
            distance = min(distance, self.distance(point, self.last))
        distance = min(distance, self.distance(point, self.second_last))
        if self.last == NO_MOVE and last == NO_MOVE:
            distance = 0  # nothing has been played that draws attention elsewhere
        return self.draws[move] < self.chances[self.clause(state, move) * NUM_DISTANCES + distance]

    def distance(self, point: i64, move: i64) -> i64:
        """Return the distance from the point where a move ends, at most FAR."""
        if move == NO_MOVE or move_kind(move) in (PASS, SWAP):
            return FAR
        other = self.targets[move]
        across = self.columns[point] - self.columns[other]
        along = self.rows[point] - self.rows[other]
        across = -across if across < 0 else across
        along = -along if along < 0 else along
        return min(max(across, along), FAR)
