"""From the board to the next game and its rules, and back without one."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.time_control import FISCHER, TimeControl
from escabel_gui.rules.catalogue import CATALOGUE, find_ruleset
from escabel_gui.view.friends.host_dialog import HostDialog
from escabel_gui.view.help.rules_window import RulesWindow
from escabel_gui.view.new_game.invite_dialog import InviteDialog
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.new_game.opponent_form import BY_MESSAGE, BY_NETWORK, FRIEND
from escabel_gui.view.new_game.players_dialog import PlayersDialog
from escabel_gui.view.new_game.terms_dialog import TermsDialog
from tests.view.hands import LEFT, Person, SitDown
from tests.view.pupil import show_exercise


def test_the_rules_can_be_read_before_the_game(person: Person) -> None:
    seen = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        dialog.games.setCurrentRow(1)
        QTest.mouseClick(dialog.card.rules_button, LEFT)
        (rules,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, RulesWindow)]
        QTest.keyClick(rules.page, Qt.Key.Key_PageDown)
        seen.append((rules.windowTitle(), rules.isVisible(), rules.page.verticalScrollBar().value() > 0))
        rules.close()
        dialog.reject()

    QTimer.singleShot(0, look)
    person.press("Ctrl+N")
    assert seen == [("Rules of Abande — Escabel", True, True)]


def test_two_keys_begin_the_same_game_again(person: Person) -> None:
    person.play("c3")

    def press_enter() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        person.press("Return", widget=dialog.focusWidget())

    before = person.window.settings.setup
    QTimer.singleShot(0, press_enter)
    person.press("Ctrl+N")
    assert person.moves == ""
    assert person.table.setup == before


def test_what_was_started_is_proposed_next_time(person: Person) -> None:
    chosen = GameSetup("escabel:movement=crosscut", 6, (Player(0, "Ada"), Player(0, "B")), TimeControl(FISCHER, 120, 2))
    person.parts.new_games().begin(chosen)
    assert person.window.settings.setup == chosen
    assert person.table.setup == chosen


def test_each_game_is_proposed_as_it_was_begun_last(person: Person) -> None:
    new_games = person.parts.new_games()
    for wire_name, size in [("escabel:movement=crosscut", 7), ("escabel:growth=equal", 6), ("quabble", 8)]:
        new_games.begin(GameSetup(wire_name, size))
    proposed = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        for name in ("quabble", "escabel", "qualos"):
            dialog.games.select(find_ruleset(name))
            proposed.append((dialog.setup.wire_name, dialog.setup.size))
        dialog.reject()

    QTimer.singleShot(0, look)
    person.press("Ctrl+N")
    usual = find_ruleset("qualos").default_size
    assert proposed == [("quabble", 8), ("escabel:growth=equal", 6), ("qualos", usual)]


def test_the_game_of_the_exercise_on_the_board_is_proposed(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    last = GameSetup("escabel:growth=equal", 6, (Player(3), Player(0, "Ada")))
    for setup in (GameSetup("quabble", 8), last):
        person.parts.new_games().begin(setup)
    proposed: list[GameSetup] = []

    def look(dialog: NewGameDialog) -> int:
        proposed.append(dialog.setup)
        return int(QDialog.DialogCode.Rejected)

    monkeypatch.setattr(NewGameDialog, "exec", look)
    show_exercise(person.parts, "puzzle")  # of Quabble, on a board of 5 × 5
    person.window.acts.new.trigger()
    person.parts.settings.note_known("escabel")  # whoever does not know it learns the usual rules
    person.parts.exercises().learning.learn("escabel:movement=crosscut")
    person.window.acts.new.trigger()
    person.parts.learning_acts.leave.trigger()
    person.window.acts.new.trigger()
    quabble = last._replace(wire_name="quabble", size=8)
    assert proposed == [quabble, last._replace(wire_name="escabel:movement=crosscut"), last]


def test_calling_it_off_changes_nothing(person: Person) -> None:
    person.play("c3")
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().reject())
    person.press("Ctrl+N")
    assert person.moves == "c3"


@pytest.mark.parametrize("keys", ["Ctrl+N", "Ctrl+P"])
def test_what_a_dialog_says_is_heard_whatever_qt_does_before_it_returns(person: Person, keys: str) -> None:
    """Accept a dialog and let Qt delete at once what is to be deleted later, as its loop may in the same turn."""
    person.play("c3")

    def accept() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog | PlayersDialog)
        dialog.accept()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    QTimer.singleShot(0, accept)
    person.press(keys)
    assert person.moves == ("" if keys == "Ctrl+N" else "c3")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not person.window.findChildren(QDialog)


@pytest.mark.parametrize("way", [BY_MESSAGE, BY_NETWORK])
def test_a_friend_elsewhere_is_invited_with_what_was_chosen(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, way: int
) -> None:
    person = sit_down()
    before = person.parts.settings.setup
    proposed: list[tuple[str, int]] = []

    def choose(dialog: NewGameDialog) -> int:
        dialog.games.setCurrentRow(1)
        dialog.size_box.number.setValue(7)
        dialog.form.kind.buttons[FRIEND].click()
        dialog.form.way.buttons[way].click()
        assert not dialog.clock_fold.isVisibleTo(dialog)
        dialog.accept()
        return int(QDialog.DialogCode.Accepted)

    def look(dialog: TermsDialog) -> int:
        assert isinstance(dialog, InviteDialog if way == BY_MESSAGE else HostDialog)
        proposed.append((dialog.form.games.ruleset.name, dialog.form.size_box.number.value()))
        return int(QDialog.DialogCode.Rejected)

    monkeypatch.setattr(NewGameDialog, "exec", choose)
    monkeypatch.setattr(TermsDialog, "exec", look)
    person.window.acts.new.trigger()
    assert proposed == [(CATALOGUE[1].name, 7)]
    assert person.parts.settings.setup == before
