"""Two windows, and codes that go from one to the other by the clipboard."""

import textwrap
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.friends import message_text
from escabel_gui.view.new_game.invite_dialog import InviteDialog
from escabel_gui.view.playing.edge_labels import EdgeLabels
from tests.model.seating import rest
from tests.view.hands import Person, answer_questions


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def invite(person: Person, monkeypatch: pytest.MonkeyPatch, game: int, size: int, color: int = BLACK) -> None:
    """Fill in the dialog, and begin."""

    def fill_in(dialog: InviteDialog) -> int:
        dialog.form.games.setCurrentRow(game)
        dialog.form.size_box.number.setValue(size)
        dialog.form.color.value = color
        dialog.form.own_name.setText("Anna")
        dialog.form.friend_name.setText("Ben")
        dialog.accept()
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(InviteDialog, "exec", fill_in)
    person.window.acts.invite.trigger()
    rest(person.table)


def copy(person: Person) -> str:
    """Press the button that the sentence offers."""
    acts = person.window.acts
    person.push(acts.copy_invitation if person.table.remote_game.is_new else acts.copy_code)
    rest(person.table)
    return clipboard()


def paste(person: Person, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    person.window.acts.paste.trigger()
    rest(person.table)


@pytest.mark.parametrize(("game", "size"), [(0, 3), (2, 3)])
def test_a_whole_game_by_codes_alone(
    anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, game: int, size: int
) -> None:
    chance = Random(game)
    invite(anna, monkeypatch, game, size)
    turn, other = anna, ben
    while not turn.table.game.is_over:
        position = turn.table.game
        moves = position.rules.legal_move_list(position.state)
        turn.make_move(SWAP if SWAP in moves else chance.choice(moves))
        if turn.table.may_play:  # a swap has given the turn to the other
            continue
        paste(other, f"Hello!\n> {copy(turn)}\nBye")
        assert other.moves == turn.moves
        turn, other = other, turn
    assert anna.table.game.result == ben.table.game.result is not None


def test_a_code_may_come_where_moves_are_typed(anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(anna, monkeypatch, 0, 5)
    anna.click("c3")
    paste(ben, copy(anna))
    ben.click("d4")
    entry = anna.parts.history.entry
    entry.setText(copy(ben))
    QTest.keyClick(entry, Qt.Key.Key_Return)
    rest(anna.table)
    assert anna.moves == "c3 d4"
    assert entry.text() == ""


def words(text: str) -> list[str]:
    """Return the sentences of a message, without its code."""
    sentences, _, code = text.rpartition("\n\n")
    assert code.startswith("ESCABEL1/")
    assert code.endswith("/ESCABEL\n")
    return sentences.splitlines()


HOW = "Copy all of this message, open the program Escabel, and press Ctrl+V."


def test_an_invitation_says_who_invites_to_what_and_what_to_do(
    anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    invite(anna, monkeypatch, 0, 5)
    anna.click("c3")
    seat = "You play White. I have begun with c3."
    assert words(copy(anna)) == ["Anna invites you to a game: Escabel, 5\u00a0×\u00a05.", seat, HOW]
    monkeypatch.setattr(message_text, "site", lambda: "https://example.org/escabel")
    message = copy(anna)
    assert words(message)[2:] == ["The program for it is free: https://example.org/escabel", HOW]
    paste(ben, message)
    assert ben.moves == "c3"


def test_a_message_says_what_has_happened(anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(anna, monkeypatch, 0, 5)
    anna.click("c3")
    paste(ben, copy(anna))
    ben.click("c4")
    assert words(copy(ben)) == ["Your move in our game of Escabel (after 1… c4).", HOW]
    paste(anna, copy(ben))
    anna.click("d4")
    paste(ben, copy(anna))
    ben.window.acts.take_back.trigger()
    assert words(copy(ben))[0] == "May I take back my move in our game of Escabel (after 2. d4)?"
    paste(anna, copy(ben))
    anna.push(anna.window.acts.refuse)
    assert words(copy(anna))[0] == "Please let your move stand in our game of Escabel (after 2. d4)."
    paste(ben, copy(anna))
    ben.table.giving_up.resign()
    rest(ben.table)
    assert words(copy(ben))[0] == "Our game of Escabel (after 2. d4) is over. Black wins: White resigned."


WAYS_OF_MAIL: dict[str, Callable[[str], str]] = {
    "quoted twice": lambda text: "".join(f"> > {line}\r\n" for line in text.splitlines()),
    "wrapped": lambda text: "\n".join(textwrap.wrap(text, 37)),
    "in one line": lambda text: " ".join(text.split()),
    "among other words": lambda text: f"Hi Ben,\nlook:\n\n{text}\n--\nAnna, https://example.org/escabel\n",
    "answered above": lambda text: f"Thanks!\n\nOn Monday Anna wrote:\n> {text.replace(chr(10), chr(10) + '> ')}",
}


@pytest.mark.parametrize("language", ["en", "de", "es", "hu"])
@pytest.mark.parametrize("way", WAYS_OF_MAIL)
def test_a_whole_message_is_understood_however_it_comes(
    anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, language: str, way: str
) -> None:
    anna.window.settings.language = language
    invite(anna, monkeypatch, 1, 7, WHITE)
    paste(ben, WAYS_OF_MAIL[way](copy(anna)))
    shared = ben.table.remote_game.copy
    assert shared is not None
    assert shared.game.terms.names == ("Ben", "Anna")


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No])
def test_a_hint_against_a_friend_must_be_meant(
    anna: Person, monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton
) -> None:
    asked = answer_questions(monkeypatch, answer)
    invite(anna, monkeypatch, 0, 5)
    anna.press("H")
    assert len(asked) == 1
    assert "against the bot" not in asked[0]
    assert anna.parts.analysis.hint.is_on == (answer == QMessageBox.StandardButton.Yes)


def test_the_invited_have_the_first_move_if_one_likes(
    anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    invite(anna, monkeypatch, 0, 5, WHITE)
    assert anna.offered == ["Copy the invitation"]
    paste(ben, copy(anna))
    assert anna.message.startswith("The message is copied: send it to Ben.")
    assert anna.offered == ["Copy the invitation", "Prepare answers"]  # until Ben has answered
    ben.click("c3")
    assert "Copy your answer, and send it to Anna." in ben.message
    paste(anna, copy(ben))
    assert anna.moves == "c3"
    assert anna.parts.players.above.seat is not None
    assert anna.parts.players.above.seat.sign == "message"


@pytest.mark.parametrize("percent", [100, 125])
@pytest.mark.parametrize("language", ["en", "de", "es", "hu"])
def test_all_that_is_to_be_done_with_a_message_is_seen(
    anna: Person, monkeypatch: pytest.MonkeyPatch, language: str, percent: int
) -> None:
    anna.window.resize(1080, 720)
    anna.window.settings.language = language
    anna.window.settings.type_size = percent
    invite(anna, monkeypatch, 0, 5)
    anna.click("c3")
    copy(anna)
    assert len(anna.offered) == 2
    assert not anna.window.messages.message.is_cut, anna.message


@pytest.mark.parametrize(("opponent", "proposed"), [(Player(2), "Ada"), (Player(0, "Bo"), "")])
def test_a_name_is_proposed_where_it_is_known_whose_it_is(person: Person, opponent: Player, proposed: str) -> None:
    dialog = InviteDialog(GameSetup("escabel", 5, (Player(0, "Ada"), opponent)), person.window.scene.theme)
    assert dialog.form.own_name.text() == proposed


def test_who_gives_a_name_is_spoken_to(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(anna, monkeypatch, 0, 5)
    names = anna.window.findChild(EdgeLabels)
    assert isinstance(names, EdgeLabels)
    assert set(names.texts) == {"Your edge", "White’s edge"}
    anna.table.giving_up.resign()
    assert anna.message.startswith("Ben wins: you resigned.")


def test_a_damaged_code_is_a_sentence(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: said.append(text))
    paste(anna, "ESCABEL1/0123456789ABCDEFG/ESCABEL")
    assert said == ["The code is damaged: something in it was changed or left out on its way. Ask for it once more."]


def test_a_code_comes_in_a_file(anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    invite(anna, monkeypatch, 0, 5)
    anna.click("c3")
    file = tmp_path / "mail.txt"
    file.write_text(f"Dear Ben,\n{copy(anna)}\n", "utf-8")
    ben.parts.files.open_file(file)
    rest(ben.table)
    assert ben.moves == "c3"


def test_a_code_finds_its_game_among_others(anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(anna, monkeypatch, 0, 5)
    anna.click("c3")
    paste(ben, copy(anna))
    ben.click("c4")
    answer = copy(ben)
    path = anna.table.path
    invite(anna, monkeypatch, 1, 7)
    assert anna.table.path != path
    paste(anna, answer)
    assert (anna.table.path, anna.moves) == (path, "c3 c4")


def test_taking_back_is_asked_for_by_code(anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(anna, monkeypatch, 0, 5)
    anna.click("c3")
    paste(ben, copy(anna))
    anna.window.acts.take_back.trigger()
    assert "You ask to take back your move." in anna.message
    paste(ben, copy(anna))
    assert ben.offered == ["Allow", "Refuse"]
    ben.push(ben.window.acts.allow)
    paste(anna, copy(ben))
    assert anna.moves == ""
    assert anna.message.startswith("Ben has let you take your move back.")


def test_codes_that_part_are_asked_about(anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(anna, monkeypatch, 0, 5)
    assert anna.message == "You begin. Click a point to place a piece. Then copy the invitation for Ben."
    anna.click("c3")
    first = copy(anna)
    paste(ben, first)
    ben.click("c4")
    paste(anna, copy(ben))
    copy_of_ben = ben.table.remote_game.copy
    assert copy_of_ben is not None
    copy_of_ben.undo()  # as after a backup was put back
    ben.table.remote_game.restore()
    ben.click("d4")
    paste(anna, copy(ben))
    assert anna.offered == ["Keep mine", "Take theirs"]
    assert anna.moves == "c3 d4"
    anna.push(anna.window.acts.take_line)
    assert anna.moves == "c3 d4"
    assert anna.message.endswith("Your move.")


def test_names_are_never_markup(anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(anna, monkeypatch, 0, 5, WHITE)
    copy_of_anna = anna.table.remote_game.copy
    assert copy_of_anna is not None
    game = copy_of_anna.game
    game.terms = game.terms._replace(names=("<img src=x>", "<b>Anna</b>"))
    paste(ben, copy_of_anna.code)
    assert "<b>Anna</b>" in ben.window.windowTitle()
    ben.click("c3")
    assert "send it to <b>Anna</b>" in ben.message
    QApplication.processEvents()
