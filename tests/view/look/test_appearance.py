"""What a change of the theme or of the type asks of the widgets."""

from __future__ import annotations

import ast
from enum import Enum
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from escabel_gui import view
from escabel_gui.model.settings import FAST, NORMAL, OFF, Settings
from escabel_gui.view.look import appearance
from escabel_gui.view.look.appearance import animation, is_contrast_wanted, is_rest_wanted, window_theme
from escabel_gui.view.look.themes import CONTRAST, MAPLE, SLATE
from hands import Person, SitDown

DEPTH = 20  # widgets in widgets


class Innermost(QWidget):
    """Counts how often it is told that it is to look different."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    def changeEvent(self, event: QEvent) -> None:
        self.told += event.type() == QEvent.Type.StyleChange
        super().changeEvent(event)


@pytest.mark.parametrize(("setting", "value"), [("theme", "night"), ("type_size", 150)])
def test_a_widget_is_polished_a_few_times_however_deep_it_stands(person: Person, setting: str, value: object) -> None:
    inside = innermost = Innermost()
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
    """What the desktop wants, as Qt tells it."""

    def __init__(self, contrast: Qt.ContrastPreference) -> None:
        self._contrast = contrast

    def accessibility(self) -> Hints:
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self._contrast

    def colorScheme(self) -> Qt.ColorScheme:
        return Qt.ColorScheme.Light


@pytest.mark.skipif(not hasattr(Qt, "ContrastPreference"), reason="Qt tells it since 6.10")
def test_where_the_desktop_wants_contrast_a_theme_that_nobody_chose_has_it(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, wanted = Settings(tmp_path), Qt.ContrastPreference.HighContrast
    monkeypatch.setattr(appearance.QApplication, "styleHints", lambda: Hints(wanted))
    assert window_theme(settings) is CONTRAST
    settings.theme = SLATE.key
    assert window_theme(settings) is SLATE
    settings.theme, wanted = "", Qt.ContrastPreference.NoPreference
    assert window_theme(settings) is MAPLE


def test_a_qt_that_does_not_tell_has_no_wishes(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appearance.QApplication, "styleHints", object)
    assert not is_contrast_wanted()


class Motion(Enum):
    """As Qt has it since 6.12."""

    NoPreference = 0
    ReducedMotion = 1


class RestfulHints(Hints):
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
    person.window.settings.file.set("look/animation", None)
    person.window.settings.changed.emit()
    assert not person.window.scene.is_animated


def test_qt_tells_of_the_wish_for_rest_in_two_ways(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    application = appearance.QApplication
    monkeypatch.setattr(application, "styleHints", object)
    monkeypatch.setattr(application, "isEffectEnabled", lambda effect: False)
    monkeypatch.setattr(appearance.sys, "platform", "linux")
    assert not is_rest_wanted(), "there, a Qt that cannot tell has no effects"
    monkeypatch.setattr(appearance.sys, "platform", "win32")
    assert is_rest_wanted()
    monkeypatch.setattr(application, "isEffectEnabled", lambda effect: True)
    assert not is_rest_wanted()
    monkeypatch.setattr(application, "styleHints", lambda: RestfulHints(None))
    assert is_rest_wanted()


def test_buttons_of_dialogs_are_made_in_one_place() -> None:
    """There they lose the icons that the desktop's style may give them, which no style here does."""
    calls = [
        file.stem
        for file in Path(view.__file__).parent.rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "QDialogButtonBox"
    ]
    assert calls == ["dialog_buttons"]
