"""Texts of people and files: escaped and read again, and cleaned."""

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.record import texts
from escabel_gui.record.texts import escape_text, strip_control_chars, unescape_start, unescape_text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("a\\]b", "a]b"),
        ("a\\\nb", "ab"),
        ("a\\\r\nb\rc", "ab\nc"),
        ("a\\:b\\\\", "a:b\\"),
        ("a\\", "a\\"),
        ("\\\\\\", "\\\\"),
        ("\\\\\n\\\\\\\n\\]", "\\\n\\]"),
    ],
)
def test_unescaping(value: str, text: str) -> None:
    assert unescape_text(value) == text
    assert unescape_text(escape_text(text)) == text


def test_many_escapes_cost_no_more_calls_than_one() -> None:
    calls: list[object] = []
    sys.setprofile(lambda _frame, event, what: calls.append((event, what)))
    try:
        text = unescape_text("x \\]\n" * 1000)
    finally:
        sys.setprofile(None)
    assert text == "x ]\n" * 1000
    assert len(calls) < 50


@given(st.text("ab\\\n\r]"), st.integers(0, 12))
def test_the_start_of_a_text_is_that_of_the_whole(value: str, most: int) -> None:
    assert unescape_start(value, most) == unescape_text(value)[:most]


@given(st.text(alphabet="\\a\x01]\ud800é", max_size=30), st.integers(1, 7))
def test_a_text_is_cleaned_in_pieces_as_it_would_be_in_one_go(text: str, most: int) -> None:
    whole = strip_control_chars(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts, "CHUNK_SIZE", most)
        assert strip_control_chars(text) == whole
