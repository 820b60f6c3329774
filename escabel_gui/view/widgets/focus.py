"""The keyboard, and how a widget loses it."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

PASSING_REASONS: Final = (  # the keyboard comes back: another window, a menu, or the menu bar has it meanwhile
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)


def is_gone(holder: QWidget | None) -> bool:
    """Return whether what has the keyboard was hidden or disabled, for which Qt gives it to the next widget."""
    return holder is not None and not (holder.isVisible() and holder.isEnabled())
