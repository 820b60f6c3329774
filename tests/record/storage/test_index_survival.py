"""The index survives whatever happens to it: damage, full disks, other programs, and the end of its own."""

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from escabel_gui.record.storage import game_index
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.query import Query
from tests.record.grown_trees import grow_tree
from tests.record.indexed import ALL, OpenIndex, files, write
from tests.small_disk import small_disk_at


def damage_middle(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[2000:-200] = b"\x5a" * (len(data) - 2200)
    path.write_bytes(data)


def make_old(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.executescript("DROP TABLE files; CREATE TABLE files (x); PRAGMA user_version = 0")
    connection.close()


DAMAGES = {
    "missing": lambda path: path.unlink(),
    "empty": lambda path: path.write_bytes(b""),
    "truncated": lambda path: path.write_bytes(path.read_bytes()[:5000]),
    "no database": lambda path: path.write_bytes(b"hello " * 1000),
    "damaged in the middle": damage_middle,
    "of an older version": make_old,
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_bad_index_is_made_anew(open_index: OpenIndex, damage: Callable[[Path], object]) -> None:
    first = open_index()
    first.refresh()
    first.close()
    damage(first.path)
    index = open_index()
    index.search(Query())
    assert index.needs_refresh
    index.refresh()
    assert files(index) == ALL
    assert not index.is_in_memory


def test_an_index_that_is_damaged_while_it_is_open_is_made_anew(index: GameIndex) -> None:
    index.path.write_bytes(b"x" * 100_000)
    index.search(Query(text="crosscut"))
    assert index.needs_refresh
    index.refresh()
    assert files(index) == ALL


def test_an_index_that_is_damaged_while_games_are_read_lacks_none_of_them(
    open_index: OpenIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_index, "BATCH", 2)
    index, damaged = open_index(), False

    def damage_once(done: int, total: int) -> None:
        nonlocal damaged
        if done == 2 and not damaged:
            damaged = True
            index.path.write_bytes(b"x" * 100_000)

    index.refresh(damage_once)
    assert damaged
    assert files(index) == ALL


def test_where_no_index_can_be_written_it_is_kept_in_memory(games: Path) -> None:
    (games.parent / "in the way").touch()
    index = GameIndex(games.parent / "in the way" / "library.sqlite", games)
    index.refresh()
    assert files(index) == ALL
    assert index.is_in_memory
    index.close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Yield a folder on a small disk of its own."""
    with small_disk_at(tmp_path / "disk", 64) as folder:
        yield folder


def test_on_a_full_disk_the_index_goes_on_in_memory(games: Path, small_disk: Path) -> None:
    index = GameIndex(small_disk / "library.sqlite", games)
    assert index.search(Query()) == []
    (small_disk / "filling").write_bytes(bytes(64 * 1024 - (small_disk / "library.sqlite").stat().st_blocks * 512))
    index.refresh()
    assert index.is_in_memory
    assert files(index) == ALL
    index.close()


@pytest.mark.parametrize("has_news", [False, True])
def test_on_a_read_only_disk_games_are_found(
    open_index: OpenIndex, games: Path, small_disk: Path, has_news: bool
) -> None:
    first = open_index()
    first.refresh()
    first.close()
    (small_disk / "library.sqlite").write_bytes(first.path.read_bytes())
    if has_news:
        (games / "7.sgf").write_bytes((games / "5.sgf").read_bytes())
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    index = GameIndex(small_disk / "library.sqlite", games)
    index.refresh()
    assert index.is_in_memory == has_news
    assert sorted(files(index)) == sorted(ALL + ["7"] * has_news)
    index.close()


def test_two_programs_share_one_index(open_index: OpenIndex, games: Path) -> None:
    here, there = open_index(), open_index()
    here.refresh()
    assert files(there) == ALL
    there.refresh(lambda done, total: pytest.fail("everything has been read by the other program"))
    write(games / "9.sgf", grow_tree(3))
    there.refresh_file("9.sgf")
    assert "9" in files(here)


def test_what_another_program_has_read_is_found_by_what_lists_show(open_index: OpenIndex, games: Path) -> None:
    here, there = open_index(), open_index()
    here.refresh()
    assert files(here, text="w+t") == []
    (games / "9.sgf").write_text("(;GM[101]SZ[4]RE[W+T];B[a1])")
    there.refresh()
    assert files(here, text="w+t") == ["9"]


INDEXES = """
import sys
from pathlib import Path
from escabel_gui.record.storage.game_index import GameIndex
games = Path(sys.argv[1])
while True:
    index = GameIndex(games.parent / "library.sqlite", games)
    index.refresh(lambda done, total: print(done, flush=True))
    print("all", flush=True)
    index.close()
    index.path.unlink()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_an_indexing_that_is_killed_harms_nothing(games: Path) -> None:
    contents = {path: path.read_bytes() for path in games.iterdir()}
    for round_number in range(5):
        process = subprocess.Popen([sys.executable, "-c", INDEXES, games], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        with process:
            for _ in range(1 + 3 * round_number):
                assert process.stdout.readline(), "it has ended by itself"
            process.kill()
        index = GameIndex(games.parent / "library.sqlite", games)
        index.refresh()
        assert files(index) == ALL
        assert not index.is_in_memory
        index.close()
    assert {path: path.read_bytes() for path in games.iterdir()} == contents


def test_two_processes_index_at_once(games: Path, open_index: OpenIndex) -> None:
    once = INDEXES.replace("while True:", "for _ in range(3):").replace("    index.path.unlink()\n", "")
    processes = [
        subprocess.Popen([sys.executable, "-c", once, games], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        for _ in range(2)
    ]
    for process in processes:
        assert process.communicate() == (None, b"")
        assert process.returncode == 0
    index = open_index()
    index.refresh(lambda done, total: pytest.fail("everything has been read"))
    assert files(index) == ALL
