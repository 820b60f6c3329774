"""Files that mean harm, or are none: they are refused with a sentence, bounded, and reading them can be ended."""

import os
import socket
import sqlite3
from pathlib import Path

import pytest

from escabel_gui.record.evaluation import EVALUATION
from escabel_gui.record.move_list import read_game
from escabel_gui.record.progress import Cancelled
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import Reader, read_sgf, read_stored_game
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.tokens import SESSION
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.files import read_bytes
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.game_store import POINTER, GameStore
from escabel_gui.record.storage.importing import import_games
from escabel_gui.record.storage.query import Query
from escabel_gui.record.storage.summary import summarize
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from tests.record.grown_trees import grow_tree

HEADER = "(;GM[101]RU[escabel]SZ[5]"
LONG = "x" * 70_000

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are POSIX's")


def end_at_once(done: int, total: int) -> None:
    raise Cancelled


# ---- what is no file ---------------------------------------------------------------------------------------------


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "data" / "games"
    folder.mkdir(parents=True)
    return folder


@needs_pipes
def test_a_pipe_is_refused_and_not_waited_for(games: Path, tmp_path: Path) -> None:
    pipe = games / "pipe.sgf"
    os.mkfifo(pipe)
    with pytest.raises(RecordError, match="not an ordinary file"):
        read_bytes(pipe)
    assert GameStore(games).resume() is None
    assert GameStore(games).last_open() is None
    (refusal,) = import_games([pipe], tmp_path / "elsewhere", "escabel", 5, {}).refusals
    assert "not an ordinary file" in str(refusal.words)
    index = GameIndex(tmp_path / "library.sqlite", games)
    assert not index.refresh()
    index.close()


@needs_pipes
def test_a_pipe_in_the_place_of_the_pointer_is_passed_over(games: Path) -> None:
    (games / "game.sgf").write_text(HEADER + ";B[c3])")
    os.mkfifo(games / POINTER)
    game = GameStore(games).resume()
    assert game is not None
    assert game.path.name == "game.sgf"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="devices have other names here")
def test_a_device_is_refused() -> None:
    with pytest.raises(RecordError, match="not an ordinary file"):
        read_bytes(Path("/dev/zero"))


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no sockets with names")
def test_a_socket_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a socket's path has to be short
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("s.sgf")
        with pytest.raises((OSError, RecordError)):
            read_bytes(Path("s.sgf"))


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises((OSError, RecordError)):
        read_bytes(tmp_path)


# ---- linear ------------------------------------------------------------------------------------------------------


def test_comments_of_nodes_without_a_move_are_joined_once() -> None:
    tree = read_sgf(HEADER + ";C[x]" * 20_000 + ";B[c3];C[1];C[2])")
    assert len(tree.root.comment) == 2 * 20_000 - 1
    assert tree.root.children[0].comment == "1\n2"


def test_a_game_that_is_refused_has_its_comments_joined_too() -> None:
    with pytest.raises(RecordError) as refusal:
        read_sgf(HEADER + ";C[1];C[2];B[z9])")
    assert refusal.value.partial_tree is not None
    assert refusal.value.partial_tree.root.properties == {"C": ["1\n2"]}


def test_lines_of_refused_games_are_counted_once() -> None:
    counted = 0

    class Text(str):
        def count(self, part: str, begin: int = 0, end: int | None = None) -> int:  # type: ignore[override]
            nonlocal counted
            counted += (len(self) if end is None else end) - begin
            return super().count(part, begin, end)

    text = Text("(;GM[5])\n" * 1000 + "(;SZ[9])")
    lines = [game.line for game in Reader(text).read_each() if isinstance(game, RecordError)]
    assert lines == list(range(1, 1002))
    assert counted <= len(text)


def test_who_is_meant_after_a_swap_needs_no_way_to_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    tree = GameTree(make_rules("escabel", 5))
    node = tree.root
    for move in ("c3", "swap-sides", "d4", "b2", "b4"):
        node = tree.add_move(node, tree.rules.parse_move(move))
        monkeypatch.setattr("escabel_gui.record.tree.ancestors", None)
        assert tree.is_swapped_at(node) == (node.depth >= 2)
        monkeypatch.undo()


def test_moves_of_one_color_after_the_swap_are_numbered_as_they_were() -> None:
    tree = read_sgf(HEADER + ";B[c3];W[swap-sides];W[d4];B[b2])")
    assert [node.number for node in tree.main_line()] == [1, 1, 2, 3, 3]


# ---- called off --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        HEADER + ";C[x]" * 1000 + ")",
        HEADER + "(;B[c3])" * 1000 + ")",
        HEADER + "C[" + "a\\]" * 1_000_000 + "])",
        HEADER + "XA" + "[x]" * 1000 + ")",
        "1. " * 1000 + "c3",
    ],
    ids=["nodes", "variations", "a long comment", "values", "a list of moves"],
)
def test_reading_can_be_ended_within_a_file(text: str, tmp_path: Path) -> None:
    with pytest.raises(Cancelled):
        read_game(text, "escabel", 5, end_at_once)
    if text.startswith("("):
        (tmp_path / "game.sgf").write_text(text)
        with pytest.raises(Cancelled):
            summarize(tmp_path / "game.sgf", end_at_once)


def test_writing_can_be_ended() -> None:
    tree = grow_tree(1, nodes=200)
    with pytest.raises(Cancelled):
        write_sgf(tree, report=end_at_once)


def test_an_import_and_an_index_end_within_a_file(games: Path, tmp_path: Path) -> None:
    source = tmp_path / "long.sgf"
    source.write_text(HEADER + ";C[x]" * 100_000 + ";B[c3])")
    calls = 0

    def end_soon(done: int, total: int) -> None:
        nonlocal calls
        calls += 1
        if calls == 5:
            raise Cancelled

    imported = import_games([source], games, "escabel", 5, {}, end_soon)
    assert (imported.files, imported.refusals, calls) == ([], [], 5)
    source.rename(games / "long.sgf")
    calls = 0
    index = GameIndex(tmp_path / "library.sqlite", games)
    assert not index.refresh(end_soon)
    assert (calls, index.needs_refresh) == (5, True)
    index.close()


# ---- bounded -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        f"(;GM[{LONG}])",
        f"(;RU[{LONG}])",
        f"(;RU[escabel:{LONG}={LONG}])",
        f"(;GM[101]SZ[{LONG}])",
        f"(;GM[101]XSTART[b {LONG}])",
        f"(;GM[101]XSTART[b a1{'b' * 70_000} {LONG}])",
        f"{HEADER};B[{LONG}])",
        f"{HEADER};{LONG})",
        f"{HEADER};{{{LONG}",
        f"(;CA[{LONG[:40]}])",
        LONG,
        f"B+1 {LONG}",
    ],
)
def test_a_refusal_quotes_little(text: str) -> None:
    with pytest.raises(RecordError) as refusal:
        read_game(decode(text.encode()), "escabel", 5)
    assert len(str(refusal.value.words)) < 500


def test_a_session_is_believed_only_as_far_as_it_can_be_ours(games: Path) -> None:
    values = "".join(f"[k{number}:x]" for number in range(1000)) + f"[long:{LONG}]"
    (games / "game.sgf").write_text(HEADER + SESSION + f"[long:{LONG}]" + values + ";B[c3])")
    session = GameStore(games).open(games / "game.sgf").session
    assert 0 < len(session) < 100
    assert "long" not in session


def test_a_game_from_elsewhere_brings_no_session(games: Path, tmp_path: Path) -> None:
    text = HEADER + SESSION + "[node:0][control:byo-yomi 0 0 9999999];B[c3])"
    (tmp_path / "friend.sgf").write_text(text)
    (file,) = import_games([tmp_path / "friend.sgf"], games, "escabel", 5, {}).files
    assert GameStore(games).open(file).session == {}
    assert SESSION not in read_game(text, "escabel", 5)[0].root.properties
    assert SESSION in read_stored_game(text).root.properties


def test_an_evaluation_of_any_length_is_read_as_far_as_ours_go() -> None:
    tree = read_sgf(HEADER + EVALUATION + "[" + "info move c3 visits 1 winrate 0.5 pv c3 " * 100_000 + "])")
    evaluation = tree.root.evaluation
    assert evaluation is not None
    assert len(evaluation.candidates) < 1000


def test_names_in_the_library_are_bounded(tmp_path: Path) -> None:
    (tmp_path / "game.sgf").write_text(f"(;GM[101]SZ[5]GN[{LONG}]PB[{LONG}]PW[{LONG}]RE[{LONG}]DT[{LONG}];B[c3])")
    found = summarize(tmp_path / "game.sgf")
    assert found is not None
    assert all(len(str(value)) <= 200 for value in found[0])


# ---- the index ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "value"), [("wire_name", "chess"), ("size", 99), ("size", "x"), ("name", None), ("plies", b"x")]
)
def test_a_row_that_is_not_ours_is_not_told_and_read_anew(
    games: Path, tmp_path: Path, column: str, value: object
) -> None:
    for name in ("one", "two"):
        (games / f"{name}.sgf").write_text(HEADER + ";B[c3])")
    index = GameIndex(tmp_path / "library.sqlite", games)
    index.refresh()
    with sqlite3.connect(tmp_path / "library.sqlite") as database:
        database.execute(f"UPDATE files SET {column} = ? WHERE file = ?", (value, b"one.sgf"))
    database.close()
    assert [game.file for game in index.search(Query())] == ["two.sgf"]
    assert index.needs_refresh
    index.refresh()
    assert len(index.search(Query())) == 2
    index.close()
