"""Look of the whole program: one theme for windows and board, or another one for the board."""

import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from escabel_gui.model.application.settings import OFF, Settings
from escabel_gui.view.look.colors import palette_of
from escabel_gui.view.look.style import body_font
from escabel_gui.view.look.style_sheet import style_sheet_of
from escabel_gui.view.look.themes import CONTRAST, Theme, find_theme

# Arguments of the application: the style that paints all in the colors of a palette. `setStyle` does the same, but lets
# Python know all that styles have names for, which takes a start several milliseconds.
STYLE: Final = ("-style", "fusion")

_asked_scheme = Qt.ColorScheme.Unknown  # of Qt, by this program; Qt tells only what came of it


def is_desktop_dark() -> bool:
    return QApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def is_contrast_wanted() -> bool:
    """Return whether the desktop asks for high contrast, as far as Qt tells (not on every desktop)."""
    hints = QApplication.styleHints()
    return bool(hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)


def is_rest_wanted() -> bool:
    """Return whether the desktop asks for reduced motion, as far as Qt tells.

    Since 6.12 it does, GNOME's setting and the portal's among others; before, only Windows' effects can be known.
    """
    hints = QApplication.styleHints()  # PySide loses what `accessibility` returns when this goes
    tell = getattr(hints.accessibility(), "motionPreference", None)
    if tell is not None:
        return bool(tell().name == "ReducedMotion")
    return sys.platform == "win32" and not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateCombo)


def animation(settings: Settings) -> str:
    """Return the chosen animation speed, or the one that suits the desktop."""
    return OFF if not settings.has_animation and is_rest_wanted() else settings.animation


def window_theme(settings: Settings) -> Theme:
    """Return the chosen theme, or the one that suits the desktop."""
    if not settings.theme and is_contrast_wanted():
        return CONTRAST
    return find_theme(settings.theme, is_desktop_dark())


def board_theme(settings: Settings) -> Theme:
    """Return the theme of boards: that of the windows, or the chosen one, on the table of the windows' theme."""
    window = window_theme(settings)
    return find_theme(settings.board_theme, is_desktop_dark()).on_table_of(window) if settings.board_theme else window


def apply_style(settings: Settings) -> None:
    """Set the colors and the font of the theme for the whole program, before windows get the rest of it.

    Only what has changed is set, as Qt may send events to all windows at once.
    """
    global _asked_scheme
    scheme = Qt.ColorScheme.Unknown  # the desktop's
    if settings.theme:
        is_light = window_theme(settings).table_is_light
        scheme = Qt.ColorScheme.Light if is_light else Qt.ColorScheme.Dark
    if scheme != _asked_scheme:
        _asked_scheme = scheme
        QApplication.styleHints().setColorScheme(scheme)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    font, palette = body_font(settings.type_size), palette_of(window_theme(settings))
    if app.font() != font:
        app.setFont(font)
    if app.palette() != palette:
        app.setPalette(palette)


def apply_stylesheet(window: QWidget, settings: Settings) -> None:
    """Give a window, and the dialogs over it, the style of the theme, unless it has that already.

    One sheet for the whole program would be put on all windows in one go, and none would respond meanwhile.
    """
    sheet = style_sheet_of(window_theme(settings))
    if window.styleSheet() == sheet:
        return
    # Where one sheet takes the place of another, Qt polishes each widget once for every widget that it stands in, and
    # where a sheet comes to none, once in all.
    window.setStyleSheet("")
    window.setStyleSheet(sheet)


class LookBeside(QObject):
    """Look of a window beside the game's, applied a moment later: neither waits for the other to be painted."""

    def __init__(self, window: QWidget, settings: Settings, show: Callable[[Theme], None]) -> None:
        """Style `window` now and after each change of the look; `show` gets the theme of boards after a change."""
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._show = show
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._follow)
        settings.changed.connect(self._soon.start)
        window.installEventFilter(self)
        apply_stylesheet(window, settings)

    def _follow(self) -> None:
        apply_stylesheet(self._window, self._settings)
        self._show(board_theme(self._settings))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the desktop's theme where none was chosen."""
        if event.type() == QEvent.Type.PaletteChange:
            self._soon.start()
        return False
