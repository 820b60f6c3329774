"""The line under the board: what to do, what has happened, and the questions that a game asks."""

import re
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import SIGNAL, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from escabel_gui.model.background.threads import THREADS
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.game_writer import GameWriter
from escabel_gui.record.result import parse_result
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import WHITE
from escabel_gui.view.playing.status_bar import StatusBar
from escabel_gui.view.window.errors import ErrorDialog, ErrorReporter
from tests.logs import close_log
from tests.model.seating import FakeEngine, let_settle, rest
from tests.view.hands import Person, SitDown, answer_questions
from tests.view.pupil import show_exercise

WON_BY_BLACK = "b1 a2 b2 a3 b3 a4 b4 a5 b5 d1"

SLOW_DISK = "Wait a moment: the disk is slow."


def test_the_first_line_says_how_to_begin(person: Person) -> None:
    assert "Black begins" in person.message
    assert "Click a point" in person.message


def test_what_is_refused_is_not_said_twice(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("abande", 7, (Player(), Player())))
    person.play("d4 d5 d6")
    person.hover("d5")
    person.click("d5")
    assert person.message == "d5 is bound: without it the band would break."
    assert person.about_point == "d5, White"


def test_the_swap_is_offered_as_a_plain_question(person: Person) -> None:
    person.click("c3")
    assert person.message.startswith("Swap sides, or just play on?")
    assert person.offered == ["Swap sides", "Show fairness"]
    person.push(person.window.acts.swap)
    assert person.moves == "c3 swap-sides"
    assert person.offered == []
    assert person.message == "The players swapped sides. White to move."


def test_who_does_not_want_to_swap_just_plays_on(person: Person) -> None:
    person.click("c3")
    person.click("d4")
    assert person.moves == "c3 d4"
    assert person.offered == []


@pytest.fixture
def swapped(sit_down: SitDown) -> Person:
    """Return a person whose first move a bot has taken over."""
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(1))))
    person.click("c3")
    person.table.bot.cancel()
    let_settle(person.table)
    person.table.bot.chose.emit(SWAP)
    return person


def test_a_bot_that_swaps_says_so(swapped: Person) -> None:
    assert "The bot has swapped sides" in swapped.message
    assert swapped.table.player_of(WHITE) == Player()


def test_a_swap_is_no_news_any_more_once_the_bot_moves_for_the_person(
    swapped: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    assert "The bot has swapped sides" in swapped.message
    swapped.window.acts.bot_move.trigger()
    swapped.qtbot.waitUntil(lambda: len(swapped.moves.split()) == 4)
    assert "swapped sides" not in swapped.message


def test_what_was_said_ends_with_the_second_move_of_bots(person: Person) -> None:
    person.parts.status.tell(Message("The bots have swapped sides."))
    for move, is_said in (("c3", True), ("d4", False)):
        person.table.game.play(person.table.game.rules.parse_move(move))
        assert ("The bots have swapped sides." in person.message) == is_said


def test_the_end_names_the_winner_and_offers_another_game(person: Person) -> None:
    person.play(WON_BY_BLACK)
    assert person.message == "Black wins."
    assert person.offered == ["Review", "Play again", "New game"]
    assert len(person.window.scene.marks.chain) == 5
    person.push(person.window.acts.again)
    assert person.moves == ""
    assert "Black begins" in person.message


def test_how_it_ended_keeps_its_place_while_one_points_at_the_board(person: Person) -> None:
    person.play(WON_BY_BLACK)
    chain = "The chain runs from top to bottom."
    for name, said in (("b1", f"{chain} b1, Black"), ("a2", f"{chain} a2, White"), ("e5", chain)):
        person.hover(name)
        assert person.message == "Black wins."
        assert person.about_point == said


def test_a_match_has_its_score_on_the_cards_and_at_the_end(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(0, "Ada"), Player(0, "Bo"))))
    person.play(WON_BY_BLACK)
    assert person.message == "Ada wins."
    players = person.parts.players
    assert players.below.seat is not None
    assert players.below.seat.score == "", "one game is no match"
    assert "match" not in person.about_point
    person.push(person.window.acts.again)
    rest(person.table)
    assert (players.below.seat.name, players.below.seat.score) == ("Bo", "won 0")
    assert players.above.seat is not None
    assert (players.above.seat.name, players.above.seat.score) == ("Ada", "won 1")
    person.play(WON_BY_BLACK)
    assert person.message == "Bo wins."
    assert person.about_point == "The chain runs from top to bottom. The match: Bo 1 – 1 Ada."
    assert not person.window.messages.point.is_cut


def test_after_the_end_a_move_is_told_that_it_is_over_and_another_game_is_still_offered(person: Person) -> None:
    person.play(WON_BY_BLACK)
    person.click("e5")
    assert person.message == "Black wins."
    assert person.about_point.startswith("The game is over")
    assert person.offered == ["Review", "Play again", "New game"]
    person.press("M")
    person.write("e5")
    person.press("Return")
    assert person.message == "Black wins."
    assert person.about_point == "The game is over."
    assert person.offered == ["Review", "Play again", "New game"]


def test_the_end_stands_alone(person: Person) -> None:
    person.play("c3 d4")
    person.parts.status.tell(Message("The bots have swapped sides."))
    assert person.message.startswith("The bots have swapped sides.")
    person.table.giving_up.resign()
    assert person.message == "White wins: Black resigned."


def test_the_end_tells_the_rating_where_the_game_counts(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(1))))
    person.click("c3")
    person.qtbot.waitUntil(lambda: len(person.moves.split()) == 2)
    person.table.giving_up.resign()
    assert person.about_point == "Not rated: the game was too short."
    table = person.table
    table.play_again()
    person.qtbot.waitUntil(lambda: table.game.result is None)
    while table.game.result is None:
        person.qtbot.waitUntil(lambda: table.may_play or table.game.result is not None)
        if table.may_play:
            table.play(table.game.rules.legal_move_list(table.game.state)[0])
    assert re.search(r"Your rating: \d+ ± \d+\.", person.about_point)
    person.push(person.window.acts.again)
    assert "Your rating" not in person.about_point


def test_a_move_taken_back_is_told_to_end_the_rating(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(1))))
    person.play("c3")
    person.qtbot.waitUntil(lambda: len(person.moves.split()) == 2)
    person.window.acts.take_back.trigger()
    assert person.message == "Taken back. Your move."
    assert person.about_point == "Not rated: a move was taken back."
    person.push(person.window.acts.redo)
    assert "Not rated" not in person.about_point
    person.window.acts.take_back.trigger()
    show_exercise(person.parts, "puzzle")
    assert "Not rated" not in person.about_point


def test_a_name_is_text_whatever_stands_in_it(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(0, "<b>Ada</b>"), Player())))
    below = person.parts.players.below
    assert below.seat is not None
    assert below.seat.name == "<b>Ada</b>"
    assert person.parts.history.model.headerData(1, Qt.Orientation.Horizontal) == "<b>Ada</b>"


@pytest.mark.parametrize(("answer", "result"), [("Yes", "W+R"), ("No", "")])
def test_resigning_is_asked_twice(person: Person, monkeypatch: pytest.MonkeyPatch, answer: str, result: str) -> None:
    person.play("c3 d4")
    answer_questions(monkeypatch, QMessageBox.StandardButton[answer])
    person.window.acts.resign.trigger()
    assert person.table.game.result == parse_result(result)
    if result:
        assert person.message == "White wins: Black resigned."
        person.press("Ctrl+Z")
        assert person.message == "White placed on d4. Black to move."


def test_two_at_one_board_are_told_who_resigns(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.play("c3 d4")
    person.press("Left")  # to White's turn
    asked = answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    person.window.acts.resign.trigger()
    assert asked == ["Does Black resign?"]
    assert person.message == "White wins: Black resigned."


def test_the_thinking_bot_is_named_and_can_be_told_to_move(sit_down: SitDown, tmp_path: Path) -> None:
    engine = FakeEngine(tmp_path / "slow.log", "slow")
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(1))), bot=engine.bot)
    person.click("c3")
    assert person.message == "You placed on c3. Bot (level 1) is thinking…"
    assert person.offered == ["Let the bot move"]
    person.click("d4")
    assert person.moves == "c3"
    assert "bot’s turn" in person.message
    person.qtbot.waitUntil(lambda: "genmove white" in engine.heard)
    person.push(person.window.acts.bot_move)
    person.qtbot.waitUntil(lambda: person.moves == "c3 a1")


def test_a_restart_of_the_bot_is_told_and_the_game_goes_on(sit_down: SitDown, tmp_path: Path) -> None:
    engine = FakeEngine(tmp_path / "dying.log", "dies", times=1)
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(1))), bot=engine.bot)
    person.click("c3")
    person.qtbot.waitUntil(lambda: person.moves == "c3 a1")
    assert "The bot was restarted, and the game goes on. The bot ended unexpectedly." in person.message


def test_a_pause_offers_to_go_on(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 3, (Player(1), Player(1))))
    person.window.acts.pause.trigger()
    assert "The game is paused." in person.message  # the bot may have moved before
    assert person.offered == ["Go on"]
    with person.qtbot.waitSignal(person.table.finished):
        person.push(person.window.acts.unpause)


def test_texts_that_are_too_long_are_scrolled_and_never_push_the_window_apart(person: Person) -> None:
    width = person.window.minimumSizeHint().width()
    bar = person.window.messages
    bar.say("very " * 390 + "long")
    assert bar.message.is_cut
    assert person.window.minimumSizeHint().width() == width
    scrolled = bar.findChild(QScrollArea)
    assert scrolled is not None
    slider = scrolled.verticalScrollBar()
    slider.setValue(slider.maximum())
    assert bar.message.visibleRegion().boundingRect().bottom() == bar.message.height() - 1
    bar.say("short")
    assert slider.maximum() == 0


def test_buttons_that_come_and_go_leave_nothing_behind(person: Person) -> None:
    action, messages = person.window.acts.bot_move, person.window.messages
    listeners = action.receivers(SIGNAL("changed()"))
    for _ in range(5):
        messages.say("thinking", [action])
        messages.say("done")
    assert action.receivers(SIGNAL("changed()")) == listeners
    assert messages.buttons == []


def test_the_board_stays_where_it_is_whatever_is_said(person: Person) -> None:
    place = person.place("c3")
    person.click("c3")
    assert person.offered
    QApplication.processEvents()
    assert person.place("c3") == place


# ---- when something unexpected goes wrong


@pytest.fixture
def reporter(tmp_path: Path) -> Iterator[ErrorReporter]:
    yield ErrorReporter(tmp_path / "log" / "escabel.log")
    for dialog in error_dialogs():
        dialog.close()


def error_dialogs() -> list[ErrorDialog]:
    """Return the error dialogs that are to be seen."""
    widgets = QApplication.topLevelWidgets()
    return [widget for widget in widgets if isinstance(widget, ErrorDialog) and widget.isVisible()]


def test_an_error_is_logged_and_shown_with_a_button_to_copy_it(
    person: Person, reporter: ErrorReporter, tmp_path: Path
) -> None:
    try:
        raise RuntimeError("out of discs")
    except RuntimeError as error:
        reporter.report(type(error), error, error.__traceback__)
    (dialog,) = error_dialogs()
    assert "Your game is safe" in dialog.text()
    dialog.copy_button.click()
    assert dialog.isVisible()
    copied = QApplication.clipboard().text()
    assert "RuntimeError: out of discs" in copied
    assert "Escabel" in copied
    close_log()
    assert "out of discs" in (tmp_path / "log" / "escabel.log").read_text("utf-8")
    dialog.close()
    person.click("c3")
    assert person.moves == "c3"


def test_many_errors_make_one_dialog(person: Person, reporter: ErrorReporter) -> None:
    for number in range(5):
        reporter.report(RuntimeError, RuntimeError(str(number)), None)
    assert len(error_dialogs()) == 1


@pytest.mark.parametrize("start", [lambda job: Thread(target=job).start(), THREADS.start], ids=["thread", "pool"])
def test_an_error_in_another_thread_is_shown_in_that_of_the_window(
    person: Person,
    reporter: ErrorReporter,
    monkeypatch: pytest.MonkeyPatch,
    start: Callable[[Callable[[], None]], None],
) -> None:
    def fail() -> None:
        raise RuntimeError("out of discs")

    for module, hook in ((sys, sys.excepthook), (threading, threading.excepthook)):
        monkeypatch.setattr(module, "excepthook", hook)
    reporter.install()
    start(fail)
    person.qtbot.waitUntil(lambda: len(error_dialogs()) == 1)
    (dialog,) = error_dialogs()
    assert dialog.thread() is person.window.thread()
    assert "RuntimeError: out of discs" in dialog.details


def test_an_interrupt_from_the_terminal_shows_no_dialog(person: Person, reporter: ErrorReporter) -> None:
    reporter.report(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert error_dialogs() == []


def test_playing_again_by_mouse_brings_up_no_cursor(person: Person) -> None:
    person.play(WON_BY_BLACK)
    person.push(person.window.acts.again)
    let_settle(person.table)
    assert person.moves == ""
    assert person.window.scene.hints.cursor is None
    assert person.ghosts == {}


def test_who_took_a_move_back_may_still_resign(person: Person) -> None:
    person.play("c3 d4 a1")
    person.press("Ctrl+Z")
    assert person.window.acts.resign.isEnabled()
    person.table.giving_up.resign()
    assert person.moves == "c3 d4"
    assert person.message == "White wins: Black resigned."


def test_both_sides_can_be_tried_in_a_variation_of_a_game_against_a_bot(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(1))))
    person.click("c3")
    person.table.giving_up.resign()
    person.press("Home")
    for move in ("a1", "b2", "c4"):
        person.click(move)
    assert person.moves == "a1 b2 c4"
    assert not person.table.turns.is_thinking
    person.press("Ctrl+Z")
    assert person.moves == "a1 b2"
    person.press("Right")
    person.table.let_bot_move()
    assert person.table.turns.is_thinking


def test_a_move_that_waits_long_for_the_disk_says_so(
    qtbot: QtBot, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as disk:
        disk.setattr(GameWriter, "has_news", property(lambda _: True))
        person.table.play_text("c3")
        assert person.message != SLOW_DISK
        qtbot.waitUntil(lambda: person.message == SLOW_DISK)
    person.table.writer.settled.emit()
    assert person.moves == "c3"
    assert person.message != SLOW_DISK


def test_the_end_is_the_heading_whatever_the_table_has_to_say(person: Person) -> None:
    person.play("c3 d4")
    person.table.giving_up.resign()
    heading = person.message
    person.table.said.emit(Message("The bot has passed."))
    assert person.message == heading
    assert person.about_point.startswith("The bot has passed.")
    assert person.window.messages.is_end


def test_the_end_offers_the_review_first_and_one_click_begins_it(person: Person) -> None:
    person.play("c3 d4")
    person.table.giving_up.resign()
    review = person.window.messages.buttons[0]
    assert person.offered[0] == "Review"
    assert review.property("isMain")
    assert not any(button.property("isMain") for button in person.window.messages.buttons[1:])
    person.push(person.window.acts.review)
    assert person.parts.analysis.review_run.is_running
    person.qtbot.waitUntil(lambda: not person.parts.analysis.review_run.is_running)
    assert person.parts.analysis.review_panel.isVisible()


@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize("meanwhile", [0, 1, 2])
def test_what_is_said_while_a_button_goes_is_said(qtbot: QtBot, before: int, meanwhile: int) -> None:
    """Remove a button that has the keyboard: what gets it then may have something to say at once."""
    bar, place = StatusBar(), QWidget()
    actions = [QAction(text, place) for text in ("One", "Two")]
    layout = QVBoxLayout(place)
    layout.addWidget(bar)
    layout.addWidget(QPushButton("elsewhere"))
    qtbot.addWidget(place)
    place.show()
    place.activateWindow()
    bar.say("Choose.", [QAction("First", place)])
    qtbot.waitUntil(lambda: place.isActiveWindow() and bar.buttons[0].isVisible())
    bar.buttons[0].setFocus()
    qtbot.waitUntil(bar.buttons[0].hasFocus)
    app = QApplication.instance()
    assert isinstance(app, QApplication)

    def say() -> None:
        bar.say("Meanwhile.", actions[:meanwhile])

    app.focusChanged.connect(say)
    try:
        bar.say("Chosen.", actions[:before])
    finally:
        app.focusChanged.disconnect(say)
    assert [button.text() for button in bar.buttons] == [action.text() for action in actions[:meanwhile]]
