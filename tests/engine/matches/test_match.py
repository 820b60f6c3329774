"""Matches: the same games however many are played at once, tests that stop them, games that are saved."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from math import isclose, log
from pathlib import Path

import pytest

from escabel_gui.engine.command import main
from escabel_gui.engine.matches import match, match_player
from escabel_gui.engine.matches.elo import elo_to_score, estimate_elo
from escabel_gui.engine.matches.match_game import DRAW
from escabel_gui.engine.matches.match_player import external_player
from escabel_gui.engine.matches.match_task import close_idle
from escabel_gui.engine.matches.sprt import BOUND, Hypotheses
from escabel_gui.engine.thinking.search_controller import SearchLimits
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.rules.state import BLACK, WHITE

ONLY_POSIX = pytest.mark.skipif(os.name != "posix", reason="other systems have other words, and other programs")

COMMAND = [sys.executable, "-W", "error", "-m", "escabel_gui.engine.command"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path.cwd())}
UNEVEN = ("--first", "visits=300", "--second", "visits=1")

SIMPLE_PROGRAM = """
import os
import sys
for line in sys.stdin:
    words = line.split()
    if words[0] == "known_command":
        answer = "= false"
    elif words[0] == "genmove":
        answer = {answer!r}
    else:
        answer = "="
    try:
        print(answer + "\\n", flush=True)
    except OSError:  # nobody listens any more, which Windows says in another way
        os._exit(0)
"""


def run_match(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, "match", "--size", "4", *arguments],
        capture_output=True,
        encoding="utf-8",
        input="",
        env=ENVIRONMENT,
    )


def program_that_answers(answer: str, folder: Path) -> str:
    """Return the command line of a program that makes every move with this answer."""
    path = folder / "program.py"
    path.write_text(SIMPLE_PROGRAM.format(answer=answer), encoding="utf-8")
    return shlex.join([sys.executable, str(path)])


# ---- the games -------------------------------------------------------------------------------------------------


def test_match_between_two_settings() -> None:
    done = run_match("--games", "6", *UNEVEN, "--json")
    result = json.loads(done.stdout)
    assert set(result) == {"games", "wins", "losses", "draws", "elo", "elo_low", "elo_high", "openings", "stop"}
    assert result["games"] == result["wins"] + result["losses"] + result["draws"] == 6
    assert sum(result["openings"].values()) == 3
    assert result["wins"] > result["losses"]
    assert result["stop"] == "games"
    assert done.stderr.splitlines()[-1].startswith("6/6: ")


def test_the_same_games_are_played_however_many_at_once(tmp_path: Path) -> None:
    def games(folder: str, *arguments: str) -> list[str]:
        settings = ("--first", "level=1,visits=30", "--second", "level=2", "--seed", "7")
        done = run_match("--games", "7", *settings, "--save", str(tmp_path / folder), *arguments)
        assert done.returncode == 0
        return [path.read_text("utf-8") for path in sorted((tmp_path / folder).iterdir())]

    one_by_one = games("one")
    assert len(one_by_one) == 7
    assert len(set(one_by_one)) == 7
    assert games("three", "--parallel", "3") == one_by_one


def test_match_against_a_program() -> None:
    program = shlex.join([*COMMAND, "--visits", "20", "--seed", "3"])
    done = run_match("--games", "2", "--opening", "0", "--visits", "20", "--first-program", program)
    assert done.returncode == 0
    assert done.stdout.endswith("\n")
    assert "Elo" in done.stdout


def test_whoever_resigns_or_plays_an_illegal_move_loses(tmp_path: Path) -> None:
    for answer in ("= resign", "= z99"):
        program = program_that_answers(answer, tmp_path)
        done = run_match("--games", "2", "--visits", "5", "--second-program", program, "--json")
        assert json.loads(done.stdout)["wins"] == 2
        assert ("'z99' is illegal and loses the game" in done.stderr) == (answer == "= z99")


@pytest.mark.parametrize("parallel", ["1", "2"])
@pytest.mark.parametrize("answer", ["", "? I cannot"])
def test_a_program_that_fails_in_a_game_ends_the_match_with_the_reason(
    tmp_path: Path, answer: str, parallel: str
) -> None:
    program = program_that_answers(answer, tmp_path)
    done = run_match("--visits", "5", "--second-program", program, "--parallel", parallel)
    assert done.returncode == 1
    assert done.stdout == ""
    assert [line for line in done.stderr.splitlines() if "program.py" in line and "genmove" in line]
    assert "Traceback" not in done.stderr


def test_a_silent_program_ends_the_match_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(match_player, "ANSWER_TIMEOUT", 0.01)
    silent = shlex.join([sys.executable, "-c", "import sys; sys.stdin.read()"])
    assert main(["match", "--size", "4", "--first-program", silent]) == 1
    said = capsys.readouterr().err
    assert re.fullmatch(
        r"escabel-engine: '.*sys\.stdin\.read\(\).*' did not answer 'set_game escabel' in 0\.01 s\n", said
    )


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        pytest.param(
            "/no/such/program", "cannot start '/no/such/program': No such file or directory", marks=ONLY_POSIX
        ),
        pytest.param("true", "'true' ended ", marks=ONLY_POSIX),
        ("'", 'cannot start "\'": No closing quotation'),
        ("", "cannot start a program without a name: give a command line"),
    ],
)
def test_a_program_that_does_not_start_ends_the_match_with_the_reason(program: str, reason: str) -> None:
    done = run_match("--second-program", program)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(f"escabel-engine: {reason}")
    assert done.stderr.count("\n") == 1


def test_on_windows_the_path_of_a_program_keeps_its_backslashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    spec = external_player(r'"C:\Program Files\other.exe" --book D:\o.dat', SearchLimits(None, None))
    assert spec.words == [r"C:\Program Files\other.exe", "--book", r"D:\o.dat"]


@pytest.fixture
def as_in_a_terminal() -> Iterator[None]:
    """Let Ctrl-C interrupt this process, even if a shell has started it in the background, where Ctrl-C is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is sent in another way")
@pytest.mark.usefixtures("as_in_a_terminal")
def test_an_interrupted_match_tells_what_it_knows() -> None:
    arguments = ["match", "--size", "4", "--games", "100000", "--parallel", "2", *UNEVEN, "--json"]
    with subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=ENVIRONMENT
    ) as process:
        assert process.stderr is not None
        while "3/100000" not in process.stderr.readline():
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        said, errors = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in errors
    result = json.loads(said)
    assert result["stop"] == "interrupted"
    assert 3 <= result["games"] < 100_000


@pytest.mark.parametrize("parallel", ["1", "2"])
@pytest.mark.parametrize("command", [["match", "--visits", "1"], ["selfplay", "--visits", "1", "-o", "FILE"]])
def test_an_opening_that_is_longer_than_any_game_is_refused(
    tmp_path: Path, command: list[str], parallel: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [str(tmp_path / word) if word == "FILE" else word for word in command]
    arguments += ["--size", "3", "--opening", "100", "--games", "9", "--parallel", parallel]
    try:
        status = main(arguments)
    except SystemExit as end:
        status = int(end.code or 0)
    assert status in (1, 2)
    last = capsys.readouterr().err.splitlines()[-1]
    assert re.fullmatch(
        r"escabel-engine: no opening of \d+ moves leaves a game of escabel on size 3 open: choose a smaller --opening",
        last,
    )
    close_idle()


# ---- saved games -----------------------------------------------------------------------------------------------


def test_games_are_saved_with_names_and_evaluations(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    run_match("--games", "2", "--opening", "3", *UNEVEN, "--save", str(folder))
    first, second = (read_sgf(path.read_text("utf-8")) for path in sorted(folder.iterdir()))
    assert first.players[BLACK] == second.players[WHITE] == "Escabel level=8 visits=300"
    assert first.players[WHITE] == second.players[BLACK] == "Escabel level=8 visits=1"
    for tree in (first, second):
        line = tree.main_line()
        assert tree.result == tree.result_at(line[-1])
        assert tree.result is not None
        is_evaluated = [node.evaluation is not None for node in line]
        assert is_evaluated[:3] == [False] * 3
        assert is_evaluated[-1] is False
        assert any(is_evaluated)
    moves = [[node.move for node in tree.main_line()] for tree in (first, second)]
    assert moves[0][:4] == moves[1][:4]


def test_no_match_overwrites_the_games_of_another(tmp_path: Path) -> None:
    for games in (2, 4):
        run_match("--games", "2", *UNEVEN, "--save", str(tmp_path))
        assert len(list(tmp_path.iterdir())) == games


def test_a_match_that_goes_on_saves_each_game_once(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    for games in ("2", "3"):
        run_match("--games", games, *UNEVEN, "--save", str(folder), "--results", str(tmp_path / "results"))
    texts = [path.read_text("utf-8") for path in folder.iterdir()]
    assert sorted(read_sgf(text).root.values("RO")[0] for text in texts) == ["1", "2", "3"]


def test_a_folder_that_cannot_be_made_is_told_before_the_match(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    done = run_match("--games", "2", *UNEVEN, "--save", str(path))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1


# ---- what a score tells ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("compiled", [True, False])
def test_the_result_says_whether_the_rules_were_interpreted(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    monkeypatch.setattr(match, "is_compiled", lambda: compiled)
    result = match.format_result(match.Score(3, 1), match.Score(1, 0, 1), None, "games")
    assert "; openings +1 -0 =1" in result
    assert result.endswith("; the rules were interpreted") is not compiled


@pytest.mark.parametrize(
    ("winners", "score"),
    [
        ((), (0, 0, 0)),
        ((0,), (0, 0, 0)),
        ((0, 1, 1, 0, DRAW, DRAW), (0, 0, 3)),
        ((0, 0, 0, DRAW, DRAW, 1, 1, 1, 1), (2, 2, 0)),
    ],
)
def test_an_opening_is_won_by_who_has_more_of_its_two_games(
    winners: tuple[int, ...], score: tuple[int, int, int]
) -> None:
    assert match.score_openings(winners) == score


def test_elo() -> None:
    even = estimate_elo(10, 10, 5)
    assert even.difference == 0
    assert even.low is not None
    assert even.high is not None
    assert isclose(even.low, -even.high)
    better = estimate_elo(75, 25, 0)
    assert better.difference is not None
    assert isclose(better.difference, 190.8, abs_tol=0.1)
    assert estimate_elo(0, 0, 0) == (None, None, None)
    whitewash = estimate_elo(20, 0, 0)
    assert whitewash.difference is None
    assert whitewash.high is None
    assert whitewash.low is not None
    assert whitewash.low > 200


def test_without_draws_the_ratio_is_that_of_two_coins() -> None:
    low, high = elo_to_score(0), elo_to_score(50)
    expected = 60 * log(high / low) + 40 * log((1 - high) / (1 - low))
    assert isclose(Hypotheses(0, 50).log_likelihood_ratio(60, 40, 0), expected, abs_tol=1e-2)


def test_with_draws_the_ratio_is_near_that_of_normal_scores() -> None:
    wins, losses, draws = 2_100, 1_900, 6_000
    games = wins + losses + draws
    mean = (wins + draws / 2) / games
    variance = (wins + draws / 4) / games - mean**2
    low, high = elo_to_score(0), elo_to_score(5)
    expected = games * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert isclose(Hypotheses(0, 5).log_likelihood_ratio(wins, losses, draws), expected, rel_tol=1e-2)


def test_the_hypotheses_are_treated_alike() -> None:
    there = Hypotheses(-20, 40).log_likelihood_ratio(30, 17, 9)
    back = Hypotheses(-40, 20).log_likelihood_ratio(17, 30, 9)
    assert isclose(there, -back)
    assert Hypotheses(0, 10).log_likelihood_ratio(0, 0, 0) == 0


def test_a_clear_score_stops_the_match() -> None:
    done = run_match("--games", "200", *UNEVEN, "--sprt", "0,100", "--json")
    result = json.loads(done.stdout)
    assert result["stop"] == "sprt"
    assert result["sprt"]["accepted"] == 100
    assert result["sprt"]["llr"] >= result["sprt"]["bound"] == BOUND
    assert result["games"] < 200


def test_the_result_says_why_the_match_ended() -> None:
    weak = ("--first", "visits=1", "--second", "visits=300")
    assert "stopped because the test accepts +0 Elo" in run_match("--sprt", "0,300", *weak).stdout
    assert "the test is undecided" in run_match("--games", "2", "--sprt", "0,300", *weak).stdout
