"""The tree of moves by hand: main lines, deletions and their undoing, comments, playing on from anywhere."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextOption
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.result import Ending
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.files import read_bytes
from escabel_gui.record.texts import unescape_text
from escabel_gui.record.tree import ChildNode, Node
from escabel_gui.view.history.comment_field import MAX_CHARS, MAX_SHOWN
from escabel_gui.view.new_game.players_dialog import PlayersDialog
from tests.model.seating import close, play, rest
from tests.move_lists import format_move_list
from tests.view.hands import Person, SitDown


def go(person: Person, moves: str) -> Node:
    """Look at the position after moves that are in the tree."""
    game = person.table.game
    game.go_to_start()
    for move in moves.split():
        child = game.node.child(game.rules.parse_move(move))
        assert child is not None
        game.go_to(child)
    return game.node


@pytest.fixture
def branched(person: Person) -> Person:
    """Return a person at a game c3 d4 b2 with the variations c3 d4 a1 e5 and c3 e1."""
    play(person.table, "c3 d4 b2")
    go(person, "c3 d4")
    play(person.table, "a1 e5")
    go(person, "c3")
    play(person.table, "e1")
    person.table.game.promote(go(person, "c3 d4 b2"))
    return person


def test_a_variation_becomes_the_main_line_and_back(branched: Person) -> None:
    acts, tree = branched.window.acts, branched.table.game.tree
    before = write_sgf(tree)
    assert not acts.promote.isEnabled()
    go(branched, "c3 e1")
    assert acts.promote.isEnabled()
    acts.promote.trigger()
    assert format_move_list(tree) == "c3 e1"
    assert not acts.promote.isEnabled()
    assert branched.message == "This is the main line now."
    branched.push(acts.undo_edit)
    assert write_sgf(tree) == before
    assert not acts.undo_edit.isEnabled()
    assert "main line" not in branched.message


def test_a_won_line_that_becomes_the_main_line_still_says_who_has_won(person: Person) -> None:
    won = "b1 a2 b2 a3 b3 a4 b4 a5 b5 d1"
    play(person.table, won)
    go(person, "b1")
    play(person.table, "c3")
    person.table.game.promote(go(person, "b1 c3"))
    go(person, won)
    person.window.acts.promote.trigger()
    assert person.message == "Black wins."
    assert "This is the main line now." in person.about_point


def test_deleted_moves_come_back_where_they_were(branched: Person) -> None:
    acts, tree = branched.window.acts, branched.table.game.tree
    before = write_sgf(tree)
    go(branched, "c3 d4 a1 e5")
    branched.table.game.go_to(go(branched, "c3 d4"))
    branched.press("Del")
    assert branched.message == "4 moves deleted."
    assert branched.moves == "c3"
    assert format_move_list(tree) == "c3 e1"
    go(branched, "c3 e1")
    acts.delete.trigger()
    assert branched.message == "1 move deleted."
    branched.push(acts.undo_edit)
    acts.undo_edit.trigger()
    assert write_sgf(tree) == before


def test_undoing_keeps_what_was_played_since(branched: Person) -> None:
    tree = branched.table.game.tree
    go(branched, "c3 d4").comment = "old"
    branched.press("Del")
    play(branched.table, "d4 a1 a2")
    branched.window.acts.undo_edit.trigger()
    d4 = go(branched, "c3 d4")
    assert d4.comment == "old"
    texts = {tree.rules.format_move(child.move or 0): len(child.children) for child in d4.children}
    assert texts == {"a1": 2, "b2": 0}
    assert read_sgf(write_sgf(tree)).main_line()[-1].depth == tree.main_line()[-1].depth


def test_the_start_cannot_be_deleted(branched: Person) -> None:
    go(branched, "")
    assert not branched.window.acts.delete.isEnabled()


def test_a_resignation_belongs_to_its_line(branched: Person) -> None:
    table, acts = branched.table, branched.window.acts
    table.giving_up.resign()
    result = table.game.tree.result
    assert result is not None
    assert result.ending == Ending.RESIGNATION
    go(branched, "c3 e1")
    acts.promote.trigger()
    assert table.game.tree.result is None
    acts.undo_edit.trigger()
    assert table.game.tree.result == result


def test_deleting_wakes_no_bot(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(1))))
    with person.qtbot.waitSignal(person.table.game.node_changed):
        person.play("c3")
        person.qtbot.waitUntil(lambda: person.table.game.node.depth == 2)
    person.press("Del")
    assert person.moves == "c3"
    assert person.table.turns.is_paused
    assert not person.table.turns.is_thinking


def test_another_game_has_nothing_to_undo(branched: Person) -> None:
    go(branched, "c3 e1")
    branched.press("Del")
    branched.table.begin(branched.table.setup)
    rest(branched.table)
    assert not branched.parts.tree_editing.edits.can_undo


# ---- comments


def test_a_comment_is_kept_with_its_move(branched: Person) -> None:
    go(branched, "c3 d4")
    branched.press("Ctrl+M")
    field = branched.parts.history.comment
    branched.qtbot.waitUntil(field.hasFocus)
    branched.write("good move")
    assert branched.table.game.node.comment == "good move"
    branched.press("Escape")
    assert branched.board.hasFocus()
    branched.press("Left")
    assert field.toPlainText() == ""
    branched.press("Right")
    assert field.toPlainText() == "good move"
    model = branched.parts.history.model
    assert model.index(1, 2).data() == "d4 *"
    close(branched.table)
    path = branched.table.path
    assert path is not None
    assert "C[good move]" in decode(read_bytes(path))


def test_a_comment_that_is_being_written_stays_whole_when_a_move_is_played(person: Person) -> None:
    person.play("c3")
    game, field = person.table.game, person.parts.history.comment
    node = game.node
    field.setFocus()
    QTest.keyClicks(field, "good")
    for move in "d4", "b2":  # as bots play
        game.play(game.rules.parse_move(move))
        QTest.keyClicks(field, f" {move}")
    assert node.comment == field.toPlainText() == "good d4 b2"
    assert game.node.comment == ""
    person.window.board.setFocus()
    assert field.toPlainText() == ""


def test_a_comment_that_was_only_looked_at_goes_with_its_position(person: Person) -> None:
    person.play("c3")
    game, field = person.table.game, person.parts.history.comment
    game.comment("good")
    field.setFocus()
    game.play(game.rules.parse_move("d4"))
    assert field.toPlainText() == ""


def test_whoever_goes_elsewhere_while_writing_sees_the_comment_there(branched: Person) -> None:
    game, field, panel = branched.table.game, branched.parts.history.comment, branched.parts.history
    go(branched, "c3").comment = "a mistake"
    go(branched, "c3 d4")
    field.setFocus()
    QTest.keyClicks(field, "good")
    game.go_back()
    assert field.toPlainText() == "a mistake"
    QTest.keyClicks(field, "?")
    game.go_on()
    assert field.toPlainText() == "good"
    QTest.keyClicks(field, "!")
    node = game.node
    game.play(game.rules.parse_move("e1"))
    panel.list.clicked.emit(panel.model.index(*panel.model.places[game.node]))
    assert field.toPlainText() == ""
    assert node.comment in ("good!", "!good")


def test_a_deleted_move_takes_the_comment_that_is_being_written_along(branched: Person) -> None:
    node, field = go(branched, "c3 d4"), branched.parts.history.comment
    field.setFocus()
    QTest.keyClicks(field, "good")
    assert isinstance(node, ChildNode)
    branched.table.game.cut(node)
    QTest.keyClicks(field, "left")
    assert node.comment == "good"
    assert branched.table.game.node.comment == "left"


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # which a display that is not there cannot
def test_the_menu_of_a_move_goes_when_another_one_is_played(person: Person) -> None:
    person.play("c3 d4")
    panel = person.parts.history
    panel.list.customContextMenuRequested.emit(panel.list.visualRect(panel.model.index(0, 2)).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    person.table.game.play(person.table.game.rules.parse_move("b2"))
    assert not menu.isVisible()


def test_keys_in_a_comment_are_no_shortcuts(branched: Person) -> None:
    branched.parts.history.comment.setFocus()
    branched.write("ml n ")
    branched.press("Left", "Del")
    assert branched.table.game.node.comment == "ml n"
    assert branched.moves == "c3 d4 b2"


def test_a_game_with_nothing_but_a_comment_is_kept(person: Person) -> None:
    person.parts.history.comment.setPlainText("to be played tomorrow")
    rest(person.table)
    path = person.table.path
    person.table.begin(person.table.setup)
    rest(person.table)
    assert path is not None
    assert "C[to be played tomorrow]" in path.read_text("utf-8")


def test_a_huge_comment_stays_whole(branched: Person) -> None:
    comment = "All is well.\n" * 800_000  # 10 MB
    branched.table.game.node.comment = comment
    branched.press("Left", "Right")
    field = branched.parts.history.comment
    assert field.isReadOnly()
    assert len(field.toPlainText()) <= MAX_SHOWN + 100
    branched.press("Left", "Right")
    assert branched.table.game.node.comment == comment
    assert field.toPlainText().endswith("All of it is kept with the game.]")
    branched.window.settings.language = "de"
    QApplication.processEvents()
    assert "is kept with the game" not in field.toPlainText()


def test_a_huge_comment_is_read_only_as_far_as_it_is_shown(branched: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []

    def note(value: str) -> str:
        lengths.append(len(value))
        return unescape_text(value)

    branched.table.game.node.properties["C"] = ["x \\]\n" * 100_000]
    monkeypatch.setattr("escabel_gui.record.texts.unescape_text", note)
    monkeypatch.setattr("escabel_gui.record.tree.unescape_text", note)
    branched.press("Left", "Right")
    assert branched.parts.history.comment.toPlainText().startswith("x ]\nx ]\n")
    assert 0 < sum(lengths) <= 10 * MAX_CHARS
    lengths.clear()
    model = branched.parts.history.model
    cells = [model.index(row, column) for row in range(model.rowCount()) for column in (1, 2)]
    assert sum("*" in cell.data() for cell in cells) == 1
    assert lengths == []  # as rows are painted again and again
    assert [tip for cell in cells if (tip := cell.data(Qt.ItemDataRole.ToolTipRole)) is not None]
    assert sum(lengths) < 10_000


@pytest.mark.parametrize("text", ["W" * 200_000, "All is well.\n" * 20_000, "𝔸" * 100_000])
def test_a_comment_takes_what_there_is_room_for(branched: Person, text: str) -> None:
    field = branched.parts.history.comment
    field.setPlainText("first, last")
    cursor = field.textCursor()
    cursor.setPosition(7)
    field.setTextCursor(cursor)
    QApplication.clipboard().setText(text)
    field.paste()
    assert field.document().characterCount() == MAX_CHARS + 1
    assert branched.table.game.node.comment == field.toPlainText()
    assert field.toPlainText().startswith("first, " + text[:100])
    assert field.toPlainText().endswith("last")
    field.insertPlainText("more")
    assert branched.table.game.node.comment == field.toPlainText()
    assert field.document().characterCount() == MAX_CHARS + 1
    assert field.toPlainText().endswith("last")


def test_an_endless_word_is_broken_anywhere(branched: Person) -> None:
    field = branched.parts.history.comment
    assert field.wordWrapMode() == QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
    branched.table.game.comment("W" * 15_000)
    assert field.wordWrapMode() == QTextOption.WrapMode.WrapAnywhere
    branched.table.game.go_back()
    assert field.wordWrapMode() == QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere


# ---- the menu and playing on


def test_the_menu_is_about_the_move_that_is_pointed_at(branched: Person) -> None:
    panel = branched.parts.history
    wanted: list[QPoint] = []
    panel.menu_wanted.disconnect()
    panel.menu_wanted.connect(wanted.append)
    place = panel.list.visualRect(panel.model.index(1, 1)).center()
    panel.list.customContextMenuRequested.emit(place)
    assert branched.moves == "c3"
    assert len(wanted) == 1


@pytest.mark.parametrize("level", [0, 1])
def test_one_plays_on_from_anywhere(branched: Person, monkeypatch: pytest.MonkeyPatch, level: int) -> None:
    old = branched.table.path

    def choose(dialog: PlayersDialog) -> int:
        dialog.black.player, dialog.white.player = Player(0, "Anna"), Player(level)
        return 1

    monkeypatch.setattr(QDialog, "exec", choose)
    go(branched, "c3 d4")
    branched.window.acts.play_on.trigger()
    table = branched.table
    assert branched.moves == "c3 d4"
    assert format_move_list(table.game.tree) == "c3 d4"
    assert table.game.is_live
    assert (table.path, old) != (old, None)
    branched.play("a5")
    if level:
        branched.qtbot.waitUntil(lambda: table.game.node.depth == 4)
    assert old is not None
    assert format_move_list(read_sgf(old.read_text("utf-8"))) == "c3 d4 b2", "the game itself is as it was"


def test_after_a_swap_the_seats_stay_with_their_colors(person: Person) -> None:
    person.play("c3 swap-sides d4")
    game = person.table.game
    person.table.play_on(Player(0, "Black"), Player(0, "White"), game.tree, game.node)
    assert person.table.player_of(1).name == "Black"
    assert person.table.player_of(2).name == "White"


def test_a_game_that_is_over_is_not_played_on(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 3, (Player(), Player())))
    person.play("a1 c2 a2 c3 a3 b3")
    assert not person.window.acts.play_on.isEnabled()
