"""Reports over the library are made in the background: the latest one counts, and any can be ended."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.library import game_reports
from escabel_gui.model.library.game_reports import GameReports, MadeReport
from escabel_gui.model.library.library import Library
from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.model.table.table import Table
from escabel_gui.record.progress import ProgressCallback
from escabel_gui.record.rating.rated_games import ratings_file
from escabel_gui.record.report.report_game import Choice
from escabel_gui.record.storage.patterns import Pattern
from escabel_gui.record.storage.query import Query
from tests.model.seating import wait_until

RATED = "SBKV[50]XEVAL[info move a1 visits 500 winrate 0.5000 pv a1]"
WORSE = "SBKV[20]XEVAL[info move a1 visits 500 winrate 0.8000 pv a1]"
GAMES = {
    "old": f"(;GM[101]SZ[4]PB[Ada]PW[Bo]DT[2026-01-01]RE[W+R]{RATED};B[b2]{WORSE};W[c3])",
    "new": "(;GM[102]SZ[7]PB[Escabel bot 1]PW[Ada]DT[2026-01-03]RE[B+2];B[d4])",
}


@pytest.fixture
def reports(table: Table, folder: Path, tmp_path: Path) -> Iterator[GameReports]:
    library = Library(table)
    ratings = Ratings(table, ratings_file(folder))
    reports = GameReports(library, ratings, Settings(tmp_path / "settings"))
    yield reports
    reports.close()
    library.close()


def made_of(reports: GameReports) -> list[MadeReport]:
    """Return a list that grows with all reports that are made from now on."""
    made: list[MadeReport] = []
    reports.made.connect(made.append)
    return made


def test_figures_come_first_and_kinds_of_mistakes_last(reports: GameReports) -> None:
    made = made_of(reports)
    reports.make(Query(), Choice("Ada"))
    wait_until(lambda: len(made) == 2)
    assert [one.is_whole for one in made] == [False, True]
    assert [len(one.report.games) for one in made] == [2, 2]
    assert [one.report.mistakes.explained for one in made] == [0, 1]
    assert made[0].people == ["Ada", "Bo"]
    assert made[0].opponents == ["Ada", "Bo", "Escabel bot 1"]
    assert (made[0].report.total.won, made[0].report.total.lost) == (0, 2)


def test_only_the_latest_report_is_told_of(reports: GameReports) -> None:
    made = made_of(reports)
    for name in ("Ada", "Nobody", "Bo"):
        reports.make(Query(), Choice(name))
    wait_until(lambda: any(one.report.person == "Bo" for one in made))
    assert {one.report.person for one in made} == {"Bo"}


def test_a_query_narrows_it(reports: GameReports) -> None:
    made = made_of(reports)
    reports.make(Query(ruleset="abande"), Choice())
    wait_until(lambda: len(made) == 1)
    assert [Path(game.path).name for game in made[0].report.games] == ["new.sgf"]
    reports.make(Query(pattern=Pattern("abande", 7, ())), Choice())
    wait_until(lambda: len(made) == 2)
    assert [Path(game.path).name for game in made[1].report.games] == ["new.sgf"]


def test_it_can_be_ended(qtbot: QtBot, reports: GameReports, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cancel a report: the figures that are there stay, and the next report is made."""
    began: list[bool] = []

    def look_for_ever(*_args: object, report: ProgressCallback, known: object) -> None:
        began.append(True)
        while True:
            report(0, 10)

    made = made_of(reports)
    with monkeypatch.context() as patched:
        patched.setattr(game_reports, "explain_mistakes", look_for_ever)
        reports.make(Query(), Choice("Ada"))
        wait_until(lambda: bool(began and made))
        with qtbot.waitSignal(reports.progressed, check_params_cb=lambda words: words is None):
            reports.cancel()
    assert [one.is_whole for one in made] == [False]
    reports.make(Query(), Choice("Ada"))
    wait_until(lambda: len(made) == 3)
    assert made[-1].is_whole
