"""The score of a match: a tie is half a game for each, and what is written is read again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.model.table.match_score import MatchScore, format_match_score, parse_match_score
from escabel_gui.record.result import Result
from escabel_gui.rules.state import BLACK, TIE, WHITE


@pytest.mark.parametrize(
    ("winner", "is_swapped", "score"),
    [(BLACK, False, (3, 1)), (BLACK, True, (1, 3)), (WHITE, False, (1, 3)), (WHITE, True, (3, 1)), (TIE, True, (2, 2))],
)
def test_the_winner_gets_a_game(winner: int, is_swapped: bool, score: tuple[int, int]) -> None:
    assert MatchScore(1, 1).with_result(Result(winner), is_swapped) == score


@given(st.integers(0, 9999), st.integers(0, 9999))
def test_what_is_written_is_read_again(first: int, second: int) -> None:
    assert parse_match_score(format_match_score(MatchScore(first, second))) == (first, second)


@given(st.text())
def test_what_is_no_score_is_none(text: str) -> None:
    assert all(0 <= halves <= 9999 for halves in parse_match_score(text))


@pytest.mark.parametrize("text", ["", "1", "1 2 3", "-1 2", "99999 1", "a b", "١ ٢"])
def test_odd_texts_are_no_score(text: str) -> None:
    assert parse_match_score(text) == (0, 0)
