"""Analysis and review of one game: what was begun after its end is no help where it goes on."""

from collections.abc import Callable
from pathlib import Path

import pytest

from escabel_gui.model.analysis.game_analysis import GameAnalysis
from escabel_gui.model.application.settings import Settings
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.activity import Play, Stage
from escabel_gui.model.table.game_setup import GameSetup
from tests.model.seating import MakeTable, StartEngine

Start = Callable[[GameAnalysis], None]

AGAINST_BOT = GameSetup("escabel", 5, (Player(), Player(2)))
BEGUN: list[Start] = [GameAnalysis.start_analysis, GameAnalysis.start_review]


@pytest.fixture
def analysis(make_table: MakeTable, start_engine: StartEngine, tmp_path: Path) -> GameAnalysis:
    """Return what looks into a game against a bot in which it is the person's turn, with an engine that is slow."""
    table = make_table(AGAINST_BOT)
    stage = Stage(Play(table, table), table)
    return GameAnalysis(table, Settings(tmp_path / "settings"), start_engine("slow").analyst, stage, table)


def is_on(analysis: GameAnalysis) -> bool:
    return analysis.live_analysis.is_on or analysis.review_run.is_running


@pytest.mark.parametrize("begin", BEGUN)
def test_help_from_after_a_resignation_ends_when_that_is_taken_back(analysis: GameAnalysis, begin: Start) -> None:
    table = analysis._table
    table.giving_up.resign()
    begin(analysis)
    assert is_on(analysis)
    table.moving.take_back()
    assert not is_on(analysis)


@pytest.mark.parametrize("begin", BEGUN)
def test_help_that_was_asked_for_stays_when_a_resignation_is_taken_back(analysis: GameAnalysis, begin: Start) -> None:
    table = analysis._table
    begin(analysis)
    table.giving_up.resign()
    table.moving.take_back()
    assert is_on(analysis)
