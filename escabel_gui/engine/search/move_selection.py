"""Selection of the move to play: by proof, then by visits (robust child), then by value."""

from __future__ import annotations

from mypy_extensions import i64

from escabel_gui.engine.search.node_pool import LOSS, NO_NODE, ROOT, WIN, NodePool
from escabel_gui.rules.moves import SWAP


def best_child(tree: NodePool) -> i64:
    """Return the child of the root to play: a proven win, else the most visited child that is not proven lost.

    The swap is no move among others, and has visits that it need not have earned: it is played if it is proven better
    than the best of them, or worth more.
    """
    swap = tree.find_child(ROOT, SWAP)
    best = best_move(tree, ROOT, swap)
    if swap == NO_NODE:
        return best
    mine = proof_rank(tree, swap)
    theirs = proof_rank(tree, best)
    is_worth_more = tree.visits[swap] > 0 and tree.mean(swap) > tree.mean(best)
    return swap if mine > theirs or (mine == theirs and is_worth_more) else best


def swap_imbalance(tree: NodePool, child: i64) -> float:
    """Return the absolute difference of the values of swapping and of the best reply at a child; 1 if unknown."""
    swap = tree.find_child(child, SWAP)
    if swap == NO_NODE or tree.visits[swap] == 0:
        return 1.0
    best = best_move(tree, child, swap)
    return 1.0 if tree.visits[best] == 0 else abs(tree.mean(swap) - tree.mean(best))


def best_move(tree: NodePool, node: i64, omitted: i64) -> i64:
    """Return a node's best child apart from `omitted`, or NO_NODE if there is no other."""
    best: i64 = NO_NODE
    child = tree.first_child[node]
    end = child + tree.child_count[node]
    while child < end:
        if child != omitted and (best == NO_NODE or is_better(tree, child, best)):
            best = child
        child += 1
    return best


def is_better(tree: NodePool, child: i64, other: i64) -> bool:
    """Return whether one child is to be played rather than another: by proof, then visits, then value."""
    mine = proof_rank(tree, child)
    theirs = proof_rank(tree, other)
    if mine != theirs:
        return mine > theirs
    if tree.visits[child] != tree.visits[other]:
        return tree.visits[child] > tree.visits[other]
    return tree.mean(child) > tree.mean(other)


def proof_rank(tree: NodePool, child: i64) -> i64:
    """Return the rank of a child by its proof: 2 won, 1 open or tied, 0 lost."""
    proof = tree.proof[child]
    return 2 if proof == WIN else 0 if proof == LOSS else 1
