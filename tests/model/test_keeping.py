"""Games keep themselves: each move is on disk before the next, and one goes on where one has left."""

from __future__ import annotations

import contextlib
import errno
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import SignalInstance
from pytestqt.qtbot import QtBot

import escabel_gui.model.saving
import escabel_gui.model.sessions
import escabel_gui.record.keeping.kept
from escabel_gui.model.clock import FISCHER, SUDDEN_DEATH, TimeControl
from escabel_gui.model.keeping import Failure, Keeping
from escabel_gui.model.match_score import MatchScore
from escabel_gui.model.players.player import Player
from escabel_gui.model.setup import Setup
from escabel_gui.model.table import Table
from escabel_gui.record.keeping.kept import GameFile, KeptGame, KeptGames
from escabel_gui.record.movelist import write_moves
from escabel_gui.record.result import parse_result
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.words import IllegalMove
from seating import MakeTable, StartEngine, close, let_settle, lines, moves_to, play, rest, told_at
from slow_disk import SlowDisk

LetPass = Callable[[float], None]

FRIENDS = Setup("escabel", 4, (Player(0, "Ada"), Player(0, "Bo: the second")))


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "games"


def last_left(games: Path) -> KeptGame:
    """The game that another program would resume now."""
    kept = KeptGames(games).resume()
    assert kept is not None
    return kept


def on_disk(games: Path) -> str:
    """The moves of its main line."""
    return write_moves(last_left(games).tree)


def resumed(make_table: MakeTable, games: Path) -> Table:
    """The table of a program that is started again."""
    table = make_table()
    table.resume(*last_left(games))
    return table


def test_every_move_is_on_disk_before_the_next(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    played: list[str] = []
    for move in ("b2", "c3", "d4", "a1"):
        play(table, move)
        assert on_disk(games).split()[: len(played)] == played
        played.append(move)


def test_a_finished_move_is_told_when_it_is_safe(qtbot: QtBot, make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    rest(table)
    for number, move in enumerate(("b2", "c3", "d4"), start=1):
        with qtbot.waitSignal(table.kept):
            play(table, move)
        assert len(on_disk(games).split()) == number


def test_nothing_is_told_to_be_safe_while_the_last_move_is_still_written(
    qtbot: QtBot, make_table: MakeTable, slow_disk: SlowDisk
) -> None:
    table = make_table(FRIENDS)
    play(table, "b2")
    rest(table)
    with slow_disk:
        with qtbot.assertNotEmitted(table.kept, wait=50):
            table.play_text("c3")
        with qtbot.waitSignal(table.kept):
            slow_disk.release()


def test_a_move_waits_for_the_disk_and_the_window_does_not(make_table: MakeTable, slow_disk: SlowDisk) -> None:
    table = make_table(FRIENDS)
    play(table, "b2")
    rest(table)
    with slow_disk:
        table.play_text("c3")
        assert moves_to(table) == "b2 c3"
        table.play_text("d4")
        assert moves_to(table) == "b2 c3"
        with pytest.raises(IllegalMove, match="the disk is slow"):
            table.play_text("a1")
        slow_disk.release()
        let_settle(table)
    assert moves_to(table) == "b2 c3 d4"


def test_a_move_that_waits_is_checked_at_once(make_table: MakeTable, slow_disk: SlowDisk) -> None:
    table = make_table(FRIENDS)
    rest(table)
    with slow_disk:
        table.play_text("b2")
        with pytest.raises(IllegalMove, match="taken"):
            table.play_text("b2")
        table.play_text("c3")


def test_no_clock_runs_while_a_move_waits_for_the_disk(
    make_table: MakeTable, slow_disk: SlowDisk, let_pass: LetPass
) -> None:
    table = make_table(FRIENDS._replace(control=TimeControl(FISCHER, main=60, extra=5)))
    play(table, "b2")
    rest(table)
    with slow_disk:
        table.play_text("c3")
        let_pass(10)
        table.play_text("d4")
        let_pass(1000)
        assert [table.clock.left(person).seconds for person in (0, 1)] == [50, 65]
        slow_disk.release()
        let_settle(table)
    assert [table.clock.left(person).seconds for person in (0, 1)] == [55, 65]
    let_pass(7)
    assert [table.clock.left(person).seconds for person in (0, 1)] == [55, 58]


def test_a_move_that_waits_for_the_disk_can_be_taken_back(make_table: MakeTable, slow_disk: SlowDisk) -> None:
    table = make_table(FRIENDS)
    rest(table)
    with slow_disk:
        table.play_text("b2")
        table.play_text("c3")
        assert table.can_take_back
        table.take_back()
        table.play_text("d4")
        slow_disk.release()
        let_settle(table)
    assert moves_to(table) == "b2 d4"


def test_who_looks_elsewhere_has_not_made_the_move_that_waited(make_table: MakeTable, slow_disk: SlowDisk) -> None:
    table = make_table(FRIENDS)
    rest(table)
    with slow_disk:
        table.play_text("b2")
        table.play_text("c3")
        table.game.go_to_start()
        slow_disk.release()
        rest(table)
    assert write_moves(table.game.tree) == "b2"


def test_the_bot_thinks_of_a_move_when_it_is_shown(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine, slow_disk: SlowDisk
) -> None:
    table = make_table(FRIENDS._replace(players=(Player(), Player(2))), start_engine().bot)
    rest(table)
    with slow_disk:
        table.play_text("d4")
        with qtbot.waitSignal(table.bot.chose):
            pass
        assert moves_to(table) == "d4"
        assert not table.is_thinking
        slow_disk.release()
        qtbot.waitUntil(lambda: moves_to(table) == "d4 a1")


def test_a_game_is_left_when_its_last_move_is_on_disk(make_table: MakeTable, games: Path, slow_disk: SlowDisk) -> None:
    table = make_table(FRIENDS)
    play(table, "b2")
    rest(table)
    left = table.path
    with slow_disk:
        table.play_text("c3")
        table.play_text("d4")
        table.begin(FRIENDS._replace(size=5))
        assert table.game.rules.size == 4
        assert not table.may_play
        slow_disk.release()
        rest(table)
    assert table.game.rules.size == 5
    assert left is not None
    assert write_moves(KeptGames(games).open(left).tree) == "b2 c3 d4"


@pytest.mark.parametrize("moves", ["", "b2 c3"])
def test_what_is_on_disk_is_left_at_once(make_table: MakeTable, slow_disk: SlowDisk, moves: str) -> None:
    table = make_table(FRIENDS)
    play(table, moves)
    with slow_disk:
        table.begin(FRIENDS._replace(size=5))
        assert table.game.rules.size == 5
        table.play_text("b2")
        assert moves_to(table) == "b2"
        slow_disk.release()


def test_a_table_is_closed_when_everything_is_on_disk(
    qtbot: QtBot, make_table: MakeTable, games: Path, slow_disk: SlowDisk
) -> None:
    table = make_table(FRIENDS)
    rest(table)
    with slow_disk:
        table.play_text("b2")
        with qtbot.assertNotEmitted(table.closed, wait=50):
            table.close()
        with qtbot.waitSignal(table.closed):
            slow_disk.release()
    assert on_disk(games) == "b2"


def test_a_table_that_closes_closes_whatever_else_was_on_its_way(
    qtbot: QtBot, make_table: MakeTable, games: Path, slow_disk: SlowDisk
) -> None:
    """A game that was asked for before may have been read only now."""
    table = make_table(FRIENDS)
    rest(table)
    with slow_disk:
        table.play_text("b2")
        table.close()
        table.begin(FRIENDS._replace(size=5))
        with qtbot.waitSignal(table.closed):
            slow_disk.release()
    assert on_disk(games) == "b2"


def test_a_game_that_is_opened_is_the_one_to_resume_at_once(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    play(table, "b2")
    rest(table)
    first = table.path
    table.begin(FRIENDS)
    rest(table)
    assert first is not None
    table.resume(*KeptGames(games).open(first))
    rest(table)
    assert last_left(games).path == first


def test_one_goes_on_where_one_has_left(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    play(table, "b2 c3 d4")
    table.game.go_back()
    table.game.go_back()
    play(table, "a1 a2")
    table.game.go_back()
    close(table)
    again = resumed(make_table, games)
    assert moves_to(again) == "b2 a1"
    assert again.setup == FRIENDS
    assert again.path == table.path
    again.game.go_on()
    assert moves_to(again) == "b2 a1 a2"


@pytest.mark.parametrize("players", [(Player(0, "Ada"), Player(3)), (Player(8), Player(1, "")), (Player(), Player())])
def test_the_same_players_sit_there_again(make_table: MakeTable, games: Path, players: tuple[Player, Player]) -> None:
    table = make_table(Setup("escabel:setup=checkered-white", 5, players, score=MatchScore(3, 2)))
    close(table)
    assert resumed(make_table, games).setup == table.setup


def test_swapped_seats_stay_swapped(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    play(table, "b2")
    table.play(SWAP)
    close(table)
    again = resumed(make_table, games)
    assert again.player_of(again.turn).name == "Ada"
    assert moves_to(again) == "b2 swap-sides"


def test_clocks_stand_still_until_somebody_moves(make_table: MakeTable, games: Path, let_pass: LetPass) -> None:
    table = make_table(FRIENDS._replace(control=TimeControl(SUDDEN_DEATH, main=60)))
    play(table, "b2 c3")
    let_pass(12)
    close(table)
    again = resumed(make_table, games)
    let_pass(1000)
    assert again.is_paused
    assert [again.clock.left(person).seconds for person in (0, 1)] == [48, 60]
    play(again, "d4")
    let_pass(5)
    assert again.clock.left(1).seconds == 55


def test_clocks_stand_still_when_one_left_while_looking_back(
    make_table: MakeTable, games: Path, let_pass: LetPass
) -> None:
    table = make_table(FRIENDS._replace(control=TimeControl(SUDDEN_DEATH, main=60)))
    play(table, "b2 c3")
    table.game.go_back()
    close(table)
    again = resumed(make_table, games)
    again.game.go_to_end()
    let_pass(1000)
    assert [again.clock.left(person).seconds for person in (0, 1)] == [60, 60]


def test_the_bot_goes_on_thinking_by_itself(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine, games: Path
) -> None:
    table = make_table(FRIENDS._replace(players=(Player(), Player(2))), start_engine("slow").bot)
    play(table, "d4")
    close(table)
    again = resumed(make_table, games)
    qtbot.waitUntil(lambda: moves_to(again) == "d4 a1")


def test_two_bots_wait_to_be_told(qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine, games: Path) -> None:
    table = make_table(Setup("escabel", 3, (Player(1), Player(1))), start_engine("slow").bot)
    close(table)
    again = resumed(make_table, games)
    assert again.is_paused
    with qtbot.waitSignal(again.finished):
        again.unpause()


def test_a_resignation_is_kept(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    play(table, "b2 c3")
    table.resign()
    close(table)
    again = resumed(make_table, games)
    assert again.result == parse_result("W+R")
    again.take_back()
    play(again, "d4")


def test_where_one_looks_is_written_down_after_a_while(
    qtbot: QtBot, make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(escabel_gui.model.saving, "SETTLE_MS", 1)
    table = make_table(FRIENDS)
    play(table, "b2 c3")
    table.game.go_to_start()
    qtbot.waitUntil(lambda: last_left(games).session["node"] == "")


@pytest.mark.parametrize(
    "session",
    [
        {},
        {"node": "0.0.9.x", "black": "nobody", "white": "bot 77", "control": "soon", "black-left": "later"},
        {"node": "-1", "control": "sudden 60 0 0", "black-left": "nan 0 0", "white-left": "5.0 0 0"},
    ],
)
def test_a_damaged_session_loses_no_move(make_table: MakeTable, games: Path, session: dict[str, str]) -> None:
    tree = GameTree(make_rules("escabel", 4))
    tree.add(tree.add(tree.root, tree.rules.parse_move("b2")), tree.rules.parse_move("c3"))
    games.mkdir()
    KeptGames(games).save(GameFile(games / "a.sgf"), tree, session)
    again = resumed(make_table, games)
    again.game.go_to_end()
    assert moves_to(again) == "b2 c3"


# ---- files


def test_empty_games_leave_no_file(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    for _ in range(3):
        rest(table)
        table.begin(FRIENDS)
    play(table, "b2")
    table.begin(FRIENDS)
    rest(table)
    close(table)
    assert len(list(games.glob("*.sgf"))) == 2


def test_every_game_has_its_own_file(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    for _ in range(3):
        play(table, "b2")
        table.play_again()
        rest(table)
    close(table)
    assert len(list(games.glob("*.sgf"))) == 4


def test_a_game_from_elsewhere_is_kept_as_a_copy(make_table: MakeTable, games: Path, tmp_path: Path) -> None:
    tree = GameTree(make_rules("escabel", 4))
    tree.add(tree.root, tree.rules.parse_move("b2"))
    table = make_table()
    table.put(tree)
    play(table, "c3")
    close(table)
    assert on_disk(games) == "b2 c3"
    assert table.path is not None
    assert table.path.parent == games


# ---- sessions of others


HOSTILE: list[dict[str, str]] = [
    {"node": "9" * 5_000},
    {"node": ".".join(["0"] * 100_000)},
    {"control": "byo-yomi 0 0 9999999", "black-left": "0.0 9999999 1", "white-left": "0.0 9999999 1"},
    {"black": "bot " + "9" * 5_000, "white": "person: " + "x" * 100_000},
    {"control": "sudden ٣ 0 0", "black-left": "nan 0 0"},
]


@pytest.mark.parametrize("session", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_session_costs_nothing(make_table: MakeTable, games: Path, session: dict[str, str]) -> None:
    table = make_table(FRIENDS)
    play(table, "b2")
    rest(table)
    mine, tree = table.path, GameTree(make_rules("escabel", 4))
    tree.add(tree.root, tree.rules.parse_move("d4"))
    theirs = games / "theirs.sgf"
    KeptGames(games).save(GameFile(theirs), tree, session)
    table.resume(*KeptGames(games).open(theirs))
    rest(table)
    table.game.go_to_end()
    assert (moves_to(table), table.path) == ("d4", theirs)
    assert mine is not None
    assert lines(KeptGames(games).open(mine).tree) == ["b2"]


def test_a_session_that_cannot_be_read_leaves_the_game_on_the_table(
    make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(FRIENDS)
    play(table, "b2")
    mine = table.path
    monkeypatch.setattr(escabel_gui.model.sessions, "parse_place", lambda *_: int("odd"))
    with pytest.raises(ValueError, match="odd"):
        table.resume(GameFile(games / "other.sgf"), other_game(), {})
    play(table, "c3")
    rest(table)
    assert table.path == mine
    assert on_disk(games) == "b2 c3"
    assert not (games / "other.sgf").exists()


def test_the_session_of_a_game_from_elsewhere_is_not_believed(make_table: MakeTable) -> None:
    table = make_table()
    table.put(read_sgf("(;GM[101]RU[escabel]SZ[4]XRESUME[black:bot 8][node:];B[b2])"))
    rest(table)
    assert not table.seating.is_anybody_away
    assert moves_to(table) == "b2"
    assert "XRESUME" not in table.game.tree.root.properties


# ---- disks that fail


class FullDisk:
    """Refuses what the games folder shall take, until there is room."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = True
        for name in ("write_atomically", "write_new"):
            monkeypatch.setattr(
                escabel_gui.record.keeping.kept, name, self._refusing(getattr(escabel_gui.record.keeping.kept, name))
            )

    def _refusing(self, write: Callable[..., Any]) -> Callable[..., Any]:
        def write_if_there_is_room(*what: Any) -> Any:
            if self.is_full:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return write(*what)

        return write_if_there_is_room


class Person:
    """Is asked whether moves may be lost."""

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
    """Whether what comes in the place of the game comes."""
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
    table = make_table(FRIENDS)
    play(table, "b2 c3")
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
    assert write_moves(KeptGames(games).open(path).tree) == "b2 c3"


@leaving
def test_where_nothing_would_be_lost_nothing_is_asked(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, leave: Leave
) -> None:
    """That is so for what one only looks at, and for games in which nobody has played."""
    table = make_table(FRIENDS)
    play(table, "b2 c3")
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
    table = make_table(FRIENDS)
    play(table, "b2")
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


def test_that_a_game_cannot_be_saved_is_said_while_it_is_on_the_table(
    qtbot: QtBot, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(FRIENDS)
    rest(table)
    news: list[str] = []
    table.said.connect(lambda words: news.append(words.text))
    table.game.replaced.connect(lambda: news.append("another game"))
    disk = FullDisk(monkeypatch)

    def make_room(_failure: Failure) -> None:
        disk.is_full = False
        table.leave_anyway()

    table.could_not_save.connect(make_room)
    play(table, "b2")
    with qtbot.waitSignal(table.kept):
        table.begin(FRIENDS)
    play(table, "b2")
    with qtbot.waitSignal(table.kept):
        play(table, "c3")
    assert news[-1] == "another game"
    assert "could not be saved" in news[-2]


def test_what_does_not_read_back_replaces_nothing(
    make_table: MakeTable, games: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = make_table(FRIENDS)
    play(table, "b2")
    rest(table)
    told = told_at(table)
    table.game.node.properties["1A"] = ["x"]  # no reader takes this for the name of a property
    play(table, "c3")
    assert on_disk(games) == "b2"
    assert len(told) == 1
    assert "would not be read" in told[0]
    assert "1A[x]" in caplog.text
    person = Person(table)
    table.begin(FRIENDS)
    rest(table)
    assert len(person.asked) == 1
    assert moves_to(table) == "b2 c3"


def test_a_disk_that_forgets_what_it_was_given_is_noticed(
    make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(FRIENDS)
    play(table, "b2")
    rest(table)

    def forget(handle: int) -> None:
        if os.fstat(handle).st_size > 20:
            os.truncate(handle, 20)

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", forget)
        told = told_at(table)
        play(table, "c3")
    assert on_disk(games) == "b2"
    assert os.strerror(errno.EIO) in told[0]


@pytest.fixture
def full_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on a disk with room for very little, which only root can make."""
    folder = tmp_path / "full"
    folder.mkdir()
    if os.name != "posix" or os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", folder], capture_output=True)
    if mounted.returncode:
        pytest.skip("this system mounts no small disk: " + mounted.stderr.decode().strip())
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


def test_a_full_disk_is_told_and_the_game_goes_on(qtbot: QtBot, make_table: MakeTable, full_disk: Path) -> None:
    games = full_disk / "games"
    table = make_table(FRIENDS, folder=games)
    play(table, "b2")
    close(table)
    with (full_disk / "filling").open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(bytes(4096)):
            pass
    with qtbot.waitSignal(table.said) as said:
        play(table, "c3")
    assert "could not be saved" in said.args[0].text
    assert moves_to(table) == "b2 c3"
    assert on_disk(games) == "b2"
    (full_disk / "filling").unlink()
    with qtbot.waitSignal(table.kept):
        play(table, "d4")
    assert on_disk(games) == "b2 c3 d4"


def test_a_folder_that_cannot_be_made_is_told_and_the_game_goes_on(
    qtbot: QtBot, make_table: MakeTable, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    table = make_table(folder=tmp_path / "file" / "games")
    with qtbot.waitSignal(table.said) as said:
        table.begin(FRIENDS)
    assert "could not be saved" in said.args[0].text
    play(table, "b2 c3")
    (tmp_path / "file").unlink()
    play(table, "d4")
    close(table)
    assert on_disk(tmp_path / "file" / "games") == "b2 c3 d4"


def test_a_read_only_folder_is_told_and_the_game_goes_on(
    qtbot: QtBot, make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if os.name != "posix" or os.geteuid() == 0:
        pytest.skip("root writes everywhere")
    games.mkdir(mode=0o500)
    table = make_table()
    with qtbot.waitSignal(table.said):
        table.begin(FRIENDS)
    play(table, "b2 c3")
    assert moves_to(table) == "b2 c3"


def test_an_empty_game_that_cannot_be_removed_stays_and_the_next_one_begins(
    make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unlink = Path.unlink

    def refuse_games(path: Path, missing_ok: bool = False) -> None:
        if path.suffix == ".sgf":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", refuse_games)
    table = make_table(FRIENDS)
    rest(table)
    table.put(GameTree(make_rules("escabel", 5)))
    rest(table)
    table.begin(FRIENDS)
    play(table, "b2")
    rest(table)
    assert len(list(games.glob("*.sgf"))) == 3


def test_what_nobody_expects_of_a_write_reaches_the_window(
    qtbot: QtBot, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(FRIENDS)

    def stumble(*_: object) -> None:
        raise UnicodeError("odd")

    with monkeypatch.context() as patch, qtbot.captureExceptions() as raised:
        patch.setattr(escabel_gui.record.keeping.kept, "write_atomically", stumble)
        with qtbot.waitSignal(table.said) as said:
            play(table, "b2")
        qtbot.waitUntil(lambda: bool(raised))
    assert "could not be saved" in said.args[0].text
    assert raised[0][0] is UnicodeError


def test_jobs_of_several_games_end_in_their_order(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = KeptGames(tmp_path / "games")
    keeping = Keeping(games)
    tree = GameTree(make_rules("escabel", 4))
    first, second = (games.new_file(tree, time.localtime()) for _ in range(2))
    may_go_on = Event()
    monkeypatch.setattr(games, "save", lambda *_: may_go_on.wait())
    for file in (first, first, second, first):  # one is written, and the others wait
        keeping.take(file)
        keeping.save(tree, {})
    may_go_on.set()
    qtbot.waitUntil(lambda: not keeping.is_busy)
