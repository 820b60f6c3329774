"""What benchmarks make of what they are given."""

import runpy
import sys
from pathlib import Path

import pytest

from escabel_gui.record.result import Ending, lost_by
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.rules.state import BLACK, WHITE
from tests.record.reviews import reviewed

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.mark.skipif(sys.platform == "win32", reason="processor times of others are not told")
@pytest.mark.parametrize(
    ("moves", "rates", "better", "loser"),
    [
        ("c3 b2 d4", "50 20 20 20", "d4 b2 d4 a1", BLACK),
        ("c3 swap-sides d4", "50 20 80 80", "d4 swap-sides d4 a1", WHITE),
    ],
)
def test_a_mistake_is_the_losers_whatever_color_they_had(moves: str, rates: str, better: str, loser: int) -> None:
    """Compare a game whose first move was a mistake of the loser, who has the other color after a swap."""
    compare = runpy.run_path(str(BENCHMARKS / "reviews.py"))["compare"]
    tree = reviewed(moves, rates, better).tree
    tree.result = lost_by(loser, Ending.RESIGNATION)
    seen = compare(write_sgf(tree), write_sgf(tree))
    assert seen.has_mistake
    assert seen.is_worst_named


def tune(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    script = BENCHMARKS / "tune.py"
    monkeypatch.syspath_prepend(BENCHMARKS)  # for another script that it uses
    monkeypatch.setattr(sys, "argv", [str(script), *arguments])
    runpy.run_path(str(script), run_name="__main__")


def test_a_file_of_games_to_tune_by_has_each_game_once_and_those_of_one_job(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    play = ["play", str(file), "exploration=0.1..0.3", "--game", "quabble", "--size", "4", "--games", "4", "--visits"]
    tune(monkeypatch, *play, "20")
    whole = file.read_text()
    assert len(whole.splitlines()) == 4
    tune(monkeypatch, *play, "20")
    assert file.read_text() == whole
    file.write_text("".join(whole.splitlines(keepends=True)[:3]))
    tune(monkeypatch, *play, "20")
    assert file.read_text() == whole
    with pytest.raises(SystemExit, match="has games of another job"):
        tune(monkeypatch, *play, "30")
    tune(monkeypatch, "tell", str(file))
    assert capsys.readouterr().out.startswith("4 games, ")
    file.write_text(whole + whole.replace('"size": 4', '"size": 5'))
    with pytest.raises(SystemExit, match="has games of another job"):
        tune(monkeypatch, "tell", str(file))
