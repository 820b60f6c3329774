"""What is done at the board is heard, until sounds are switched off by one click."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from escabel_gui.model.sounds.loudspeaker import Loudspeaker
from escabel_gui.model.sounds.sound import Sound
from escabel_gui.view.widgets.action_button import ActionButton
from tests.view.hands import Person


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    sounds: list[Sound] = []
    monkeypatch.setattr(Loudspeaker, "play", lambda _self, sound: sounds.append(sound))
    return sounds


def test_moves_and_refusals_are_heard(person: Person, heard: list[Sound]) -> None:
    for name in ("b2", "b3", "b2", "b2"):
        person.click(name)
    assert heard == [Sound.PLACED, Sound.PLACED]  # a stack that is taken up and put down again is no move
    person.click("b3")
    assert heard[2:] == [Sound.REFUSED]
    person.drag("b2", "b3")
    assert heard[3:] == [Sound.CLIMBED]
    person.press("Left", "Right")
    assert heard[4:] == [Sound.CLIMBED]


def test_a_typed_move_that_is_not_allowed_is_heard(person: Person, heard: list[Sound]) -> None:
    person.press("M")
    person.write("z9")
    person.press("Return")
    assert heard == [Sound.REFUSED]


def test_one_click_makes_it_silent_and_one_brings_sounds_back(person: Person, heard: list[Sound]) -> None:
    window, sounds = person.window, person.window.acts.sounds
    button = next(one for one in person.parts.pages.findChildren(ActionButton) if one.defaultAction() is sounds)
    assert sounds.isChecked()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not window.settings.plays_sounds
    person.click("b2")
    assert heard == []
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    person.click("b3")
    assert heard == [Sound.PLACED]


def test_where_nothing_can_be_heard_the_window_plays_on(person: Person) -> None:
    person.click("b2")
    person.parts.loudspeaker.close()
    person.click("b3")
    assert person.moves == "b2 b3"
