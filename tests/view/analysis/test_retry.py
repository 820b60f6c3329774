"""Trying to do better oneself: the answer is hidden, and every move gets its verdict."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from tests.view.hands import Person, SitDown
from tests.view.judged_game import judged_game, show_review, title, words

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def trying(reviewed: Person) -> Person:
    """Return a person who tries to do better than d2."""
    reviewed.press("Home", "N", "N", "T")
    return reviewed


def test_the_answer_is_hidden(trying: Person) -> None:
    assert trying.moves == "c3 d5"
    assert title(trying) == "Black to move. What is better than d2?"
    assert "e1" not in title(trying) + words(trying)
    assert not trying.window.acts.analysis.isEnabled()
    assert trying.message.startswith("Try it yourself: Black to move.")


def test_what_comes_of_a_typed_move_is_seen(trying: Person) -> None:
    trying.press("M")
    trying.write("e1")
    trying.press("Return")
    assert trying.parts.analysis.review_panel.isVisible()
    assert title(trying) == "e1 is better than d2."
    assert trying.board.hasFocus()


def test_nothing_is_drawn_that_would_give_the_answer_away(trying: Person) -> None:
    assert trying.window.scene.analysis.signs == ()
    assert trying.window.scene.analysis.line is None
    assert trying.parts.analysis.review_panel.judged.line.moves == ()


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ((Player(), Player(2)), "e1 becomes White’s."),
        ((Player(2), Player()), "e1 becomes yours."),
        ((Player(), Player()), "e1 becomes White’s."),
    ],
    ids=["bot's", "own", "one of two"],
)
def test_only_what_is_tried_for_oneself_becomes_ones_own(
    sit_down: SitDown, players: tuple[Player, Player], said: str
) -> None:
    person = sit_down()
    person.table.begin(GameSetup("escabel", 5, players), judged_game())
    show_review(person)
    if (everybody := person.parts.analysis.review_panel.mistakes.all).isVisible():
        everybody.click()
    person.press("Home")
    person.press("N")
    person.press("T")
    assert title(person) == "White to move. What is better than d5?"
    person.hover("e1")
    assert person.message == said


def test_a_button_leads_out_of_it(trying: Person) -> None:
    assert trying.offered == ["To the end"]
    trying.window.messages.buttons[0].click()
    assert not trying.parts.analysis.retry.is_on
    assert not trying.table.game.node.children


def test_the_better_move_is_praised(trying: Person) -> None:
    trying.click("e1")
    assert words(trying) == "e1 is good: it keeps a chance of 70% to win."
    assert title(trying) == "e1 is better than d2."
    line = trying.window.scene.analysis.line
    assert line is not None
    assert line.numbers == {trying.table.game.rules.board.index_by_name["e1"]: "1"}
    assert trying.moves == "c3 d5"


def test_another_move_gets_its_verdict(qtbot: QtBot, trying: Person) -> None:
    trying.click("a5")
    assert words(trying) == "Looking at a5…"
    qtbot.waitUntil(lambda: words(trying).startswith("After a5: "))
    assert len(trying.table.game.node.children) == 1


def test_a_typed_move_is_tried_too(trying: Person) -> None:
    trying.press("M")
    trying.write("d2")
    trying.press("Return")
    assert words(trying) == "d2 is the move that was played. White answers with b5. Try another one."


def test_the_answer_comes_when_it_is_wanted(trying: Person) -> None:
    trying.parts.analysis.review_panel.answer.click()
    assert trying.moves == "c3 d5 d2"
    assert trying.parts.analysis.review_panel.judged.better.text.text() == "e1 is better: Black’s chance to win"


def test_the_buttons_of_a_retry_are_of_one_height(trying: Person) -> None:
    panel = trying.parts.analysis.review_panel
    QApplication.processEvents()
    assert panel.answer.isVisible()
    assert panel.answer.height() == panel.following.height()


def test_escape_gives_it_up(trying: Person) -> None:
    trying.press("Escape")
    assert not trying.parts.analysis.retry.is_on
    assert trying.parts.analysis.review_panel.try_yourself.isVisible()
    assert trying.moves == "c3 d5"


def test_keys_work_after_the_answer_was_clicked(trying: Person) -> None:
    answer = trying.parts.analysis.review_panel.answer
    answer.parentWidget().parentWidget().raise_()
    QApplication.processEvents()
    QTest.mouseClick(answer, LEFT)
    trying.press("P")
    assert trying.moves == "c3 d5"


def test_another_game_ends_the_retry(reviewed: Person) -> None:
    for key in ("Home", "N", "T"):
        reviewed.press(key)
    assert title(reviewed) == "White to move. What is better than d5?"
    reviewed.parts.files.read_text("(;GM[101]SZ[3];B[a1])", "a game on a board that has no d5")
    assert reviewed.moves == "a1"
    assert not reviewed.parts.analysis.retry.is_on


def test_nothing_changes_the_game_while_one_tries(trying: Person) -> None:
    assert not trying.window.acts.bot_move.isEnabled()
    trying.press("End")
    assert trying.window.acts.bot_move.isEnabled()


def test_who_steps_on_plays_again(trying: Person) -> None:
    trying.press("End")
    trying.click("e1")
    assert trying.moves == "c3 d5 d2 e4 a1 e1"


def test_a_wrong_move_is_answered_on_the_board(trying: Person) -> None:
    trying.click("a5")
    trying.qtbot.waitUntil(lambda: "chance of" in words(trying))
    line = trying.window.scene.analysis.line
    assert line is not None
    names = trying.table.game.rules.board.names
    reply = next(names[point] for point, number in line.numbers.items() if number == "2")
    assert f"White answers with {reply}." in words(trying)
    trying.hover("e1")
    assert trying.window.scene.analysis.line is None
    trying.parts.analysis.retry.stop()
    assert trying.window.scene.analysis.line is None


def test_next_goes_on_to_try_the_next_mistake(trying: Person) -> None:
    QTest.mouseClick(trying.parts.analysis.review_panel.following, LEFT)
    assert title(trying) == "White to move. What is better than d5?"
    assert trying.moves == "c3"
    trying.press("N")
    assert title(trying) == "Black to move. What is better than d2?"
