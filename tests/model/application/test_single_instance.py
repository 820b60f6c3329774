"""One window per user: who gets the lock, who asks whom, and what is left when a program dies."""

import json
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QByteArray, QSysInfo, QThread
from pytestqt.qtbot import QtBot

from escabel_gui.model.application import single_instance
from escabel_gui.model.application.single_instance import (
    LOCK,
    MAX_BYTES,
    REQUEST_SUFFIX,
    SingleInstance,
    StartRequest,
    acquire_or_ask,
    read_request,
    running_folder,
)

START = """
import sys
from pathlib import Path
from escabel_gui.model.application.single_instance import acquire_or_ask
running = acquire_or_ask(Path(sys.argv[1]), sys.argv[2:], timeout=60)
print("asked" if running is None else "runs", flush=True)
sys.stdin.read()
"""


def start(folder: Path, *files: str) -> subprocess.Popen[str]:
    """Start a program in another process, which goes on until its input ends."""
    command = [sys.executable, "-c", START, str(folder), *files]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=folder.parent)


def says(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def end(process: subprocess.Popen[str]) -> None:
    process.communicate(timeout=20)


def must_run(folder: Path) -> SingleInstance:
    running = acquire_or_ask(folder, [])
    assert running is not None
    return running


def test_a_second_start_hands_its_files_to_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "running"
    running = must_run(folder)
    with qtbot.waitSignal(running.requested) as heard:
        running.listen()
        second = start(folder, "a game.sgf", "/elsewhere/b\n.sgf")
    elsewhere = str(Path(f"{tmp_path.drive}/elsewhere/b\n.sgf"))  # Windows adds the drive of the current folder
    assert heard.args == [StartRequest((str(tmp_path / "a game.sgf"), elsewhere), {})]
    assert says(second) == "asked"
    end(second)
    assert not list(folder.glob(f"*{REQUEST_SUFFIX}"))
    running.close()


def test_what_was_asked_while_the_window_started_is_heard_later(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "running"
    running = must_run(folder)
    second = start(folder)
    qtbot.waitUntil(lambda: bool(list(folder.glob(f"*{REQUEST_SUFFIX}"))))
    with qtbot.waitSignal(running.requested) as heard:
        running.listen()
    assert heard.args == [StartRequest((), {})]
    assert says(second) == "asked"
    end(second)
    running.close()


def test_the_desktops_permission_to_come_up_is_handed_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "a token")
    running = must_run(tmp_path)
    with qtbot.waitSignal(running.requested) as heard:
        running.listen()
        second = start(tmp_path)
    assert heard.args == [StartRequest((), {"XDG_ACTIVATION_TOKEN": "a token"})]
    end(second)
    running.close()


@pytest.mark.skipif(os.name != "posix", reason="it cannot be killed like this")
def test_a_window_that_was_killed_is_in_nobodys_way(tmp_path: Path) -> None:
    first = start(tmp_path)
    assert says(first) == "runs"
    first.send_signal(signal.SIGKILL)
    end(first)
    assert (tmp_path / LOCK).exists()
    must_run(tmp_path).close()


def test_a_window_that_was_closed_is_in_nobodys_way(tmp_path: Path) -> None:
    must_run(tmp_path).close()
    must_run(tmp_path).close()


def test_a_window_that_hangs_is_not_waited_for_forever(tmp_path: Path) -> None:
    hanging = start(tmp_path)
    assert says(hanging) == "runs"
    second = acquire_or_ask(tmp_path, [], timeout=0.1)
    assert second is not None
    second.close()
    assert not list(tmp_path.glob(f"*{REQUEST_SUFFIX}"))
    end(hanging)


DEAD_LOCKS = {
    "empty": "",
    "garbage": "\0\0\0\0",
    "of another computer": "4711\npython3\nanother\nabc\n\n",
    "of a number that another program has now": f"{os.getpid()}\n{Path(os.path.realpath(sys.executable)).name}\n\n\n\n",
}


@pytest.mark.parametrize("text", DEAD_LOCKS.values(), ids=DEAD_LOCKS.keys())
def test_a_lock_that_looks_alive_but_is_nobodys_is_waited_for_once(tmp_path: Path, text: str) -> None:
    (tmp_path / LOCK).write_text(text)
    running = acquire_or_ask(tmp_path, [], timeout=0.1)
    assert running is not None
    other = start(tmp_path)
    while not (requests := list(tmp_path.glob(f"*{REQUEST_SUFFIX}"))):
        assert other.poll() is None
        QThread.msleep(5)
    requests[0].unlink()  # as a window does
    assert says(other) == "asked"
    end(other)
    running.close()
    assert not (tmp_path / LOCK).exists()


@pytest.mark.skipif(os.name != "posix", reason="nobody can write to a lock there")
def test_a_living_windows_lock_is_never_taken_whatever_has_become_of_its_file(tmp_path: Path) -> None:
    window = start(tmp_path)
    assert says(window) == "runs"
    (tmp_path / LOCK).write_text("")
    second = acquire_or_ask(tmp_path, [], timeout=0.1)
    assert second is not None
    second.close()
    assert (tmp_path / LOCK).exists()
    end(window)


def test_who_waits_for_nobody_is_heard_by_a_window_that_starts_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / LOCK).touch()
    windows: list[subprocess.Popen[str]] = []
    now = 0.0

    def sleep(_seconds: float) -> None:
        nonlocal now
        now += 3
        if not windows:
            (tmp_path / LOCK).unlink()
            windows.append(start(tmp_path))
            assert says(windows[0]) == "runs"
        elif now > 6:
            next(tmp_path.glob(f"*{REQUEST_SUFFIX}")).unlink()  # as a window does

    clock = SimpleNamespace(time=time.time, time_ns=time.time_ns, monotonic=lambda: now, sleep=sleep)
    monkeypatch.setattr(single_instance, "time", clock)
    assert acquire_or_ask(tmp_path, [], timeout=4) is None
    end(windows[0])


def test_when_the_window_closes_instead_of_answering_the_asker_takes_its_place(tmp_path: Path) -> None:
    running = must_run(tmp_path)
    second = start(tmp_path)
    while not list(tmp_path.glob(f"*{REQUEST_SUFFIX}")):
        assert second.poll() is None
        QThread.msleep(5)
    running.close()
    assert says(second) == "runs"
    assert not list(tmp_path.glob(f"*{REQUEST_SUFFIX}"))
    end(second)


NO_REQUESTS = {
    "empty": "",
    "torn": "{",
    "list": "[]",
    "null": "null",
    "files no list": '{"files": 7, "tokens": {}}',
    "no tokens": '{"files": ["x"]}',
    "tokens no table": '{"files": [], "tokens": "XDG_ACTIVATION_TOKEN"}',
    "a file that is no text": '{"files": [["x"]], "tokens": {}}',
    "a file with a zero": '{"files": ["x\\u0000"], "tokens": {}}',
    "a token with a zero": '{"files": [], "tokens": {"XDG_ACTIVATION_TOKEN": "x\\u0000"}}',
    "deep": "[" * 100_000,
    "deep tables": '{"a":' * 100_000,
    "a long number": '{"files": ' + "9" * 100_000 + ', "tokens": {}}',
    "more than is read": json.dumps({"files": ["x" * MAX_BYTES], "tokens": {}}),
}
if os.name != "nt":  # where a file may be called so
    NO_REQUESTS["half a letter"] = '{"files": ["\\ud800"], "tokens": {}}'


@pytest.mark.parametrize("text", NO_REQUESTS.values(), ids=NO_REQUESTS.keys())
def test_requests_that_are_none_are_removed_and_nothing_more(qtbot: QtBot, tmp_path: Path, text: str) -> None:
    running = must_run(tmp_path)
    (tmp_path / f"1{REQUEST_SUFFIX}").write_text(text)
    with qtbot.assertNotEmitted(running.requested):
        running.listen()
    assert not list(tmp_path.glob(f"*{REQUEST_SUFFIX}"))
    running.close()


def test_a_request_of_a_gigabyte_is_not_read(tmp_path: Path) -> None:
    request = tmp_path / f"1{REQUEST_SUFFIX}"
    with request.open("wb") as file:
        file.truncate(1 << 30)
    tracemalloc.start()
    assert read_request(request) is None
    assert tracemalloc.get_traced_memory()[1] < 4 * MAX_BYTES
    tracemalloc.stop()


@pytest.mark.skipif(os.name != "posix", reason="there is nothing of that kind")
def test_what_is_no_file_is_never_waited_for(qtbot: QtBot, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / f"1{REQUEST_SUFFIX}")
    (tmp_path / f"2{REQUEST_SUFFIX}").symlink_to("/dev/zero")
    (tmp_path / f"3{REQUEST_SUFFIX}").symlink_to(tmp_path / f"3{REQUEST_SUFFIX}")
    (tmp_path / f"4{REQUEST_SUFFIX}").write_text('{"files": [], "tokens": {}}')
    (tmp_path / f"4{REQUEST_SUFFIX}").chmod(0)
    (tmp_path / f"5{REQUEST_SUFFIX}").write_text('{"files": ["/a.sgf"], "tokens": {}}')
    running = must_run(tmp_path)
    heard: list[StartRequest] = []
    running.requested.connect(heard.append)
    running.listen()
    assert heard[-1] == StartRequest(("/a.sgf",), {})
    assert not list(tmp_path.glob(f"*{REQUEST_SUFFIX}"))
    running.close()


def test_what_cannot_be_removed_is_looked_at_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / f"1{REQUEST_SUFFIX}"
    folder.mkdir()
    looked_at: list[Path] = []

    def read(path: Path) -> StartRequest | None:
        looked_at.append(path)
        return read_request(path)

    monkeypatch.setattr("escabel_gui.model.application.single_instance.read_request", read)
    running = must_run(tmp_path)
    running.listen()
    for number in (2, 3):
        with qtbot.waitSignal(running.requested):
            (tmp_path / "new").write_text('{"files": [], "tokens": {}}')
            (tmp_path / "new").rename(tmp_path / f"{number}{REQUEST_SUFFIX}")
    assert looked_at.count(folder) == 1
    running.close()


@pytest.mark.skipif(os.name != "posix", reason="there is nothing of that kind")
def test_a_pipe_in_the_locks_place_lets_everybody_run(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / LOCK)
    other = start(tmp_path)
    assert says(other) == "runs"
    end(other)


def test_more_files_than_a_request_holds_are_opened_here(tmp_path: Path) -> None:
    running = must_run(tmp_path)
    other = acquire_or_ask(tmp_path, ["x" * MAX_BYTES])
    assert other is not None
    other.close()
    running.close()


def test_a_request_that_was_left_behind_long_ago_opens_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    running = must_run(tmp_path)
    request = tmp_path / f"1{REQUEST_SUFFIX}"
    request.write_text(json.dumps({"files": ["/a.sgf"], "tokens": {}}))
    yesterday = time.time() - 86_400
    os.utime(request, (yesterday, yesterday))
    with qtbot.assertNotEmitted(running.requested):
        running.listen()
    assert not request.exists()
    running.close()


def test_two_computers_with_one_folder_have_a_window_each_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows: list[SingleInstance] = []
    monkeypatch.setattr(single_instance, "ask", None)  # nobody is asked
    for identity in (b"one", b"two"):
        monkeypatch.setattr(QSysInfo, "machineUniqueId", lambda identity=identity: QByteArray(identity))
        windows.append(must_run(running_folder(tmp_path)))
        assert (running_folder(tmp_path) / LOCK).exists()
    for window in windows:
        window.close()


def test_a_computer_that_is_called_otherwise_is_still_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def folder(identity: bytes, name: str) -> Path:
        monkeypatch.setattr(QSysInfo, "machineUniqueId", lambda: QByteArray(identity))
        monkeypatch.setattr(QSysInfo, "machineHostName", lambda: name)
        return running_folder(tmp_path)

    assert folder(b"one", "before") == folder(b"one", "after")
    assert folder(b"", "one") != folder(b"", "two"), "where nothing else tells them apart"


def test_two_sessions_of_one_person_have_a_window_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    windows: list[SingleInstance] = []
    for number in (1, 2):
        monkeypatch.setattr(single_instance, "session_number", lambda number=number: number)
        windows.append(must_run(running_folder(tmp_path)))
        assert (running_folder(tmp_path) / LOCK).exists()
    for window in windows:
        window.close()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="nothing is forbidden here")
def test_a_folder_that_cannot_be_written_lets_everybody_run(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    must_run(tmp_path / "running").close()


def test_a_file_in_the_folders_place_lets_everybody_run(tmp_path: Path) -> None:
    (tmp_path / "running").write_text("")
    must_run(tmp_path / "running").close()
