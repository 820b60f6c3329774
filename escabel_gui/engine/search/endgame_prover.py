"""Proofs at the root of a search by the exact solver of endgames."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escabel_gui.engine.search.endgame_solver import EndgameSolver
from escabel_gui.engine.search.mcts import Search
from escabel_gui.engine.search.node_pool import LOSS, ROOT, TIED, UNKNOWN, WIN, negate_proof
from escabel_gui.rules.moves import NO_MOVE
from escabel_gui.rules.state import BLACK, WHITE

MEGABYTES: Final = 6  # of the table: enough for the very end
MAX_HANDS: Final = 3  # pieces in both hands with which a game may be near its end


def proof_of(margin: i64) -> i64:
    """Return the proof that a margin gives, from the same point of view."""
    return WIN if margin > 0 else LOSS if margin < 0 else TIED


class EndgameProver:
    """Prover that writes into a search tree what follows from the margins of its root's moves."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.solver = EndgameSolver(search.rules, MEGABYTES)

    def is_worth_trying(self) -> bool:
        """Return whether few enough pieces are in hand at the root of the search."""
        state = self.search.root_state
        return state.ply > 1 and state.hand[BLACK] + state.hand[WHITE] <= MAX_HANDS

    def prove_moves(self, nodes: i64) -> bool:
        """Prove the root's moves, searching at most `nodes` positions; True if all are proven.

        The root counts as won as soon as one of its moves is known to win, by however much.
        """
        search = self.search
        tree = search.tree
        solver = self.solver
        is_solved = solver.solve(search.root_state, nodes)
        lower_bound = solver.lower_bound
        if is_solved or lower_bound > 0:
            tree.proof[tree.find_child(ROOT, solver.best)] = proof_of(lower_bound)
            child = tree.first_child[ROOT]
            end = child + tree.child_count[ROOT]
            while is_solved and child < end and solver.nodes_left >= 0:
                if tree.proof[child] == UNKNOWN:
                    tree.proof[child] = LOSS if lower_bound < 0 else self.prove_move(tree.move[child])
                child += 1
            if tree.proof[ROOT] == UNKNOWN:
                tree.proof[ROOT] = negate_proof(proof_of(lower_bound))
        return is_solved and solver.nodes_left >= 0

    def prove_move(self, move: i64) -> i64:
        """Return the proof of a move of the root, for the player who makes it; UNKNOWN if the nodes run out."""
        solver = self.solver
        after = solver.frame(0).state
        after.assign(self.search.root_state)
        solver.rules.play(after, move)
        they_win = solver.null_window_search(0, 1) > 0
        they_lose = not they_win and solver.nodes_left >= 0 and solver.null_window_search(0, 0) < 0
        if solver.nodes_left < 0:
            return UNKNOWN
        return LOSS if they_win else WIN if they_lose else TIED

    def best_move(self) -> i64:
        """Return the root's move with the best margin, or one known to win; NO_MOVE if none is known."""
        solver = self.solver
        solver.probe(self.search.root_state)
        return solver.best if solver.lower_bound == solver.upper_bound or solver.lower_bound > 0 else NO_MOVE
