"""The command line: help, versions, refusals in one line, and the benchmark."""

import errno
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from escabel_gui.engine.command import FLAGS, find_command, main, make_parser
from escabel_gui.engine.processes.file_checks import check_file_writable
from escabel_gui.engine.processes.output import is_of_closed_pipe
from escabel_gui.engine.processes.priority import BACKGROUND
from escabel_gui.engine.search.node_pool import ROOT, NodePool
from escabel_gui.engine.subcommands import COMMANDS
from escabel_gui.engine.tools.bench import iterations
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.version import is_compiled, version_line
from tests.wine import not_in_wine

COMMAND = [sys.executable, "-W", "error", "-m", "escabel_gui.engine.command"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    return subprocess.run([*COMMAND, *arguments], capture_output=True, encoding="utf-8", input="", env=environment)


@pytest.mark.parametrize("arguments", [["--help"], ["match", "--help"], ["bench", "--help"]])
def test_help(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 0
    assert done.stdout.startswith("usage: escabel-engine")


@pytest.mark.parametrize("charset", ["ascii", "cp437"])
def test_help_needs_no_letter_that_a_console_may_lack(charset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for command, *_ in COMMANDS:
        for arguments in ([], [command]):
            output = TextIOWrapper(BytesIO(), encoding=charset)
            monkeypatch.setattr(sys, "stdout", output)
            with pytest.raises(SystemExit) as end:
                main([*arguments, "--help"])
            assert end.value.code == 0
            output.flush()
            assert output.buffer.getvalue().startswith(b"usage: escabel-engine")


@pytest.mark.skipif(sys.platform == "win32", reason="everything is said in UTF-8 there")
def test_a_letter_that_a_console_lacks_is_a_question_mark() -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd()), "PYTHONIOENCODING": "ascii:strict"}
    arguments = ["-m", "escabel_gui", "--help"]
    done = subprocess.run([sys.executable, *arguments], capture_output=True, encoding="utf-8", env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert "[FILE.sgf ?]" in done.stdout


INTERRUPTED = """
import os, signal, sys

class Interruption:
    def find_spec(self, name, path, target=None):
        if name == sys.argv[1]:
            os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Interruption())
from escabel_gui.engine.start import main
sys.exit(main(["match", "--help"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is sent in another way")
@pytest.mark.parametrize(
    ("module", "status"),
    [("escabel_gui.engine.command", -signal.SIGINT), ("escabel_gui.engine.subcommands", 130)],
)
def test_an_interruption_of_the_start_is_silent(module: str, status: int) -> None:
    done = subprocess.run([sys.executable, "-c", INTERRUPTED, module], capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stdout, done.stderr) == (status, "", "")


def test_version() -> None:
    assert run("--version").stdout == version_line() + "\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--game chess", "unknown game 'chess': choose one of"),
        ("--game escabel:setup=full", "setup=full is not possible: choose one of"),
        ("--size 20", "escabel is played on size 3 to 19, not 20"),
        ("--size nine", "argument --size: 'nine' is not a whole number"),
        ("--level 9", "unknown level '9': choose from 1 to 8"),
        ("--threads 0", "argument --threads: '0' is not a whole number from 1"),
        ("--memory 37", "--memory 37 is too little: the engine needs 38 MB"),
        ("--memory 100 --threads 4", "--memory 100 is too little: 4 processes need 152 MB"),
        pytest.param(
            "--memory 1000000000",
            "--memory 1000000000 is more than there is",
            marks=not_in_wine("promises memory that there is not, and then ends whoever takes it"),
        ),
        ("--time nan", "argument --time: 'nan' is not a number of seconds above 0"),
        ("--seed -1", "argument --seed: '-1' is not a whole number from 0"),
        ("--seed 99999999999999999999", "argument --seed: '99999999999999999999' is not a whole number"),
        ("--search alpha", "argument --search: invalid choice: 'alpha'"),
        ("--bogus", "unrecognized arguments: --bogus"),
        ("play", "argument COMMAND: invalid choice: 'play'"),
        ("bench --game chess", "unknown game 'chess': choose one of"),
        ("--game quabble --size 5 bench", "--game before a command says nothing: what a command"),
        ("--log debug --size=5 bench", "--size before a command says nothing"),
        ("--background bench", "--background before a command says nothing"),
        ("bench --seconds 0", "argument --seconds: '0' is not a number of seconds above 0"),
        ("match --games 0", "argument --games: '0' is not a whole number from 1"),
        (
            "match --first strength=9",
            "unknown setting 'strength': choose from level, search, visits, time,",
        ),
        ("match --first visits=many", "visits=many is not possible: 'many' is not a whole number"),
        ("match --first memory=37", "--memory 37 is too little: the engine needs 38 MB"),
        ("match --first memory=100,threads=4", "--memory 100 is too little: 4 processes need 152 MB"),
        ("match --sprt 30,0", "argument --sprt: '30,0' is not two Elo differences, the lower one first"),
        ("match --sprt 0", "argument --sprt: '0' is not two Elo differences"),
        ("match --parallel 0", "argument --parallel: '0' is not a whole number from 1"),
        ("match --second level=0", "unknown level '0': choose from 1 to 8"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(arguments: str, reason: str) -> None:
    done = run(*arguments.split())
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("review x.sgf -o /nonexistent/x", "cannot write to /nonexistent: No such file or directory"),
        ("review x.sgf -o .", "cannot write .: it is no file"),
        ("match --save pyproject.toml", "cannot make the folder pyproject.toml: "),
    ],
)
def test_where_nothing_can_be_written_is_told_before_the_work(arguments: str, reason: str) -> None:
    done = run(*arguments.split())
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(
        f"escabel-engine: {reason}".replace("/nonexistent", str(Path("/nonexistent").absolute()))
    )


@pytest.mark.skipif(os.name != "posix", reason="there is nothing of that kind")
def test_a_device_is_not_replaced_by_a_review(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    done = run("review", "x.sgf", "-o", str(tmp_path / "pipe"))
    assert done.stderr == f"escabel-engine: cannot write {tmp_path / 'pipe'}: it is no file\n"


LONG: Final = "9" * 70_000


@pytest.mark.parametrize(
    "arguments",
    [
        ["match", "--save", ""],
        ["match", "--results", ""],
        ["review", ""],
        ["review", "game.sgf", "--output", ""],
        ["hint", ""],
        ["positions", "", "--of", "game.sgf"],
        ["positions", "games", "--of", ""],
        ["report", "games", "--index", ""],
        ["solve", ""],
        ["mine", "--output", ""],
        ["mine", "--games", "", "--output", "puzzles"],
        ["calibration", ""],
        ["openings", "--output", ""],
        ["selfplay", "--output", ""],
        ["learn", "", "--output", "weights"],
    ],
)
def test_an_empty_name_is_not_the_current_folder(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    assert capsys.readouterr().err.endswith(": the name is empty\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--size", LONG],
        ["--game", LONG],
        ["--game", f"escabel:{LONG}=1"],
        ["--game", f"escabel:setup={LONG}"],
        ["--level", LONG],
        ["--time", "x" + LONG],
        ["--search", LONG],
        [f"--{LONG}"],
        [LONG],
        ["match", "--first", LONG],
        ["match", "--first", f"level={LONG}"],
        ["match", "--sprt", LONG],
        ["match", "--first-program", f"/nonexistent/{LONG}"],
        ["match", "--first-program", f"'{LONG}"],
        ["match", "--save", f"/nonexistent/{LONG}"],
        ["calibration", LONG],
        ["review", LONG],
        ["review", "x.sgf", "-o", LONG],
        ["solve", "--game", LONG],
        ["bench", "--seconds", "x" + LONG],
    ],
    ids=lambda arguments: " ".join(argument[:30] for argument in arguments),
)
def test_what_is_refused_is_not_repeated_in_full(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        sys.exit(main(arguments))
    assert end.value.code in (1, 2)
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert len(said) < 600


def test_a_pipe_that_nobody_reads_is_known_by_what_each_system_says(monkeypatch: pytest.MonkeyPatch) -> None:
    as_windows_says = OSError(errno.EINVAL, "Invalid argument")
    of_a_file = OSError(errno.EINVAL, "Invalid argument", "games?.sgf")
    for platform, is_closed in (("linux", False), ("win32", True)):
        monkeypatch.setattr(sys, "platform", platform)
        assert is_of_closed_pipe(BrokenPipeError())
        assert is_of_closed_pipe(as_windows_says) == is_closed
        assert not is_of_closed_pipe(of_a_file)
        assert not is_of_closed_pipe(OSError(errno.ENOSPC, "No space left on device"))


@pytest.mark.skipif(os.name != "posix", reason="the shell cannot do that")
@pytest.mark.parametrize(
    ("closing", "reason"), [(">&-", "standard output is closed"), ("<&-", "standard input is closed")]
)
def test_a_closed_channel_is_told_before_anything_is_done(closing: str, reason: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    done = subprocess.run(
        f"{shlex.join(COMMAND)} {closing}", shell=True, capture_output=True, encoding="utf-8", env=environment
    )
    assert done.stderr == f"escabel-engine: {reason}\n"
    assert done.returncode == 1


@pytest.mark.skipif(os.name != "posix", reason="the shell cannot do that")
def test_progress_that_nobody_hears_is_not_written_among_the_results(tmp_path: Path) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("(;GM[101]RU[escabel]SZ[3];B[b2])")
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    command = shlex.join([*COMMAND, "review", str(game), "--visits", "1"])
    done = subprocess.run(f"{command} 2>&-", shell=True, stdout=subprocess.PIPE, encoding="utf-8", env=environment)
    assert done.returncode == 0
    assert done.stdout.startswith("(;")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
@pytest.mark.parametrize(
    ("arguments", "buffering"),
    [
        ([], ""),
        ([], "1"),
        (["bench", "--seconds", "0.01", "--size", "3"], ""),
        (["bench", "--seconds", "0.01", "--size", "3"], "1"),
        (["--help"], ""),
    ],
)
def test_output_that_cannot_be_written_is_told_in_a_sentence(arguments: list[str], buffering: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd()), "PYTHONUNBUFFERED": buffering}
    command = [*COMMAND, *arguments]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, input="name\n", encoding="utf-8", env=environment
        )
    assert (done.returncode, done.stderr) == (1, "escabel-engine: No space left on device\n")


@pytest.mark.parametrize(
    ("command", "is_new_file"),
    [
        ("review {game} --visits 1 -o {output}", True),
        ("match --games 2 --size 3 --visits 1 --results {output}", True),
        ("selfplay --size 3 --games 1 --visits 2 -o {output}", True),
        ("openings --size 3 --visits 1 -o {output}", True),
        ("match --games 2 --size 3 --visits 1 --save {folder}", False),
    ],
)
def test_a_full_disk_is_told_with_the_file_and_leaves_no_empty_one(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
    is_new_file: bool,
) -> None:
    def refuse(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    game, folder, output = tmp_path / "game.sgf", tmp_path / "folder", tmp_path / "output"
    game.write_text("(;GM[101]RU[escabel]SZ[3];B[b2])")
    monkeypatch.setattr(os, "fsync", refuse)
    paths = {"game": str(game), "folder": str(folder), "output": str(output)}
    assert main([part.format(**paths) for part in command.split()]) == 1
    said = capsys.readouterr().err.splitlines()[-1]
    place = str(output) if is_new_file else str(folder / "match ")
    assert said.startswith(f"escabel-engine: {place}")
    assert said.endswith(f": {os.strerror(errno.ENOSPC)}")
    assert not output.exists() or output.read_bytes()
    assert not folder.exists() or list(folder.iterdir()) == []


def test_a_disk_without_room_is_told_before_long_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class FullFile(BytesIO):
        def write(self, _data: object) -> int:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("tempfile.TemporaryFile", lambda **_: FullFile())
    with pytest.raises(OSError, match=f"cannot write to .*: {os.strerror(errno.ENOSPC)}"):
        check_file_writable(tmp_path / "output")


@pytest.mark.skipif(os.name != "posix", reason="pipes are closed in another way there")
@pytest.mark.parametrize("arguments", [["bench", "--seconds", "0.01", "--size", "3"], ["--help"]])
def test_output_that_nobody_reads_is_no_error(arguments: list[str]) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd()), "PYTHONUNBUFFERED": ""}
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run([*COMMAND, *arguments], stdout=writing, stderr=subprocess.PIPE, env=environment)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


MISSING = "No such file or directory"


@pytest.mark.skipif(os.name != "posix", reason="other systems have other words for what fails")
@pytest.mark.parametrize(
    ("arguments", "status", "reason"),
    [
        ("review folder.sgf", 1, "folder.sgf: Is a directory"),
        ("review nothing.sgf", 1, f"nothing.sgf: {MISSING}"),
        ("review nothing.sgf -o out.sgf", 1, f"nothing.sgf: {MISSING}"),
        ("review folder.sgf nothing.sgf -o out", 1, f"2/2  nothing.sgf: left out: nothing.sgf: {MISSING}"),
        ("learn -o weights.json folder.sgf", 1, "folder.sgf: Is a directory"),
        ("learn -o weights.json nothing", 1, f"nothing: {MISSING}"),
        ("match --results folder.sgf", 1, "cannot write folder.sgf: it is no file"),
        ("solve --results folder.sgf", 1, "cannot write folder.sgf: it is no file"),
        ("hint folder.sgf", 1, "folder.sgf: Is a directory"),
        ("openings --size 3 -o letter.txt", 2, "letter.txt: this is no map of openings; choose another file"),
        ("openings --size 3 -o bytes.txt", 2, "bytes.txt: this is no map of openings; choose another file"),
        ("mine --size 3 -o mined", 2, "mined.json cannot be read: move it elsewhere to begin anew"),
        ("mine --games nothing -o mined", 1, f"nothing: {MISSING}"),
        ("mine --relabel -o nothing", 1, f"nothing: {MISSING}"),
        ("mine --regrade -o nothing", 1, f"nothing: {MISSING}"),
        ("mine --regrade -o folder.sgf", 2, "folder.sgf: no puzzles"),
        ("calibration nothing", 1, f"nothing: {MISSING}"),
        ("calibration letter.txt", 1, "letter.txt: Not a directory"),
        ("calibration folder.sgf", 2, "folder.sgf: no game with evaluations and a result"),
        ("report nothing", 1, f"nothing: {MISSING}"),
        ("positions nothing --of moves.txt", 1, f"nothing: {MISSING}"),
        ("positions . --of nothing.sgf", 1, f"nothing.sgf: {MISSING}"),
        ("hint nothing.sgf", 1, f"nothing.sgf: {MISSING}"),
        ("hint letter.txt", 2, "its first word, “Dear”, is no move."),
        ("why-not nothing.sgf --move a1", 1, f"nothing.sgf: {MISSING}"),
        ("mine --rating 5 1 -o mined", 2, "--rating 5 1: give the lowest rating first"),
        ("bench --size 99", 2, "escabel is played on size 3 to 19, not 99"),
        ("match --first level=1,level=2", 2, "level=1,level=2 says something twice: give each setting once"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_sentence(
    arguments: str,
    status: int,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "folder.sgf").mkdir()
    (tmp_path / "letter.txt").write_text("Dear Anna,", encoding="utf-8")
    (tmp_path / "moves.txt").write_text("a1", encoding="utf-8")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe")
    (tmp_path / "mined").mkdir()
    (tmp_path / "mined" / "mined.json").write_text('[{"game": 5}]', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as end:
        sys.exit(main(arguments.split()))
    assert end.value.code == status
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines()[-1].endswith(reason)
    assert "Errno" not in said.err


def test_bench() -> None:
    speeds = json.loads(run("bench", "--json", "--seconds", "0.01").stdout)
    assert [speed["game"] for speed in speeds] == [ruleset.name for ruleset in CATALOGUE]
    assert all(speed["compiled"] == is_compiled() for speed in speeds)
    assert all(speed["playouts_per_s"] > 0 and speed["iterations_per_s"] > 0 for speed in speeds)
    assert "escabel " in run("bench", "--seconds", "0.01", "--size", "5").stdout


def test_bench_measures_a_search_that_goes_on() -> None:
    """Check that each iteration visits the root, also on a board so small that it is soon known who wins."""
    tree = NodePool(1 << 12)
    iterate = iterations(make_rules("quabble", 3), tree)
    visits = []
    for _ in range(2000):
        iterate()
        visits.append(int(tree.visits[ROOT]))
    assert visits.count(1) > 1
    assert all(now in (before + 1, 1) for before, now in pairwise(visits))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no nice values")
@pytest.mark.parametrize(("options", "more"), [([], 0), (["--background"], BACKGROUND)])
def test_in_the_background_it_leaves_the_machine_to_others(options: list[str], more: int) -> None:
    with subprocess.Popen([*COMMAND, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write("name\n")
        engine.stdin.flush()
        assert engine.stdout.readline() == "= Escabel\n"
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, engine.pid) == min(own + more, 19)
        engine.stdin.close()


def test_flags_are_the_options_of_gtp_that_have_no_value() -> None:
    assert sorted(re.findall(r"\[(--\w+)\]", make_parser([]).format_usage())) == sorted(FLAGS)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], None),
        (["--level", "3", "--size=9", "--background", "--seed", "2"], None),
        (["--game", "report"], None),
        (["bench"], 0),
        (["--background", "work"], 1),
        (["--level=3", "frobnicate"], 1),
        (["--log", "debug", "--help"], 2),
    ],
)
def test_only_a_command_loads_all_commands(arguments: list[str], expected: int | None) -> None:
    assert find_command(arguments) == expected
