"""The variant selector: whatever can be chosen is one click away, and what comes out is what was chosen."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QIcon, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from cut_texts import cut_texts
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.names import LEVELS
from escabel_gui.record.rated_game import RatedGame
from escabel_gui.record.rating.level_ratings import even_level
from escabel_gui.record.time_control import BYO_YOMI, FISCHER, KINDS, NO_LIMIT, TimeControl
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, find_ruleset, parse_wire_name
from escabel_gui.rules.contract import Ruleset
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.friends.host_dialog import HostDialog
from escabel_gui.view.help.pages import in_short, read_page
from escabel_gui.view.help.rules_window import RulesWindow
from escabel_gui.view.look.themes import MAPLE
from escabel_gui.view.new_game.invite_dialog import InviteDialog
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.new_game.opponent_form import BOT, BOTS, BY_MESSAGE, BY_NETWORK, FRIEND, PERSON
from escabel_gui.view.new_game.players_dialog import PlayersDialog
from escabel_gui.view.new_game.terms_dialog import TermsDialog
from escabel_gui.view.widgets.scroll_page import ScrollPage
from hands import LEFT, Person, SitDown
from places import settle
from seating import rest

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


def test_the_rules_can_be_read_before_the_game(person: Person) -> None:
    seen = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        dialog.games.setCurrentRow(1)
        QTest.mouseClick(dialog.card.rules_button, LEFT)
        (rules,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, RulesWindow)]
        seen.append((rules.windowTitle(), rules.isVisible()))
        QTest.keyClick(rules.page, Qt.Key.Key_PageDown)
        seen.append(rules.page.verticalScrollBar().value() > 0)
        rules.close()
        dialog.reject()

    QTimer.singleShot(0, look)
    person.press("Ctrl+N")
    assert seen == [("Rules of Abande — Escabel", True), True]


def test_colors_are_changed_by_a_button(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(GameSetup(players=(Player(0, "Ada"), Player(3))))
    QTest.mouseClick(dialog.form.color.buttons[WHITE], LEFT)
    assert dialog.setup.players == (Player(3), Player(0, "Ada"))
    friends = open_dialog(GameSetup(players=(Player(0, "Ada"), Player(0, "Bo"))))
    QTest.mouseClick(friends.form.swap_button, LEFT)
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
    assert list(seen.values()) == [[False] * 3, [True, False, False], [True, True, False], [True] * 3]


def test_two_keys_begin_the_same_game_again(person: Person) -> None:
    person.play("c3")

    def press_enter() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        person.press("Return", widget=dialog.focusWidget())

    before = person.window.settings.setup
    QTimer.singleShot(0, press_enter)
    person.press("Ctrl+N")
    assert person.moves == ""
    assert person.table.setup == before


def test_what_was_started_is_proposed_next_time(person: Person) -> None:
    chosen = GameSetup("escabel:movement=crosscut", 6, (Player(0, "Ada"), Player(0, "B")), TimeControl(FISCHER, 120, 2))
    person.parts.new_games().begin(chosen)
    assert person.window.settings.setup == chosen
    assert person.table.setup == chosen


def test_calling_it_off_changes_nothing(person: Person) -> None:
    person.play("c3")
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().reject())  # type: ignore[union-attr]
    person.press("Ctrl+N")
    assert person.moves == "c3"


def test_the_players_dialog_seats_others_at_once(person: Person) -> None:
    person.play("c3")

    def seat() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PlayersDialog)
        dialog.black.name.setText("Ada")
        dialog.white.kind.setCurrentIndex(dialog.white.kind.findData(2))
        dialog.accept()

    QTimer.singleShot(0, seat)
    person.press("Ctrl+P")
    assert person.table.player_of(BLACK) == Player(0, "Ada")
    assert person.table.player_of(WHITE) == Player(2)
    person.qtbot.waitUntil(lambda: person.moves == "c3 a1")


@pytest.mark.parametrize("keys", ["Ctrl+N", "Ctrl+P"])
def test_what_a_dialog_says_is_heard_whatever_qt_does_before_it_returns(person: Person, keys: str) -> None:
    """Accept a dialog and let Qt delete at once what is to be deleted later, as its loop may in the same turn."""
    person.play("c3")

    def accept() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog | PlayersDialog)
        dialog.accept()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    QTimer.singleShot(0, accept)
    person.press(keys)
    assert person.moves == ("" if keys == "Ctrl+N" else "c3")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not person.window.findChildren(QDialog)


def test_nobody_changes_places_when_the_players_dialog_is_called_off(person: Person) -> None:
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().reject())  # type: ignore[union-attr]
    person.press("Ctrl+P")
    assert person.table.setup.players == (Player(), Player())


@pytest.fixture
def swapped_meanwhile(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> Person:
    """Return a person, Ada, who has begun a game; Bo swaps while it is chosen who plays, and all stays as it was."""
    person = sit_down(GameSetup("escabel", 5, (Player(0, "Ada"), Player(0, "Bo"))))
    person.play("c3")

    def accept(dialog: PlayersDialog) -> int:
        person.play("swap-sides")
        assert (dialog.black.player.name, dialog.white.player.name) == ("Ada", "Bo")
        return dialog.DialogCode.Accepted

    monkeypatch.setattr(PlayersDialog, "exec", accept)
    return person


def test_nobody_changes_places_when_the_other_side_swaps_meanwhile(swapped_meanwhile: Person) -> None:
    person = swapped_meanwhile
    person.window.acts.players.trigger()
    assert person.moves == "c3 swap-sides"
    assert [player.name for player in person.table.setup.players] == ["Ada", "Bo"]
    assert person.table.player_of(WHITE).name == "Ada"


def test_one_plays_on_from_the_position_that_was_looked_at_whatever_is_played_meanwhile(
    swapped_meanwhile: Person,
) -> None:
    person = swapped_meanwhile
    person.window.acts.play_on.trigger()
    rest(person.table)
    assert person.moves == "c3"
    assert person.table.player_of(BLACK).name == "Ada"


@pytest.mark.parametrize("way", [BY_MESSAGE, BY_NETWORK])
def test_a_friend_elsewhere_is_invited_with_what_was_chosen(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, way: int
) -> None:
    person = sit_down()
    before = person.parts.settings.setup
    proposed: list[tuple[str, int]] = []

    def choose(dialog: NewGameDialog) -> int:
        dialog.games.setCurrentRow(1)
        dialog.size_box.number.setValue(7)
        dialog.form.kind.buttons[FRIEND].click()
        dialog.form.way.buttons[way].click()
        assert not dialog.clock_fold.isVisibleTo(dialog)
        dialog.accept()
        return int(QDialog.DialogCode.Accepted)

    def look(dialog: TermsDialog) -> int:
        assert isinstance(dialog, InviteDialog if way == BY_MESSAGE else HostDialog)
        proposed.append((dialog.form.games.ruleset.name, dialog.form.size_box.number.value()))
        return int(QDialog.DialogCode.Rejected)

    monkeypatch.setattr(NewGameDialog, "exec", choose)
    monkeypatch.setattr(TermsDialog, "exec", look)
    person.window.acts.new.trigger()
    assert proposed == [(CATALOGUE[1].name, 7)]
    assert person.parts.settings.setup == before


def test_the_bot_of_an_opened_game_comes_back_by_changing_the_players(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Say that nobody plays for the bot whose name is in a file, and offer to let it."""
    person.parts.files.read_text("(;FF[4]GM[101]RU[escabel]SZ[5]PB[Escabel bot 2];B[c3];W[d4])", "game.sgf")
    person.qtbot.waitUntil(lambda: person.moves == "c3 d4")
    assert person.parts.players.color_below == WHITE
    assert person.message.endswith("Bot (level 2) to move. No bot plays here now: move for it, or change the players.")

    def accept(dialog: PlayersDialog) -> int:
        assert (dialog.black.player, dialog.white.player) == (Player(2), Player())
        return dialog.DialogCode.Accepted

    monkeypatch.setattr(PlayersDialog, "exec", accept)
    person.push(person.window.acts.players)
    person.qtbot.waitUntil(lambda: len(person.moves.split()) == 3)
    assert "No bot" not in person.message


def test_an_opened_game_says_at_the_persons_turn_that_no_bot_will_answer(person: Person) -> None:
    person.parts.files.read_text("(;FF[4]GM[101]RU[escabel]SZ[5]PB[Escabel bot 2];B[c3];W[d4];B[e5])", "game.sgf")
    person.qtbot.waitUntil(lambda: person.moves == "c3 d4 e5")
    assert person.message.endswith("White to move. No bot will answer: change the players to let it play.")
    assert person.offered == ["Change players"]
