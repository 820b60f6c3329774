"""Nodes of the search tree as columns of a fixed length: growing the tree allocates nothing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROOT: Final = 0
NO_NODE: Final = -1
NUM_LOG_BINS: Final = 62  # bins of visits by powers of two
NODE_BYTES: Final = 104  # of one row of all columns

# Proofs of a node, for the player who moved there.
UNKNOWN: Final = 0
LOSS: Final = 1
TIED: Final = 2
WIN: Final = 3


def negate_proof(proof: i64) -> i64:
    """Return the proof from the other player's point of view."""
    return UNKNOWN if proof == UNKNOWN else 4 - proof


def proof_value(proof: i64) -> float:
    """Return the value of a proof: 1 for a win, 0 for a loss, 0.5 for a tie."""
    return 0.5 * float(proof - LOSS)


class NodePool:
    """Pool of nodes, each a row of the columns; node 0 is the root, and parents come before their children.

    The children of a node lie side by side: `child_count` of them from `first_child` on. Values are for the player who
    moved to the node. `amaf_visits` and `amaf_total` are its AMAF statistics: playouts in which the move's target point
    ended in the mover's color, and the sum of their values. `policy_logit` is the log of how much likelier than the
    average the policy holds the move; 0 without a policy. `favorite` is the place of the child that was the best when
    all were scored last, NO_NODE before that, and `rival_score` the second best score then.
    """

    def __init__(self, capacity: i64) -> None:
        self.capacity = capacity
        self.used: i64 = 1
        self.move: vec[i64] = vec[i64]([0] * capacity)
        self.parent: vec[i64] = vec[i64]([NO_NODE] * capacity)
        self.first_child: vec[i64] = vec[i64]([0] * capacity)
        self.child_count: vec[i64] = vec[i64]([0] * capacity)
        self.proof: vec[i64] = vec[i64]([UNKNOWN] * capacity)
        self.visits: vec[i64] = vec[i64]([0] * capacity)
        self.value_sum: vec[float] = vec[float]([0.0] * capacity)
        self.amaf_visits: vec[i64] = vec[i64]([0] * capacity)
        self.amaf_total: vec[float] = vec[float]([0.0] * capacity)
        self.policy_logit: vec[float] = vec[float]([0.0] * capacity)
        self.favorite: vec[i64] = vec[i64]([NO_NODE] * capacity)
        self.rival_score: vec[float] = vec[float]([0.0] * capacity)
        # scratch: children of nodes, by log2 of visits
        self.rows_by_log_visits: vec[i64] = vec[i64]([0] * NUM_LOG_BINS)
        self.new_index: vec[i64] = vec[i64]([0] * capacity)  # scratch: new row of a node in `compact`

    def clear(self) -> None:
        """Reduce the tree to an unvisited root."""
        self.used = 1
        self.reset_row(ROOT, 0, NO_NODE)

    def reset_row(self, node: i64, move: i64, parent: i64) -> None:
        """Make a row an unvisited node."""
        self.move[node] = move
        self.parent[node] = parent
        self.first_child[node] = 0
        self.child_count[node] = 0
        self.proof[node] = UNKNOWN
        self.visits[node] = 0
        self.value_sum[node] = 0.0
        self.amaf_visits[node] = 0
        self.amaf_total[node] = 0.0
        self.policy_logit[node] = 0.0
        self.favorite[node] = NO_NODE
        self.rival_score[node] = 0.0

    def has_room(self, nodes: i64) -> bool:
        """Return whether so many nodes can be added."""
        return self.used + nodes <= self.capacity

    def add_children(self, node: i64, moves: vec[i64], count: i64) -> None:
        """Add a child for each of the first `count` moves to a leaf; needs room."""
        first = self.used
        k: i64 = 0
        while k < count:
            self.reset_row(first + k, moves[k], node)
            k += 1
        self.first_child[node] = first
        self.child_count[node] = count
        self.favorite[node] = NO_NODE
        self.used = first + count

    def find_child(self, node: i64, move: i64) -> i64:
        """Return the child of a move, or NO_NODE."""
        child = self.first_child[node]
        end = child + self.child_count[node]
        while child < end:
            if self.move[child] == move:
                return child
            child += 1
        return NO_NODE

    def reroot(self, node: i64) -> None:
        """Make a node the root and drop all that is not below it."""
        self.compact(node, 0)

    def insert_root_above(self, moves: vec[i64], count: i64, chosen: i64) -> None:
        """Insert a new root above the old one, with a child for each of the first `count` moves; needs room.

        The old root becomes the child of move number `chosen`, with its subtree. Rows move up and keep their order.
        """
        old = self.used - 1
        while old > ROOT:
            row = old + count
            self.copy_row(old, row)
            self.first_child[row] += count
            parent = self.parent[old]
            self.parent[row] = 1 + chosen if parent == ROOT else parent + count
            old -= 1
        child = 1 + chosen
        self.copy_row(ROOT, child)
        self.first_child[child] += count
        self.parent[child] = ROOT
        self.move[child] = moves[chosen]
        k: i64 = 0
        while k < count:
            if k != chosen:
                self.reset_row(1 + k, moves[k], ROOT)
            k += 1
        self.reset_row(ROOT, 0, NO_NODE)
        self.first_child[ROOT] = 1
        self.child_count[ROOT] = count
        self.used += count

    def cap_visits(self, node: i64, most: i64) -> None:
        """Scale a node's statistics down to at most `most` visits, keeping their mean."""
        visits = self.visits[node]
        if visits > most:
            self.value_sum[node] *= float(most) / float(visits)
            self.visits[node] = most

    def prune(self) -> None:
        """Drop the children of proven and of least visited nodes, until half of the rows are free."""
        rows_by_log_visits = self.rows_by_log_visits
        scale: i64 = 0
        while scale < NUM_LOG_BINS:
            rows_by_log_visits[scale] = 0
            scale += 1
        node = self.used - 1
        while node > ROOT:
            if self.proof[node] == UNKNOWN:
                # the largest k with 2 ** k <= visits; 0 for no visits
                log_visits = int(self.visits[node] >> 1).bit_length()
                rows_by_log_visits[log_visits] += self.child_count[node]
            node -= 1
        rows = self.child_count[ROOT]
        scale = NUM_LOG_BINS
        while scale > 0 and rows + rows_by_log_visits[scale - 1] <= self.capacity // 2:
            scale -= 1
            rows += rows_by_log_visits[scale]
        self.compact(ROOT, 1 << scale)

    def keeps_children(self, node: i64, least: i64) -> bool:
        """Return whether a node of at least `least` visits keeps its children in `compact`."""
        return node == ROOT or least == 0 or (self.visits[node] >= least and self.proof[node] == UNKNOWN)

    def compact(self, top: i64, least: i64) -> None:
        """Make a node the root and keep the descendants whose ancestors have at least `least` visits each.

        Rows move down and keep their order; one pass is enough, as parents come before their children.
        """
        self.new_index[top] = ROOT
        self.copy_row(top, ROOT)
        self.parent[ROOT] = NO_NODE
        free: i64 = 1
        end = self.used
        old = top + 1
        while old < end:
            parent = self.parent[old]
            # Children of rows before the new root, or of dropped rows, are dropped, too.
            new_parent = self.new_index[parent] if parent >= top else NO_NODE
            if new_parent != NO_NODE and self.child_count[new_parent] > 0:
                if self.first_child[new_parent] == old:
                    self.first_child[new_parent] = free
                keeps_children = self.keeps_children(old, least)
                self.copy_row(old, free)
                if not keeps_children:
                    self.child_count[free] = 0
                self.parent[free] = new_parent
                self.new_index[old] = free
                free += 1
            else:
                self.new_index[old] = NO_NODE
            old += 1
        self.used = free

    def copy_row(self, source: i64, target: i64) -> None:
        """Copy a node's row, but not its parent."""
        self.move[target] = self.move[source]
        self.first_child[target] = self.first_child[source]
        self.child_count[target] = self.child_count[source]
        self.proof[target] = self.proof[source]
        self.visits[target] = self.visits[source]
        self.value_sum[target] = self.value_sum[source]
        self.amaf_visits[target] = self.amaf_visits[source]
        self.amaf_total[target] = self.amaf_total[source]
        self.policy_logit[target] = self.policy_logit[source]
        self.favorite[target] = self.favorite[source]
        self.rival_score[target] = self.rival_score[source]

    def mean(self, node: i64) -> float:
        """Return the mean value of a node: that of its proof, if any; 0.5 without visits."""
        if self.proof[node] != UNKNOWN:
            return proof_value(self.proof[node])
        visits = self.visits[node]
        return self.value_sum[node] / float(visits) if visits > 0 else 0.5

    def propagate_proof(self, node: i64) -> None:
        """Prove a node by its children (MCTS-Solver): lost if one is won; if all are proven, the best one negated."""
        child = self.first_child[node]
        end = child + self.child_count[node]
        if child == end:
            return
        best: i64 = LOSS
        while child < end:
            proof = self.proof[child]
            if proof == WIN:
                self.proof[node] = LOSS
                return
            if proof == UNKNOWN:
                best = UNKNOWN
            elif best != UNKNOWN and proof > best:
                best = proof
            child += 1
        if best != UNKNOWN:
            self.proof[node] = negate_proof(best)
