"""A field in which one of several things is chosen."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox

from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import STEP


class ChoiceBox(QComboBox):
    """Field of choices. The wheel scrolls the page in which it stands, and changes no field that it passes."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(STEP, 0)  # Qt measures the ink of the longest text, and cuts its last pixel
