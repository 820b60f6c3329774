"""What all tests need: no screen, and no file of the person who runs them."""

import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

import escabel_gui.interruption  # noqa: F401
from escabel_gui.model.background.garbage import collect_if_due
from escabel_gui.model.background.threads import THREADS
from escabel_gui.record.telling import threats
from tests.indoors import stay_indoors
from tests.logs import close_log
from tests.patience import PATIENCE, PATIENCE_MS, PatientBot
from tests.slow_disk import SlowDisk

signal.signal(signal.SIGINT, signal.default_int_handler)  # Ctrl-C ends the tests as pytest wants it, not the program
os.environ["QT_QPA_PLATFORM"] = "offscreen"
if sys.platform == "win32":  # there Qt looks for an offscreen screen's fonts where its wheels have none
    os.environ.setdefault("QT_QPA_FONTDIR", str(Path(os.environ["WINDIR"], "Fonts")))
settings.register_profile("patient", settings(), deadline=None)  # a busy machine is no fault
settings.load_profile("patient")
os.environ["LC_ALL"] = "C.UTF-8"  # texts are in English
os.environ.pop("LANGUAGE", None)


@pytest.fixture
def qtbot(qapp: QCoreApplication, request: pytest.FixtureRequest) -> QtBot:
    """Return a bot that waits as long as a busy machine needs."""
    return PatientBot(request)


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock for what is told about moves: only their number is limited, however busy the machine is."""
    monkeypatch.setattr(threats, "monotonic", lambda: 0.0)


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    """Return a disk that takes nothing while it is entered."""
    return SlowDisk(monkeypatch)


@pytest.fixture(autouse=True)
def no_disk_keeps_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do without fsync: what a power cut would take need not be on the disk, as no test cuts the power."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)


@pytest.fixture(autouse=True)
def nothing_goes_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep all tests off any network."""
    stay_indoors(monkeypatch.setattr)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--busy-collector", action="store_true", help="look for garbage all the time")


def pytest_collection_finish() -> None:
    """Freeze modules and thousands of tests, which stay to the end: no collection needs to look through them again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def collect_garbage_here(pytestconfig: pytest.Config) -> Iterator[None]:
    """Collect garbage in the thread of the tests, as the program does it in that of the window."""
    gc.disable()
    if pytestconfig.getoption("busy_collector"):
        gc.set_threshold(50, 10, 100)
        sys.setprofile(lambda *_call: collect_if_due())  # at each call in this thread
    collect_if_due()  # what the test before has left, which is out of use only now
    yield
    sys.setprofile(None)


@pytest.fixture(autouse=True)
def end_log_and_threads() -> Iterator[None]:
    """Close the log of a test; wait until it has written everything, and what it has called off or closed has ended."""
    before = set(threading.enumerate())
    yield
    close_log()  # each test has one of its own, or none
    logger = logging.getLogger("escabel")
    logger.setLevel(logging.NOTSET)
    logger.propagate = True
    assert THREADS.waitForDone(PATIENCE_MS), "work still goes on, or a file is still to be written"
    for thread in set(threading.enumerate()) - before:
        if not isinstance(thread, threading._DummyThread):  # which stands for one of Qt's
            thread.join(PATIENCE)
            assert not thread.is_alive(), f"{thread.name} waits for more work"
