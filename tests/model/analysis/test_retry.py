"""Trying a mistake oneself: verdicts come, the game stays as it is, and the answer hides until it is wanted."""

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.analysis.analysis import Analysis
from escabel_gui.model.analysis.retry import Retry
from escabel_gui.model.analysis.review_run import ReviewRun
from escabel_gui.model.engines.analyst import MAX_FAILURES
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.review.review import Review, Thresholds
from escabel_gui.rules.state import BLACK
from tests.model.seating import FakeEngine, MakeTable, StartEngine, wait_until

FRIENDS = GameSetup("escabel", 5, (Player(), Player()))


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    """Return a table with a game whose first move, c3, cost Black 40 %: d4 would have been better."""
    table = make_table(FRIENDS, moves="c3 b2")
    line = table.game.tree.main_line()
    for node, rate, move in ((line[0], 0.8, "d4"), (line[1], 0.6, "e5")):
        node.set_evaluation(Evaluation(BLACK + node.depth, rate, (Candidate(move, 900, rate, "", (move,)),)))
    return table


@pytest.fixture
def retry(table: Table, engine: FakeEngine) -> Retry:
    """Return the retry of that mistake."""
    retry = Retry(table.game, table.seating, engine.analyst)
    review = Review(table.game.tree)
    retry.begin(review.judgments[review.line[1]], Thresholds())
    return retry


def attempt(table: Table, retry: Retry, text: str) -> None:
    retry.make_move(table.game.rules.parse_legal_move(table.game.state, text))


def test_it_begins_before_the_mistake(table: Table, retry: Retry) -> None:
    assert table.game.node.is_root
    assert retry.verdict is None


def test_the_better_move_is_known_at_once(table: Table, retry: Retry) -> None:
    attempt(table, retry, "d4")
    assert retry.verdict is not None
    assert retry.verdict.is_good
    assert retry.verdict.rate == pytest.approx(0.8)


def test_the_mistake_itself_is_recognised(table: Table, retry: Retry) -> None:
    attempt(table, retry, "c3")
    assert retry.verdict is not None
    assert retry.verdict.is_played
    assert not retry.verdict.is_good


def test_any_other_move_is_looked_at(qtbot: QtBot, table: Table, retry: Retry, engine: FakeEngine) -> None:
    """Try e1: the engine gives the opponent 46.5 % after it, so the one who tried has 53.5 %, worse than 80 %."""
    attempt(table, retry, "e1")
    assert retry.tried == "e1"
    qtbot.waitUntil(lambda: retry.verdict is not None)
    assert retry.verdict is not None
    assert retry.verdict.move == "e1"
    assert not retry.verdict.is_good
    assert "play black e1" in engine.heard


def test_a_move_that_the_engine_says_nothing_of_can_be_tried_again(table: Table, start_engine: StartEngine) -> None:
    retry = Retry(table.game, table.seating, start_engine("dies", MAX_FAILURES + 1).analyst)
    review = Review(table.game.tree)
    retry.begin(review.judgments[review.line[1]], Thresholds())
    attempt(table, retry, "e1")
    wait_until(lambda: retry.remark is not None)
    assert str(retry.remark) == "The bot does not answer. Try the move once more."
    assert retry.is_on
    assert not retry.tried
    attempt(table, retry, "e1")
    assert retry.remark is None
    wait_until(lambda: retry.verdict is not None)


@pytest.mark.parametrize(("mistake", "is_good"), [(27, True), (26, False)])
def test_what_is_as_good_within_the_threshold_is_right(
    qtbot: QtBot, table: Table, engine: FakeEngine, mistake: int, is_good: bool
) -> None:
    """Try a move that loses 26.5 %: the opponent's answer is told only where that is too much."""
    retry = Retry(table.game, table.seating, engine.analyst)
    review = Review(table.game.tree)
    retry.begin(review.judgments[review.line[1]], Thresholds(mistake, 90))
    attempt(table, retry, "e1")
    qtbot.waitUntil(lambda: retry.verdict is not None)
    assert retry.verdict is not None
    assert retry.verdict.is_good == is_good
    assert bool(retry.verdict.reply) == (not is_good)


def test_the_game_stays_as_it_is(qtbot: QtBot, table: Table, retry: Retry) -> None:
    attempt(table, retry, "e1")
    qtbot.waitUntil(lambda: retry.verdict is not None)
    assert len(table.game.tree.root.children) == 1
    assert table.game.node.is_root


def test_who_goes_elsewhere_gives_it_up(table: Table, retry: Retry) -> None:
    attempt(table, retry, "e1")
    table.game.go_on()
    assert not retry.is_on
    assert retry.tried == ""


def test_one_at_a_time_has_the_analyst(table: Table, start_engine: StartEngine) -> None:
    engine = start_engine("slow")
    analysis, review_run = Analysis(table, engine.analyst), ReviewRun(table, engine.analyst)
    analysis.start()
    review_run.start()
    assert (analysis.is_on, review_run.is_running) == (False, True)
    analysis.start()
    assert (analysis.is_on, review_run.is_running) == (True, False)
    review_run.stop()
    assert analysis.is_on
    analysis.stop()
