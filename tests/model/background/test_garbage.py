"""Garbage goes in the thread of the window: elsewhere Qt's objects in it would take the process with them."""

import gc
import sys
import weakref
from collections.abc import Iterator
from threading import Thread, current_thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from escabel_gui.model.background import garbage
from escabel_gui.model.background.garbage import GarbageTimer

MANY = 20_000  # more than Python lets be made without looking for garbage


@pytest.fixture(autouse=True)
def collecting() -> Iterator[None]:
    """Collect what other tests have left, then let Python collect garbage by itself, in any thread, as it does."""
    gc.collect()
    gc.enable()
    yield
    gc.disable()


@pytest.fixture
def timer(qapp: object) -> Iterator[GarbageTimer]:
    timer = GarbageTimer()
    yield timer
    delete(timer)  # at once: it would look after the tests that follow


def drop_garbage() -> list[str]:
    """Make a reference cycle of Qt's, as windows do; return a list that gets the thread in which it is freed."""
    went: list[str] = []
    garbage = QObject()
    circle: list[object] = [garbage]
    circle.append(circle)
    weakref.finalize(garbage, lambda: went.append(current_thread().name))
    return went


def allocate_in_thread() -> list[list[int]]:
    kept: list[list[int]] = []
    thread = Thread(target=lambda: kept.extend([] for _ in range(MANY)), name="background")
    thread.start()
    thread.join()
    return kept


def test_without_it_a_thread_of_the_background_frees_objects_of_qt(qapp: object) -> None:
    """Show what the timer is for: once this fails, as Python knows better, the timer can go."""
    went = drop_garbage()
    allocate_in_thread()
    assert went == ["background"]


@pytest.mark.usefixtures("timer")
def test_garbage_goes_in_the_thread_of_the_timer(qtbot: QtBot) -> None:
    went = drop_garbage()
    kept = allocate_in_thread()
    assert went == []
    qtbot.waitUntil(lambda: went == [current_thread().name])
    assert len(kept) == MANY


@pytest.fixture
def thawing() -> Iterator[None]:
    """Unfreeze after the test, so that nothing stays set aside for the tests that follow."""
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("thawing")
def test_what_a_large_file_is_read_into_is_not_looked_through_until_it_has_gone(
    qtbot: QtBot, timer: GarbageTimer, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    collect = gc.collect
    monkeypatch.setattr(gc, "collect", lambda generation: (looks.append(generation), collect(generation)))
    monkeypatch.setattr(garbage, "MAX_NEW", MANY)
    monkeypatch.setattr(garbage, "MANY_BLOCKS", sys.getallocatedblocks() + MANY)
    monkeypatch.setattr(garbage, "GROWTH", 100)
    went = drop_garbage()
    kept = [allocate_in_thread(), allocate_in_thread()]
    timer._look()
    assert looks == []
    assert went == []
    timer._look()
    timer._look()
    assert looks == []
    kept.clear()
    qtbot.waitUntil(lambda: bool(went))
    assert looks[0] == garbage.WHOLE


@pytest.mark.usefixtures("thawing")
def test_garbage_that_was_set_aside_goes_before_there_is_twice_as_much(
    timer: GarbageTimer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Let a large game go, whose nodes refer to each other, and another one come."""
    monkeypatch.setattr(garbage, "MAX_NEW", MANY)
    monkeypatch.setattr(garbage, "MANY_BLOCKS", 0)
    monkeypatch.setattr(garbage, "GROWTH", 1.001)
    went = drop_garbage()
    kept = [allocate_in_thread(), allocate_in_thread()]
    timer._look()
    assert went == []
    timer._look()
    assert went == [current_thread().name]
    assert len(kept) == 2
