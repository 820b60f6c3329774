"""Puzzles of games decided by a win: one first move wins, and after every other one the opponent does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escabel_gui.engine.puzzles.candidate import (
    ANY_TURNS,
    MAX_SOLUTION_NODES,
    BudgetExceeded,
    PuzzleCandidate,
    RejectReason,
    Turns,
)
from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.record.exercises.exercise import RIGHT, WRONG
from escabel_gui.record.exercises.goal import Goal, GoalKind
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY, State, opponent

MEGABYTES: Final = 200  # for the transposition table
THREAT_CHECK_NODES: Final = 150  # expansions; without a threat there is no puzzle, as in most positions
SCREENING_NODES: Final = 700  # expansions for the winner of a position; harder ones are seldom puzzles
PROOF_NODES: Final = 12_000  # expansions for each question about a candidate
MAX_TIED_REPLIES: Final = 5  # equally long replies, of which the one with the fewest winning answers is taken
MAX_REFUTING_TURNS: Final = 4

MoveOrdering = Callable[[State, list[int]], list[int]]  # sorts equally good moves, the most natural first


class WinPuzzleFinder:
    """Puzzle finder that proves wins by df-pn; `order` breaks ties between equally good moves."""

    def __init__(self, rules: Rules, order: MoveOrdering, turns: Turns = ANY_TURNS) -> None:
        self.rules = rules
        self.order = order
        self.turns = turns
        self.solver = DfpnSolver(rules, MEGABYTES)

    def classify(self, state: State) -> PuzzleCandidate | RejectReason:
        """Return the puzzle of a position, or the reason why there is none.

        The side to move must win by one move alone, and not because every other move loses at once; in a puzzle of
        more than one turn, it may not win at once, either.
        """
        if self.solver.table.is_full():
            self.solver = DfpnSolver(self.rules, MEGABYTES)
        try:
            return self.find_unique_win(state)
        except BudgetExceeded:
            return RejectReason.UNPROVEN

    def find_unique_win(self, state: State) -> PuzzleCandidate | RejectReason:
        """Classify a position, the cheapest checks first; raises BudgetExceeded."""
        me = int(state.turn)
        wins_at_once = self.can_win_in(state, 1)
        if wins_at_once != (self.turns.most == 1):
            return RejectReason.TOO_SHORT if wins_at_once else RejectReason.TOO_LONG
        after_pass = state.copy()
        after_pass.turn = opponent(me)
        if int(self.solver.solve(after_pass, THREAT_CHECK_NODES)) != opponent(me):
            return RejectReason.NO_THREAT
        winner = int(self.solver.solve(state, SCREENING_NODES))
        if winner != me:
            return RejectReason.UNPROVEN if winner == NOBODY else RejectReason.ALREADY_LOST
        good: list[int] = []
        survivors = 0
        for move in self.rules.legal_move_list(state):
            after = self.rules.after(state, move)
            if self.can_win_in(after, 1):
                continue
            survivors += 1
            if self.winner(after) == me:
                good.append(move)
                if len(good) > 1:
                    return RejectReason.SEVERAL_SOLUTIONS
        if survivors == 1 and not wins_at_once:
            return RejectReason.FORCED
        turns = self.find_turns_to_win(state, 1 if wins_at_once else 2, self.turns.most)
        if turns is None:
            return RejectReason.TOO_LONG
        if turns < self.turns.fewest:
            return RejectReason.TOO_SHORT
        kind = "defence" if self.can_win_in(after_pass, 1) else "attack"
        return PuzzleCandidate(state.copy(), good[0], turns, Goal(GoalKind.WIN, turns), kind)

    # ---- proofs, which raise BudgetExceeded ---------------------------------------------------------------

    def winner(self, state: State) -> int:
        """Return the proven winner of a position; raises BudgetExceeded."""
        winner = int(self.solver.solve(state, SCREENING_NODES))
        if winner == NOBODY:
            raise BudgetExceeded
        return winner

    def can_win_in(self, state: State, turns: int) -> bool:
        """Return True if the side to move wins in at most so many turns of its own."""
        return self.is_won_in(state, int(state.turn), turns)

    def is_won_in(self, state: State, attacker: int, turns: int) -> bool:
        """Return True if the attacker, who need not be to move, wins in at most so many turns of its own."""
        winner = int(self.solver.solve_within(state, attacker, turns, PROOF_NODES))
        if winner == NOBODY:
            raise BudgetExceeded
        return winner == attacker

    def find_winning_moves(self, state: State, turns: int) -> list[int]:
        """Return the moves by which the side to move wins in at most so many turns."""
        me = int(state.turn)
        moves = self.rules.legal_move_list(state)
        return [move for move in moves if self.is_won_in(self.rules.after(state, move), me, turns - 1)]

    def find_turns_to_win(self, state: State, fewest: int, most: int) -> int | None:
        """Return the number of turns that the side to move needs to win, or None if it exceeds `most`."""
        return next((turns for turns in range(fewest, most + 1) if self.can_win_in(state, turns)), None)

    # ---- solutions -------------------------------------------------------------------------------------------

    def write_solution(self, tree: GameTree, candidate: PuzzleCandidate) -> bool:
        """Add all winning lines to a tree without moves; False if there are too many, or one is not proven in time."""
        try:
            return self.add_winning_lines(tree, tree.root, candidate.state, candidate.turns, MAX_SOLUTION_NODES) > 0
        except BudgetExceeded:
            return False

    def add_winning_lines(self, tree: GameTree, node: Node, state: State, turns: int, nodes_left: int) -> int:
        """Add all moves that win in so many turns, each with the longest reply; returns the nodes left."""
        for move in self.order(state, self.find_winning_moves(state, turns)):
            child = tree.add_move(node, move)
            child.properties[RIGHT] = ["1"]
            nodes_left -= 1
            if turns > 1 and nodes_left > 0:
                after = self.rules.after(state, move)
                if self.rules.winner(after) != NOBODY:
                    continue
                reply = self.find_longest_reply(after, turns - 1)
                answered = tree.add_move(child, reply)
                nodes_left = self.add_winning_lines(
                    tree, answered, self.rules.after(after, reply), turns - 1, nodes_left - 1
                )
            if nodes_left <= 0:
                return 0
        return nodes_left

    def find_longest_reply(self, state: State, turns: int) -> int:
        """Return the reply that delays the loss longest and, among those, leaves the fewest winning answers."""
        longest = 0
        replies: list[int] = []
        for reply in self.rules.legal_move_list(state):
            after = self.rules.after(state, reply)
            needed = 0 if self.rules.winner(after) != NOBODY else self.find_turns_to_win(after, 1, turns) or turns
            if needed > longest:
                longest, replies = needed, []
            if needed == longest:
                replies.append(reply)
        candidates = self.order(state, replies)[:MAX_TIED_REPLIES]
        if longest == 0 or len(candidates) == 1:
            return candidates[0]
        choices = [len(self.find_winning_moves(self.rules.after(state, reply), longest)) for reply in candidates]
        return candidates[choices.index(min(choices))]

    # ---- refutations -----------------------------------------------------------------------------------------

    def write_refutation(self, tree: GameTree, move: int) -> None:
        """Add a wrong first move and, if it is short enough, the opponent's win after it."""
        child = tree.add_move(tree.root, move)
        child.properties[WRONG] = ["1"]
        state = self.rules.after(tree.state_at(tree.root), move)
        try:
            turns = self.find_turns_to_win(state, 1, MAX_REFUTING_TURNS)
            if turns is not None:
                self.add_winning_line(tree, child, state, turns)
        except BudgetExceeded:
            pass  # the line so far is correct, only shorter

    def add_winning_line(self, tree: GameTree, node: Node, state: State, turns: int) -> None:
        """Add one line by which the side to move wins in so many turns."""
        while turns > 0:
            move = self.order(state, self.find_winning_moves(state, turns))[0]
            node, state = tree.add_move(node, move), self.rules.after(state, move)
            turns -= 1
            if self.rules.winner(state) != NOBODY or turns == 0:
                return
            reply = self.find_longest_reply(state, turns)
            node, state = tree.add_move(node, reply), self.rules.after(state, reply)
