"""The pictures of the library: few empty boards are kept for them, and they are as sharp as the screen."""

from typing import NamedTuple

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from escabel_gui.view.look.themes import MAPLE
from escabel_gui.view.look.thumbnails import MAX_BOARD_PIXMAPS, Thumbnails


def test_few_boards_are_kept(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    thumbnails = Thumbnails(20, MAPLE, owner)
    for name in ("escabel", "qualos"):
        for size in range(3, 20):
            thumbnails._paint(name, size, "")
    assert len(thumbnails._grounds) == MAX_BOARD_PIXMAPS


class Stones(NamedTuple):
    wire_name: str
    size: int
    stacks: str


def test_they_are_as_sharp_as_the_screen_to_which_their_window_came(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget, game = QWidget(), Stones("escabel", 5, "")
    qtbot.addWidget(widget)
    thumbnails = Thumbnails(20, MAPLE, widget)
    for ratio in (1.0, 1.5):
        monkeypatch.setattr(widget, "devicePixelRatioF", lambda ratio=ratio: ratio)
        with qtbot.waitSignal(thumbnails.painted):
            assert thumbnails.picture(game) is None
        picture = thumbnails.picture(game)
        assert picture is not None
        assert picture.width() == 20 * ratio
