"""Games and their index survive kills, full disks, other programs, and changes by hand: nothing is lost."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from os import environ
from pathlib import Path
from random import Random
from typing import Any

import pytest

from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.folders import trash_folder
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.record.storage.index_database import TABLES
from escabel_gui.record.storage.query import Query
from escabel_gui.record.storage.summary import digest_of
from escabel_gui.record.tags import tags_of
from tests.record.indexed import OpenIndex
from tests.small_disk import small_disk_at

KILLS = int(environ.get("LIBRARY_KILLS", "5"))
EDITS = int(environ.get("LIBRARY_EDITS", "60"))

TIDIES = """
import sys
from pathlib import Path
from random import Random
from escabel_gui.record.storage import files
from escabel_gui.record.storage.files import move_new
from escabel_gui.record.storage.folders import trash_folder
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.game_store import GameStore
files.PAUSES *= 100  # on Windows: a program that reads a file on a busy machine may have it open for long
games, name, count, rounds = Path(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:])
store, index, chance = GameStore(games), GameIndex(games.parent / "library.sqlite", games), Random(name)
for number in range(rounds):
    path = games / f"{number % count}.sgf"
    if name.startswith("mover"):
        moved = move_new(path, trash_folder(games))
        index.refresh()
        print("moved", flush=True)
        move_new(moved, games, path.stem)
    store.change_tags(path, [f"{name} {number}"], [f"{name} {number - count}"])
    print("changed", flush=True)
    index.refresh_file(path.name) if chance.random() < 0.5 else index.refresh()
    print("indexed", flush=True)
"""


def tidy(games: Path, name: str, count: int, rounds: int) -> subprocess.Popen[str]:
    """Start a program that changes the tags of so many games, one after the other, and looks for news."""
    arguments = [sys.executable, "-c", TIDIES, str(games), name, str(count), str(rounds)]
    return subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def contents(index: GameIndex) -> list[list[Any]]:
    """Return all that an index says, without the numbers that it has given to games."""
    files = index._ask("SELECT * FROM files ORDER BY file")
    names = {row[0]: row[1] for row in files}
    said = [[list(row[1:]) for row in files]]
    for table in TABLES[1:]:
        rows = [[names[row[0]], *row[1:]] for row in index._ask(f"SELECT * FROM {table}")]
        said.append(sorted(row for row in rows if repr(row[1:]) not in ("['']", "[b'', b'']")))
    return said


def assert_correct(games: Path, index: GameIndex) -> None:
    """Check that an index that is brought up to date says the same as one that is made anew."""
    index.refresh()
    anew = GameIndex(games.parent / "anew.sqlite", games)
    anew.refresh()
    assert contents(index) == contents(anew)
    anew.close()
    anew.path.unlink()


def digests_in(*folders: Path) -> Iterator[str]:
    """Yield the digests of the moves of the games in folders; empty files are only names that were claimed."""
    for folder in folders:
        for path in folder.glob("*.sgf"):
            if path.stat().st_size:
                yield digest_of(read_sgf(path.read_text("utf-8")))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_programs_that_are_killed_at_random_lose_nothing(games: Path) -> None:
    before = sorted(digests_in(games))
    chance = Random(41)
    trash = trash_folder(games)
    for number in range(KILLS):
        with tidy(games, f"mover {number}", len(before), 10_000) as process:
            assert process.stdout is not None
            for _ in range(chance.randrange(1, 25)):
                assert process.stdout.readline(), "it has ended by itself"
            process.kill()
        assert sorted(digests_in(games, trash)) == before
        index = GameIndex(games.parent / "library.sqlite", games)
        assert_correct(games, index)
        assert not index.is_in_memory
        index.close()
        for path in trash.glob("*.sgf"):
            if path.stat().st_size:
                path.replace(games / f"{path.name[0]}.sgf")
            else:
                path.unlink()


def test_two_programs_that_change_the_same_games_lose_nothing(games: Path, open_index: OpenIndex) -> None:
    before = sorted(digests_in(games))
    programs = [tidy(games, name, 2, 100) for name in ("first", "second")]
    for program in programs:
        _, errors = program.communicate()
        assert (program.returncode, errors) == (0, "")
    assert sorted(digests_in(games)) == before
    for number in range(2):
        tags = tags_of(read_sgf((games / f"{number}.sgf").read_text("utf-8")))
        assert tags == (f"first {98 + number}", f"second {98 + number}")
    assert_correct(games, open_index())


def test_whatever_is_done_to_games_by_hand_the_index_says_it(games: Path, open_index: OpenIndex) -> None:
    chance = Random(7)
    texts = [path.read_bytes() for path in sorted(games.iterdir())]
    for number in range(EDITS):
        path = games / f"{chance.randrange(9)}.sgf"
        match chance.randrange(7):
            case 0:
                path.unlink(missing_ok=True)
            case 1:
                path.write_bytes(chance.choice(texts))
            case 2 if path.exists():
                path.write_bytes(path.read_bytes()[: chance.randrange(200)])
            case 3 if path.exists():
                path.replace(games / f"{chance.randrange(9)}.sgf")
            case 4 if path.exists():
                path.write_bytes(path.read_bytes().replace(b"Ada", b"Eve"))
                os.utime(path, (1e9 + number, 1e9 + number))
            case 5:
                path.with_suffix(".tmp").write_bytes(b"no game")
            case 6 if path.exists():
                GameStore(games).change_tags(path, [str(number)], ()) if is_game(path) else path.touch()
        if chance.random() < 0.3:
            index = open_index()
            if chance.random() < 0.3 and index.path.exists():
                damaged = bytearray(index.path.read_bytes())
                begin = chance.randrange(len(damaged))
                damaged[begin : begin + 500] = bytes(
                    chance.randrange(256) for _ in range(len(damaged[begin : begin + 500]))
                )
                index.path.write_bytes(damaged)
            assert_correct(games, index)
            index.close()


def is_game(path: Path) -> bool:
    try:
        read_sgf(path.read_text("utf-8"))
    except RecordError:
        return False
    return True


def test_on_a_full_disk_games_stay_as_they_are(games: Path, tmp_path: Path) -> None:
    with small_disk_at(tmp_path / "disk", 256) as disk:
        there = disk / "games"
        shutil.copytree(games, there)
        index = GameIndex(disk / "library.sqlite", there)
        index.refresh()
        before = {path.name: path.read_bytes() for path in there.iterdir()}
        with suppress(OSError), (disk / "filling").open("wb", buffering=0) as filling:
            while True:
                filling.write(bytes(512))
        store = GameStore(there)
        for path in sorted(there.glob("*.sgf")):
            with pytest.raises(OSError, match="No space left"):
                store.change_tags(path, ["a tag"] * 20, ())
        assert {path.name: path.read_bytes() for path in there.iterdir()} == before
        assert_correct(there, index)
        index.close()
        (disk / "filling").unlink()
        store.change_tags(there / "3.sgf", ["kept"], ())
        again = GameIndex(disk / "library.sqlite", there)
        again.refresh()
        assert [game.file for game in again.search(Query(tag="kept"))] == ["3.sgf"]
        assert_correct(there, again)
        again.close()
