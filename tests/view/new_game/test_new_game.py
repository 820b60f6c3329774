"""The variant selector: whatever can be chosen is one click away, and what comes out is what was chosen."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QIcon, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.names import LEVELS
from escabel_gui.record.rated_game import RatedGame
from escabel_gui.record.rating.level_ratings import even_level
from escabel_gui.record.time_control import BYO_YOMI, FISCHER, KINDS, NO_LIMIT, TimeControl
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, find_ruleset, parse_wire_name
from escabel_gui.rules.contract import Ruleset
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.help.pages import in_short, read_page
from escabel_gui.view.look.themes import MAPLE
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.new_game.opponent_form import BOT, BOTS, PERSON
from escabel_gui.view.widgets.scroll_page import ScrollPage
from tests.view.hands import LEFT, Person

OpenDialog = Callable[..., NewGameDialog]
every_ruleset = pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)


@pytest.fixture
def open_dialog(qtbot: QtBot) -> OpenDialog:
    """Return a function that opens the selector as after a game with this setup."""

    def open_it(setup: GameSetup | None = None) -> NewGameDialog:
        dialog = NewGameDialog(setup or GameSetup(), MAPLE)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_it


def test_it_opens_at_its_beginning_where_variants_are_chosen_already(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(GameSetup("escabel:connection=tiebreak"))
    assert dialog.variants.is_open
    QTest.qWait(1)
    (page,) = dialog.findChildren(ScrollPage)
    bar = page.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == 0
    QTest.mouseClick(dialog.variants.button, LEFT)
    QTest.mouseClick(dialog.variants.button, LEFT)
    QTest.qWait(1)
    assert bar.value() > 0


def test_the_fields_of_a_clock_are_in_sight_when_it_is_chosen(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    dialog.resize(500, 500)
    dialog.clock_fold.set_open(True)
    QTest.qWait(1)
    (page,) = dialog.findChildren(ScrollPage)
    assert page.verticalScrollBar().value() == 0
    dialog.clock.kind.setFocus()
    QTest.keyClick(dialog.clock.kind, Qt.Key.Key_End)
    QTest.qWait(1)
    bottom = dialog.clock.extra.mapTo(page.viewport(), dialog.clock.extra.rect().bottomLeft()).y()
    assert bottom < page.viewport().height()


def test_enter_unfolds_a_section_and_begins_no_game(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    for fold in (dialog.variants, dialog.clock_fold):
        QTest.keyClick(fold.button, Qt.Key.Key_Return)
        assert fold.is_open
    assert dialog.isVisible()


@every_ruleset
def test_there_are_variants_only_where_there_is_a_choice(open_dialog: OpenDialog, ruleset: Ruleset) -> None:
    dialog = open_dialog()
    dialog.games.select(ruleset)
    assert dialog.variants.isVisible() == bool(ruleset.options)


def test_a_narrow_dialog_shows_the_pictures_of_the_games_and_the_name_of_one(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    titles = [dialog.games.item(row).text() for row in range(len(CATALOGUE))]
    width = dialog.games.width()
    assert titles == [ruleset.title for ruleset in CATALOGUE]
    dialog.resize(380, 600)
    QApplication.processEvents()
    assert dialog.games.width() < width
    assert not any(dialog.games.item(row).text() for row in range(len(CATALOGUE)))
    assert dialog.card.title.text() == titles[dialog.games.currentRow()]
    dialog.resize(940, 600)
    QApplication.processEvents()
    assert [dialog.games.item(row).text() for row in range(len(CATALOGUE))] == titles


def is_painted(icon: QIcon) -> bool:
    return icon.pixmap(32, 32).toImage().pixelColor(16, 16).alpha() > 0


@pytest.mark.parametrize(
    "wire_name", [wire_name for ruleset in CATALOGUE for wire_name in all_wire_names(ruleset)], ids=str
)
def test_every_combination_of_options_can_be_clicked(open_dialog: OpenDialog, wire_name: str) -> None:
    ruleset, options = parse_wire_name(wire_name)
    dialog = open_dialog()
    dialog.games.setCurrentRow(CATALOGUE.index(ruleset))
    for name, value in options.items():
        dialog.variants.set_open(True)
        button = dialog.variants.rows[name].buttons[value]
        QTest.mouseClick(button, LEFT)
    assert dialog.setup.wire_name == wire_name


def test_enter_starts_the_game_wherever_the_keyboard_is(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog(GameSetup(players=(Player(), Player(2))))
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.games.setFocus()
    dialog.size_box.number.setFocus()
    QTest.keyClick(dialog.size_box.number, Qt.Key.Key_Return)
    assert dialog.result() == NewGameDialog.DialogCode.Accepted
    assert dialog.setup.players == (Player(), Player(2))


@every_ruleset
def test_a_ruleset_tells_about_itself(qtbot: QtBot, open_dialog: OpenDialog, ruleset: Ruleset) -> None:
    dialog = open_dialog()
    dialog.games.setCurrentRow(CATALOGUE.index(ruleset))
    QApplication.processEvents()
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    points = in_short(read_page(ruleset.name))
    for text in (ruleset.title, f"{ruleset.author}, {ruleset.year}", *[point.about for point in points]):
        assert text in texts
    sentences = [sentence.text() for _, sentence in dialog.card.points][: len(points)]
    assert sentences
    assert all(sentence.endswith(".") and "*" not in sentence for sentence in sentences)
    qtbot.waitUntil(lambda: not dialog.card.picture.pixmap().isNull())
    for option in ruleset.options:
        assert str(option.label) in texts
        assert str(option.choices[0].summary) in texts
    qtbot.waitUntil(lambda: is_painted(dialog.games.item(CATALOGUE.index(ruleset)).icon()))
    dialog.variants.set_open(True)
    buttons = [button for row in dialog.variants.rows.values() for button in row.buttons.values()]
    qtbot.waitUntil(lambda: all(is_painted(button.icon()) for button in buttons))


@every_ruleset
def test_every_size_can_be_chosen_and_the_default_is_shown_first(open_dialog: OpenDialog, ruleset: Ruleset) -> None:
    dialog = open_dialog(GameSetup("abande" if ruleset.name == "escabel" else "escabel", 7))
    dialog.games.setCurrentRow(CATALOGUE.index(ruleset))
    assert dialog.setup.size == ruleset.default_size
    for size in ruleset.sizes:
        dialog.size_box.number.setValue(size)
        assert dialog.setup.size == size
    assert dialog.size_box.limits.text().startswith(f"{ruleset.sizes[0]} to {ruleset.sizes[-1]}")


def test_what_a_size_counts_stands_beside_it_too(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    dialog.games.select(find_ruleset("conquare"))
    assert dialog.size_box.limits.text() == "3 to 12 spaces"


@pytest.mark.parametrize(
    "setup",
    [
        GameSetup("escabel:connection=tiebreak,setup=checkered-white", 13, (Player(8), Player(0, "Ada"))),
        GameSetup("quabble", CATALOGUE[2].sizes[0], (Player(0, "Bo"), Player(1)), TimeControl(FISCHER, 300, 3)),
        GameSetup("escabel", 3, (Player(1), Player(2)), TimeControl(BYO_YOMI, 60, 20, 5)),
    ],
)
def test_it_starts_with_the_last_settings(open_dialog: OpenDialog, setup: GameSetup) -> None:
    chosen = open_dialog(setup).setup
    assert chosen[:3] == setup[:3]
    assert chosen.control.kind == setup.control.kind
    if setup.control.kind != NO_LIMIT:
        assert chosen.control.main == setup.control.main


def test_what_was_chosen_for_a_ruleset_is_remembered_while_looking_at_others(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(GameSetup("escabel:movement=crosscut", 5))
    QTest.mouseClick(dialog.variants.rows["connection"].buttons["tiebreak"], LEFT)
    dialog.size_box.number.setValue(6)
    dialog.games.setCurrentRow(1)
    dialog.games.setCurrentRow(0)
    assert dialog.setup.wire_name == "escabel:connection=tiebreak,movement=crosscut"
    assert dialog.setup.size == 6


def test_everybody_can_sit_anywhere(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    form = dialog.form
    form.kind.buttons[BOTS].click()
    form.levels[BLACK].level, form.levels[WHITE].level = 1, len(LEVELS)
    assert form.players == (Player(1), Player(8))
    form.kind.buttons[PERSON].click()
    form.names[BLACK].setText("  Ada ")
    assert form.players == (Player(0, "Ada"), Player())
    form.kind.buttons[BOT].click()
    form.color.buttons[WHITE].click()
    form.level.level = 3
    assert form.players == (Player(3), Player())


def test_only_the_rows_of_the_chosen_opponent_are_seen(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    form = dialog.form
    for kind in (BOTS, PERSON, BOT):
        form.kind.buttons[kind].click()
        seen = [form.level.isVisible(), form.names[BLACK].isVisible(), form.levels[BLACK].isVisible()]
        assert seen == [kind == BOT, kind == PERSON, kind == BOTS]


def test_every_level_is_described(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    box = dialog.form.level
    descriptions = set()
    for level in LEVELS:
        box.level = level
        descriptions.add(box.description.text())
    assert len(descriptions) == len(LEVELS)
    assert all(description.endswith(".") for description in descriptions)


def test_the_level_that_matches_a_strength_is_that_of_the_chosen_board(person: Person) -> None:
    ratings = person.parts.ratings
    ratings.change(lambda _: [RatedGame(str(game), "escabel", 7, 5, float(game % 2), "") for game in range(60)])
    rating = ratings.curve("escabel")[-1]
    expected = [even_level("escabel", size, rating) for size in (7, 9)]
    assert expected[0] != expected[1]
    dialog = NewGameDialog(GameSetup("escabel", 7), MAPLE, person.window, ratings)
    assert dialog.form.even is not None
    for size, level in zip((7, 9, 7), (*expected, expected[0]), strict=True):
        dialog.size_box.number.setValue(size)
        dialog.form.even.button.click()
        assert dialog.form.level.level == level
    dialog.deleteLater()


def test_the_keyboard_begins_at_the_games(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Down)
    assert dialog.setup.wire_name == CATALOGUE[1].name
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.result() == NewGameDialog.DialogCode.Accepted


def test_the_wheel_changes_no_field_that_it_passes(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    before = dialog.setup
    for field in (dialog.form.level.box, dialog.size_box.number):
        place = QPointF(field.rect().center())
        turn = QWheelEvent(
            *(place, field.mapToGlobal(place), QPoint(), QPoint(0, -120)),
            *(Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False),
        )
        QApplication.sendEvent(field, turn)
        assert not turn.isAccepted(), "the page gets it"
    assert dialog.setup == before


def test_variants_and_clock_are_folded_away_while_they_are_as_usual(open_dialog: OpenDialog) -> None:
    usual = open_dialog()
    assert not usual.variants.is_open
    assert not usual.clock_fold.is_open
    assert usual.variants.summary.text() == "Usual rules"
    assert usual.clock_fold.summary.text() == "No clock"
    other = open_dialog(GameSetup("escabel:movement=crosscut", 9, (Player(), Player(2)), TimeControl(FISCHER, 300, 5)))
    assert other.variants.is_open
    assert other.clock_fold.summary.text() == "Time and increment · 5 min · 5 s", "what was chosen last is in sight"


def test_colors_are_changed_by_a_button(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(GameSetup(players=(Player(0, "Ada"), Player(3))))
    QTest.mouseClick(dialog.form.color.buttons[WHITE], LEFT)
    assert dialog.setup.players == (Player(3), Player(0, "Ada"))
    friends = open_dialog(GameSetup(players=(Player(0, "Ada"), Player(0, "Bo"))))
    QTest.mouseClick(friends.form.swap_button, LEFT)
    assert friends.setup.players == (Player(0, "Bo"), Player(0, "Ada"))
    QTest.keyClick(friends.focusWidget(), Qt.Key.Key_Return)
    assert friends.result() == NewGameDialog.DialogCode.Accepted, "a click does not move the keyboard"
    assert friends.setup.players == (Player(0, "Bo"), Player(0, "Ada"))


def test_only_the_fields_of_the_chosen_clock_are_seen(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    clock = dialog.clock
    dialog.clock_fold.set_open(True)
    seen = {}
    for kind in KINDS:
        clock.kind.setCurrentIndex(clock.kind.findData(kind))
        seen[kind] = [field.isVisible() for field in (clock.minutes, clock.extra, clock.periods)]
        assert clock.control.kind == kind
    assert clock.summary == "Main time and byo-yomi · 10 min · 3 × 10 s"
    assert list(seen.values()) == [[False] * 3, [True, False, False], [True, True, False], [True] * 3]
