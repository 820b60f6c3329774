"""Work in the background: told of in the window's thread, called off, and left alone where it does not end."""

import weakref
from collections.abc import Iterator
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from escabel_gui.model.background import background as module
from escabel_gui.model.background.background import Background
from escabel_gui.rules.message import Message

COUNTING = Message("{0} of {1}")


@pytest.fixture
def background(qapp: object) -> Iterator[Background]:
    background = Background()
    yield background
    background.close(10)


def test_what_is_posted_is_done_in_the_thread_of_the_window(qtbot: QtBot, background: Background) -> None:
    threads = []
    background.do(lambda: threads.append(current_thread()))
    background.do(lambda: background.post(lambda: threads.append(current_thread())))
    qtbot.waitUntil(lambda: len(threads) == 2)
    assert threads[0] is not main_thread()
    assert threads[1] is main_thread()


def test_progress_is_told_and_ends_where_it_is_cancelled(
    qtbot: QtBot, background: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TELL_SECONDS", 0)
    monkeypatch.setattr(module, "SHOW_SECONDS", 0)
    report, has_reported, go_on = background.progress(COUNTING), Event(), Event()
    told: list[str | None] = []
    background.progressed.connect(lambda words: told.append(None if words is None else str(words)))

    def count() -> None:
        report(1, 3)
        has_reported.set()
        go_on.wait()
        report(2, 3)
        pytest.fail("it was called off")

    with qtbot.waitSignal(background.advanced):
        background.do(count)
    assert has_reported.wait(10)
    background.cancel()
    go_on.set()
    qtbot.waitUntil(lambda: None in told)
    assert told == ["1 of 3", "2 of 3", None]
    with qtbot.waitSignal(background.progressed):  # what begins now is not called off
        background.do(lambda: background.progress(COUNTING)(3, 3))


def test_nobody_waits_for_what_is_not_found(qtbot: QtBot, background: Background) -> None:
    heard: list[object] = []
    background.progressed.connect(lambda words: heard.append(words))

    def stumble() -> str:
        raise ZeroDivisionError

    with qtbot.captureExceptions() as raised:
        background.find(stumble, lambda *found: heard.append(found), "of this")
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError
    assert heard == [("of this", None), None], "and the progress has ended"
    background.find(lambda: "it", lambda *found: heard.append(found), "of this")
    qtbot.waitUntil(lambda: heard[-1] == ("of this", "it"))


def test_what_was_done_keeps_nothing_while_nothing_is_to_be_done(qtbot: QtBot, background: Background) -> None:
    is_done = Event()
    known = weakref.ref(is_done)
    background.do(is_done.set)
    assert is_done.wait(10)
    del is_done
    qtbot.waitUntil(lambda: known() is None)


def test_closing_leaves_alone_what_does_not_end(background: Background) -> None:
    is_closed, has_begun = Event(), Event()

    def stand_still() -> None:
        has_begun.set()
        is_closed.wait()
        background.post(pytest.fail, "nobody listens any more")

    background.do(stand_still)
    background.do(lambda: pytest.fail("it was called off"))
    assert has_begun.wait(10)
    background.close(0)  # or else this test would never end
    is_closed.set()
    background.close(10)
    QCoreApplication.processEvents()
