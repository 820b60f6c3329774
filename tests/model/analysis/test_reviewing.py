"""The review of a game on the table: every position, what is kept when it is cut short, and what survives a kill."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.analysis.review_run import ReviewRun
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.review.review import Review
from escabel_gui.record.storage.game_store import GameStore
from tests.model.seating import FakeEngine, MakeTable, StartEngine, close, play, rest

FRIENDS = GameSetup("escabel", 5, (Player(), Player()))

MakeReviewing = Callable[..., ReviewRun]


@pytest.fixture
def review_of(start_engine: StartEngine) -> Iterator[MakeReviewing]:
    """Yield a function that makes the review of a table, not begun."""
    made: list[ReviewRun] = []

    def make(table: Table, engine: FakeEngine | None = None) -> ReviewRun:
        made.append(ReviewRun(table, (engine or start_engine()).analyst))
        return made[-1]

    yield make
    for review_run in made:
        review_run.stop()


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    """Return a table with a game of six moves between friends."""
    return make_table(FRIENDS, moves="c3 b2 d4 a1 e5 b5")


def kept(table: Table) -> Review:
    """Return the review that the file of a table's game has."""
    assert table.path is not None
    return Review(GameStore(table.path.parent).open(table.path).tree)


def test_every_position_is_looked_at_and_kept(qtbot: QtBot, table: Table, review_of: MakeReviewing) -> None:
    review_run = review_of(table)
    review_run.start()
    assert (review_run.done, review_run.total) == (0, 7)
    qtbot.waitUntil(lambda: not review_run.is_running)
    assert review_run.review.unseen == []
    assert len(review_run.review.judgments) == 6
    qtbot.waitUntil(lambda: kept(table).unseen == [])


def test_what_was_seen_before_a_cancel_stays(qtbot: QtBot, table: Table, review_of: MakeReviewing) -> None:
    review_run = review_of(table)
    review_run.changed.connect(lambda: review_run.stop() if review_run.done == 2 else None)
    review_run.start()
    qtbot.waitUntil(lambda: not review_run.is_running)
    left = len(review_run.review.unseen)
    assert left == 5
    qtbot.waitUntil(lambda: len(kept(table).unseen) == left)
    review_run.changed.disconnect()
    review_run.start()
    assert review_run.total == left
    qtbot.waitUntil(lambda: not review_run.is_running)
    assert review_run.review.unseen == []


def test_a_kept_review_is_known_at_once(
    qtbot: QtBot, table: Table, review_of: MakeReviewing, make_table: MakeTable
) -> None:
    review_run = review_of(table)
    review_run.start()
    qtbot.waitUntil(lambda: not review_run.is_running)
    close(table)
    again = make_table(folder=table.kept_games.folder)
    review = review_of(again)
    game = again.kept_games.resume()
    assert game is not None
    again.resume(*game)
    assert review.review.unseen == []
    assert len(review.review.judgments) == 6


def test_another_game_ends_the_review_and_loses_nothing(qtbot: QtBot, table: Table, review_of: MakeReviewing) -> None:
    review_run = review_of(table)
    review_run.start()
    qtbot.waitUntil(lambda: review_run.done >= 1)
    done, path = review_run.done, table.path
    table.begin(FRIENDS._replace(size=4))
    rest(table)
    assert not review_run.is_running
    assert review_run.review.judgments == {}
    assert path is not None
    qtbot.waitUntil(lambda: len(Review(GameStore(path.parent).open(path).tree).unseen) <= 7 - done)


def test_a_move_on_the_main_line_is_still_to_be_looked_at(qtbot: QtBot, table: Table, review_of: MakeReviewing) -> None:
    review_run = review_of(table)
    review_run.start()
    qtbot.waitUntil(lambda: not review_run.is_running)
    play(table, "c1")
    assert [node.depth for node in review_run.review.unseen] == [7]


def test_an_engine_that_dies_now_and_then_does_not_end_a_review(
    qtbot: QtBot, table: Table, review_of: MakeReviewing, start_engine: StartEngine
) -> None:
    review_run = review_of(table, start_engine("dies", times=2))
    review_run.start()
    qtbot.waitUntil(lambda: not review_run.is_running)
    assert review_run.review.unseen == []


def test_an_engine_that_never_answers_ends_the_review(
    qtbot: QtBot, table: Table, review_of: MakeReviewing, start_engine: StartEngine
) -> None:
    review_run = review_of(table, start_engine("dies"))
    with qtbot.waitSignal(review_run.said):
        review_run.start()
    assert not review_run.is_running


def test_a_game_without_moves_is_reviewed_in_one_look(
    qtbot: QtBot, make_table: MakeTable, review_of: MakeReviewing
) -> None:
    review_run = review_of(make_table(FRIENDS))
    review_run.start()
    qtbot.waitUntil(lambda: not review_run.is_running)
    assert review_run.review.judgments == {}
