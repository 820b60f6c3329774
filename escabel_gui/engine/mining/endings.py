"""Puzzles of games that are decided by points: one move leads to the best result, every other to a worse one."""

from __future__ import annotations

from typing import Final

from escabel_gui.engine.mining.find import FEWEST_TURNS, MOST_NODES, MOST_TURNS, Drop, Find, Unproven
from escabel_gui.engine.search.endgame import Endgame
from escabel_gui.engine.search.make import make_search
from escabel_gui.engine.search.options import named_options
from escabel_gui.engine.search.search_tree import Tree
from escabel_gui.record.learning.exercise import RIGHT, WRONG
from escabel_gui.record.learning.goal import Aim, Goal
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY, State

MEGABYTES: Final = 200  # of what the endgame remembers
NODES: Final = 300_000  # that may be looked into for one position
MOST_HANDS: Final = 8  # pieces in both hands; with more, the end is too far
SMALL_TREE: Final = 1 << 10  # the search is there for its rules


class EndingProver:
    """Proves with the exact endgame."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        search = make_search(rules, named_options("default"), Tree(SMALL_TREE), 1)
        self.endgame = Endgame(search, MEGABYTES)

    def examine(self, state: State) -> Find | Drop:
        if state.passes > 0 or int(state.hand[1] + state.hand[2]) > MOST_HANDS:
            return Drop.OPEN
        try:
            return self.look_for_one_best(state)
        except Unproven:
            return Drop.OPEN

    def look_for_one_best(self, state: State) -> Find | Drop:
        moves = self.rules.all_moves(state)
        if len(moves) < 2:
            return Drop.FORCED
        if self.margin(state) < 0:
            return Drop.LOST
        best = self.best_moves(state)
        if len(best) > 1:
            return Drop.SEVERAL
        if best == self.greedy_moves(state, moves):
            return Drop.GREEDY
        end, turns = self.play_out(state)
        if turns < FEWEST_TURNS:
            return Drop.QUICK
        if turns > MOST_TURNS:
            return Drop.LONG
        goal = Goal(Aim.BEST, 0, (self.rules.format_result(end),))
        return Find(state.copy(), best[0], turns, goal, "ending")

    def greedy_moves(self, state: State, moves: list[int]) -> list[int]:
        """The moves after which one leads by most."""
        leads = [int(self.rules.margin(self.after(state, move), state.turn)) for move in moves]
        return [move for move, lead in zip(moves, leads, strict=True) if lead == max(leads)]

    # ---- questions, which raise Unproven ---------------------------------------------------------------------

    def margin(self, state: State) -> int:
        """By how much who is to move gets more points than the other, with best play of both."""
        if self.rules.winner(state) != NOBODY:
            return int(self.rules.margin(state, state.turn))
        if not self.endgame.solve(state, NODES):
            raise Unproven
        return int(self.endgame.lower)

    def best_moves(self, state: State) -> list[int]:
        """The moves that lead to the best result there is."""
        margin = self.margin(state)
        return [move for move in self.rules.all_moves(state) if self.margin(self.after(state, move)) == -margin]

    def play_out(self, state: State) -> tuple[State, int]:
        """The end to which best play leads, and how many choices who is to move has until then."""
        me, turns = int(state.turn), 0
        while self.rules.winner(state) == NOBODY:
            turns += int(state.turn) == me and self.has_choice(state)
            state = self.after(state, self.best_moves(state)[0])
        return state, turns

    def has_choice(self, state: State) -> bool:
        return len(self.rules.all_moves(state)) > 1

    def after(self, state: State, move: int) -> State:
        after = state.copy()
        self.rules.play(after, move)
        return after

    # ---- solutions and refutations ---------------------------------------------------------------------------

    def write_solution(self, tree: GameTree, find: Find) -> bool:
        try:
            return self.grow_best(tree, tree.root, find.state, MOST_NODES) > 0
        except Unproven:
            return False

    def grow_best(self, tree: GameTree, node: Node, state: State, room: int) -> int:
        """Add all best moves, each with a best answer, to the end of the game; returns how much room is left.

        Where there is no choice, the board moves by itself.
        """
        me = int(state.turn)
        for move in self.best_moves(state):
            child: Node = tree.add(node, move)
            child.properties[RIGHT] = ["1"]
            after = self.after(state, move)
            room -= 1
            while room > 0 and self.rules.winner(after) == NOBODY:
                if int(after.turn) == me and self.has_choice(after):
                    room = self.grow_best(tree, child, after, room)
                    break
                reply = self.best_moves(after)[0]
                child, after = tree.add(child, reply), self.after(after, reply)
                room -= 1
            if room <= 0:
                return 0
        return room

    def write_refutation(self, tree: GameTree, move: int) -> None:
        child = tree.add(tree.root, move)
        child.properties[WRONG] = ["1"]
        node: Node = child
        try:
            while self.rules.winner(tree.state_at(node)) == NOBODY:
                node = tree.add(node, self.best_moves(tree.state_at(node))[0])
        except Unproven:
            pass  # what stands there already is true
