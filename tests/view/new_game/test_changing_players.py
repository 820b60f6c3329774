"""Other players take their seats in the middle of a game, whatever happens at the board meanwhile."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.new_game.players_dialog import PlayersDialog
from tests.model.seating import rest
from tests.view.hands import Person, SitDown


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


def test_nobody_changes_places_when_the_players_dialog_is_called_off(person: Person) -> None:
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().reject())
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
