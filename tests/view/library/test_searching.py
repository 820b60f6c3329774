"""Every word that the list of games shows finds the games that show it, in every language."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QApplication

from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.query import Query
from escabel_gui.shipped import resources
from escabel_gui.view.language import SOURCE, Language
from escabel_gui.view.library.library_list import BLACK, DATE, GAME, RESULT, WHITE, LibraryModel
from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.look.shown_texts import shown_text

GAMES = {
    "bot": "(;GM[101]SZ[5]PW[Escabel bot 2]DT[2023-11-24]RE[B+];B[b2];W[c3])",
    "bots": "(;GM[101]SZ[11]PB[Escabel bot 1]PW[Escabel bot 1]DT[2025-01-02]RE[W+R];B[b2])",
    "friend": "(;GM[103]RU[fast-quabble]SZ[11]PW[Bo]XRESUME[white friend: x]DT[2024-12-31];B[a1])",
    "named": "(;GM[101]RU[escabel:connection=tiebreak,setup=checkered-black]SZ[6]GN[Last]PB[Ada]PW[Bo]RE[0];B[b2-b3])",
    "2024-05-06 1405 Evening": "(;GM[101]SZ[5]PB[Ada]DT[2024-05-06];B[b2];W[c3];B[d4])",
    "points": "(;GM[102]SZ[7]PB[Ada]DT[2026-01-03]RE[B+2];B[d4];W[d5];B[e4];W[c3])",
}


@pytest.fixture(params=[SOURCE, "de", "es", "hu"])
def model(
    request: pytest.FixtureRequest, open_window: Callable[[], LibraryWindow], folder: Path
) -> Iterator[LibraryModel]:
    for name, text in GAMES.items():
        (folder / f"{name}.sgf").write_text(text, "utf-8")
    window = open_window()
    before = QLocale()
    language = Language(resources() / "translations", window)
    language.choose(request.param)
    QApplication.processEvents()
    yield window.list.games
    language.choose(SOURCE)
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("language", "dates"),
    [
        ("de_DE", ("06.05.2024", "6.5.2024", "6. Mai 2024", "2024-05-06", "06.05.")),
        ("en_US", ("05/06/2024", "5/6/2024", "2024-5-6")),
        ("es_ES", ("06/05/2024", "6/5/2024")),
        ("hu_HU", ("2024. 05. 06.", "2024.05.06.", "2024.5.6.", "2024.05.06")),
    ],
)
def test_a_date_is_found_in_numbers(
    qapp: QApplication, tmp_path: Path, folder: Path, language: str, dates: tuple[str, ...]
) -> None:
    for name, text in GAMES.items():
        (folder / f"{name}.sgf").write_text(text, "utf-8")
    index = GameIndex(tmp_path / "index", folder)
    index.refresh()
    before, owner = QLocale(), QObject()
    chosen = Language(resources() / "translations", owner)
    chosen.choose(language[:2])
    QLocale.setDefault(QLocale(language))
    found = {date: [game.file for game in index.search(Query(date, shown=shown_text))] for date in dates}
    chosen.choose(SOURCE)
    QLocale.setDefault(before)
    index.close()
    assert found == {date: ["2024-05-06 1405 Evening.sgf"] for date in dates}


def test_what_is_shown_is_found(model: LibraryModel, tmp_path: Path, folder: Path) -> None:
    index = GameIndex(tmp_path / "index", folder)
    index.refresh()
    games = index.search(Query())
    model.show_games(games)
    shown = {
        game.file: [str(model.index(row, column).data()) for column in (GAME, BLACK, WHITE, RESULT, DATE)]
        + model.details(game).split(" · ")
        for row, game in enumerate(games)
    }
    assert len(shown) == len(GAMES)
    for file, texts in shown.items():
        for text in filter(None, texts):
            found = {game.file for game in index.search(Query(text, shown=shown_text))}
            assert file in found, text
            words = [word.strip(",") for word in text.casefold().split()]
            for other in found:
                everything = " ".join(shown[other]).casefold()
                assert all(word in everything for word in words), (text, other)
    index.close()
