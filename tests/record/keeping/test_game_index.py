"""The index finds every game, says the same as the files, and survives whatever happens to it."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from escabel_gui.record.keeping.game_index import GameIndex, Query
from escabel_gui.record.keeping.kept import format_session
from escabel_gui.record.keeping.summary import summarize
from escabel_gui.record.progress import CalledOff
from escabel_gui.record.result import parse_result
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.tokens import SESSION
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE
from small_disk import small_disk_at

GrowTree = Callable[..., GameTree]
OpenIndex = Callable[[], GameIndex]

NAMES = ("Ada", "Bo", "Carla Ünlü", "Dmitri")


@pytest.fixture
def games(tmp_path: Path, grow_tree: GrowTree) -> Path:
    """A folder with a game of each ruleset; the first is finished, the others are not."""
    folder = tmp_path / "games"
    folder.mkdir()
    for number, ruleset in enumerate(CATALOGUE):
        tree = grow_tree(number, ruleset.name, nodes=2 + number, branching=0)
        tree.players = ["", NAMES[number % 4], NAMES[(number + 1) % 4]]
        tree.date = f"2026-11-{10 + number}"
        tree.result = None if number else parse_result("B+R")
        tree.main_line()[2].comment = f"A crosscut\nin game {number}."
        write(folder / f"{number}.sgf", tree)
    return folder


@pytest.fixture
def open_index(games: Path) -> Iterator[OpenIndex]:
    """Opens an index of the games, one more each time."""
    indexes: list[GameIndex] = []

    def open_one() -> GameIndex:
        indexes.append(GameIndex(games.parent / "library.sqlite", games))
        return indexes[-1]

    yield open_one
    for index in indexes:
        index.close()


def write(path: Path, tree: GameTree) -> None:
    path.write_text(write_sgf(tree), "utf-8")


def files(index: GameIndex, **query: object) -> list[str]:
    """The games that are found, by the stems of their files."""
    return [game.file.removesuffix(".sgf") for game in index.search(Query()._replace(**query))]


ALL = ["6", "5", "4", "3", "2", "1", "0"]


# ---- what it says


def test_the_newest_games_come_first(open_index: OpenIndex) -> None:
    index = open_index()
    assert files(index) == []
    assert index.refresh()
    assert files(index) == ALL
    assert not index.refresh()


def test_a_row_tells_what_the_file_tells(open_index: OpenIndex, games: Path) -> None:
    index = open_index()
    index.refresh()
    for game in index.search(Query()):
        tree = read_sgf((games / game.file).read_text("utf-8"))
        end = tree.main_line()[-1]
        assert (game.wire_name, game.size, game.plies) == (tree.rules.wire_name, tree.rules.size, end.depth)
        assert (game.black, game.white) == tree.names_at(end)
        assert game.result == tree.result
        assert game.is_unfinished == (not tree.result)
        twin = tree.rules.position(1, game.stacks)
        assert (twin.owner, twin.height) == (tree.state_at(end).owner, tree.state_at(end).height)


def test_a_bot_is_found_by_what_it_is_called_in_the_window(open_index: OpenIndex, games: Path) -> None:
    (games / "bot.sgf").write_text("(;GM[101]SZ[4]PW[Escabel bot 2];B[a1])")
    index = open_index()
    index.refresh()
    assert files(index, text="Bot, level 2") == ["bot"]


def test_a_decided_game_without_a_result_is_finished(open_index: OpenIndex, games: Path, grow_tree: GrowTree) -> None:
    tree = grow_tree(1, nodes=200, branching=0)
    assert tree.result is None
    write(games / "decided.sgf", tree)
    index = open_index()
    index.refresh()
    found = next(game for game in index.search(Query()) if game.file == "decided.sgf")
    assert found.result == tree.result_at(tree.main_line()[-1])
    assert found.result is not None
    assert not found.is_unfinished


def test_a_file_from_as_late_as_the_file_system_knows_is_found(open_index: OpenIndex, games: Path) -> None:
    file = games / "far.sgf"
    file.write_text("(;GM[101]SZ[4];B[a1])")
    os.utime(file, (1e12, 1e12))
    index = open_index()
    index.refresh()
    (found,) = [game for game in index.search(Query()) if game.file == "far.sgf"]
    assert found.plies == 1


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"text": "carla"}, ["6", "5", "2", "1"]),
        ({"text": "ÜNLÜ dmitri"}, ["6", "2"]),
        ({"text": "GAME 3."}, ["3"]),
        ({"text": "crosscut zebra"}, []),
        ({"text": "b+r"}, ["0"]),
        ({"text": "2026-11-14"}, ["4"]),
        ({"text": "conquare"}, ["6", "5"]),
        ({"text": "100% _"}, []),
        ({"ruleset": "conquare"}, ["5"]),
        ({"ruleset": "conquare", "text": "carla"}, ["5"]),
        ({"only_unfinished": True}, ALL[:-1]),
        ({"is_descending": False}, ALL[::-1]),
        ({"order": "plies"}, ALL),
        ({"order": "black", "is_descending": False}, ["3", "5", "4", "1", "0", "6", "2"]),
        ({"order": "result"}, ["0", *ALL[:-1]]),
    ],
)
def test_games_are_found_and_sorted(open_index: OpenIndex, query: dict[str, object], found: list[str]) -> None:
    index = open_index()
    index.refresh()
    assert files(index, **query) == found


def test_every_order_is_possible(open_index: OpenIndex) -> None:
    index = open_index()
    index.refresh()
    for order in ("game", "black", "white", "result", "plies", "date"):
        assert sorted(files(index, order=order)) == ALL[::-1]


def test_games_without_a_move_and_files_without_a_game_are_not_shown(
    open_index: OpenIndex, games: Path, grow_tree: GrowTree
) -> None:
    write(games / "empty.sgf", grow_tree(1, nodes=0))
    (games / "reserved.sgf").touch()
    (games / "damaged.sgf").write_bytes(b"(;GM[101]")
    (games / "binary.sgf").write_bytes(bytes(range(256)))
    (games / "folder.sgf").mkdir()
    (games / ".hidden.sgf").write_bytes((games / "1.sgf").read_bytes())
    index = open_index()
    index.refresh()
    assert files(index) == ALL
    assert index.count() == (7, 2)
    assert index.refused_files() == ["binary.sgf", "damaged.sgf"]


def test_a_huge_comment_is_no_burden(open_index: OpenIndex, games: Path, grow_tree: GrowTree) -> None:
    tree = grow_tree(1)
    tree.root.comment = "needle " + "hay " * 1_000_000
    write(games / "huge.sgf", tree)
    index = open_index()
    index.refresh()
    assert files(index, text="needle") == ["huge"]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names are Unicode there")
def test_a_name_that_is_no_text_is_found(open_index: OpenIndex, games: Path) -> None:
    (games / os.fsdecode(b"caf\xe9.sgf")).write_bytes((games / "1.sgf").read_bytes())
    index = open_index()
    index.refresh()
    assert os.fsdecode(b"caf\xe9") in files(index)


# ---- keeping up


def test_new_changed_and_deleted_files_are_noticed(open_index: OpenIndex, games: Path, grow_tree: GrowTree) -> None:
    index = open_index()
    index.refresh()
    (games / "6.sgf").unlink()
    write(games / "1.sgf", grow_tree(9, nodes=30))
    (games / "7.sgf").write_bytes((games / "5.sgf").read_bytes())
    assert index.refresh()
    assert sorted(files(index)) == ["0", "1", "2", "3", "4", "5", "7"]
    assert files(index, text="game 1.") == []


def test_one_file_is_noticed_without_looking_at_the_others(
    open_index: OpenIndex, games: Path, grow_tree: GrowTree
) -> None:
    index = open_index()
    index.refresh()
    tree = grow_tree(9, nodes=30)
    tree.date = "2026-11-30"
    write(games / "0.sgf", tree)
    (games / "1.sgf").unlink()
    (games / "2.sgf").unlink()
    index.refresh_file("0.sgf")
    index.refresh_file("1.sgf")
    assert files(index) == ["0", "6", "5", "4", "3", "2"]


def test_only_what_has_changed_is_read(open_index: OpenIndex, games: Path, grow_tree: GrowTree) -> None:
    open_index().refresh()
    write(games / "1.sgf", grow_tree(9, nodes=30))
    steps: list[tuple[int, int]] = []
    again = open_index()
    again.refresh(lambda done, total: steps.append((done, total)))
    assert set(steps) == {(0, 1)}, "and told of as it is read"


def test_an_indexing_that_is_ended_keeps_what_it_has_read(open_index: OpenIndex) -> None:
    index = open_index()

    def report(done: int, total: int) -> None:
        if done >= 3:
            raise CalledOff

    index.refresh(report)
    assert len(files(index)) == 3
    assert index.needs_refresh
    index.refresh()
    assert files(index) == ALL
    assert not index.needs_refresh


def test_a_missing_games_folder_is_an_empty_library(tmp_path: Path) -> None:
    index = GameIndex(tmp_path / "data" / "library.sqlite", tmp_path / "data" / "games")
    index.refresh()
    assert files(index) == []
    index.close()


# ---- what happens to it


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
def test_a_bad_index_is_made_anew(open_index: OpenIndex, games: Path, damage: Callable[[Path], object]) -> None:
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


def test_an_index_that_is_damaged_while_it_is_open_is_made_anew(open_index: OpenIndex) -> None:
    index = open_index()
    index.refresh()
    index.path.write_bytes(b"x" * 100_000)
    index.search(Query(text="crosscut"))
    assert index.needs_refresh
    index.refresh()
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
    """A folder on a small disk of its own."""
    with small_disk_at(tmp_path / "disk", 64) as folder:
        yield folder


def test_on_a_full_disk_the_index_goes_on_in_memory(games: Path, small_disk: Path) -> None:
    index = GameIndex(small_disk / "library.sqlite", games)
    assert index.search(Query()) == []
    (small_disk / "filling").write_bytes(bytes(64 * 1024 - (small_disk / "library.sqlite").stat().st_blocks * 512))
    index.refresh()
    if index.needs_refresh:
        index.refresh()
    assert index.is_in_memory
    assert files(index) == ALL
    index.close()


@pytest.mark.parametrize("has_news", [False, True])
def test_on_a_read_only_disk_games_are_found(
    open_index: OpenIndex, games: Path, small_disk: Path, grow_tree: GrowTree, has_news: bool
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
    if index.needs_refresh:
        index.refresh()
    assert index.is_in_memory == has_news
    assert sorted(files(index)) == sorted(ALL + ["7"] * has_news)
    index.close()


def test_two_programs_share_one_index(open_index: OpenIndex, games: Path, grow_tree: GrowTree) -> None:
    here, there = open_index(), open_index()
    here.refresh()
    assert files(there) == ALL
    there.refresh(lambda done, total: pytest.fail("everything has been read by the other program"))
    write(games / "9.sgf", grow_tree(3))
    there.refresh_file("9.sgf")
    assert "9" in files(here)


INDEXES = """
import sys
from pathlib import Path
from escabel_gui.record.keeping.game_index import GameIndex
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
                process.stdout.readline()
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


def test_a_row_names_who_had_the_colors_at_the_end(open_index: OpenIndex, games: Path) -> None:
    games.mkdir(exist_ok=True)
    (games / "swapped.sgf").write_text("(;GM[101]SZ[5]PB[Ada]PW[Bo]RE[B+R];B[b2];W[swap-sides];W[c3])")
    index = open_index()
    index.refresh()
    (found,) = (game for game in index.search(Query()) if game.file == "swapped.sgf")
    assert (found.black, found.white, found.result) == ("Bo", "Ada", parse_result("B+R"))


@pytest.mark.parametrize(
    ("seats", "moves", "friend"),
    [
        ({"black": "person", "white": "friend: Bo"}, "a1 b1", WHITE),
        ({"black": "friend", "white": "person"}, "a1 b1", BLACK),
        ({"black": "friend", "white": "person"}, "a1 swap-sides", WHITE),
        ({"black": "bot 3", "white": "person"}, "a1 b1", NOBODY),
        ({"black": "friendly", "white": "person: friend"}, "a1 b1", NOBODY),
    ],
)
def test_who_is_a_friend_elsewhere_is_told(tmp_path: Path, seats: dict[str, str], moves: str, friend: int) -> None:
    tree = GameTree(make_rules("escabel", 5))
    node = tree.root
    for name in moves.split():
        node = tree.add_legal(node, tree.rules.read_move(tree.state_at(node), name))
    tree.root.properties[SESSION] = format_session(seats)
    write(tmp_path / "game.sgf", tree)
    summarized = summarize(tmp_path / "game.sgf")
    assert summarized is not None
    assert summarized[0].friend == friend
