"""Programs that are spoken to: how they fail, and how they end."""

import os
import sys

import pytest

from escabel_gui.engine.processes import gtp_process
from escabel_gui.engine.processes.gtp_process import GtpProcess, GtpProcessError
from escabel_gui.installation import own_command


def test_the_engine_itself_answers() -> None:
    engine = GtpProcess(own_command())
    assert engine.ask("name") == "Escabel"
    with pytest.raises(GtpProcessError, match=r"answered 'play' with '\? write: play COLOR MOVE'"):
        engine.ask("play")
    engine.close()
    assert engine.process.returncode == 0


def test_a_program_that_has_ended_is_told_by_its_name() -> None:
    ended = GtpProcess([sys.executable, "-c", "pass"])
    ended.process.wait()
    with pytest.raises(GtpProcessError, match=r"ended (at|before) 'name'"):
        ended.ask("name")
    ended.close()


ENDLESS = """
import os
import sys
with open(1, "wb", buffering=0, closefd=False) as output:
    try:
        output.write({beginning!r})
        while True:
            output.write({text!r} * 10_000)
    except OSError:
        pass
"""


@pytest.mark.parametrize(
    ("beginning", "text", "reason"),
    [
        (b"", b"yes\n", "does not speak GTP: it answered 'name' with 'yes'"),
        (b"", b"\n", "does not speak GTP: it answered 'name' with ''"),
        (b"", b"yes", "does not speak GTP: it answered 'name' with 'yesyes"),
        (b"= ", b"yes\n", "answers 'name' without an end"),
        (b"= ", b"yes", "answers 'name' without an end"),
    ],
)
def test_a_program_that_never_ends_its_answer_is_refused(
    beginning: bytes, text: bytes, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gtp_process, "MAX_ANSWER_CHARS", 100_000)
    endless = GtpProcess([sys.executable, "-c", ENDLESS.format(beginning=beginning, text=text)])
    with pytest.raises(GtpProcessError, match=reason):
        endless.ask("name")
    monkeypatch.setattr(gtp_process, "SHUTDOWN_TIMEOUT", 0.01)
    endless.close()


@pytest.mark.parametrize("beginning", ["", "= Esc"])
def test_a_silent_program_is_ended_and_told_by_its_name(beginning: str) -> None:
    silent = GtpProcess(
        [sys.executable, "-c", f"import sys; print({beginning!r}, end='', flush=True); sys.stdin.read()"]
    )
    with pytest.raises(GtpProcessError, match=r"python.* did not answer 'name' in 0\.5 s"):
        silent.ask("name", 0.5)
    assert silent.process.returncode is not None
    silent.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no groups of processes")
def test_what_a_program_has_left_behind_ends_with_it() -> None:
    left = "import time; time.sleep(5); print('alive')"
    wrapper = GtpProcess(
        [sys.executable, "-c", f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {left!r}])"]
    )
    wrapper.end()
    assert wrapper.output.read() == ""
    wrapper.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no groups of processes")
def test_a_program_that_was_ended_is_not_ended_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = GtpProcess([sys.executable, "-c", "pass"])
    ended.end()
    killed: list[int] = []
    monkeypatch.setattr(os, "killpg", lambda group, _: killed.append(group))
    ended.close()
    assert killed == []


def test_no_program_is_waited_for_longer_than_the_system_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gtp_process, "TIMEOUT_MAX", 0.5)
    silent = GtpProcess([sys.executable, "-c", "import sys; sys.stdin.read()"])
    with pytest.raises(GtpProcessError, match=r"did not answer 'name' in 0\.5 s"):
        silent.ask("name", 60.0)
    silent.close()


def test_a_program_that_does_not_listen_is_ended_by_force(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gtp_process, "SHUTDOWN_TIMEOUT", 0.01)
    deaf = GtpProcess([sys.executable, "-c", "import threading; threading.Event().wait()"])
    deaf.close()
    assert deaf.process.returncode != 0
