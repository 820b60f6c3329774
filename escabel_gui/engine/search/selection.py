"""Selection in the tree: UCB1 with RAVE (Gelly and Silver, 2011), whose AMAF statistics go by final ownership.

A playout counts for a move as if it had begun with that move if the move's target point ends in the mover's color,
whoever brought that about and when.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.tuning import Tuning
from escabel_gui.engine.search.node_pool import LOSS, NO_NODE, ROOT, UNKNOWN, NodePool, proof_value
from escabel_gui.engine.search.options import SearchOptions
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import FLIP, MOVE_KIND_STRIDE, PASS, PLACE, SWAP, is_step, move_kind, move_point
from escabel_gui.rules.state import EMPTY

NO_SCORE: Final = -2.0  # below all that a move can score
UNTRIED_SCORE: Final = 9.0  # above all that
TABLE_SIZE: Final = 2048  # visits for which the terms of the formula are tabulated
SCORING_INTERVAL: Final = 8  # visits of a node from one scoring of all its children to the next
MIN_FAVORITE_VISITS: Final = 256  # of a node; before them all children are scored at each visit
SWAP_VISIT_RATIO: Final = 4  # one visit in so many goes to the swap, which decides more than any other move


def make_amaf_targets(rules: Rules, includes_steps: bool) -> vec[i64]:
    """Return by move the point whose final owner counts: where it ends; one beyond the board for all other moves."""
    beyond = int(rules.board.points)
    points: list[int] = []
    for move in range(int(rules.move_space)):
        is_amaf_move = is_placement(move) or (includes_steps and is_step(move))
        points.append(rules.target_point(move) if is_amaf_move else beyond)
    return vec[i64](points)


def is_placement(move: i64) -> bool:
    """Return whether a move places or flips a piece."""
    return move_kind(move) in (PLACE, FLIP)


class Selection:
    """Selection policy of a search, and its update by playouts."""

    def __init__(self, rules: Rules, options: SearchOptions, tuning: Tuning, tree: NodePool) -> None:
        self.options = options
        self.tuning = tuning
        self.tree = tree
        self.placement_targets: vec[i64] = make_amaf_targets(rules, False)
        self.placement_and_step_targets: vec[i64] = make_amaf_targets(rules, True)
        self.amaf_targets: vec[i64] = self.placement_targets  # one of the two
        self.exploration_factor = 1.0  # on the constant of UCB1 below this root
        self.rave_beta: vec[float] = vec[float]([0.0] * TABLE_SIZE)  # weight of the AMAF value, by visits
        visits = range(TABLE_SIZE)
        self.exploration_by_visits: vec[float] = vec[float]([sqrt(1.0 / (own + 1)) for own in visits])
        self.reciprocals: vec[float] = vec[float]([1.0 / max(number, 1) for number in visits])
        self.best_score = 0.0  # of `score_children`
        self.rival_score = 0.0  # likewise, the second best
        self.amaf_increment: vec[float] = vec[float]([0.0, 0.0])  # scratch: what to add without and with a credit
        rave_equivalence = tuning.rave_equivalence
        own: i64 = 0
        while own < TABLE_SIZE and rave_equivalence > 0.0:
            self.rave_beta[own] = sqrt(rave_equivalence / (3.0 * float(own) + rave_equivalence))
            own += 1

    def select_amaf_moves(self, owner: vec[i64], movement_exploration_factor: float) -> None:
        """Set the moves that take part in AMAF: steps only where no empty point can be placed on at the root.

        `owner` is the root position's. There the exploration constant is multiplied by `movement_exploration_factor`.

        Beside placements, AMAF misleads about steps: without it 107 of 160 games of stacks were won at 4,000 visits.
        Among steps alone it guides: without it 39 of 60 were lost at 2,000.
        """
        has_only_steps = not self.has_placement(owner)
        has_factor = has_only_steps and self.tuning.rave_equivalence > 0.0
        self.exploration_factor = movement_exploration_factor if has_factor else 1.0
        self.amaf_targets = self.placement_and_step_targets if has_only_steps else self.placement_targets

    def has_placement(self, owner: vec[i64]) -> bool:
        """Return whether the root has a flip, or a placement on an empty point, among its moves."""
        tree = self.tree
        child = tree.first_child[ROOT]
        end = child + tree.child_count[ROOT]
        while child < end:
            move = tree.move[child]
            if is_placement(move) and (move_kind(move) == FLIP or owner[move_point(move)] == EMPTY):
                return True
            child += 1
        return False

    def select(self, node: i64) -> i64:
        """Return the child of an unproven node to visit next: never one that is proven lost, if proofs count.

        Most visits choose the same child as the one before. So between two scorings of all children, the favorite of
        the last one is chosen as long as its score is no lower than the second best was then.
        """
        tree = self.tree
        visits = tree.visits[node]
        first = tree.first_child[node]
        if (
            tree.move[first] == SWAP
            and tree.visits[first] * SWAP_VISIT_RATIO < visits
            and (tree.proof[first] != LOSS or not self.options.use_mcts_solver)
        ):
            return first
        place = tree.favorite[node]
        if place != NO_NODE and visits > MIN_FAVORITE_VISITS and visits % SCORING_INTERVAL != 0:
            favorite = first + place
            if tree.proof[favorite] == UNKNOWN:
                self.score_children(node, favorite, favorite + 1)
                if self.best_score >= tree.rival_score[node]:
                    return favorite
        best = self.score_children(node, first, first + tree.child_count[node])
        if best != NO_NODE:
            tree.favorite[node] = best - first
            tree.rival_score[node] = self.rival_score
        return best

    def score_children(self, node: i64, child: i64, end: i64) -> i64:
        """Return the best of a node's children from `child` to before `end`, and set the two best scores.

        The first one that has neither visits nor an AMAF value comes before all others.
        """
        tree = self.tree
        moves = tree.move
        visits = tree.visits
        total = tree.value_sum
        proofs = tree.proof
        amaf_visits = tree.amaf_visits
        amaf_total = tree.amaf_total
        use_mcts_solver = self.options.use_mcts_solver
        policy_logits = tree.policy_logit
        policy_weight = self.tuning.policy_weight
        rave_equivalence = self.tuning.rave_equivalence
        beta = self.rave_beta
        exploration_by_visits = self.exploration_by_visits
        reciprocals = self.reciprocals
        exploration = self.tuning.exploration * self.exploration_factor * sqrt(log(float(visits[node] + 1)))
        first_value = 1.0 - tree.mean(node)
        best: i64 = NO_NODE
        best_score = NO_SCORE
        rival_score = NO_SCORE
        while child < end:
            proof = proofs[child]
            if proof != LOSS or not use_mcts_solver:
                own = visits[child]
                shared = amaf_visits[child]
                if own == 0 and (rave_equivalence == 0.0 or (shared == 0 and moves[child] % MOVE_KIND_STRIDE >= PASS)):
                    self.best_score = self.rival_score = UNTRIED_SCORE
                    return child
                uncertainty = exploration_by_visits[own] if own < TABLE_SIZE else sqrt(1.0 / float(own + 1))
                score = first_value
                if proof != UNKNOWN:
                    score = proof_value(proof)
                elif own == 0:
                    if shared > 0:
                        score = amaf_total[child] * (
                            reciprocals[shared] if shared < TABLE_SIZE else 1.0 / float(shared)
                        )
                else:
                    score = total[child] * (reciprocals[own] if own < TABLE_SIZE else 1.0 / float(own))
                    if shared > 0 and rave_equivalence > 0.0:
                        weight = (
                            beta[own]
                            if own < TABLE_SIZE
                            else sqrt(rave_equivalence / (3.0 * float(own) + rave_equivalence))
                        )
                        part = reciprocals[shared] if shared < TABLE_SIZE else 1.0 / float(shared)
                        score += weight * (amaf_total[child] * part - score)
                bonus = exploration + policy_weight * policy_logits[child]
                if bonus < 0.0:  # a maximum, which needs no branch; one would be mispredicted
                    bonus = 0.0
                score += bonus * uncertainty
                if score > best_score:
                    rival_score = best_score
                    best_score = score
                    best = child
                elif score > rival_score:
                    rival_score = score
            child += 1
        self.best_score = best_score
        self.rival_score = rival_score
        return best

    def update_amaf(self, node: i64, owner: vec[i64], turn: i64, value: float) -> None:
        """Add a playout's `value` (for `turn`, to move at the node) to children whose targets that color owns.

        `owner` is the final position's.
        """
        tree = self.tree
        points = self.amaf_targets
        move = tree.move
        amaf_visits = tree.amaf_visits
        amaf_total = tree.amaf_total
        amaf_increment = self.amaf_increment
        amaf_increment[1] = value
        child = tree.first_child[node]
        end = child + tree.child_count[node]
        while child < end:
            is_own = i64(owner[points[move[child]]] == turn)  # a number: branches on it would be mispredicted
            amaf_visits[child] += is_own
            amaf_total[child] += amaf_increment[is_own]
            child += 1
