"""The hint: one move and its reason, drawn on the board until the position changes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QToolButton

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.tree import ASSISTANCE
from escabel_gui.view.look.move_signs import SignKind
from tests.view.hands import Person, SitDown, answer_questions

AGAINST_BOT = GameSetup("escabel", 5, (Player(), Player(2)))


def advised(person: Person) -> list[str]:
    """Return the moves that are drawn as good ones."""
    signs = person.window.scene.analysis.signs if person.window.scene.analysis is not None else ()
    names = person.table.game.rules.board.names
    return [names[sign.target] for sign in signs if sign.kind is SignKind.BETTER]


def wait_for_hint(person: Person) -> None:
    person.qtbot.waitUntil(lambda: person.parts.analysis.hint.move is not None)


def test_h_names_a_move_and_draws_it_then_how_both_go_on(person: Person) -> None:
    person.press("H")
    assert person.message.startswith("Looking for a good move…")
    wait_for_hint(person)
    first = person.parts.analysis.hint.advice
    assert first is not None
    assert person.message.startswith(str(first.say(False)))
    assert advised(person) == ["a1"]
    assert len(str(first.say(True))) > len(str(first.say(False)))
    for _ in range(2):
        person.press("H")
        assert person.message.startswith(str(first.say(True)))
        assert advised(person) == ["a1"]
    assert person.moves == ""
    assert not person.parts.analysis.live_analysis.is_on


def test_what_is_to_be_done_does_not_stand_behind_it(person: Person) -> None:
    person.play("c3 a1 e5")
    person.press("Ctrl+Z")
    assert "Redo" in person.offered
    person.press("H")
    wait_for_hint(person)
    advice = person.parts.analysis.hint.advice
    assert advice is not None
    assert person.message == str(advice.say(False))
    assert "Redo" not in person.offered
    person.click("e4")
    assert "Try" not in person.message


def test_its_button_offers_more_until_all_has_been_told(person: Person) -> None:
    hint = person.window.acts.hint
    assert hint.iconText() == "Hint"
    person.press("H")
    wait_for_hint(person)
    assert (hint.text(), hint.iconText()) == ("More of the hint", "More")
    person.press("H")
    assert hint.iconText() == "Hint"
    person.click("c3")
    person.press("H")
    wait_for_hint(person)
    person.click("a1")
    assert hint.iconText() == "Hint"


def test_it_goes_when_one_resigns(person: Person) -> None:
    person.play("c3")
    person.press("H")
    wait_for_hint(person)
    assert advised(person)
    person.table.giving_up.resign()
    assert not advised(person)


def test_it_goes_with_the_position(person: Person) -> None:
    person.press("H")
    wait_for_hint(person)
    person.click("c3")
    assert advised(person) == []
    assert "Try" not in person.message


def test_it_can_be_called_off_with_escape(person: Person) -> None:
    person.press("H")
    assert person.parts.analysis.hint.is_looking
    person.press("Escape")
    assert not person.parts.analysis.hint.is_on
    assert "Looking" not in person.message


def test_a_double_click_on_its_button_asks_for_one_too(person: Person) -> None:
    (button,) = [one for one in person.parts.pages.findChildren(QToolButton) if one.text() == "Hint"]
    for _ in range(2):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert person.parts.analysis.hint.is_looking
    wait_for_hint(person)
    assert advised(person)


def test_the_button_stands_between_take_back_and_resign(person: Person) -> None:
    acts = person.window.acts
    buttons = {button.defaultAction(): button for button in person.parts.pages.findChildren(QToolButton)}
    row = [buttons[action] for action in (acts.take_back, acts.hint, acts.resign)]
    assert [button.text() for button in row] == ["Take back", "Hint", "Resign"]
    assert sorted(row, key=lambda button: button.x()) == row
    QTest.mouseClick(row[1], Qt.MouseButton.LeftButton)
    wait_for_hint(person)


def test_against_the_bot_it_helps_if_that_is_wanted_and_the_record_says_so(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit_down(AGAINST_BOT)
    answer_questions(monkeypatch, QMessageBox.StandardButton.No)
    person.press("H")
    assert not person.parts.analysis.hint.is_on
    assert person.table.game.tree.root.text(ASSISTANCE) == ""
    answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    person.press("H")
    wait_for_hint(person)
    assert person.table.game.tree.root.text(ASSISTANCE) == "hint"


def test_a_game_is_asked_about_once_for_hints_and_analysis(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    person = sit_down(AGAINST_BOT)
    asked = answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    person.press("Space")
    assert person.parts.analysis.live_analysis.is_on
    person.press("H")
    wait_for_hint(person)
    assert len(asked) == 1


def test_it_is_not_asked_about_where_the_game_does_not_count(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit_down(AGAINST_BOT)
    asked = answer_questions(monkeypatch, QMessageBox.StandardButton.No)
    person.press("H")
    assert len(asked) == 1
    assert "rating" in asked[0]
    person.table.game.tree.root.set_text(ASSISTANCE, "take-back")
    person.press("H")
    wait_for_hint(person)
    assert len(asked) == 1


def test_between_friends_nothing_is_noted(person: Person) -> None:
    person.press("H")
    wait_for_hint(person)
    assert person.table.game.tree.root.text(ASSISTANCE) == ""


def test_it_takes_the_analysis_off_and_the_analysis_takes_it_off(person: Person) -> None:
    person.press("Space", "H")
    assert not person.parts.analysis.live_analysis.is_on
    person.press("Space")
    assert person.parts.analysis.live_analysis.is_on
    assert not person.parts.analysis.hint.is_on


def test_there_is_none_where_nobody_may_move(person: Person) -> None:
    person.table.giving_up.resign()
    assert not person.window.acts.hint.isEnabled()
