"""What a change of the theme or of the type asks of the widgets."""

from __future__ import annotations

import ast
import os
import shutil
import sys
from enum import Enum
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from escabel_gui import view
from escabel_gui.model.application.settings import FAST, NORMAL, OFF, Settings
from escabel_gui.shipped import resources
from escabel_gui.view.look import appearance, style_sheet
from escabel_gui.view.look.appearance import animation, is_rest_wanted, window_theme
from escabel_gui.view.look.colors import colors_of, palette_of
from escabel_gui.view.look.style_sheet import style_sheet_of
from escabel_gui.view.look.themes import CONTRAST, MAPLE, SLATE
from tests.view.hands import Person, SitDown

DEPTH = 20  # widgets in widgets


class Innermost(QWidget):
    """Widget that counts how often it is told that it is to look different."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    def changeEvent(self, event: QEvent) -> None:
        self.told += event.type() == QEvent.Type.StyleChange
        super().changeEvent(event)


@pytest.mark.parametrize(("setting", "value"), [("theme", "night"), ("type_size", 150)])
def test_a_widget_is_polished_a_few_times_however_deep_it_stands(person: Person, setting: str, value: object) -> None:
    innermost = Innermost()
    inside: QWidget = innermost
    for _ in range(DEPTH):
        outside = QWidget()
        QVBoxLayout(outside).addWidget(inside)
        inside = outside
    inside.setParent(person.window, Qt.WindowType.Dialog)
    inside.show()
    innermost.told = 0
    setattr(person.window.settings, setting, value)
    assert 0 < innermost.told < DEPTH / 2


class Hints:
    """Wishes of the desktop, as Qt tells them."""

    def __init__(self, contrast: Qt.ContrastPreference) -> None:
        self._contrast = contrast

    def accessibility(self) -> Hints:
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self._contrast

    def colorScheme(self) -> Qt.ColorScheme:
        return Qt.ColorScheme.Light


def test_where_the_desktop_wants_contrast_a_theme_that_nobody_chose_has_it(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, wanted = Settings(tmp_path), Qt.ContrastPreference.HighContrast
    monkeypatch.setattr(QApplication, "styleHints", lambda: Hints(wanted))
    assert window_theme(settings) is CONTRAST
    settings.theme = SLATE.key
    assert window_theme(settings) is SLATE
    settings.theme, wanted = "", Qt.ContrastPreference.NoPreference
    assert window_theme(settings) is MAPLE


class Motion(Enum):
    """Motion preference as Qt has it since 6.12."""

    NoPreference = 0
    ReducedMotion = 1


class RestfulHints:
    """Wishes of a desktop on which nothing is to move."""

    def accessibility(self) -> RestfulHints:
        return self

    def motionPreference(self) -> Motion:
        return Motion.ReducedMotion


def test_where_the_desktop_wants_rest_nothing_moves_unless_one_chose_it(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    person = sit_down(is_animated=True)
    fresh = Settings(tmp_path / "fresh")
    assert animation(fresh) == NORMAL
    monkeypatch.setattr(appearance, "is_rest_wanted", lambda: True)
    assert animation(fresh) == OFF
    person.window.settings.animation = FAST
    assert person.window.scene.is_animated
    monkeypatch.setattr(Settings, "has_animation", False)
    person.window.settings.changed.emit()
    assert not person.window.scene.is_animated


def test_qt_tells_of_the_wish_for_rest_in_two_ways(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QApplication, "styleHints", lambda: Hints(Qt.ContrastPreference.NoPreference))
    monkeypatch.setattr(QApplication, "isEffectEnabled", lambda _effect: False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not is_rest_wanted(), "there, a Qt that cannot tell has no effects"
    monkeypatch.setattr(sys, "platform", "win32")
    assert is_rest_wanted()
    monkeypatch.setattr(QApplication, "isEffectEnabled", lambda _effect: True)
    assert not is_rest_wanted()
    monkeypatch.setattr(QApplication, "styleHints", RestfulHints)
    assert is_rest_wanted()


class Desktop:
    """A stand-in for Windows, which never says that it does not know, and answers at once, changed or not.

    `is_dark` is what the desktop itself is; without `can_be_dark` it is always light, as before Windows 10.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, is_dark: bool, can_be_dark: bool) -> None:
        self.is_dark = is_dark
        self.asked: list[Qt.ColorScheme] = []
        self._can_be_dark = can_be_dark
        self._hints = QApplication.styleHints()
        monkeypatch.setattr(QApplication, "styleHints", lambda: self)
        monkeypatch.setattr(appearance, "_asked_scheme", Qt.ColorScheme.Unknown)

    def colorScheme(self) -> Qt.ColorScheme:
        asked = self.asked[-1] if self.asked else Qt.ColorScheme.Unknown
        is_dark = self.is_dark if asked == Qt.ColorScheme.Unknown else asked == Qt.ColorScheme.Dark
        return Qt.ColorScheme.Dark if is_dark and self._can_be_dark else Qt.ColorScheme.Light

    def setColorScheme(self, scheme: Qt.ColorScheme) -> None:
        self.asked.append(scheme)
        assert len(self.asked) < 20, "it is asked again and again"
        self.tell()

    def tell(self) -> None:
        for window in QApplication.topLevelWidgets():
            QApplication.sendEvent(window, QEvent(QEvent.Type.ThemeChange))

    def __getattr__(self, name: str) -> object:
        return getattr(self._hints, name)


@pytest.mark.parametrize("can_be_dark", [True, False])
@pytest.mark.parametrize("is_dark", [True, False])
def test_a_desktop_that_answers_at_once_is_asked_once_for_each_change(
    sit_down: SitDown, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, is_dark: bool, can_be_dark: bool
) -> None:
    desktop = Desktop(monkeypatch, is_dark, can_be_dark)
    window = sit_down().window
    applied: list[str] = []
    monkeypatch.setattr(window, "_show_panel", lambda: applied.append(window.settings.theme))
    expected: list[Qt.ColorScheme] = []
    for key, scheme in (
        ("night", Qt.ColorScheme.Dark),
        ("slate", None),
        ("maple", Qt.ColorScheme.Light),
        ("", Qt.ColorScheme.Unknown),
        ("slate", Qt.ColorScheme.Dark),
        ("", Qt.ColorScheme.Unknown),
    ):
        applied.clear()
        window.settings.theme = key
        expected += [scheme] if scheme is not None else []
        assert applied == [key], "and not in the middle of itself"
        qapp.processEvents()
        window.settings.plays_sounds = not window.settings.plays_sounds
        qapp.processEvents()
        assert desktop.asked == expected
    assert window_theme(window.settings) is (SLATE if is_dark and can_be_dark else MAPLE)


def test_a_window_without_a_theme_of_its_own_follows_the_desktop(
    sit_down: SitDown, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = Desktop(monkeypatch, is_dark=False, can_be_dark=True)
    sit_down()
    assert qapp.palette() == palette_of(MAPLE)
    for is_dark, theme in ((True, SLATE), (False, MAPLE)):
        desktop.is_dark = is_dark
        desktop.tell()
        qapp.processEvents()
        assert qapp.palette() == palette_of(theme)
    assert desktop.asked == []


def test_buttons_of_dialogs_are_made_in_one_place() -> None:
    """Look for calls of QDialogButtonBox: one place removes the icons that the desktop's style may give the buttons."""
    calls = [
        file.stem
        for file in Path(view.__file__).parent.rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "QDialogButtonBox"
    ]
    assert calls == ["dialog_buttons"]


@pytest.mark.parametrize(
    "name", ["Ödön’s games", "games (1), Jane's", "50% #1;{}", *(['a "b" \\ c'] if os.name == "posix" else [])]
)
def test_the_style_holds_in_whatever_folder_the_program_lies(
    name: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(resources() / "icons", tmp_path / name / "icons")
    monkeypatch.setattr(style_sheet, "resources", lambda: tmp_path / name)
    window = QWidget()
    qtbot.addWidget(window)
    box, title = QCheckBox(window), QLabel(window)
    box.setChecked(True)
    title.setProperty("type", "title")
    window.setStyleSheet(style_sheet_of(MAPLE))  # Qt warns of what it cannot read, at which a test fails
    title.ensurePolished()
    assert title.font().pointSizeF() > box.font().pointSizeF(), "the title's rule stands behind the pictures'"
    picture = box.grab().toImage()
    pixels = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    assert colors_of(MAPLE).on_accent in pixels, "the check mark is a picture"
