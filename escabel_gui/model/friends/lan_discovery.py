"""Friends on the same network: who invites says so, and who wants to join hears it. Both only while they want it."""

import re
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QUdpSocket

from escabel_gui.link.shared_game import MAX_NAME_CHARS, sanitize_name
from escabel_gui.link.signing import VERSION
from escabel_gui.model.friends import network_interfaces

GROUPS: Final = ("239.255.83.67", "ff02::5343")  # of our own, and no farther than this network
PORT: Final = 45_837
SAY_MS: Final = 2_000
FORGET_MS: Final = 7_000
MAX_HOSTS: Final = 50
MAX_BYTES: Final = 4 * MAX_NAME_CHARS + 100
SAID: Final = re.compile(rf"{VERSION} here ([0-9]{{1,5}}) (.*)")


class LanHost(NamedTuple):
    """Address of somebody who invites; the name is their own choice."""

    name: str
    address: str
    port: int


class LanAnnouncement(QObject):
    """Announcement that somebody invites, sent again and again until it is closed."""

    def __init__(self, name: str, port: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = f"{VERSION} here {port} {sanitize_name(name)}".encode()
        self._sockets = [QUdpSocket(self), QUdpSocket(self)]
        self._timer = QTimer(self, interval=SAY_MS)
        self._timer.timeout.connect(self._say)
        self._timer.start()
        for socket, any_address in zip(
            self._sockets, (QHostAddress.SpecialAddress.AnyIPv4, QHostAddress.SpecialAddress.AnyIPv6), strict=True
        ):
            socket.bind(QHostAddress(any_address), 0)
            socket.setSocketOption(QAbstractSocket.SocketOption.MulticastTtlOption, 1)
        self._say()

    def _say(self) -> None:
        for interface in network_interfaces.usable_interfaces():
            for socket, group in zip(self._sockets, GROUPS, strict=True):
                socket.setMulticastInterface(interface)
                socket.writeDatagram(self._text, QHostAddress(group), PORT)

    def close(self) -> None:
        """Stop announcing."""
        self._timer.stop()
        self.deleteLater()


class LanListener(QObject):
    """Receiver of the announcements of those who invite, until it is closed."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heard: dict[LanHost, int] = {}  # and how often nothing was heard of them since
        self._sockets: list[QUdpSocket] = []
        share = QAbstractSocket.BindFlag.ShareAddress | QAbstractSocket.BindFlag.ReuseAddressHint
        kinds = (QHostAddress.SpecialAddress.AnyIPv4, QHostAddress.SpecialAddress.AnyIPv6)
        for kind, group in zip(kinds, GROUPS, strict=True):
            socket = QUdpSocket(self)
            if socket.bind(QHostAddress(kind), PORT, share):
                for interface in network_interfaces.usable_interfaces():
                    socket.joinMulticastGroup(QHostAddress(group), interface)
                socket.readyRead.connect(self._read)
                self._sockets.append(socket)
        self._timer = QTimer(self, interval=FORGET_MS // 3)
        self._timer.timeout.connect(self._forget)
        self._timer.start()

    @property
    def present(self) -> list[LanHost]:
        """All who invite, each once, even if they are heard at several addresses."""
        best: dict[tuple[str, int], LanHost] = {}
        for one in sorted(self._heard, key=lambda one: (":" in one.address, one), reverse=True):
            best[one.name, one.port] = one
        return sorted(best.values())

    def close(self) -> None:
        """Stop listening."""
        self._timer.stop()
        for socket in self._sockets:
            socket.close()
        self.deleteLater()

    def _read(self) -> None:
        for socket in self._sockets:
            for _ in range(MAX_HOSTS):
                if not socket.hasPendingDatagrams():
                    break
                datagram = socket.receiveDatagram(MAX_BYTES)
                self._hear(bytes(datagram.data().data()), datagram.senderAddress().toString().removeprefix("::ffff:"))

    def _hear(self, data: bytes, address: str) -> None:
        match = SAID.fullmatch(data.decode("utf-8", "replace"))
        if match is None or not 0 < int(match[1]) <= 65_535:
            return
        host = LanHost(sanitize_name(match[2]), address, int(match[1]))
        is_new = host not in self._heard
        if is_new and len(self._heard) >= MAX_HOSTS:
            return
        self._heard[host] = 0
        if is_new:
            self.changed.emit()

    def _forget(self) -> None:
        before = len(self._heard)
        self._heard = {one: missed + 1 for one, missed in self._heard.items() if missed < 3}
        if len(self._heard) != before:
            self.changed.emit()
