"""The review of the whole library, as somebody sees it who starts it, pauses it and calls it off."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from escabel_gui.model.engines.engine_process import Position
from escabel_gui.model.library import library_review
from escabel_gui.model.library.library_review import ReviewState
from escabel_gui.record.review.review import Review
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.view.library.library_list import GAME
from escabel_gui.view.library.library_window import LibraryWindow
from tests.model.seating import FakeEngine
from tests.view.hands import Person

GAMES = {
    "lost": "(;GM[101]SZ[5]PB[Ada]PW[Escabel bot 3]DT[2026-01-01]RE[W+R];B[b2];W[c3])",
    "won": "(;GM[101]SZ[5]PB[Ada]PW[Escabel bot 3]DT[2026-01-02]RE[B+R];B[b2];W[c3];B[d4])",
}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library_review, "CALM_MS", 1)


@pytest.fixture
def window(qtbot: QtBot, folder: Path, open_window: Callable[[], LibraryWindow]) -> LibraryWindow:
    for name, text in GAMES.items():
        (folder / f"{name}.sgf").write_text(text, "utf-8")
    window = open_window()
    qtbot.waitUntil(lambda: len(window.list.games.games) == 2)
    return window


def button(window: LibraryWindow, text: str) -> QAbstractButton:
    """Return the button with this text that can be seen."""
    return next(one for one in window.findChildren(QAbstractButton) if one.text() == text and one.isVisible())


def click(window: LibraryWindow, text: str) -> None:
    QTest.mouseClick(button(window, text), Qt.MouseButton.LeftButton)


def words(window: LibraryWindow) -> str:
    return window.review_bar.words.text()


def details(window: LibraryWindow) -> dict[str, str]:
    model = window.list.games
    return {game.file: model.details(game) for game in model.games}


def test_all_games_are_reviewed_at_a_click(qtbot: QtBot, window: LibraryWindow, folder: Path) -> None:
    assert not window.review_bar.isVisible()
    seen: list[str] = []
    window.review.changed.connect(lambda: seen.append(words(window)))
    rows: list[dict[str, str]] = []
    window.review.changed.connect(lambda: rows.append(details(window)))
    click(window, "Review all")
    assert window.review_bar.isVisible()
    assert not window.acts.review_all.isEnabled()
    qtbot.waitUntil(lambda: window.review.state == ReviewState.OFF)
    assert "Looking for games to be reviewed…" in seen
    assert "Reviewing game 1 of 2 (Escabel, 5\u00a0×\u00a05): position 2 of 3…" in seen
    assert "Reviewing game 2 of 2 (Escabel, 5\u00a0×\u00a05): position 1 of 4…" in seen
    assert {"lost.sgf": "being reviewed", "won.sgf": ""} in rows
    qtbot.waitUntil(lambda: details(window) == {"lost.sgf": "reviewed", "won.sgf": "reviewed"})
    assert not window.review_bar.isVisible()
    assert window.messages.message.text() == "All games that are over have been reviewed."
    for name in GAMES:
        assert Review(read_sgf((folder / f"{name}.sgf").read_text("utf-8"))).unseen == []
    click(window, "Review all")
    qtbot.waitUntil(lambda: "reviewed already" in window.messages.message.text())


def test_it_waits_is_paused_goes_on_and_is_called_off(qtbot: QtBot, window: LibraryWindow, engine: FakeEngine) -> None:
    engine.analyst.analyze(Position("escabel", 5, "", (), "black"))
    click(window, "Review all")
    qtbot.waitUntil(lambda: "needed for your game. Game 1 of 2." in words(window))
    click(window, "Pause")
    assert words(window) == "The review of the library is paused. Games reviewed: 0 of 2."
    click(window, "Go on")
    assert "needed for your game" in words(window)
    click(window, "Stop")
    assert not window.review_bar.isVisible()
    assert window.acts.review_all.isEnabled()
    assert window.review.state == ReviewState.OFF


def test_it_takes_a_little_more_of_the_bar_with_every_position(qtbot: QtBot, window: LibraryWindow) -> None:
    shares: list[float] = []
    bar = window.review_bar.progress
    window.review.changed.connect(lambda: shares.append(bar.value() / bar.maximum()))
    click(window, "Review all")
    qtbot.waitUntil(lambda: window.review.state == ReviewState.OFF)
    assert shares[:-1] == sorted(shares[:-1])
    assert len(set(shares)) >= 7


def test_a_game_under_review_is_opened_and_left_alone(qtbot: QtBot, window: LibraryWindow, engine: FakeEngine) -> None:
    engine.analyst.analyze(Position("escabel", 5, "", (), "black"))
    click(window, "Review all")
    qtbot.waitUntil(lambda: window.review.progress.positions > 0)
    row = [game.file for game in window.list.games.games].index("lost.sgf")
    place = window.list.visualRect(window.list.games.index(row, GAME)).center()
    with qtbot.waitSignal(window.library.opened):
        QTest.mouseClick(window.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.keyClick(window.list, Qt.Key.Key_Return)
    engine.analyst.stop()
    qtbot.waitUntil(lambda: details(window) == {"lost.sgf": "", "won.sgf": "reviewed"})


def test_the_program_goes_on_with_it_at_its_next_start(qtbot: QtBot, person: Person) -> None:
    parts = person.parts
    parts.resume_review()
    assert parts.library_parts.made is None
    person.window.settings.library_review = "paused"
    parts.resume_review()
    review = parts.library_parts().review
    assert review.state == ReviewState.PAUSED
    assert parts.library.made is None
    qtbot.waitUntil(lambda: review.state == ReviewState.OFF)  # there is no game to be reviewed
    assert person.window.settings.library_review == "off"
    assert person.message.startswith("All games that are over have been reviewed already.")


def test_pause_and_go_on_hand_the_keyboard_to_each_other(qtbot: QtBot, window: LibraryWindow) -> None:
    click(window, "Review all")
    for text, then in (("Pause", "Go on"), ("Go on", "Pause")):
        button(window, text).setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        assert window.focusWidget() is button(window, then)
    qtbot.waitUntil(lambda: window.review.state == ReviewState.OFF)
    assert window.list.hasFocus()
