"""Puzzles of games decided by points: one move leads to the best result, every other to a worse one."""

from __future__ import annotations

from typing import Final

from escabel_gui.engine.puzzles.candidate import (
    ANY_TURNS,
    MAX_SOLUTION_NODES,
    BudgetExceeded,
    PuzzleCandidate,
    RejectReason,
    Turns,
)
from escabel_gui.engine.search.endgame_solver import EndgameSolver
from escabel_gui.record.exercises.exercise import RIGHT, WRONG
from escabel_gui.record.exercises.goal import Goal, GoalKind
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State

MEGABYTES: Final = 200  # for the transposition table
PROOF_NODES: Final = 300_000  # positions searched for one question
MAX_HANDS: Final = 8  # pieces in both hands; with more, the end of the game is too far away


class ScorePuzzleFinder:
    """Puzzle finder that proves results with the exact endgame solver."""

    def __init__(self, rules: Rules, turns: Turns = ANY_TURNS) -> None:
        self.rules = rules
        self.turns = turns
        self.endgame = EndgameSolver(rules, MEGABYTES)

    def classify(self, state: State) -> PuzzleCandidate | RejectReason:
        """Return the puzzle of a position, or the reason why there is none."""
        if state.passes > 0 or int(state.hand[BLACK] + state.hand[WHITE]) > MAX_HANDS:
            return RejectReason.UNPROVEN
        try:
            return self.find_unique_best(state)
        except BudgetExceeded:
            return RejectReason.UNPROVEN

    def find_unique_best(self, state: State) -> PuzzleCandidate | RejectReason:
        """Classify a position near the end; raises BudgetExceeded."""
        moves = self.rules.legal_move_list(state)
        if len(moves) < 2:
            return RejectReason.FORCED
        if self.margin(state) < 0:
            return RejectReason.ALREADY_LOST
        best = self.find_best_moves(state)
        if len(best) > 1:
            return RejectReason.SEVERAL_SOLUTIONS
        if best == self.find_greedy_moves(state, moves) and self.turns.most > 1:
            return RejectReason.OBVIOUS
        end, turns = self.play_best_line(state)
        if turns < self.turns.fewest:
            return RejectReason.TOO_SHORT
        if turns > self.turns.most:
            return RejectReason.TOO_LONG
        goal = Goal(GoalKind.BEST, 0, (self.rules.format_result(end),))
        return PuzzleCandidate(state.copy(), best[0], turns, goal, "ending")

    def find_greedy_moves(self, state: State, moves: list[int]) -> list[int]:
        """Return the moves with the largest lead in points right after them."""
        leads = [int(self.rules.margin(self.rules.after(state, move), state.turn)) for move in moves]
        return [move for move, lead in zip(moves, leads, strict=True) if lead == max(leads)]

    # ---- proofs, which raise BudgetExceeded ---------------------------------------------------------------

    def margin(self, state: State) -> int:
        """Return the exact point margin, from the point of view of the side to move; raises BudgetExceeded."""
        if self.rules.winner(state) != NOBODY:
            return int(self.rules.margin(state, state.turn))
        if not self.endgame.solve(state, PROOF_NODES):
            raise BudgetExceeded
        return int(self.endgame.lower_bound)

    def find_best_moves(self, state: State) -> list[int]:
        """Return all moves that keep the exact margin."""
        margin = self.margin(state)
        return [
            move for move in self.rules.legal_move_list(state) if self.margin(self.rules.after(state, move)) == -margin
        ]

    def play_best_line(self, state: State) -> tuple[State, int]:
        """Return the final position of best play, and the number of real decisions of the side to move until then."""
        me, turns = int(state.turn), 0
        while self.rules.winner(state) == NOBODY:
            turns += int(state.turn) == me and self.has_several_moves(state)
            state = self.rules.after(state, self.find_best_moves(state)[0])
        return state, turns

    def has_several_moves(self, state: State) -> bool:
        """Return True if the side to move has more than one legal move."""
        return len(self.rules.legal_move_list(state)) > 1

    # ---- solutions and refutations ---------------------------------------------------------------------------

    def write_solution(self, tree: GameTree, candidate: PuzzleCandidate) -> bool:
        """Add all best lines to a tree without moves; False if there are too many of them."""
        try:
            return self.add_best_lines(tree, tree.root, candidate.state, MAX_SOLUTION_NODES) > 0
        except BudgetExceeded:
            return False

    def add_best_lines(self, tree: GameTree, node: Node, state: State, nodes_left: int) -> int:
        """Add all best moves, each with a best reply, to the end of the game; returns the nodes left.

        A side without a choice moves at once: the solver of the puzzle is asked only where there are several moves.
        """
        me = int(state.turn)
        for move in self.find_best_moves(state):
            child: Node = tree.add_move(node, move)
            child.properties[RIGHT] = ["1"]
            after = self.rules.after(state, move)
            nodes_left -= 1
            while nodes_left > 0 and self.rules.winner(after) == NOBODY:
                if int(after.turn) == me and self.has_several_moves(after):
                    nodes_left = self.add_best_lines(tree, child, after, nodes_left)
                    break
                reply = self.find_best_moves(after)[0]
                child, after = tree.add_move(child, reply), self.rules.after(after, reply)
                nodes_left -= 1
            if nodes_left <= 0:
                return 0
        return nodes_left

    def write_refutation(self, tree: GameTree, move: int) -> None:
        """Add a wrong first move and the best play after it."""
        child = tree.add_move(tree.root, move)
        child.properties[WRONG] = ["1"]
        node: Node = child
        try:
            while self.rules.winner(tree.state_at(node)) == NOBODY:
                node = tree.add_move(node, self.find_best_moves(tree.state_at(node))[0])
        except BudgetExceeded:
            pass  # the line so far is correct, only shorter
