"""Help → Check for updates: it asks when it is told to, and believes no answer that is not about versions."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QByteArray, QObject
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket
from pytestqt.qtbot import QtBot

from escabel_gui import __version__
from escabel_gui.installation import Installation
from escabel_gui.model.application import updates
from escabel_gui.model.application.updates import MAX_BYTES, MAX_NOTES, Release, parse_release
from escabel_gui.view.help.updates_dialog import WAYS, UpdatesDialog


class Server(QObject):
    """Web server that answers everything in the same way, and keeps the requests."""

    def __init__(self, answer: bytes) -> None:
        super().__init__()
        self._answer = answer
        self.asked = b""
        self._server = QTcpServer(self)
        self._server.newConnection.connect(self._take)
        assert self._server.listen(QHostAddress(QHostAddress.SpecialAddress.LocalHost))
        self.site = f"http://127.0.0.1:{self._server.serverPort()}/escabel/"

    def close(self) -> None:
        self._server.close()

    def _take(self) -> None:
        socket = self._server.nextPendingConnection()
        assert socket is not None
        socket.readyRead.connect(lambda: self._reply(socket))

    def _reply(self, socket: QTcpSocket) -> None:
        self.asked += bytes(socket.readAll().data())
        if self._answer:
            socket.write(QByteArray(self._answer))
            socket.disconnectFromHost()


def found(body: bytes, status: str = "200 OK", more: str = "") -> bytes:
    return f"HTTP/1.1 {status}\r\n{more}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body


@pytest.fixture
def dialog_for(qtbot: QtBot) -> Callable[[Server], UpdatesDialog]:
    servers = []

    def make(server: Server) -> UpdatesDialog:
        servers.append(server)  # nobody else may keep it
        dialog = UpdatesDialog(server.site)
        qtbot.addWidget(dialog)
        return dialog

    return make


def ask(qtbot: QtBot, dialog: UpdatesDialog) -> str:
    dialog.ask_button.click()
    qtbot.waitUntil(dialog.ask_button.isEnabled, timeout=30_000)
    return dialog.text.text()


def test_nothing_is_asked_before_the_button_is_pressed(
    qtbot: QtBot, dialog_for: Callable[[Server], UpdatesDialog]
) -> None:
    server = Server(found(b'{"version": "999.0", "notes": "All is <b>new</b>."}'))
    dialog = dialog_for(server)
    assert server.site in dialog.text.text()
    assert server.asked == b""
    text = ask(qtbot, dialog)
    assert "Escabel 999.0 is available" in text
    assert "git pull" in text
    assert dialog.notes.toPlainText() == "All is <b>new</b>."
    request = server.asked.decode()
    assert request.startswith("GET /escabel/latest.json HTTP/1.1\r\n")
    assert "User-Agent: Escabel\r\n" in request
    assert "Cookie" not in request
    assert __version__ not in request


def test_the_newest_version_knows_that_it_is(qtbot: QtBot, dialog_for: Callable[[Server], UpdatesDialog]) -> None:
    text = ask(qtbot, dialog_for(Server(found(f'{{"version": "{__version__}"}}'.encode()))))
    assert text == f"This is the newest version, {__version__}."


@pytest.mark.parametrize(
    "answer",
    [
        found(b"<html>Welcome!</html>"),
        found(b'{"version": "9.9; rm"}'),
        found(b'{"version": 9}'),
        found(b"[" * 5000),
        found(b"\xff\xfe"),
        found(b""),
        found(b'{"version": "9.9"}', "302 Found", "Location: http://127.0.0.1:9/\r\n"),
        found(b'{"version": "9.9", "notes": "' + b"x" * 3_000_000 + b'"}'),
    ],
    ids=["page", "command", "number", "deep", "bytes", "empty", "redirect", "megabytes"],
)
def test_other_answers_are_not_believed(
    qtbot: QtBot, dialog_for: Callable[[Server], UpdatesDialog], answer: bytes
) -> None:
    assert "names no version" in ask(qtbot, dialog_for(Server(answer)))


@pytest.mark.parametrize("answer", [found(b"gone", "404 Not Found"), b"HTTP/1.1 nonsense\r\n\r\n"])
def test_a_page_that_is_gone_is_told(
    qtbot: QtBot, dialog_for: Callable[[Server], UpdatesDialog], answer: bytes
) -> None:
    assert "No answer from" in ask(qtbot, dialog_for(Server(answer)))


def test_a_server_that_is_gone_is_told(qtbot: QtBot, dialog_for: Callable[[Server], UpdatesDialog]) -> None:
    server = Server(b"")
    server.close()
    assert "No answer from" in ask(qtbot, dialog_for(server))


def test_a_server_that_never_answers_is_not_waited_for(
    qtbot: QtBot, dialog_for: Callable[[Server], UpdatesDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updates, "PATIENCE_MS", 1)
    assert "No answer from" in ask(qtbot, dialog_for(Server(b"")))


def test_there_is_a_way_for_every_installation() -> None:
    assert all("games" in way.text for way in WAYS.values())
    assert set(WAYS) == set(Installation)


def test_notes_end_somewhere() -> None:
    assert len(parse_release(b'{"version": "1.0", "notes": "' + b"x" * (MAX_BYTES - 100) + b'"}').notes) == MAX_NOTES


@pytest.mark.parametrize(
    ("version", "than", "is_newer"),
    [("0.10.0", "0.9.9", True), ("1.0", "1.0.0", False), ("0.9", "1.0", False), ("1.0.1", "1.0", True)],
)
def test_versions_are_numbers(version: str, than: str, is_newer: bool) -> None:
    assert Release(version, "").is_newer_than(than) == is_newer
