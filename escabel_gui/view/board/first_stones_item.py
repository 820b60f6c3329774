"""Graphics item for first moves: Black's win rate on each point, or on the stone that can be swapped."""

from typing import Final

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from escabel_gui.record.opening_map import OpeningValue
from escabel_gui.record.piles import Pile
from escabel_gui.view.board.layer import FIRST_STONES, Layer
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.first_stone_signs import paint_first_stone
from escabel_gui.view.look.position import Look, top_of

ON_STONE: Final = 0.72  # how large a figure is on a stone


class FirstStonesItem(Layer):
    """Layer with figures for first moves, over what the pointer would place, so that they stay visible there."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, FIRST_STONES)
        self._piles: list[Pile] = []
        self._stones: dict[int, OpeningValue] = {}

    def show_stones(self, piles: list[Pile], stones: dict[int, OpeningValue]) -> None:
        if (piles, stones) != (self._piles, self._stones):
            self._piles, self._stones = piles, stones
            self.update()

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        geometry, theme = self._look
        for point, value in self._stones.items():
            pile = self._piles[point]
            radius = geometry.radius(point) * (ON_STONE if pile else 1.0)
            paint_first_stone(painter, top_of(geometry, point, pile), radius, value, theme)
