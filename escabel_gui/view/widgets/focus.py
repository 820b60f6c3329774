"""Reasons for which a widget loses the keyboard."""

from typing import Final

from PySide6.QtCore import Qt

PASSING_REASONS: Final = (  # the keyboard comes back: another window, a menu, or the menu bar has it meanwhile
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)
