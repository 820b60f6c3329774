"""Answers to a friend elsewhere, prepared at the window by mouse and by keys."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from escabel_gui.link.conditional_moves import format_conditional_moves, parse_conditional_moves
from escabel_gui.link.game_code import find_code, format_code
from escabel_gui.link.local_replica import PREPARED
from escabel_gui.link.packing import SentGame
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.tree import all_nodes
from escabel_gui.view.history.history_model import HistoryModel
from escabel_gui.view.history.history_table import HistoryTable
from escabel_gui.view.playing.preparation_page import PreparationPage
from escabel_gui.view.sharing.web_page import write_page
from tests.model.seating import last_left, rest, wait_until
from tests.view.hands import Person, SitDown
from tests.view.pupil import click

WITH_BEN = GameSetup("escabel", 5, (Player(0, "Anna"), Player(0, "Ben", is_friend=True)))
HOW = "When Ben has answered, copy all of the answer, and paste it here (Ctrl+V)."


@pytest.fixture
def waiting(sit_down: SitDown) -> Person:
    """Return Anna, who has sent her first move to Ben."""
    person = sit_down(WITH_BEN)
    person.click("c3")
    person.push(person.window.acts.copy_invitation)
    rest(person.table)
    return person


def page(person: Person) -> PreparationPage:
    page = person.parts.preparing.cover.page
    assert isinstance(page, PreparationPage)
    return page


def rows(model: HistoryModel) -> list[str]:
    """Return the rows of a list, the words of each joined."""
    cells = [[model.index(row, column).data() for column in range(3)] for row in range(len(model.rows))]
    return [" ".join(row).strip() for row in cells]


def button(person: Person, text: str) -> QToolButton:
    buttons = page(person).findChildren(QToolButton)
    return next(one for one in buttons if one.text() == text and one.isVisible())


def press_button(person: Person, text: str) -> None:
    QTest.mouseClick(button(person, text), Qt.MouseButton.LeftButton)
    rest(person.table)


def click_cell(table: HistoryTable, text: str) -> None:
    model = table.model()
    index = next(
        model.index(row, column) for row in range(model.rowCount()) for column in range(3)
        if model.index(row, column).data() == text
    )  # fmt: skip
    table.scrollTo(index)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(index).center())


def ben_plays(person: Person, moves: str) -> None:
    """Let a message come in which Ben has made moves after what he knows."""
    copy = person.table.remote_game.copy
    assert copy is not None
    theirs = copy.game.followed_by(copy.game.acts)
    for move in moves.split():
        theirs.append(theirs.parse_act(move))
    QGuiApplication.clipboard().setText(format_code(SentGame(theirs, copy.friend)))
    person.window.acts.paste.trigger()
    wait_until(lambda: not person.table.answers._soon.isActive())
    rest(person.table)


def test_answers_are_prepared_by_mouse_and_played_when_the_message_comes(waiting: Person) -> None:
    anna = waiting
    assert anna.message.endswith(HOW)
    assert anna.offered == ["Copy the invitation", "Prepare answers"]
    anna.push(anna.window.acts.prepare)
    assert page(anna).isVisible()
    assert anna.window.windowTitle() == "Prepared answers — Escabel"
    assert page(anna).title.text() == "Answers to Ben"
    assert anna.message == "Make a move that Ben may play."
    click(anna, "d4")
    assert anna.message == "Make the move with which you will answer d4."
    click(anna, "b2")
    click(anna, "d2")
    click(anna, "b4")
    press_button(anna, "‹ Back")
    press_button(anna, "‹ Back")
    press_button(anna, "‹ Back")
    press_button(anna, "‹ Back")
    click(anna, "b2")
    click(anna, "d4")
    assert rows(page(anna).model) == ["Now", "1 … if d4", "2 b2 if d2", "3 b4", "1 … if b2", "2 d4"]
    press_button(anna, "Done")
    assert not page(anna).isVisible()
    assert anna.message.endswith(f"{HOW} 3 answers prepared.")
    assert rows(anna.parts.history.model) == [
        "Start", "1 c3", "1 … if d4", "2 b2 if d2", "3 b4", "1 … if b2", "2 d4"
    ]  # fmt: skip
    ben_plays(anna, "d4")
    assert anna.moves == "c3 d4 b2"
    assert anna.message.startswith("After d4, b2 was played at once, as you had prepared it. Copy your answer")
    assert rows(anna.parts.history.model) == ["Start", "1 c3 d4", "2 b2", "2 … if d2", "3 b4"]
    anna.push(anna.window.acts.copy_code)
    rest(anna.table)
    assert "b2" in QGuiApplication.clipboard().text().splitlines()[0]
    ben_plays(anna, "d1")
    assert anna.moves == "c3 d4 b2 d1"
    assert anna.table.may_play
    assert rows(anna.parts.history.model) == ["Start", "1 c3 d4", "2 b2 d1"]


def test_everything_by_keys(waiting: Person) -> None:
    anna = waiting
    anna.press("Shift+P")
    assert page(anna).isVisible()
    anna.press("F2")  # the cursor begins in the middle
    anna.press("Right", "Return", "Up", "Return")
    assert rows(page(anna).model) == ["Now", "1 … if d3", "2 d4"]
    anna.press("Esc")  # puts the cursor away
    assert page(anna).isVisible()
    anna.press("Left")
    assert anna.message == "Your answer to d3 is d4. Another move takes its place."
    anna.press("Left")
    assert anna.parts.preparing.preparation.is_home
    anna.press("F2")
    for key in ("Left", "Left", "Return", "Up", "Return", "Esc"):
        anna.press(key)
    assert len(rows(page(anna).model)) == 5
    anna.press("Left")
    node = anna.parts.preparing.preparation.game.node
    anna.press("Up")
    assert anna.parts.preparing.preparation.game.node is not node
    anna.press("Del")
    assert len(rows(page(anna).model)) == 3
    anna.press("Ctrl+Z")
    assert len(rows(page(anna).model)) == 5
    anna.press("Esc")
    assert not page(anna).isVisible()
    assert anna.moves == "c3"
    assert "2 answers prepared." in anna.message


def test_the_list_leads_to_a_prepared_move(waiting: Person) -> None:
    anna = waiting
    prepare(anna, "d4 b2 d2 b4")
    anna.parts.pages.show_page(anna.parts.history)
    table = anna.parts.history.list
    click_cell(table, "b2")
    preparation = anna.parts.preparing.preparation
    assert preparation.is_on
    assert preparation.game.rules.format_move(preparation.game.node.move or 0) == "b2"
    click_cell(page(anna).list, "if d2")
    assert anna.message == "Your answer to d2 is b4. Another move takes its place."
    click_cell(page(anna).list, "Now")
    assert preparation.is_home
    press_button(anna, "Delete all")
    press_button(anna, "Done")
    assert rows(anna.parts.history.model) == ["Start", "1 c3"]


def prepare(person: Person, *lines: str) -> None:
    person.window.acts.prepare.trigger()
    for line in lines:
        person.parts.preparing.preparation.go_to(person.parts.preparing.preparation.moves.home)
        for move in line.split():
            person.parts.preparing.preparation.make_typed_move(move)
    person.window.acts.leave_preparation.trigger()
    rest(person.table)


def test_a_move_that_is_not_allowed_is_explained(waiting: Person) -> None:
    waiting.press("Shift+P")
    click(waiting, "c3")
    assert "c3" in waiting.message
    assert waiting.parts.preparing.preparation.is_home


def test_a_swap_can_be_expected(waiting: Person) -> None:
    anna = waiting
    anna.press("Shift+P")
    anna.push(anna.window.acts.swap)
    assert anna.message == "Make the move with which you will answer a swap."
    click(anna, "d4")
    anna.press("Esc")
    ben_plays(anna, "swap-sides")
    assert anna.moves == "c3 swap-sides d4"


def test_what_is_prepared_is_in_nothing_that_others_get(waiting: Person, tmp_path: Path) -> None:
    anna = waiting
    anna.window.acts.copy_invitation.trigger()
    rest(anna.table)
    message = QGuiApplication.clipboard().text()
    anna.window.acts.copy.trigger()
    text = QGuiApplication.clipboard().text()
    prepare(anna, "d4 b2 d2 b4", "b2 d4")
    anna.window.acts.copy_invitation.trigger()
    rest(anna.table)
    assert QGuiApplication.clipboard().text() == message
    anna.window.acts.copy.trigger()
    assert QGuiApplication.clipboard().text() == text
    scene = anna.window.scene
    shared = write_page(read_sgf(text), scene.theme, False, lambda _done, _total: None)
    assert write_page(anna.table.game.tree, scene.theme, False, lambda _done, _total: None) == shared
    copy = tmp_path / "copy.sgf"
    assert anna.parts.files._write(copy, anna.table.game.tree)
    assert b"d4" not in copy.read_bytes()
    assert anna.table.path is not None
    assert b"d4" in anna.table.path.read_bytes()
    assert b"d4" not in anna.parts.library_parts().library._copy_of(anna.table.path)
    assert find_code(message).game.acts == anna.table.remote_game.tell().game.acts


def test_the_program_is_closed_and_opened_between(waiting: Person, sit_down: SitDown) -> None:
    prepare(waiting, "d4 b2 d2 b4")
    waiting.window.close()
    wait_until(lambda: not waiting.window.isVisible())
    again = sit_down(None)
    again.table.resume(*last_left(again.table.kept_games.folder))
    rest(again.table)
    assert rows(again.parts.history.model) == ["Start", "1 c3", "1 … if d4", "2 b2 if d2", "3 b4"]
    ben_plays(again, "d4")
    assert again.moves == "c3 d4 b2"


def test_ben_moves_while_anna_prepares(waiting: Person) -> None:
    anna = waiting
    prepare(anna, "d4 b2")
    anna.press("Shift+P")
    ben_plays(anna, "d4")
    assert not page(anna).isVisible()
    assert anna.moves == "c3 d4"
    assert anna.message.startswith("Ben has moved while you were preparing, so nothing was played by itself")
    assert not anna.window.acts.prepare.isEnabled()


def test_another_page_takes_the_place(waiting: Person) -> None:
    anna = waiting
    prepare(anna, "d4 b2")
    anna.press("Shift+P")
    anna.parts.puzzle_acts.of_the_day.trigger()
    assert not page(anna).isVisible()
    assert not anna.window.acts.leave_preparation.isEnabled()
    ben_plays(anna, "d4")
    assert anna.moves == "c3 d4 b2"


def test_nothing_is_prepared_without_a_friend_or_in_the_own_turn(person: Person, sit_down: SitDown) -> None:
    assert not person.window.acts.prepare.isEnabled()
    anna = sit_down(WITH_BEN)
    assert not anna.window.acts.prepare.isEnabled()
    anna.click("c3")
    assert anna.window.acts.prepare.isEnabled()
    anna.table.giving_up.resign()
    rest(anna.table)
    assert not anna.window.acts.prepare.isEnabled()


def test_who_waits_for_the_first_move_prepares_as_well(sit_down: SitDown) -> None:
    ben = sit_down(GameSetup("escabel", 5, (Player(0, "Anna", is_friend=True), Player(0, "Ben"))))
    prepare(ben, "c3 swap-sides", "a1 c3")
    assert rows(ben.parts.history.model) == ["Start", "1 if c3 Swap", "1 if a1 c3"]
    assert ben.parts.history.list.isVisible()


def test_another_game_has_nothing_of_it_in_its_list(waiting: Person) -> None:
    """Begin other games, one on a smaller board, which has not even the points."""
    anna = waiting
    prepare(anna, "e5 e4 d5 d1")
    anna.parts.pages.show_page(anna.parts.history)
    for wire_name, size in (("escabel", 3), ("abande", 7), ("escabel", 5)):
        anna.table.begin(WITH_BEN._replace(wire_name=wire_name, size=size))
        rest(anna.table)
        assert rows(anna.parts.history.model) == ["Start"]
        anna.make_move(anna.table.game.rules.legal_move_list(anna.table.game.state)[0])
        prepare(anna)
        assert len(rows(anna.parts.history.model)) == 2


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_done_nothing_else_is_played(sit_down: SitDown, seed: int) -> None:
    """Prepare, walk, delete, undo, leave and go on at random: only what was prepared is played by itself."""
    chance = Random(seed)
    wire_name, size = chance.choice([("escabel", 4), ("abande", 7), ("qualos", 4)])
    anna = sit_down(WITH_BEN._replace(wire_name=wire_name, size=size))
    preparation, acts = anna.parts.preparing.preparation, anna.window.acts
    for _ in range(80):
        game = anna.table.game
        deed = chance.choice(["prepare", "move", "move", "move", "keys", "leave", "ben", "click"])
        if deed == "prepare":
            acts.prepare.trigger()
        elif deed == "leave":
            acts.leave_preparation.trigger()
        elif deed == "keys":
            anna.press(chance.choice(["Left", "Right", "Up", "Down", "Del", "Ctrl+Z", "Left", "Right"]))
        elif deed == "click" and preparation.is_on:
            table = page(anna).list
            index = table.model().index(chance.randrange(table.model().rowCount()), chance.randrange(3))
            table.clicked.emit(index)
        elif deed == "move" and preparation.is_on:
            moves = preparation.game.rules.legal_move_list(preparation.game.state)
            if moves:
                anna.board.choice.move_chosen.emit(chance.choice(moves), False)
        elif deed == "move" and anna.table.may_play and not game.is_over:
            anna.table.play(chance.choice(game.rules.legal_move_list(game.state)))
        elif deed == "ben" and anna.table.answers.may_prepare:
            let_ben_move(anna, chance)
        rest(anna.table)
        assert_is_as_shown(anna)
        if game.is_over:
            return


def let_ben_move(anna: Person, chance: Random) -> None:
    """Make a move as Ben, often an expected one; the answer is the prepared one, or none."""
    copy = anna.table.remote_game.copy
    assert copy is not None
    rules, line, moves = copy.game.rules, list(copy.game.line), copy.prepared
    legal = rules.legal_move_list(copy.game.state)
    expected = [] if moves is None else [child.move for child in moves.home.children]
    move = chance.choice(expected if expected and chance.random() < 0.8 else legal)
    answer = None if moves is None else moves.answer([*line, move])
    is_preparing = anna.parts.preparing.preparation.is_on
    ben_plays(anna, rules.format_move(move))
    made = [] if answer is None or is_preparing else [answer]
    assert copy.game.line[: len(line) + 1 + len(made)] == [*line, move, *made]


def assert_is_as_shown(anna: Person) -> None:
    table, copy = anna.table, anna.table.remote_game.copy
    assert copy is not None
    tree = table.game.tree
    assert tree.moves_to(tree.last_node()) == copy.game.line
    assert sum(len(node.children) for node in all_nodes(tree)) == len(copy.game.line)
    session = last_left(table.kept_games.folder).session
    kept = parse_conditional_moves(session.get(PREPARED, ""), copy.game, copy.person)
    text = "" if copy.prepared is None else format_conditional_moves(copy.prepared)
    assert ("" if kept is None else format_conditional_moves(kept)) == text
    listed = [row for row in anna.parts.history.model.rows if row.is_prepared]
    shown = table.answers.shown_moves
    assert len([node for row in listed for node in (row.black, row.white) if node is not None]) == (
        0 if shown is None else shown.count
    )


def test_the_names_over_the_answers_are_in_the_language_of_the_window(sit_down: SitDown) -> None:
    anna = sit_down(GameSetup("escabel", 5, (Player(), Player(0, "", is_friend=True))))
    anna.click("c3")
    anna.push(anna.window.acts.copy_invitation)
    anna.push(anna.window.acts.prepare)
    model = page(anna).model
    for language, names in (("en", ["You", "Your friend"]), ("es", ["Tú", "Tu rival"])):
        anna.window.settings.language = language
        QApplication.processEvents()
        assert [model.headerData(column, Qt.Orientation.Horizontal) for column in (1, 2)] == names
