"""Connection of two programs: the host listens, the guest retries until it is accepted."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QTcpServer, QTcpSocket

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.peer_connection import WRONG_INVITATION
from escabel_gui.link.peer_messages import PeerAuthenticated
from escabel_gui.link.signing import Role
from escabel_gui.model.friends import network_interfaces
from escabel_gui.model.friends.peer_socket import PeerSocket
from escabel_gui.rules.message import Message

MAX_STRANGERS: Final = 32  # connections at the same time that have not proved anything yet
ACCEPT_INTERVAL_MS: Final = 10  # between two: a crowd leaves each a third of a second, and the window its time
FIRST_WAIT_MS: Final = 500
MAX_WAIT_MS: Final = 10_000  # while there is something to play
LAST_WAIT_MS: Final = 6 * 3_600_000  # to tell of the end: 17 attempts in 9 hours
CONNECT_TIMEOUT_MS: Final = 8_000  # for a connection to come about
NO_ANSWER: Final = Message("Nobody answers at this address: a router or firewall may be in the way.")
NO_ADDRESS: Final = Message("No computer has this address: compare it with your friend’s.")
NOT_LISTENING: Final = Message("That computer is there, but does not listen: is the game open at your friend’s?")
WHY_NOT: Final = {
    QAbstractSocket.SocketError.HostNotFoundError: NO_ADDRESS,
    QAbstractSocket.SocketError.ConnectionRefusedError: NOT_LISTENING,
}


class PeerConnector(QObject):
    """Search for the friend, repeated until it is closed; whoever knows the invitation is the friend."""

    met = Signal(object)  # PeerSocket: the friend is there
    refused = Signal(object)  # Message: this cannot come to anything
    tried = Signal(object)  # Message: why it has come to nothing for now
    gave_up = Signal()  # there was only the end of the game to tell, and nobody has opened for hours

    def __init__(
        self, info: ConnectionInfo, is_tried: bool, is_game_over: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """Set up the search.

        `is_tried`: the invitation has been used before, so that it cannot be wrong. `is_game_over` says whether there
        is nothing left but to tell of the end.
        """
        super().__init__(parent)
        self._connection_info = info
        self._is_tried = is_tried
        self._is_game_over = is_game_over
        self._strangers: list[PeerSocket] = []
        self._server: QTcpServer | None = None
        self._accept_timer = QTimer(self, singleShot=True, interval=ACCEPT_INTERVAL_MS)
        self._accept_timer.timeout.connect(self._accept)
        self._connecting: QTcpSocket | None = None
        self._wait_ms = FIRST_WAIT_MS
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self._try_to_connect)
        self._timeout = QTimer(self, singleShot=True, interval=CONNECT_TIMEOUT_MS)
        self._timeout.timeout.connect(lambda: self._give_up_connecting())
        self._port = info.port  # at which the host was found last
        self.is_resting = False

    @property
    def port(self) -> int:
        """The port at which the host listens; 0 where nobody does."""
        return self._server.serverPort() if self._server is not None else 0

    def is_here(self, address: str, port: int) -> bool:
        """Return whether it listens at this port of this computer."""
        return port == self.port and address in network_interfaces.own_addresses()

    def open(self) -> bool:
        """Begin to listen as a host, or to connect as a guest; False where this computer lets nobody listen."""
        if self._connection_info.role is Role.GUEST:
            self._try_to_connect()
        return self.wake()

    def wake(self) -> bool:
        """End `rest`, as the friend may get lost again; False where this computer lets nobody listen.

        A host listens again, at another port if its own is taken.
        """
        self.is_resting = False
        if self._connection_info.role is Role.GUEST or self._server is not None:
            return True
        server = QTcpServer(self)
        server.setMaxPendingConnections(1)
        address = network_interfaces.listening_address()
        if not server.listen(address, self._port) and not server.listen(address, 0):
            return False
        server.newConnection.connect(lambda: None if self._accept_timer.isActive() else self._accept())
        self._server = server
        self._port = self.port
        return True

    def rest(self) -> None:
        """Look for nobody until `wake`; who is there may stay."""
        self.is_resting = True
        self._again.stop()
        self._timeout.stop()
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None
        if self._connecting is not None:
            self._connecting.abort()
        for stranger in self._strangers[:]:
            stranger.close()

    def close(self) -> None:
        """Look for nobody any more; who is there may stay."""
        self.rest()
        self.deleteLater()

    # ---- the host

    def _accept(self) -> None:
        server = self._server
        if server is None or not server.hasPendingConnections():
            return
        self._accept_timer.start()
        self._take(server.nextPendingConnection())
        if len(self._strangers) > MAX_STRANGERS:
            self._strangers[0].close()  # a friend has needed no more than a moment

    # ---- the guest

    def note_meeting(self) -> None:
        """Note that both have compared their copies: who is gone after that is looked for at once."""
        self._wait_ms = FIRST_WAIT_MS

    def look_again(self) -> None:
        """Connect again, soon, as the friend was there and is gone; after the end of the game ever more rarely.

        Of the last two lines that are said one may be lost, and then the friend, who knows all, never opens.
        """
        if self._connection_info.role is Role.HOST or self.is_resting:
            return
        is_game_over = self._is_game_over()
        if is_game_over and self._wait_ms > LAST_WAIT_MS:
            self.gave_up.emit()
            return
        self._again.start(self._wait_ms)
        self._wait_ms = 2 * self._wait_ms if is_game_over else min(2 * self._wait_ms, MAX_WAIT_MS)

    def _try_to_connect(self) -> None:
        socket = QTcpSocket(self)
        self._connecting = socket
        socket.connected.connect(self._take_connected)
        socket.errorOccurred.connect(self._give_up_connecting)
        self._timeout.start()
        socket.connectToHost(self._connection_info.address, self._connection_info.port)

    def _take_connected(self) -> None:
        socket, self._connecting = self._connecting, None
        self._timeout.stop()
        if socket is not None:
            self._take(socket)

    def _give_up_connecting(self, error: QAbstractSocket.SocketError | None = None) -> None:
        socket, self._connecting = self._connecting, None
        self._timeout.stop()
        if socket is not None:
            socket.abort()
            socket.deleteLater()
        if socket is not None and not self.is_resting:
            self.tried.emit(NO_ANSWER if error is None else WHY_NOT.get(error, NO_ANSWER))
            self.look_again()

    # ---- both

    def _take(self, socket: QTcpSocket) -> None:
        peer = PeerSocket(socket, self._connection_info.role, self._connection_info.key, self)
        self._strangers.append(peer)
        peer.heard.connect(lambda event, peer=peer: self._hear(peer, event))
        peer.closed.connect(lambda why, peer=peer: self._lose(peer, why))

    def _hear(self, peer: PeerSocket, event: object) -> None:
        if isinstance(event, PeerAuthenticated) and peer in self._strangers:
            self._strangers.remove(peer)
            peer.setParent(self.parent())
            self._is_tried = True
            self.met.emit(peer)

    def _lose(self, peer: PeerSocket, why: Message | None) -> None:
        if peer not in self._strangers:
            return
        self._strangers.remove(peer)
        if self._connection_info.role is Role.HOST or self.is_resting:
            return
        if not self._is_tried and peer.talk.has_proved:
            self.refused.emit(WRONG_INVITATION)
            return
        if why is not None:
            self.tried.emit(why)
        self.look_again()
