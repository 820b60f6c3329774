"""Chapters of a study in the window: where they come from, and what is done with each by mouse and by keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QInputDialog, QMenu, QMessageBox

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.chapters.study import MAX_CHAPTERS, Chapter
from escabel_gui.record.chapters.study_file import list_studies, open_study
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.view.chapters import chapter_controller, chapter_list
from escabel_gui.view.chapters.chapter_dialog import ChapterDialog
from escabel_gui.view.chapters.chapter_list import ChapterList
from escabel_gui.view.widgets.action_button import ActionButton
from tests.model.seating import rest
from tests.view.hands import LEFT, Person, SitDown, answer_questions
from tests.view.places import open_library
from tests.view.study_hands import GAME, Answer, fill_in, on_disk, open_three, titles

NONE = Qt.KeyboardModifier.NoModifier


def test_a_game_against_the_bot_goes_on_when_it_is_added_to_a_study(person: Person, answer: Answer) -> None:
    person.play("c3")
    answer(fill_in("A", "Openings"))
    person.parts.studies.acts.new_study.trigger()
    rest(person.table)
    person.parts.studies.acts.close_study.trigger()
    rest(person.table)
    assert not person.parts.studies.study.is_on
    assert person.moves == "c3"
    person.table.change_players(person.table.player_of(1), person.table.player_of(2)._replace(level=1))
    rest(person.table)
    answer(fill_in("B"))
    person.press("Ctrl+Shift+A")
    rest(person.table)
    assert not person.parts.studies.study.is_on
    assert "Openings" in person.message
    listed = list_studies(person.parts.studies.study.folder)
    study = open_study(listed[0].path, listed[0].path.parent, "escabel", 5).file.study
    assert [chapter.title for chapter in study.chapters] == ["A", "B"]


def test_a_click_or_enter_goes_to_a_chapter(person: Person, tmp_path: Path) -> None:
    rows = open_three(person, tmp_path)
    QTest.mouseClick(rows.viewport(), LEFT, NONE, rows.visualRect(rows.rows.index(2)).center())
    rest(person.table)
    assert person.table.game.tree.name == "C"
    rows.setFocus()
    person.press("Up")
    assert person.table.game.tree.name == "C"
    person.press("Return")
    rest(person.table)
    assert person.table.game.tree.name == "B"


def test_chapters_stay_in_sight_where_their_game_is_new(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "new.sgf"
    file.write_text("(;RU[qualos]SZ[5]GN[One])(;RU[qualos]SZ[7]GN[Two];B[d4])", "utf-8")
    assert not person.window.settings.is_known("qualos")
    person.parts.files.open_file(file)
    rest(person.table)
    assert person.parts.studies.page.isVisible()
    person.parts.studies.acts.next_chapter.trigger()
    rest(person.table)
    assert titles(person) == ["One", "Two"]
    assert person.parts.studies.page.isVisible()


def test_chapters_are_moved_renamed_and_deleted_by_keyboard(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = open_three(person, tmp_path)
    rows.setFocus()
    person.press("Ctrl+Down")
    assert titles(person) == ["B", "A", "C"]
    person.press("Ctrl+Down", "Ctrl+Down")
    assert titles(person) == ["B", "C", "A"]
    person.press("Del")
    rest(person.table)
    assert titles(person) == ["B", "C"]
    assert "Chapter 3 deleted" in person.message
    assert person.table.game.tree.name == "C"
    rows.setFocus()
    person.press("Ctrl+Z")
    rest(person.table)
    assert titles(person) == ["B", "C", "A"]
    monkeypatch.setattr(QInputDialog, "exec", lambda dialog: dialog.setTextValue("Renamed") or 1)
    rows.setFocus()
    person.press("F2")
    assert titles(person) == ["B", "C", "Renamed"]
    assert [chapter.title for chapter in on_disk(person)] == ["B", "C", "Renamed"]


def menu_at(person: Person, rows: ChapterList, row: int, reason: QContextMenuEvent.Reason) -> dict[str, QAction]:
    """Ask for the menu of the chapter in a row; returns its actions by their texts."""
    place = rows.visualRect(rows.rows.index(row)).center()
    if reason == QContextMenuEvent.Reason.Mouse:
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.RightButton, NONE, place)
    QApplication.sendEvent(rows.viewport(), QContextMenuEvent(reason, place, rows.viewport().mapToGlobal(place)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    actions = {action.text(): action for action in menu.actions()}
    menu.close()
    return actions


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # which a display that is not there cannot
@pytest.mark.parametrize("reason", [QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard])
def test_the_menu_of_a_chapter_is_about_that_one(
    person: Person, tmp_path: Path, reason: QContextMenuEvent.Reason
) -> None:
    rows = open_three(person, tmp_path)
    rows.setFocus()
    person.press("Down", "Down")
    menu = menu_at(person, rows, 2, reason)
    assert [text for text, action in menu.items() if not action.isEnabled()] == ["Move the chapter down"]
    menu["Move the chapter up"].trigger()
    assert titles(person) == ["A", "C", "B"]
    menu = menu_at(person, rows, 1, reason)
    menu["Delete the chapter"].trigger()
    assert titles(person) == ["A", "B"]
    assert person.table.game.tree.name == "A"


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # which a display that is not there cannot
def test_the_menu_of_a_chapter_renames_it(person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = open_three(person, tmp_path)
    monkeypatch.setattr(QInputDialog, "exec", lambda dialog: dialog.setTextValue("Renamed") or 1)
    menu_at(person, rows, 1, QContextMenuEvent.Reason.Mouse)["Rename the chapter…"].trigger()
    assert titles(person) == ["A", "Renamed", "C"]


def test_a_chapter_without_a_title_has_none_when_it_is_renamed_as_it_is_called(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = open_three(person, tmp_path)
    study = person.parts.studies.study
    study.rename(study.chapters[0], "")
    offered: list[str] = []
    monkeypatch.setattr(QInputDialog, "exec", lambda dialog: offered.append(dialog.textValue()) or 1)
    rows.setFocus()
    person.press("F2")
    assert offered == ["Game"]
    assert [chapter.title for chapter in on_disk(person)] == ["", "B", "C"]


def test_below_the_chapters_there_is_no_menu(person: Person, tmp_path: Path) -> None:
    rows = open_three(person, tmp_path)
    rows.resize(rows.width(), 600)
    place = QPoint(5, 590)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, rows.viewport().mapToGlobal(place))
    QApplication.sendEvent(rows.viewport(), event)
    assert QApplication.activePopupWidget() is None


def test_what_was_deleted_comes_back_by_a_button(person: Person, tmp_path: Path) -> None:
    open_three(person, tmp_path)
    person.parts.studies.acts.delete_chapter.trigger()
    rest(person.table)
    buttons = [button for button in person.window.findChildren(ActionButton) if button.isVisible()]
    undo = next(button for button in buttons if button.defaultAction() is person.parts.studies.acts.undo)
    QTest.mouseClick(undo, LEFT)
    rest(person.table)
    assert titles(person) == ["A", "B", "C"]


def test_what_was_deleted_is_told_after_something_else_was_on_the_board(person: Person, tmp_path: Path) -> None:
    open_three(person, tmp_path)
    shown = person.window.shown_game
    table = shown.game
    shown.follow(Game(GameTree(make_rules("abande"))))  # as of a lesson
    shown.follow(table)
    person.parts.studies.acts.delete_chapter.trigger()
    rest(person.table)
    assert "Chapter 1 deleted" in person.message
    person.push(person.parts.studies.acts.undo)
    rest(person.table)
    assert titles(person) == ["A", "B", "C"]


def test_chapters_are_dragged_to_another_place(person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = open_three(person, tmp_path)
    monkeypatch.setattr(QDropEvent, "source", lambda _event: rows)

    def drop(row: int, place: QPoint) -> None:
        rows.setCurrentIndex(rows.rows.index(row))
        action, buttons = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
        rows.dropEvent(QDropEvent(QPointF(place), action, QMimeData(), buttons, NONE))

    drop(0, rows.visualRect(rows.rows.index(2)).bottomLeft() + QPoint(5, -2))
    assert titles(person) == ["B", "C", "A"]
    drop(2, rows.visualRect(rows.rows.index(0)).topLeft() + QPoint(5, 2))
    assert titles(person) == ["A", "B", "C"]
    rows.resize(rows.width(), 600)  # with room below the last chapter
    drop(0, QPoint(5, 590))
    assert titles(person) == ["B", "C", "A"]


def test_nobody_resigns_in_a_chapter(person: Person, tmp_path: Path) -> None:
    assert person.window.acts.resign.isEnabled()
    open_three(person, tmp_path)
    assert not person.window.acts.resign.isEnabled()


def test_a_title_can_be_typed_at_once_when_a_game_is_added_to_a_study(
    person: Person, answer: Answer, tmp_path: Path
) -> None:
    open_three(person, tmp_path)
    person.table.begin(person.table.setup)
    rest(person.table)
    person.play("c3")

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, ChapterDialog)
        field = dialog.focusWidget()
        assert field is dialog.title
        QTest.keyClicks(field, "Fight")

    answer(fill)
    person.press("Ctrl+Shift+A")
    rest(person.table)
    assert titles(person) == ["A", "B", "C", "Fight"]


def test_what_is_added_while_a_game_goes_on_is_told_without_older_news(sit_down: SitDown, answer: Answer) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(1))))
    person.play("c3")
    rest(person.table)
    person.press("Ctrl+Z")
    answer(fill_in("", "Openings"))
    person.parts.studies.acts.new_study.trigger()
    rest(person.table)
    assert person.message == "Added to the study “Openings”, which waits for you while this game goes on. Your move."


def test_games_of_a_file_become_chapters(person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_three(person, tmp_path)
    more = tmp_path / "more.sgf"
    more.write_text(GAME.format("D") + GAME.format("E"), "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(more), ""))
    person.parts.studies.acts.add_games.trigger()
    rest(person.table)
    assert titles(person) == ["A", "D", "E", "B", "C"]


@pytest.mark.parametrize(
    ("reply", "added"), [(QMessageBox.StandardButton.Yes, ["D", "E"]), (QMessageBox.StandardButton.No, [])]
)
def test_of_a_damaged_file_the_games_that_are_whole_can_be_added(
    person: Person,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    reply: QMessageBox.StandardButton,
    added: list[str],
) -> None:
    open_three(person, tmp_path)
    more = tmp_path / "more.sgf"
    more.write_text(GAME.format("D") + GAME.format("E") + "\n(;RU[escabel]SZ[5];B[z9])", "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(more), ""))
    asked = answer_questions(monkeypatch, reply)
    person.parts.studies.acts.add_games.trigger()
    rest(person.table)
    assert "more.sgf, line 2" in asked[0]
    assert asked[0].endswith("Add the 2 games before that?")
    assert titles(person) == ["A", *added, "B", "C"]


def test_games_of_the_library_become_chapters(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def name_it(dialog: QInputDialog) -> int:
        asked.append(dialog.windowTitle())
        dialog.setTextValue("From the library")
        return 1

    monkeypatch.setattr(QInputDialog, "exec", name_it)
    for moves in ("a1 b2", "c3 d4 e5"):
        person.table.begin(person.table.setup)
        rest(person.table)
        person.play(moves)
    library = open_library(person)
    library.list.selectAll()
    library.acts.study.trigger()
    rest(person.table)
    study = person.parts.studies.study
    assert study.title == "From the library"
    assert sorted(chapter.tree.last_node().depth for chapter in study.chapters) == [2, 3]
    library.acts.study.trigger()
    rest(person.table)
    assert len(on_disk(person)) == 4
    assert asked == ["New study"]
    library.close()


def test_games_of_the_library_that_cannot_become_chapters_are_told_of(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(chapter_controller, "warn", lambda _window, words: told.append(words))
    monkeypatch.setattr(QInputDialog, "exec", lambda _dialog: 1)
    controller = person.parts.studies.chapters()
    controller.add_kept(["gone.sgf"])
    controller.add_kept(["one.sgf"] * (MAX_CHAPTERS + 1))
    assert told == ["gone.sgf: No such file or directory.", f"A study has at most {MAX_CHAPTERS} chapters."]
    assert not person.parts.studies.study.is_on


def test_chapters_are_spoken_of_as_they_are_shown(person: Person, tmp_path: Path) -> None:
    rows = open_three(person, tmp_path)
    role = Qt.ItemDataRole.AccessibleTextRole
    assert rows.rows.index(0).data(role) == "1. A, Escabel, 5\u00a0×\u00a05 · 3 moves, on the board"
    assert rows.rows.index(1).data(role) == "2. B, Escabel, 5\u00a0×\u00a05 · 3 moves"
    tree = rows.rows.chapters[1].tree
    tree.name = ""
    assert chapter_list.chapter_title(rows.rows.chapters[1]) == "Game"
    tree.players = ["", "Anna", "Ben"]
    assert chapter_list.chapter_title(rows.rows.chapters[1]) == "Anna – Ben"
    tree.players = ["", "", "Escabel bot 2"]
    assert chapter_list.chapter_title(rows.rows.chapters[1]) == "You – Bot (level 2)"


def test_after_a_swap_a_chapter_is_called_by_who_has_black_now() -> None:
    tree = GameTree(make_rules("quabble", 5))
    tree.players = ["", "", "Escabel bot 2"]
    node: Node = tree.root
    for text in ("c3", "swap-sides"):
        node = tree.add_legal_move(node, tree.rules.parse_legal_move(tree.state_at(node), text))
    assert chapter_list.chapter_title(Chapter(tree)) == "Bot (level 2) – You"
