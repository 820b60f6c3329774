"""Changes to the tree by hand, in any order: what is undone is as it was, and nothing that was played gets lost."""

from random import Random

import pytest

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.edits import Edits
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.rated_game import may_count
from escabel_gui.record.tree import ASSISTANCE, GameTree, Node, ancestors
from escabel_gui.rules.catalogue import make_rules
from tests.model.seating import MakeTable, play, rest

FRIENDS = GameSetup("escabel", 4, (Player(), Player()))
BEFORE_THE_END = "b1 a2 b2 a3 b3 a4 b4"


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    return make_table(FRIENDS)


def paths(tree: GameTree) -> set[str]:
    """Return every node, by the moves that lead to it."""
    return {text(tree, node) for node in all_nodes(tree)}


def all_nodes(tree: GameTree) -> list[Node]:
    found = [tree.root]
    for node in found:
        found += node.children
    return found


def text(tree: GameTree, node: Node) -> str:
    return " ".join(tree.rules.format_move(move) for move in tree.moves_to(node))


def find(tree: GameTree, moves: str) -> Node:
    node = tree.node_after([tree.rules.parse_move(move) for move in moves.split()])
    assert node is not None
    return node


@pytest.mark.parametrize("level", [0, 2])
def test_deleting_what_was_taken_back_does_not_hide_it_from_the_rating(make_table: MakeTable, level: int) -> None:
    table = make_table(FRIENDS._replace(players=(Player(), Player(level))))
    edits, root = Edits(table), table.game.tree.root
    play(table, "b2")
    table.game.go_to_start()
    play(table, "c3")
    edits.remove(root.children[0])
    assert len(root.children) == 1
    assert root.text(ASSISTANCE) == ("take-back" if level else "")
    edits.undo()
    assert len(root.children) == 2
    assert root.text(ASSISTANCE) == ""


@pytest.fixture
def lost(make_table: MakeTable) -> Table:
    """Return a table with a game against the bot that has ended by the rules."""
    setup = FRIENDS._replace(players=(Player(), Player(2)))
    table, tree = make_table(setup), GameTree(make_rules(setup.wire_name, setup.size))
    node: Node = tree.root
    for move in f"{BEFORE_THE_END} d1".split():
        node = tree.add_legal_move(node, tree.rules.parse_legal_move(tree.state_at(node), move))
    table.begin(setup, tree)
    rest(table)
    assert table.game.is_over
    return table


def test_a_game_whose_end_was_deleted_does_not_count_any_more(lost: Table) -> None:
    edits, tree = Edits(lost), lost.game.tree
    edits.remove(find(tree, BEFORE_THE_END))
    assert not tree.is_decided
    assert not may_count(tree)
    edits.undo()
    assert tree.is_decided
    assert may_count(tree)


def test_the_bot_waits_where_a_variation_of_a_game_that_was_over_becomes_the_game(lost: Table) -> None:
    lost.game.go_to(find(lost.game.tree, "b1 a2"))
    play(lost, "c3")
    Edits(lost).promote(lost.game.node)
    assert (lost.game.is_decided, lost.turns.is_thinking, lost.turns.may_unpause) == (False, False, True)


def test_help_after_a_move_was_deleted_stays_noted_when_that_is_undone(lost: Table) -> None:
    edits, tree = Edits(lost), lost.game.tree
    edits.remove(find(tree, BEFORE_THE_END))
    lost.note_help("hint")
    edits.undo()
    assert tree.is_decided
    assert not may_count(tree)


def test_a_game_counts_when_what_was_tried_after_its_end_is_deleted(lost: Table) -> None:
    edits, tree = Edits(lost), lost.game.tree
    lost.game.go_to(find(tree, BEFORE_THE_END))
    play(lost, "c1")
    edits.remove(find(tree, f"{BEFORE_THE_END} c1"))
    assert may_count(tree)


def test_a_game_that_got_another_end_does_not_count_though_its_own_was_deleted(lost: Table) -> None:
    edits, tree = Edits(lost), lost.game.tree
    lost.game.go_to(find(tree, BEFORE_THE_END))
    play(lost, "c1")
    edits.promote(find(tree, f"{BEFORE_THE_END} c1"))
    assert tree.is_decided
    edits.remove(find(tree, f"{BEFORE_THE_END} d1"))
    assert len(find(tree, BEFORE_THE_END).children) == 1
    assert not may_count(tree)
    edits.undo()
    edits.undo()
    assert find(tree, BEFORE_THE_END).text(ASSISTANCE) == ""


def test_what_was_deleted_twice_and_replayed_comes_back_as_a_whole(table: Table) -> None:
    edits, tree = Edits(table), table.game.tree
    play(table, "b2 d4")
    edits.remove(find(tree, "b2 d4"))
    edits.remove(find(tree, "b2"))
    play(table, "b2 c3")
    edits.undo()
    edits.undo()
    assert paths(tree) == {"", "b2", "b2 c3", "b2 d4"}


def test_a_main_line_that_was_replayed_gets_its_place_back(table: Table) -> None:
    edits, tree = Edits(table), table.game.tree
    play(table, "b2")
    table.game.go_to_start()
    play(table, "c3")
    edits.promote(find(tree, "b2"))
    edits.remove(find(tree, "c3"))
    table.game.go_to_start()
    play(table, "c3")
    edits.undo()
    edits.undo()
    assert text(tree, tree.last_node()) == "c3"


def test_comments_on_both_lives_of_a_move_are_kept(table: Table) -> None:
    edits, tree = Edits(table), table.game.tree
    play(table, "b2")
    table.game.comment("first")
    edits.remove(find(tree, "b2"))
    play(table, "b2")
    table.game.comment("second")
    edits.undo()
    assert find(tree, "b2").comment == "second\nfirst"


class Reference:
    """Plain model of the tree: the set of its paths, where each deletion remembers those it took."""

    def __init__(self) -> None:
        self.paths = {""}
        self.deleted: list[set[str]] = []  # by changes that can be undone

    def play(self, path: str) -> None:
        self.paths.add(path)

    def remove(self, path: str) -> None:
        gone = {known for known in self.paths if (known + " ").startswith(path + " ")}
        self.paths -= gone
        self.deleted.append(gone)

    def promote(self) -> None:
        self.deleted.append(set())

    def undo(self) -> None:
        self.paths |= self.deleted.pop()


@pytest.mark.parametrize("seed", range(20))
def test_nothing_that_was_undone_is_missing(table: Table, seed: int) -> None:
    edits, tree, chance, reference = Edits(table), table.game.tree, Random(seed), Reference()
    for _ in range(60):
        game = table.game
        do = chance.choice(["play", "play", "play", "go", "remove", "promote", "undo"])
        node = chance.choice(all_nodes(tree))
        if do == "play" and not table.game.is_over:
            before = text(tree, game.node)
            move = chance.choice(game.rules.legal_move_list(game.state)[:3])
            rest(table)
            table.play(move)
            reference.play(f"{before} {tree.rules.format_move(move)}".strip())
        elif do == "go":
            game.go_to(node)
        elif do == "remove" and not node.is_root:
            reference.remove(text(tree, node))
            edits.remove(node)
        elif do == "promote" and edits.can_promote(node):
            reference.promote()
            edits.promote(node)
        elif do == "undo" and edits.can_undo:
            reference.undo()
            edits.undo()
        assert paths(tree) == reference.paths
        assert tree.root in ancestors(game.node)
        assert all(child.parent is node for node in all_nodes(tree) for child in node.children)
    while edits.can_undo:
        reference.undo()
        edits.undo()
    assert paths(tree) == reference.paths
