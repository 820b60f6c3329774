"""The replay of solved boards: it ends as the golden answers say, and nothing else is believed."""

import pytest

from tests.engine.tools.verify_solutions import SOLVED, blocks_of, refuted_claims
from tests.rules.playing import COMPILED

SMALL = [block for path in sorted(SOLVED.glob("*-3.txt")) for block in blocks_of(path) if "conquare 3" not in block]
QUICK = [block for block in SMALL if COMPILED or ("crosscut" in block and "checkered" in block)]


@pytest.mark.parametrize("block", QUICK, ids=lambda block: block.splitlines()[0])
def test_the_winner_wins_against_all_replies(block: str) -> None:
    assert list(refuted_claims(block, True)) == []


def test_a_wrong_winner_and_a_move_that_is_left_out_are_named() -> None:
    block = "escabel:movement=crosscut,setup=checkered-white 3\n  Black: a2-b2 b3-c3\n  open: a2-a3 c2-b2 b1-c1 b1-b2"
    refuted = list(refuted_claims(block, False))
    assert "escabel:movement=crosscut,setup=checkered-white 3: Black does not win after b3-c3" in refuted
    assert "escabel:movement=crosscut,setup=checkered-white 3: nothing is said of c2-c1" in refuted
