"""Names for those who cannot see: of every field and button, of the board and the players."""

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
    QTextBrowser,
    QToolButton,
    QWidget,
)

from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.view.help.rules_window import RulesWindow
from escabel_gui.view.look.themes import MAPLE
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.window.preferences_dialog import PreferencesDialog
from tests.view.hands import Person

FIELDS = (QLineEdit, QComboBox, QSpinBox, QListWidget, QTextBrowser)


def parts(place: QWidget, *kinds: type[QWidget]) -> list[QWidget]:
    """Return the widgets of these kinds in a window that are no parts of a field."""
    return [
        widget
        for widget in place.findChildren(QWidget)
        if isinstance(widget, kinds) and not isinstance(widget.parent(), FIELDS)
    ]


@pytest.fixture
def places(person: Person) -> list[QWidget]:
    """Return the windows in which one types and chooses."""
    rules = RulesWindow(person.window.settings)
    person.qtbot.addWidget(rules)
    window = person.window
    return [window, NewGameDialog(GameSetup(), MAPLE, window), PreferencesDialog(window.settings, window), rules]


def test_every_field_has_a_name(places: list[QWidget]) -> None:
    for place in places:
        for field in parts(place, *FIELDS):
            labels = [label.text() for label in place.findChildren(QLabel) if label.buddy() is field]
            assert field.accessibleName() or labels, (type(place).__name__, type(field).__name__)


def test_every_button_has_a_name(places: list[QWidget]) -> None:
    for place in places:
        for button in parts(place, QToolButton, QPushButton):
            assert isinstance(button, QAbstractButton)
            is_ours = not button.objectName().startswith("qt_")
            assert not is_ours or button.text() or button.accessibleName(), type(place).__name__


def test_the_board_and_the_players_have_names(person: Person) -> None:
    assert person.board.accessibleName() == "Board"
    assert person.parts.players.below.accessibleName() == "Black. top to bottom. to move"
