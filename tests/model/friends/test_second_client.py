"""Escabel plays with a program that somebody has written from the page of the protocol: both say what stands there."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.signing import Role
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.next_game import new_copy
from escabel_gui.record.time_control import TimeControl
from tests.link.friendly import ID
from tests.link.peers import INVITATION, NONCES
from tests.link.second_client import SecondClient
from tests.link.transcript import GAMES, do, make_clients, make_clocked_transcript, transcript_on_page
from tests.model.friends.homes import HERE, Home, is_met, prepare
from tests.model.seating import MakeTable, play, wait_until


class Line:
    """Second client's end of a connection."""

    def __init__(self, client: SecondClient, socket: QTcpSocket) -> None:
        self.client = client
        self.socket = socket
        self.now = 0.0
        self.said: list[str] = []
        self.heard: list[str] = []
        socket.readyRead.connect(self.read)

    def read(self) -> None:
        while self.socket.canReadLine():
            line = self.socket.readLine().data().decode().removesuffix("\n")
            self.heard.append(line)
            self.client.receive(line, self.now)
            self.flush()

    def flush(self) -> None:
        for line in self.client.output():
            self.said.append(line)
            self.socket.write(f"{line}\n".encode())


def act(home: Home, what: str) -> None:
    """Let the person here do what a step says; time runs out by itself."""
    table = home.table
    match what.split()[0]:
        case "offer":
            table.pause()
        case "go-on":
            table.unpause()
        case "ask":
            table.moving.take_back()
        case "allow":
            table.remote_game.answer(True)
        case "resign":
            table.giving_up.resign()
        case "time":
            wait_until(lambda: table.game.is_over)
        case "bye":
            home.direct.stop()
        case _:
            play(table, what)


@pytest.mark.parametrize("name", GAMES)
def test_the_transcript_is_what_the_page_leads_to(name: str) -> None:
    assert make_clocked_transcript(*GAMES[name]) == transcript_on_page(name)


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("name", GAMES)
def test_escabel_says_what_the_page_says(
    make_table: MakeTable,
    tmp_path: Path,
    let_pass: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    role: Role,
) -> None:
    control, steps = GAMES[name]
    monkeypatch.setattr(os, "urandom", lambda count: NONCES[role] if count == 16 else ID)
    home = Home(make_table, tmp_path / "home")
    page = [line.partition(": ")[::2] for line in transcript_on_page(name)]
    client = make_clients(control)[role.peer.value]
    socket = QTcpSocket(home.direct)
    if role is Role.HOST:
        setup = GameSetup("escabel", 3, (Player(0, "Anna"), Player(0, "Ben", is_friend=True)), TimeControl(*control))
        home.table.begin(setup, copy=new_copy(setup, ConnectionInfo(Role.HOST, INVITATION)))
        wait_until(lambda: home.direct.port > 0)
        line = Line(client, socket)
        socket.connectToHost(QHostAddress(HERE), home.direct.port)
        wait_until(lambda: socket.state() == QTcpSocket.SocketState.ConnectedState)
    else:
        server = QTcpServer(home.direct)
        server.listen(QHostAddress(HERE))
        home.direct.join(ConnectionInfo(Role.GUEST, INVITATION, server.serverPort(), HERE))
        wait_until(server.hasPendingConnections)
        line = Line(client, server.nextPendingConnection())
    line.flush()
    line.read()

    def wait_for_page(place: int) -> None:
        """Return when both have said what stands on the page before a line."""
        for who, said in ((role.value, line.heard), (role.peer.value, line.said)):
            wanted = [text for other, text in page[:place] if other == who]
            wait_until(lambda said=said, wanted=wanted: len(said) >= len(wanted))  # type: ignore[misc]
            assert said == wanted

    def has_heard_all() -> bool:
        copy = home.table.remote_game.copy
        is_same = (
            is_met(home)
            and copy is not None
            and client.acts is not None
            and len(copy.game.acts) == len(client.acts.texts)
        )
        return is_same and home.table.turns.is_paused == client.is_paused

    places = [place for place, (who, _) in enumerate(page) if who.startswith("(")]
    for place, following, step in zip(places, [*places[1:], len(page)], steps, strict=True):
        wait_for_page(place)
        wait_until(has_heard_all)
        line.now += step.after
        let_pass(step.after)
        if step.role == role.value:
            act(home, step.does)
        else:
            do(client, step.does, line.now)
            line.flush()
        if step.does == "offer pause" and step.role != role.value:
            wait_until(lambda: home.direct.offered is not None)
            home.direct.answer(True)
        wait_for_page(following)
    for person in (0, 1):
        assert str(client.left[person]) == left_on_clock(home, person)


def test_prepared_answers_are_moves_like_all_others(
    make_table: MakeTable, tmp_path: Path, let_pass: Callable[[float], None]
) -> None:
    """Play prepared answers against a program that knows nothing of them, with clocks."""
    home = Home(make_table, tmp_path / "home")
    setup = GameSetup(
        "escabel", 3, (Player(0, "Anna"), Player(0, "Ben", is_friend=True)), TimeControl("fischer", 60, 5)
    )
    home.table.begin(setup, copy=new_copy(setup, ConnectionInfo(Role.HOST, INVITATION)))
    wait_until(lambda: home.direct.port > 0)
    client, socket = SecondClient("guest", INVITATION, NONCES[Role.GUEST]), QTcpSocket(home.direct)
    line = Line(client, socket)
    socket.connectToHost(QHostAddress(HERE), home.direct.port)
    wait_until(lambda: socket.state() == QTcpSocket.SocketState.ConnectedState)
    line.flush()
    wait_until(lambda: is_met(home))

    def wait_for(acts: str) -> None:
        wait_until(lambda: client.acts is not None and " ".join(client.acts.texts) == acts)

    play(home.table, "b2")
    wait_for("b2")
    prepare(home, "swap-sides b1 b2-b1 a2", "a1 a2")
    line.now += 10.0
    let_pass(10.0)
    do(client, "swap-sides", line.now)
    line.flush()
    wait_for("b2 swap-sides b1")
    do(client, "b2-b1", line.now)
    line.flush()
    wait_for("b2 swap-sides b1 b2-b1 a2")
    for person in (0, 1):
        assert str(client.left[person]) == left_on_clock(home, person)


def left_on_clock(home: Home, person: int) -> str:
    left = home.table.clock.left(person)
    return f"{left.seconds:.1f} {left.periods} {int(left.in_periods)}"
