"""A person before a game that has been reviewed."""

import pytest

from tests.view.hands import Person
from tests.view.judged_game import judge


@pytest.fixture
def reviewed(person: Person) -> Person:
    """Return a person before a game of five moves, reviewed, of which two are mistakes."""
    person.play("c3 d5 d2 e4 a1")
    judge(person.table.game.tree)
    person.table.game.tree_changed.emit()
    return person
