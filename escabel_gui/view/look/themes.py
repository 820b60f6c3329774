"""Looks of the board: all colors and nothing else."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from escabel_gui.rules.message import Message
from escabel_gui.rules.state import BLACK, WHITE


class PieceColors(NamedTuple):
    """Colors of a disc: its lit and shaded face, the rim seen from the side, the outline, and the numeral on top."""

    lit: str
    shaded: str
    rim: str
    outline: str
    numeral: str


class Theme(NamedTuple):
    """Colors of the program. `key` is what settings store; `title` is what the theme is called."""

    key: str
    title: Message
    table: str  # round the board
    label: str  # coordinates on the table
    plain: str  # tiles by their shade
    light: str
    dark: str
    line: str
    accent: str  # selection, targets, cursor, links, candidates, the winning chain
    warning: str  # cut links, bound stacks, refusals
    last: str  # the last move
    casing: str  # round every sign, so that it shows on whatever it lies
    black: PieceColors
    white: PieceColors
    shadow: str
    is_flat: bool = False  # discs of one color
    has_shadows: bool = True

    def on_table_of(self, other: Theme) -> Theme:
        """Return this theme on the table of another one."""
        return self._replace(table=other.table, label=other.label)

    @property
    def table_is_light(self) -> bool:
        return QColor(self.table).lightness() >= 128

    @property
    def is_light(self) -> bool:
        """True if the board is light, whatever the background."""
        return QColor(self.casing).lightness() >= 128

    def tile(self, shade: str) -> QColor:
        return QColor({"plain": self.plain, "light": self.light, "dark": self.dark}[shade])

    def piece(self, color: int) -> PieceColors:
        return {BLACK: self.black, WHITE: self.white}[color]


# On light boards the outline of White's discs shows them, on dark ones their face; with Black's it is the other way.
_BLACK: Final = PieceColors("#55555c", "#26262a", "#131316", "#0b0b0d", "#f2efe8")
_WHITE: Final = PieceColors("#fffefb", "#e9e4d8", "#c3bba9", "#4a4336", "#2a2926")
_BLACK_ON_DARK: Final = PieceColors("#47474e", "#1e1e22", "#0d0d10", "#08080a", "#f2efe8")
_WHITE_ON_DARK: Final = PieceColors("#fffefb", "#e9e4d8", "#b3aa97", "#1f1d18", "#2a2926")

MAPLE: Final = Theme(
    key="maple",
    #: a theme: the colors of a wood
    title=Message("Maple"),
    table="#eee7db",
    label="#6b5e4c",
    plain="#dfb981",
    light="#e8c998",
    dark="#d3a96e",
    line="#7c5830",
    accent="#0b5a8a",
    warning="#a8201a",
    last="#8f3d00",
    casing="#fdf6e8",
    black=_BLACK,
    white=_WHITE,
    shadow="#3a2a14",
)

LINEN: Final = Theme(
    key="linen",
    #: a theme: the colors of a cloth
    title=Message("Linen"),
    table="#f4f3f0",
    label="#66656a",
    plain="#c2c9c0",
    light="#ced4cb",
    dark="#adb6ac",
    line="#77817a",
    accent="#0b5a8a",
    warning="#a8201a",
    last="#9c4300",
    casing="#fbfbf8",
    black=_BLACK,
    white=_WHITE,
    shadow="#30342f",
)

SLATE: Final = Theme(
    key="slate",
    #: a theme: the colors of a stone
    title=Message("Slate"),
    table="#24282d",
    label="#9aa3ad",
    plain="#7d8b97",
    light="#8996a1",
    dark="#6d7a86",
    line="#4b5660",
    accent="#7fd1ff",
    warning="#ff9a8f",
    last="#ffb454",
    casing="#14171a",
    black=_BLACK_ON_DARK,
    white=_WHITE_ON_DARK,
    shadow="#101316",
)

NIGHT: Final = Theme(
    key="night",
    title=Message("Night walnut"),
    table="#191614",
    label="#a3968a",
    plain="#a3784f",
    light="#b0855b",
    dark="#936d4a",
    line="#573a22",
    accent="#8fd6ff",
    warning="#ff9b8f",
    last="#ffc163",
    casing="#120e0b",
    black=_BLACK_ON_DARK,
    white=_WHITE_ON_DARK,
    shadow="#0c0806",
)

CONTRAST: Final = Theme(
    key="contrast",
    title=Message("High contrast"),
    table="#ffffff",
    label="#000000",
    plain="#ffffff",
    light="#ffffff",
    dark="#d0d0d0",
    line="#000000",
    accent="#0033cc",
    warning="#cc0000",
    last="#a83c00",
    casing="#ffffff",
    black=PieceColors("#000000", "#000000", "#000000", "#ffffff", "#ffffff"),
    white=PieceColors("#ffffff", "#ffffff", "#ffffff", "#000000", "#000000"),
    shadow="#000000",
    is_flat=True,
    has_shadows=False,
)

THEMES: Final = (MAPLE, LINEN, SLATE, NIGHT, CONTRAST)


def find_theme(key: str, is_dark: bool) -> Theme:
    """Return the theme with a key; for no or an unknown key the one that suits a light or dark desktop."""
    for theme in THEMES:
        if theme.key == key:
            return theme
    return SLATE if is_dark else MAPLE
