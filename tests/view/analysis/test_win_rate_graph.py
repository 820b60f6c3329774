"""The graph of a review: what is drawn in it can be read, and a click in it goes there."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.view.look.colors import TEXT_CONTRAST, contrast
from escabel_gui.view.look.themes import THEMES, Theme
from tests.view.hands import Person, SitDown
from tests.view.judged_game import mistakes

LEFT = Qt.MouseButton.LeftButton


def test_a_click_on_the_graph_goes_there_and_dragging_goes_on(reviewed: Person) -> None:
    graph = reviewed.parts.analysis.graph
    middle = graph.height() // 2
    QTest.mousePress(graph, LEFT, pos=QPoint(round(graph.x_of(2)), middle))
    assert reviewed.moves == "c3 d5"
    QTest.mouseMove(graph, QPoint(round(graph.x_of(4)), middle))
    QApplication.processEvents()
    QTest.mouseRelease(graph, LEFT, pos=QPoint(round(graph.x_of(4)), middle))
    assert graph.ply_at(graph.x_of(4)) == 4


def test_the_graph_tells_about_the_ply_under_the_pointer(reviewed: Person) -> None:
    graph = reviewed.parts.analysis.graph
    assert graph.text_at(0) == "Start, Black wins 50% of the games"
    assert graph.text_at(3) == "2. d2, Black wins 35% of the games"


def test_points_are_in_the_graph_where_they_are_counted(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("abande", 7, (Player(), Player())))
    person.play("d4 d5 e4")
    assert person.parts.analysis.graph.text_at(3) == "2. e4, Black leads by 1"


def test_another_game_takes_the_graph_away(reviewed: Person) -> None:
    assert not reviewed.parts.analysis.graph.isHidden()
    reviewed.table.begin(GameSetup("escabel", 4, (Player(), Player())))
    assert reviewed.parts.analysis.graph.isHidden()
    assert mistakes(reviewed) == []


def test_the_graph_says_what_is_drawn_in_it(reviewed: Person) -> None:
    graph = reviewed.parts.analysis.graph
    assert [text for _, text in graph.legend] == ["Black wins", "mistake", "blunder"]


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_the_labels_of_the_graph_can_be_read(reviewed: Person, theme: Theme) -> None:
    reviewed.window.settings.theme = theme.key
    graph = reviewed.parts.analysis.graph
    picture = graph.grab().toImage()
    ground = picture.pixelColor(0, 0).name()
    labels = range(int(graph.x_of(0) * picture.devicePixelRatio()) - 8)
    inks = {picture.pixelColor(x, y).name() for x in labels for y in range(picture.height())}
    assert max(contrast(ink, ground) for ink in inks) >= TEXT_CONTRAST


def test_the_graph_is_as_sharp_as_the_screen_to_which_the_window_came(
    reviewed: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    graph = reviewed.parts.analysis.graph
    graph.grab()
    monkeypatch.setattr(graph, "devicePixelRatioF", lambda: 2.0)
    graph.grab()
    assert graph._picture is not None
    assert graph._picture.width() == 2 * graph.width()
