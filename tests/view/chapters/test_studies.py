"""Studies in the window: begun, kept, closed, and there again after a restart."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog, QMessageBox

from escabel_gui.record.chapters.study_file import open_study
from escabel_gui.view.chapters.chapter_dialog import ChapterKind
from escabel_gui.view.chapters.study_list import StudyList
from escabel_gui.view.window.start import keep_at_session_end
from tests.model.seating import last_left, play, rest
from tests.view.hands import Person, SitDown, answer_questions
from tests.view.study_hands import GAME, Answer, fill_in, on_disk, open_three, shown_list, titles


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
    again.table.resume(*last_left(again.table.kept_games.folder))
    rest(again.table)
    assert again.moves == "c3"
    again.parts.studies.reopen()
    rest(again.table)
    assert titles(again) == ["A", "B", "C"]
    assert [node.comment for node in again.table.game.tree.root.children] == ["", "kept"]


def close(person: Person) -> None:
    with person.qtbot.waitSignal(person.window.closed):
        person.window.close()


@pytest.mark.parametrize("end", [close, lambda person: keep_at_session_end(person.parts)], ids=["close", "session"])
def test_a_study_is_there_again_at_the_chapter_and_position_where_it_was_left(
    sit_down: SitDown, tmp_path: Path, end: Callable[[Person], None]
) -> None:
    person = sit_down()
    person.play("c3")
    open_three(person, tmp_path)
    person.press("Ctrl+PgDown")
    rest(person.table)
    person.table.game.go_on()
    person.table.game.go_on()
    end(person)
    again = sit_down(None)
    again.table.resume(*last_left(again.table.kept_games.folder))
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
