"""However many kinds of games are in the library, few empty boards are kept for their pictures."""

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from escabel_gui.view.look.themes import MAPLE
from escabel_gui.view.look.thumbnails import MAX_BOARD_PIXMAPS, Thumbnails


def test_few_boards_are_kept(qtbot: QtBot) -> None:
    owner = QObject()
    thumbnails = Thumbnails(20, MAPLE, owner)
    for name in ("escabel", "qualos"):
        for size in range(3, 20):
            thumbnails._paint(name, size, "")
    assert len(thumbnails._grounds) == MAX_BOARD_PIXMAPS
