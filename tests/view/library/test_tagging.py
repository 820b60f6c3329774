"""Games have tags, given and found by mouse and by keyboard."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.library.tags_dialog import TagsDialog
from tests.view.library_hands import click_row, dialog_of, press, shown


def test_games_are_tagged_and_found_by_keyboard(qtbot: QtBot, window: LibraryWindow) -> None:
    assert not window.query_bar.tags.isVisible()
    click_row(window, 1)
    press(window, "Shift+Down", "Ctrl+T")
    dialog = dialog_of(window, TagsDialog)
    QTest.keyClicks(dialog.focusWidget() or dialog, "to show, lost")
    QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: [game.tags for game in window.list.games.games] == [(), ("lost", "to show"), ("lost", "to show")]
    )
    tags = window.query_bar.tags
    assert [tags.itemText(row) for row in range(tags.count())] == ["All tags", "lost", "to show"]
    assert tags.isVisible()
    tags.setFocus()
    QTest.keyClicks(tags, "lo")
    qtbot.waitUntil(lambda: shown(window) == ["middle", "old"])
    press(window, "Escape")
    qtbot.waitUntil(lambda: len(shown(window)) == 3)


def test_a_tag_that_some_have_is_half_checked_and_taken_away(qtbot: QtBot, window: LibraryWindow) -> None:
    window.library.change_tags(["new.sgf"], ["lost"], [])
    qtbot.waitUntil(lambda: window.query_bar.tags.count() == 2)
    window.query_bar.tags.setCurrentIndex(1)
    qtbot.waitUntil(lambda: shown(window) == ["new"])
    window.query_bar.tags.setCurrentIndex(0)
    qtbot.waitUntil(lambda: len(shown(window)) == 3)
    press(window, "Ctrl+A", "Ctrl+T")
    dialog = dialog_of(window, TagsDialog)
    assert isinstance(dialog, TagsDialog)
    item = dialog.list.item(0)
    assert item.checkState() is Qt.CheckState.PartiallyChecked
    dialog.list.setFocus()
    for state in (Qt.CheckState.Checked, Qt.CheckState.Unchecked):
        QTest.keyClick(dialog.list, Qt.Key.Key_Space)
        assert item.checkState() is state
    dialog.accept()
    qtbot.waitUntil(lambda: not window.query_bar.tags.isVisible())
    assert not any(game.tags for game in window.list.games.games)


def test_a_tag_that_nothing_has_any_more_is_looked_for_no_longer(qtbot: QtBot, window: LibraryWindow) -> None:
    window.library.change_tags(["new.sgf"], ["lost"], [])
    qtbot.waitUntil(lambda: window.query_bar.tags.count() == 2)
    window.query_bar.tags.setCurrentIndex(1)
    qtbot.waitUntil(lambda: shown(window) == ["new"])
    window.library.change_tags(["new.sgf"], [], ["lost"])
    qtbot.waitUntil(lambda: len(shown(window)) == 3)
    assert not window.query_bar.is_asking
