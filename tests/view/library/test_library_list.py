"""The list of the library, with many games and with odd ones."""

from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from escabel_gui.record.result import Result
from escabel_gui.record.storage.summary import Summary
from escabel_gui.rules.state import BLACK, NOBODY, WHITE
from escabel_gui.view.library.library_list import BLACK as BLACK_COLUMN
from escabel_gui.view.library.library_list import DATE, PLIES, RESULT, LibraryList, LibraryModel
from escabel_gui.view.look.themes import MAPLE
from tests.view.hands import replace_override
from tests.view.painted_texts import runs_of

GAME = Summary("a.sgf", "escabel", 9, "Ada", "Bob", "", Result(BLACK), 30, "2026-01-01", False, False, "")


@pytest.fixture
def games(qtbot: QtBot) -> LibraryList:
    shown = LibraryList(MAPLE)
    qtbot.addWidget(shown)
    shown.resize(QSize(900, 600))
    shown.show()
    return shown


@pytest.mark.parametrize(
    ("change", "title"),
    [
        ({"wire_name": "nonesuch"}, "nonesuch"),
        ({"wire_name": "escabel:nonesuch=1"}, "escabel:nonesuch=1"),
        ({"wire_name": ""}, ""),
        ({"wire_name": "x" * 70_000}, "x" * 200 + " …"),
        ({"size": 1_000}, "Escabel, 1000\u00a0×\u00a01000"),
        ({"stacks": "z99bw nonsense"}, "Escabel, 9\u00a0×\u00a09"),
        ({"black": "W" * 70_000, "name": "W" * 70_000, "date": "W" * 70_000}, "Escabel, 9\u00a0×\u00a09"),
    ],
)
def test_a_game_that_a_later_version_knows_is_shown_as_it_is_written(
    games: LibraryList, change: dict[str, object], title: str
) -> None:
    games.show_games([GAME._replace(**change)])  # type: ignore[arg-type]
    for _ in range(3):
        QApplication.processEvents()
        games.grab()
    assert games.games.data(games.games.index(0, 0)) == title


@pytest.mark.parametrize(
    ("written", "friend", "shown"),
    [
        (("", "Escabel bot 2"), NOBODY, ("You", "Bot (level 2)")),
        (("Escabel bot 8", ""), NOBODY, ("Bot (level 8)", "You")),
        (("Ada", "Escabel bot 2"), NOBODY, ("Ada", "Bot (level 2)")),
        (("Escabel bot 1", "Escabel bot 2"), NOBODY, ("Bot (level 1)", "Bot (level 2)")),
        (("", ""), NOBODY, ("Black", "White")),
        (("Ada", ""), NOBODY, ("Ada", "White")),
        (("Escabel bot 9", ""), NOBODY, ("Escabel bot 9", "White")),
        (("", ""), WHITE, ("You", "Your friend")),
        (("", ""), BLACK, ("Your friend", "You")),
        (("Ben", ""), BLACK, ("Ben", "You")),
        (("Ada", ""), WHITE, ("Ada", "Your friend")),
    ],
)
def test_players_are_called_as_at_the_board(
    games: LibraryList, written: tuple[str, str], friend: int, shown: tuple[str, str]
) -> None:
    games.show_games([GAME._replace(black=written[0], white=written[1], friend=friend)])
    assert tuple(games.games.data(games.games.index(0, column)) for column in (1, 2)) == shown


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that grows each time Qt asks how many games there are, as it does for every cell it looks at."""
    counts: list[int] = []
    count_rows = LibraryModel.rowCount

    def rowCount(*args: Any) -> int:
        counts.append(1)
        return count_rows(*args)

    replace_override(monkeypatch, LibraryModel, "rowCount", rowCount)
    return counts


def test_selecting_all_games_asks_for_no_row_that_is_not_seen(asked: list[int], games: LibraryList) -> None:
    games.show_games([GAME._replace(file=f"{number}.sgf") for number in range(5_000)])
    games.grab()
    assert asked
    asked.clear()
    games.selectAll()
    games.grab()
    assert len(games.selected_files()) == 5_000
    assert len(asked) < 2_000


def test_what_has_no_column_in_a_narrow_list_stands_under_the_title(games: LibraryList) -> None:
    games.show_games([GAME])
    parts = ["Black wins", "Ada – Bob", "30 moves", "Jan\u00a01,\u00a02026"]  # no line ends within the date
    seen = set()
    for width in range(1000, 300, -50):
        games.resize(QSize(width, 600))
        QApplication.processEvents()
        line = games.games.second_line(GAME)
        seen.add(line)
        for column, part in zip((RESULT, BLACK_COLUMN, PLIES, DATE), parts, strict=True):
            assert games.isColumnHidden(column) == (part in line)
        assert games.horizontalScrollBar().maximum() == 0, "all can be seen"
    assert seen >= {"", " · ".join(parts)}


def test_what_has_too_little_room_under_the_title_ends_with_dots_in_its_last_line(games: LibraryList) -> None:
    games.show_games([GAME._replace(name=" ".join(["variation"] * 18))])
    games.resize(QSize(300, 600))
    QApplication.processEvents()
    runs = list(runs_of(games.viewport()))
    left = next(run.place.left() for run in runs if run.text.startswith("Escabel"))
    title, *lines = (run.text for run in runs if run.place.left() == left)
    assert title == "Escabel, 9\u00a0×\u00a09"
    assert len(lines) > 1
    assert [line.endswith("…") for line in lines] == [False] * (len(lines) - 1) + [True]


def test_home_and_end_lead_to_the_first_and_the_last_game(games: LibraryList) -> None:
    games.show_games([GAME._replace(file=f"{number}.sgf") for number in range(30)])
    QTest.keyClick(games, Qt.Key.Key_End)
    assert games.selected_files() == ["29.sgf"]
    QTest.keyClick(games, Qt.Key.Key_Home)
    assert games.selected_files() == ["0.sgf"]
    assert games.current_place() == ("0.sgf", 1)
    QTest.keyClick(games, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    assert len(games.selected_files()) == 30
