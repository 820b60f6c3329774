"""Why not this move? The answer is played on the board, and the game stays as it is."""

import pytest
from PySide6.QtWidgets import QMessageBox

from escabel_gui.model.analysis import move_question
from escabel_gui.model.analysis.move_question import MoveQuestion
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.telling.advice import Advice
from escabel_gui.record.time_control import SUDDEN_DEATH, TimeControl
from escabel_gui.record.tree import ASSISTANCE
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import WHITE
from escabel_gui.view.analysis.question_page import QuestionPage
from escabel_gui.view.new_game.players_dialog import PlayersDialog
from tests.model.seating import wait_until
from tests.view.hands import Person, SitDown, answer_questions
from tests.view.pupil import click, press, shape_page


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MoveQuestion, "look_ms", 0)


def page(person: Person) -> QuestionPage:
    page = person.parts.analysis.question_cover.page
    assert isinstance(page, QuestionPage)
    return page


def numbers_on_board(person: Person) -> dict[str, str]:
    """Return the numbers of moves on the board, by point."""
    names, analysis = person.table.game.rules.board.names, person.window.scene.analysis
    line = None if analysis is None else analysis.line
    return {} if line is None else {names[point]: number for point, number in line.numbers.items()}


def ask(person: Person, text: str) -> None:
    question = person.parts.analysis.game_analysis.question
    click(person, text)
    wait_until(lambda: question.looked_at is None and question.answer is not None)


def test_a_move_is_asked_about_and_the_answer_gone_through(person: Person) -> None:
    person.play("b2 c2")
    person.press("Shift+H")
    assert page(person).isVisible()
    assert page(person).title.text() == "Which move do you ask about?"
    assert person.message == "Make the move that you ask about."
    ask(person, "d4")
    assert page(person).title.text() == "Why not d4?"
    assert page(person).answer.words.text().startswith("As far as the bot sees")
    assert person.message == "Play on from here to ask about a later move."
    first, *others = page(person).told.text().splitlines()
    assert first.startswith("2. ")
    assert not others
    assert numbers_on_board(person)["d4"] == "1"
    assert sorted(numbers_on_board(person).values()) == ["1", "2"]
    person.press("Left")
    assert numbers_on_board(person) == {"d4": "1"}
    assert page(person).told.text() == ""
    person.press("Right")
    assert page(person).told.text() == first
    press(page(person).another)
    assert numbers_on_board(person) == {}
    assert page(person).title.text() == "Which move do you ask about?"
    person.press("Esc")
    assert not page(person).isVisible()
    assert person.moves == "b2 c2"
    assert person.window.acts.why_not.isEnabled()


def test_a_running_clock_is_said_to_be_the_reason(person: Person) -> None:
    person.table.begin(GameSetup("escabel", 5, (Player(), Player()), TimeControl(SUDDEN_DEATH, main=600)))
    person.play("b2 c2")
    person.press("Shift+H")
    assert not person.parts.analysis.game_analysis.question.is_on
    assert person.message.startswith("In a game with clocks, you can ask")
    person.press("Left", "Shift+H")
    assert page(person).isVisible()


@pytest.mark.parametrize("size", [(1300, 600), (1080, 780), (700, 900)], ids=str)
def test_the_board_keeps_its_size(person: Person, size: tuple[int, int]) -> None:
    person.window.resize(*size)
    person.play("b2 c2")
    before = person.board.geometry()
    person.press("Shift+H")
    assert page(person).isVisible()
    assert person.board.geometry() == before
    person.press("Esc")
    assert person.board.geometry() == before


def test_against_the_bot_it_is_help_that_is_asked_for(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(2))))
    asked = answer_questions(monkeypatch, QMessageBox.StandardButton.No)
    person.press("Shift+H")
    assert [text.partition(". ")[2] for text in asked] == ["Do you want to see how the bot would answer a move?"]
    assert not person.parts.analysis.game_analysis.question.is_on
    answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    person.press("Shift+H")
    assert person.parts.analysis.game_analysis.question.is_on
    assert person.table.game.node.text(ASSISTANCE) == "hint"
    person.window.acts.leave_question.trigger()
    assert not person.parts.analysis.game_analysis.question.is_on


def test_a_move_is_asked_about_by_typing_it(person: Person) -> None:
    person.press("Shift+H", "M")
    person.write("d4")
    person.press("Return")
    assert page(person).title.text() == "Why not d4?"
    assert person.moves == ""


def test_where_the_move_in_question_ends_the_game_nobody_is_told_to_play_on(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("quabble", 3, (Player(), Player())))
    person.play("b2 a1 c1 a3")
    person.press("Shift+H")
    ask(person, "c3")
    assert person.message == "The game ends here. Go back to ask about another move."
    person.press("Left")
    assert person.message == "Make the move that you ask about."


def test_nothing_is_asked_about_where_the_game_is_over(person: Person) -> None:
    person.play("b1 a2 b2 a3 b3 a4 b4 a5 b5 d1")
    assert person.table.game.is_over
    assert not person.window.acts.why_not.isEnabled()


def test_the_rest_is_played_out_from_the_position_of_a_question(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlayersDialog, "exec", lambda _dialog: 1)
    person.play("b2 c2")
    person.press("Shift+H")
    person.window.acts.play_out.trigger()
    assert not person.parts.analysis.game_analysis.question.is_on
    assert person.moves == "b2 c2"
    assert person.table.player_of(WHITE).level


def test_a_puzzle_takes_the_place_of_a_question(person: Person) -> None:
    person.press("Shift+H")
    person.parts.puzzle_acts.of_the_day.trigger()
    assert not person.parts.analysis.game_analysis.question.is_on
    assert not page(person).isVisible()
    assert person.parts.exercises().puzzling.cover.page.isVisible()


def test_a_shape_that_the_answer_names_is_one_click_away(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    told = [Message("{0} makes the shape “{1}” ({2}).", ("d4", Message("The high diagonal"), Message("d4 and e5")))]
    monkeypatch.setattr(move_question, "name_shapes_of_answer", lambda *_: told)
    person.play("b2 c2")
    person.press("Shift+H")
    assert not page(person).shape.isVisible()
    ask(person, "d4")
    assert page(person).shapes.text() == "d4 makes the shape “The high diagonal” (d4 and e5)."
    press(page(person).shape)
    assert not page(person).isVisible()
    assert shape_page(person).title.text() == "The high diagonal"
    assert not person.window.acts.look_at_shape.isEnabled()
    person.parts.learning_acts.leave_shape.trigger()
    assert person.moves == "b2 c2"


def test_a_shape_in_a_hint_is_one_click_away_once_it_is_told(person: Person) -> None:
    person.play("b2 c2")
    hint, look = person.parts.analysis.hint, person.window.acts.look_at_shape
    shape = Message("That makes the shape “{0}” ({1}).", (Message("The high diagonal"), Message("d4 and e5")))
    move = person.table.game.rules.parse_move("d4")
    hint.advice = Advice(move, "d4", (Message("It is good."),), (shape,), (move,), (), "", 0.5)
    hint.changed.emit()
    assert not look.isEnabled()
    hint.tell_more()
    assert look.isEnabled()
    assert [button.text() for button in person.window.messages.buttons] == ["Look at the shape"]
    look.trigger()
    assert shape_page(person).title.text() == "The high diagonal"
