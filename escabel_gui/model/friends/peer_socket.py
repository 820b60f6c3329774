"""A conversation over TCP."""

import os
import time
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QTcpSocket

from escabel_gui.link.peer_connection import PeerConnection
from escabel_gui.link.peer_messages import Disconnected, PeerEvent
from escabel_gui.link.signing import NONCE_BYTES, Role
from escabel_gui.rules.message import Message

AT_ONCE: Final = 16 * 1024  # bytes that are read in one go
MAX_UNSENT: Final = 1024 * 1024  # bytes that a peer who does not read lets pile up
TICK_MS: Final = 1000


class PeerSocket(QObject):
    """Connection that gives a conversation what comes, and sends what it has to say."""

    heard = Signal(object)  # PeerEvent
    closed = Signal(object)  # Message: why, or None; nothing is heard after that

    def __init__(self, socket: QTcpSocket, role: Role, key: bytes, parent: QObject | None = None) -> None:
        """Set up the connection; `socket` is connected already, and belongs to this object from now on."""
        super().__init__(parent)
        socket.setParent(self)
        socket.setReadBufferSize(AT_ONCE)
        self._socket = socket
        self._is_open = True
        self.talk = PeerConnection(role, key, os.urandom(NONCE_BYTES), time.monotonic())
        self._ticks = QTimer(self, interval=TICK_MS)
        self._ticks.timeout.connect(self._tick)
        self._ticks.start()
        self._next = QTimer(self, singleShot=True)  # another turn of reading
        self._next.timeout.connect(self._read)
        self._has_hung_up = False  # the peer, of whom something may still be unread
        socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self._hear_end)
        self.flush()
        self._next.start()  # what has come before anybody listened

    def flush(self) -> None:
        """Send what the conversation has to say."""
        output = self.talk.take_output(time.monotonic())
        if output and self._is_open:
            self._socket.write(output)
            if self._socket.bytesToWrite() > MAX_UNSENT:
                self._close(None)

    def close(self) -> None:
        """Say goodbye, if anybody listens, and hear nothing more."""
        self.talk.leave()
        self.flush()
        self._socket.flush()
        self._close(None)

    def break_off(self) -> None:
        """End a conversation in which something was said that is not possible."""
        self._take(self.talk.abort())

    def _read(self) -> None:
        """Read what has come, as much as is done at a time; the rest has its turn after whatever else waits for one."""
        if not self._is_open or self._next.isActive():
            return
        has_news = not self.talk.is_busy and self._socket.bytesAvailable() > 0
        data = bytes(self._socket.read(AT_ONCE).data()) if has_news else b""
        self._take(self.talk.receive(data, time.monotonic()))
        if self._is_open and (self.talk.is_busy or self._socket.bytesAvailable()):
            self._next.start()
        elif self._has_hung_up:
            self._close(None)

    def _tick(self) -> None:
        self._take(self.talk.tick(time.monotonic()))

    def _take(self, events: list[PeerEvent]) -> None:
        self.flush()
        for event in events:
            if isinstance(event, Disconnected):
                self._close(event.why)
            elif self._is_open:
                self.heard.emit(event)
        self.flush()

    def _hear_end(self) -> None:
        self._has_hung_up = True
        if not self._next.isActive():
            self._read()

    def _close(self, why: Message | None) -> None:
        if not self._is_open:
            return
        self._is_open = False
        self._ticks.stop()
        self._next.stop()
        self._socket.disconnectFromHost()
        if self._socket.state() != QAbstractSocket.SocketState.UnconnectedState:
            self._socket.disconnected.connect(self.deleteLater)
            QTimer.singleShot(TICK_MS, self, self._socket.abort)
        else:
            self.deleteLater()
        self.closed.emit(why)
