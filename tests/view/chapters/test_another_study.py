"""Chapters go into the study for which they were chosen, also where another one is opened while they are read."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from escabel_gui.record.chapters.study_file import list_studies
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.view.chapters import chapter_controller
from escabel_gui.view.widgets.waiting import run_with_progress
from tests.model.seating import rest
from tests.view.hands import Person
from tests.view.places import open_library
from tests.view.study_hands import GAME, titles

T = TypeVar("T")


@pytest.fixture
def open_meanwhile(person: Person, monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """Return a function that has a file opened, as the desktop may, while something else is read or written."""

    def set_file(file: Path) -> None:
        def run(do: Callable[[ProgressCallback], T], _window: QWidget, _title: str, _until: object) -> T:
            monkeypatch.setattr(chapter_controller, "run_with_progress", run_with_progress)
            person.parts.files.open_file(file)
            rest(person.table)
            return do(no_progress)

        monkeypatch.setattr(chapter_controller, "run_with_progress", run)

    return set_file


def write_study(tmp_path: Path, *names: str) -> Path:
    file = tmp_path / f"{names[0]}.sgf"
    file.write_text("".join(map(GAME.format, names)), "utf-8")
    return file


def test_games_of_a_file_are_added_to_no_other_study(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_meanwhile: Callable[[Path], None]
) -> None:
    person.parts.files.open_file(write_study(tmp_path, "A", "B"))
    rest(person.table)
    more = write_study(tmp_path, "E", "F")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(more), ""))
    open_meanwhile(write_study(tmp_path, "C", "D"))
    person.parts.studies.acts.add_games.trigger()
    rest(person.table)
    assert titles(person) == ["C", "D"]
    assert person.message.startswith("Nothing was added to the study “A”: it was closed meanwhile.")


def test_games_of_the_library_become_the_new_study_that_was_asked_for(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_meanwhile: Callable[[Path], None]
) -> None:
    def name_it(dialog: QInputDialog) -> int:
        dialog.setTextValue("From the library")
        return 1

    monkeypatch.setattr(QInputDialog, "exec", name_it)
    person.play("a1 b2")
    library = open_library(person)
    library.list.selectAll()
    open_meanwhile(write_study(tmp_path, "C", "D"))
    library.acts.study.trigger()
    rest(person.table)
    study = person.parts.studies.study
    assert (study.title, len(study.chapters)) == ("From the library", 1)
    assert "From the library" in [listed.title for listed in list_studies(study.folder)]
    library.close()
