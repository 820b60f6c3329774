"""Results: a type, and text only where it is written and read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.record.result import Ending, Result, format_result, lost_by, parse_result, result_of
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK, TIE, WHITE

RESULTS = [
    *(Result(winner, ending) for winner in (BLACK, WHITE) for ending in Ending),
    *(Result(winner, points=points) for winner in (BLACK, WHITE) for points in (1, 13, 9999)),
    Result(TIE),
]


@pytest.mark.parametrize("result", RESULTS, ids=format_result)
def test_what_is_written_is_read_again(result: Result) -> None:
    assert parse_result(format_result(result)) == result


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        *(("B+", "B+"), ("w+resign", "W+R"), ("W+Time", "W+T"), ("B+Forfeit", "B+F"), ("W+3.5", "W+3"), ("Draw", "0")),
        *(("White wins", "W+"), ("black won.", "B+"), ("B+Unknown reason", ""), ("?", ""), ("", ""), ("Void", "")),
        *(("W+" + "9" * 5000, ""), ("B" * 70_000, "")),
    ],
    ids=lambda text: text[:20],
)
def test_what_other_programs_write(text: str, meant: str) -> None:
    assert format_result(parse_result(text)) == meant


@given(st.text())
def test_no_text_breaks_it(text: str) -> None:
    result = parse_result(text)
    assert parse_result(format_result(result)) == result


def test_what_the_rules_say() -> None:
    escabel = make_rules("escabel", 3)
    assert result_of(escabel, escabel.start()) is None
    assert result_of(escabel, escabel.parse_position(BLACK, "a1b a2b a3b")) == Result(BLACK)


def test_a_loser_gives_the_game_to_the_other() -> None:
    assert lost_by(BLACK, Ending.FORFEIT) == Result(WHITE, Ending.FORFEIT)


def test_what_a_file_says_of_the_result_and_nobody_knows_stays_in_it() -> None:
    tree = read_sgf("(;GM[101]SZ[5]RE[Black, surely];B[b2])")
    assert tree.result is None
    assert "RE[Black, surely]" in write_sgf(tree)
    tree.result = Result(WHITE)
    assert write_sgf(tree).count("RE[") == 1
