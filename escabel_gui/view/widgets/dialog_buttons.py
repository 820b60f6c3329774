"""The buttons at the foot of a dialog."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox


def dialog_buttons(wanted: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """Make the buttons of a dialog, without the icons that a desktop's style may give them."""
    buttons = QDialogButtonBox(wanted)
    for button in buttons.buttons():
        button.setIcon(QIcon())
    return buttons
