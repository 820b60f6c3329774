"""Exhaustive search of the next two plies at the root: wins in one, and moves that allow one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.search.mcts import Search
from escabel_gui.engine.search.node_pool import LOSS, ROOT, UNKNOWN, WIN
from escabel_gui.rules.state import State


class Tactics:
    """Two-ply search at the root of a tree, which writes proofs into it.

    Wherever a verdict is taken at the start of a turn, a win in one is a move after which no reply saves the
    opponent; where it is taken at once, it is a move after which the game is over.
    """

    def __init__(self, search: Search) -> None:
        self.search = search
        self.state: State = search.rules.start()
        self.after: State = search.rules.start()
        self.replies: vec[i64] = vec[i64]([0] * int(search.rules.move_space))
        self.killer_reply: i64 = -1  # the last reply that saved the opponent: likely to save them again

    def prove_moves(self) -> None:
        """Prove the root's moves that end the game."""
        self.search.prove_terminal_children(ROOT, self.search.root_state)

    def prove_by_replies(self, child: i64, exhaustive: bool) -> None:
        """Prove a child of the root by its replies: won if all of them lose at once, lost if one of them wins.

        Unless `exhaustive`, stop at the first reply that does not lose: then only wins are found for certain.
        """
        tree = self.search.tree
        if tree.proof[child] != UNKNOWN:
            return
        reply_proof = self.prove_replies(tree.move[child], exhaustive)
        if reply_proof == LOSS:
            tree.proof[child] = WIN
        elif reply_proof == WIN:
            tree.proof[child] = LOSS
        tree.propagate_proof(ROOT)

    def prove_replies(self, move: i64, exhaustive: bool) -> i64:
        """Return LOSS if all replies to a move of the root lose at once, WIN if one wins: it is then `killer_reply`.

        Unless `exhaustive`, stop at the first reply that does not lose.
        """
        search = self.search
        rules = search.rules
        self.state.assign(search.root_state)
        rules.play(self.state, move)
        replies = self.replies
        count = rules.legal_moves(self.state, replies)
        k: i64 = 0
        while k < count:
            if replies[k] == self.killer_reply:
                replies[k] = replies[0]
                replies[0] = self.killer_reply
            k += 1
        terminal_proof: i64 = LOSS  # of the replies so far, for who makes them; any that does not lose counts as open
        k = 0
        while k < count and terminal_proof != WIN:
            self.after.assign(self.state)
            rules.play(self.after, replies[k])
            reply_proof = search.terminal_proof(self.after)
            if reply_proof != LOSS:
                terminal_proof = reply_proof
                self.killer_reply = replies[k]
                if not exhaustive and terminal_proof != WIN:
                    return terminal_proof
            k += 1
        return terminal_proof
