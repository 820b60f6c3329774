"""The studies that one has, to open one of them, or a file from elsewhere."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from escabel_gui.record.chapters.study_file import ListedStudy
from escabel_gui.view.look.style import STEP, dialog_size, filled, spaced
from escabel_gui.view.look.texts import date_text
from escabel_gui.view.plain import PlainLabel, wrappable
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons
from escabel_gui.view.widgets.wrapping_list import WrappingList

WIDTH: Final = 460
HEIGHT: Final = 480


class StudyList(QDialog):
    """List of studies, to choose one from or to look for a file."""

    def __init__(self, studies: Sequence[ListedStudy], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open a study"))
        self._studies = studies
        self.wants_file = False
        self.rows = WrappingList()
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setSpacing(STEP)
        self.rows.setAccessibleName(self.tr("Studies"))
        for listed in studies:
            self.rows.addItem(f"{wrappable(listed.title)}\n{day_of(listed)}")
        self.rows.setCurrentRow(0)
        self.rows.itemActivated.connect(self.accept)
        about = PlainLabel(self.tr("Any file with games opens as a study, each game as a chapter."), wraps=True)
        open_button, self.file_button = QPushButton(self.tr("Open")), QPushButton(self.tr("Other file…"))
        open_button.setEnabled(bool(studies))
        open_button.setDefault(True)
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Cancel, open_button, self.file_button)
        self.file_button.clicked.connect(self._want_file)
        filled(spaced(QVBoxLayout(self), 3 * STEP, margins=4 * STEP), (self.rows, 1), about, buttons)
        self.resize(dialog_size(self, WIDTH, HEIGHT))
        self.rows.setFocus()

    def _want_file(self) -> None:
        self.wants_file = True
        self.accept()

    @property
    def chosen(self) -> Path | None:
        """The file of the study."""
        row = self.rows.currentRow()
        return self._studies[row].path if 0 <= row < len(self._studies) else None


def day_of(listed: ListedStudy) -> str:
    """Return when a study was written last."""
    try:
        when = datetime.fromtimestamp(listed.time)
    except (ValueError, OverflowError, OSError):  # a file may say any time
        return ""
    return date_text(f"{when:%Y-%m-%d}", f"{when:%H:%M}")
