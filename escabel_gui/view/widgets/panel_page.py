"""What the pages of the side panel have in common."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class PanelPage(QWidget):
    """Stands beside the board, or below it, where there is less height."""

    def set_low(self, is_low: bool) -> None:
        """Whether there is much width and little height."""
