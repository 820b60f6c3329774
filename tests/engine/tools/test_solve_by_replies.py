"""First moves solved by their replies, as `escabel-engine solve` solves them, also after an interruption."""

from pathlib import Path

import pytest

from escabel_gui.engine.command import main as run_engine
from tests.engine.tools import solve_by_replies

GAME = ["--game", "fast-quabble", "--size", "4"]


def test_the_solution_is_that_of_solve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_engine(["solve", *GAME]) == 0
    solution = capsys.readouterr().out
    file = tmp_path / "results"
    command = [*GAME, "--results", str(file), "--processes", "1"]
    solve_by_replies.main(command)
    whole = file.read_bytes()
    capsys.readouterr()
    for length in (whole.index(b"\n", len(whole) // 3), whole.rindex(b"\n", 0, -1)):
        file.write_bytes(whole[: length + 1])
        solve_by_replies.main(command)
        assert sorted(file.read_bytes().splitlines()) == sorted(whole.splitlines())
    capsys.readouterr()
    assert run_engine(["solve", *GAME, "--results", str(file)]) == 0
    assert capsys.readouterr().out == solution


def test_a_reply_that_takes_more_is_searched_again_for_twice_as_many(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solve_by_replies, "FIRST_EXPANSIONS", 10)
    solve_by_replies.main([*GAME, "--results", str(tmp_path / "results"), "--processes", "1", "b1"])
    output, errors = capsys.readouterr()
    assert output in ("b1: Black wins\n", "b1: White wins\n")
    assert ": more than 10\n" in errors
    assert ": more than 20\n" in errors


@pytest.mark.parametrize(
    ("others", "reason"),
    [([], "has the results of another job"), (["--size", "99"], "is played on size"), (["z9"], "There is no point z9")],
)
def test_why_nothing_is_solved_is_said_in_a_sentence(
    others: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results"
    file.write_text('{"rules": "of before", "solve": ["fast-quabble"], "size": 4}\n')
    if others:
        file.unlink()
    with pytest.raises(SystemExit):
        solve_by_replies.main([*GAME, "--results", str(file), "--processes", "1", *others])
    assert reason in capsys.readouterr().err.splitlines()[-1]
