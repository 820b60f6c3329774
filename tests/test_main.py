"""The command, from outside: what it says, and what it does not even import."""

import gc
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from escabel_gui import __main__, __version__, qt_libraries
from escabel_gui.model.application import single_instance

ROOMS = {"PySide6", "escabel_gui.engine", "escabel_gui.model", "escabel_gui.view", "escabel_gui.record"}

ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a desktop")


# While the command is imported.
INTERRUPTED_EARLY = """
import os, signal, sys

class Interruption:
    def find_spec(self, name, path, target=None):
        if name == "escabel_gui.arguments":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interruption())
import escabel_gui.__main__
"""

# In the place of the window.
INTERRUPTED = """
import os, signal
from escabel_gui import __main__
from escabel_gui.view.window import start
start.run = lambda files, running, log_level: os.kill(os.getpid(), signal.SIGINT)
__main__.main([])
"""


class Answer(NamedTuple):
    """Result of the command; `rooms` are those of ours and of Qt's that it imported, by their first two names."""

    status: int
    output: str
    error: str
    rooms: set[str]


def run(*arguments: str, **environment: str | None) -> Answer:
    """Run the command; None takes a variable out of its environment."""
    env = {name: value for name, value in (os.environ | environment).items() if value is not None}
    command = [sys.executable, "-X", "importtime", "-m", "escabel_gui", *arguments]
    done = subprocess.run(command, env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60)
    lines = done.stderr.splitlines()
    imports = {line.split("|")[-1].strip() for line in lines if line.startswith("import time:")}
    return Answer(
        done.returncode,
        done.stdout,
        "\n".join(line for line in lines if not line.startswith("import time:")),
        {".".join(name.split(".")[:2]) for name in imports} & ROOMS,
    )


def test_the_version_is_told_without_any_window_or_engine() -> None:
    done = run("--version")
    assert done.output in (f"Escabel {__version__} (compiled)\n", f"Escabel {__version__} (interpreted)\n")
    assert (done.status, done.rooms) == (0, set())


def test_the_help_is_complete_and_needs_no_window_or_engine() -> None:
    done = run("--help")
    for word in ("FILE.sgf", "--version", "--engine", "ESCABEL_DATA_DIR"):
        assert word in done.output
    assert (done.status, done.rooms) == (0, set())


@pytest.mark.parametrize(
    "arguments",
    [["--nonsense"], ["a.sgf", "-x"], ["a.sgf", ""], ["a.sgf", "--engine"], ["--vers"], ["--log"], ["--log", "loud"]],
)
def test_wrong_arguments_are_answered_in_a_line(arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.status, done.output, len(done.error.splitlines())) == (2, "", 1)
    assert done.error.startswith("escabel-gui: ")


def test_the_log_may_take_more() -> None:
    assert __main__.parse_arguments(["--log", "debug", "a.sgf"]) == (["a.sgf"], "debug")
    assert __main__.parse_arguments(["--", "a.sgf"]) == (["a.sgf"], "")


def test_the_engine_knows_no_window() -> None:
    done = run("--engine", "--version")
    assert (done.status, done.rooms) == (0, {"escabel_gui.engine", "escabel_gui.record"})
    assert done.output.startswith("Escabel ")


@pytest.mark.skipif(os.name != "posix", reason="this is how terminals of POSIX end programs")
def test_ctrl_c_in_the_terminal_ends_the_window(tmp_path: Path) -> None:
    environment = os.environ | {"ESCABEL_DATA_DIR": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", INTERRUPTED], env=environment, timeout=60)
    assert done.returncode == -signal.SIGINT


@pytest.mark.skipif(os.name != "posix", reason="this is how terminals of POSIX end programs")
def test_ctrl_c_at_the_start_is_silent() -> None:
    done = subprocess.run([sys.executable, "-c", INTERRUPTED_EARLY], capture_output=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")


@ON_LINUX
@pytest.mark.parametrize("platform", [None, "xcb"])
def test_without_a_display_a_sentence_says_so(platform: str | None) -> None:
    done = run(DISPLAY=None, WAYLAND_DISPLAY=None, QT_QPA_PLATFORM=platform)
    assert done.error == (
        "escabel-gui: there is no display to open a window on: start the program from a desktop, or set DISPLAY."
    )
    assert done.status == 2


@ON_LINUX
def test_a_display_that_does_not_answer_is_named() -> None:
    if not qt_libraries.can_load("libxcb.so.1"):
        pytest.skip("there is no X11 library to ask")
    done = run(DISPLAY="127.0.0.1:9999", WAYLAND_DISPLAY=None, QT_QPA_PLATFORM=None)
    assert done.error == ("escabel-gui: the display 127.0.0.1:9999 does not answer: set DISPLAY to one that does.")
    assert done.status == 2


def test_without_a_home_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def find_no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(single_instance, "running_folder", find_no_home)
    monkeypatch.setattr(gc, "disable", lambda: None)
    assert __main__.main([]) == 2
    assert capsys.readouterr().err == (
        "escabel-gui: you have no home folder for your games: set HOME, or ESCABEL_DATA_DIR.\n"
    )


@ON_LINUX
def test_a_missing_library_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    error = "libxcb-cursor.so.0: cannot open shared object file: No such file or directory"
    monkeypatch.setattr(qt_libraries, "error_of_loading_qt", lambda with_x11: error if with_x11 else "")
    monkeypatch.setattr(qt_libraries, "can_load", lambda library: library != "libEGL.so.1")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb:some=option")
    monkeypatch.setenv("DISPLAY", ":0")
    assert qt_libraries.why_no_window() == (
        "install the system libraries libxcb-cursor.so.0, libEGL.so.1, without which no window opens; "
        "on Debian and Ubuntu: apt-get install libxcb-cursor0 libegl1"
    )
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert qt_libraries.why_no_window() is None


def test_a_library_of_which_nobody_knows_the_package_is_named_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    error = "libnew.so.1: cannot open shared object file: No such file or directory"
    monkeypatch.setattr(qt_libraries, "error_of_loading_qt", lambda with_x11: error)
    monkeypatch.setattr(qt_libraries, "can_load", lambda library: True)
    assert qt_libraries.why_no_qt() == "install the system library libnew.so.1, without which no window opens"


def test_other_trouble_with_qt_is_told_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qt_libraries, "error_of_loading_qt", lambda with_x11: "No module named 'PySide6'")
    reason = qt_libraries.why_no_qt() or ""
    assert reason.startswith("Qt cannot be loaded: No module named 'PySide6'. Install Escabel again")


@ON_LINUX
def test_every_library_that_the_x11_plugin_asks_for_has_its_package() -> None:
    from PySide6.QtCore import QLibraryInfo

    plugin = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms", "libqxcb.so")
    words = plugin.read_bytes().split(b"\0")
    names = {word.decode() for word in words if word.startswith(b"lib") and b".so." in word}
    always_there = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "libgcc_s.so.1", "libstdc++.so.6"}
    assert {name for name in names if not name.startswith("libQt6")} - always_there <= set(qt_libraries.PACKAGES)
