"""Games that cannot be saved are left only by who says so: nothing is lost that the person was not asked about."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, SignalInstance
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.model.table import saving_again
from escabel_gui.model.table.game_writer import Failure
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.game_store import GameFile, GameStore
from escabel_gui.record.time_control import SUDDEN_DEATH, TimeControl
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from tests.model.full_disk import FullDisk
from tests.model.seating import FRIENDS, MakeTable, StartEngine, moves_to, on_disk, play, rest, told_at
from tests.move_lists import format_move_list


class Person:
    """Person who is asked whether moves may be lost."""

    def __init__(self, table: Table, may_lose: bool = False) -> None:
        self.may_lose = may_lose
        self.asked: list[str] = []  # the reasons
        self._table = table
        table.could_not_save.connect(self.answer)

    def answer(self, failure: Failure) -> None:
        self.asked.append(str(failure.reason))
        if self.may_lose:
            self._table.leave_anyway()
        else:
            self._table.stay()


def other_game() -> GameTree:
    return GameTree(make_rules("escabel", 5))


Leave = Callable[[Table], bool]


def leaves(table: Table, leave: Callable[[], None], come: SignalInstance) -> bool:
    """Return whether what comes in the place of the game comes."""
    came: list[bool] = []
    come.connect(lambda: came.append(True))
    leave()
    rest(table)
    return bool(came)


WAYS_TO_LEAVE: dict[str, Leave] = {
    "begin": lambda table: leaves(table, lambda: table.begin(FRIENDS), table.game.replaced),
    "put": lambda table: leaves(table, lambda: table.put(other_game()), table.game.replaced),
    "resume": lambda table: leaves(
        table,
        lambda: table.resume(GameFile(table.kept_games.folder / "other.sgf"), other_game(), {}),
        table.game.replaced,
    ),
    "close": lambda table: leaves(table, table.close, table.closed),
}
leaving = pytest.mark.parametrize("leave", WAYS_TO_LEAVE.values(), ids=WAYS_TO_LEAVE.keys())


@leaving
def test_a_game_that_cannot_be_saved_is_left_only_when_one_says_so(
    make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch, leave: Leave
) -> None:
    table = make_table(FRIENDS, moves="b2 c3")
    rest(table)
    path, disk = table.path, FullDisk(monkeypatch)
    play(table, "d4 a1 a2")
    person = Person(table)
    assert not leave(table)
    assert person.asked == [os.strerror(errno.ENOSPC)]
    assert on_disk(games) == "b2 c3"
    assert (table.path, moves_to(table)) == (path, "b2 c3 d4 a1 a2")
    person.may_lose = True
    assert leave(table)
    disk.is_full = False


@leaving
def test_a_game_that_can_be_saved_after_all_is_left_unasked(
    make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch, leave: Leave
) -> None:
    table = make_table(FRIENDS)
    rest(table)
    path, disk = table.path, FullDisk(monkeypatch)
    play(table, "b2 c3")
    person = Person(table)
    disk.is_full = False
    assert leave(table)
    assert person.asked == []
    assert path is not None
    assert format_move_list(GameStore(games).open(path).tree) == "b2 c3"


@leaving
def test_where_nothing_would_be_lost_nothing_is_asked(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, leave: Leave
) -> None:
    """Leave a game that one only looks at, and one in which nobody has played."""
    table = make_table(FRIENDS, moves="b2 c3")
    rest(table)
    disk = FullDisk(monkeypatch)
    table.game.go_back()
    person = Person(table)
    assert leave(table)
    table.begin(FRIENDS)
    rest(table)
    assert leave(table)
    assert person.asked == []
    disk.is_full = False


def test_a_game_that_never_had_a_file_is_not_lost_unasked(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(monkeypatch)
    table = make_table(FRIENDS, moves="b2")
    person = Person(table)
    table.begin(FRIENDS)
    rest(table)
    assert len(person.asked) == 1
    assert moves_to(table) == "b2"
    disk.is_full = False


def test_who_stays_with_a_game_plays_on(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = start_engine("slow").bot
    table = make_table(FRIENDS._replace(players=(Player(), Player(2)), control=TimeControl(SUDDEN_DEATH, main=60)), bot)
    disk = FullDisk(monkeypatch)
    play(table, "d4")
    person = Person(table)
    table.close()
    rest(table)
    assert len(person.asked) == 1
    assert table.clock.running == 1
    table.let_bot_move()  # it thinks already: at once
    qtbot.waitUntil(lambda: moves_to(table) == "d4 a1")
    disk.is_full = False


def test_nothing_is_tried_again_while_it_is_asked_whether_a_game_may_be_lost(
    qtbot: QtBot, make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving_again, "AGAIN_MS", 1)
    table = make_table(FRIENDS, moves="b2")
    rest(table)
    disk = FullDisk(monkeypatch)
    play(table, "c3")
    with qtbot.waitSignal(table.could_not_save):
        table.begin(FRIENDS)
    disk.is_full = False
    turns: list[None] = []
    timer = QTimer(table, interval=1)
    timer.timeout.connect(lambda: turns.append(None))
    timer.start()
    qtbot.waitUntil(lambda: len(turns) > 20)
    timer.stop()
    assert on_disk(games) == "b2"
    assert table.is_leaving
    with qtbot.waitSignal(table.kept):
        table.stay()
    assert on_disk(games) == "b2 c3"


def test_what_does_not_read_back_replaces_nothing(
    make_table: MakeTable, games: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = make_table(FRIENDS, moves="b2")
    rest(table)
    told = told_at(table)
    table.game.node.properties["1A"] = ["x"]  # no reader takes this for the name of a property
    play(table, "c3")
    assert on_disk(games) == "b2"
    assert len(told) == 1
    assert "would change a move or a comment" in told[0]
    assert "1A[x]" in caplog.text
    person = Person(table)
    table.begin(FRIENDS)
    rest(table)
    assert len(person.asked) == 1
    assert moves_to(table) == "b2 c3"
