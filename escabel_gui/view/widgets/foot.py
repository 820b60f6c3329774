"""The foot of a window, where messages stand."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class Foot(QWidget):
    """Two lines high, whatever they say, so that nothing above them ever jumps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(2 * self.fontMetrics().height() + 24)
