"""Dialogs on a small screen, with large type: nothing is cut off."""

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from escabel_gui.model.players.player import Player
from escabel_gui.view.help.about import AboutDialog, PathText
from escabel_gui.view.help.keys_dialog import KeysDialog
from escabel_gui.view.help.signs_dialog import SignsDialog
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.new_game.players_dialog import PlayersDialog
from escabel_gui.view.new_game.set_up_dialog import SetUpDialog
from escabel_gui.view.sharing.picture_dialog import PictureDialog
from escabel_gui.view.widgets.segmented_control import SegmentedControl
from escabel_gui.view.window.preferences_dialog import PreferencesDialog
from tests.view.hands import Person

SMALL = QSize(800, 600)
LONG_PATH = Path("home") / ("a-long-name-of-a-folder-" * 8)


@pytest.fixture(params=product([100, 200], ["en", "de", "es", "hu"]), ids=lambda pair: f"{pair[0]}% {pair[1]}")
def dialogs(request: pytest.FixtureRequest, person: Person, monkeypatch: pytest.MonkeyPatch) -> list[QWidget]:
    """Return all dialogs in which one chooses or reads, at one size of the type, in one language."""
    window = person.window
    monkeypatch.setenv("ESCABEL_DATA_DIR", str(LONG_PATH))  # named in About
    window.settings.type_size, window.settings.language = request.param
    black, white = window.table.setup.players
    return [
        NewGameDialog(window.settings.setup, window.scene.theme, window),
        PreferencesDialog(window.settings, window),
        PlayersDialog(black, white, window),
        KeysDialog(window.menuBar(), window),
        SignsDialog(window.scene.theme, window),
        AboutDialog(LONG_PATH / "games", window),
        SetUpDialog(window.game, (black, white), window.scene.theme, window),
        PictureDialog(window.game, window.scene.theme, False, window),
    ]


def test_every_dialog_fits_a_small_screen(dialogs: list[QWidget]) -> None:
    for dialog in dialogs:
        dialog.resize(SMALL)
        dialog.show()
        QApplication.processEvents()
        name = type(dialog).__name__
        assert dialog.width() <= SMALL.width(), name
        assert dialog.height() <= SMALL.height(), name
        for scroll in dialog.findChildren(QScrollArea):
            is_cut = scroll.widget().width() > scroll.viewport().width()
            assert not is_cut or scroll.horizontalScrollBar().isVisible(), name
        for row in dialog.findChildren(SegmentedControl):
            inside = [row.rect().contains(button.geometry()) for button in row.buttons.values()]
            assert not row.isVisible() or all(inside), name
        dialog.close()


@pytest.mark.parametrize("type_size", [100, 200])
@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize("language", ["en", "de", "es", "hu"])
def test_the_players_dialog_has_room_for_both_names(person: Person, language: str, level: int, type_size: int) -> None:
    person.window.settings.language, person.window.settings.type_size = language, type_size
    dialog = PlayersDialog(Player(level), Player(level), person.window)
    dialog.show()
    QApplication.processEvents()
    assert dialog.width() <= SMALL.width()
    for row in (dialog.black, dialog.white):
        row.player = Player()
    QApplication.processEvents()
    for row in (dialog.black, dialog.white):
        assert row.rect().contains(row.name.geometry())
        assert dialog.rect().contains(row.geometry())
    assert not dialog.black.geometry().intersects(dialog.white.geometry())
    dialog.close()


def test_preferences_grow_when_larger_type_is_chosen_there(person: Person) -> None:
    settings = person.window.settings
    dialog = PreferencesDialog(settings, person.window)
    dialog.show()
    QApplication.processEvents()
    usual = dialog.size()
    settings.type_size = 200
    person.qtbot.waitUntil(lambda: dialog.width() > usual.width())
    settings.type_size = 100
    again = PreferencesDialog(settings, person.window)
    assert again.size() == usual
    dialog.close()


def test_about_shows_its_paths_without_scrolling_where_there_is_room(person: Person) -> None:
    dialog = AboutDialog(Path("home", "games"), person.window)
    dialog.show()
    QApplication.processEvents()
    assert dialog.findChild(QScrollArea).verticalScrollBar().maximum() == 0
    for path in dialog.findChildren(PathText):
        assert path.verticalScrollBar().maximum() == 0
    dialog.close()
