"""The buttons at the foot of a dialog."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox


def dialog_buttons(wanted: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """Message alone: the desktop's style, in which they are made, may want icons, and the window's comes later."""
    buttons = QDialogButtonBox(wanted)
    for button in buttons.buttons():
        button.setIcon(QIcon())
    return buttons
