"""The index finds every game, and says the same as the files."""

import errno
import os
import sys
from datetime import datetime
from pathlib import Path
from typing import NoReturn

import pytest

from escabel_gui.record.progress import Cancelled
from escabel_gui.record.result import parse_result
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.storage import summary
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.query import Condition, Query
from tests.record.grown_trees import grow_tree
from tests.record.indexed import ALL, OpenIndex, files, write

# ---- what it says


def test_the_newest_games_come_first(open_index: OpenIndex) -> None:
    index = open_index()
    assert files(index) == []
    assert index.refresh()
    assert files(index) == ALL
    assert not index.refresh()


def test_a_row_tells_what_the_file_tells(index: GameIndex, games: Path) -> None:
    for game in index.search(Query()):
        tree = read_sgf((games / game.file).read_text("utf-8"))
        end = tree.main_line()[-1]
        assert (game.wire_name, game.size, game.plies) == (tree.rules.wire_name, tree.rules.size, end.depth)
        assert (game.black, game.white) == tree.player_names_at(end)
        assert game.result == tree.result
        assert game.is_unfinished == (not tree.result)
        twin = tree.rules.parse_position(1, game.stacks)
        assert (twin.owner, twin.height) == (tree.state_at(end).owner, tree.state_at(end).height)


def test_a_row_names_who_had_the_colors_at_the_end(open_index: OpenIndex, games: Path) -> None:
    games.mkdir(exist_ok=True)
    (games / "swapped.sgf").write_text("(;GM[101]SZ[5]PB[Ada]PW[Bo]RE[B+R];B[b2];W[swap-sides];W[c3])")
    index = open_index()
    index.refresh()
    (found,) = (game for game in index.search(Query()) if game.file == "swapped.sgf")
    assert (found.black, found.white, found.result) == ("Bo", "Ada", parse_result("B+R"))


def test_a_decided_game_without_a_result_is_finished(open_index: OpenIndex, games: Path) -> None:
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
    os.utime(file, (9e11, 9e11))
    index = open_index()
    index.refresh()
    (found,) = [game for game in index.search(Query()) if game.file == "far.sgf"]
    assert found.plies == 1


def test_a_time_that_the_system_cannot_name_is_no_date(
    open_index: OpenIndex, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Let the system refuse to name a time, as Windows does for times before 1970."""

    class Windows(datetime):
        @staticmethod
        def fromtimestamp(*_: object) -> NoReturn:
            raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(summary, "datetime", Windows)
    (games / "old.sgf").write_text("(;GM[101]SZ[4];B[a1])")
    index = open_index()
    index.refresh()
    (found,) = [game for game in index.search(Query()) if game.file == "old.sgf"]
    assert (found.plies, found.date) == (1, "")


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"text": "carla"}, ["6", "5", "2", "1"]),
        ({"text": "ÜNLÜ dmitri"}, ["6", "2"]),
        ({"text": "GAME 3."}, ["3"]),
        ({"text": "crosscut zebra"}, []),
        ({"text": "b+r"}, ["0"]),
        ({"text": "2026-11-14"}, ["4"]),
        ({"text": "conquare"}, ["5"]),
        ({"text": "fast conquare carla"}, ["6"]),
        ({"text": "fast carla"}, ["6"]),
        ({"text": "100% _"}, []),
        ({"ruleset": "conquare"}, ["5"]),
        ({"ruleset": "conquare", "text": "carla"}, ["5"]),
        ({"condition": Condition.UNFINISHED}, ALL[:-1]),
        ({"condition": Condition.FINISHED}, ALL[-1:]),
        ({"condition": Condition.DUPLICATE}, []),
        ({"is_descending": False}, ALL[::-1]),
        ({"order": "plies"}, ALL),
        ({"order": "black", "is_descending": False}, ["3", "5", "4", "1", "0", "6", "2"]),
        ({"order": "result"}, ["0", *ALL[:-1]]),
    ],
)
def test_games_are_found_and_sorted(index: GameIndex, query: dict[str, object], found: list[str]) -> None:
    assert files(index, **query) == found


def test_every_order_is_possible(index: GameIndex) -> None:
    for order in ("game", "black", "white", "result", "plies", "date"):
        assert sorted(files(index, order=order)) == ALL[::-1]


def test_games_without_a_move_and_files_without_a_game_are_not_shown(open_index: OpenIndex, games: Path) -> None:
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


def test_a_game_is_listed_however_its_name_is_capitalized(index: GameIndex, games: Path) -> None:
    (games / "3.sgf").rename(games / "THREE.SGF")
    index.refresh()
    assert "THREE.SGF" in files(index)
    assert index.count() == (7, 0)


def test_a_huge_comment_is_no_burden(open_index: OpenIndex, games: Path) -> None:
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


def test_new_changed_and_deleted_files_are_noticed(index: GameIndex, games: Path) -> None:
    (games / "6.sgf").unlink()
    write(games / "1.sgf", grow_tree(9, nodes=30))
    (games / "7.sgf").write_bytes((games / "5.sgf").read_bytes())
    assert index.refresh()
    assert sorted(files(index)) == ["0", "1", "2", "3", "4", "5", "7"]
    assert files(index, text="game 1.") == []


def test_one_file_is_noticed_without_looking_at_the_others(index: GameIndex, games: Path) -> None:
    tree = grow_tree(9, nodes=30)
    tree.date = "2026-11-30"
    write(games / "0.sgf", tree)
    (games / "1.sgf").unlink()
    (games / "2.sgf").unlink()
    index.refresh_file("0.sgf")
    index.refresh_file("1.sgf")
    assert files(index) == ["0", "6", "5", "4", "3", "2"]


def test_only_what_has_changed_is_read(open_index: OpenIndex, games: Path) -> None:
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
            raise Cancelled

    index.refresh(report)
    assert len(files(index)) == 3
    assert index.needs_refresh
    index.refresh()
    assert files(index) == ALL
    assert not index.needs_refresh


def test_a_games_folder_that_could_not_be_read_is_to_be_read_again(
    open_index: OpenIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(place: Path) -> NoReturn:
        raise PermissionError(errno.EACCES, "Permission denied", str(place))

    index = open_index()
    with monkeypatch.context() as patch:
        patch.setattr(os, "scandir", refuse)
        with pytest.raises(PermissionError):
            index.refresh()
    assert index.needs_refresh


def test_a_missing_games_folder_is_an_empty_library(tmp_path: Path) -> None:
    index = GameIndex(tmp_path / "data" / "library.sqlite", tmp_path / "data" / "games")
    index.refresh()
    assert files(index) == []
    index.close()
