"""Studies as tests open them and look at them, and how dialogs about them are filled in."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication, QDialog

from escabel_gui.record.chapters.study import Chapter
from escabel_gui.record.chapters.study_file import open_study
from escabel_gui.view.chapters.chapter_dialog import ChapterDialog, ChapterKind
from escabel_gui.view.chapters.chapter_list import ChapterList
from tests.model.seating import rest
from tests.view.hands import Person

GAME = "(;RU[escabel]SZ[5]GN[{}];B[a1];W[b2];B[c3])"
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
