"""The variant selector: whatever can be chosen is one click away, and what comes out is what was chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from escabel_gui.model.clock import BYO_YOMI, FISCHER, KINDS, NO_LIMIT, TimeControl
from escabel_gui.model.players.player import LEVELS, Player
from escabel_gui.model.setup import Setup
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, parse_wire_name
from escabel_gui.rules.game import Ruleset
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.look.themes import MAPLE
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.new_game.players_dialog import PlayersDialog
from hands import LEFT, Person

OpenDialog = Callable[..., NewGameDialog]

every_ruleset = pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)


@pytest.fixture
def open_dialog(qtbot: QtBot) -> OpenDialog:
    """Opens the selector as after a game with this setup."""

    def open_it(setup: Setup | None = None) -> NewGameDialog:
        dialog = NewGameDialog(setup or Setup(), MAPLE)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_it


@pytest.mark.parametrize(
    "wire_name", [wire_name for ruleset in CATALOGUE for wire_name in all_wire_names(ruleset)], ids=str
)
def test_every_combination_of_options_can_be_clicked(open_dialog: OpenDialog, wire_name: str) -> None:
    ruleset, options = parse_wire_name(wire_name)
    dialog = open_dialog()
    dialog.games.setCurrentRow(CATALOGUE.index(ruleset))
    for name, value in options.items():
        button = dialog.rows[name].buttons[value]
        assert not button.icon().isNull()
        QTest.mouseClick(button, LEFT)
    assert dialog.setup.wire_name == wire_name


def test_enter_starts_the_game_wherever_the_keyboard_is(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog(Setup(players=(Player(), Player(2))))
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.games.setFocus()
    dialog.size_box.setFocus()
    QTest.keyClick(dialog.size_box, Qt.Key.Key_Return)
    assert dialog.result() == NewGameDialog.DialogCode.Accepted
    assert dialog.setup.players == (Player(), Player(2))


@every_ruleset
def test_a_ruleset_tells_about_itself(open_dialog: OpenDialog, ruleset: Ruleset) -> None:
    dialog = open_dialog()
    dialog.games.setCurrentRow(CATALOGUE.index(ruleset))
    QApplication.processEvents()
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    for text in (ruleset.title, ruleset.sentence, f"{ruleset.author}, {ruleset.year}"):
        assert text in texts
    for option in ruleset.options:
        assert option.label in texts
        assert option.choices[0].sentence in texts
    assert not dialog.games.item(CATALOGUE.index(ruleset)).icon().isNull()


@every_ruleset
def test_every_size_can_be_chosen_and_the_default_is_shown_first(open_dialog: OpenDialog, ruleset: Ruleset) -> None:
    dialog = open_dialog(Setup("abande" if ruleset.name == "escabel" else "escabel", 7))
    dialog.games.setCurrentRow(CATALOGUE.index(ruleset))
    assert dialog.setup.size == ruleset.default_size
    for size in ruleset.sizes:
        dialog.size_box.setValue(size)
        assert dialog.setup.size == size


@pytest.mark.parametrize(
    "setup",
    [
        Setup("escabel:connection=tiebreak,setup=checkered-white", 13, (Player(8), Player(0, "Ada"))),
        Setup("quabble", CATALOGUE[2].sizes[0], (Player(0, "Bo"), Player(1)), TimeControl(FISCHER, 300, 3)),
        Setup("escabel", 3, (Player(1), Player(2)), TimeControl(BYO_YOMI, 60, 20, 5)),
    ],
)
def test_it_starts_with_the_last_settings(open_dialog: OpenDialog, setup: Setup) -> None:
    chosen = open_dialog(setup).setup
    assert chosen[:3] == setup[:3]
    assert chosen.control.kind == setup.control.kind
    if setup.control.kind != NO_LIMIT:
        assert chosen.control.main == setup.control.main


def test_what_was_chosen_for_a_ruleset_is_remembered_while_looking_at_others(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(Setup("escabel:movement=crosscut", 5))
    QTest.mouseClick(dialog.rows["connection"].buttons["tiebreak"], LEFT)
    dialog.size_box.setValue(6)
    dialog.games.setCurrentRow(1)
    dialog.games.setCurrentRow(0)
    assert dialog.setup.wire_name == "escabel:connection=tiebreak,movement=crosscut"
    assert dialog.setup.size == 6


def test_everybody_can_sit_anywhere(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    for row, kind in ((dialog.black, 1), (dialog.white, len(LEVELS))):
        row.kind.setCurrentIndex(row.kind.findData(kind))
    assert dialog.setup.players == (Player(1), Player(8))
    dialog.black.kind.setCurrentIndex(0)
    dialog.black.name.setText("  Ada ")
    assert dialog.setup.players[0] == Player(0, "Ada")


def test_colors_are_changed_by_a_button(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(Setup(players=(Player(0, "Ada"), Player(3))))
    QTest.mouseClick(dialog.swap_button, LEFT)
    assert dialog.setup.players == (Player(3), Player(0, "Ada"))


def test_only_the_fields_of_the_chosen_clock_are_seen(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    clock = dialog.clock
    seen = {}
    for kind in KINDS:
        clock.kind.setCurrentIndex(clock.kind.findData(kind))
        seen[kind] = [field.isVisible() for field in (clock.minutes, clock.extra, clock.periods)]
        assert clock.control.kind == kind
    assert list(seen.values()) == [[False] * 3, [True, False, False], [True, True, False], [True] * 3]


def test_two_keys_begin_the_same_game_again(person: Person) -> None:
    person.play("c3")

    def press_enter() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        person.press("Return", dialog.focusWidget())

    before = person.window.settings.setup
    QTimer.singleShot(0, press_enter)
    person.press("Ctrl+N")
    assert person.moves == ""
    assert person.table.setup == before


def test_what_was_started_is_proposed_next_time(person: Person) -> None:
    chosen = Setup("escabel:movement=crosscut", 6, (Player(0, "Ada"), Player(0, "Bo")), TimeControl(FISCHER, 120, 2))
    person.window.other_windows.begin(chosen)
    assert person.window.settings.setup == chosen
    assert person.table.setup == chosen


def test_calling_it_off_changes_nothing(person: Person) -> None:
    person.play("c3")
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().reject())  # type: ignore[union-attr]
    person.press("Ctrl+N")
    assert person.moves == "c3"


def test_the_players_dialog_seats_others_at_once(person: Person) -> None:
    person.play("c3")

    def seat() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PlayersDialog)
        dialog.black.name.setText("Ada")
        dialog.white.kind.setCurrentIndex(dialog.white.kind.findData(2))
        dialog.accept()

    QTimer.singleShot(0, seat)
    person.press("Ctrl+P")
    assert person.table.player_of(BLACK) == Player(0, "Ada")
    assert person.table.player_of(WHITE) == Player(2)
    person.qtbot.waitUntil(lambda: person.moves == "c3 a1")


def test_nobody_changes_places_when_the_players_dialog_is_called_off(person: Person) -> None:
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().reject())  # type: ignore[union-attr]
    person.press("Ctrl+P")
    assert person.table.setup.players == (Player(), Player())
