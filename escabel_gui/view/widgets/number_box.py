"""A field for a whole number."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSpinBox

from escabel_gui.view.look.style import STEP


class NumberBox(QSpinBox):
    """Field no wider than its largest number, which `called` names. The wheel passes over it."""

    def __init__(self, called: str, low: int, high: int, value: int, suffix: str = "") -> None:
        super().__init__()
        self.setAccessibleName(called)
        self.setRange(low, high)
        self.setSuffix(suffix)
        self.setValue(value)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.lineEdit().setTextMargins(2 * STEP, 0, 0, 0)  # which no style sheet can give it

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
