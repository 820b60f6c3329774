"""The games that were played last, in the menu."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from escabel_gui.model.background.threads import THREADS
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.view.library.recent_games import MAX_RECENT_GAMES, RecentGames, file_title
from escabel_gui.view.look.texts import date_text
from tests.model.seating import rest
from tests.view.hands import Person


def recent_games(person: Person) -> RecentGames:
    """Return the menu as it is when one opens the one that it is in."""
    (menu,) = person.window.findChildren(RecentGames)
    with person.qtbot.waitSignal(menu.listed):
        menu.look()
    return menu


def test_a_game_that_was_left_is_in_the_menu_and_goes_on_from_there(person: Person) -> None:
    person.play("c3 d4")
    assert not recent_games(person).isEnabled()
    person.table.begin(GameSetup("abande", 7, (Player(), Player())))
    rest(person.table)  # a game is on disk before the table hears where
    (entry,) = recent_games(person).actions()
    assert entry.text().startswith("Escabel, 5\u00a0×\u00a05 · ")
    entry.trigger()
    assert person.moves == "c3 d4"


def test_there_are_no_more_than_the_newest_eight(person: Person) -> None:
    for _ in range(MAX_RECENT_GAMES + 3):
        person.play("c3")
        person.table.begin(GameSetup("escabel", 3, (Player(), Player())))
    menu = recent_games(person)
    assert len(menu.actions()) == MAX_RECENT_GAMES


def test_a_file_that_is_no_game_is_told(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _window, _title, text: told.append(text))
    folder = person.table.kept_games.folder
    (folder / "none.sgf").write_text("hello", encoding="utf-8")
    menu = recent_games(person)
    menu.actions()[0].trigger()
    menu.open_game(folder / "gone.sgf")
    assert "none.sgf cannot be read" in told[0]
    assert told[1].startswith("gone.sgf: ")  # and what the system says


def test_an_unexpected_error_is_told(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(person.table.kept_games, "newest_first", fail)
    with person.qtbot.captureExceptions() as raised:
        person.parts.recent_games.look()
        THREADS.waitForDone()
    assert [kind for kind, *_ in raised] == [ZeroDivisionError]


def test_a_file_is_called_what_a_person_would_call_it() -> None:
    when = date_text("2026-11-02", "09:05")
    assert file_title(Path("2026-11-02 0905 Fast Quabble 9.sgf")) == f"Fast Quabble, 9\u00a0×\u00a09 · {when}"
    assert file_title(Path("2026-11-02 0905 Conquare 4.sgf")) == f"Conquare, 4\u00a0×\u00a04 spaces · {when}"
    assert file_title(Path("2026-11-02 0905 Abande 7 (2).sgf")) == f"Abande (2) · {when}"
    assert file_title(Path("2026-11-02 0905 Abande of mine.sgf")) == f"Abande of mine · {when}"
    assert file_title(Path("of mine.sgf")) == "of mine"
