"""Simulation of a game from below the root: the line to a leaf, and a playout from there."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import Evaluator
from escabel_gui.engine.heuristics.last_good_replies import LastGoodReplies
from escabel_gui.engine.heuristics.playouts import Playouts
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import EMPTY, NOBODY, TIE, opponent

MAX_DEPTH: Final = 4096  # plies below the root


class Simulation:
    """Simulated game: `depth` moves from the root to a leaf, then a playout to the end, or until it is cut off."""

    def __init__(
        self, rules: Rules, playouts: Playouts, evaluator: Evaluator, random: Random, use_last_good_reply: bool
    ) -> None:
        self.rules = rules
        self.playouts = playouts
        self.playouts.max_plies = evaluator.playout_length_limit()
        self.evaluator = evaluator
        self.random = random
        self.replies: LastGoodReplies | None = LastGoodReplies(rules.move_space) if use_last_good_reply else None
        self.root_state = rules.start()
        self.state = rules.start()
        self.depth: i64 = 0
        self.moves: vec[i64] = vec[i64]([0] * MAX_DEPTH)  # from the root to the leaf
        self.colors_to_move: vec[i64] = vec[i64]([0] * (MAX_DEPTH + 1))  # before each of them, and at the leaf
        self.grown: vec[i64] = vec[i64]([EMPTY] * (int(rules.board.points) + 1))  # scratch
        self.no_moves: vec[i64] = vec[i64]([0])
        self.no_bonuses: vec[float] = vec[float]([0.0])

    def forget_replies(self) -> None:
        """Remove all last good replies."""
        if self.replies is not None:
            self.replies.clear()

    def start(self) -> None:
        """Begin a game at the root."""
        self.state.assign(self.root_state)
        self.depth = 0
        self.colors_to_move[0] = self.state.turn

    def play(self, move: i64) -> None:
        """Play the next move of the line to the leaf."""
        depth = self.depth
        self.moves[depth] = move
        self.rules.play(self.state, move)
        self.depth = depth + 1
        self.colors_to_move[depth + 1] = self.state.turn

    def run_playout(self) -> float:
        """Run a playout from the leaf, after which `state` is the final position.

        Returns its value, 0 to 1, for the player who moved to the leaf: the result or, if it was cut off, the
        evaluation of its last position.
        """
        state = self.state
        turn = state.turn
        replies = self.replies
        if replies is not None:
            replies.start_playout()
            level: i64 = 0
            while level < self.depth:
                replies.record(self.colors_to_move[level], self.moves[level])
                level += 1
        winner = self.playouts.playout(state, self.random, replies)
        value = 0.5 if winner == TIE else 0.0 if winner == turn else 1.0
        if winner == NOBODY:
            estimate, _ = self.evaluator.evaluate(state, self.no_moves, 0, self.no_bonuses)
            value = 1.0 - estimate if state.turn == turn else estimate
            winner = state.turn if estimate > 0.5 else opponent(state.turn)
        if replies is not None:
            replies.update(winner)
        return value

    def amaf_owner(self) -> vec[i64]:
        """Return by point the color that AMAF credits: the owner in the final position.

        Where AMAF needs growth, it is EMPTY unless the stack is higher than at the root.
        """
        state = self.state
        if not self.playouts.amaf_needs_growth:
            return state.owner
        height = self.root_state.height
        point: i64 = 0
        while point < self.rules.board.points:
            self.grown[point] = state.owner[point] if state.height[point] > height[point] else EMPTY
            point += 1
        return self.grown
