"""Sight of weak levels: a few moves that look good at a glance, some of what may follow, and no memory of before."""

from math import log
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.search.attention import Attention
from escabel_gui.engine.search.mcts import Search
from escabel_gui.engine.search.node_pool import LOSS, ROOT, UNKNOWN, WIN
from escabel_gui.engine.search.tactics import Tactics
from escabel_gui.rules.moves import NO_MOVE, SWAP
from escabel_gui.rules.state import State


class SightLimits(NamedTuple):
    """Limits of what a weak level sees in a turn.

    It searches `width` moves, drawn by their probabilities ** (1 / `spread`) at a glance; those whose log odds are more
    than `gap` below the likeliest move's are absurd to it. It overlooks moves, its own and the opponent's, by chance:
    of those far from the last moves it sees the share `far`, of those by the second clause of the rules (climbs, flips,
    growth, contested squares) the share `second`. With `is_careless` it also overlooks wins in one in this way;
    otherwise it sees all of its own and of the opponent's.
    """

    width: int
    spread: float
    gap: float
    far: float
    second: float
    is_careless: bool = False


class LimitedSight:
    """Choice of the moves that a weak level searches, and what it knows for certain about them."""

    def __init__(self, search: Search, tactics: Tactics) -> None:
        self.search = search
        self.tactics = tactics
        self.attention = Attention(search.rules, search.patterns)
        self.sight = SightLimits(1, 1.0, 0.0, 1.0, 1.0)
        self.ranking: list[int] = []  # the moves that do not lose at once, the best at a glance first
        self.log_odds: dict[int, float] = {}  # by move of the root, at a glance

    def look(self, sight: SightLimits, second_last: int) -> None:
        """Look at the root of a tree that has just begun; `second_last` is the move before the last one."""
        search = self.search
        tree = search.tree
        self.sight = sight
        first = int(tree.first_child[ROOT])
        self.log_odds = {
            int(tree.move[first + k]): float(search.move_bonuses[k]) / search.tuning.pattern_prior_weight
            for k in range(int(tree.child_count[ROOT]))
        }
        self.attention.look(search.random, sight.far, sight.second, int(search.root_move), second_last)
        self.attention.note_clauses(search.root_state, search.moves, tree.child_count[ROOT])
        self.ranking = []

    def find_win(self) -> int:
        """Return a win in one that is seen, or NO_MOVE; looks at all moves and ranks those that do not lose at once."""
        tree = self.search.tree
        state = self.search.root_state
        self.tactics.prove_moves()
        for child, move in enumerate(self.log_odds, int(tree.first_child[ROOT])):
            self.tactics.prove_by_replies(child, exhaustive=False)
            is_seen = not self.sight.is_careless or self.sees(state, move)
            if tree.proof[child] == WIN and is_seen:
                return move
            if tree.proof[child] != LOSS and move != SWAP:
                self.ranking.append(move)
        self.ranking.sort(key=lambda move: -self.log_odds[move])
        return int(NO_MOVE)

    def sees(self, state: State, move: int) -> bool:
        """Return whether one of the root's moves is seen."""
        return bool(self.attention.sees(state, self.search.root_move, move))

    def draw_candidates(self) -> vec[i64]:
        """Return the moves to search: at most `width`, and the swap before them where it is possible."""
        sight = self.sight
        random = self.search.random
        state = self.search.root_state
        seen = [move for move in self.ranking if self.sees(state, move)] or self.ranking or list(self.log_odds)
        best = max(self.log_odds[move] for move in seen)
        sane = [move for move in seen if self.log_odds[move] >= best - sight.gap]
        # The highest of log probabilities with Gumbel noise are a sample without replacement.
        keys = {move: self.log_odds[move] / sight.spread - log(-log(max(random.random(), 1e-300))) for move in sane}
        chosen = sorted(keys, key=lambda move: -keys[move])[: sight.width]
        return vec[i64]([*([SWAP] if SWAP in self.log_odds else []), *(move for move in chosen if move != SWAP)])

    def is_refuted(self, move: int) -> bool:
        """Return whether the opponent wins in one after a move, as far as this player sees it."""
        if move == SWAP or self.tactics.prove_replies(move, exhaustive=True) != WIN:
            return False
        if not self.sight.is_careless:
            return True
        return bool(self.attention.sees(self.tactics.state, move, self.tactics.killer_reply))

    def find_defense(self) -> int:
        """Return the best move at a glance that does not lose in one, or the best of all if there is none."""
        for move in self.ranking:
            if not self.is_refuted(move):
                return move
        return (self.ranking or list(self.log_odds))[0]

    def reject(self, child: int) -> None:
        """Note that a child of the root loses."""
        tree = self.search.tree
        tree.proof[child] = LOSS
        tree.proof[ROOT] = UNKNOWN
        tree.propagate_proof(ROOT)
