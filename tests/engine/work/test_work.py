"""Tasks are done once, whoever does them; results are on disk before more is asked for."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from escabel_gui import __version__
from escabel_gui.engine.command import main
from escabel_gui.engine.matches import match_task
from escabel_gui.engine.work import local, task_worker
from escabel_gui.engine.work.cluster import check_address
from escabel_gui.engine.work.identity import identity
from escabel_gui.engine.work.local import ProcessExecutor, SequentialExecutor
from escabel_gui.engine.work.results import ResultStore, open_results, ordered_results
from escabel_gui.engine.work.task import Data, Task, TaskExecutor, TaskFailed, TaskResult, find_function
from escabel_gui.installation import own_command
from escabel_gui.shipped import PACKAGE, resources
from tests.wine import not_in_wine

MATCH = ["match", "--size", "3", "--visits", "5", "--seed", "3"]
JOB = {"what": "test"}


def is_echo(result: Data) -> bool:
    return isinstance(result.get("number"), int)


def game(number: int) -> Task:
    """Return a task that plays a game of a few moves."""
    entrant = {"settings": "visits=3"}
    data = {
        "entrants": [entrant, entrant],
        "game": "escabel",
        "size": 3,
        "visits": None,
        "time": None,
        "opening": 1,
        "even": None,
        "explains": False,
        "opening_seed": number,
        "seed": number,
        "first_mover": number % 2,
    }
    return Task(str(number), match_task.play, data)


def nobody(_data: Data) -> Data:
    raise AssertionError("this is known already")


class Backwards:
    """Executor that takes three tasks at a time, and does the last one first."""

    def __init__(self) -> None:
        self.taken: list[str] = []

    def run(self, tasks: Iterator[Task]) -> Generator[TaskResult]:
        while some := [task for _, task in zip(range(3), tasks, strict=False)]:
            self.taken += [task.id for task in some]
            for task in reversed(some):
                yield TaskResult(task.id, task.do(task.data))


def echo(data: Data) -> Data:
    return data


def echoes(count: int) -> Iterator[Task]:
    return (Task(str(number), echo, {"number": number}) for number in range(count))


# ---- who does it


@pytest.mark.parametrize("executor", [SequentialExecutor(), ProcessExecutor(2)])
def test_whoever_does_the_tasks_does_the_same(executor: TaskExecutor) -> None:
    games = {outcome.id: outcome.result for outcome in executor.run(game(number) for number in range(6))}
    assert games == {str(number): match_task.play(game(number).data) for number in range(6)}
    match_task.close_idle()


@pytest.mark.parametrize("executor", [SequentialExecutor(), ProcessExecutor(1)])
def test_whoever_cannot_do_a_task_says_the_same(executor: TaskExecutor) -> None:
    task = game(0)
    wrong = task._replace(data={**task.data, "game": "chess"})
    with pytest.raises(TaskFailed, match="unknown game 'chess'"):
        list(executor.run(iter([wrong])))


@pytest.mark.skipif(sys.platform != "linux", reason="processes are found in another way there")
def test_a_process_that_is_killed_costs_no_task() -> None:
    executor = ProcessExecutor(2)
    done: list[str] = []
    outcomes = executor.run(game(number) for number in range(8))
    for outcome in outcomes:
        if not done:
            workers = children(os.getpid())
            assert workers
            for pid in workers:
                os.kill(pid, signal.SIGKILL)
        done.append(outcome.id)
    assert sorted(done) == [str(number) for number in range(8)]


def children(pid: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid and b"work" in (path.parent / "cmdline").read_bytes().split(b"\0"):
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


ENDS_IN_THE_MIDDLE = """
import runpy, sys
from pathlib import Path
begun = Path(sys.argv.pop(1))
if begun.exists():
    sys.argv.insert(1, "--engine")
    runpy.run_module("escabel_gui", run_name="__main__", alter_sys=True)
else:
    begun.touch()
    sys.stdin.readline()
    sys.stdout.write('{"moves": ["a1')
"""


def test_a_process_that_ends_in_the_middle_of_a_result_costs_no_task(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [sys.executable, "-c", ENDS_IN_THE_MIDDLE, str(tmp_path / "begun")]
    monkeypatch.setattr(local, "own_command", lambda: command)
    (result,) = ProcessExecutor(1).run(iter([game(1)]))
    assert result.id == "1"


def test_what_a_task_says_against_itself_ends_the_work() -> None:
    bad = game(0)
    bad.data["entrants"] = [{"program": "/no/such/program"}] * 2
    with pytest.raises(TaskFailed, match="cannot start '/no/such/program'"):
        list(ProcessExecutor(1).run(iter([bad])))


def test_a_process_whose_command_has_gone_ends_in_the_middle_of_a_task() -> None:
    endless = game(1)
    endless.data.update({"entrants": [{"settings": "visits=1000000000"}] * 2, "size": 9})
    worker = subprocess.Popen([*own_command(), "work", task_worker.END_WITH_INPUT], stdin=subprocess.PIPE)
    with worker:
        worker.communicate((task_worker.format_task(endless) + "\n").encode(), timeout=120)
    assert worker.returncode == 0


@pytest.mark.parametrize(
    "name",
    [
        "os:system",
        "builtins:eval",
        "escabel_gui.rules.message:shorten",
        "",
        "escabel_gui.engine.nothing:play",
        "escabel_gui.engine.matches.match_task:nothing",
    ],
)
def test_only_work_of_ours_is_done(name: str) -> None:
    with pytest.raises(TaskFailed, match="no work"):
        find_function(name)


def test_a_worker_with_other_rules_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    line = task_worker.format_task(game(1))
    monkeypatch.setattr(task_worker, "identity", lambda: "0.0 other")
    said = task_worker.run_task(line)
    assert json.loads(said) == {"id": "1", task_worker.OTHER_RULES: "0.0 other"}
    assert task_worker.parse_task_result(said) is None


@pytest.mark.parametrize(
    "line",
    [
        b"garbage\n",
        b"\xff\n",
        b"[" * 100_000 + b"\n",
        b'{"id":1}\n',
        b"[]\n",
        b"5\n",
        b'{"id":"1","do":5,"data":{},"rules":""}\n',
        b"\n",
    ],
    ids=range(8),
)
def test_a_line_that_is_no_task_ends_the_worker_with_a_sentence(line: bytes) -> None:
    done = subprocess.run([*own_command(), "work"], input=line, capture_output=True)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode().splitlines() == [
        "escabel-engine: this is no task: each is a line of JSON with id, do, data and rules"
    ]


@pytest.mark.parametrize("data", [{}, None, [], {"entrants": 5}])
def test_a_task_with_wrong_data_fails_and_the_worker_goes_on(data: Data) -> None:
    lines = [task_worker.format_task(task) for task in (game(1)._replace(data=data), game(2))]
    done = subprocess.run([*own_command(), "work"], input="\n".join(lines), capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    failed, played = done.stdout.splitlines()
    with pytest.raises(TaskFailed, match=r"match_task:play cannot be done with such data: \w+Error "):
        task_worker.parse_task_result(failed)
    result = task_worker.parse_task_result(played)
    assert result is not None
    assert result["winner"] in (0, 1)


def test_a_program_that_has_changed_meanwhile_is_to_be_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task_worker, "identity", lambda: "0.0 other")
    with pytest.raises(TaskFailed, match="the program has changed since it was started: start it again"):
        list(ProcessExecutor(1).run(iter([game(1)])))


def test_who_has_the_same_sources_and_data_says_the_same_of_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert identity().startswith(f"{__version__} ")
    assert identity() == identity.__wrapped__()
    package, data = tmp_path / "escabel_gui", tmp_path / "resources"
    shutil.copytree(PACKAGE, package)
    shutil.copytree(resources() / "patterns", data / "patterns")
    for name in ("levels.json", "win_rates.json"):
        shutil.copy(resources() / name, data)
    monkeypatch.setattr(f"{identity.__module__}.PACKAGE", package)
    monkeypatch.setattr(f"{identity.__module__}.resources", lambda: data)
    assert identity.__wrapped__() == identity()
    known = {identity()}
    for changed in (
        data / "levels.json",
        data / "patterns" / "quabble.json",
        package / "rules" / "games" / "qualos.py",
        package / "record" / "log_odds.py",
        package / "engine" / "search" / "mcts.py",
    ):
        windows = changed.read_bytes().replace(b"\n", b"\r\n")
        changed.write_bytes(windows)
        assert identity.__wrapped__() in known
        changed.write_bytes(windows + b"#")
        assert identity.__wrapped__() not in known
        known.add(identity.__wrapped__())


# ---- results


def test_results_come_in_order_and_are_on_disk_at_once(tmp_path: Path) -> None:
    path = tmp_path / "results"
    results, executor = ResultStore(path, JOB, is_echo), Backwards()
    for number, result in enumerate(ordered_results(echoes(7), executor, results)):
        assert result == {"number": number}
        assert len(path.read_text().splitlines()) >= 1 + number
        assert len(executor.taken) <= 3 * (number // 3 + 1)  # what comes next waits for what is there
    results.close()
    assert not results.known  # a long job would fill the memory with what nobody asks for any more
    assert sorted(json.loads(line)["id"] for line in path.read_text().splitlines()[1:]) == list("0123456")


def test_what_is_known_is_not_done_again(tmp_path: Path) -> None:
    path = tmp_path / "results"
    results = ResultStore(path, JOB, is_echo)
    for _ in zip(range(4), ordered_results(echoes(9), SequentialExecutor(), results), strict=False):
        pass
    results.close()
    path.write_bytes(path.read_bytes() + b'{"id": "7", "res')  # the write that was interrupted
    again = ResultStore(path, JOB, is_echo)
    known = set(again.known)
    assert len(known) == 4
    tasks = (task._replace(do=nobody) if task.id in known else task for task in echoes(9))
    assert list(ordered_results(tasks, SequentialExecutor(), again)) == [{"number": number} for number in range(9)]
    again.close()
    lines = path.read_text().splitlines()
    assert len(lines) == len({json.loads(line).get("id") for line in lines}) == 10


@pytest.mark.parametrize(
    "text",
    [
        '{"rules": "0.0 x", "what": "test"}\n',
        "hello\n",
        "hello",
        '{"a": 1}',
        '["x"]\n',
        "\x00\n",
        "[" * 200_000 + "\n",
        "[" * 200_000,
        "x" * 300,
        '{"rules": 5}',
        '{"rules": 5}\n{"id": 1}\n{}\n',
    ],
    ids=range(11),
)
def test_a_file_with_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "results"
    path.write_text(text)
    with pytest.raises(ValueError, match="choose another file"):
        ResultStore(path, JOB, is_echo)
    assert path.read_text() == text


def test_a_first_line_that_was_interrupted_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "results"
    ResultStore(path, JOB, is_echo).close()
    whole = path.read_text()
    path.write_text(whole[:9])
    ResultStore(path, JOB, is_echo).close()
    assert path.read_text() == whole


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "results"
    with open_results(path, JOB, is_echo) as results:
        assert results is not None
        results.keep("1", {"number": 1})
        with pytest.raises(TimeoutError, match="another run writes"), open_results(path, JOB, is_echo):
            pass
        results.keep("2", {"number": 2})
    with open_results(path, JOB, is_echo) as again:
        assert again is not None
        assert set(again.known) == {"1", "2"}


def test_runs_that_write_different_files_do_not_hinder_each_other(tmp_path: Path) -> None:
    with ExitStack() as runs:
        for name in ("run.1", "run.2", "other.lock"):
            results = runs.enter_context(open_results(tmp_path / name, JOB, is_echo))
            assert results is not None
            results.keep("1", {"number": 1})


@not_in_wine("does not say where a link leads to")
def test_a_link_to_a_file_that_another_run_writes_is_refused(tmp_path: Path) -> None:
    path, link = tmp_path / "results", tmp_path / "link"
    try:
        link.symlink_to(path)
    except OSError:
        pytest.skip("links cannot be made here")
    with (
        open_results(path, JOB, is_echo),
        pytest.raises(TimeoutError, match="another run writes"),
        open_results(link, JOB, is_echo),
    ):
        pass


@pytest.mark.parametrize("result", [{}, {"winner": "x", "sgf": "("}, {"winner": 5, "sgf": "("}, {"winner": 0}])
def test_a_match_does_not_go_on_from_what_is_no_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], result: Data
) -> None:
    path = tmp_path / "results"
    match = ["match", "--size", "3", "--visits", "5", "--games", "2", "--results", str(path)]
    main(match)
    first, *_ = path.read_text().splitlines(keepends=True)
    path.write_text(first + json.dumps({"id": "0", "result": result}) + "\n")
    capsys.readouterr()
    with pytest.raises(SystemExit, match="2"):
        main(match)
    assert "line 2 is no result: choose another file" in capsys.readouterr().err


def test_a_match_goes_on_from_its_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert main([*MATCH, "--games", "8", "--json", "--results", str(whole)]) == 0
    score = json.loads(capsys.readouterr().out)
    assert main([*MATCH, "--games", "3", "--results", str(parts)]) == 0
    before = parts.read_bytes()
    assert main([*MATCH, "--games", "8", "--json", "--results", str(parts), "--parallel", "2"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == score
    assert parts.read_bytes().startswith(before)
    assert sorted(parts.read_text().splitlines()) == sorted(whole.read_text().splitlines())
    with pytest.raises(SystemExit):
        main([*MATCH, "--seed", "4", "--results", str(parts)])
    assert "the results of another job" in capsys.readouterr().err
    match_task.close_idle()


# ---- where a cluster may be


@pytest.mark.parametrize("address", ["tls://10.1.2.3:8786", "tls://host.example:8786", "tcp://127.0.0.1:8786",
                                     "tcp://localhost:1", "tcp://[::1]:8786"])  # fmt: skip
def test_an_encrypted_or_near_scheduler_may_be_used(address: str) -> None:
    assert check_address(address) == address


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("tcp://10.1.2.3:8786", "not encrypted"),
        ("tcp://host.example:8786", "not encrypted"),
        ("tcp://127.0.0.1.example:8786", "not encrypted"),
        ("ws://127.0.0.1:8786", "no address"),
        ("127.0.0.1:8786", "no address"),
        ("tls://host", "no address"),
        ("tls://:8786", "no address"),
        ("tls://host:port", "no address"),
        ("tls://user@host:8786", "no address"),
        ("inproc://1", "no address"),
        ("", "no address"),
    ],
)
def test_any_other_address_is_refused_with_the_reason(
    address: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*MATCH, "--cluster", address])
    said = capsys.readouterr().err
    assert reason in said
    assert len(said.splitlines()) == 1
