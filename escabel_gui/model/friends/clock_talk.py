"""Two clocks in two programs: says what is left here, hears what is left there, and notices when the friend is late."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.link.shared_game import Act, ActKind
from escabel_gui.model.table.clock import LAG
from escabel_gui.model.table.table import Table
from escabel_gui.record.time_control import TimeLeft, format_left
from escabel_gui.rules.message import make_message

if TYPE_CHECKING:
    from escabel_gui.model.friends.peer_socket import PeerSocket


class ClockTalk(QObject):
    """Exchange of clock times in one game over one connection: `begin` and `end` with them.

    Both clocks run in both programs. Each says what its own person has left, and believes the other one as far as the
    line may have made the difference.
    """

    said = Signal(object)  # Message: one line for the person
    friend_was_late = Signal()  # by the clock here, by more than the line can have cost

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._peer: PeerSocket | None = None
        self._told = ""  # what is left here, as the friend knows it
        self._late_after: int | None = None  # after so many acts the friend has said that the person here is late
        self._lag = QTimer(self, singleShot=True, interval=round(LAG * 1000))
        self._lag.timeout.connect(self._give_up_waiting)
        table.changed.connect(self._tell)
        table.clock.flag_fell.connect(self._note_flag)
        table.remote_game.acts_heard.connect(self._note_move)

    def begin(self, peer: PeerSocket) -> None:
        """Say what is left here; nothing has been said to this peer about this game."""
        self._peer = peer
        self._told = ""
        self._late_after = None
        self._tell()

    def end(self) -> None:
        """Say nothing more, as nobody is there."""
        self._peer = None
        self._lag.stop()

    def _tell(self) -> None:
        """Say what is left on one's own clock when it has stopped after a move."""
        table, peer = self._table, self._peer
        copy = table.remote_game.copy
        if peer is None or copy is None or not table.clock.is_used or table.clock.running == copy.person:
            return
        left = format_left(table.clock.left(copy.person))
        if left != self._told:
            self._told = left
            peer.talk.send_time(left)
            peer.flush()

    # ---- the friend's clock

    def _note_move(self, acts: list[Act]) -> None:
        """Add what the time control gives for a move of the friend among these acts; the first in a game earns none."""
        copy = self._table.remote_game.copy
        if copy is None or len(copy.game.line) <= 1:
            return
        if any(act.kind is ActKind.MOVE and act.person == copy.friend for act in acts):
            self._table.clock.move_made(copy.friend)

    def take_left(self, left: TimeLeft) -> None:
        """Take what the friend's program says of the friend's clock."""
        copy = self._table.remote_game.copy
        if copy is not None:
            self._table.clock.believe(copy.friend, left)

    def _note_flag(self, person: int) -> None:
        copy = self._table.remote_game.copy
        if copy is not None and person == copy.friend and self._peer is not None:
            self._lag.start()

    def _give_up_waiting(self) -> None:
        """Tell both that the friend's time is over, as neither a move nor the loss has come."""
        table, peer = self._table, self._peer
        copy = table.remote_game.copy
        if peer is None or copy is None or table.clock.fallen != copy.friend or copy.game.is_over:
            return
        table.clock.give_up_waiting(copy.friend)
        peer.talk.send_late(copy.friend)
        peer.flush()
        self.friend_was_late.emit()

    def take_late(self, person: int) -> None:
        """Tell the person here, once a turn, that the friend's program has seen their time run out."""
        table = self._table
        copy, clock = table.remote_game.copy, table.clock
        if copy is None or person != copy.person or clock.running != person or self._late_after == len(copy.game.acts):
            return
        self._late_after = len(copy.game.acts)
        seconds = round(clock.total(clock.left(person)))
        name = table.remote_game.friend_name
        self.said.emit(
            make_message(
                "By {0}’s clock your time is over; by your own you have %n second(s) left.", None, seconds, (name,)
            )
        )
