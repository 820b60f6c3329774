"""The look: themes, preferences, flipping, sizes, panels that come and go, names for those who cannot see."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QImage, QPixmap, QTextDocument, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollBar,
    QSpinBox,
    QTableView,
    QTextBrowser,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from escabel_gui.model.lens import Lens
from escabel_gui.model.players.player import Player
from escabel_gui.model.settings import ANIMATIONS, FAST
from escabel_gui.model.setup import Setup
from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.rules.contract import Ruleset
from escabel_gui.view.board.board_scene import FAST_MS
from escabel_gui.view.help.rules_window import RulesWindow
from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.look.icons import icon
from escabel_gui.view.look.style import SIGN_CONTRAST, TEXT_CONTRAST, contrast
from escabel_gui.view.look.style import colors_of as window_colors_of
from escabel_gui.view.look.themes import CONTRAST, MAPLE, SLATE, THEMES, Theme
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.playing.edge_names import EdgeNames
from escabel_gui.view.playing.first_steps import FirstSteps
from escabel_gui.view.window.preferences_dialog import PreferencesDialog
from escabel_gui.view.window.zen_note import ZenNote
from hands import Person, SitDown
from seating import wait_until

FRIENDS = Setup("escabel", 5, (Player(), Player()))

every_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)

LONG_SENTENCES = (
    "White climbed e4: it is White’s now and 2 high; you got e5. Your move.",
    "Looking back: Black to move. Another move replaces the one played.",
    "Swap sides, or just play on? A swap makes Black and this first move yours.",
)

MIDDLE = "b2 b3 b2-b3 d4 c3 c4"


def shades_in(picture: QImage) -> set[int]:
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
        assert len(shades_in(pictures[-1])) > 5
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
    moves = person.window.history.list
    before = moves.rowHeight(0), moves.columnWidth(0)
    preferences.type_size.setCurrentIndex(preferences.type_size.findData(200))
    QApplication.processEvents()
    assert moves.rowHeight(0) >= moves.fontMetrics().height() > before[0]
    assert moves.columnWidth(0) > before[1]
    preferences.type_size.setCurrentIndex(0)
    QApplication.processEvents()
    assert (moves.rowHeight(0), moves.columnWidth(0)) == before


@pytest.fixture
def usual_type(qapp: QApplication) -> Iterator[None]:
    """Whatever a test does to the type, the next one finds it as it is for everybody."""
    font = qapp.font()
    yield
    qapp.setFont(font)


def sizes_in(place: QWidget) -> list[tuple[str, int, int]]:
    """The height of the type of everything in a place, and of the icons of its buttons."""
    return [
        (type(widget).__name__, widget.fontMetrics().height(), widget.iconSize().height())
        if isinstance(widget, QAbstractButton | QTableView)
        else (type(widget).__name__, widget.fontMetrics().height(), 0)
        for widget in place.findChildren(QWidget)
    ]


@pytest.mark.usefixtures("usual_type")
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
    first.qtbot.waitUntil(lambda: sizes_in(grown) == sizes_in(made))  # when both have read all games
    assert first.window.history.comment.height() == second.window.history.comment.height()


def test_the_board_is_larger_without_coordinates(person: Person, preferences: PreferencesDialog) -> None:
    before = person.place("e1").x() - person.place("a1").x()
    preferences.coordinates.setChecked(False)
    QApplication.processEvents()
    assert person.place("e1").x() - person.place("a1").x() > before
    person.click("e5")
    assert person.moves == "e5"


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


def test_the_preferences_open_by_key(person: Person) -> None:
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().reject())  # type: ignore[union-attr]
    person.press("Ctrl+,")
    assert QApplication.activeModalWidget() is None


def test_the_lens_shows_where_the_board_is_contested(person: Person) -> None:
    person.play("b2 c2 c3 b3")
    numbers = person.table.game.rules.board.numbers
    assert person.window.acts.lens.isChecked()
    pairs = {(numbers["b2"], numbers["c3"], False), (numbers["c2"], numbers["b3"], False)}
    assert set(person.window.scene.lens.contested) == pairs
    person.press("L")
    assert person.window.scene.lens == Lens()
    person.press("L")
    assert set(person.window.scene.lens.contested) == pairs


def test_the_lens_shows_what_would_come_of_the_move_under_the_pointer(person: Person) -> None:
    person.play("b2 c2 c3")
    assert person.window.scene.lens.contested == ()
    person.hover("b3")
    assert len(person.window.scene.lens.contested) == 2
    person.hover("e5")
    assert person.window.scene.lens.contested == ()


def test_the_lens_is_on_until_one_has_finished_three_games_of_a_kind(person: Person) -> None:
    for _ in range(3):
        assert person.window.acts.lens.isChecked()
        person.play("a1 b1")
        person.table.resign()
        person.table.begin(FRIENDS)
        wait_until(lambda: not person.table.game.tree.root.children)
    assert not person.window.acts.lens.isChecked()
    assert person.window.scene.lens == Lens()
    person.table.begin(FRIENDS._replace(wire_name="quabble"))
    wait_until(lambda: person.table.game.rules.wire_name == "quabble")
    assert person.window.acts.lens.isChecked()


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


@pytest.mark.parametrize("size", [QSize(530, 520), QSize(640, 540), QSize(1400, 600), QSize(700, 1200)], ids=str)
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


# ---- the panel


def test_f9_hides_the_panel_and_it_stays_so_at_the_next_start(sit_down: SitDown) -> None:
    person = sit_down()
    person.window.resize(1000, 700)
    QApplication.processEvents()
    width = person.window.tabletop.width()
    person.press("F9")
    QApplication.processEvents()
    assert not person.window.panel.isVisible()
    assert person.window.tabletop.width() > width
    person.window.close()
    again = sit_down()
    assert not again.window.panel.isVisible()
    again.press("F9")
    assert again.window.panel.isVisible()


def test_a_bare_board_has_its_players_and_nothing_else(person: Person) -> None:
    window = person.window
    person.press("Z")
    for hidden in (window.panel, window.menuBar(), window.messages):
        assert not hidden.isVisible()
    assert window.tabletop.above.isVisible()
    person.click("c3")
    assert person.moves == "c3"
    person.press("Escape")
    for shown in (window.panel, window.menuBar(), window.messages):
        assert shown.isVisible()
    assert not window.acts.zen.isChecked()


@pytest.mark.parametrize("size", [QSize(1080, 780), QSize(950, 590), QSize(537, 700)], ids=str)
def test_a_bare_board_says_how_to_leave_it_and_then_nothing(person: Person, size: QSize) -> None:
    person.window.resize(size)
    QApplication.processEvents()
    person.press("Z")
    (note,) = person.window.findChildren(ZenNote)
    assert note.isVisible()
    assert "Escape" in note.text.text()
    assert person.window.tabletop.rect().contains(note.geometry())
    top = person.window.tabletop
    assert not any(note.geometry().intersects(part.geometry()) for part in (top.above, top.board, top.below))
    note.fading.setCurrentTime(note.fading.duration())
    assert not note.isVisible()
    person.press("Z")
    person.press("Z")
    assert note.isVisible()
    person.press("Escape")
    assert not note.isVisible()


def test_what_a_bare_board_asks_can_be_answered(person: Person) -> None:
    person.press("Z")
    person.click("c3")
    assert person.offered == ["Swap sides", "How fair is it?"]
    assert person.window.messages.isVisible()
    person.push(person.window.acts.swap)
    assert not person.window.messages.isVisible()


@pytest.mark.parametrize(("width", "is_below"), [(1080, False), (900, False), (899, True), (537, True)])
def test_the_panel_is_below_the_board_where_the_window_is_narrow(person: Person, width: int, is_below: bool) -> None:
    person.window.resize(width, 800)
    QApplication.processEvents()
    assert person.window.width() == width
    board, panel = person.window.tabletop.geometry(), person.window.panel.geometry()
    assert (panel.top() > board.bottom()) == is_below
    assert (panel.left() > board.right()) == (not is_below)


@pytest.mark.usefixtures("usual_type")
@pytest.mark.parametrize("size", [QSize(537, 700), QSize(800, 600), QSize(1080, 780), QSize(1920, 1080)], ids=str)
@pytest.mark.parametrize("game", ["escabel", "abande"])
@pytest.mark.parametrize("percent", [100, 200])
def test_board_people_and_sentence_are_all_seen_and_none_covers_another(
    sit_down: SitDown, size: QSize, game: str, percent: int
) -> None:
    person = sit_down(Setup(game, 7, (Player(), Player())))
    person.window.resize(size)
    person.window.settings.type_size = percent
    QApplication.processEvents()
    top = person.window.tabletop
    parts = [part.geometry() for part in (top.above, top.board, top.below, person.window.messages)]
    for number, part in enumerate(parts):
        assert top.rect().contains(part)
        assert not any(part.intersects(other) for other in parts[number + 1 :])
    assert top.board.height() >= 200 or (percent == 200 and top.board.height() >= 160)
    for sentence in LONG_SENTENCES:
        person.window.messages.say(sentence, [person.window.acts.last])
        person.window.messages.show_point("The chain runs from top to bottom, and from there it goes on.")
        texts = person.window.messages.message, person.window.messages.point
        assert not texts[0].is_cut, sentence
        assert not texts[1].is_cut or size.width() < 1000


def test_a_hidden_list_of_moves_comes_back_to_type_into(person: Person) -> None:
    person.press("F9")
    person.press("M")
    assert person.window.panel.isVisible()
    assert person.window.history.entry.hasFocus()


def test_a_hidden_comment_comes_back_to_be_written(person: Person) -> None:
    person.press("F9")
    person.press("Ctrl+M")
    assert person.window.history.comment.hasFocus()
    person.window.resize(600, 700)
    QApplication.processEvents()
    assert person.window.history.comment.isVisible()


# ---- the people at the board


def test_the_person_sits_below_and_both_turn_with_the_board(sit_down: SitDown) -> None:
    person = sit_down(Setup("escabel", 5, (Player(3), Player())))
    seats = person.window.players
    assert seats.below.seat is not None
    assert seats.above.seat is not None
    assert (seats.below.seat.name, seats.below.seat.details) == ("You", "White · left to right")
    assert (seats.above.seat.name, seats.above.seat.details) == ("Bot, level 3", "Casual · Black · top to bottom")
    person.press("Ctrl+F")
    assert seats.above.seat.name == "You"


def test_the_winners_card_says_so(person: Person) -> None:
    person.play("b1 a2 b2 a3 b3 a4 b4 a5 b5 d1")
    below, above = person.window.players.below.seat, person.window.players.above.seat
    assert below is not None
    assert above is not None
    assert (below.note, below.is_winner, above.is_winner) == ("Winner", True, False)
    assert person.window.messages.is_end
    assert person.about_point == "The chain runs from top to bottom."


# ---- the first games


def test_whose_edges_are_whose_is_written_on_them_until_somebody_has_won(person: Person) -> None:
    (names,) = person.window.findChildren(EdgeNames)
    assert names.texts == ["Black’s edge", "Black’s edge", "White’s edge", "White’s edge"]
    person.play("b1 a2 b2 a3 b3 a4 b4 a5 b5 d1")
    assert not isValid(names) or not names.isVisible()
    assert person.window.settings.has_won


@pytest.mark.usefixtures("usual_type")
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("height", [500, 780, 1080])
def test_the_first_steps_leave_the_field_for_moves_and_one_scroll_bar_at_most(
    sit_down: SitDown, height: int, percent: int
) -> None:
    person = sit_down()
    person.window.settings.type_size = percent
    person.window.resize(1080, height)
    person.play("a1 b2 a3 b4 a5 c1")
    QApplication.processEvents()
    panel, history = person.window.panel, person.window.history
    entry = history.entry
    assert panel.rect().contains(QRect(entry.mapTo(panel, QPoint()), entry.size()))
    assert entry.mapTo(history, QPoint()).y() + entry.height() >= history.height() - 2, "at the foot"
    bars = [bar for bar in panel.findChildren(QScrollBar) if bar.isVisible() and bar.maximum() > 0]
    assert len(bars) <= 1
    person.press("Ctrl+M")
    assert history.comment.hasFocus()
    assert history.comment.isVisible()
    person.press("M", person.board)
    (steps,) = person.window.findChildren(FirstSteps)
    steps.close_button.click()
    assert history.list.isVisible()
    assert history.comment.isVisible()


def test_the_first_steps_are_closed_for_good_by_one_click(sit_down: SitDown) -> None:
    person = sit_down()
    person.window.resize(1000, 700)
    (steps,) = person.window.findChildren(FirstSteps)
    assert steps.isVisible()
    assert "connect your two edges" in steps.goal.text()
    assert steps.heading.text() == "New to Escabel?"
    QTest.mouseClick(steps.close_button, Qt.MouseButton.LeftButton)
    assert not steps.isVisible()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    person.window.resize(600, 700)
    person.click("c3")
    assert person.moves == "c3"
    again = sit_down()
    assert again.window.findChildren(FirstSteps) == []
    again.table.begin(FRIENDS._replace(wire_name="abande", size=7))
    wait_until(lambda: bool(again.window.findChildren(FirstSteps)))
    assert again.window.findChildren(FirstSteps)[0].heading.text() == "New to Abande?"


# ---- contrast


@every_theme
def test_all_text_can_be_read_in_every_theme(theme: Theme) -> None:
    colors = window_colors_of(theme)
    for ground in (colors.window, colors.surface):
        for text in (colors.ink, colors.muted, colors.accent):
            assert contrast(text, ground) >= TEXT_CONTRAST
        assert contrast(colors.faint, ground) >= SIGN_CONTRAST
    assert contrast(colors.on_accent, colors.accent) >= TEXT_CONTRAST
    for text in (colors.ink, colors.muted, colors.accent):
        assert contrast(text, colors.tint) >= TEXT_CONTRAST


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
    rules = RulesWindow(person.window.settings)
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
    assert person.window.players.below.accessibleName() == "Black. top to bottom. to move"


# ---- the rules


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_every_page_of_rules_opens_with_its_diagrams(person: Person, ruleset: Ruleset) -> None:
    window = RulesWindow(person.window.settings)
    person.qtbot.addWidget(window)
    window.show_rules(ruleset.name)
    assert ruleset.title in window.windowTitle()
    assert window.page.toPlainText().startswith(ruleset.title)
    diagrams = re.findall('src="(diagram:.*?)"', window.page.toHtml())
    assert diagrams

    def is_painted(address: str) -> bool:
        url = QUrl(html.unescape(address))
        pixmap = window.page.document().resource(QTextDocument.ResourceType.ImageResource.value, url)
        return isinstance(pixmap, QPixmap) and len(shades_in(pixmap.toImage())) > 5

    person.qtbot.waitUntil(lambda: all(map(is_painted, diagrams)))


def test_f1_shows_the_rules_of_the_game_on_the_table(sit_down: SitDown) -> None:
    person = sit_down(Setup("abande", 7, (Player(), Player())))
    person.press("F1")
    (window,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, RulesWindow)]
    assert window.isVisible()
    assert window.windowTitle() == "Rules of Abande — Escabel"
    assert not window.windowIcon().isNull()
    person.click("d4")
    assert person.moves
    person.press("Escape", window.page)
    assert not window.isVisible()


def test_the_keyboard_scrolls_the_page_and_does_not_choose_another(person: Person) -> None:
    person.press("F1")
    (window,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, RulesWindow)]
    title = window.windowTitle()
    person.qtbot.waitUntil(window.isActiveWindow)
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_Down, Qt.Key.Key_E):
        QTest.keyClick(window.focusWidget(), key)
    assert window.windowTitle() == title
    assert window.page.verticalScrollBar().value() > 0
    window.choice.setCurrentIndex(window.choice.findData("qualos"))
    window.choice.setFocus()
    person.window.acts.rules.trigger()
    assert window.windowTitle() == title
    assert window.page.hasFocus()
    window.close()


def test_a_page_of_rules_follows_the_theme_and_stays_where_it_is(person: Person) -> None:
    person.press("F1")
    (window,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, RulesWindow)]
    QTest.keyClick(window.page, Qt.Key.Key_PageDown)
    place, before = window.page.verticalScrollBar().value(), window.page.grab().toImage()
    person.window.settings.theme = "night"
    QApplication.processEvents()
    assert window.page.verticalScrollBar().value() == place
    assert window.page.grab().toImage() != before
    window.close()


def test_a_page_of_rules_is_there_once_at_any_width(person: Person) -> None:
    """Where it is made again while it is made, all of it stands there twice."""
    window = RulesWindow(person.window.settings)
    person.qtbot.addWidget(window)
    window.show_rules("escabel")
    text = window.page.toPlainText()
    for width in range(548, 572, 2):
        window.resize(width, 800)
        QApplication.processEvents()
        assert window.page.toPlainText() == text


def test_before_and_after_stand_side_by_side(person: Person) -> None:
    window = RulesWindow(person.window.settings)
    person.qtbot.addWidget(window)
    window.show_rules("escabel")
    tables = [frame for frame in window.page.document().rootFrame().childFrames() if isinstance(frame, QTextTable)]
    captions = [[table.cellAt(1, column).firstCursorPosition().block().text() for column in (0, 1)] for table in tables]
    assert captions[0][0].startswith("Black is about to move")
    assert captions[0][1].startswith("Afterwards")


def test_icons_are_painted_on_nothing(qapp: object) -> None:
    image = icon("undo").pixmap(24, 24).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert any(image.pixelColor(x, y).alpha() > 100 for x in range(image.width()) for y in range(image.height()))
