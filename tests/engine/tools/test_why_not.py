"""`escabel-engine why-not`: the refutation of a move, of which nothing is claimed that is not so."""

import io
import json
from pathlib import Path

import pytest

from escabel_gui.rules.catalogue import CATALOGUE
from tests.engine.tools.command_line import THREAT, Run
from tests.engine.tools.refutation_judge import judge, shows_consequence, some_cases

COMMAND = "why-not"  # that `run` runs
GAME = ("--game", "fast-quabble", "--size", "7")


def test_it_shows_the_move_that_refutes_another_one(run: Run, moves: str) -> None:
    status, out, err = run(moves, *GAME, "--move", "a3", "--seconds", "0.2")
    assert (status, err) == (0, "")
    assert out == (
        "Black wins, whatever you play: that is proven.\ng3: That joins the top and bottom edges: Black wins.\n"
    )


def test_json_says_the_same(run: Run, moves: str) -> None:
    status, out, _ = run(moves, *GAME, "--move", "a3", "--seconds", "0.2", "--json")
    assert status == 0
    assert json.loads(out) == {
        "move": "a3",
        "as_good": False,
        "proven": "loss",
        "line": ["g3"],
        "sentences": ["That joins the top and bottom edges: Black wins."],
        "shapes": [],
        "winrate": 0.0,
    }


def test_the_best_move_is_called_as_good(run: Run, moves: str) -> None:
    told = json.loads(run(moves, *GAME, "--move", "g3", "--seconds", "0.2", "--json")[1])
    assert told["as_good"] is True
    assert told["line"]


@pytest.mark.parametrize(("mistake", "is_as_good"), [(1, False), (100, True)])
def test_from_which_loss_on_a_move_is_a_mistake_can_be_said(
    run: Run, moves: str, mistake: int, is_as_good: bool
) -> None:
    Path(moves).write_text("d4 c5")
    question = ("--game", "quabble", "--size", "7", "--move", "g1")  # which loses half of the chance to win
    thresholds = ("--mistake", str(mistake), "--blunder", "100")
    status, out, _ = run(moves, *question, "--seconds", "0.2", "--json", *thresholds)
    assert status == 0
    assert json.loads(out)["as_good"] is is_as_good


def test_a_move_that_ends_the_game_has_no_reply(run: Run, moves: str) -> None:
    Path(moves).write_text(f"{THREAT} a3")
    told = json.loads(run(moves, *GAME, "--move", "g3", "--seconds", "0.2", "--json")[1])
    assert told == {
        "move": "g3",
        "as_good": True,
        "proven": "win",
        "line": [],
        "sentences": [],
        "shapes": [],
        "winrate": 1.0,
    }


def test_it_reads_saved_games_from_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    nodes = "".join(f";{'BW'[ply % 2]}[{move}]" for ply, move in enumerate(f"{THREAT} g3 c1".split()))

    class Stdin:
        buffer = io.BytesIO(f"(;FF[4]GM[103]RU[fast-quabble]SZ[7]{nodes})".encode())

    monkeypatch.setattr("sys.stdin", Stdin)
    status, out, _ = run("-", "--at", "13", "--move", "a3", "--seconds", "0.2", "--json")
    assert status == 0
    assert json.loads(out)["line"] == ["g3"]


@pytest.mark.parametrize(
    ("text", "arguments", "reason"),
    [
        (THREAT, ["--move", "a1"], "a1 cannot be played: a1 is taken"),
        (THREAT, ["--move", "zz"], "“zz” is no move"),
        (THREAT, ["--move", "swap"], "swap cannot be played"),
        (THREAT, ["--move", ""], "is no move"),
        (THREAT, [], "--move"),
        (THREAT, ["--move", "g3", "--at", "99"], "has 13 moves: there is no position after 99"),
        (THREAT, ["--move", "g3", "--at", "-1"], "-1"),
        (THREAT, ["--move", "g3", "--mistake", "40"], "--mistake 40 is above --blunder 25"),
        (f"{THREAT} a3 g3", ["--move", "f4"], "the game is over after 15 moves"),
        ("c3 zz", ["--move", "g3"], "line 1: Move 2, zz, cannot be played"),
    ],
)
def test_wrong_input_is_refused_in_one_line(run: Run, moves: str, text: str, arguments: list[str], reason: str) -> None:
    Path(moves).write_text(text)
    status, out, err = run(moves, *GAME, *arguments)
    assert (status, out) == (2, "")
    assert reason in err
    assert err.count("\n") == 1


def test_refutations_are_legal_and_true_and_show_a_consequence() -> None:
    cases = list(some_cases(100))
    assert {case.tree.rules.wire_name.split(":")[0] for case in cases} == {ruleset.name for ruleset in CATALOGUE}
    shown = 0
    for case in cases:
        refutation, faults = judge(case, 0.05)
        assert not faults, (case.tree.rules.wire_name, refutation)
        shown += shows_consequence(case, refutation)
    assert shown >= 0.9 * len(cases)


def test_a_shape_that_the_move_makes_is_named(run: Run, tmp_path: Path) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("(;FF[4]GM[101]RU[escabel]SZ[5]XSTART[b b2wb c3w c4b])")
    told = json.loads(run(str(game), "--move", "c4-c3", "--seconds", "0.1", "--json")[1])["shapes"]
    assert told[0] == "c4-c3 makes the shape “The high diagonal” (b2 and c3)."
    assert told[0] in run(str(game), "--move", "c4-c3", "--seconds", "0.1")[1].splitlines()


def test_a_move_of_which_only_the_result_is_known_is_answered(run: Run, tmp_path: Path) -> None:
    """Ask for a move that the search of the position before has proven, without a look at any reply."""
    game = tmp_path / "game.txt"
    game.write_text("a3 d2 e1 e3 b4 d4 b1 c5 c1 d3 a5 a1 d1 e4 a4 a2")
    status, out, _ = run(str(game), "--game", "qualos", "--size", "5", "--move", "b2", "--seconds", "0.2", "--json")
    assert status == 0
    assert json.loads(out)["proven"] == "win"
    assert json.loads(out)["line"]
