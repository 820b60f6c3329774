"""Two windows whose programs talk to each other, on this computer alone."""

from datetime import datetime
from random import Random

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtNetwork import QHostAddress, QTcpServer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from escabel_gui.link.connection_info import ConnectionInfo, find_invite, format_invite
from escabel_gui.link.signing import VERSION, Role
from escabel_gui.model.friends.lan_discovery import LanAnnouncement, LanListener
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.next_game import new_copy
from escabel_gui.model.table.remote_game import Presence
from escabel_gui.record.time_control import BYO_YOMI, FISCHER, SUDDEN_DEATH, TimeControl
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.friends.host_dialog import HostDialog
from escabel_gui.view.friends.invitation_dialog import InvitationDialog
from escabel_gui.view.friends.join_dialog import JoinDialog
from escabel_gui.view.language import SOURCE
from escabel_gui.view.new_game import game_form
from tests.indoors import LOOPBACK
from tests.model.seating import rest, wait_until
from tests.view.hands import LEFT, Person


def invite(person: Person, monkeypatch: pytest.MonkeyPatch, game: int, size: int, color: int = BLACK) -> str:
    """Fill in the dialog, and begin; return the invitation that is shown then."""

    def fill_in(dialog: HostDialog) -> int:
        dialog.form.games.setCurrentRow(game)
        dialog.form.size_box.number.setValue(size)
        dialog.form.color.value = color
        dialog.form.own_name.setText("Anna")
        dialog.form.friend_name.setText("Ben")
        dialog.accept()
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(HostDialog, "exec", fill_in)
    person.window.acts.invite_directly.trigger()
    rest(person.table)
    wait_until(lambda: shown(person) != [])
    return shown(person)[0].invitation


def shown(person: Person) -> list[InvitationDialog]:
    return [dialog for dialog in person.window.findChildren(InvitationDialog) if dialog.isVisible()]


def join(person: Person, monkeypatch: pytest.MonkeyPatch, invitation: str) -> None:
    def fill_in(dialog: JoinDialog) -> int:
        results: list[int] = []
        dialog.finished.connect(results.append)
        dialog.show()
        dialog.invitation.setText(invitation)
        assert dialog.join_button.isEnabled()
        dialog.join_button.click()
        wait_until(lambda: results != [])
        return results[0]

    monkeypatch.setattr(JoinDialog, "exec", fill_in)
    person.window.acts.join.trigger()


def begin(anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, game: int, size: int) -> None:
    join(ben, monkeypatch, invite(anna, monkeypatch, game, size))
    wait_until(lambda: ben.table.remote_game.copy is not None and ben.parts.direct_games.direct.is_there)
    wait_until(lambda: shown(anna) == [])
    rest(ben.table)


def make_any_move(person: Person, other: Person, chance: Random) -> None:
    """Make a move at random, or swap, and wait until it has arrived."""
    before, moves = person.moves, person.table.game.rules.legal_move_list(person.table.game.state)
    person.make_move(SWAP if SWAP in moves else chance.choice(moves))
    wait_until(lambda: person.moves == other.moves != before)
    rest(other.table)
    rest(person.table)


@pytest.mark.parametrize(("game", "size"), [(0, 3), (1, 7), (2, 3)])
def test_a_whole_game_by_mouse(
    anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, game: int, size: int
) -> None:
    begin(anna, ben, monkeypatch, game, size)
    chance = Random(1)
    while not anna.table.game.is_over:
        wait_until(lambda: anna.table.may_play or ben.table.may_play)
        turn, other = (anna, ben) if anna.table.may_play else (ben, anna)
        make_any_move(turn, other, chance)
    wait_until(lambda: ben.moves == anna.moves)  # where all that is left is to pass, the program did it by itself
    assert anna.table.game.result == ben.table.game.result
    assert ("swap-sides" in anna.moves) == anna.table.game.rules.has_pie_rule
    anna.push(anna.window.acts.again)
    wait_until(lambda: ben.offered == ["Accept", "Decline"])
    assert "play again" in ben.message
    ben.push(ben.window.acts.accept)
    wait_until(lambda: anna.moves == ben.moves == "" and not anna.table.game.is_over)


def test_who_is_there_is_seen(anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(anna, ben, monkeypatch, 0, 5)
    above = anna.parts.players.above
    wait_until(lambda: above.seat is not None and above.seat.sign == "here")
    ben.parts.direct_games.direct.stop()
    wait_until(lambda: above.seat is not None and above.seat.sign == "away")
    assert above.seat is not None
    assert above.seat.note.startswith("away since")
    assert "," not in above.seat.note
    anna.table.remote_game.presence = Presence(last=datetime(2001, 2, 3, 23, 50).timestamp())
    assert above.seat.note == "away since Feb 3, 2001, 23:50"
    anna.click("c3")
    wait_until(lambda: anna.offered == ["Show the invitation", "Prepare answers"])
    assert "Waiting for Ben" in anna.message


@pytest.mark.parametrize("lot", [BLACK, WHITE])
def test_a_lot_is_drawn_once(anna: Person, monkeypatch: pytest.MonkeyPatch, lot: int) -> None:
    lots = iter([lot, BLACK + WHITE - lot])
    monkeypatch.setattr(game_form, "choice", lambda _colors: next(lots))
    invite(anna, monkeypatch, 0, 5, game_form.BY_LOT)
    copy = anna.table.remote_game.copy
    assert copy is not None
    assert anna.table.setup.players[copy.friend].is_friend
    assert anna.table.seating.you == lot
    assert anna.table.may_play == (lot == BLACK)
    if lot == BLACK:
        anna.click("c3")
        assert anna.moves == "c3"


def test_who_waits_hears_of_a_pause(anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(anna, ben, monkeypatch, 0, 5)
    anna.click("c3")
    assert "Ben is thinking" in anna.message
    anna.table.set_paused(True)  # as both have agreed
    assert "The game is paused." in anna.message
    assert anna.offered == ["Go on"]


def test_who_goes_while_it_is_their_turn_can_be_invited_again(
    anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(anna, ben, monkeypatch, 0, 5)
    anna.click("c3")
    wait_until(lambda: ben.table.may_play)
    ben.parts.direct_games.direct.stop()
    wait_until(lambda: "Waiting for Ben" in anna.message)
    assert anna.offered == ["Show the invitation", "Prepare answers"]


@pytest.mark.parametrize("has_played", [False, True])
def test_before_the_friend_comes_the_card_says_so(
    anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, has_played: bool
) -> None:
    if has_played:  # with somebody who is away since then
        begin(anna, ben, monkeypatch, 0, 5)
        ben.parts.direct_games.direct.stop()
        wait_until(lambda: not anna.parts.direct_games.direct.is_there)
    invite(anna, monkeypatch, 0, 5)
    seat = anna.parts.players.above.seat
    assert seat is not None
    assert seat.note == "not there"
    for dialog in shown(anna):
        dialog.reject()


def test_who_tries_another_invitation_and_gives_up_is_still_there_for_the_friend(
    anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    invitation = invite(anna, monkeypatch, 0, 5)
    for dialog in shown(anna):
        dialog.reject()
    direct = anna.parts.direct_games.direct
    port = direct.port
    joining = JoinDialog(direct, "127.0.0.1:9 000G-40R4-0M30-E209", anna.window)
    joining.show()
    joining.join_button.setFocus()
    QTest.keyClick(joining.join_button, Qt.Key.Key_Return)
    assert direct.is_joining
    assert joining.focusWidget() is joining.invitation
    joining.reject()
    joining.deleteLater()
    assert direct.port == port
    assert anna.window.acts.show_invitation.isEnabled()
    assert anna.window.findChildren(LanAnnouncement)
    join(ben, monkeypatch, invitation)
    wait_until(lambda: direct.is_there)
    wait_until(lambda: not anna.window.findChildren(LanAnnouncement))


def test_an_invitation_that_is_shown_again_is_shown_once(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    invitation = invite(anna, monkeypatch, 0, 5)
    anna.window.acts.show_invitation.trigger()
    assert [dialog.invitation for dialog in shown(anna)] == [invitation]


def test_one_cannot_join_oneself(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    invitation = invite(anna, monkeypatch, 0, 5)
    for shown_dialog in shown(anna):
        shown_dialog.reject()
    dialog = JoinDialog(anna.parts.direct_games.direct, invitation, anna.window)
    assert dialog.state.text().startswith("This is your own invitation")
    assert not dialog.join_button.isEnabled()
    dialog.reject()
    dialog.deleteLater()


def test_one_does_not_find_oneself_among_friends(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(anna, monkeypatch, 0, 5)
    direct = anna.parts.direct_games.direct
    dialog = JoinDialog(direct, "", anna.window)
    listener = dialog.findChild(LanListener)
    listener._hear(f"{VERSION} here {direct.port} Anna".encode(), LOOPBACK)
    assert dialog.list.count() == 0
    assert not dialog.nobody.isHidden()
    listener._hear(f"{VERSION} here {direct.port} Ben".encode(), "192.168.1.5")
    assert [dialog.list.item(row).text() for row in range(dialog.list.count())] == ["Ben at 192.168.1.5"]
    dialog.list.setCurrentRow(0)
    assert dialog.address.text() == f"192.168.1.5:{direct.port}"
    dialog.reject()
    dialog.deleteLater()


def test_an_address_that_was_typed_stays_whoever_else_is_heard(anna: Person) -> None:
    dialog = JoinDialog(anna.parts.direct_games.direct, "", anna.window)
    dialog.show()
    listener = dialog.findChild(LanListener)

    def hear(name: str, address: str) -> None:
        listener._hear(f"{VERSION} here 45123 {name}".encode(), address)

    hear("Ben", "192.168.1.5")
    click_on(dialog, 0)
    hear("Anton", "192.168.1.6")
    assert dialog.list.currentItem().text() == "Ben at 192.168.1.5"
    dialog.address.clear()
    QTest.keyClicks(dialog.address, "192.168.1.7:45123")
    assert dialog.list.selectedItems() == []
    hear("Cem", "192.168.1.8")
    dialog.address.setFocus()
    QTest.keyClick(dialog.address, Qt.Key.Key_Tab)
    assert dialog.list.hasFocus()
    assert dialog.address.text() == "192.168.1.7:45123"
    click_on(dialog, 1)
    assert dialog.address.text() == "192.168.1.5:45123"
    dialog.reject()
    dialog.deleteLater()


def click_on(dialog: JoinDialog, row: int) -> None:
    QApplication.processEvents()
    place = dialog.list.visualItemRect(dialog.list.item(row)).center()
    QTest.mouseClick(dialog.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)


def test_a_copied_invitation_is_said_to_be(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    invitation = invite(anna, monkeypatch, 0, 5)
    dialog = shown(anna)[0]
    dialog.copy_button.click()
    text = QGuiApplication.clipboard().text()
    assert text.splitlines()[0] == "Anna invites you to a game: Escabel, 5\u00a0×\u00a05."
    for message in (text, text.replace("\n", "\r\n> "), " ".join(text.split())):
        assert find_invite(message) == find_invite(invitation) is not None
    assert dialog.copy_button.text() == "Copied"


@pytest.mark.parametrize("language", ["en", "de", "es", "hu"])
@pytest.mark.parametrize("kind", [FISCHER, BYO_YOMI])
def test_all_fields_of_a_clock_are_in_sight(anna: Person, language: str, kind: str) -> None:
    anna.window.settings.language = language
    dialog = HostDialog(anna.table.setup, anna.window.scene.theme, anna.window)
    dialog.show()
    clock = dialog.form.clock
    clock.kind.setCurrentIndex(clock.kind.findData(kind))
    QApplication.processEvents()
    for field in (clock.kind, clock.minutes, clock.extra):
        assert field.visibleRegion().boundingRect() == field.rect(), field.accessibleName()
    dialog.reject()
    dialog.deleteLater()
    anna.window.settings.language = SOURCE
    QLocale.setDefault(QLocale.system())


def test_an_invitation_that_makes_no_sense_cannot_be_used(anna: Person) -> None:
    dialog = JoinDialog(anna.parts.direct_games.direct, "", anna.window)
    for text, answer in (
        ("", "Your friend has the invitation"),
        ("hello", "This is no invitation"),
        ("ESCABEL1/0123456789ABCDEFG/ESCABEL", "This is the code of a game by message"),
        ("000G-40R4-0M30-E209", "Whose invitation is it?"),
        ("127.0.0.1:99999 000G-40R4-0M30-E209", "An address ends with a colon and a number"),
        ("127.0.0.1:9999 000G-40R4-0M30-E20", "The 16 letters and digits of the invitation are not whole"),
        ("127.0.0.1:9999 000G-4", "The 16 letters and digits of the invitation are not whole"),  # with the digits, 16
    ):
        dialog.invitation.setText(text)
        assert not dialog.join_button.isEnabled()
        assert dialog.state.text().startswith(answer)
    dialog.invitation.setText("000G-40R4-0M30-E209")
    for address in ("anna.local", "anna.local:0", "anna.local:99999", "<b>:1"):
        dialog.address.setText(address)
        assert not dialog.join_button.isEnabled()
        assert dialog.state.text().startswith("An address ends with a colon and a number")
    dialog.address.setText("anna.local:45123")
    assert dialog.join_button.isEnabled()
    assert dialog.state.text() == ""
    dialog.reject()
    dialog.deleteLater()
    QApplication.processEvents()


def test_where_nobody_listens_that_is_said(anna: Person) -> None:
    dialog = JoinDialog(anna.parts.direct_games.direct, "127.0.0.1:1 000G-40R4-0M30-E209", anna.window)
    dialog.show()
    dialog.join_button.click()
    wait_until(lambda: "does not listen" in dialog.state.text())
    assert "invite you by message" in dialog.state.text()
    dialog.reject()
    wait_until(lambda: anna.parts.direct_games.direct.connection_info is None)
    dialog.deleteLater()
    QApplication.processEvents()


def test_where_something_else_answers_that_is_said(anna: Person) -> None:
    server = QTcpServer(anna.window)
    server.listen(QHostAddress("127.0.0.1"))
    server.newConnection.connect(lambda: server.nextPendingConnection().write(b"HTTP/1.1 400 Bad Request\n"))
    invitation = f"127.0.0.1:{server.serverPort()} 000G-40R4-0M30-E209"
    dialog = JoinDialog(anna.parts.direct_games.direct, invitation, anna.window)
    dialog.show()
    dialog.join_button.click()
    wait_until(lambda: "another version of Escabel" in dialog.state.text())
    dialog.reject()
    dialog.deleteLater()
    server.deleteLater()
    QApplication.processEvents()


@pytest.mark.parametrize("is_known", [False, True])
def test_a_game_that_cannot_be_joined_is_told_in_the_dialog(anna: Person, ben: Person, is_known: bool) -> None:
    """Be invited to a game without any time, or to one of a later version."""
    host, guest = (person.parts.direct_games.direct for person in (anna, ben))
    info = ConnectionInfo(Role.HOST, bytes(10))
    players = (Player(0, "Anna"), Player(0, "Ben", is_friend=True))
    setup = GameSetup("escabel", 5, players, TimeControl(SUDDEN_DEATH, 0) if is_known else TimeControl())
    copy = new_copy(setup, info)
    assert copy is not None
    if not is_known:
        copy.game.terms = copy.game.terms._replace(wire_name="newgame")
    anna.table.begin(setup, copy=copy)
    wait_until(lambda: host.port > 0)
    dialog = JoinDialog(guest, format_invite(info._replace(port=host.port), "127.0.0.1"), ben.window)
    dialog.show()
    dialog.join_button.click()
    wanted = "has a clock that Escabel does not have" if is_known else "not known to this version of Escabel"
    wait_until(lambda: wanted in dialog.state.text())
    assert dialog.isVisible()
    assert dialog.join_button.isEnabled()
    assert guest.connection_info is None
    dialog.reject()
    dialog.deleteLater()
    QApplication.processEvents()


def test_an_invitation_can_be_pasted_at_the_board(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    filled_in: list[str] = []

    def look(dialog: JoinDialog) -> int:
        filled_in.extend((dialog.invitation.text(), dialog.address.text()))
        return int(QDialog.DialogCode.Rejected)

    monkeypatch.setattr(JoinDialog, "exec", look)
    QGuiApplication.clipboard().setText("Join me:\n> 192.168.1.5:45123\n> 000g-40r4-0m30-e209\nAnna")
    anna.window.acts.paste.trigger()
    assert filled_in == ["192.168.1.5:45123 000G-40R4-0M30-E209", "192.168.1.5:45123"]


@pytest.mark.parametrize("is_typed", [False, True])
@pytest.mark.parametrize(
    ("text", "invitation", "address"),
    [
        ("Hi!\n192.0.2.2:45123 7KQ2-9XHD-M4TA-V0P", "192.0.2.2:45123 7KQ2-9XHD-M4TA-V0P", "192.0.2.2:45123"),
        ("192.0.2.2:99999 7KQ2-9XHD-M4TA-V0PB", "192.0.2.2:99999 7KQ2-9XHD-M4TA-V0PB", "192.0.2.2:99999"),
        ("192.0.2.2:45123", "192.0.2.2:45123", "192.0.2.2:45123"),
    ],
)
def test_a_damaged_invitation_opens_the_dialog_that_says_what_is_missing(
    anna: Person, monkeypatch: pytest.MonkeyPatch, is_typed: bool, text: str, invitation: str, address: str
) -> None:
    met: list[tuple[str, str, bool]] = []

    def look(dialog: JoinDialog) -> int:
        met.append((dialog.invitation.text(), dialog.address.text(), dialog.state.text() != ""))
        return int(QDialog.DialogCode.Rejected)

    monkeypatch.setattr(JoinDialog, "exec", look)
    if is_typed:
        entry = anna.parts.history.entry
        entry.setText(text)
        QTest.keyClick(entry, Qt.Key.Key_Return)
        assert entry.text() == ""
    else:
        QGuiApplication.clipboard().setText(text)
        anna.window.acts.paste.trigger()
    assert met == [(invitation, address, True)]
