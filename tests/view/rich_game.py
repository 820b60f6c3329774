"""A game that has everything that can be shared."""

from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.catalogue import make_rules

EVIL = "</script><script>alert(1)</script> <b>&amp; \u2028"


def add_moves(tree: GameTree, moves: str, node: Node | None = None) -> Node:
    node = node or tree.root
    for move in moves.split():
        node = tree.add_move(node, tree.rules.parse_move(move))
    return node


def rich_game() -> GameTree:
    """Return a game with everything: variations, stacks, comments in and out of order, win rates, a winner."""
    tree = GameTree(make_rules("escabel", 3))
    tree.players = ["", "Anna " + EVIL, "Ben"]
    tree.name = "A game " + EVIL
    tree.date = "2026-11-20"
    end = add_moves(tree, "a1 c2 a2 c3 a3 b3")
    add_moves(tree, "b1 b2 b1-b2", add_moves(tree, "a1 c2"))
    add_moves(tree, "c3", add_moves(tree, "a1"))
    for number, node in enumerate(tree.main_line()):
        node.set_text("SBKV", str(50 + 5 * number))
    tree.main_line()[2].comment = EVIL + "\nsecond line"
    tree.root.comment = "before the game"
    assert end.depth == 6
    return tree
