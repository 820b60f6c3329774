"""A game with a friend whose program talks to this one."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.link.connection_info import ConnectionInfo, format_connection
from escabel_gui.link.local_replica import CONNECTION_INFO
from escabel_gui.link.peer_messages import (
    ActReceived,
    ClockReceived,
    LateReceived,
    OfferAnswered,
    OfferReceived,
    PauseEnded,
    PeerEvent,
    PeerLeft,
    RecordReceived,
    TimeControlReceived,
)
from escabel_gui.link.replica_sync import ReplicaSync
from escabel_gui.link.shared_game import IllegalAct
from escabel_gui.link.signing import Role
from escabel_gui.model.friends.clock_talk import ClockTalk
from escabel_gui.model.friends.game_search import FoundGame, GameSearch
from escabel_gui.model.friends.pending_offers import PendingOffers
from escabel_gui.model.table.remote_game import Presence
from escabel_gui.model.table.table import Table
from escabel_gui.record.time_control import TimeControl, format_control, read_control
from escabel_gui.rules.message import Message

if TYPE_CHECKING:
    from escabel_gui.model.friends.peer_connector import PeerConnector
    from escabel_gui.model.friends.peer_socket import PeerSocket

NO_LISTENING: Final = Message("This computer does not accept incoming connections: play by message instead.")


def why_no_network(error: ImportError) -> Message:
    """Return the message shown where QtNetwork cannot be loaded."""
    return Message("Network play is not available on this computer ({0}). Play by message instead.", (str(error),))


class DirectPlay(QObject):
    """Connection to the friend of the game on the table, so that they can take part in it while both programs run.

    Nothing listens unless the person has invited somebody to the game on the table, or has asked to join one.
    """

    changed = Signal()  # who is there, and what is offered
    said = Signal(object)  # Message: one line for the person
    refused = Signal(object)  # Message: why joining came to nothing
    tried = Signal(object)  # Message: why it has come to nothing for now

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.is_joining = False  # while connecting to a friend whose game is not on the table yet
        self._connection_info: ConnectionInfo | None = None  # by which the friend is looked for now
        self._connector: PeerConnector | None = None
        self._peer: PeerSocket | None = None
        self._copies: ReplicaSync | None = None
        self._control = TimeControl()  # as the host wants it
        self._offers = PendingOffers(table, self)
        self._offers.changed.connect(self._show_presence)
        self._offers.said.connect(self.said)
        self._clocks = ClockTalk(table, self)
        self._clocks.said.connect(self.said)
        self._clocks.friend_was_late.connect(self._offers.ask_about_time)
        self._early: RecordReceived | None = None  # of the game that is about to be on the table
        self._search = GameSearch(table.kept_games, self)
        self._search.found.connect(self._join)
        table.game.replaced.connect(self._follow_table)
        table.kept.connect(self._tell)
        table.changed.connect(self._offers.follow_game)
        table.closed.connect(self.stop)
        table.closed.connect(self._search.close)
        table.remote_game.pause_wanted.connect(self._want_pause)
        table.remote_game.rematch_wanted.connect(self.play_again)
        QTimer.singleShot(0, self, self._begin)

    @property
    def is_there(self) -> bool:
        """True while the friend's program is connected."""
        return self._peer is not None

    @property
    def offered(self) -> OfferReceived | None:
        """Offer that waits for the user's answer, or None."""
        return self._offers.offered

    @property
    def port(self) -> int:
        """The port at which this program listens; 0 where it does not."""
        return self._connector.port if self._connector is not None else 0

    @property
    def connection_info(self) -> ConnectionInfo | None:
        """Connection info of the game on the table, or None."""
        return self._connection_info

    def is_own(self, info: ConnectionInfo) -> bool:
        """Return whether this is the user's own invitation to the game on the table."""
        copy = self._table.remote_game.copy
        own = copy.connection_info if copy is not None else None
        return own is not None and own.role is Role.HOST and own.invitation == info.invitation

    def is_here(self, address: str, port: int) -> bool:
        """Return whether this program listens at the address."""
        return self._connector is not None and self._connector.is_here(address, port)

    # ---- looking for the friend

    def join(self, info: ConnectionInfo) -> None:
        """Look for a host; which game it has is found out then, if the one on the table is another or has ended."""
        copy = self._table.remote_game.copy
        own = copy.connection_info if copy is not None and not copy.is_ended_for_both else None
        self._look_for(info, is_joining=own is None or own.invitation != info.invitation)
        self.changed.emit()

    def give_up_joining(self) -> None:
        """Stop joining, and look again for the friend of the game on the table, if it has one."""
        self.stop()
        self._follow_table()

    def stop(self) -> None:
        """Look for nobody, and say goodbye to who is there."""
        self._connection_info = None
        self.is_joining = False
        self._early = None
        self._search.cancel()
        self._offers.forget()
        if self._connector is not None:
            self._connector.close()
            self._connector = None
        if self._peer is not None:
            peer, self._peer = self._peer, None
            peer.close()
        self._copies = None
        self._clocks.end()
        self._set_connected()
        self._show_presence()

    def _begin(self) -> None:
        """Look for the friend of a game that was left and may be on the table already."""
        if self._connection_info is None:
            self._follow_table()

    def _follow_table(self) -> None:
        """Look for the friend of another game that is on the table, or stop if it has none, or has ended for both.

        A connection by the same invitation stays, as both have agreed to another game.
        """
        copy = self._table.remote_game.copy
        self._offers.forget()
        self._search.cancel()
        if not self.is_there:
            self._table.remote_game.presence = Presence()  # it was another friend who is away since then
        is_past = copy is not None and copy.is_ended_for_both and self._early is None
        if copy is None or copy.connection_info is None or is_past:
            self.stop()
        elif self._connection_info is not None and self._connection_info.invitation == copy.connection_info.invitation:
            self.is_joining = False
            self._begin_talk()
            self._listen()
        else:
            self._look_for(copy.connection_info)
        self._show_presence()

    def _look_for(self, info: ConnectionInfo, is_joining: bool = False) -> None:
        self.stop()
        try:
            from escabel_gui.model.friends.peer_connector import PeerConnector  # QtNetwork cannot be loaded everywhere
        except ImportError as error:
            self.refused.emit(why_no_network(error))
            return
        self._connection_info = info
        self.is_joining = is_joining
        self._connector = PeerConnector(info, not is_joining, self._is_game_over, self)
        self._connector.met.connect(self._meet)
        self._connector.refused.connect(self._refuse)
        self._connector.tried.connect(self.tried)
        self._connector.gave_up.connect(self.stop)
        if self._connector.open():
            self._note_port(info)
        else:
            self._refuse(NO_LISTENING)

    def _is_game_over(self) -> bool:
        copy = self._table.remote_game.copy
        return copy is not None and copy.game.is_over and not self.is_joining

    def _listen(self) -> None:
        """Wait for the friend as long as there is something to play, or to tell of its end; else rest."""
        copy, connector = self._table.remote_game.copy, self._connector
        if copy is None or copy.connection_info is None or connector is None or self.is_joining:
            return
        if copy.is_ended_for_both and not connector.is_resting:
            connector.rest()
            self._table.keep()
            self.changed.emit()
        elif not copy.is_ended_for_both and connector.is_resting:
            if connector.wake():
                self._note_port(copy.connection_info)
            else:
                self.said.emit(NO_LISTENING)

    def _note_port(self, info: ConnectionInfo) -> None:
        """Keep the host's port with the game, so that the guest finds this program there again."""
        copy = self._table.remote_game.copy
        if info.role is Role.HOST and copy is not None:
            self._connection_info = copy.connection_info = info._replace(port=self.port)
            self._table.keep()

    def _refuse(self, why: Message) -> None:
        if self.is_joining:
            self.give_up_joining()
        else:
            self.stop()
        self.refused.emit(why)

    # ---- the friend is there

    def _meet(self, peer: PeerSocket) -> None:
        """Take the connection of somebody who has proved that they know the invitation, and close the one before.

        It is the friend, maybe once more, before the loss of the old connection was noticed here.
        """
        before, self._peer = self._peer, peer
        if before is not None:
            before.close()
        peer.heard.connect(lambda event: self._hear(peer, event))
        peer.closed.connect(lambda why: self._lose(peer, why))
        self._note_address()
        self._begin_talk()
        self._show_presence()

    def _note_address(self) -> None:
        """Keep where the friend has been found, which may be another place than before."""
        copy = self._table.remote_game.copy
        if copy is not None and not self.is_joining and copy.connection_info != self._connection_info:
            copy.connection_info = self._connection_info
            self._table.keep()

    def _begin_talk(self) -> None:
        """Say what game is on the table; a guest may not know yet which it is."""
        peer = self._peer
        if peer is None or self._connection_info is None:
            return
        table = self._table
        copy = None if self.is_joining else table.remote_game.copy
        self._copies = ReplicaSync(peer.talk, copy, table.remote_game.hear, table.remote_game.hear_act)
        self._set_connected()
        if self._connection_info.role is Role.HOST:
            peer.talk.send_control(format_control(table.setup.control))
        if copy is not None:
            self._clocks.begin(peer)
        early, self._early = self._early, None
        if early is not None:
            self._hear(peer, early)
        self._tell()
        peer.flush()

    def _lose(self, peer: PeerSocket, why: Message | None) -> None:
        if peer is not self._peer:
            return
        if self.is_joining and why is not None:
            self._refuse(why)
            return
        self._peer = None
        self._copies = None
        self._clocks.end()
        self._search.cancel()
        self._early = None
        self._offers.forget()
        if self._connector is not None:
            self._connector.look_again()
        self._set_connected()
        self._table.set_paused(False)
        if why is not None:
            self.said.emit(why)
        self._show_presence()

    def _set_connected(self) -> None:
        """Let the clocks run while both programs are connected and have compared their copies."""
        self._table.set_connected(self._copies is not None and self._copies.has_met)

    def _show_presence(self) -> None:
        remote_game = self._table.remote_game
        remote_game.offer = self._offers.question
        before = remote_game.presence
        last = time.time() if before.is_there and not self.is_there else before.last
        self.changed.emit()
        remote_game.presence = Presence(self.is_there, last)

    # ---- what is heard

    def _hear(self, peer: PeerSocket, event: PeerEvent) -> None:
        if peer is not self._peer or self._copies is None:
            return
        try:
            self._take(event)
        except IllegalAct:
            peer.break_off()
        else:
            self._tell()

    def _take(self, event: PeerEvent) -> None:
        table = self._table
        match event:
            case RecordReceived():
                self._take_record(event)
            case ActReceived() if self._copies is not None:
                self._copies.receive_act(event)
            case TimeControlReceived():
                self._take_control(event.text)
            case ClockReceived():
                self._clocks.take_left(event.left)
            case LateReceived():
                self._clocks.take_late(event.person)
            case OfferReceived() if self._peer is not None:
                self._offers.take_offer(event, self._peer.talk, self._connection_info)
            case OfferAnswered():
                self._offers.take_answer(event)
            case PauseEnded() if self._copies is not None and self._copies.has_met:
                table.set_paused(False)
            case PeerLeft():
                self.said.emit(
                    Message("{0} has left. The game is kept, and goes on when you are both there.", self._name)
                )

    @property
    def _name(self) -> tuple[object, ...]:
        return (self._table.remote_game.friend_name,)

    def _take_record(self, record: RecordReceived) -> None:
        copies, sent = self._copies, record.sent
        if copies is None:
            return
        copy = copies.copy
        if sent is not None and copy is None:
            self._early = record
            self._search.look_for(sent)
        elif sent is not None and copy is not None and sent.game.terms.id != copy.game.terms.id:
            if sent.game.terms.id != self._offers.coming:
                raise IllegalAct("another game")
            self._early = record
        else:
            had_met = copies.has_met
            copies.receive_record(record)
            self._set_connected()
            if copies.has_met and not had_met:
                self._table.set_paused(False)
                if self._connector is not None:
                    self._connector.note_meeting()

    def _take_control(self, text: str) -> None:
        """Take the host's time control, as a guest, for a game that is new here; refuse one that is not known here.

        For a game that is here already, tell the person if it differs.
        """
        control = read_control(text)
        if self._connection_info is None or self._connection_info.role is Role.HOST:
            return
        if control is not None and self.is_joining:
            self._control = control
        elif self.is_joining:
            self._refuse(Message("Your friend’s game has a clock that Escabel does not have: agree on another one."))
        elif control is None or control.essence != self._table.setup.control.essence:
            self.said.emit(
                Message("{0}’s program has another clock for this game: here it goes on as agreed.", self._name)
            )

    def _join(self, found: FoundGame) -> None:
        """Go on with the friend's game, or begin it; the copies are compared again when it is on the table."""
        info = self._connection_info
        if info is None:
            return
        if found.error is not None:
            self._refuse(Message("Your copy of this game cannot be opened. {0}", (found.error,)))
        elif found.kept is not None:
            file, tree, session = found.kept
            self._table.resume(file, tree, session | {CONNECTION_INFO: format_connection(info)})
        else:
            self._table.join(found.sent, info, self._control)

    # ---- what the person does

    def _tell(self) -> None:
        """Say what the friend does not know yet, when everything so far is on disk."""
        if self._copies is not None and self._peer is not None and self._table.writer.is_all_kept:
            self._offers.agree(self._peer.talk)
            self._copies.send_news()
            self._offers.propose(self._peer.talk)
            self._peer.flush()
            self._listen()

    def _want_pause(self, is_pause: bool) -> None:
        peer = self._peer
        if peer is None:
            return
        if is_pause:
            self._offers.want_pause(peer.talk)
        else:
            peer.talk.send_resume()
            self._table.set_paused(False)
        peer.flush()

    def play_again(self) -> None:
        """Offer the same again with the colors changed."""
        self._offers.want_again(self.is_there, self._connection_info)
        self._tell()

    def answer(self, is_accepted: bool) -> None:
        """Answer what the friend has offered."""
        peer = self._peer
        if peer is not None:
            self._offers.answer(is_accepted, peer.talk, self._connection_info)
            peer.flush()
