"""Random games: what a search learns from most. A game may have faster or wiser ones of its own beside it."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import UNLIMITED
from escabel_gui.engine.heuristics.last_good_replies import NO_REPLY, LastGoodReplies
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY, State


class Playouts:
    """Random games of one game; one object serves one thread.

    A game whose turns can be drawn faster than by listing them has `sample_move`, and says how often it is worth trying
    before they are listed after all. One in which random games are to learn from each other has `is_pseudo_legal`.
    """

    def __init__(self, rules: Rules, max_tries: i64 = 0) -> None:
        self.rules = rules
        self.max_tries = max_tries
        self.amaf_scale = 1.0  # they tell so many times as much of moves that were not made as a search expects
        self.movement_exploration_factor = (
            1.0  # times the exploration of a search where they tell of steps that were not made
        )
        self.max_plies: i64 = UNLIMITED  # of a game, if its kind can be broken off
        self.moves: vec[i64] = vec[i64]([0] * int(rules.move_space))  # scratch

    def playout(self, state: State, random: Random, replies: LastGoodReplies | None) -> i64:
        """Play random moves to the end, leaving the last position in `state`; returns the winner.

        Every turn is as likely as every other. Where `replies` are given, the one that they know is made instead if
        it is possible, else a likely one, and they are told of every move; a game may leave that out. It may also be
        broken off after `max_plies`, and then nobody has won.
        """
        rules = self.rules
        while True:
            winner = rules.winner(state)
            if winner != NOBODY:
                return winner
            rules.play(state, self.choose_move(state, random, replies))

    def choose_move(self, state: State, random: Random, replies: LastGoodReplies | None) -> i64:
        """The turn to make now."""
        if replies is None:
            return self.uniform_move(state, random)
        move = replies.lookup(state.turn)
        if move == NO_REPLY or not self.is_pseudo_legal(state, move):
            move = self.biased_move(state, random)
        replies.record(state.turn, move)
        return move

    def biased_move(self, state: State, random: Random) -> i64:
        """A turn of a random game that learns: any, unless it is known which are better."""
        return self.uniform_move(state, random)

    def is_pseudo_legal(self, state: State, move: i64) -> bool:
        """Whether what was a turn elsewhere is one here; a pass need not be found."""
        return False

    def uniform_move(self, state: State, random: Random) -> i64:
        """Any of the turns, each as likely as the others: guessed, or else picked from the list."""
        guesses = self.max_tries
        while guesses > 0:
            move = self.sample_move(state, random)
            if move >= 0:
                return move
            guesses -= 1
        count = self.rules.generate_moves(state, self.moves)
        return self.moves[random.randrange(count)]

    def sample_move(self, state: State, random: Random) -> i64:
        """A turn, each as likely as the others; -1 if what was drawn happens to be none."""
        return -1
