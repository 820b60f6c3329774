"""Studies in the window: by mouse and by keyboard, and again after a restart."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QInputDialog, QMenu, QMessageBox

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.chapters.study import Chapter
from escabel_gui.record.chapters.study_file import list_studies, open_study
from escabel_gui.view.chapters import chapter_list
from escabel_gui.view.chapters.chapter_dialog import ChapterDialog, ChapterKind
from escabel_gui.view.chapters.chapter_list import ChapterList
from escabel_gui.view.chapters.study_list import StudyList
from escabel_gui.view.widgets.action_button import ActionButton
from hands import LEFT, Person, SitDown, answer_questions
from places import open_library
from seating import play, rest

NONE = Qt.KeyboardModifier.NoModifier
GAME = "(;RU[escabel]SZ[5]GN[{}];B[a1];W[b2];B[c3])"


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[QDialog], object]], None]:
    """Return a function that has all dialogs filled in by another one from now on.

    They are accepted unless that one returns False.
    """

    def set_answer(fill: Callable[[QDialog], object]) -> None:
        def run(dialog: QDialog) -> int:
            dialog.show()
            is_sure = fill(dialog) is not False
            dialog.setResult(int(is_sure))
            dialog.hide()
            return int(is_sure)

        monkeypatch.setattr(QDialog, "exec", run)

    return set_answer


Answer = Callable[[Callable[[QDialog], object]], None]


def titles(person: Person) -> list[str]:
    return [chapter.title for chapter in person.parts.studies.study.chapters]


def on_disk(person: Person) -> list[Chapter]:
    rest(person.table)
    study = person.parts.studies.study
    assert study.file is not None
    assert study.file.path is not None
    return list(open_study(study.file.path, study.folder, "escabel", 5).file.study.chapters)


def shown_list(person: Person) -> ChapterList:
    found = person.window.findChild(ChapterList)
    assert isinstance(found, ChapterList)
    return found


def open_three(person: Person, tmp_path: Path) -> ChapterList:
    file = tmp_path / "three.sgf"
    file.write_text("".join(map(GAME.format, "ABC")), "utf-8")
    person.parts.files.open_file(file)
    rest(person.table)
    QApplication.processEvents()
    return shown_list(person)


def fill_in(title: str, study: str = "", kind: ChapterKind = ChapterKind.GAME) -> Callable[[QDialog], None]:
    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, ChapterDialog)
        dialog.title.setText(title)
        dialog.study_title.setText(study)
        dialog.kinds[kind].setChecked(True)

    return fill


def test_a_game_becomes_a_study_and_gets_chapters(person: Person, answer: Answer) -> None:
    acts = person.parts.studies.acts
    assert not acts.add_chapter.isEnabled()
    person.play("c3 d4 b2")
    answer(fill_in("My game", "Openings"))
    acts.new_study.trigger()
    rest(person.table)
    assert titles(person) == ["My game"]
    assert person.moves == "c3 d4 b2"
    assert "Openings: My game" in person.window.windowTitle()
    assert shown_list(person).isVisible()
    answer(fill_in("The position", kind=ChapterKind.POSITION))
    person.press("Ctrl+Shift+A")
    rest(person.table)
    person.click("e5")
    rest(person.table)
    answer(fill_in("Empty", kind=ChapterKind.EMPTY))
    person.press("Ctrl+Shift+A")
    kept = on_disk(person)
    assert [chapter.title for chapter in kept] == ["My game", "The position", "Empty"]
    assert [chapter.tree.last_node().depth for chapter in kept] == [3, 1, 0]
    person.press("Ctrl+PgUp")
    rest(person.table)
    assert person.moves == "e5"
    person.press("Ctrl+PgUp")
    rest(person.table)
    assert person.moves == "c3 d4 b2"


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


def test_the_study_is_there_again_after_a_restart(sit_down: SitDown, tmp_path: Path) -> None:
    person = sit_down()
    person.play("c3")
    open_three(person, tmp_path)
    play(person.table, "d4")
    person.table.game.comment("kept")
    rest(person.table)
    person.window.close()
    person.qtbot.waitUntil(lambda: not person.window.isVisible())
    again = sit_down(None)
    again.table.resume(*again.table.kept_games.resume())
    rest(again.table)
    assert again.moves == "c3"
    again.parts.studies.reopen()
    rest(again.table)
    assert titles(again) == ["A", "B", "C"]
    assert [node.comment for node in again.table.game.tree.root.children] == ["", "kept"]


def test_a_study_is_there_again_at_the_chapter_and_position_where_it_was_left(
    sit_down: SitDown, tmp_path: Path
) -> None:
    person = sit_down()
    person.play("c3")
    open_three(person, tmp_path)
    person.press("Ctrl+PgDown")
    rest(person.table)
    person.table.game.go_on()
    person.table.game.go_on()
    with person.qtbot.waitSignal(person.window.closed):
        person.window.close()
    again = sit_down(None)
    again.table.resume(*again.table.kept_games.resume())
    rest(again.table)
    again.parts.studies.reopen()
    rest(again.table)
    study = again.parts.studies.study
    assert study.chapter is study.chapters[1]
    assert again.table.game.node.depth == 2


def test_a_study_that_was_left_for_a_game_is_opened_where_it_was_left(person: Person, tmp_path: Path) -> None:
    open_three(person, tmp_path)
    study = person.parts.studies.study
    person.press("Ctrl+PgDown")
    rest(person.table)
    person.table.game.go_on()
    person.table.begin(person.table.setup)
    rest(person.table)
    person.parts.files.open_file(study.folder / "three.sgf")
    rest(person.table)
    assert study.chapter is study.chapters[1]
    assert person.table.game.node.depth == 1


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


def test_a_study_whose_file_another_program_has_changed_is_there_again_where_it_went_on(
    person: Person, tmp_path: Path
) -> None:
    open_three(person, tmp_path)
    (person.parts.studies.study.folder / "three.sgf").write_text(GAME.format("D"), "utf-8")
    play(person.table, "d4")
    rest(person.table)
    assert "the study goes on in three (2).sgf" in person.message
    assert person.window.settings.open_study == "three (2).sgf"
    assert len(on_disk(person)) == 3


def test_another_game_on_the_table_closes_the_study(person: Person, tmp_path: Path) -> None:
    open_three(person, tmp_path)
    assert person.window.settings.open_study == "three.sgf"
    person.table.begin(person.table.setup)
    rest(person.table)
    assert not person.parts.studies.study.is_on
    assert person.window.settings.open_study == ""
    assert "three" not in person.window.windowTitle()
    assert not person.parts.studies.acts.delete_chapter.isEnabled()


def test_a_study_is_chosen_from_the_list(person: Person, answer: Answer, tmp_path: Path) -> None:
    open_three(person, tmp_path)
    person.table.begin(person.table.setup)
    rest(person.table)

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, StudyList)
        assert dialog.rows.item(0).text().startswith("three\n")

    answer(choose)
    person.press("Ctrl+Shift+O")
    rest(person.table)
    assert titles(person) == ["A", "B", "C"]


def test_of_a_damaged_study_a_copy_of_what_is_whole_is_opened(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    file = tmp_path / "damaged.sgf"
    file.write_text(GAME.format("A") + "\n" + GAME.format("B") + "\n(;RU[escabel]SZ[5];B[z9])", "utf-8")
    person.parts.files.open_file(file)
    rest(person.table)
    assert titles(person) == ["A", "B"]
    assert "damaged.sgf, line 3" in asked[0]
    assert "2 chapters" in asked[0]
    assert file.read_text("utf-8").endswith("z9])")


def test_games_of_a_file_become_chapters(person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_three(person, tmp_path)
    more = tmp_path / "more.sgf"
    more.write_text(GAME.format("D") + GAME.format("E"), "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(more), ""))
    person.parts.studies.acts.add_games.trigger()
    rest(person.table)
    assert titles(person) == ["A", "D", "E", "B", "C"]


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


def test_a_copy_has_all_chapters_as_they_are_now(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_three(person, tmp_path)
    person.table.game.comment("new")
    copy = tmp_path / "copy.sgf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    person.parts.studies.acts.save_study.trigger()
    study = open_study(copy, tmp_path / "elsewhere", "escabel", 5).file.study
    assert study.title == "three"
    assert [chapter.tree.root.comment for chapter in study.chapters] == ["new", "", ""]


@pytest.mark.parametrize(("name", "begin"), [("page.html", b"<!doctype html>"), ("paper.pdf", b"%PDF-")])
def test_all_chapters_are_printed_or_replayed(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, begin: bytes
) -> None:
    open_three(person, tmp_path)
    path = tmp_path / name
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (2, True))
    acts = person.parts.studies.acts
    (acts.save_page if name == "page.html" else acts.save_booklet).trigger()
    made = path.read_bytes()
    assert made.startswith(begin)
    if name == "page.html":
        data = json.loads(made.decode().split('type="application/json">')[1].split("</script>")[0])
        assert [game["title"] for game in data["games"]] == ["A", "B", "C"]
        assert [len(game["nodes"]) for game in data["games"]] == [4, 4, 4]


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
