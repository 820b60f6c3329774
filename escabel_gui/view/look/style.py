"""Style of every window: type, spacing, and the colors that a theme gives to all that stands round the board."""

import sys
from functools import cache
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication, QBoxLayout, QLayout, QWidget

from escabel_gui.shipped import resources
from escabel_gui.view.look.painting import mixed
from escabel_gui.view.look.themes import Theme

STEP: Final = 4  # pixels; every space is a multiple of it
STRETCH: Final = 1  # a part of a layout that takes the room which is left
RADIUS: Final = 8  # of cards, in pixels
SMALL_RADIUS: Final = 6  # of buttons and fields

# The body is as large as the desktop's text, but at least 14 px where nothing is enlarged. The rest is relative to it.
BODY_POINTS: Final = 14.0 if sys.platform == "darwin" else 10.5
SENTENCE: Final = 16 / 14
NAME: Final = 16 / 14
HEADING: Final = 20 / 14
CLOCK: Final = 23 / 14
TITLE: Final = 26 / 14

FRAME: Final = QSize(4 * STEP, 12 * STEP)  # of a window, at most
USUAL_HEIGHT: Final = 16  # pixels of a line of the body
MIN_WIDTH_BESIDE_EM: Final = 28  # heights of the text: no window beside the board is narrower at first

TEXT_CONTRAST: Final = 4.5
SIGN_CONTRAST: Final = 3.0


# ---- type


def body_font(percent: int = 100) -> QFont:
    """Return the desktop's font, large enough to be read at arm's length, in so many percent of that size.

    All digits are as wide as each other, so that clocks and tables stand still.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    if font.pointSizeF() > 0:
        font.setPointSizeF(max(font.pointSizeF(), BODY_POINTS) * percent / 100)
    else:
        font.setPixelSize(font.pixelSize() * percent // 100)
    if hasattr(font, "setFeature"):
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def type_font(ratio: float = 1.0, is_bold: bool = False) -> QFont:
    """Return the body's font in one of the sizes above."""
    font = QFont(QApplication.font())
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * ratio)
    else:
        font.setPixelSize(round(font.pixelSize() * ratio))
    return bold(font) if is_bold else font


def bold(font: QFont) -> QFont:
    """Return a font as that of titles."""
    strong = QFont(font)
    strong.setWeight(QFont.Weight.DemiBold)
    return strong


Labeled = TypeVar("Labeled", bound=QWidget)
Layout = TypeVar("Layout", bound=QLayout)
Box = TypeVar("Box", bound=QBoxLayout)


def dialog_size(widget: QWidget, width: int, height: int) -> QSize:
    """Return a size given in pixels for the usual type, larger where the type is, but never larger than the screen."""
    ratio = QFontMetrics(QApplication.font()).height() / USUAL_HEIGHT
    return QSize(round(width * ratio), round(height * ratio)).boundedTo(screen_room(widget))


def screen_room(widget: QWidget) -> QSize:
    """Return the room that the screen has for a window inside its frame."""
    return available_size(widget) - FRAME


def place_beside(window: QWidget, board: QWidget) -> None:
    """Give a window the room that the screen has at the right of a board, or a little more."""
    screen, room = window.screen().availableGeometry(), screen_room(window)
    left = board.mapToGlobal(board.rect().topRight()).x() + 2 * STEP
    least = MIN_WIDTH_BESIDE_EM * window.fontMetrics().height()
    wanted = window.size()
    window.resize(min(max(screen.left() + room.width() - left, least), wanted.width()), wanted.height())
    window.move(
        min(left, screen.left() + room.width() - window.width()),
        screen.top() + (room.height() - window.height()) // 2,
    )


def available_size(widget: QWidget) -> QSize:
    """Return the part of the screen that panels and docks leave."""
    return widget.screen().availableSize()


def as_type(widget: Labeled, kind: str) -> Labeled:
    """Let text be `title`, `large`, `heading`, `speech`, `strong`, `quiet` or `key`; return its widget.

    The text follows when the type changes.
    """
    widget.setProperty("type", kind)
    return widget


# ---- layouts


def spaced(
    layout: Layout, spacing: int | None = None, *, margins: int | tuple[int, int, int, int] | None = None
) -> Layout:
    """Set the spaces in pixels between a layout's parts and around them, and return it; None keeps those of Qt."""
    if spacing is not None:
        layout.setSpacing(spacing)
    if margins is not None:
        layout.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    return layout


def filled(layout: Box, *parts: QWidget | QLayout | int | tuple[QWidget | QLayout, int]) -> Box:
    """Add parts to a layout, and return it: widgets and layouts, some with their stretch, and STRETCH."""
    for part in parts:
        item, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, QWidget):
            layout.addWidget(item, stretch)
        elif isinstance(item, QLayout):
            layout.addLayout(item, stretch)
        else:
            layout.addStretch(item)
    return layout


# ---- colors


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


def style_sheet_of(theme: Theme) -> str:
    """Return the style sheet for what a palette cannot express: tabs, buttons, corners, scroll bars."""
    body = QApplication.font()
    points, unit = (body.pointSizeF(), "pt") if body.pointSizeF() > 0 else (float(body.pixelSize()), "px")
    height, colors = QFontMetrics(body).height(), colors_of(theme)
    values = {
        **colors._asdict(),
        "radius": SMALL_RADIUS,
        "arrow": height * 2 // 3,
        "indicator": height - 1,
        "check": "check-light" if colors.on_accent == "#ffffff" else "check-dark",
        "icon": height,
        "wide_icon": height + STEP,  # with air between icon and text, besides what the style leaves
        "line_height": height + STEP // 2,
        "title": f"{points * TITLE:.2f}{unit}",
        "large": f"{points * HEADING:.2f}{unit}",
        "heading": f"{points * NAME:.2f}{unit}",
        "speech": f"{points * SENTENCE:.2f}{unit}",
        "icons": (resources() / "icons").as_posix().replace("\\", r"\\").replace('"', r"\""),  # in quotes
    }
    return STYLE_SHEET % values


STYLE_SHEET: Final = """
QMenuBar { background: %(window)s; border: none; padding: 2px 4px; spacing: 0; }
QMenuBar::item { background: transparent; color: %(ink)s; padding: 4px 10px; border-radius: %(radius)dpx; }
QMenuBar::item:selected { background: %(hover)s; }
QMenu { background: %(surface)s; border: 1px solid %(line)s; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 28px; border-radius: 4px; color: %(ink)s; }
QMenu::item:selected { background: %(tint)s; }
QMenu::item:disabled { color: %(faint)s; }
QMenu::separator { height: 1px; background: %(line)s; margin: 4px 8px; }
QMenu::indicator { margin-left: 8px; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton, QToolButton {
    border: 1px solid %(line)s; border-radius: %(radius)dpx; background: %(surface)s; padding: 6px 12px; outline: none;
}
QToolButton { padding: 6px 8px; }
QToolButton[autoRaise="true"] { border-color: transparent; background: transparent; }
QPushButton:hover, QToolButton:hover { background: %(hover)s; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked { background: %(tint)s; border-color: %(accent)s; }
ActionButton { qproperty-iconSize: %(icon)dpx %(icon)dpx; }
ActionButton[isBeside="true"] { qproperty-iconSize: %(wide_icon)dpx %(icon)dpx; }
QToolButton[isSwitch="true"]:checked { background: %(surface)s; border-color: %(line)s; }
QToolButton[isSwitch="true"]:checked:hover { background: %(hover)s; }
QToolButton[isSwitch="true"]:checked:focus { border-color: %(accent)s; }
QPushButton:default { border-color: %(accent)s; }
QPushButton:focus, QToolButton:focus { border: 2px solid %(accent)s; padding: 5px 11px; }
QToolButton:focus { padding: 5px 7px; }
QToolButton[popupMode="1"], QToolButton[popupMode="2"] { padding-right: 28px; }  /* has a menu, or is one */
QToolButton[popupMode="1"]:focus, QToolButton[popupMode="2"]:focus { padding-right: 27px; }
QToolButton[popupMode="2"]::menu-indicator {
    image: url("%(icons)s/down.svg"); width: %(arrow)dpx; height: %(arrow)dpx;
    subcontrol-origin: border; subcontrol-position: right center; right: 9px;
}
QToolButton::menu-button { border: none; width: 28px; }
QToolButton::menu-arrow { image: url("%(icons)s/down.svg"); width: %(arrow)dpx; height: %(arrow)dpx; }
#qt_menubar_ext_button { border-color: %(line)s; padding: 0; qproperty-icon: url("%(icons)s/down.svg"); }
QPushButton:disabled, QToolButton:disabled { color: %(faint)s; }
QPushButton[isMain="true"], QToolButton[isMain="true"] {
    background: %(accent)s; border-color: %(accent)s; color: %(on_accent)s;
}
QPushButton[isMain="true"]:focus, QToolButton[isMain="true"]:focus {
    border: 3px double %(on_accent)s; padding: 4px 10px;
}
QPushButton[isMain="true"]:disabled, QToolButton[isMain="true"]:disabled {
    background: %(hover)s; border-color: %(line)s; color: %(faint)s;
}
QSpinBox, QComboBox {
    border: 1px solid %(line)s; border-radius: %(radius)dpx; background: %(surface)s; color: %(ink)s;
    padding: 5px 8px; min-height: %(line_height)dpx; selection-background-color: %(accent)s;
}
QSpinBox { padding-right: 0; }
QSpinBox:hover, QComboBox:hover { background: %(hover)s; }
QSpinBox:focus, QComboBox:focus { border: 2px solid %(accent)s; padding: 4px 7px; }
QSpinBox:focus { padding-right: 0; }
QSpinBox:disabled, QComboBox:disabled { color: %(faint)s; }
QComboBox { combobox-popup: 0; }  /* a list, as styled below, and no menu in the palette's colors */
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: url("%(icons)s/down.svg"); width: %(arrow)dpx; height: %(arrow)dpx; }
QComboBox QAbstractItemView {
    border: 1px solid %(line)s; background: %(surface)s; color: %(ink)s;
    selection-background-color: %(tint)s; selection-color: %(ink)s;
}
QSpinBox::up-button, QSpinBox::down-button { border: none; background: transparent; width: 24px; }
QSpinBox::up-arrow { image: url("%(icons)s/up.svg"); width: 10px; height: 10px; }
QSpinBox::down-arrow { image: url("%(icons)s/down.svg"); width: 10px; height: 10px; }
QCheckBox { spacing: 8px; }
QCheckBox::indicator, QListView::indicator {
    width: %(indicator)dpx; height: %(indicator)dpx; border: 1px solid %(faint)s; border-radius: 4px;
    background: %(surface)s;
}
QCheckBox::indicator:checked, QListView::indicator:checked {
    border-color: %(accent)s; background: %(accent)s; image: url("%(icons)s/%(check)s.svg");
}
QCheckBox { border: 2px solid transparent; border-radius: %(radius)dpx; padding: 1px 3px 1px 1px; }
QCheckBox:focus { border-color: %(accent)s; }
QListView::indicator:indeterminate { background: %(faint)s; }
QCheckBox::indicator:focus, QCheckBox::indicator:hover { border-color: %(accent)s; }
QMessageBox {
    messagebox-question-icon: url("%(icons)s/question.svg"); messagebox-warning-icon: url("%(icons)s/warning.svg");
    icon-size: 32px;
}
QMessageBox QLabel#qt_msgbox_label { padding: 6px 8px 12px 4px; font-size: %(heading)s; }
QLabel[type="title"] { font-size: %(title)s; font-weight: 600; }
QLabel[type="large"] { font-size: %(large)s; font-weight: 600; }
QLabel[type="heading"] { font-size: %(heading)s; font-weight: 600; }
QLabel[type="strong"] { font-weight: 600; }
QLabel[type="speech"] { font-size: %(speech)s; }
QLabel[type="key"] {
    border: 1px solid %(line)s; border-radius: 4px; background: %(surface)s; padding: 1px 6px;
}
QLabel[type="quiet"] { color: %(muted)s; }
QToolButton[isFold="true"] {
    font-weight: 600; padding: 2px 6px 2px 0; border: 2px solid transparent; background: transparent;
}
QToolButton[isFold="true"]:hover { color: %(accent)s; }
QToolButton[isFold="true"]:focus { border-color: %(accent)s; padding: 2px 6px 2px 0; }
QLineEdit[frame="true"], QPlainTextEdit {
    border: 1px solid %(line)s; border-radius: %(radius)dpx; background: %(surface)s; padding: 5px 8px;
}
QPlainTextEdit { padding: 2px 4px; }
QLineEdit[frame="true"]:focus, QPlainTextEdit:focus { border-color: %(accent)s; }
QTableView, QListView { border: none; background: transparent; outline: none; }
QTableView { selection-background-color: %(tint)s; selection-color: %(ink)s; }
QListView::item { border: 1px solid transparent; border-radius: %(radius)dpx; padding: 4px 8px; color: %(ink)s; }
QListView::item:selected:focus { border-color: %(accent)s; }
QListView::item:selected { background: %(tint)s; color: %(ink)s; }
QTableView#rows::item { padding: 0 4px; }
QTableView#rows QHeaderView::section { padding: 4px 7px; }
QTableView#rows::item:selected { background: %(tint)s; color: %(ink)s; }
QHeaderView, QHeaderView::section { border: none; background: transparent; color: %(muted)s; padding: 4px 8px 4px 4px; }
QTableView#rows QHeaderView, QTableView#games QHeaderView { padding: 0; }
QTabBar#pages { border: none; background: transparent; outline: none; }
QTabBar#pages::tab {
    border: none; background: transparent; color: %(muted)s; padding: 8px 3px 9px 3px; margin: 0 4px 0 0;
}
QTabBar#pages::tab:hover { color: %(ink)s; }
QTabBar#pages::tab:selected { color: %(ink)s; }
QProgressBar {
    border: none; border-radius: 3px; background: %(hover)s; max-height: 6px; min-height: 6px; color: transparent;
}
QProgressBar::chunk { border-radius: 3px; background: %(accent)s; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: %(faint)s; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 24px; }
QScrollBar::handle:horizontal { min-width: 24px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { border: 1px solid %(line)s; background: %(surface)s; color: %(ink)s; padding: 4px; }
"""


# ---- surfaces


def paint_surface(painter: QPainter, widget: QWidget, fill: QColor | None = None, line: QColor | None = None) -> None:
    """Paint a card: a round rectangle as large as a widget, on which the rest of it stands."""
    palette = widget.palette()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(line or palette.color(QPalette.ColorRole.Mid), 1))
    painter.setBrush(fill or palette.color(QPalette.ColorRole.Base))
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
