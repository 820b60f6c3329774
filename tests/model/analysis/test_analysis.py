"""Analysis on the board: it follows the person, and never helps by accident."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.analysis.analysis import Analysis
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.rules.state import BLACK, WHITE
from tests.model.seating import FakeEngine, MakeTable, StartEngine

FRIENDS = GameSetup("escabel", 5, (Player(), Player()))
AGAINST_BOT = GameSetup("escabel", 5, (Player(), Player(2)))

Analyze = Callable[..., Analysis]


@pytest.fixture
def analyze(start_engine: StartEngine) -> Iterator[Analyze]:
    """Yield a function that makes the analysis of a table, off."""
    made: list[Analysis] = []

    def make(table: Table, engine: FakeEngine | None = None) -> Analysis:
        made.append(Analysis(table, (engine or start_engine()).analyst))
        return made[-1]

    yield make
    for analysis in made:
        analysis.stop()


def see(qtbot: QtBot, analysis: Analysis) -> None:
    """Wait until there is something to see."""
    qtbot.waitUntil(lambda: analysis.evaluation is not None)


def test_it_looks_at_the_position_on_the_board(qtbot: QtBot, make_table: MakeTable, analyze: Analyze) -> None:
    analysis = analyze(make_table(FRIENDS))
    analysis.start()
    see(qtbot, analysis)
    assert analysis.evaluation is not None
    assert analysis.evaluation.color == BLACK


def test_it_follows_when_one_steps_about(qtbot: QtBot, make_table: MakeTable, analyze: Analyze) -> None:
    table = make_table(FRIENDS, moves="c3 b2")
    analysis = analyze(table)
    analysis.start()
    see(qtbot, analysis)
    table.game.go_back()
    assert analysis.evaluation is None
    see(qtbot, analysis)
    assert analysis.evaluation is not None
    assert analysis.evaluation.color == WHITE


def test_switched_off_it_sees_nothing(qtbot: QtBot, make_table: MakeTable, analyze: Analyze) -> None:
    table = make_table(FRIENDS)
    analysis = analyze(table)
    analysis.start()
    see(qtbot, analysis)
    analysis.stop()
    table.play_text("c3")
    assert analysis.evaluation is None
    assert not analysis.is_on


def test_where_the_game_is_over_there_is_nothing_to_see(qtbot: QtBot, make_table: MakeTable, analyze: Analyze) -> None:
    table = make_table(FRIENDS._replace(size=3), moves="a1 c1 a2 c2 a3 b3")
    assert table.game.is_over
    analysis = analyze(table)
    analysis.start()
    assert analysis.evaluation is None
    table.game.go_back()
    see(qtbot, analysis)


def test_against_the_bot_it_ends_when_the_game_goes_on(qtbot: QtBot, make_table: MakeTable, analyze: Analyze) -> None:
    table = make_table(AGAINST_BOT)
    analysis = analyze(table)
    assert table.would_help_be_unfair
    analysis.start()
    see(qtbot, analysis)
    table.play_text("c3")
    assert not analysis.is_on


def test_against_the_bot_it_ends_when_one_comes_back_to_the_game(
    qtbot: QtBot, make_table: MakeTable, analyze: Analyze
) -> None:
    table = make_table(AGAINST_BOT)
    with qtbot.waitSignal(table.bot.chose):
        table.play_text("c3")
    table.game.go_back()
    analysis = analyze(table)
    analysis.start()
    table.game.go_back()
    assert analysis.is_on
    table.game.go_to_end()
    assert not analysis.is_on


def test_a_decided_game_against_the_bot_may_be_looked_at(make_table: MakeTable) -> None:
    table = make_table(AGAINST_BOT)
    table.giving_up.resign()
    assert not table.would_help_be_unfair


def test_a_new_game_against_the_bot_begins_without_help(qtbot: QtBot, make_table: MakeTable, analyze: Analyze) -> None:
    table = make_table(FRIENDS)
    analysis = analyze(table)
    analysis.start()
    see(qtbot, analysis)
    table.begin(AGAINST_BOT)
    assert not analysis.is_on


def test_an_engine_that_never_answers_is_told(
    qtbot: QtBot, make_table: MakeTable, analyze: Analyze, start_engine: StartEngine
) -> None:
    analysis = analyze(make_table(FRIENDS), start_engine("dies"))
    with qtbot.waitSignal(analysis.said, check_params_cb=lambda words: "does not answer" in words.text):
        analysis.start()
    assert not analysis.is_on
