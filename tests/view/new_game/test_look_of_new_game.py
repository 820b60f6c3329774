"""The variant selector in every language and size: all is seen where it belongs, and stays there."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel
from shiboken6 import delete

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.names import LEVELS
from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.view.friends.host_dialog import HostDialog
from escabel_gui.view.look.themes import MAPLE
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.new_game.set_up_dialog import SetUpDialog
from escabel_gui.view.widgets.scroll_page import ScrollPage
from tests.view.cut_texts import cut_texts
from tests.view.hands import Person
from tests.view.places import settle
from tests.view.shown import Shown


def test_no_part_of_a_dialog_comes_up_as_a_window_of_its_own(qapp: QApplication, person: Person) -> None:
    setups = [GameSetup(), *(GameSetup(players=(player, player)) for player in (Player(), Player(2)))]
    theme, window = person.window.scene.theme, person.window
    person.table.begin(GameSetup("abande", 7, (Player(), Player())))  # which has hands
    shown = Shown(qapp)
    dialogs = [
        *(NewGameDialog(setup, theme, window, person.parts.ratings) for setup in setups),
        HostDialog(GameSetup(), theme, window),
        SetUpDialog(person.table.game, (Player(), Player()), theme, window),
    ]
    windows = shown.windows
    delete(shown)
    for dialog in dialogs:
        dialog.deleteLater()
    assert windows == []


@pytest.mark.parametrize("language", ["en", "de", "es", "hu"])
def test_nothing_is_cut_at_any_width(person: Person, language: str) -> None:
    person.window.settings.language = language
    person.window.settings.type_size = 150
    settle()
    dialog = NewGameDialog(GameSetup(), person.window.scene.theme, person.window, person.parts.ratings)
    dialog.show()
    for width in range(880, 1360, 24):
        dialog.resize(width, 600)
        settle()
        assert list(cut_texts(dialog)) == [], width
    dialog.close()
    dialog.deleteLater()


@pytest.mark.parametrize("language", ["en", "de", "es", "hu"])
def test_a_small_screen_shows_the_last_choice_of_every_game_without_scrolling(person: Person, language: str) -> None:
    person.window.settings.language = language
    settle()
    dialog = NewGameDialog(GameSetup(), person.window.scene.theme, person.window, person.parts.ratings)
    dialog.show()
    dialog.resize(940, 724)  # what a screen of 1366 × 768 has room for
    for ruleset in CATALOGUE:
        dialog.games.select(ruleset)
        settle()
        (page,) = dialog.findChildren(ScrollPage)
        folds = dialog.clock_fold.mapTo(page, QPoint(0, dialog.clock_fold.height()))
        assert folds.y() <= page.height(), ruleset.name
    dialog.close()


@pytest.mark.parametrize("percent", [100, 150])
def test_names_of_rows_stand_at_the_height_of_what_is_chosen_there(person: Person, percent: int) -> None:
    person.window.settings.type_size = percent
    dialog = NewGameDialog(GameSetup(), person.window.scene.theme, person.window, person.parts.ratings)
    dialog.show()
    dialog.resize(940, 724)
    settle()
    form = dialog.form
    fields = {
        form.kind: next(iter(form.kind.buttons.values())),
        form.level: form.level.box,
        form.guidance: form.guidance.box,
    }
    for field, first in fields.items():
        label = form._labels[field]
        text = label.mapTo(dialog, label.contentsRect().topLeft()).y() + label.fontMetrics().height() / 2
        assert abs(text - first.mapTo(dialog, first.rect().center()).y()) <= 2
    dialog.close()


def test_nothing_below_moves_when_another_level_is_chosen(person: Person) -> None:
    dialog = NewGameDialog(GameSetup(), MAPLE, person.window, person.parts.ratings)
    dialog.show()
    description = dialog.form.level.description
    most_kinds = 0
    for width in range(700, 1000, 60):
        dialog.resize(width, 700)
        places, heights = set(), set()
        for level in LEVELS:
            dialog.form.level.level = level
            settle()
            places.add(dialog.size_box.mapTo(dialog, QPoint()).y())
            heights.add(QLabel.heightForWidth(description, description.width()))
        assert description.height() == max(heights)
        assert len(places) == 1
        most_kinds = max(most_kinds, len(heights))
    assert most_kinds > 1  # descriptions of one line and of two
    dialog.close()
    dialog.deleteLater()


def test_variants_that_are_unfolded_are_seen_from_their_heading_on(person: Person) -> None:
    dialog = NewGameDialog(GameSetup(), person.window.scene.theme, person.window, person.parts.ratings)
    dialog.show()
    dialog.resize(940, 724)
    settle()
    (page,) = dialog.findChildren(ScrollPage)
    dialog.variants.button.click()
    settle()
    assert dialog.variants.height() > page.viewport().height(), "higher than the page"
    assert dialog.variants.button.mapTo(page, QPoint()).y() in range(20)
    dialog.close()
