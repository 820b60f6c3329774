"""The tactics of the very next moves, looked at in full: no number of random games may overlook them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.search.montecarlo import Search
from escabel_gui.engine.search.search_tree import LOSS, ROOT, UNKNOWN, WIN
from escabel_gui.rules.state import State


class Tactics:
    """Looks one move and one reply ahead from the root of a search and writes what it proves into the tree.

    Wherever a verdict is taken at the start of a turn, a win in one is a move after which no reply saves the
    opponent; where it is taken at once, it is a move after which the game is over.
    """

    def __init__(self, search: Search) -> None:
        self.search = search
        self.state: State = search.rules.start()
        self.after: State = search.rules.start()
        self.replies: vec[i64] = vec[i64]([0] * int(search.rules.move_space))
        self.saving_reply: i64 = -1  # the last reply that saved the opponent: likely to save them again

    def judge_moves(self) -> None:
        """Prove the root's moves that end the game at once."""
        self.search.judge_children(ROOT, self.search.root_state)

    def judge_replies(self, child: i64, in_full: bool) -> None:
        """Prove one of the root's moves by its replies: a win if all of them lose at once, a loss if one wins.

        Unless `in_full`, stop at the first reply that does not lose: then only wins are found for certain.
        """
        search = self.search
        tree = search.tree
        if tree.proof[child] != UNKNOWN:
            return
        rules = search.rules
        self.state.assign(search.root_state)
        rules.play(self.state, tree.move[child])
        replies = self.replies
        count = rules.legal_moves(self.state, replies)
        k: i64 = 0
        while k < count:
            if replies[k] == self.saving_reply:
                replies[k] = replies[0]
                replies[0] = self.saving_reply
            k += 1
        verdict: i64 = LOSS  # of the replies so far, for who makes them; any that does not lose counts as open
        k = 0
        while k < count and verdict != WIN:
            self.after.assign(self.state)
            rules.play(self.after, replies[k])
            reply_verdict = search.verdict(self.after)
            if reply_verdict != LOSS:
                verdict = reply_verdict
                self.saving_reply = replies[k]
                if not in_full and verdict != WIN:
                    return
            k += 1
        if verdict == LOSS:
            tree.proof[child] = WIN
        elif verdict == WIN:
            tree.proof[child] = LOSS
        tree.settle(ROOT)
