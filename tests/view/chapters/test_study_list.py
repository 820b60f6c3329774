"""The list of studies to open."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from escabel_gui.model.application.settings import Settings
from escabel_gui.record.chapters.study_file import ListedStudy
from escabel_gui.view.chapters.study_list import StudyList
from escabel_gui.view.look.appearance import apply_stylesheet
from escabel_gui.view.widgets.wrapping_list import PADDING


@pytest.mark.parametrize("letters", range(60, 160, 10))
def test_a_long_title_is_seen_whole_with_the_day_below_it(qtbot: QtBot, tmp_path: Path, letters: int) -> None:
    title = ("All that I know of first moves on large boards " * 4)[:letters]
    dialog = StudyList([ListedStudy(Path("a.sgf"), title, 1.7e9)])
    qtbot.addWidget(dialog)
    apply_stylesheet(dialog, Settings(tmp_path / "settings"))
    dialog.resize(360, 480)
    with qtbot.waitExposed(dialog):
        dialog.show()
    rows, wraps = dialog.rows, int(Qt.TextFlag.TextWordWrap)
    width = rows.maximumViewportSize().width() - PADDING
    text = rows.fontMetrics().boundingRect(0, 0, width, 0, wraps, rows.item(0).text())
    assert rows.visualItemRect(rows.item(0)).height() >= text.height()
