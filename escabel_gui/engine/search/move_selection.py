"""Which move of a tree is to be played: by proof, then by visits, then by value."""

from __future__ import annotations

from mypy_extensions import i64

from escabel_gui.engine.search.node_pool import LOSS, NO_NODE, ROOT, WIN, NodePool
from escabel_gui.rules.moves import SWAP


def best_child(tree: NodePool) -> i64:
    """The root's child to play: a proven win, else the most visited one that is not proven lost.

    The swap is no move among others, and has visits that it need not have earned: it is played if it is worth more
    than the best of them.
    """
    swap = tree.find_child(ROOT, SWAP)
    best = best_move(tree, ROOT, swap)
    if swap != NO_NODE and tree.visits[swap] > 0:
        mine = proof_rank(tree, swap)
        theirs = proof_rank(tree, best)
        if mine > theirs or (mine == theirs and tree.mean(swap) > tree.mean(best)):
            return swap
    return best


def swap_imbalance(tree: NodePool, child: i64) -> float:
    """How far apart swapping and replying are for the person who is offered a stone of the root; 1 if unknown."""
    swap = tree.find_child(child, SWAP)
    if swap == NO_NODE or tree.visits[swap] == 0:
        return 1.0
    best = best_move(tree, child, swap)
    return 1.0 if tree.visits[best] == 0 else abs(tree.mean(swap) - tree.mean(best))


def best_move(tree: NodePool, node: i64, omitted: i64) -> i64:
    """The best of a node's children but for the omitted one, if any; NO_NODE if there is no other."""
    best: i64 = NO_NODE
    child = tree.first_child[node]
    end = child + tree.child_count[node]
    while child < end:
        if child != omitted and (best == NO_NODE or is_better(tree, child, best)):
            best = child
        child += 1
    return best


def is_better(tree: NodePool, child: i64, other: i64) -> bool:
    """Whether one child is to be played rather than another: by proof, then by visits, then by mean value."""
    mine = proof_rank(tree, child)
    theirs = proof_rank(tree, other)
    if mine != theirs:
        return mine > theirs
    if tree.visits[child] != tree.visits[other]:
        return tree.visits[child] > tree.visits[other]
    return tree.mean(child) > tree.mean(other)


def proof_rank(tree: NodePool, child: i64) -> i64:
    """Wins before what is open or tied before losses."""
    proof = tree.proof[child]
    return 2 if proof == WIN else 0 if proof == LOSS else 1
