"""What a screen reader is told: news once, an answer to a key each time, and of several at once the last."""

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.view.announcements import Bridge
from tests.view.hands import Person

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
