"""Stacking order of the board's layers, and the base class of items that cover the whole board."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.position import Look

# From the bottom up. Between stacks and analysis there is room for all rows of stacks.
BOARD: Final = 0
CHAIN: Final = 5
STACKS: Final = 10
ANALYSIS: Final = 30
MARKS: Final = 40
OVERLAY: Final = 41
HINTS: Final = 42
FIRST_STONES: Final = 43
FLIGHTS: Final = 60
REFUSAL: Final = 70


class Layer(QGraphicsItem):
    """An item as large as the board, at its height among the others."""

    def __init__(self, look: Look, height: int) -> None:
        super().__init__()
        self._look = look
        self.setZValue(height)

    @guarded(QRectF)
    def boundingRect(self) -> QRectF:
        return self._look.geometry.bounds()
