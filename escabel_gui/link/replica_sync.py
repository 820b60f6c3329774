"""Synchronization of two copies of a game while their programs are connected."""

from collections.abc import Callable

from escabel_gui.link.local_replica import LocalReplica
from escabel_gui.link.packing import SentGame
from escabel_gui.link.peer_connection import PeerConnection
from escabel_gui.link.peer_messages import ActReceived, RecordReceived
from escabel_gui.link.replica_comparison import Relation
from escabel_gui.link.shared_game import Act, IllegalAct, SharedGame


class ReplicaSync:
    """Exchange of the whole record first, then of each act; of the record again if something does not fit.

    All of it waits for `send_news`, so that a program that is killed never knows less than it has said. `receive` takes
    in another copy of the game and says what it was to ours; `receive_act` takes in one act that comes next, and raises
    IllegalAct where that is not possible.
    """

    def __init__(
        self,
        connection: PeerConnection,
        copy: LocalReplica | None,
        receive: Callable[[SharedGame], Relation],
        receive_act: Callable[[Act], None],
    ) -> None:
        self._connection = connection
        connection.known = lambda: None if self.copy is None else self.copy.game
        self._receive = receive
        self._receive_act = receive_act
        self.copy = copy
        self._open: SharedGame | None = None  # the peer's copy, if the person was asked which one counts
        self._refused: SharedGame | None = None  # the peer's copy of which the person has said that it goes too far
        self._owes_record = True
        self._has_said_end = False
        self._has_heard_end = False  # of the same game as ours
        self._known: int | None = None  # how many acts the peer has, as far as the copies agree

    @property
    def has_met(self) -> bool:
        """True if both copies have been compared."""
        return self._known is not None

    # ---- what is heard

    def receive_record(self, record: RecordReceived) -> None:
        """Take over the peer's copy; raises IllegalAct where the record is of another game."""
        copy, sent = self.copy, record.sent
        if copy is None or sent is None:
            return  # one of them joins, and says what it has then
        if sent.game.terms != copy.game.terms or sent.sender == copy.person:
            raise IllegalAct("another game")
        if self._refused is not None and sent.game.acts == self._refused.acts:
            return  # the peer only says what it has: the person is not asked twice
        relation = self._receive(sent.game)
        if relation in (Relation.BEHIND, Relation.CONCURRENT):
            self._owes_record = True
        self._note_end(sent.game.acts)
        self._open = sent.game if relation in (Relation.CONFLICT, Relation.FOREIGN_ACT) else None
        self._refused = None
        self._known = len(copy.game.acts)

    def receive_act(self, came: ActReceived) -> None:
        """Take over an act of the peer; raises IllegalAct where it is not possible, or not the peer's to do."""
        copy = self.copy
        if copy is None or copy.other is not None:
            return
        game, acts = copy.game, copy.game.acts
        if came.place > len(acts) or game.digest(came.place) != came.digest:
            self._owes_record = True  # something has crossed: the peer does the same
        elif came.place == len(acts):
            act = game.parse_act(came.text)
            if act.person != copy.friend:
                raise IllegalAct(came.text)
            self._receive_act(act)
            self._note_end(copy.game.acts)
            self._known = len(copy.game.acts)
        elif game.format_act(acts[came.place]) != came.text:
            self._owes_record = True

    def _note_end(self, theirs: list[Act]) -> None:
        """Note that the peer has the end of the game: they are to know that we have it, too."""
        copy = self.copy
        if copy is not None and copy.game.is_over and theirs == copy.game.acts:
            self._has_heard_end = True
            if not self._has_said_end:
                self._owes_record = True

    # ---- what is said

    def send_news(self) -> None:
        """Send what the peer does not know yet; everything so far must be on disk."""
        copy = self.copy
        if copy is None:
            self._send_record(None)
            return
        acts, known = copy.game.acts, self._known
        if copy.other is None and known is not None:
            self._note_settled(copy)
            if any(act.person == copy.friend for act in acts[known:]):
                self._owes_record = True  # the person here says what the friend has done: the friend is asked
        if self._owes_record:
            self._send_record(SentGame(copy.game, copy.person))
        elif copy.other is None and known is not None:
            for place in range(known, len(acts)):
                self._connection.send_act(place, copy.game.digest(place), copy.game.format_act(acts[place]))
        if known is not None:
            self._known = len(acts)
            copy.mark_sent()
        self._has_said_end = copy.game.is_over
        if self._has_said_end and self._has_heard_end:
            copy.is_ended_for_both = True

    def _send_record(self, sent: SentGame | None) -> None:
        if self._owes_record:
            self._owes_record = False
            self._connection.send_record(sent)

    def _note_settled(self, copy: LocalReplica) -> None:
        """Tell the peer which copy counts, when the person has said so or has gone on from there."""
        acts = copy.game.acts
        if self._open is not None:
            goes_too_far = len(acts) < len(self._open.acts) and self._open.acts[: len(acts)] == acts
            self._refused, self._open = self._open if goes_too_far else None, None
            self._owes_record = True
        elif self._refused is not None and self._known is not None and self._known < len(acts):
            self._refused = None
            self._owes_record = True
