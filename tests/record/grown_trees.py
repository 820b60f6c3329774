"""Random trees for the tests of records."""

import random

from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.catalogue import make_rules, ruleset_of


def grow_tree(
    seed: int, wire_name: str = "escabel", size: int = 4, nodes: int = 20, branching: float = 0.3
) -> GameTree:
    """Return a tree of `nodes` random moves, each after a random earlier position (`branching` times in 1).

    A game that is not played on `size` is played on its smallest board.
    """
    chance = random.Random(seed)
    sizes = ruleset_of(wire_name).sizes
    tree = GameTree(make_rules(wire_name, size if size in sizes else sizes[0]))
    grown: list[Node] = [tree.root]
    for _ in range(nodes):
        node = chance.choice(grown) if chance.random() < branching else grown[-1]
        moves = tree.rules.legal_move_list(tree.state_at(node))
        if not moves:
            grown.append(tree.root)
            continue
        grown.append(tree.add_move(node, chance.choice(moves)))
    return tree
