"""The panel below the board: in small windows, with any type, what is there can be read and pressed as a whole."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QTabBar, QToolButton

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.view.window.main_window import MainWindow
from tests.model.seating import wait_until
from tests.record.reviews import reviewed
from tests.view.cut_texts import is_in_sight
from tests.view.hands import Person, SitDown
from tests.view.lesson_hands import page as lesson_page

WON_BY_BLACK = "b1 a2 b2 a3 b3 a4 b4 a5 b5 d1"
small = pytest.mark.parametrize("size", [QSize(784, 560), QSize(537, 900)], ids=["low", "narrow"])
every_type = pytest.mark.parametrize("percent", [100, 200])


def show(person: Person, size: QSize, percent: int = 100) -> MainWindow:
    person.window.settings.type_size = percent
    person.window.resize(size)
    for _ in range(3):
        QApplication.processEvents()
    return person.window


@small
@every_type
def test_titles_and_buttons_are_whole(person: Person, size: QSize, percent: int) -> None:
    show(person, size, percent)
    parts = person.parts
    for page in (parts.history, parts.analysis_page, parts.analysis.review_panel):
        parts.pages.show_page(page)
        QApplication.processEvents()
        tabs = parts.pages.tabs
        assert tabs.width() >= QTabBar.sizeHint(tabs).width()
        buttons = [one for one in parts.pages.findChildren(QAbstractButton) if one.isVisible() and one.text()]
        assert len(buttons) > 6
        for button in buttons:
            assert button.width() >= button.minimumSizeHint().width(), button.text()
        rows = sorted((one.geometry() for one in buttons if one.parent() is parts.pages), key=lambda rect: rect.x())
        assert not any(one.intersects(other) for one, other in pairwise(rows))


@small
def test_a_mistake_is_seen_with_what_was_better(person: Person, size: QSize) -> None:
    tree = reviewed("c3 b2 d4 a1 e1 a5 c4", "50 50 50 50 80 30 98 98", "c3 b2 d4 a1 c4 b3,c4,d2 c4 d1").tree
    person.table.put(tree)
    wait_until(lambda: person.table.game.tree is tree)
    window = show(person, size)
    window.acts.next_mistake.trigger()
    for _ in range(3):
        QApplication.processEvents()
    panel = person.parts.analysis.review_panel
    for part in (panel.judged.title, person.parts.analysis.graph):
        assert is_in_sight(part), part
    for row in (panel.judged.played, panel.judged.better):  # one scrolls to them where the reasons take the room
        for area in panel.findChildren(QScrollArea):
            area.ensureWidgetVisible(row)
        assert is_in_sight(row), row


def test_the_reasons_for_a_mistake_are_seen_with_large_type(person: Person) -> None:
    tree = reviewed("c3 b2 d4 a1 e1 a5 c4", "50 50 50 50 80 30 98 98", "c3 b2 d4 a1 c4 b3,c4,d2 c4 d1").tree
    person.table.put(tree)
    wait_until(lambda: person.table.game.tree is tree)
    window = show(person, QSize(1080, 720), 150)
    window.acts.next_mistake.trigger()
    panel = person.parts.analysis.review_panel
    wait_until(lambda: bool(panel.judged.words.text()))
    for _ in range(3):
        QApplication.processEvents()
    for part in (panel.mistakes, panel.judged.title, panel.judged.words, panel.judged.played):
        assert is_in_sight(part), part
    right = panel._columns.right
    assert right.indexOf(panel.accuracies) > right.indexOf(panel.judged)


def test_with_large_type_the_panel_is_beside_the_board_as_long_as_no_players_are(person: Person) -> None:
    window = show(person, QSize(1080, 690), 200)
    assert window.panel.y() > window.board.height()
    person.parts.learning_acts.lesson.trigger()
    show(person, QSize(1080, 690), 200)
    assert window.panel.x() > window.board.width()
    step = lesson_page(person)
    for part in (step.title, step.task, step.show_me, step.next, window.board):
        assert is_in_sight(part), part
    step.leave.trigger()
    show(person, QSize(1080, 690), 200)
    assert window.panel.y() > window.board.height()


@small
@every_type
def test_who_has_won_and_what_comes_next_are_seen(sit_down: SitDown, size: QSize, percent: int) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(0, "Ada"), Player(0, "Bo"))))
    person.play(WON_BY_BLACK)
    bar = show(person, size, percent).messages
    assert bar.is_end
    assert not bar.message.is_cut
    assert all(is_in_sight(button) and button.width() >= button.minimumSizeHint().width() for button in bar.buttons)


@pytest.mark.parametrize("size", [QSize(537, 700), QSize(800, 600)])
def test_the_card_at_the_end_has_as_much_room_below_its_buttons_as_above_its_heading(
    sit_down: SitDown, size: QSize
) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(0, "Ada"), Player(0, "Bo"))))
    person.play(WON_BY_BLACK)
    bar = show(person, size).messages
    assert bar.is_end
    lowest = max(button.mapTo(bar, button.rect().bottomLeft()).y() for button in bar.buttons)
    above, below = bar.message.mapTo(bar, QPoint(0, 0)).y(), bar.rect().bottom() - lowest
    assert abs(above - below) <= 2, (above, below)


@pytest.mark.parametrize("language", ["en", "de", "es", "hu"])
def test_all_menus_have_room_in_a_window_of_the_first_size(person: Person, language: str) -> None:
    person.window.settings.language = language
    bar = show(person, QSize(1080, 690), 200).menuBar()
    assert bar.rect().contains(bar.actionGeometry(bar.actions()[-1]))


def test_the_button_to_menus_without_room_is_seen(person: Person) -> None:
    person.window.settings.language = "hu"
    button = show(person, QSize(800, 600), 200).menuBar().findChild(QToolButton, "qt_menubar_ext_button")
    assert button is not None
    assert button.isVisible()
    picture = button.grab().toImage()
    assert len({picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}) > 1


def test_the_current_move_stays_in_sight(person: Person) -> None:
    person.play("a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3")
    for size, percent in ((QSize(1000, 760), 100), (QSize(1000, 760), 200), (QSize(800, 600), 100)):
        window = show(person, size, percent)
        rows = person.parts.history.list
        place = person.parts.history.model.places[window.game.node]
        assert rows.viewport().rect().contains(rows.visualRect(rows.model().index(*place))), (size, percent)


def turn_buttons(person: Person) -> list[QToolButton]:
    acts = person.window.acts
    buttons = {one.defaultAction(): one for one in person.parts.pages.findChildren(QToolButton)}
    return [buttons[action] for action in (acts.take_back, acts.hint, acts.resign)]


def test_words_come_back_to_the_buttons_of_a_turn(person: Person) -> None:
    """Change the language alone, while the window stays as it is."""
    window = person.window
    row = turn_buttons(person)
    size = QSize(640, 600)
    show(person, size)
    long = "Words that have no room on a button, however wide the window may be"
    names = [button.defaultAction().iconText() for button in row]
    row[0].defaultAction().setIconText(long)
    QApplication.sendEvent(person.parts.pages, QEvent(QEvent.Type.FontChange))
    QApplication.processEvents()
    assert [button.toolButtonStyle() for button in row] == 3 * [Qt.ToolButtonStyle.ToolButtonIconOnly]
    window.settings.language = "de"
    show(person, size)
    assert [button.text() for button in row] != names
    assert [button.toolButtonStyle() for button in row] == 3 * [Qt.ToolButtonStyle.ToolButtonTextOnly]


def test_a_window_is_never_too_small_to_play_in(person: Person) -> None:
    small = show(person, QSize(100, 100)).size()
    assert small.width() >= 480
    assert small.height() >= 480
    large = show(person, QSize(100, 100), 200).size()
    assert large.width() > small.width()
    assert large.height() > small.height()
    assert large.width() <= 800 - 16
    assert large.height() <= 600 - 48
    assert show(person, QSize(100, 100)).size() == small
