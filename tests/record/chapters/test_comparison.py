"""Two versions of a study: what is new is found, all of it, and nothing of one's own is lost by taking it."""

import random

import pytest

from escabel_gui.record.chapters.comparison import compare
from escabel_gui.record.chapters.study import Chapter, Study, read_study
from escabel_gui.record.chapters.taking import take
from escabel_gui.record.sgf.reading import copy_tree, read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tree import GameTree, Node, all_nodes
from tests.record.grown_trees import grow_tree

MINE = "(;RU[escabel]SZ[5]GN[A]C[start];B[a1];W[b2](;B[c3])(;B[d4]C[mine]))(;RU[escabel]SZ[5]GN[B];B[e5])"


def study_of(text: str) -> Study:
    return read_study(text, "x", "escabel", 5).study


def changes(mine: Study, theirs: Study) -> list[tuple[str, str]]:
    """Return the kinds of what is new, and the moves that lead there."""
    found = []
    for change in compare(mine.chapters, theirs.chapters):
        moves = [change.tree.rules.format_move(move) for move in change.tree.moves_to(change.other)]
        found.append((change.kind.name, " ".join(moves)))
    return found


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("", "", []),
        ("C[start]", "C[other]", [("COMMENT", "")]),
        ("C[start]", "", []),  # what is missing there is no news
        ("C[mine]", "C[mine]TR[a1]", [("MARKS", "a1 b2 d4")]),
        (";B[c3])", ";B[c3];W[c4])(;B[d1]C[new];W[d2])", [("MOVES", "a1 b2 d1"), ("MOVES", "a1 b2 c3 c4")]),
        ("GN[B]", "GN[New title]", []),
        (";B[e5])", ";B[e5])(;RU[escabel]SZ[5]GN[C];B[a5])", [("CHAPTER", "")]),
        ("GN[A]", "GN[Z]", [("TITLE", "")]),
        ("SZ[5]GN[A]", "SZ[7]GN[A]", [("CHAPTER", "")]),
    ],
)
def test_what_is_new_is_found(before: str, after: str, expected: list[tuple[str, str]]) -> None:
    if before == "GN[B]":
        expected = [("CHAPTER", "")]  # one move in common is no reason to take two games for one
    assert changes(study_of(MINE), study_of(MINE.replace(before, after, 1))) == expected


def test_chapters_of_one_title_and_moved_ones_find_each_other() -> None:
    game = "(;RU[escabel]SZ[5]GN[{}];B[{}];W[b2])"
    mine = study_of(game.format("A", "a1") + game.format("A", "c3") + game.format("B", "d4"))
    theirs = study_of(game.format("B", "d4") + game.format("A", "c3") + game.format("A", "a1"))
    assert changes(mine, theirs) == []


def scribble(tree: GameTree, chance: random.Random) -> None:
    """Add comments, marks and moves to random nodes."""
    nodes: list[Node] = list(all_nodes(tree))
    for node in chance.sample(nodes, min(len(nodes), 4)):
        kind = chance.randrange(3)
        if kind == 0:
            node.comment = chance.choice("PQRS")
        elif kind == 1:
            node.properties["TR"] = [chance.choice(tree.rules.board.names)]
        else:
            for _ in range(3):
                moves = tree.rules.legal_move_list(tree.state_at(node))
                if moves:
                    node = tree.add_move(node, chance.choice(moves))


@pytest.mark.parametrize("seed", range(25))
def test_after_all_is_taken_nothing_is_new_and_nothing_is_lost(seed: int) -> None:
    chance = random.Random(seed)
    names = ("escabel", "abande", "quabble", "qualos")
    trees = [grow_tree(seed + number, name, size=5, nodes=12) for number, name in enumerate(names)]
    for number, tree in enumerate(trees):
        tree.name = str(number)
    theirs = Study("x", [Chapter(copy_tree(tree)) for tree in trees])
    mine = Study("x", [Chapter(tree) for tree in trees[: chance.randrange(1, 5)]])
    for chapter in (*mine.chapters, *theirs.chapters):
        scribble(chapter.tree, chance)
    before = {
        (chapter.title, tuple(chapter.tree.moves_to(node)))
        for chapter in mine.chapters
        for node in all_nodes(chapter.tree)
    }
    found = list(compare(mine.chapters, theirs.chapters))
    for change in found:
        take(change, mine)
    assert changes(mine, theirs) == []
    assert read_study(mine.data().decode(), "x", "escabel", 5).study.data() == mine.data()
    for title, moves in before:
        chapter = next(chapter for chapter in mine.chapters if chapter.title == title)
        assert chapter.tree.node_after(list(moves)) is not None


def test_a_line_is_taken_with_all_that_is_said_in_it() -> None:
    mine, theirs = study_of(MINE), study_of(MINE.replace(";B[c3])", ";B[c3])(;B[d1]C[new];W[d2]LB[a1:A])"))
    (change,) = compare(mine.chapters, theirs.chapters)
    take(change, mine)
    text = write_sgf(mine.chapters[0].tree)
    assert "B[d1]C[new];W[d2]LB[a1:A]" in text
    assert write_sgf(read_sgf(text)) == text


@pytest.mark.parametrize("seed", range(25))
def test_what_was_taken_can_all_be_given_back(seed: int) -> None:
    chance = random.Random(seed)
    trees = [grow_tree(seed + number, name, size=5, nodes=12) for number, name in enumerate(("escabel", "qualos"))]
    theirs = Study("x", [Chapter(copy_tree(tree)) for tree in (*trees, grow_tree(seed, "abande", size=5))])
    mine = Study("x", [Chapter(tree) for tree in trees])
    for chapter in (*mine.chapters, *theirs.chapters):
        scribble(chapter.tree, chance)
    theirs.chapters[0].tree.name = mine.chapters[0].tree.name + "!"
    before = mine.data()
    taken = [take(change, mine) for change in compare(mine.chapters, theirs.chapters)]
    assert mine.data() != before
    for give_back in reversed(taken):
        give_back()
    assert mine.data() == before


def test_what_was_changed_after_it_was_taken_is_not_given_back() -> None:
    mine = study_of(MINE)
    theirs = study_of(
        MINE.replace("C[mine]", "C[theirs]").replace(";B[c3])", ";B[c3];W[e4]TR[e4];B[e3])(;B[d1];W[d2])")
    )
    taken = [take(change, mine) for change in compare(mine.chapters, theirs.chapters)]
    tree = mine.chapters[0].tree
    for moves, comment in (("a1 b2 d4", "still mine"), ("a1 b2 c3 e4", "I see")):
        node = tree.node_after([tree.rules.parse_move(move) for move in moves.split()])
        assert node is not None
        node.comment = comment
    for give_back in reversed(taken):
        give_back()
    assert "(;B[c3];W[e4]TR[e4]C[I see])(;B[d4]C[still mine])" in write_sgf(tree).replace("\n", "")


def test_what_was_taken_is_found_where_its_place_was_deleted_and_brought_back() -> None:
    mine, theirs = study_of(MINE), study_of(MINE.replace("W[b2]", "W[b2]C[new]"))
    before = mine.data()
    taken = [take(change, mine) for change in compare(mine.chapters, theirs.chapters)]
    tree = mine.chapters[0].tree
    first = tree.root.children[0]
    place = first.children[0]
    tree.remove(place)
    tree.add_move(first, place.move)
    tree.restore(first, place, 0)
    for give_back in taken:
        give_back()
    assert mine.data() == before
