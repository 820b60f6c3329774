"""A light or a dark window: the desktop's own if it has one, else a palette of ours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

SCHEMES: Final = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}

Role = QPalette.ColorRole
DARK: Final = {
    Role.Window: "#2a2d31",
    Role.WindowText: "#e6e6e6",
    Role.Base: "#202327",
    Role.AlternateBase: "#262a2e",
    Role.Text: "#e6e6e6",
    Role.Button: "#363a40",
    Role.ButtonText: "#e6e6e6",
    Role.BrightText: "#ffffff",
    Role.ToolTipBase: "#363a40",
    Role.ToolTipText: "#e6e6e6",
    Role.PlaceholderText: "#9a9ea4",
    Role.Highlight: "#2f7fb8",
    Role.HighlightedText: "#ffffff",
    Role.Link: "#7fc4f0",
    Role.LinkVisited: "#b7a3e8",
    Role.Light: "#44494f",
    Role.Midlight: "#3c4046",
    Role.Mid: "#24272a",
    Role.Dark: "#1b1d20",
    Role.Shadow: "#000000",
}
DARK_DISABLED: Final = {Role.WindowText: "#7a7e84", Role.Text: "#7a7e84", Role.ButtonText: "#7a7e84"}


def is_dark() -> bool:
    """Whether the window is dark now, whoever made it so."""
    return QApplication.palette().color(Role.Window).lightness() < 128


def apply_appearance(appearance: str) -> None:
    """Make the window `light` or `dark`, or leave it to the desktop (`system`)."""
    hints = QApplication.styleHints()
    wanted = SCHEMES.get(appearance, Qt.ColorScheme.Unknown)
    if hints.colorScheme() != wanted:
        hints.setColorScheme(wanted)
    # Desktops that know no dark mode stay light: then we paint it ourselves.
    QApplication.setPalette(QPalette())
    if appearance == "dark" and not is_dark():
        QApplication.setPalette(dark_palette())


def dark_palette() -> QPalette:
    palette = QPalette()
    for role, color in DARK.items():
        palette.setColor(role, QColor(color))
    for role, color in DARK_DISABLED.items():
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(color))
    return palette
