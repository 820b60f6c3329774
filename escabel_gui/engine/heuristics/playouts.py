"""Random games: what a search learns from most. A game may have faster or wiser ones of its own beside it."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import UNLIMITED
from escabel_gui.engine.heuristics.last_good_replies import NO_REPLY, Replies
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY, State


class Playouts:
    """Random games of one game; one object serves one thread.

    A game whose turns can be drawn faster than by listing them has `guess_turn`, and says how often it is worth trying
    before they are listed after all. One in which random games are to learn from each other has `is_turn`.
    """

    def __init__(self, rules: Rules, most_guesses: i64 = 0) -> None:
        self.rules = rules
        self.most_guesses = most_guesses
        self.sharing = 1.0  # they tell so many times as much of moves that were not made as a search expects
        self.doubt_in_steps = 1.0  # times the exploration of a search where they tell of steps that were not made
        self.most_plies: i64 = UNLIMITED  # of a game, if its kind can be broken off
        self.moves: vec[i64] = vec[i64]([0] * int(rules.move_space))  # scratch

    def playout(self, state: State, random: Random, replies: Replies | None) -> i64:
        """Play random moves to the end, leaving the last position in `state`; returns the winner.

        Every turn is as likely as every other. Where `replies` are given, the one that they know is made instead if
        it is possible, else a likely one, and they are told of every move; a game may leave that out. It may also be
        broken off after `most_plies`, and then nobody has won.
        """
        rules = self.rules
        while True:
            winner = rules.winner(state)
            if winner != NOBODY:
                return winner
            rules.play(state, self.next_turn(state, random, replies))

    def next_turn(self, state: State, random: Random, replies: Replies | None) -> i64:
        """The turn to make now."""
        if replies is None:
            return self.random_turn(state, random)
        move = replies.find(state.turn)
        if move == NO_REPLY or not self.is_turn(state, move):
            move = self.likely_turn(state, random)
        replies.note(state.turn, move)
        return move

    def likely_turn(self, state: State, random: Random) -> i64:
        """A turn of a random game that learns: any, unless it is known which are better."""
        return self.random_turn(state, random)

    def is_turn(self, state: State, move: i64) -> bool:
        """Whether what was a turn elsewhere is one here; a pass need not be found."""
        return False

    def random_turn(self, state: State, random: Random) -> i64:
        """Any of the turns, each as likely as the others: guessed, or else picked from the list."""
        guesses = self.most_guesses
        while guesses > 0:
            move = self.guess_turn(state, random)
            if move >= 0:
                return move
            guesses -= 1
        count = self.rules.generate_moves(state, self.moves)
        return self.moves[random.randrange(count)]

    def guess_turn(self, state: State, random: Random) -> i64:
        """A turn, each as likely as the others; -1 if what was drawn happens to be none."""
        return -1
