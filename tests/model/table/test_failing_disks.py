"""Disks that are full, read-only, forgetful: what cannot be written is told, and the game goes on."""

import contextlib
import errno
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from escabel_gui.model.table import saving_again
from escabel_gui.model.table.game_writer import Failure, GameWriter
from escabel_gui.record.storage import snapshots
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from tests.held_file import HeldFile
from tests.model.full_disk import FullDisk
from tests.model.seating import FRIENDS, MakeTable, close, moves_to, on_disk, play, rest, told_at
from tests.small_disk import small_disk_at


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


def test_room_is_asked_for_only_where_room_is_what_lacks(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(FRIENDS)
    rest(table)
    told, disk = told_at(table), FullDisk(monkeypatch)
    for disk.reason, move in ((errno.ENOSPC, "b2"), (errno.EDQUOT, "c3"), (errno.EIO, "d4"), (errno.ENOENT, "a1")):
        play(table, move)
    assert ["make room there" in text for text in told] == [True, True, False, False]
    assert all("use Save a copy" in text for text in told)
    disk.is_full = False


def test_a_game_that_could_not_be_saved_is_tried_again_by_itself(
    qtbot: QtBot,
    make_table: MakeTable,
    games: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(saving_again, "AGAIN_MS", 1)
    table = make_table(FRIENDS, moves="b2")
    rest(table)
    told, disk = told_at(table), FullDisk(monkeypatch)
    play(table, "c3")
    qtbot.waitUntil(lambda: disk.refusals > 5)
    assert len(told) == 1, "what is known already is not said at every attempt"
    assert len(caplog.messages) == 1
    disk.reason = errno.EIO
    qtbot.waitUntil(lambda: len(told) == 2)
    with qtbot.waitSignal(table.kept):
        disk.is_full = False
    rest(table)
    assert on_disk(games) == "b2 c3"
    assert told[2:] == ["This game is saved now."]
    play(table, "d4")
    rest(table)
    assert len(told) == 3


def test_a_disk_that_forgets_what_it_was_given_is_noticed(
    make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(FRIENDS, moves="b2")
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
    """Yield a folder on a disk with room for very little."""
    with small_disk_at(tmp_path / "full", 16) as folder:
        yield folder


def test_a_full_disk_is_told_and_the_game_goes_on(qtbot: QtBot, make_table: MakeTable, full_disk: Path) -> None:
    games = full_disk / "games"
    table = make_table(FRIENDS, folder=games, moves="b2")
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


def test_a_game_whose_folder_has_gone_is_saved_whole_with_the_next_move(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS, moves="b2 c3")
    rest(table)
    shutil.rmtree(games)
    told = told_at(table)
    play(table, "d4")
    rest(table)
    assert told == []
    assert on_disk(games) == "b2 c3 d4"


def test_a_read_only_folder_is_told_and_the_game_goes_on(qtbot: QtBot, make_table: MakeTable, games: Path) -> None:
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
    rest(table)

    def stumble(*_: object) -> None:
        raise UnicodeError("odd")

    with monkeypatch.context() as patch, qtbot.captureExceptions() as raised:
        patch.setattr(snapshots, "write_atomically", stumble)
        with qtbot.waitSignal(table.said) as said:
            play(table, "b2")
        qtbot.waitUntil(lambda: bool(raised))
    assert "could not be saved" in said.args[0].text
    assert raised[0][0] is UnicodeError


def test_jobs_of_several_games_end_in_their_order(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games, window = GameStore(tmp_path / "games"), QObject()
    keeping = GameWriter(games, window)
    ended: list[int] = []
    keeping._ended.connect(lambda outcome: ended.append(outcome.number))
    tree = GameTree(make_rules("escabel", 4))
    first, second = (games.new_file(tree, time.localtime()) for _ in range(2))
    may_go_on = Event()
    monkeypatch.setattr(games, "save", lambda *_: may_go_on.wait())
    for file in (first, first, second, first):  # one is written, and the others wait
        keeping.take(file)
        keeping.save(tree, {})
    may_go_on.set()
    qtbot.waitUntil(lambda: ended[-2:] == [3, 4])
    assert not keeping.is_busy


def test_a_game_whose_file_is_held_open_is_saved_a_little_later_or_elsewhere(
    make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(FRIENDS)
    said: list[str] = []
    table.said.connect(lambda words: said.append(str(words)))
    play(table, "b2")
    rest(table)
    first = table.path
    assert first is not None
    held = HeldFile(monkeypatch, in_window=True)
    held.refusals = 2
    play(table, "c3")
    rest(table)
    assert held.pauses
    assert (table.path, said) == (first, [])
    assert on_disk(games) == "b2 c3"
    held.path = first
    play(table, "d4")
    rest(table)
    assert table.path == first.with_stem(f"{first.stem} (2)")
    assert len(said) == 1
    assert said[0].endswith(f"this game goes on in {table.path.name}.")
    assert on_disk(games) == "b2 c3 d4"
    close(table)
