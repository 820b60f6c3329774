"""Plain lists of moves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.record.move_list import parse_move_list, read_game
from escabel_gui.record.result import parse_result
from escabel_gui.record.sgf.record_error import NoGameError, RecordError
from tests.move_lists import format_move_list
from tests.record.grown_trees import grow_tree


@pytest.mark.parametrize(
    "text",
    [
        "c3 swap-sides d4 c4 d4-c4",
        "1. c3 swap 2. d4 c4 3. d4-c4",
        "1.c3 swap\n2.d4 C4\n3.D4-C4",
        "1 c3 2 swap-sides 3 d4 4 c4 5 d4-c4",
        "1) c3, swap; 2) d4, c4; 3) d4-c4",
        "c3 swap d4 c4 d4-\u2060c4",  # copied from a label
        "c3 swap\u2011sides d4 c4 d4\u2013c4",  # written in a program that makes dashes of hyphens
        "\tc3\r\nswap-sides d4\u00a0c4 3... d4-c4\n",
    ],
)
def test_moves_are_read_with_and_without_numbers(text: str) -> None:
    assert format_move_list(parse_move_list(text, "escabel", 5)) == "c3 swap-sides d4 c4 d4-c4"


@pytest.mark.parametrize("result", ["B+", "w+r", "W+T", "B+F", "B+Resign", "W+3"])
def test_a_result_may_stand_at_the_end(result: str) -> None:
    assert parse_move_list(f"c3 c4 {result}", "escabel", 5).result == parse_result(result)


def test_nothing_may_stand_after_the_result() -> None:
    with pytest.raises(RecordError, match="“d4” comes after the result"):
        parse_move_list("c3 W+ d4", "escabel", 5)


@pytest.mark.parametrize(
    ("text", "line", "reason", "moves"),
    [
        ("c3 d5\nc3", 2, "Move 3, c3, cannot be played: c3 cannot move: no enemy stack", "c3 d5"),
        ("hello1 world", 1, "Move 1, hello1, cannot be played: “hello1” is no move", ""),
        ("1. c3 2. 3. z1", 1, "Move 2, z1, cannot be played: There is no point z1 on this board.", "c3"),
    ],
)
def test_a_bad_move_is_refused_with_its_line_and_the_reason(text: str, line: int, reason: str, moves: str) -> None:
    with pytest.raises(RecordError) as refusal:
        parse_move_list(text, "escabel", 5)
    assert str(refusal.value.words).startswith(reason)
    assert refusal.value.line == line
    assert refusal.value.partial_tree is not None
    assert format_move_list(refusal.value.partial_tree) == moves


@pytest.mark.parametrize("text", ["", " \n", "1. 2."])
def test_a_text_without_moves_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="There is no game in this text: it has no moves"):
        read_game(text, "escabel", 5)


@pytest.mark.parametrize("text", ["\nHi Ben,\nhere is my move, see you!", "\n12 of us", "\n192.0.2.2:45123"])
def test_a_text_that_begins_with_no_move_is_no_game(text: str) -> None:
    with pytest.raises(NoGameError, match=r"line 2: There is no game in this text: its first word, .*, is no move"):
        read_game(text, "escabel", 5)


def test_the_two_notations_are_told_apart() -> None:
    assert format_move_list(read_game("c3 d4", "escabel", 5)[0]) == "c3 d4"
    assert format_move_list(read_game("(;B[c3];W[d4])", "escabel", 5)[0]) == "c3 d4"
    assert read_game("Look:\n(;GM[101]SZ[7];B[c3])", "escabel", 5)[0].rules.size == 7


@given(st.integers(0, 2**32))
def test_the_main_line_survives_the_round_trip(seed: int) -> None:
    text = format_move_list(grow_tree(seed, size=5))
    assert format_move_list(parse_move_list(text, "escabel", 5)) == text


@given(st.text())
def test_no_text_does_anything_but_be_read_or_refused(text: str) -> None:
    try:
        tree, _ = read_game(text, "escabel", 5)
    except RecordError:
        return
    assert tree.main_line()
