"""Tests of the board in letters."""

from itertools import pairwise

import pytest

from escabel_gui.engine.protocol.board_text import format_board
from escabel_gui.rules.catalogue import make_rules


@pytest.mark.parametrize(
    ("name", "size", "step"),
    [("escabel", 4, 3), ("conquare", 3, 6), ("abande", 7, 6), ("abande:board=square", 7, 3)],
)
def test_the_points_of_each_row_are_equally_far_apart(name: str, size: int, step: int) -> None:
    rules = make_rules(name, size)
    rows = format_board(rules, rules.start()).splitlines()
    points = [[place for place, letter in enumerate(row) if letter == "."] for row in rows]
    assert {right - left for row in points for left, right in pairwise(row)} == {step}
