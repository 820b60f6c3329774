"""`escabel-engine report`: figures over the games of folders, with or without an index."""

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.engine.tools.command_line import ODD_REASONS, Run, make_odd_files

COMMAND = "report"  # that `run` runs
GAMES = {
    "one.sgf": "(;FF[4]GM[103]RU[fast-quabble]SZ[7]PB[Anna]PW[Béla]DT[2026-01-02]RE[B+R];B[b2];W[a5];B[c7];W[d4])",
    "two.sgf": "(;FF[4]GM[103]RU[fast-quabble]SZ[7]PB[Escabel bot 2]DT[2026-02-03]RE[W+]XTAGS[club night];B[f6];W[g3])",
    "deeper/three.sgf": "(;FF[4]GM[101]RU[escabel]SZ[9]PB[anna]PW[Escabel bot 3]DT[2026-03-04];B[d4];W[swap-sides])",
}


def ask(run: Run, *arguments: object) -> dict[str, Any]:
    status, out, err = run(*map(str, arguments), "--json")
    assert (status, err) == (0, "")
    told: dict[str, Any] = json.loads(out)
    return told


def test_figures_are_told_as_json(run: Run, folder: Path) -> None:
    told = ask(run, folder, "--files")
    assert told["total"]["games"] == 3
    assert (told["total"]["black"], told["total"]["white"], told["total"]["unfinished"]) == (1, 1, 1)
    assert [(row["game"], row["games"]) for row in told["by_game"]] == [("fast-quabble", 2), ("escabel", 1)]
    assert [(row["opponent"], row["won"]) for row in told["by_opponent"]] == [
        ("Escabel bot 2", 1),
        ("Escabel bot 3", 0),
    ]
    assert [row["color"] for row in told["by_color"]] == ["white"]
    stone = told["by_first_move"][0]
    assert stone["moves"] == ["b2", "f2", "b6", "f6"]
    assert sorted(Path(file).name for file in stone["files"]) == ["one.sgf", "two.sgf"]
    assert (told["first_date"], told["last_date"]) == ("2026-01-02", "2026-03-04")


def test_games_are_chosen(run: Run, folder: Path) -> None:
    assert ask(run, folder, "--person", "Anna")["total"]["games"] == 2
    assert ask(run, folder, "--person", "Anna", "--color", "black")["total"]["games"] == 1
    assert ask(run, folder, "--person", "Anna", "--against", "BÉLA")["total"]["won"] == 1
    assert ask(run, folder, "--since", "2026-02", "--until", "2026-02")["total"]["games"] == 1
    assert ask(run, folder, "--game", "escabel")["total"]["games"] == 1
    assert ask(run, folder, "--tag", "Club night")["total"]["games"] == 1
    assert ask(run, folder, "--tag", "Club")["total"]["games"] == 0


def test_an_index_tells_the_same(run: Run, folder: Path, tmp_path: Path) -> None:
    (folder / "deeper" / "three.sgf").rename(folder / "three.sgf")
    index = tmp_path / "index.sqlite"
    straight = ask(run, folder, "--files")
    assert ask(run, folder, "--files", "--index", index) == straight
    assert ask(run, folder, "--files", "--index", index) == straight
    assert index.exists()


@pytest.mark.skipif(os.name != "posix", reason="links need rights there")
def test_an_index_gives_the_same_answers_and_reasons(run: Run, folder: Path, tmp_path: Path) -> None:
    (folder / "deeper" / "three.sgf").rename(folder / "other_game.sgf")
    make_odd_files(folder)
    status, out, err = run(str(folder), "--json", "--files")
    assert json.loads(out)["total"]["games"] == 6
    assert [line.rpartition("/")[2] for line in err.splitlines()] == ODD_REASONS
    for _ in range(2):
        assert run(str(folder), "--json", "--files", "--index", str(tmp_path / "index.sqlite")) == (status, out, err)


@pytest.mark.parametrize("content", [b"What is written here must stay.", b"SQLite format 3\0 and nothing else"])
def test_a_file_that_is_no_index_is_left_alone(run: Run, folder: Path, tmp_path: Path, content: bytes) -> None:
    other = tmp_path / "letter.txt"
    other.write_bytes(content)
    status, out, err = run(str(folder), "--index", str(other))
    assert (status, out) == (2, "")
    assert "is no index of games" in err
    assert other.read_bytes() == content


def test_a_database_of_something_else_is_left_alone(run: Run, folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "photos.sqlite"
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE files (photo BLOB)")
        database.commit()
    before = other.read_bytes()
    assert run(str(folder), "--index", str(other))[0] == 2
    assert other.read_bytes() == before


def test_an_index_that_cannot_be_written_is_told_before_the_work(run: Run, folder: Path, tmp_path: Path) -> None:
    index = tmp_path / "missing" / "index.sqlite"
    status, out, err = run(str(folder), "--index", str(index))
    assert (status, out) == (1, "")
    assert err == f"escabel-engine: cannot write to {index.parent}: No such file or directory\n"
    assert not index.parent.exists()


def test_several_games_in_a_file_count_each(run: Run, folder: Path) -> None:
    (folder / "both.sgf").write_text(GAMES["one.sgf"] + GAMES["two.sgf"], "utf-8")
    assert ask(run, folder)["total"]["games"] == 5


def test_the_text_says_the_same(run: Run, folder: Path) -> None:
    status, out, _ = run(str(folder))
    assert status == 0
    assert out.splitlines()[0] == "3 games, 2026-01-02 to 2026-03-04"
    assert "against Escabel bot 2: 1 game; 1 won, 0 lost, 0 tied; Black won 0, White 1" in out


def test_one_day_is_told_once(run: Run, folder: Path) -> None:
    (folder / "two.sgf").unlink()
    (folder / "deeper" / "three.sgf").unlink()
    assert run(str(folder))[1].splitlines()[0] == "1 game, 2026-01-02"


def test_what_cannot_be_read_is_told_of_and_left_out(run: Run, folder: Path) -> None:
    (folder / "broken.sgf").write_text("(;GM[103]")
    status, out, err = run(str(folder), "--json")
    assert status == 0
    assert json.loads(out)["total"]["games"] == 3
    assert len(err.splitlines()) == 1
    assert "broken.sgf" in err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--since", "yesterday"], "a date is written as"),
        (["--since", "2025-99-99"], "there is no 2025-99-99 in the calendar"),
        (["--until", "2025-02-29"], "there is no 2025-02-29 in the calendar"),
        (["--until", "2025-13"], "there is no 2025-13 in the calendar"),
        (["--since", "0000"], "there is no 0000 in the calendar"),
        (["--game", "chess"], "invalid choice"),
        ([".", "--index", "x.sqlite"], "an index is of one folder"),
    ],
)
def test_wrong_arguments_get_one_sentence(run: Run, folder: Path, arguments: list[str], reason: str) -> None:
    status, out, err = run(str(folder), *arguments)
    assert (status, out) == (2, "")
    assert reason in err
    assert len(err.splitlines()) == 1
