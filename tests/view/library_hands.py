"""A person at the library's window, with games to find there."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from escabel_gui.record.storage.query import Condition
from escabel_gui.view.library.library_list import GAME
from escabel_gui.view.library.library_window import LibraryWindow

GAMES = {
    "old": "(;GM[101]SZ[5]GN[First try]PB[Ada]PW[Bo]DT[2026-01-01]RE[B+R]C[A strong chain.];B[b2];W[c3])",
    "middle": "(;GM[101]RU[escabel:connection=tiebreak]SZ[5]PB[Carla]PW[Dmitri]DT[2026-01-02];B[b2];W[c3];B[d4])",
    "new": "(;GM[102]SZ[7]PB[Ada]DT[2026-01-03];B[d4];W[d5];B[e4];W[c3])",
}


def shown(window: LibraryWindow) -> list[str]:
    return [game.file.removesuffix(".sgf") for game in window.list.games.games]


def choose(window: LibraryWindow, condition: Condition) -> None:
    conditions = window.query_bar.conditions
    conditions.setCurrentIndex(conditions.findData(condition))


def press(window: LibraryWindow, *presses: str) -> None:
    for keys in presses:
        QTest.keySequence(window.focusWidget() or window, QKeySequence(keys))
        QApplication.processEvents()


def click_row(
    window: LibraryWindow, row: int, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> QPoint:
    place = window.list.visualRect(window.list.games.index(row, GAME)).center()
    QTest.mouseClick(window.list.viewport(), Qt.MouseButton.LeftButton, modifier, place)
    return place


def offered(window: LibraryWindow) -> list[str]:
    return [button.text() for button in window.messages.buttons]


def said(qtbot: QtBot, window: LibraryWindow, text: str) -> None:
    """Wait until the window says something."""
    qtbot.waitUntil(lambda: text in window.messages.message.text())


def dialog_of(window: LibraryWindow, kind: type[QWidget]) -> QWidget:
    return next(child for child in window.findChildren(kind) if child.isVisible())
