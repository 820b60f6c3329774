"""What a screen reader is told: news once, an answer to a key each time, and of several at once the last."""

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.model.seating import wait_until
from tests.view.announcements import Bridge
from tests.view.hands import Person
from tests.view.pupil import show_exercise

POLITE, URGENT = QAccessible.AnnouncementPoliteness.Polite, QAccessible.AnnouncementPoliteness.Assertive


@pytest.fixture
def bridge(monkeypatch: pytest.MonkeyPatch) -> Bridge:
    return Bridge(monkeypatch)


def test_a_move_is_news_and_a_refusal_an_answer(bridge: Bridge, person: Person, qtbot: QtBot) -> None:
    person.play("b2 b3")
    assert bridge.take(qtbot)[-1] == ("White placed on b3. Black to move.", POLITE)
    person.click("b3")
    assert bridge.take(qtbot) == [("b3 is taken: a new piece goes onto an empty point.", URGENT)]
    person.click("b3")
    assert bridge.take(qtbot) == [("b3 is taken: a new piece goes onto an empty point.", URGENT)]


def test_the_mouse_tells_nothing_and_the_cursor_what_lies_there_and_what_would_come(
    bridge: Bridge, person: Person, qtbot: QtBot
) -> None:
    person.play("b2 b3")
    bridge.take(qtbot)
    person.hover("c3")
    person.press("F2")  # where the mouse was
    person.press("Left")
    assert bridge.take(qtbot)[-1] == ("b3, White.", URGENT)
    person.press("Down")
    text, politeness = bridge.take(qtbot)[-1]
    assert text.startswith("b2, Black. b2 can climb b3")
    assert politeness == URGENT
    person.press("Return")
    assert "b2 is selected." in bridge.take(qtbot)[-1][0]


def wait_for(bridge: Bridge, words: str) -> None:
    wait_until(lambda: any(words in text for text, _ in bridge.heard))


@pytest.mark.parametrize("exercise", ["lesson", "puzzle", "drill", "shape"])
def test_what_stands_beside_an_exercise_is_told_each_time_that_it_begins(
    bridge: Bridge, person: Person, qtbot: QtBot, exercise: str
) -> None:
    for _ in range(2):
        page = show_exercise(person.parts, exercise)
        words = str(getattr(page, "text" if exercise == "shape" else "task").text())
        assert words
        wait_for(bridge, words)
        page.leave.trigger()
        qtbot.waitUntil(page.isHidden)
        bridge.heard.clear()
