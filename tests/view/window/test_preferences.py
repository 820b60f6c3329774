"""The preferences: what is chosen there is seen at once, everywhere."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QThread, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QTableView, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from escabel_gui.model.application.settings import ANIMATIONS, FAST
from escabel_gui.model.engines.engine_process import has_core_for_window
from escabel_gui.view.board.board_scene import FAST_MS
from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.look.themes import CONTRAST, MAPLE, SLATE, THEMES
from escabel_gui.view.window.preferences_dialog import PreferencesDialog
from tests.view.hands import Person, SitDown
from tests.view.pixels import shades_in


@pytest.fixture
def preferences(person: Person) -> Iterator[PreferencesDialog]:
    dialog = PreferencesDialog(person.window.settings, person.window)
    dialog.show()
    yield dialog
    dialog.close()


def choose(box: QComboBox, key: str) -> None:
    box.setCurrentIndex(box.findData(key))


def test_the_preferences_open_by_key(person: Person) -> None:
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().reject())
    person.press("Ctrl+,")
    assert QApplication.activeModalWidget() is None


def test_no_two_rows_have_the_same_name(preferences: PreferencesDialog) -> None:
    names = [label.text() for label in preferences.findChildren(QLabel) if label.text()]
    assert sorted(names) == sorted(set(names))


def test_preferences_take_effect_at_once(person: Person, preferences: PreferencesDialog) -> None:
    before = person.picture()
    preferences.theme.buttons["contrast"].click()
    assert person.window.scene.theme is CONTRAST
    assert person.window.palette().window().color().name() == CONTRAST.table
    assert person.picture() != before
    choose(preferences.board_theme, "slate")
    assert person.window.scene.theme == SLATE.on_table_of(CONTRAST)
    assert person.window.palette().window().color().name() == CONTRAST.table
    assert person.picture().pixelColor(2, 2).name() == CONTRAST.table, "no rectangle of another table shows"
    choose(preferences.board_theme, "")
    preferences.animation.buttons[ANIMATIONS.index(FAST)].click()
    assert person.window.scene.is_animated
    assert person.window.scene.animation_ms == FAST_MS


def test_every_theme_is_seen_before_it_is_chosen(qtbot: QtBot, preferences: PreferencesDialog) -> None:
    def pictures_now() -> list[QImage]:
        return [button.icon().pixmap(64, 64).toImage() for button in preferences.theme.buttons.values()]

    qtbot.waitUntil(lambda: all(len(shades_in(picture)) > 5 for picture in pictures_now()))
    pictures = pictures_now()
    assert len(pictures) == len(THEMES) + 1
    for number, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[number + 1 :])


@pytest.mark.parametrize("percent", [100, 150])
def test_themes_stand_in_columns(person: Person, preferences: PreferencesDialog, percent: int) -> None:
    person.window.settings.type_size = percent
    preferences.resize(1000, 700)
    QApplication.processEvents()
    buttons = preferences.theme.buttons.values()
    assert len({button.width() for button in buttons}) == 1
    assert len({button.x() for button in buttons}) < len(buttons), "there is a second row"


def test_only_the_theme_that_is_chosen_has_a_frame(preferences: PreferencesDialog) -> None:
    preferences.theme.take_keyboard()
    QTest.mouseClick(preferences.theme.buttons["linen"], Qt.MouseButton.LeftButton)
    marked = [key for key, button in preferences.theme.buttons.items() if button.isChecked() or button.hasFocus()]
    assert marked == ["linen"]


def test_a_dark_window_gets_a_dark_board_and_light_icons(person: Person, preferences: PreferencesDialog) -> None:
    buttons = person.window.panel.findChildren(QToolButton)
    button = next(button for button in buttons if button.defaultAction() is person.window.acts.flip)
    assert button.grab().toImage().pixelColor(8, 8).lightness() > 128
    preferences.theme.buttons["slate"].click()
    QApplication.processEvents()
    assert person.window.scene.theme is SLATE
    assert person.window.palette().window().color().lightness() < 128
    picture = button.grab().toImage()
    pixels = {picture.pixelColor(x, y).lightness() for x in range(24) for y in range(picture.height())}
    assert min(pixels) < 100
    assert max(pixels) > 200
    preferences.theme.buttons[""].click()
    QApplication.processEvents()
    assert person.window.scene.theme is MAPLE
    assert person.window.palette().window().color().lightness() > 128


def test_the_board_is_larger_without_coordinates(person: Person, preferences: PreferencesDialog) -> None:
    before = person.place("e1").x() - person.place("a1").x()
    preferences.coordinates.setChecked(False)
    QApplication.processEvents()
    assert person.place("e1").x() - person.place("a1").x() > before
    person.click("e5")
    assert person.moves == "e5"


def test_type_grows_everywhere_at_once(person: Person, preferences: PreferencesDialog) -> None:
    menu, sentence = person.window.menuBar().fontMetrics().height(), person.window.messages.height()
    heading = next(label for label in preferences.findChildren(QLabel) if label.text() == "Appearance")
    before = heading.sizeHint().height()
    preferences.type_size.setCurrentIndex(preferences.type_size.findData(200))
    QApplication.processEvents()
    assert person.window.menuBar().fontMetrics().height() > 1.8 * menu
    assert person.window.messages.height() > 1.5 * sentence
    assert heading.sizeHint().height() > 1.5 * before
    preferences.type_size.setCurrentIndex(0)
    QApplication.processEvents()
    assert person.window.menuBar().fontMetrics().height() == menu


def test_rows_of_moves_grow_with_the_type(person: Person, preferences: PreferencesDialog) -> None:
    person.play("a1 b1")
    moves = person.parts.history.list
    before = moves.rowHeight(0), moves.columnWidth(0)
    preferences.type_size.setCurrentIndex(preferences.type_size.findData(200))
    QApplication.processEvents()
    assert moves.rowHeight(0) >= moves.fontMetrics().height() > before[0]
    assert moves.columnWidth(0) > before[1]
    preferences.type_size.setCurrentIndex(0)
    QApplication.processEvents()
    assert (moves.rowHeight(0), moves.columnWidth(0)) == before


def sizes_in(place: QWidget) -> list[tuple[str, int, int]]:
    """Return the height of the type of everything in a place, and of the icons of its buttons."""
    return [
        (type(widget).__name__, widget.fontMetrics().height(), widget.iconSize().height())
        if isinstance(widget, QAbstractButton | QTableView)
        else (type(widget).__name__, widget.fontMetrics().height(), 0)
        for widget in place.findChildren(QWidget)
    ]


def test_what_stands_there_while_the_type_grows_is_as_large_as_what_is_made_then(sit_down: SitDown) -> None:
    first = sit_down()
    first.window.acts.library.trigger()
    first.window.settings.type_size = 200
    QApplication.processEvents()
    second = sit_down()
    second.window.acts.library.trigger()
    QApplication.processEvents()
    for place in ("panel", "messages"):
        grown, made = getattr(first.window, place), getattr(second.window, place)
        assert sizes_in(grown) == sizes_in(made)
        assert grown.sizeHint() == made.sizeHint()
    libraries = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, LibraryWindow)]
    grown, made = (library for library in libraries if library.isVisible())
    made.resize(grown.size())
    first.qtbot.waitUntil(lambda: sorted(sizes_in(grown)) == sorted(sizes_in(made)))  # when both have read all games
    assert first.parts.history.comment.height() == second.parts.history.comment.height()


def test_the_bot_thinks_on_the_persons_time_where_that_is_wanted(
    person: Person, preferences: PreferencesDialog
) -> None:
    table = person.window.table
    assert table.bot.may_ponder is preferences.pondering.isChecked() is has_core_for_window()
    person.window.acts.analysis.trigger()
    assert not table.bot.may_ponder, "the analysis has the cores"
    person.window.acts.analysis.trigger()
    assert table.bot.may_ponder is has_core_for_window()
    preferences.pondering.setEnabled(True)
    preferences.pondering.setChecked(False)
    assert not table.bot.may_ponder


@pytest.mark.parametrize(
    ("cores", "said"),
    [
        (1, "one core, which the bot shares"),
        (2, "use 1 of 2 cores"),
        (4, "use 3 of 4 cores"),
        (64, "use 4 of 64 cores"),
    ],
)
def test_the_preferences_say_what_the_bot_uses(
    person: Person, monkeypatch: pytest.MonkeyPatch, cores: int, said: str
) -> None:
    monkeypatch.setattr(QThread, "idealThreadCount", lambda: cores)
    dialog = PreferencesDialog(person.window.settings, person.window)
    assert any(said in label.text() for label in dialog.findChildren(QLabel))
    assert dialog.pondering.isEnabled() is (cores > 1)
