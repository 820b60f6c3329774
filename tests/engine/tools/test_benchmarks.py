"""What benchmarks make of what they are given."""

import runpy
import sys
from pathlib import Path

import pytest
from reviews import reviewed

from escabel_gui.record.result import Ending, lost_by
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.rules.state import BLACK, WHITE

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.mark.skipif(sys.platform == "win32", reason="processor times of others are not told")
@pytest.mark.parametrize(
    ("moves", "rates", "better", "loser"),
    [
        ("c3 b2 d4", "50 20 20 20", "d4 b2 d4 a1", BLACK),
        ("c3 swap-sides d4", "50 20 80 80", "d4 swap-sides d4 a1", WHITE),
    ],
)
def test_a_mistake_is_the_losers_whatever_color_they_had(moves: str, rates: str, better: str, loser: int) -> None:
    """Compare a game whose first move was a mistake of the loser, who has the other color after a swap."""
    compare = runpy.run_path(str(BENCHMARKS / "reviews.py"))["compare"]
    tree = reviewed(moves, rates, better).tree
    tree.result = lost_by(loser, Ending.RESIGNATION)
    seen = compare(write_sgf(tree), write_sgf(tree))
    assert seen.has_mistake
    assert seen.is_worst_named
