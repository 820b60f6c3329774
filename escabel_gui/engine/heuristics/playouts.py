"""Playouts (simulations) of a game. Games may have faster or stronger ones of their own."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import UNLIMITED
from escabel_gui.engine.heuristics.last_good_replies import NO_REPLY, LastGoodReplies
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY, State


class Playouts:
    """Playouts with uniform random moves. One object serves one thread.

    A subclass may implement `sample_move` where sampling is faster than move generation, and set how often it is
    tried; for last good replies it implements `is_pseudo_legal`.
    """

    def __init__(self, rules: Rules, max_tries: i64 = 0) -> None:
        self.rules = rules
        self.max_tries = max_tries
        self.amaf_needs_growth = False  # AMAF counts only targets whose stacks have grown since the root
        self.movement_exploration_factor = 1.0  # multiplies `exploration` where AMAF includes steps
        self.max_plies: i64 = UNLIMITED  # after which a playout is cut off, in games that can do so
        self.moves: vec[i64] = vec[i64]([0] * int(rules.move_space))  # scratch

    def playout(self, state: State, random: Random, replies: LastGoodReplies | None) -> i64:
        """Play random moves to the end, in `state`; returns the winner.

        With `replies`, last good replies are played where legal, else biased moves, and all moves are recorded. A
        subclass may cut playouts off after `max_plies`; then NOBODY has won.
        """
        rules = self.rules
        while True:
            winner = rules.winner(state)
            if winner != NOBODY:
                return winner
            rules.play(state, self.choose_move(state, random, replies))

    def choose_move(self, state: State, random: Random, replies: LastGoodReplies | None) -> i64:
        """Return the next move: uniform without replies, else the last good reply or a biased move."""
        if replies is None:
            return self.uniform_move(state, random)
        move = replies.lookup(state.turn)
        if move == NO_REPLY or not self.is_pseudo_legal(state, move):
            move = self.biased_move(state, random)
        replies.record(state.turn, move)
        return move

    def biased_move(self, state: State, random: Random) -> i64:
        """Return a move of the default policy with replies: uniform unless a game knows better."""
        return self.uniform_move(state, random)

    def is_pseudo_legal(self, state: State, move: i64) -> bool:
        """Return whether a move from another position is legal here; may miss passes."""
        return False

    def uniform_move(self, state: State, random: Random) -> i64:
        """Return a random legal move, all with equal probability."""
        guesses = self.max_tries
        while guesses > 0:
            move = self.sample_move(state, random)
            if move >= 0:
                return move
            guesses -= 1
        count = self.rules.generate_moves(state, self.moves)
        return self.moves[random.randrange(count)]

    def sample_move(self, state: State, random: Random) -> i64:
        """Draw a move, all legal ones with equal probability; -1 if what was drawn is not legal."""
        return -1
