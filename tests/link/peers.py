"""Two programs that talk without a network between them, and a world in which lines get lost."""

from escabel_gui.link.local_replica import CODE, OTHER, LocalReplica, parse_replica
from escabel_gui.link.peer_connection import PeerConnection
from escabel_gui.link.peer_messages import ActReceived, Disconnected, PeerEvent, RecordReceived
from escabel_gui.link.replica_comparison import Relation
from escabel_gui.link.replica_sync import ReplicaSync
from escabel_gui.link.shared_game import Act, SharedGame
from escabel_gui.link.signing import Role, key_from

INVITATION = bytes(range(10))
KEY = key_from(INVITATION)
NONCES = {Role.HOST: bytes(range(16)), Role.GUEST: bytes(range(16, 32))}


class Peer:
    """Peer with a copy of the game that outlives its connections."""

    def __init__(self, role: Role, copy: LocalReplica | None = None, key: bytes = KEY) -> None:
        self.role = role
        self.copy = copy
        self.key = key
        self.events: list[PeerEvent] = []
        self.kept: dict[str, str] = {}  # what is on disk
        self.has_fast_disk = True  # which has everything at once
        self.connect()

    def connect(self, nonce: bytes | None = None, now: float = 0.0) -> None:
        self.conversation = PeerConnection(self.role, self.key, nonce or NONCES[self.role], now)
        self.copies = self._make_copies()

    def _make_copies(self) -> ReplicaSync:
        return ReplicaSync(self.conversation, self.copy, self._hear, self._hear_act)

    def _hear_act(self, act: Act) -> None:
        assert self.copy is not None
        self.copy.receive_act(act)

    def _hear(self, theirs: SharedGame) -> Relation:
        assert self.copy is not None
        return self.copy.receive(theirs)

    def receive(self, data: bytes, now: float = 0.0) -> None:
        self._take(self.conversation.receive(data, now))
        while self.conversation.is_busy:
            self._take(self.conversation.receive(b"", now))

    def _take(self, events: list[PeerEvent]) -> None:
        for event in events:
            self.events.append(event)
            if isinstance(event, RecordReceived):
                self._join(event)
                self.copies.receive_record(event)
            elif isinstance(event, ActReceived):
                self.copies.receive_act(event)
            self.tell()

    def tell(self) -> None:
        """Send the news, if they are on disk."""
        if self.has_fast_disk:
            self.kept = self.session
        if self.kept == self.session and self.conversation.is_talking:
            self.copies.send_news()

    @property
    def session(self) -> dict[str, str]:
        """The copy as it is to be on disk, without what is noted about what has been told."""
        session = {} if self.copy is None else self.copy.session
        return {key: session[key] for key in (CODE, OTHER) if key in session}

    def keep(self) -> None:
        """Let what has waited for the disk be written."""
        self.kept = self.session
        self.tell()

    def be_killed(self) -> None:
        """Start again with what is on disk."""
        self.copy = parse_replica(self.kept)

    def _join(self, record: RecordReceived) -> None:
        if self.copy is None and record.sent is not None:
            self.copy = LocalReplica(record.sent.game, 1 - record.sent.sender, len(record.sent.game.acts))
            self.copies = self._make_copies()

    def act(self, act: Act) -> None:
        assert self.copy is not None
        self.copy.do(act.kind, act.move)
        self.tell()

    def output(self, now: float = 0.0) -> bytes:
        return self.conversation.take_output(now)

    @property
    def acts(self) -> list[Act]:
        assert self.copy is not None
        return self.copy.game.acts

    @property
    def has_ended(self) -> bool:
        return any(isinstance(event, Disconnected) for event in self.events)


def talk(host: Peer, guest: Peer, now: float = 0.0) -> None:
    """Pass on everything that is said, until both have nothing left to say."""
    for _ in range(200):
        from_host, from_guest = host.output(now), guest.output(now)
        if not from_host and not from_guest:
            return
        guest.receive(from_host, now)
        host.receive(from_guest, now)
    raise AssertionError("they never stop talking")
