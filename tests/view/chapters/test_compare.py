"""Another version of a study or game, compared in the window: what is marked is taken, and nothing else changes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from escabel_gui.record.chapters.study_file import open_study
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.view.chapters.compare_dialog import CompareDialog
from tests.model.seating import rest, wait_until
from tests.view.hands import Person, answer_questions

MINE = "(;RU[escabel]SZ[5]GN[A];B[a1];W[b2]C[mine];B[c3])(;RU[escabel]SZ[5]GN[B];B[e5];W[d5])"
THEIRS = (
    "(;RU[escabel]SZ[5]GN[A];B[a1];W[b2]C[theirs](;B[c3];W[c4]TR[c4])(;B[d1]))"
    "(;RU[escabel]SZ[5]GN[B]TR[a1];B[e5];W[d5])(;RU[escabel]SZ[5]GN[C];B[a5])"
)

Offer = Callable[[str, list[int]], list[str]]


@pytest.fixture
def offer(person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Offer:
    """Return a function that compares with a text, marks some of what is new, takes it, and returns what was new."""

    def compare(text: str, marked: list[int]) -> list[str]:
        file = tmp_path / "other.sgf"
        file.write_text(text, "utf-8")
        shown: list[str] = []

        def run(dialog: QDialog) -> int:
            assert isinstance(dialog, CompareDialog)
            dialog.setModal(True)
            dialog.show()
            dialog.activateWindow()
            wait_until(dialog.isActiveWindow)
            for row in range(dialog.rows.count()):
                dialog.rows.setCurrentRow(row)
                shown.append(dialog.rows.item(row).text())
                if row in marked:
                    QTest.keyClick(dialog.rows, Qt.Key.Key_Space if row % 2 else Qt.Key.Key_Return)
            assert dialog.take.isEnabled() == bool(marked)
            dialog.grab()
            dialog.hide()
            return int(bool(marked))

        monkeypatch.setattr(QDialog, "exec", run)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
        person.parts.studies.acts.compare.trigger()
        rest(person.table)
        return shown

    return compare


@pytest.fixture
def study(person: Person, tmp_path: Path) -> Path:
    """Open a file of two chapters, and return the path of the study."""
    file = tmp_path / "mine.sgf"
    file.write_text(MINE, "utf-8")
    person.parts.files.open_file(file)
    rest(person.table)
    kept = person.parts.studies.study.file
    assert kept is not None
    assert kept.path is not None
    return kept.path


def test_what_is_new_is_told_with_its_place(offer: Offer, study: Path) -> None:
    before = study.read_bytes()
    assert offer(THEIRS, []) == [
        "1. A · After 1… b2\nAnother comment: theirs",
        "1. A · After 1… b2\nNew moves: 2. d1",
        "1. A · After 2. c3\nNew moves: 2… c4",
        "2. B · At the beginning\nOther marks",
        "New chapter: C",
    ]
    assert study.read_bytes() == before


def test_only_what_is_marked_is_taken_and_kept(person: Person, offer: Offer, study: Path) -> None:
    offer(THEIRS, [1, 3, 4])
    kept = open_study(study, study.parent, "escabel", 5).file.study
    assert [chapter.title for chapter in kept.chapters] == ["A", "B", "C"]
    assert "W[b2]C[mine](;B[c3])(;B[d1])" in write_sgf(kept.chapters[0].tree)
    assert "TR[a1]" in write_sgf(kept.chapters[1].tree)
    assert "3 changes taken" in person.message
    assert person.offered[0] == "Undo"
    assert len(offer(THEIRS, [])) == 2


def test_what_was_taken_is_given_back_by_the_button_beside_the_words(person: Person, offer: Offer, study: Path) -> None:
    offer(THEIRS, [1, 3, 4])
    person.window.messages.buttons[0].click()
    rest(person.table)
    kept = open_study(study, study.parent, "escabel", 5).file.study
    assert [chapter.title for chapter in kept.chapters] == ["A", "B"]
    assert "B[d1]" not in write_sgf(kept.chapters[0].tree)


def test_a_game_is_compared_with_another_version_of_it(
    person: Person, offer: Offer, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.play("a1 b2")
    assert offer("(;RU[escabel]SZ[5];B[a1]C[good];W[b2];B[c3];W[d4])", [0, 1]) == [
        "After 1. a1\nNew comment: good",
        "After 1… b2\nNew moves: 2. c3 d4",
    ]
    assert person.table.path is not None
    assert "B[a1]C[good];W[b2];B[c3];W[d4]" in person.table.path.read_text("utf-8")
    person.push(person.window.acts.undo_edit)
    rest(person.table)
    assert "B[a1];W[b2])" in person.table.path.read_text("utf-8")
    offer("(;RU[escabel]SZ[5];B[a1]C[good];W[b2];B[c3];W[d4])", [0, 1])
    warned: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *arguments: warned.append(arguments[2]))
    assert offer("(;RU[escabel]SZ[5];B[a1];W[b2];B[c3];W[d4])", []) == []
    assert offer("(;RU[escabel]SZ[7];B[a1];W[b2])", []) == []
    assert warned == ["Nothing is new in other.sgf.", "other.sgf has no version of this game."]


def test_nothing_is_said_to_be_new_of_a_damaged_version_unasked(
    person: Person, offer: Offer, study: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = MINE + "\n(;RU[escabel]SZ[5];B[z9])"
    warned: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *arguments: warned.append(arguments[2]))
    asked = answer_questions(monkeypatch, QMessageBox.StandardButton.No)
    assert offer(damaged, []) == warned == []
    assert "other.sgf, line 2" in asked[0]
    assert asked[0].endswith("Compare with the 2 games before that?")
    answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    offer(damaged, [])
    assert warned == ["Nothing is new in other.sgf."]
