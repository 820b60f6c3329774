"""The board and what stands round it: they fit into every window, either way round, with or without the panel."""

from typing import cast

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QBoxLayout, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.rules.contract import Ruleset
from escabel_gui.view.window import main_window
from escabel_gui.view.window.board_and_panel import BoardAndPanel
from escabel_gui.view.window.board_area import BoardArea
from escabel_gui.view.window.side_panel import SidePanel
from escabel_gui.view.window.zen_note import ZenNote
from tests.view.hands import Person, SitDown

LONG_SENTENCES = (
    "White climbed e4: it is White’s now and 2 high; you got e5. Your move.",
    "Looking back: Black to move. Another move replaces the one played.",
    "Swap sides, or just play on? A swap makes Black and this first move yours.",
)


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
    person = sit_down(GameSetup(ruleset.name, ruleset.sizes[-1], (Player(), Player())))
    person.window.resize(900, 700)
    QApplication.processEvents()
    board = person.table.game.rules.board
    view = person.board.viewport().rect()
    for point in range(int(board.points)):
        assert view.contains(person.board.position_of(point))
        assert person.board.point_under(person.board.position_of(point)) == point


@pytest.mark.parametrize("size", [QSize(537, 700), QSize(800, 600), QSize(1080, 780), QSize(1920, 1080)], ids=str)
@pytest.mark.parametrize("game", ["escabel", "abande"])
@pytest.mark.parametrize("percent", [100, 200])
def test_board_people_and_sentence_are_all_seen_and_none_covers_another(
    sit_down: SitDown, size: QSize, game: str, percent: int
) -> None:
    person = sit_down(GameSetup(game, 7, (Player(), Player())))
    person.window.resize(size)
    person.window.settings.type_size = percent
    QApplication.processEvents()
    top = person.window.board_area
    parts = [part.geometry() for part in (top.above, top.board, top.below, person.window.messages)]
    for number, part in enumerate(parts):
        assert top.rect().contains(part)
        assert not any(part.intersects(other) for other in parts[number + 1 :])
    assert top.board.height() >= 200 or (percent == 200 and top.board.height() >= 160)
    height = top.board.height()
    for sentence in LONG_SENTENCES:
        about = "The chain runs from top to bottom, and from there it goes on."
        person.window.messages.say(sentence, [person.window.acts.last], point=about)
        texts = person.window.messages.message, person.window.messages.point
        assert not texts[0].is_cut, sentence
        assert not texts[1].is_cut or size.width() < 1000
        assert percent > 100 or top.board.height() == height, "the board keeps its size while a game goes on"


def test_in_a_low_window_an_exercise_has_its_sentence_beside_the_board(person: Person) -> None:
    person.window.resize(784, 560)
    QApplication.processEvents()
    area = person.window.board_area
    area.show_cards(False)
    person.window.messages.say("Your move: you are Black.", [])
    board, sentence = area.board.geometry(), person.window.messages.geometry()
    assert sentence.left() > board.right()
    assert area.rect().contains(sentence)
    assert board.height() > 0.9 * area.height()


@pytest.mark.parametrize("size", [QSize(537, 700), QSize(784, 560), QSize(900, 600), QSize(1080, 745)], ids=str)
@pytest.mark.parametrize("is_end", [False, True])
def test_the_board_keeps_its_place_however_much_is_said(person: Person, size: QSize, is_end: bool) -> None:
    person.window.resize(size)
    QApplication.processEvents()
    board, messages = person.window.board_area.board, person.window.messages
    place = board.geometry()
    messages.say(" ".join(5 * LONG_SENTENCES), [person.window.acts.last, person.window.acts.hint], is_end)
    assert messages.message.is_cut
    person.window.board_area.arrange()
    assert board.geometry() == place


# ---- the panel


@pytest.mark.parametrize(("width", "is_below"), [(1080, False), (800, False), (799, True), (537, True)])
def test_the_panel_is_below_the_board_where_the_window_is_narrow(person: Person, width: int, is_below: bool) -> None:
    person.window.resize(width, 800)
    QApplication.processEvents()
    assert person.window.width() == width
    board, panel = person.window.board_area.geometry(), person.window.panel.geometry()
    assert (panel.top() > board.bottom()) == is_below
    assert (panel.left() > board.right()) == (not is_below)


def test_on_a_very_low_screen_the_panel_is_beside_the_board_with_whole_buttons(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main_window, "screen_room", lambda _window: QSize(667, 336))  # 1366×768 at 200 percent
    person = sit_down()
    QApplication.processEvents()
    panel = person.window.panel
    assert panel.geometry().left() > person.window.board_area.geometry().right()
    for button in panel.findChildren(QAbstractButton):
        assert not button.isVisible() or button.visibleRegion().boundingRect().height() >= 24, button.text()


def test_the_first_picture_has_the_panel_where_it_stays(qtbot: QtBot) -> None:
    """Fail if the type of the settings lets it go below the board before the window has laid anything out."""
    window = QMainWindow()
    qtbot.addWidget(window)
    contents = BoardAndPanel(cast(BoardArea, QWidget()), SidePanel())
    window.setCentralWidget(contents)
    window.resize(1400, 800)
    contents.arrange(window.width())
    font = contents.font()
    font.setPointSizeF(1.25 * font.pointSizeF())
    contents.setFont(font)
    layout = contents.layout()
    assert isinstance(layout, QBoxLayout)
    assert layout.direction() == QBoxLayout.Direction.LeftToRight


def test_with_large_type_the_panel_leaves_the_board_most_of_the_width(person: Person) -> None:
    person.window.resize(1024, 640)
    QApplication.processEvents()
    height = person.window.board_area.board.height()
    person.window.settings.type_size = 150
    QApplication.processEvents()
    assert person.window.board_area.board.height() > 0.8 * height


def test_f9_hides_the_panel_and_it_stays_so_at_the_next_start(sit_down: SitDown) -> None:
    person = sit_down()
    person.window.resize(1000, 700)
    QApplication.processEvents()
    width = person.window.board_area.width()
    person.press("F9")
    QApplication.processEvents()
    assert not person.window.panel.isVisible()
    assert person.window.board_area.width() > width
    person.window.close()
    again = sit_down()
    assert not again.window.panel.isVisible()
    again.press("F9")
    assert again.window.panel.isVisible()


def test_a_hidden_list_of_moves_comes_back_to_type_into(person: Person) -> None:
    person.press("F9", "M")
    assert person.window.panel.isVisible()
    assert person.parts.history.entry.hasFocus()


def test_a_hidden_comment_comes_back_to_be_written(person: Person) -> None:
    person.press("F9", "Ctrl+M")
    assert person.parts.history.comment.hasFocus()
    person.window.resize(600, 700)
    QApplication.processEvents()
    assert person.parts.history.comment.isVisible()


# ---- the bare board


def test_a_bare_board_has_its_players_and_nothing_else(person: Person) -> None:
    window = person.window
    person.press("Z")
    for hidden in (window.panel, window.menuBar(), window.messages):
        assert not hidden.isVisible()
    assert window.board_area.above.isVisible()
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
    assert person.window.board_area.rect().contains(note.geometry())
    top = person.window.board_area
    assert not any(note.geometry().intersects(part.geometry()) for part in (top.above, top.board, top.below))
    note.fading.setCurrentTime(note.fading.duration())
    assert not note.isVisible()
    person.press("Z", "Z")
    assert note.isVisible()
    person.press("Escape")
    assert not note.isVisible()


def test_the_note_of_a_bare_board_covers_nothing_at_the_end_of_a_game(person: Person) -> None:
    person.play("b1 a2 b2 a3 b3 a4 b4 a5 b5 d1")
    person.press("Z")
    (note,) = person.window.findChildren(ZenNote)
    area = person.window.board_area
    parts = (area.above, area.board, area.below, person.window.messages)
    assert all(part.isVisible() for part in (note, *parts))
    assert area.rect().contains(note.geometry())
    assert not any(note.geometry().intersects(part.geometry()) for part in parts)


def test_what_a_bare_board_asks_can_be_answered(person: Person) -> None:
    person.press("Z")
    person.click("c3")
    assert person.offered == ["Swap sides", "Show fairness"]
    assert person.window.messages.isVisible()
    person.push(person.window.acts.swap)
    assert not person.window.messages.isVisible()
