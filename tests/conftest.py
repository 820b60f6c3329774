"""What all tests need: no screen, and no file of the person who runs them."""

import gc
import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from escabel_gui.model.background.file_changes import THREADS
from escabel_gui.model.background.garbage import collect_if_due
from escabel_gui.record.telling import threats
from indoors import stay_indoors
from logs import close_log
from patience import PatientBot
from slow_disk import SlowDisk

os.environ["QT_QPA_PLATFORM"] = "offscreen"
if sys.platform == "win32":  # there Qt looks for an offscreen screen's fonts where its wheels have none
    os.environ.setdefault("QT_QPA_FONTDIR", str(Path(os.environ["WINDIR"], "Fonts")))
settings.register_profile("patient", settings(), deadline=None)  # a busy machine is no fault
settings.load_profile("patient")
os.environ["LC_ALL"] = "C.UTF-8"  # texts are in English
os.environ.pop("LANGUAGE", None)


@pytest.fixture
def qtbot(qapp: QCoreApplication, request: pytest.FixtureRequest) -> QtBot:
    """Waits as long as a busy machine needs."""
    return PatientBot(request)


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told about moves does not depend on how busy the machine is: only their number is limited."""
    monkeypatch.setattr(threats, "monotonic", lambda: 0.0)


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    """A disk that takes nothing while it is entered."""
    return SlowDisk(monkeypatch)


@pytest.fixture(autouse=True)
def no_disk_keeps_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a power cut would take need not be on the disk: no test cuts the power."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)


@pytest.fixture(autouse=True)
def nothing_goes_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test is heard of on any network."""
    stay_indoors(monkeypatch.setattr)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--busy-collector", action="store_true", help="let Python look for garbage all the time")


def pytest_collection_finish() -> None:
    """Modules and thousands of tests stay to the end: nobody needs to look through them for garbage again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def collect_garbage_here(pytestconfig: pytest.Config) -> None:
    """Garbage goes in the thread of the tests, as in the program it goes in that of the window."""
    if pytestconfig.getoption("busy_collector"):
        gc.set_threshold(50, 1, 1)
        gc.enable()
        return
    gc.disable()
    collect_if_due()  # what the test before has left, which is out of use only now


@pytest.fixture(autouse=True)
def end_file_changes() -> Iterator[None]:
    """Nothing is written by a test after its end."""
    yield
    assert THREADS.waitForDone(60_000), "a file is still to be written"


@pytest.fixture(autouse=True)
def end_log() -> Iterator[None]:
    """Each test has a log of its own, or none."""
    yield
    close_log()
    logger = logging.getLogger("escabel")
    logger.setLevel(logging.NOTSET)
    logger.propagate = True
