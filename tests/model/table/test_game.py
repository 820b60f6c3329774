"""The place in a game that a session names."""

import pytest

from escabel_gui.model.table.game import format_place, parse_place
from escabel_gui.record.sgf.reading import read_sgf


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
