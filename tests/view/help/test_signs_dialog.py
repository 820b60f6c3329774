"""The legend has a picture of its own for every sign, as the board looks now."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from escabel_gui.view.help.signs_dialog import SignsDialog
from escabel_gui.view.look.themes import MAPLE, THEMES, Theme
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.scroll_page import ScrollPage
from tests.view.hands import Person


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_every_sign_has_a_picture_of_its_own(person: Person, theme: Theme) -> None:
    dialog = SignsDialog(theme, person.window)
    labels = dialog.findChildren(PlainLabel)
    pictures = [label.pixmap().toImage() for label in labels if not label.pixmap().isNull()]
    sentences = [label.text() for label in labels if label.text().endswith(".")]
    assert len(pictures) == len(sentences) >= 13
    for number, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[number + 1 :])
    assert len({sentence.partition(":")[0] for sentence in sentences}) == len(sentences), "one sign, one meaning"


def test_it_opens_from_the_menu_of_help(person: Person) -> None:
    seen: list[SignsDialog] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SignsDialog)
        seen.append(dialog)
        dialog.reject()

    QTimer.singleShot(0, look)
    menu = person.window.menuBar().actions()[-1].menu()
    assert isinstance(menu, QMenu)
    assert person.window.acts.signs in menu.actions()
    person.window.acts.signs.trigger()
    assert seen


def test_its_keys_scroll(person: Person) -> None:
    dialog = SignsDialog(MAPLE, person.window)
    person.qtbot.addWidget(dialog)
    dialog.resize(400, 300)
    dialog.show()
    dialog.activateWindow()
    page = dialog.findChild(ScrollPage)
    assert page is not None
    person.qtbot.waitUntil(page.hasFocus)
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.verticalScrollBar().value() > 0
