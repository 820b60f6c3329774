"""A field in which one of several things is chosen."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class ChoiceBox(QComboBox):
    """The wheel scrolls the page in which it stands, and changes no field that it passes."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
