"""Somebody at an exercise: what they press on its page, and where they click on its board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from escabel_gui.model.learning.practice import Phase, Practice
from hands import Person
from seating import wait_until

LEFT = Qt.MouseButton.LeftButton


def press(button: QToolButton) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)


def click(person: Person, name: str) -> None:
    """Click a point of the exercise; unlike a move in a game, that need not change anything."""
    place = person.board.position_of(person.board.game.rules.board.numbers[name])
    QTest.mouseClick(person.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)


def settle(practice: Practice) -> None:
    """Wait until the board has done what it does by itself."""
    wait_until(lambda: practice.phase not in (Phase.ANSWERING, Phase.JUDGING, Phase.RETURNING))


def shown_at(person: Person, name: str) -> tuple[int, ...]:
    """The pile that is drawn on a point."""
    return tuple(person.window.scene.shown_piles[person.board.game.rules.board.numbers[name]])
