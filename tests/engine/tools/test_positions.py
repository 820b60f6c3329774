"""`escabel-engine positions`: where a position occurs in games, however they are turned."""

import json
import os
from pathlib import Path

import pytest

from tests.engine.tools.command_line import ODD_REASONS, Run, make_odd_files

COMMAND = "positions"  # that `run` runs
GAMES = {
    "one.sgf": "(;FF[4]GM[103]RU[fast-quabble]SZ[7]RE[B+R];B[b2];W[a5];B[c7];W[d4])",
    "deeper/turned.sgf": "(;FF[4]GM[103]RU[fast-quabble]SZ[7];B[f6];W[g3](;B[e1])(;B[a1]))",  # by half a turn
    "other_size.sgf": "(;FF[4]GM[103]RU[fast-quabble]SZ[9];B[b2];W[a5];B[c7])",
    "other_game.sgf": "(;FF[4]GM[103]RU[quabble]SZ[7];B[b2];W[a5];B[c7])",
}


def ask(run: Run, folder: Path, *arguments: str) -> list[dict[str, object]]:
    status, out, err = run(str(folder), "--of", str(folder / "one.sgf"), "--json", *arguments)
    assert (status, err) == (0, "")
    found: list[dict[str, object]] = json.loads(out)
    return found


def test_a_position_is_found_in_every_symmetry_with_the_move_as_it_was_played(run: Run, folder: Path) -> None:
    assert ask(run, folder, "--at", "2") == [
        {"file": str(folder / "deeper" / "turned.sgf"), "game": 1, "ply": 2, "next": "e1", "result": None},
        {"file": str(folder / "one.sgf"), "game": 1, "ply": 2, "next": "c7", "result": "B+R"},
    ]


def test_the_end_of_a_game_has_no_next_move(run: Run, folder: Path) -> None:
    assert ask(run, folder) == [{"file": str(folder / "one.sgf"), "game": 1, "ply": 4, "next": None, "result": "B+R"}]


def test_the_text_says_the_same(run: Run, folder: Path) -> None:
    status, out, _ = run(str(folder), "--of", str(folder / "one.sgf"), "--at", "2")
    assert status == 0
    first, second = out.splitlines()
    assert first.endswith("turned.sgf: after 2 moves, then e1; no result")
    assert second.endswith("one.sgf: after 2 moves, then c7; B+R")


def test_what_cannot_be_read_is_told_of_and_left_out(run: Run, folder: Path) -> None:
    (folder / "broken.sgf").write_text("(;GM[103]")
    status, out, err = run(str(folder), "--of", str(folder / "one.sgf"), "--at", "2")
    assert status == 0
    assert len(out.splitlines()) == 2
    assert len(err.splitlines()) == 1
    assert "broken.sgf" in err


@pytest.mark.parametrize("what", [["--at", "2"], ["--at", "0"], [], ["--pattern", "a5=w b2=x a4=? b3=."]])
def test_an_index_tells_the_same_of_one_folder(run: Run, folder: Path, tmp_path: Path, what: list[str]) -> None:
    (folder / "deeper" / "turned.sgf").rename(folder / "turned.sgf")
    (folder / "empty.sgf").write_text("(;FF[4]GM[103]RU[fast-quabble]SZ[7])")
    index = str(tmp_path / "index.sqlite")
    straight = ask(run, folder, *what)
    assert straight
    assert ask(run, folder, *what, "--index", index) == straight
    (folder / "twin.sgf").write_text(GAMES["one.sgf"])
    more = ask(run, folder, *what)
    assert len(more) > len(straight)
    assert ask(run, folder, *what, "--index", index) == more


@pytest.mark.skipif(os.name != "posix", reason="links need rights there")
@pytest.mark.parametrize("what", [["--at", "2"], ["--pattern", "a5=w b2=x a4=? b3=."]])
def test_an_index_gives_the_same_answers_and_reasons(run: Run, folder: Path, tmp_path: Path, what: list[str]) -> None:
    (folder / "deeper" / "turned.sgf").unlink()
    make_odd_files(folder)
    arguments = [str(folder), "--of", str(folder / "one.sgf"), *what]
    status, out, err = run(*arguments)
    assert status == 0
    assert [line.rpartition("/")[2] for line in out.splitlines()] == [
        "both.sgf: after 2 moves, then c7; B+R",
        "both.sgf, game 4: after 2 moves, then c7; B+R",
        "one.sgf: after 2 moves, then c7; B+R",
    ]
    assert [line.rpartition("/")[2] for line in err.splitlines()] == ODD_REASONS
    for _ in range(2):
        assert run(*arguments, "--index", str(tmp_path / "index.sqlite")) == (status, out, err)


def test_an_index_is_of_one_folder(run: Run, folder: Path, tmp_path: Path) -> None:
    arguments = [str(folder), str(tmp_path), "--of", str(folder / "one.sgf"), "--index", str(tmp_path / "index")]
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert "an index is of one folder" in err


def test_wrong_arguments_get_one_sentence(run: Run, folder: Path) -> None:
    status, out, err = run(str(folder), "--of", str(folder / "one.sgf"), "--at", "99")
    assert (status, out) == (2, "")
    assert "there is no position after 99" in err


def test_a_part_of_the_board_is_found_from_where_it_comes_to_stand(run: Run, folder: Path) -> None:
    assert ask(run, folder, "--pattern", "a5=w b2=x a4=? b3=.") == [
        {"file": str(folder / "deeper" / "turned.sgf"), "game": 1, "ply": 2, "next": "e1", "result": None},
        {"file": str(folder / "one.sgf"), "game": 1, "ply": 2, "next": "c7", "result": "B+R"},
    ]
    assert ask(run, folder, "--pattern", "a5=b2+") == []


@pytest.mark.parametrize(
    ("pattern", "reason"),
    [
        ("a1=b z9=w", "z9=w is no point of this board with what stands there, as in a1=b2+"),
        ("a1", "a1 is no point of this board with what stands there, as in a1=b2+"),
        ("a1=?", "A pattern needs a point for which it says what stands there"),
        ("a1=b a1=w", "a1 is named twice: say once what stands there"),
        ("a1=b0", "a1=b0 is no point of this board with what stands there, as in a1=b2+"),
        ("", "A pattern needs a point for which it says what stands there"),
    ],
)
def test_a_wrong_pattern_is_refused_in_a_sentence(run: Run, folder: Path, pattern: str, reason: str) -> None:
    status, out, err = run(str(folder), "--of", str(folder / "one.sgf"), "--pattern", pattern)
    assert (status, out) == (2, "")
    assert reason in err
