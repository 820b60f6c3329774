"""What the lines under the board say while one plays, and that they never say what is true no longer."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.rules.message import Message
from tests.model.seating import let_settle
from tests.move_lists import format_move_list
from tests.view.hands import Person, SitDown

OFF_THE_BOARD = QPoint(2, 2)

WON_BY_BLACK = "b1 a2 b2 a3 b3 a4 b4 a5 b5 d1"


def test_pointing_tells_what_a_move_would_do_and_what_comes_of_it(person: Person) -> None:
    person.play("b2 b3 d5 c2")
    person.hover("c3")
    assert person.message == "c3 becomes Black’s."
    assert person.about_point == "That cuts c2 off from b3."


def test_pointing_at_a_stack_tells_where_it_can_go_and_then_what_that_would_do(person: Person) -> None:
    person.play("b2 b3")
    person.hover("b2")
    assert person.message == "b2 can climb b3: Black gets it, and White gets b2."
    person.click("b2")
    person.hover("b3")
    assert person.message == "b2 climbs b3: b3 becomes Black’s and 2 high; White gets b2."


def test_the_point_cursor_speaks_as_the_pointer_does(person: Person) -> None:
    person.play("c3 c4")
    person.press("F2")
    assert person.message == "c3 can climb c4: Black gets it, and White gets c3."
    person.press("Return", "Up")
    assert person.message == "c3 climbs c4: c4 becomes Black’s and 2 high; White gets c3."
    person.press("Escape")
    assert person.message != "c3 climbs c4: c4 becomes Black’s and 2 high; White gets c3."


def test_against_a_bot_one_is_spoken_to(qtbot: QtBot, sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(1))))
    person.hover("b2")
    assert person.message == "b2 becomes yours."
    person.click("b2")
    person.table.bot.cancel()
    assert person.message.startswith("You placed on b2.")
    let_settle(person.table)
    person.table.bot.chose.emit(person.table.game.rules.parse_move("b3"))
    qtbot.waitUntil(lambda: person.message == "White placed on b3. Your move.")
    person.click("b2")
    person.click("b3")
    qtbot.waitUntil(lambda: person.message.startswith("You climbed b3: it is yours now and 2 high; White got b2."))


def test_a_sentence_about_a_point_goes_when_the_pointer_does(person: Person) -> None:
    person.play("c3 d4")
    person.hover("b2")
    assert person.message == "b2 becomes Black’s."
    person.move_to(OFF_THE_BOARD)
    assert person.message == "White placed on d4. Black to move."
    assert person.about_point == ""


def test_what_one_points_at_stands_alone_where_a_hint_leaves_it_no_room(person: Person) -> None:
    person.window.resize(1080, 720)
    person.window.settings.type_size = 125
    person.play("c3 d4")
    bar = person.window.messages
    for sentences, is_alone in ((2, False), (5, True)):
        person.parts.status.tell_all(Message(sentences * "This is a sentence of a hint, as long as many. "))
        assert not bar.message.is_cut
        person.hover("d4")
        assert person.about_point == "d4, White"
        assert not bar.point.is_cut
        assert (bar.message.height() == 0) == is_alone
        person.move_to(OFF_THE_BOARD)
        assert bar.message.height() > 0
        assert not bar.message.is_cut


def test_a_refusal_goes_when_one_points_elsewhere(person: Person) -> None:
    person.play("c3 d4")
    person.hover("d4")
    person.click("d4")
    assert person.message == "d4 is taken: a new piece goes onto an empty point."
    person.move_to(OFF_THE_BOARD)
    assert person.message == "White placed on d4. Black to move."


def test_the_news_of_a_move_are_told_until_one_points(person: Person) -> None:
    person.play("c3 c4")
    person.hover("b3")
    person.play("a1")
    assert person.message == "Black placed on a1. White to move."
    person.hover("b4")
    assert person.message == "b4 becomes White’s."


def test_what_the_table_says_is_heard_at_once_also_while_one_points(person: Person) -> None:
    person.play("c3 d4")
    person.hover("b2")
    person.parts.status.tell(Message("Something has happened."))
    assert person.message == "Something has happened. Black to move."
    person.hover("b4")
    assert person.message == "b4 becomes Black’s."


@pytest.mark.parametrize("leave", ["take back", "step back", "first", "another game"])
def test_what_was_said_goes_with_the_position(person: Person, leave: str) -> None:
    person.play("c3 d4")
    person.parts.status.tell(Message("Something has happened."))
    person.hover("d4")
    person.click("d4")
    acts, table = person.window.acts, person.table
    do = {"take back": acts.take_back, "step back": acts.back, "first": acts.first, "another game": acts.again}[leave]
    do.trigger() if do is not acts.again else table.play_again()
    assert "Something has happened" not in person.message
    assert "taken" not in person.message
    if leave == "step back":
        assert person.message.startswith("Black placed on c3.")


def test_after_a_move_is_taken_back_no_variation_is_announced(person: Person) -> None:
    person.play("c3 d4 e5")
    person.window.acts.take_back.trigger()
    assert person.message == "Taken back. Black to move."
    assert person.offered == ["Redo"]
    person.play("a1")
    assert all(len(node.children) <= 1 for node in person.table.game.tree.main_line()), "no variation"
    assert format_move_list(person.table.game.tree) == "c3 d4 a1"


def test_taking_the_end_back_says_that_the_game_goes_on(person: Person) -> None:
    person.play(WON_BY_BLACK)
    person.press("Ctrl+Z")
    assert person.message == "Taken back. White to move."
    assert person.offered == ["Redo"]
    person.push(person.window.acts.redo)
    assert person.message == "Black wins."


def test_in_a_decided_game_another_move_begins_a_variation_and_that_is_said(person: Person) -> None:
    person.play(WON_BY_BLACK)
    person.window.acts.back.trigger()
    assert "A move here begins a variation." in person.message
    main_line = person.table.game.tree.main_line()
    person.play("e5")
    assert person.table.game.tree.main_line() == main_line


def test_the_swap_is_still_offered_when_its_answer_was_taken_back(person: Person) -> None:
    person.play("c3 d4")
    person.window.acts.take_back.trigger()
    assert person.offered == ["Swap sides", "Redo"]


def test_a_stack_in_two_crosscuts_is_told_of_in_whole_sentences(person: Person) -> None:
    person.play("c3 b3 b2 c2 d4 d3 a1 c4")
    person.hover("c3")
    told = person.about_point
    assert told.startswith("c3, Black. In this crosscut")
    assert told.count("In this crosscut") == 2
    assert ".." not in told


@pytest.mark.parametrize("language", ["en", "de", "es", "hu"])
def test_the_end_of_a_game_by_points_has_room_for_a_line_under_it(person: Person, language: str) -> None:
    person.window.resize(1080, 720)
    person.window.settings.language = language
    QApplication.processEvents()
    acts, bar = person.window.acts, person.window.messages
    bar.say("Bot (Stufe 1) gewinnt mit 18 Punkten.", [acts.review, acts.again, acts.new], True, point="Deine Wertung")
    assert not bar.message.is_cut
    assert not bar.point.is_cut


def test_what_is_said_after_a_won_game_stands_in_place_of_the_chain_which_is_seen(person: Person) -> None:
    person.play(WON_BY_BLACK)
    chain = "The chain runs from top to bottom."
    assert person.about_point == chain
    person.parts.status.tell(Message("2 new drills from your mistakes."))
    assert person.about_point == "2 new drills from your mistakes."
