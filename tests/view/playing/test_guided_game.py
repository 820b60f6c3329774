"""A guided game: the bot asks before a losing move, and is answered by mouse, by keyboard and by ear."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.guidance import MAX_QUESTIONS, is_guided, questions_left
from escabel_gui.view.look.move_signs import SignKind
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from tests.model.seating import wait_until
from tests.view.announcements import Bridge
from tests.view.hands import Person, SitDown
from tests.view.pupil import show_exercise

GUIDED = GameSetup("escabel", 5, (Player(), Player(1)), is_guided=True)
QUESTION = "Sure? After e3, White can win with the next move. Look at a1, b1, c1 and d1."


def move_and_wait(person: Person, name: str) -> None:
    """Make a move that is not asked about, and wait for the answer."""
    depth = person.table.game.node.depth
    person.click(name)
    wait_until(lambda: person.table.game.node.depth == depth + 2)


@pytest.fixture
def threatened(sit_down: SitDown) -> Person:
    """Return a person at whose table the bot, White, wins with e1 unless that is prevented."""
    person = sit_down(GUIDED)
    for name in ("c3", "c4", "e5", "e4"):
        move_and_wait(person, name)
    assert person.moves == "c3 a1 c4 b1 e5 c1 e4 d1"
    return person


def lose(person: Person) -> None:
    """Try a losing move, and wait for the question."""
    person.click("e3")
    wait_until(lambda: person.parts.guided.is_asking)


def signs(person: Person) -> dict[str, SignKind]:
    names = person.table.game.rules.board.names
    marks = person.window.scene.analysis
    return {names[sign.target]: sign.kind for sign in marks.signs} if marks is not None else {}


def test_a_losing_move_is_asked_about_and_not_made(threatened: Person) -> None:
    lose(threatened)
    assert threatened.moves.endswith("d1"), "it is not made yet"
    assert threatened.message == QUESTION
    assert threatened.offered == ["Think again", "Play it anyway"]
    about = dict.fromkeys(("a1", "b1", "c1", "d1"), SignKind.ABOUT)
    assert signs(threatened) == about | {"e3": SignKind.PLAYED}
    threatened.push(threatened.window.acts.think_again)
    assert threatened.message.endswith("Your move.")
    assert signs(threatened) == {}
    move_and_wait(threatened, "e1")
    assert questions_left(threatened.table.game.tree) == MAX_QUESTIONS - 1


@pytest.mark.parametrize("answer", ["button", "key", "same move"])
def test_it_can_be_played_anyway(threatened: Person, answer: str) -> None:
    lose(threatened)
    if answer == "button":
        threatened.push(threatened.window.acts.play_anyway)
    elif answer == "key":
        threatened.press("Y")
    else:
        threatened.click("e3")
    assert " e3" in threatened.moves
    assert signs(threatened) == {}


def test_escape_and_another_move_are_answers_too(threatened: Person) -> None:
    lose(threatened)
    threatened.press("Esc")
    assert not threatened.parts.guided.is_asking
    lose(threatened)
    threatened.click("d3")
    wait_until(lambda: threatened.message.startswith("Sure? After d3,"))
    move_and_wait(threatened, "e1")
    assert not threatened.parts.guided.is_asking


def test_it_is_asked_three_times_at_most(threatened: Person) -> None:
    for _ in range(MAX_QUESTIONS):
        lose(threatened)
        threatened.press("Esc")
    assert questions_left(threatened.table.game.tree) == 0
    threatened.click("e3")
    assert " e3" in threatened.moves


def test_it_is_asked_by_keyboard_and_by_ear(threatened: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    bridge = Bridge(monkeypatch)
    threatened.press("F2", "Down")  # from e4, the point that was clicked last
    threatened.press("Return")  # on e3
    wait_until(lambda: threatened.parts.guided.is_asking)
    wait_until(lambda: any(text.startswith(QUESTION) for text, _ in bridge.heard))
    threatened.press("Tab")
    focus = threatened.window.focusWidget()
    assert focus in threatened.window.messages.buttons
    QTest.keyClick(focus, Qt.Key.Key_Space)
    assert not threatened.parts.guided.is_asking
    assert threatened.moves.endswith("d1")


def test_a_typed_move_is_asked_about(threatened: Person) -> None:
    threatened.press("M")
    threatened.write("e3")
    threatened.press("Return")
    wait_until(lambda: threatened.parts.guided.is_asking)
    assert threatened.message == QUESTION


def test_a_question_goes_with_the_position(threatened: Person) -> None:
    lose(threatened)
    threatened.window.acts.take_back.trigger()
    wait_until(lambda: not threatened.parts.guided.is_asking)
    assert signs(threatened) == {}
    assert not threatened.window.acts.play_anyway.isEnabled()


def test_a_weighed_move_is_not_spoken_of_on_another_board(threatened: Person) -> None:
    """Change to a board that has no such point while the bot looks at the move."""
    threatened.hover("e3")
    threatened.click("e3")
    assert "Looking at e3" in threatened.message
    threatened.table.begin(GameSetup("escabel", 3))
    assert "Looking" not in threatened.message


def test_an_engine_that_is_gone_keeps_no_move(sit_down: SitDown) -> None:
    person = sit_down(GUIDED)
    person.click("c3")
    person.parts.analyst.gave_up.emit()
    assert person.moves.startswith("c3")


def test_it_is_told_that_it_is_not_rated(threatened: Person, sit_down: SitDown) -> None:
    lose(threatened)
    threatened.press("Y")
    wait_until(lambda: threatened.table.game.node.depth == 10)
    threatened.click("d3")  # nothing cuts the chain any more
    wait_until(lambda: threatened.table.game.is_over)
    assert "A guided game is not rated." in threatened.about_point
    assert threatened.parts.ratings.entries == []
    person = sit_down(GUIDED)
    assert person.about_point.endswith("before a move that loses. It is not rated.")


def test_it_begins_from_the_menu_and_goes_on_after_a_restart(person: Person, sit_down: SitDown) -> None:
    person.parts.learning_acts.guided_game.trigger()
    wait_until(lambda: person.table.setup.is_guided)
    assert person.table.setup.players == (Player(), Player(1))
    assert is_guided(person.table.game.tree)
    move_and_wait(person, "c3")
    person.table.keep_now(5)
    again = sit_down(None)
    kept = again.table.kept_games.resume()
    assert kept is not None
    again.table.resume(kept.file, kept.tree, kept.session)
    wait_until(lambda: again.moves == "c3 a1")
    assert again.table.setup.is_guided


def test_it_is_a_game_of_the_kind_that_is_on_the_board_as_a_puzzle(person: Person) -> None:
    show_exercise(person.parts, "puzzle")
    person.parts.learning_acts.guided_game.trigger()
    wait_until(lambda: person.table.setup.is_guided)
    assert person.table.setup.wire_name == "quabble"


def test_next_time_a_usual_game_with_the_bot_of_before_is_proposed(person: Person) -> None:
    person.window.settings.setup = GameSetup("escabel", 9, (Player(5), Player(0, "Ada")))
    person.parts.learning_acts.guided_game.trigger()
    wait_until(lambda: person.table.setup.is_guided)
    assert person.window.settings.setup == GameSetup("escabel", 5, (Player(0, "Ada"), Player(5)))


def test_it_is_chosen_in_the_form_of_a_new_game(person: Person) -> None:
    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        form = dialog.form
        form.kind.value = 0
        assert form.level.isVisible()
        QTest.mouseClick(form.guidance.box, Qt.MouseButton.LeftButton)
        assert not form.level.isVisible()
        assert "not rated" in form.guidance.description.text()
        dialog.accept()

    QTimer.singleShot(0, choose)
    person.window.acts.new.trigger()
    wait_until(lambda: person.table.setup.is_guided)
    assert person.table.setup.players[1] == Player(1)
