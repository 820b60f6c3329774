"""Puzzles of games that somebody wins: one first move wins, and after every other one the opponent does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escabel_gui.engine.mining.find import FEWEST_TURNS, MOST_NODES, MOST_TURNS, Drop, Find, Unproven
from escabel_gui.engine.search.solver import Solver
from escabel_gui.record.learning.exercise import RIGHT, WRONG
from escabel_gui.record.learning.goal import Aim, Goal
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY, State, opponent

MEGABYTES: Final = 200  # of what the solver remembers
GLANCE: Final = 150  # expansions to see whether there is any danger: most positions are dropped for want of it
SCREENING: Final = 700  # expansions to see who wins, now and after each move: what takes longer is seldom a puzzle
EFFORT: Final = 12_000  # expansions for each question about a puzzle
CANDIDATES: Final = 5  # replies that are as long as each other, of which the most testing one is looked for
MOST_REFUTING_TURNS: Final = 4

Order = Callable[[State, list[int]], list[int]]  # moves that are as good as each other, the most natural first


class WinProver:
    """Proves with a solver of its own; `order` has the last word where several moves are as good."""

    def __init__(self, rules: Rules, order: Order) -> None:
        self.rules = rules
        self.order = order
        self.solver = Solver(rules, MEGABYTES)

    def examine(self, state: State) -> Find | Drop:
        """A puzzle, if the mover wins by one move alone, and neither at once nor for want of any other choice."""
        if self.solver.table.is_full():
            self.solver = Solver(self.rules, MEGABYTES)
        try:
            return self.look_for_one_win(state)
        except Unproven:
            return Drop.OPEN

    def look_for_one_win(self, state: State) -> Find | Drop:
        me = int(state.turn)
        if self.wins_within(state, 1):
            return Drop.QUICK
        idle = state.copy()
        idle.turn = opponent(me)
        if int(self.solver.solve(idle, GLANCE)) != opponent(me):
            return Drop.CALM
        winner = int(self.solver.solve(state, SCREENING))
        if winner != me:
            return Drop.OPEN if winner == NOBODY else Drop.LOST
        good: list[int] = []
        survivors = 0
        for move in self.rules.all_moves(state):
            after = self.after(state, move)
            if self.wins_within(after, 1):
                continue
            survivors += 1
            if self.winner(after) == me:
                good.append(move)
                if len(good) > 1:
                    return Drop.SEVERAL
        if survivors == 1:
            return Drop.FORCED
        turns = self.turns_to_win(state, FEWEST_TURNS, MOST_TURNS)
        if turns is None:
            return Drop.LONG
        kind = "defence" if self.wins_within(idle, 1) else "attack"
        return Find(state.copy(), good[0], turns, Goal(Aim.WIN, turns), kind)

    # ---- questions, which raise Unproven ---------------------------------------------------------------------

    def winner(self, state: State) -> int:
        winner = int(self.solver.solve(state, SCREENING))
        if winner == NOBODY:
            raise Unproven
        return winner

    def wins_within(self, state: State, turns: int) -> bool:
        """Whether the mover wins by taking so many turns at most."""
        return self.is_won_within(state, int(state.turn), turns)

    def is_won_within(self, state: State, attacker: int, turns: int) -> bool:
        winner = int(self.solver.solve_within(state, attacker, turns, EFFORT))
        if winner == NOBODY:
            raise Unproven
        return winner == attacker

    def winning_moves(self, state: State, turns: int) -> list[int]:
        """The moves by which the mover wins in so many turns at most."""
        me = int(state.turn)
        moves = self.rules.all_moves(state)
        return [move for move in moves if self.is_won_within(self.after(state, move), me, turns - 1)]

    def turns_to_win(self, state: State, fewest: int, most: int) -> int | None:
        """How many turns the mover needs to win, if it is not more than `most`."""
        return next((turns for turns in range(fewest, most + 1) if self.wins_within(state, turns)), None)

    def after(self, state: State, move: int) -> State:
        after = state.copy()
        self.rules.play(after, move)
        return after

    # ---- solutions -------------------------------------------------------------------------------------------

    def write_solution(self, tree: GameTree, find: Find) -> bool:
        try:
            return self.grow_wins(tree, tree.root, find.state, find.turns, MOST_NODES) > 0
        except Unproven:
            return False

    def grow_wins(self, tree: GameTree, node: Node, state: State, turns: int, room: int) -> int:
        """Add all moves that win in so many turns, with what can be said to them; returns how much room is left."""
        for move in self.order(state, self.winning_moves(state, turns)):
            child = tree.add(node, move)
            child.properties[RIGHT] = ["1"]
            room -= 1
            if turns > 1 and room > 0:
                after = self.after(state, move)
                if self.rules.winner(after) != NOBODY:
                    continue
                reply = self.longest_reply(after, turns - 1)
                answered = tree.add(child, reply)
                room = self.grow_wins(tree, answered, self.after(after, reply), turns - 1, room - 1)
            if room <= 0:
                return 0
        return room

    def longest_reply(self, state: State, turns: int) -> int:
        """The reply that holds out longest against who wins in so many turns, and leaves them least choice."""
        longest = 0
        replies: list[int] = []
        for reply in self.rules.all_moves(state):
            after = self.after(state, reply)
            needed = 0 if self.rules.winner(after) != NOBODY else self.turns_to_win(after, 1, turns) or turns
            if needed > longest:
                longest, replies = needed, []
            if needed == longest:
                replies.append(reply)
        candidates = self.order(state, replies)[:CANDIDATES]
        if longest == 0 or len(candidates) == 1:
            return candidates[0]
        choices = [len(self.winning_moves(self.after(state, reply), longest)) for reply in candidates]
        return candidates[choices.index(min(choices))]

    # ---- refutations -----------------------------------------------------------------------------------------

    def write_refutation(self, tree: GameTree, move: int) -> None:
        child = tree.add(tree.root, move)
        child.properties[WRONG] = ["1"]
        state = self.after(tree.state_at(tree.root), move)
        try:
            turns = self.turns_to_win(state, 1, MOST_REFUTING_TURNS)
            if turns is not None:
                self.grow_win(tree, child, state, turns)
        except Unproven:
            pass  # what stands there already is true

    def grow_win(self, tree: GameTree, node: Node, state: State, turns: int) -> None:
        """Add one line that wins in so many turns for who is to move."""
        while turns > 0:
            move = self.order(state, self.winning_moves(state, turns))[0]
            node, state = tree.add(node, move), self.after(state, move)
            turns -= 1
            if self.rules.winner(state) != NOBODY or turns == 0:
                return
            reply = self.longest_reply(state, turns)
            node, state = tree.add(node, reply), self.after(state, reply)
