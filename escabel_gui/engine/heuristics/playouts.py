"""Playouts (simulations) of a game. Games may have faster or stronger ones of their own."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import UNLIMITED
from escabel_gui.engine.heuristics.last_good_replies import LastGoodReplies
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY, State


class Playouts:
    """Playouts with uniform random moves. One object serves one thread."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.amaf_needs_growth = False  # AMAF counts only targets whose stacks have grown since the root
        self.movement_exploration_factor = 1.0  # multiplies `exploration` where AMAF includes steps
        self.max_plies: i64 = UNLIMITED  # after which a playout is cut off, in games that can do so
        self.moves: vec[i64] = vec[i64]([0] * int(rules.move_space))  # scratch

    def playout(self, state: State, random: Random, replies: LastGoodReplies | None) -> i64:
        """Play random moves to the end, in `state`; returns the winner.

        With `replies` a subclass may play last good replies where legal, and else biased moves; then it records all
        moves. It may cut playouts off after `max_plies`; then NOBODY has won.
        """
        rules = self.rules
        while True:
            winner = rules.winner(state)
            if winner != NOBODY:
                return winner
            rules.play(state, self.uniform_move(state, random))

    def uniform_move(self, state: State, random: Random) -> i64:
        """Return a random legal move, all with equal probability."""
        count = self.rules.generate_moves(state, self.moves)
        return self.moves[random.randrange(count)]
