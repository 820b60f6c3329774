"""Changes of a file: in their order, never lost while the program runs, and nobody waits for them."""

from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.background import file_changes
from escabel_gui.model.background.file_changes import FileChanges


class Disk:
    """Disk that fails a given number of times before it takes anything."""

    def __init__(self) -> None:
        self.written: list[int] = []
        self.failures = 0
        self.has_taken = Event()

    def write(self, changes: list[int]) -> None:
        if self.failures:
            self.failures -= 1
            raise OSError(28, "full")
        self.written += changes
        self.has_taken.set()


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what has failed be tried again at once."""
    monkeypatch.setattr(file_changes, "TRY_AGAIN", 0.001)
    monkeypatch.setattr(file_changes, "LOOK", 0.001)


def test_they_are_made_in_their_order_after_the_file_was_read(disk: Disk) -> None:
    is_read = Event()
    changes = FileChanges(disk.write, "file", lambda: disk.written.append(0) if is_read.wait(60) else None)
    for number in range(1, 50):
        changes.add(number)
    assert disk.written == []
    is_read.set()
    changes.wait()
    assert disk.written == list(range(50))


def test_they_are_made_also_where_reading_the_file_goes_wrong_which_is_reported(qtbot: QtBot, disk: Disk) -> None:
    with qtbot.captureExceptions() as raised:
        changes = FileChanges(disk.write, "file", lambda: 1 // 0)
        for number in range(1, 5):
            changes.add(number)
        qtbot.waitUntil(lambda: bool(raised))
    changes.wait()
    assert disk.written == [1, 2, 3, 4]
    assert [kind for kind, *_ in raised] == [ZeroDivisionError]


def test_what_fails_is_tried_again(disk: Disk, soon: None) -> None:
    disk.failures = 3
    changes = FileChanges(disk.write, "file")
    changes.add(1)
    assert disk.has_taken.wait(60)
    changes.wait()
    assert disk.written == [1]


@pytest.mark.parametrize(("failures", "told"), [(1, []), (2, [True, False]), (5, [True, False])])
def test_the_second_failure_is_told_once_and_its_end(disk: Disk, soon: None, failures: int, told: list[bool]) -> None:
    disk.failures = failures
    errors: list[OSError | None] = []
    changes = FileChanges(disk.write, "file", tell=errors.append)
    changes.add(1)
    assert disk.has_taken.wait(60)
    changes.wait()
    assert [error is not None for error in errors] == told


def test_what_comes_later_waits_for_what_has_failed(disk: Disk) -> None:
    disk.failures = 1
    changes = FileChanges(disk.write, "file")
    changes.add(1)
    changes.wait()
    assert disk.written == []
    changes.add(2)
    changes.wait()  # for another attempt, and not only until one has failed
    assert disk.written == [1, 2]


@pytest.mark.parametrize(("failures", "written"), [(1, [1]), (2, [])])
def test_at_the_end_it_is_tried_for_the_last_time(disk: Disk, failures: int, written: list[int]) -> None:
    disk.failures = failures
    changes = FileChanges(disk.write, "file")
    changes.add(1)
    changes.wait()
    changes.close()
    changes.wait()
    assert disk.written == written


def test_a_change_that_can_never_be_made_stops_no_other_and_is_reported(qtbot: QtBot, disk: Disk) -> None:
    def write(changes: list[int]) -> None:
        if 1 in changes:
            raise KeyError
        disk.write(changes)

    with qtbot.captureExceptions() as raised:
        changes = FileChanges(write, "file")
        changes.add(1)
        changes.wait()
        changes.add(2)
        changes.wait()
        qtbot.waitUntil(lambda: bool(raised))
    assert disk.written == [2]
    assert [kind for kind, *_ in raised] == [KeyError]
