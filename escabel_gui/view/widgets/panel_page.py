"""Base class of the pages of the side panel."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class PanelPage(QWidget):
    """Stands beside the board, or below it, where there is less height."""

    def set_low(self, is_low: bool) -> None:
        """Choose the layout for much width and little height."""
