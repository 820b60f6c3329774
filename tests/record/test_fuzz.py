"""A short run of the fuzzer, which runs for longer by hand."""

import contextlib
import sys

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.record.move_list import read_game
from escabel_gui.record.sgf.record_error import RecordError
from tests.record.fuzz import GROWTH, fuzz


def test_damaged_input_raises_nothing_unexpected(qtbot: QtBot) -> None:
    assert fuzz(1500, 7) == 0


@pytest.mark.parametrize("kind", GROWTH)
def test_twice_the_text_takes_twice_the_steps(kind: str) -> None:
    def steps(length: int) -> int:
        text = GROWTH[kind](length)
        count = 0

        def step(*_: object) -> None:
            nonlocal count
            count += 1

        sys.setprofile(step)
        with contextlib.suppress(RecordError):
            read_game(text, "escabel", 9)
        sys.setprofile(None)
        return count

    few = steps(20_000)
    assert steps(40_000) <= 2.2 * few + 100
