"""What helps in the first games, until it is not needed any more."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollBar
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.view.history.move_entry import notation_examples
from escabel_gui.view.playing.edge_labels import EdgeLabels
from escabel_gui.view.playing.onboarding_card import OnboardingCard
from escabel_gui.view.window import main_window
from escabel_gui.view.window.preferences_dialog import PreferencesDialog
from tests.model.seating import wait_until
from tests.rules.tiny_race import TINY_RACE
from tests.view.hands import Person, SitDown

FRIENDS = GameSetup("escabel", 5, (Player(), Player()))
SMALL_SIZES = (QSize(784, 560), QSize(537, 540), QSize(537, 700))  # of the window, without its frame


def test_whose_edges_are_whose_is_written_on_them_until_somebody_has_won(person: Person) -> None:
    (names,) = person.window.findChildren(EdgeLabels)
    assert names.isVisible()
    assert names.texts == ["Black’s edge", "Black’s edge", "White’s edge", "White’s edge"]
    person.play("b1 a2 b2 a3 b3 a4 b4 a5 b5 d1")
    assert not names.isVisible()
    assert person.window.settings.has_won


def test_whose_edges_are_whose_is_written_on_them_again_after_a_swap_and_when_it_is_wanted(person: Person) -> None:
    person.window.settings.has_won = True
    (names,) = person.window.findChildren(EdgeLabels)
    person.play("c3")
    assert not names.isVisible()
    person.play("swap")
    assert names.isVisible()
    person.table.begin(FRIENDS)
    wait_until(lambda: not names.isVisible())
    dialog = PreferencesDialog(person.window.settings, person.window)
    dialog.edges.click()
    assert names.isVisible()
    dialog.edges.click()
    assert not names.isVisible()
    dialog.deleteLater()


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
    panel, history = person.window.panel, person.parts.history
    entry = history.entry
    assert panel.rect().contains(QRect(entry.mapTo(panel, QPoint()), entry.size()))
    if history.isAncestorOf(entry):  # in a low window, the fields stand beside the list
        assert entry.mapTo(history, QPoint()).y() + entry.height() >= history.height() - 2, "at the foot"
    bars = [bar for bar in panel.findChildren(QScrollBar) if bar.isVisible() and bar.maximum() > 0]
    assert len(bars) <= 1
    person.press("Ctrl+M")
    assert history.comment.hasFocus()
    assert history.comment.isVisible()
    person.press("M", widget=person.board)
    (steps,) = person.window.findChildren(OnboardingCard)
    steps.close_button.click()
    assert history.list.isVisible()
    assert history.comment.isVisible()


def test_the_first_steps_are_read_whole_when_the_window_opens(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main_window, "screen_room", lambda _window: QSize(1366, 740))
    person = sit_down(GameSetup("escabel", 9, (Player(), Player())))
    QApplication.processEvents()
    (steps,) = person.window.findChildren(OnboardingCard)
    assert steps.isVisible()
    assert steps.height() == steps.heightForWidth(steps.width())
    assert steps.goal.height() == steps.goal.heightForWidth(steps.goal.width())


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("percent", [150, 200])
def test_the_buttons_of_the_first_steps_are_seen_whole(sit_down: SitDown, language: str, percent: int) -> None:
    person = sit_down(GameSetup("escabel", 9, (Player(), Player())))
    person.window.settings.language = language
    person.window.settings.type_size = percent
    for height in range(680, 800, 20):
        person.window.resize(1080, height)
        QApplication.processEvents()
        (steps,) = person.window.findChildren(OnboardingCard)
        for button in (steps.lesson_button, steps.close_button):
            assert not button.isVisible() or button.visibleRegion().boundingRect() == button.rect(), height


@pytest.mark.parametrize("language", ["en", "de", "es", "hu"])
@pytest.mark.parametrize("percent", [100, 125, 200])
def test_a_small_window_offers_the_lesson_until_there_are_moves(sit_down: SitDown, percent: int, language: str) -> None:
    person = sit_down(GameSetup("escabel", 9, (Player(), Player())))
    person.window.settings.language = language
    person.window.settings.type_size = percent
    (steps,) = person.window.findChildren(OnboardingCard)
    for size in SMALL_SIZES:
        person.window.resize(size)
        for _ in range(3):
            QApplication.processEvents()
        assert steps.isVisible() or percent > 100 or size.width() < 784, size
        for button in (steps.lesson_button, steps.close_button):
            assert not button.isVisible() or button.visibleRegion().boundingRect() == button.rect(), size
    person.play("a1")
    for size in SMALL_SIZES:
        person.window.resize(size)
        QApplication.processEvents()
        assert not steps.isVisible(), size
        assert person.parts.history.list.isVisible(), size


@pytest.mark.parametrize("height", [600, 780, 1080])
def test_moves_are_listed_from_the_first_on(sit_down: SitDown, height: int) -> None:
    person = sit_down(GameSetup("fast-conquare", 3, (Player(), Player())))
    person.window.resize(900, height)
    QApplication.processEvents()
    (steps,) = person.window.findChildren(OnboardingCard)
    assert steps.isVisible()
    person.play("e5")
    QApplication.processEvents()
    assert person.parts.history.list.isVisible()


def test_a_game_that_is_new_is_introduced_whatever_page_is_open(sit_down: SitDown) -> None:
    person = sit_down()
    person.press("Shift+G")
    assert not person.parts.history.isVisible()
    person.table.begin(FRIENDS._replace(wire_name="abande", size=7))
    wait_until(person.parts.history.isVisible)
    (steps,) = person.window.findChildren(OnboardingCard)
    assert steps.heading.text() == "New to Abande?"
    steps.close_button.click()
    person.press("Shift+G")
    person.table.begin(person.table.setup)
    assert not person.parts.history.isVisible()


@pytest.mark.parametrize(
    ("game", "size", "has_steps"), [("escabel", 5, True), ("abande", 7, True), ("conquare", 4, False)]
)
def test_nobody_is_told_to_move_pieces_where_none_can(sit_down: SitDown, game: str, size: int, has_steps: bool) -> None:
    person = sit_down()
    person.table.begin(FRIENDS._replace(wire_name=game, size=size))
    wait_until(lambda: person.table.game.rules.wire_name == game)
    (steps,) = person.window.findChildren(OnboardingCard)
    told = " ".join(label.text() for label in steps.findChildren(QLabel))
    assert ("drag one of your pieces" in told) == has_steps
    assert ("d4-d5" in person.parts.history.entry.placeholderText()) == has_steps


def test_moves_are_written_as_the_game_on_this_board_has_them() -> None:
    assert notation_examples(make_rules("escabel", 9), has_steps=True) == ["d4", "d4-d5"]
    assert notation_examples(make_rules("escabel", 3), has_steps=True) == ["b2", "b2-b3"], "there is no d4"
    assert notation_examples(make_rules("abande", 7), has_steps=True) == ["d4", "d4-d5"]
    assert notation_examples(make_rules("qualos", 9), has_steps=False) == ["d4"]
    assert notation_examples(make_rules("fast-conquare", 3), has_steps=False) == ["e5"], (
        "d4 is a space, which nobody takes"
    )
    full = make_rules("escabel:setup=checkered-black", 8)
    assert notation_examples(full, has_steps=True) == ["d4-d5"], "pieces only move"


def test_the_first_steps_are_closed_for_good_by_one_click(sit_down: SitDown) -> None:
    person = sit_down()
    person.window.resize(1000, 700)
    (steps,) = person.window.findChildren(OnboardingCard)
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
    assert again.window.findChildren(OnboardingCard) == []
    again.table.begin(FRIENDS._replace(wire_name="abande", size=7))
    wait_until(lambda: bool(again.window.findChildren(OnboardingCard)))
    assert again.window.findChildren(OnboardingCard)[0].heading.text() == "New to Abande?"


def test_a_game_that_is_not_released_is_introduced_without_a_lesson(qtbot: QtBot) -> None:
    card = OnboardingCard(QAction())
    qtbot.addWidget(card)
    card.show_game(TINY_RACE, make_rules("escabel").start())  # the race cannot be made beside compiled games
    assert card.lesson_button.isHidden()
    told = " ".join(label.text() for label in card.findChildren(QLabel))
    assert "Click a piece, then where it goes. Click or drag one of your pieces" in told


def test_on_a_full_board_no_empty_point_is_spoken_of(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel:setup=checkered-black", 5, (Player(), Player())))
    how = "Click or drag one of your pieces to see where it can go."
    assert person.message == f"Black begins. {how} F1 shows the rules."
    (card,) = person.window.findChildren(OnboardingCard)
    assert how in [label.text() for label in card.findChildren(QLabel)]
