"""The place in a game that a session names, and what the rules say about a point."""

import pytest

from escabel_gui.model.table.game import Game, format_place, parse_place, summarize_links
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import StackConnection
from escabel_gui.rules.message import Message


@pytest.mark.parametrize(
    ("place", "depth"),
    [
        ("0.1", 2),
        ("", 0),
        (None, 3),
        ("0.9", 1),
        ("0.-1", 1),
        ("0.x.0", 1),
        ("9" * 5000, 0),
        ("0." + "9" * 5000, 1),
        ("0.٠", 1),
        ("0." * 100_000, 3),
    ],
)
def test_a_place_is_followed_as_far_as_it_goes(place: str | None, depth: int) -> None:
    tree = read_sgf("(;GM[101]SZ[5];B[c3](;W[d4];B[a1])(;W[b2]))")
    node = parse_place(tree, place)
    assert node.depth == depth
    assert parse_place(tree, format_place(tree, node)) is node


def test_of_many_crosscuts_only_what_they_come_to_is_said(qapp: object) -> None:
    game = Game(GameTree(make_rules("escabel:setup=checkered-black", 5)))
    point = game.rules.board.index_by_name
    (in_the_middle,) = map(str, game.notes(point["c3"]))
    assert in_the_middle == "In its crosscuts c3 is cut from b2, d2, b4 and d4."
    (in_the_corner,) = map(str, game.notes(point["a1"]))
    assert in_the_corner == "In this crosscut a1 and b2 are cut: a1 is not higher than b1."


@pytest.mark.parametrize(
    ("joined", "words"),
    [
        ([], "In its crosscuts a1 is cut from b1, c1 and d1."),
        ([1], "In its crosscuts a1 is connected with b1 and cut from c1 and d1."),
        ([1, 2, 3], "In its crosscuts a1 is connected with b1, c1 and d1."),
    ],
)
def test_connected_and_cut_stacks_are_told_apart(joined: list[int], words: str) -> None:
    links = {other: StackConnection(other in joined, Message("")) for other in (1, 2, 3)}
    assert str(summarize_links(["a1", "b1", "c1", "d1"], 0, links)) == words
