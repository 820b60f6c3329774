"""The list of studies to open."""

from pathlib import Path

import pytest
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from escabel_gui.model.application.settings import Settings
from escabel_gui.record.chapters.study_file import ListedStudy
from escabel_gui.view.chapters.study_list import StudyList
from escabel_gui.view.look.appearance import apply_stylesheet


def room_and_need(rows: QListWidget, row: int) -> tuple[int, float]:
    """Return how much height a row has for its text, and how much that needs, wrapped as Qt paints it."""
    style, index, option = rows.style(), rows.indexFromItem(rows.item(row)), QStyleOptionViewItem()
    rows.initViewItemOption(option)
    delegate = rows.itemDelegate()
    assert isinstance(delegate, QStyledItemDelegate)
    delegate.initStyleOption(option, index)
    option.rect = rows.visualRect(index)
    place = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, rows)
    margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, rows) + 1
    needed = 0.0
    for part in rows.item(row).text().splitlines():
        layout = QTextLayout(part, rows.font())
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(place.width() - 2 * margin)
            needed += line.height()
        layout.endLayout()
    return place.height(), needed


@pytest.mark.parametrize("width", range(340, 380, 4))
@pytest.mark.parametrize("is_scrolled", [True, False])
def test_long_titles_are_seen_whole_with_the_day_below_them(
    qtbot: QtBot, tmp_path: Path, width: int, is_scrolled: bool
) -> None:
    words = "All that I know of first moves on large boards " * 8
    titles = [words[first : first + length] for length in (60, 140) for first in range(40)]
    for some in [titles] if is_scrolled else [[titles[0]], [titles[-1]]]:
        dialog = StudyList([ListedStudy(Path("a.sgf"), title, 1.7e9) for title in some])
        qtbot.addWidget(dialog)
        apply_stylesheet(dialog, Settings(tmp_path / "settings"))
        dialog.resize(width, 480)
        with qtbot.waitExposed(dialog):
            dialog.show()
        assert dialog.rows.verticalScrollBar().isVisible() == is_scrolled
        for row in range(dialog.rows.count()):
            room, needed = room_and_need(dialog.rows, row)
            assert room >= needed, dialog.rows.item(row).text()
