"""Merge of a shared game into the tree of a saved game, as its main line or beside it."""

from escabel_gui.link.shared_game import SharedGame
from escabel_gui.record.tree import GameTree, Node


def to_game_tree(game: SharedGame) -> GameTree:
    """Make a game tree with a shared game as its main line."""
    tree = GameTree(game.rules)
    set_main_line(tree, game)
    return tree


def set_main_line(tree: GameTree, game: SharedGame) -> Node:
    """Make the game as it stands the main line, without moves taken back by agreement; returns its end."""
    end = add_as_variation(tree, game)
    if tree.last_node() is not end:
        end.children.clear()
        tree.promote(end)
    tree.result = game.result
    return end


def add_as_variation(tree: GameTree, game: SharedGame) -> Node:
    """Add the moves of the game to the tree, as a variation if need be; returns the last of them."""
    node = tree.root
    for move in game.line:
        node = tree.add_legal_move(node, move)
    return node
