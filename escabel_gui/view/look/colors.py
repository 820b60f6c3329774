"""Colors that a theme gives to all that stands round the board."""

from functools import cache
from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QPalette

from escabel_gui.view.look.painting import mixed
from escabel_gui.view.look.themes import Theme

TEXT_CONTRAST: Final = 4.5
SIGN_CONTRAST: Final = 3.0


class Colors(NamedTuple):
    """Colors of a window. All text is readable on `window` and on `surface`."""

    window: str
    surface: str  # cards, the panel, fields
    ink: str
    muted: str  # text that is less important
    line: str  # round cards and between things
    hover: str
    accent: str
    on_accent: str
    tint: str  # behind what is selected
    faint: str  # what cannot be used now


def luminance(color: str) -> float:
    """Return the luminance of a color as WCAG defines it, from 0 to 1."""
    parts = (QColor(color).redF(), QColor(color).greenF(), QColor(color).blueF())
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colors as WCAG defines it, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def readable(color: str, grounds: tuple[str, ...], ratio: float = TEXT_CONTRAST) -> str:
    """Return a color, as much darker or lighter as it must be to be read on all these grounds."""
    far = "#000000" if luminance(grounds[0]) > 0.18 else "#ffffff"
    for share in range(100, -1, -5):
        shade = mixed(color, far, share / 100)
        if all(contrast(shade, ground) >= ratio for ground in grounds):
            return shade
    return far


@cache
def colors_of(theme: Theme) -> Colors:
    """Return the colors of the windows that go with a board of this theme."""
    is_light, window = theme.table_is_light, theme.table
    surface = mixed("#ffffff", window, 0.82 if is_light else 0.055)
    ink = "#000000" if theme.is_flat else mixed("#1b1a18" if is_light else "#f4f2ee", window, 0.94)
    accent = readable(theme.accent, (surface, window))
    tint = mixed(accent, surface, 0.14)
    return Colors(
        window,
        surface,
        ink,
        ink if theme.is_flat else readable(mixed(ink, surface, 0.62), (surface, window, tint)),
        ink if theme.is_flat else mixed(ink, surface, 0.15),
        mixed(ink, surface, 0.07),
        accent,
        "#ffffff" if contrast("#ffffff", accent) >= TEXT_CONTRAST else "#10151a",
        tint,
        readable(mixed(ink, surface, 0.45), (surface, window), SIGN_CONTRAST),
    )


@cache
def palette_of(theme: Theme) -> QPalette:
    """Return the palette of a theme.

    Base is the surface of cards and panel, Mid the line round them, PlaceholderText what matters less.
    """
    colors = colors_of(theme)
    palette = QPalette()
    role = QPalette.ColorRole
    for key, color in {
        role.Window: colors.window,
        role.WindowText: colors.ink,
        role.Base: colors.surface,
        role.AlternateBase: colors.tint,
        role.Text: colors.ink,
        role.PlaceholderText: colors.muted,
        role.Button: colors.surface,
        role.ButtonText: colors.ink,
        role.BrightText: colors.on_accent,
        role.Highlight: colors.accent,
        role.HighlightedText: colors.on_accent,
        role.Accent: colors.accent,
        role.Link: colors.accent,
        role.LinkVisited: colors.accent,
        role.ToolTipBase: colors.surface,
        role.ToolTipText: colors.ink,
        role.Light: mixed("#ffffff", colors.surface, 0.1),
        role.Midlight: colors.hover,
        role.Mid: colors.line,
        role.Dark: mixed(colors.ink, colors.surface, 0.35),
        role.Shadow: theme.shadow,
    }.items():
        palette.setColor(key, QColor(color))
    for key in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, QColor(colors.faint))
    return palette
