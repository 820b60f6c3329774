"""The look: themes, preferences, flipping, sizes, panels that come and go, names for those who cannot see."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QImage, QPixmap, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
    QTextBrowser,
    QToolButton,
    QWidget,
)

from escabel_gui.model.players.player import Player
from escabel_gui.model.setup import Setup
from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.rules.game import Ruleset
from escabel_gui.view.help.rules_window import RulesWindow
from escabel_gui.view.look.icons import icon
from escabel_gui.view.look.themes import CONTRAST, MAPLE, SLATE, THEMES, Theme
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.window.preferences_dialog import PreferencesDialog
from hands import Person, SitDown

every_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)

MIDDLE = "b2 b3 b2-b3 d4 c3 c4"


def colors_of(picture: QImage) -> set[int]:
    """The colors of every third pixel."""
    return {picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)}


def lightness(person: Person, name: str) -> int:
    """How light (0 to 255) it is on a point, beside its numeral and its lines."""
    return person.picture().pixelColor(person.place(name) + QPoint(12, 12)).lightness()


# ---- themes


@every_theme
def test_every_theme_tells_the_pieces_and_the_board_apart(person: Person, theme: Theme) -> None:
    person.play("b2 d4")
    person.window.settings.theme = theme.key
    person.hover("e1")
    black, white, empty = (lightness(person, name) for name in ("b2", "d4", "a5"))
    assert black < 90
    assert white > 200
    assert abs(black - white) > 120
    assert abs(black - empty) > 30
    assert person.picture().pixelColor(2, 2).name() == theme.table


def test_all_themes_look_different(person: Person) -> None:
    person.play(MIDDLE)
    pictures = []
    for theme in THEMES:
        person.window.settings.theme = theme.key
        pictures.append(person.picture())
        assert len(colors_of(pictures[-1])) > 5
    for number, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[number + 1 :])


def test_a_theme_is_chosen_in_the_menu(person: Person) -> None:
    entry = next(action for action in person.window.findChildren(QAction) if action.data() == "night")
    entry.trigger()
    assert person.window.settings.theme == "night"
    assert person.window.scene.theme.key == "night"
    assert entry.isChecked()


@pytest.fixture
def preferences(person: Person) -> Iterator[PreferencesDialog]:
    dialog = PreferencesDialog(person.window.settings, person.window)
    dialog.show()
    yield dialog
    dialog.close()


def choose(box: QComboBox, key: str) -> None:
    box.setCurrentIndex(box.findData(key))


def test_preferences_take_effect_at_once(person: Person, preferences: PreferencesDialog) -> None:
    before = person.picture()
    choose(preferences.theme, "contrast")
    assert person.window.scene.theme is CONTRAST
    assert person.picture() != before
    preferences.animated.setChecked(True)
    assert person.window.scene.is_animated
    preferences.links.setChecked(True)
    assert person.window.settings.shows_links
    assert person.window.acts.links.isChecked()


def test_a_dark_window_gets_a_dark_board_and_light_icons(person: Person, preferences: PreferencesDialog) -> None:
    buttons = person.window.players.findChildren(QToolButton)
    button = next(button for button in buttons if button.defaultAction() is person.window.acts.flip)
    assert button.grab().toImage().pixelColor(2, 2).lightness() > 128
    choose(preferences.appearance, "dark")
    QApplication.processEvents()
    assert person.window.scene.theme is SLATE
    assert person.window.palette().window().color().lightness() < 128
    picture = button.grab().toImage()
    pixels = {picture.pixelColor(x, y).lightness() for x in range(24) for y in range(picture.height())}
    assert min(pixels) < 100
    assert max(pixels) > 200
    choose(preferences.appearance, "light")
    QApplication.processEvents()
    assert person.window.scene.theme is MAPLE
    assert person.window.palette().window().color().lightness() > 128


def test_the_preferences_open_by_key(person: Person) -> None:
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().reject())  # type: ignore[union-attr]
    person.press("Ctrl+,")
    assert QApplication.activeModalWidget() is None


def test_connections_are_shown_where_the_board_is_contested(person: Person) -> None:
    person.play("b2 c2 c3 b3")
    assert person.window.scene.marks.links == ()
    person.press("L")
    assert len(person.window.scene.marks.links) == len(person.table.game.contested_links()) > 0
    person.press("L")
    assert person.window.scene.marks.links == ()


# ---- flipping and sizes


def test_flipping_turns_the_board_and_clicks_follow(person: Person) -> None:
    assert person.place("a1").x() < person.place("e5").x()
    person.press("Ctrl+F")
    assert person.window.scene.is_flipped
    assert person.place("a1").x() > person.place("e5").x()
    assert person.place("a1").y() < person.place("e5").y()
    person.click("b1")
    assert person.moves == "b1"
    assert person.piles == {"b1": "b"}
    person.press("Ctrl+F")
    assert not person.window.scene.is_flipped


@pytest.mark.parametrize("size", [QSize(420, 420), QSize(640, 480), QSize(1400, 600), QSize(700, 1200)], ids=str)
def test_the_board_always_fits(person: Person, size: QSize) -> None:
    person.window.resize(size)
    QApplication.processEvents()
    view = person.board.viewport().rect()
    for name in ("a1", "a5", "e1", "e5"):
        assert view.contains(person.place(name))
    bounds = person.board.mapFromScene(person.window.scene.geometry.bounds()).boundingRect()
    assert view.adjusted(-2, -2, 2, 2).contains(bounds)
    assert max(bounds.width() / view.width(), bounds.height() / view.height()) > 0.95
    person.click("e5")
    assert person.moves == "e5"


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_the_largest_board_of_every_game_fits_and_can_be_hit(sit_down: SitDown, ruleset: Ruleset) -> None:
    person = sit_down(Setup(ruleset.name, ruleset.sizes[-1], (Player(), Player())))
    person.window.resize(900, 700)
    QApplication.processEvents()
    board = person.table.game.rules.board
    view = person.board.viewport().rect()
    for point in range(int(board.points)):
        assert view.contains(person.board.position_of(point))
        assert person.board.point_under(person.board.position_of(point)) == point


# ---- panels


def docks(person: Person) -> list[QDockWidget]:
    names = ("players", "moves", "analysis", "review")
    return [dock for name in names for dock in person.window.findChildren(QDockWidget, name)]


def test_panels_can_be_hidden_and_come_back(person: Person) -> None:
    width = person.board.width()
    for dock in docks(person):
        dock.toggleViewAction().trigger()
        assert not dock.isVisible()
    QApplication.processEvents()
    assert person.board.width() > width
    for dock in docks(person):
        dock.toggleViewAction().trigger()
        assert dock.isVisible()


def test_panels_are_where_one_left_them_after_a_start(sit_down: SitDown) -> None:
    person = sit_down()
    players, moves, *_ = docks(person)
    person.window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, players)
    moves.hide()
    person.window.close()
    again = sit_down()
    players, moves, *_ = docks(again)
    assert again.window.dockWidgetArea(players) == Qt.DockWidgetArea.LeftDockWidgetArea
    assert not moves.isVisible()


def test_a_hidden_list_of_moves_comes_back_to_type_into(person: Person) -> None:
    moves = docks(person)[1]
    moves.hide()
    person.press("M")
    assert moves.isVisible()
    assert person.window.history.entry.hasFocus()


# ---- names for those who cannot see


FIELDS = (QLineEdit, QComboBox, QSpinBox, QListWidget, QTextBrowser)


def parts(place: QWidget, *kinds: type[QWidget]) -> list[QWidget]:
    """The widgets of these kinds in a window that are no parts of a field."""
    return [
        widget
        for widget in place.findChildren(QWidget)
        if isinstance(widget, kinds) and not isinstance(widget.parent(), FIELDS)
    ]


@pytest.fixture
def places(person: Person) -> list[QWidget]:
    """The windows in which one types and chooses."""
    rules = RulesWindow(MAPLE)
    person.qtbot.addWidget(rules)
    window = person.window
    return [window, NewGameDialog(Setup(), MAPLE, window), PreferencesDialog(window.settings, window), rules]


def test_every_field_has_a_name(places: list[QWidget]) -> None:
    for place in places:
        for field in parts(place, *FIELDS):
            labels = [label.text() for label in place.findChildren(QLabel) if label.buddy() is field]
            assert field.accessibleName() or labels, (type(place).__name__, type(field).__name__)


def test_every_button_has_a_name(places: list[QWidget]) -> None:
    for place in places:
        for button in parts(place, QToolButton, QPushButton):
            assert isinstance(button, QAbstractButton)
            is_ours = not button.objectName().startswith("qt_")
            assert not is_ours or button.text() or button.accessibleName(), type(place).__name__


def test_the_board_and_the_players_have_names(person: Person) -> None:
    assert person.board.accessibleName() == "Board"
    cards = [card.accessibleName() for card in person.window.players.findChildren(QWidget)]
    assert any(name.startswith("Black: Black. Black · to move") for name in cards)


# ---- the rules


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_every_page_of_rules_opens_with_its_diagrams(person: Person, ruleset: Ruleset) -> None:
    window = RulesWindow(MAPLE)
    person.qtbot.addWidget(window)
    window.show_rules(ruleset.name)
    assert ruleset.title in window.windowTitle()
    assert window.page.toPlainText().startswith(ruleset.title)
    diagrams = re.findall('src="(diagram:.*?)"', window.page.toHtml())
    assert diagrams
    for address in diagrams:
        pixmap = window.page.loadResource(QTextDocument.ResourceType.ImageResource.value, html.unescape(address))
        assert isinstance(pixmap, QPixmap)
        assert len(colors_of(pixmap.toImage())) > 5


def test_f1_shows_the_rules_of_the_game_on_the_table(sit_down: SitDown) -> None:
    person = sit_down(Setup("abande", 7, (Player(), Player())))
    person.press("F1")
    (window,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, RulesWindow)]
    assert window.isVisible()
    assert window.windowTitle() == "Rules of Abande"
    person.click("d4")
    assert person.moves
    person.press("Escape", window.page)
    assert not window.isVisible()


def test_icons_are_painted_on_nothing(qapp: object) -> None:
    image = icon("undo").pixmap(24, 24).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert any(image.pixelColor(x, y).alpha() > 100 for x in range(image.width()) for y in range(image.height()))
