"""The game one left is found again, whatever happened in between."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.game_store import GameFile, GameStore
from escabel_gui.record.tree import GameTree
from tests.held_file import HeldFile
from tests.record.grown_trees import grow_tree

WHEN = time.strptime("2026-11-21 21:30", "%Y-%m-%d %H:%M")
SESSION = {"node": "0 0 1", "seats": "human: Anna] \\ level 3", "clocks": ""}


def keep(kept: GameStore, tree: GameTree, session: dict[str, str] | None = None) -> Path:
    """Keep a game that has no file yet."""
    file = kept.new_file(tree, WHEN)
    kept.save(file, tree, session or {})
    assert file.path is not None
    return file.path


def test_a_game_comes_back_with_its_session(tmp_path: Path) -> None:
    tree = grow_tree(1)
    path = keep(GameStore(tmp_path / "games"), tree, SESSION)
    assert path.name == "2026-11-21 2130 Escabel 4.sgf"
    game = GameStore(tmp_path / "games").resume()
    assert game is not None
    assert game.path == path
    assert game.session == SESSION
    assert write_sgf(game.tree) == write_sgf(tree), "the session is not part of the game"


def test_a_game_whose_file_cannot_be_replaced_goes_on_in_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = GameStore(tmp_path)
    first = keep(kept, grow_tree(0))
    file = kept.open(first).file
    held = HeldFile(monkeypatch)
    held.path = first
    assert kept.save(file, grow_tree(1), SESSION) == first
    assert file.path == tmp_path / f"{first.stem} (2).sgf"
    game = GameStore(tmp_path).resume()
    assert game is not None
    assert game.path == file.path
    assert write_sgf(game.tree) == write_sgf(grow_tree(1))
    assert write_sgf(kept.open(first).tree) == write_sgf(grow_tree(0))
    assert kept.save(file, grow_tree(2), SESSION) is None, "and stays there"


def test_a_game_is_saved_even_if_it_cannot_be_noted_which_one_was_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = GameStore(tmp_path)
    first, second = (keep(kept, grow_tree(seed)) for seed in range(2))
    held = HeldFile(monkeypatch)
    held.path = tmp_path / ".current"
    kept.save(GameFile(first), grow_tree(2), SESSION)
    assert write_sgf(kept.open(first).tree) == write_sgf(grow_tree(2))
    assert GameStore(tmp_path).last_open() == second
    held.path = None
    kept.save(kept.open(first).file, grow_tree(2), SESSION)
    assert GameStore(tmp_path).last_open() == first, "the next save makes up for it"


def test_a_name_is_never_used_twice(tmp_path: Path) -> None:
    kept = GameStore(tmp_path)
    paths = [keep(kept, grow_tree(seed)) for seed in range(3)]
    assert [path.name[16:] for path in paths] == ["Escabel 4.sgf", "Escabel 4 (2).sgf", "Escabel 4 (3).sgf"]
    assert write_sgf(kept.open(paths[0]).tree) == write_sgf(grow_tree(0))


def test_the_game_that_was_open_last_is_resumed(tmp_path: Path) -> None:
    kept = GameStore(tmp_path)
    first, second = (keep(kept, grow_tree(seed)) for seed in range(2))
    assert GameStore(tmp_path).last_open() == second
    kept.save(GameFile(first), grow_tree(2), SESSION)
    assert GameStore(tmp_path).last_open() == first
    kept.make_current(second)
    assert GameStore(tmp_path).last_open() == second


def test_a_game_that_is_kept_again_has_the_new_session_only(tmp_path: Path) -> None:
    kept = GameStore(tmp_path)
    path = keep(kept, grow_tree(1), {"old": "1"})
    kept.save(GameFile(path), kept.open(path).tree, {"new": "2"})
    assert kept.open(path).session == {"new": "2"}


@pytest.mark.skipif(os.name == "nt", reason="names of files are text there")
def test_a_game_whose_name_is_not_utf_8_is_resumed_too(tmp_path: Path) -> None:
    kept = GameStore(tmp_path)
    path = tmp_path / os.fsdecode(b"Spiel-J\xfcrgen.sgf")
    try:
        path.touch()
    except OSError:
        pytest.skip("such names cannot be given here")
    kept.save(GameFile(path), grow_tree(1), SESSION)
    keep(kept, grow_tree(2))
    kept.save(GameFile(path), grow_tree(3), SESSION)
    assert GameStore(tmp_path).last_open() == path


@pytest.mark.parametrize("pointer", [None, b"", b"\xff\xfe\x00", b"gone.sgf", b"../../etc/passwd", b"bad.sgf", b"."])
def test_without_a_good_pointer_the_newest_good_game_is_resumed(tmp_path: Path, pointer: bytes | None) -> None:
    kept = GameStore(tmp_path)
    older, newer = (keep(kept, grow_tree(seed)) for seed in range(2))
    (tmp_path / "bad.sgf").write_bytes(b"(;GM[101]")
    (tmp_path / "folder.sgf").mkdir()
    for age, path in enumerate([tmp_path / "folder.sgf", tmp_path / "bad.sgf", newer, older]):
        os.utime(path, (1e9 - age, 1e9 - age))
    if pointer is None:
        (tmp_path / ".current").unlink()
    else:
        (tmp_path / ".current").write_bytes(pointer)
    game = GameStore(tmp_path).resume()
    assert game is not None
    assert game.path == newer
    assert (tmp_path / "bad.sgf").exists(), "what cannot be read is left alone"


def test_a_game_is_resumed_however_its_name_is_capitalized(tmp_path: Path) -> None:
    path = keep(GameStore(tmp_path), grow_tree(1))
    renamed = path.rename(tmp_path / "GAME.SGF")
    assert GameStore(tmp_path).last_open() == renamed


def test_nothing_is_resumed_where_nothing_is(tmp_path: Path) -> None:
    assert GameStore(tmp_path / "missing").resume() is None
    assert GameStore(tmp_path).last_open() is None
    assert not (tmp_path / "missing").exists()


def test_a_damaged_game_is_refused_when_it_is_opened(tmp_path: Path) -> None:
    (tmp_path / "bad.sgf").write_bytes(b"(;GM[101];B[a1]")
    with pytest.raises(RecordError, match="its end is missing"):
        GameStore(tmp_path).open(tmp_path / "bad.sgf")


def test_a_file_of_several_games_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    kept = GameStore(tmp_path)
    several = "".join(write_sgf(grow_tree(seed)) for seed in range(2)).encode()
    path = tmp_path / "match.sgf"
    path.write_bytes(several)
    for do in (kept.open, lambda path: kept.rename(path, "new"), lambda path: kept.duplicate(path, "new")):
        with pytest.raises(RecordError, match="There are several games in this file"):
            do(path)
    assert kept.resume() is None
    assert path.read_bytes() == several


def test_a_game_is_renamed_and_goes_on_where_it_was(tmp_path: Path) -> None:
    kept = GameStore(tmp_path)
    path, other = (keep(kept, grow_tree(seed), SESSION) for seed in range(2))
    kept.rename(path, "The [long] one")
    game = kept.open(path)
    assert (game.tree.name, game.session) == ("The [long] one", SESSION)
    game.tree.name = ""
    assert write_sgf(game.tree) == write_sgf(grow_tree(0))
    assert GameStore(tmp_path).last_open() == other


def test_a_duplicate_is_a_game_of_its_own(tmp_path: Path) -> None:
    kept = GameStore(tmp_path)
    path = keep(kept, grow_tree(1), SESSION)
    twin = kept.duplicate(path, "Copy")
    assert twin.name == "2026-11-21 2130 Escabel 4 (2).sgf"
    assert kept.open(path).tree.name == ""
    game = kept.open(twin)
    assert (game.tree.name, game.session) == ("Copy", SESSION)
    assert GameStore(tmp_path).last_open() == path


def test_leftovers_of_interrupted_writes_are_removed_when_nobody_can_be_writing_them(tmp_path: Path) -> None:
    old = [tmp_path / ".new.sgf-0123.unfinished", tmp_path / "new.sgf"]
    young = [tmp_path / ".young.sgf-4567.unfinished", tmp_path / "young.sgf"]
    whole = [tmp_path / ".whole.sgf-89ab.unfinished", tmp_path / "whole.sgf"]
    for path in [*old, *young, *whole]:
        path.touch()
    whole[1].write_text("(;GM[101])")
    for path in [old[0], whole[0]]:
        os.utime(path, (1e9, 1e9))
    GameStore(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([*young, whole[1]])


def test_a_folder_that_cannot_be_made_is_an_error_of_the_system(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        keep(GameStore(tmp_path / "file" / "games"), grow_tree(1))


def test_a_game_whose_folder_has_gone_is_written_whole_and_resumed(tmp_path: Path) -> None:
    kept = GameStore(tmp_path / "data" / "games")
    first = kept.open(keep(kept, grow_tree(0))).file
    shutil.rmtree(tmp_path / "data")
    kept.save(first, grow_tree(1), SESSION)
    assert write_sgf(kept.open(kept.newest_first()[0]).tree) == write_sgf(grow_tree(1))
    keep(GameStore(kept.folder), grow_tree(2))
    shutil.rmtree(kept.folder)
    kept.save(first, grow_tree(1), SESSION)
    (kept.folder / "newer.sgf").write_text(write_sgf(grow_tree(0)))
    os.utime(kept.folder / "newer.sgf", (time.time() + 60, time.time() + 60))
    assert GameStore(kept.folder).last_open() == first.path, "the game is noted again as the one that was open"


PLAYS_AND_SAVES = """
import sys
import time
from pathlib import Path
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
kept = GameStore(Path(sys.argv[1]))
game = kept.resume()
if game is None:
    tree = GameTree(make_rules("escabel", 19))
    file = kept.new_file(tree, time.strptime("2026-11-21", "%Y-%m-%d"))
    kept.save(file, tree, {"node": ""})
else:
    file, tree, session = game
    assert session["node"] == " ".join("0" * (len(tree.main_line()) - 1)), session
node = tree.main_line()[-1]
while True:
    moves = tree.rules.legal_move_list(tree.state_at(node))
    node = tree.add_move(node, moves[node.depth * 97 % len(moves)])
    kept.save(file, tree, {"node": " ".join(map(str, tree.indexes_of(node)))})
    print(node.depth, flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_every_finished_move_survives_being_killed(tmp_path: Path) -> None:
    for round_number in range(8):
        player = subprocess.Popen([sys.executable, "-c", PLAYS_AND_SAVES, tmp_path], stdout=subprocess.PIPE, text=True)
        assert player.stdout is not None
        with player:
            depth = [int(player.stdout.readline()) for _ in range(1 + round_number)][-1]
            player.kill()
            depth = max([depth, *map(int, player.stdout.read().split("\n")[:-1])])
        game = GameStore(tmp_path).resume()
        assert game is not None
        assert len(game.tree.main_line()) - 1 in (depth, depth + 1)
        assert len(game.session["node"].split()) == len(game.tree.main_line()) - 1
    assert [path.name for path in tmp_path.glob("*.sgf")] == ["2026-11-21 0000 Escabel 19.sgf"]
