"""`escabel-engine hint`: a move and the reasons for it, each of which is true."""

import io
import json
from pathlib import Path

import pytest

from tests.engine.tools.command_line import THREAT, Run
from tests.engine.tools.hint_judge import judge, known_positions, some_positions
from tests.rules.playing import repeat

COMMAND = "hint"  # that `run` runs


def test_it_tells_the_move_and_why(run: Run, moves: str) -> None:
    status, out, err = run(moves, "--game", "fast-quabble", "--size", "7")
    assert (status, err) == (0, "")
    assert out.startswith("Try g3. That stops Black from winning there. Every other move loses at once.")


def test_json_says_the_same(run: Run, moves: str) -> None:
    status, out, _ = run(moves, "--game", "fast-quabble", "--size", "7", "--json", "--seconds", "1")
    told = json.loads(out)
    assert status == 0
    assert sorted(told) == ["line", "move", "proven", "reasons", "threats", "winrate"]
    assert (told["move"], told["threats"], told["proven"], told["line"][0]) == ("g3", ["g3"], "win", "g3")
    assert 0 <= told["winrate"] <= 1
    assert all(sentence.endswith(".") for sentence in told["reasons"])


def test_a_saved_game_says_which_game_it_is(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    nodes = "".join(f";{'BW'[ply % 2]}[{move}]" for ply, move in enumerate(f"{THREAT} g3 c1".split()))
    path.write_text(f"(;FF[4]GM[103]RU[fast-quabble]SZ[7]{nodes})")
    status, out, _ = run(str(path), "--at", "13", "--json")
    assert status == 0
    assert json.loads(out)["move"] == "g3"


def test_it_reads_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stdin:
        buffer = io.BytesIO(THREAT.encode())

    monkeypatch.setattr("sys.stdin", Stdin)
    assert run("-", "--game", "fast-quabble", "--size", "7")[1].startswith("Try g3.")


def test_standard_input_that_never_ends_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless:
        class buffer:
            @staticmethod
            def read(size: int = -1) -> bytes:
                assert size >= 0, "reads for ever"
                return bytes(size)

    monkeypatch.setattr("sys.stdin", Endless)
    monkeypatch.setattr("escabel_gui.record.storage.files.MAX_FILE_BYTES", 1024 * 1024)
    status, out, err = run("-")
    assert (status, out) == (2, "")
    assert err.endswith("standard input: The file is larger than 1 MB: this cannot be a game.\n")


@pytest.mark.parametrize(
    ("text", "arguments", "reason"),
    [
        (THREAT, ["--at", "99"], "has 13 moves: there is no position after 99"),
        ("c3 zz", [], "line 1: Move 2, zz, cannot be played"),
        ("", [], "There is no game in this text"),
        (THREAT, ["--game", "chess"], "chess"),
        (THREAT, ["--size", "99"], "99"),
        (THREAT, ["--seconds", "0"], "0"),
        ("c1 a1 a3 b2 c3", ["--game", "fast-quabble", "--size", "3"], "the game is over after 5 moves"),
    ],
)
def test_wrong_input_is_refused_in_one_line(
    run: Run, tmp_path: Path, text: str, arguments: list[str], reason: str
) -> None:
    path = tmp_path / "moves.txt"
    path.write_text(text)
    if "--game" not in arguments:
        arguments = [*arguments, "--game", "fast-quabble"]
    if "--size" not in arguments:
        arguments = [*arguments, "--size", "7"]
    status, out, err = run(str(path), *arguments)
    assert (status, out) == (2, "")
    assert reason in err
    assert err.count("\n") == 1


def test_a_file_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    status, _, err = run(str(tmp_path / "none.sgf"))
    assert status == 1
    assert err.count("\n") == 1


@pytest.mark.parametrize("number", repeat(len(list(known_positions()))))
def test_hints_of_known_positions_are_true_and_complete(number: int) -> None:
    found = judge(list(known_positions())[number], 0.2)
    assert not found.faults, found


def test_hints_of_other_positions_are_true_and_complete() -> None:
    for tree in some_positions(len(repeat(40))):
        found = judge(tree, 0.1)
        assert not found.faults, (tree.rules.wire_name, found)
