"""The looks of the board: all colors and nothing else."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtGui import QColor

from escabel_gui.rules.state import BLACK, WHITE


class PieceColors(NamedTuple):
    """A disc: its lit and its shaded face, the rim seen from the side, the outline, and the numeral on top."""

    lit: str
    shaded: str
    rim: str
    outline: str
    numeral: str


class Theme(NamedTuple):
    """One look. `key` is what settings store; `title` is translated in the context Theme."""

    key: str
    title: str
    table: str  # round the board
    label: str  # coordinates on the table
    plain: str  # tiles by their shade
    light: str
    dark: str
    line: str
    accent: str  # marks, targets, the winning chain
    warning: str  # cut links
    black: PieceColors
    white: PieceColors
    shadow: str
    is_flat: bool = False  # discs of one color
    has_shadows: bool = True

    @property
    def table_is_light(self) -> bool:
        return QColor(self.table).lightness() >= 128

    def tile(self, shade: str) -> QColor:
        return QColor({"plain": self.plain, "light": self.light, "dark": self.dark}[shade])

    def piece(self, color: int) -> PieceColors:
        return {BLACK: self.black, WHITE: self.white}[color]


_BLACK: Final = PieceColors("#55555c", "#26262a", "#131316", "#0b0b0d", "#f2efe8")
_WHITE: Final = PieceColors("#fffefb", "#e9e4d8", "#c3bba9", "#857d6d", "#2a2926")

MAPLE: Final = Theme(
    key="maple",
    title=str(QT_TRANSLATE_NOOP("Theme", "Maple")),
    table="#eee7db",
    label="#7d6f5c",
    plain="#dfb981",
    light="#e8c998",
    dark="#cfa468",
    line="#7c5830",
    accent="#0f6fa8",
    warning="#b3261e",
    black=_BLACK,
    white=_WHITE,
    shadow="#3a2a14",
)

LINEN: Final = Theme(
    key="linen",
    title=str(QT_TRANSLATE_NOOP("Theme", "Linen")),
    table="#f4f3f0",
    label="#77767a",
    plain="#c2c9c0",
    light="#ced4cb",
    dark="#adb6ac",
    line="#7b857b",
    accent="#0f6fa8",
    warning="#b3261e",
    black=_BLACK,
    white=_WHITE,
    shadow="#30342f",
)

SLATE: Final = Theme(
    key="slate",
    title=str(QT_TRANSLATE_NOOP("Theme", "Slate")),
    table="#24282d",
    label="#9aa3ad",
    plain="#6d7a86",
    light="#7b8894",
    dark="#5f6b76",
    line="#454f59",
    accent="#7fd1ff",
    warning="#ff8a80",
    black=_BLACK,
    white=_WHITE,
    shadow="#101316",
)

NIGHT: Final = Theme(
    key="night",
    title=str(QT_TRANSLATE_NOOP("Theme", "Night walnut")),
    table="#191614",
    label="#a3968a",
    plain="#80593a",
    light="#8f6746",
    dark="#704c30",
    line="#4f3520",
    accent="#8fd6ff",
    warning="#ff9b8f",
    black=_BLACK,
    white=_WHITE,
    shadow="#0c0806",
)

CONTRAST: Final = Theme(
    key="contrast",
    title=str(QT_TRANSLATE_NOOP("Theme", "High contrast")),
    table="#ffffff",
    label="#000000",
    plain="#ffffff",
    light="#ffffff",
    dark="#d0d0d0",
    line="#000000",
    accent="#0033cc",
    warning="#cc0000",
    black=PieceColors("#000000", "#000000", "#000000", "#ffffff", "#ffffff"),
    white=PieceColors("#ffffff", "#ffffff", "#ffffff", "#000000", "#000000"),
    shadow="#000000",
    is_flat=True,
    has_shadows=False,
)

THEMES: Final = (MAPLE, LINEN, SLATE, NIGHT, CONTRAST)


def find_theme(key: str, is_dark: bool) -> Theme:
    """The theme with a key; for no or an unknown key the one that suits a light or dark desktop."""
    for theme in THEMES:
        if theme.key == key:
            return theme
    return SLATE if is_dark else MAPLE
