"""The game on paper."""

import re

import pytest
from PySide6.QtWidgets import QApplication

from escabel_gui.record.move_list import JOINER
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.view.look.themes import SLATE
from escabel_gui.view.sharing.booklet import Lines, choose_nodes, write_booklet, write_chapters_booklet
from tests.view.rich_game import add_moves

pytestmark = pytest.mark.usefixtures("qapp")


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_diagrams_stand_where_something_is_said_and_at_the_end(tree: GameTree) -> None:
    assert [node.depth for node in choose_nodes(tree, 4)] == [0, 2, 4, 6]
    assert [node.depth for node in choose_nodes(tree, 100)] == [0, 2, 6]
    assert [node.depth for node in choose_nodes(GameTree(make_rules("escabel", 3)), 4)] == [0]


def test_a_booklet_has_as_many_pages_as_it_needs(tree: GameTree) -> None:
    short = write_booklet(tree, SLATE, False, 100)
    assert short.startswith(b"%PDF-1.")
    assert pages(short) == 1
    tree.root.comment = "many words " * 20_000
    assert pages(write_booklet(tree, SLATE, False, 1)) > 20


def test_the_first_page_has_as_many_rows_as_the_others() -> None:
    tree = GameTree(make_rules("escabel", 9))
    tree.name, tree.date, tree.players = "A game with a long heading\n" * 3, "2026-11-20", ["", "Anna", "Ben"]
    add_moves(tree, " ".join(f"{letter}{number}" for number in (1, 3, 5, 7) for letter in "abcdefghi"))
    assert len(choose_nodes(tree, 6)) == 6
    assert pages(write_booklet(tree, SLATE, False, 6)) == 1
    assert pages(write_booklet(tree, SLATE, False, 3)) == 2


def test_no_line_ends_within_a_move(qapp: QApplication) -> None:
    text = " ".join(f"{number}. d{number}-d{number + 1}" for number in range(1, 19))
    for width in range(80, 300, 3):
        layout = Lines(text, qapp.font(), width)._layout
        lines = [layout.lineAt(number) for number in range(layout.lineCount())]
        assert not any(layout.text()[: line.textStart()].endswith(("-", JOINER)) for line in lines)


def test_each_chapter_of_a_study_begins_a_page(tree: GameTree) -> None:
    other = GameTree(make_rules("abande", 7))
    add_moves(other, "d4 d5")
    assert pages(write_chapters_booklet("My study", [tree, other, tree], SLATE, False, 100)) == 3


def test_the_progress_of_a_study_is_that_of_all_its_chapters(tree: GameTree) -> None:
    told: list[float] = []
    write_chapters_booklet("My study", [tree] * 3, SLATE, False, 1, lambda done, total: told.append(done / total))
    assert told == sorted(told)
    assert max(told) == 2 / 3
    told.clear()
    write_booklet(tree, SLATE, False, 1, lambda done, total: told.append(done / total))
    assert len(set(told)) > 1


def test_what_is_said_in_a_variation_is_printed(tree: GameTree) -> None:
    before = pages(write_booklet(tree, SLATE, False, 100))
    tree.root.children[0].children[1].comment = "many words " * 4_000
    assert pages(write_booklet(tree, SLATE, False, 100)) > before
