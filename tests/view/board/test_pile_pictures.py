"""Piles that look alike are painted once, and lie where they should."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.board import pile_pictures
from escabel_gui.view.board.pictures import PHASES, picture
from escabel_gui.view.board.pile_pictures import draw_pile
from escabel_gui.view.look.painting import paint_pile
from escabel_gui.view.look.themes import MAPLE
from tests.view.hands import Person

THEME = MAPLE
SIDE = 60
RADIUS = 40.0
PILE = (BLACK, WHITE, BLACK)


def test_many_pieces_of_one_kind_are_painted_few_times(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[tuple[int, ...]] = []
    on_board = person.window.scene.geometry.radius(0)

    def paint(
        painter: QPainter, center: QPointF, radius: float, pile: tuple[int, ...], theme: object, lay_disc: object
    ) -> None:
        if radius == on_board:  # and not at the names of the players
            painted.append(pile)

    picture.cache_clear()
    monkeypatch.setattr(pile_pictures, "paint_pile", paint)
    person.play("a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 e3")
    person.window.board.viewport().grab()
    picture.cache_clear()
    assert set(painted) == {(BLACK,), (WHITE,)}
    assert len(painted) <= 2 * PHASES**2


def test_piles_are_laid_of_few_discs(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[int] = []

    def paint(painter: QPainter, center: QPointF, radius: float, color: int, theme: object) -> None:
        painted.append(color)

    picture.cache_clear()
    monkeypatch.setattr(pile_pictures, "paint_disc", paint)
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    for pile in product((BLACK, WHITE), repeat=5):
        draw_pile(painter, QPointF(SIDE / 2, SIDE / 2), RADIUS, pile, THEME)
    painter.end()
    picture.cache_clear()
    assert set(painted) == {BLACK, WHITE}
    assert len(painted) <= 2 * 5  # a color at a height


def middle(image: QImage) -> tuple[float, float]:
    """Return the center of mass of what is painted."""
    weights = {(x, y): image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height())}
    total = sum(weights.values())
    return sum(x * weight for (x, _), weight in weights.items()) / total, sum(
        y * weight for (_, y), weight in weights.items()
    ) / total


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("at", [(14.0, 17.0), (14.3, 17.8), (13.74, 16.26)])
def test_a_picture_lies_where_the_pile_would(qtbot: QtBot, at: tuple[float, float], ratio: float) -> None:
    places = []
    for is_picture in (True, False):
        image = QImage(round(SIDE * ratio), round(SIDE * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(*at)
        painter.scale(0.2, 0.2)
        if is_picture:
            draw_pile(painter, QPointF(), RADIUS, PILE, THEME)
        else:
            paint_pile(painter, QPointF(), RADIUS, PILE, THEME)
        painter.end()
        places.append(middle(image))
    assert places[0] == pytest.approx(places[1], abs=0.5 / PHASES + 0.05)


class Painted(QWidget):
    """Widget with a pile in its middle."""

    def __init__(self, parent: QWidget, is_picture: bool) -> None:
        super().__init__(parent)
        self._draw = draw_pile if is_picture else paint_pile

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._draw(painter, QPointF(SIDE / 2, SIDE / 2), RADIUS / 5, PILE, THEME)
        painter.end()


def test_a_picture_lies_where_the_pile_would_in_a_widget_inside_a_window(qtbot: QtBot) -> None:
    places = []
    for is_picture in (True, False):
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(3 * SIDE, 3 * SIDE)
        Painted(window, is_picture).setGeometry(SIDE, SIDE // 2, SIDE, SIDE)
        image = QImage(window.size(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        window.render(image, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
        places.append(middle(image))
    assert places[0] == pytest.approx(places[1], abs=0.5 / PHASES + 0.05)
