"""Much that is new in the window is made in one turn of the event loop and painted in the next."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from escabel_gui.model.table.game_setup import GameSetup
from tests.view.hands import Person, SitDown

CHANGES: dict[str, Callable[[Person], object]] = {
    "another game": lambda person: person.parts.new_games().begin(GameSetup("abande", 7)),
    "another theme": lambda person: setattr(person.window.settings, "theme", "slate"),
    "another board theme": lambda person: setattr(person.window.settings, "board_theme", "slate"),
    "larger type": lambda person: setattr(person.window.settings, "type_size", 130),
    "turned round": lambda person: person.window.acts.flip.trigger(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_new_is_painted_in_the_next_turn(sit_down: SitDown, change: str) -> None:
    person = sit_down(GameSetup("escabel", 5))
    QApplication.processEvents()
    board = person.board.viewport()
    assert board.updatesEnabled()
    CHANGES[change](person)
    assert not board.updatesEnabled()
    person.qtbot.waitUntil(board.updatesEnabled)


def test_what_is_set_and_looks_the_same_is_not_painted_anew(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 5))
    QApplication.processEvents()
    person.window.settings.plays_sounds = not person.window.settings.plays_sounds
    assert person.board.viewport().updatesEnabled()
