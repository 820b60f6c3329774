"""Base class of the pages of the side panel."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtWidgets import QWidget


class PanelPage(QWidget):
    """Stands beside the board, or below it, where there is less height."""

    scrolls: ClassVar[bool] = False  # what is too high in it, by itself

    def set_low(self, is_low: bool) -> None:
        """Choose the layout for much width and little height."""
