"""Who goes by keys sees where they are: in every theme, whatever has the keyboard is painted otherwise."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget

from escabel_gui.view.look.colors import SIGN_CONTRAST, contrast
from escabel_gui.view.look.themes import THEMES, Theme
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.window.preferences_dialog import PreferencesDialog
from tests.view.hands import Person

MARGIN = 4  # pixels round a widget, which its parent may paint


def reached_by_tab(place: QWidget) -> list[QWidget]:
    """Return what Tab leads to in a window, in that order, once round."""
    found: list[QWidget] = []
    widget = place.nextInFocusChain()
    while widget is not place:
        assert widget is not None
        is_there = widget.isVisible() and widget.isEnabled() and widget.window() is place
        if is_there and widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found


def scroll_to(widget: QWidget) -> None:
    """Scroll to a widget, as Tab does."""
    for area in widget.window().findChildren(QScrollArea):
        if area.isAncestorOf(widget):
            area.ensureWidgetVisible(widget)


def picture_round(widget: QWidget) -> QImage:
    QApplication.processEvents()
    window = widget.window()
    rect = QRect(widget.mapTo(window, QPoint()), widget.size()).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    return window.grab(rect & window.rect()).toImage()


def strongest_change(before: QImage, after: QImage) -> float:
    """Return how much the pixel that has changed most stands out from what it was."""
    changes = {
        (before.pixel(x, y), after.pixel(x, y))
        for x in range(min(before.width(), after.width()))
        for y in range(min(before.height(), after.height()))
    }
    return max(contrast(QColor(was).name(), QColor(now).name()) for was, now in changes)


def unseen(place: QWidget) -> list[str]:
    """Return what has the keyboard without anybody seeing it."""
    told = []
    for widget in reached_by_tab(place):
        scroll_to(widget)
        place.setFocus()
        before = picture_round(widget)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        change = strongest_change(before, picture_round(widget))
        if change < SIGN_CONTRAST:
            name = widget.accessibleName() or getattr(widget, "text", str)() or widget.toolTip()
            told.append(f"{type(widget).__name__} {name}: {change:.1f}")
    return told


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_what_has_the_keyboard_is_seen(person: Person, theme: Theme) -> None:
    window = person.window
    window.settings.theme = theme.key
    person.play("b2 b3")
    assert len(reached_by_tab(window)) > 10
    assert unseen(window) == []
    for dialog in (NewGameDialog(window.settings.setup, theme, window), PreferencesDialog(window.settings, window)):
        dialog.show()
        dialog.activateWindow()
        assert len(reached_by_tab(dialog)) > 5
        assert unseen(dialog) == []
        dialog.close()


def test_a_button_with_the_keyboard_has_one_frame_and_none_round_its_text(person: Person) -> None:
    window = person.window
    dialog = NewGameDialog(window.settings.setup, window.scene.theme, window)
    dialog.show()
    dialog.activateWindow()
    buttons = [button for button in reached_by_tab(dialog) if isinstance(button, QPushButton)]
    pictures = [inside_of(button) for button in buttons]
    reached = set()
    for _ in reached_by_tab(dialog):
        QTest.keyClick(dialog, Qt.Key.Key_Tab)
        widget = dialog.focusWidget()
        if widget in buttons:
            reached.add(widget)
            assert inside_of(widget) == pictures[buttons.index(widget)], widget.text()
    assert reached
    dialog.close()


def inside_of(button: QWidget) -> QImage:
    """Return what is painted in a button, without its frame."""
    scroll_to(button)
    picture = picture_round(button)
    return picture.copy(picture.rect().adjusted(2 * MARGIN, 2 * MARGIN, -2 * MARGIN, -2 * MARGIN))
