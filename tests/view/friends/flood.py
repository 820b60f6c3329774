"""Does everything to a listening window that strangers can do: it stays small, answers its person, and plays on.

`python -m tests.view.friends.flood` says how much memory and time that took, and how late the window was. All of it
happens on this computer: nothing listens elsewhere.
"""

import argparse
import json
import os
import selectors
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.game_code import format_code_line
from escabel_gui.link.invitation import format_invitation, parse_invitation
from escabel_gui.link.packing import SentGame
from escabel_gui.link.peer_connection import PeerConnection
from escabel_gui.link.peer_messages import RecordReceived
from escabel_gui.link.shared_game import SharedGame
from escabel_gui.link.signing import NONCE_BYTES, Role, key_from
from tests.link.cheating import cheat, heavy_game

HERE = "127.0.0.1"
LOOK_MS = 10
TELL_MS = 250
CONNECTIONS = 1000


# ---- the window


def be_window(folder: Path, invitation: str) -> None:
    """Invite, and write down how it goes: the port, memory, CPU time, how late the window was since the last line."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from escabel_gui.model.application.settings import Settings
    from escabel_gui.model.players.player import Player
    from escabel_gui.model.table.game_setup import GameSetup
    from escabel_gui.model.table.next_game import new_copy
    from escabel_gui.model.table.table import Table
    from escabel_gui.record.storage.game_store import GameStore
    from escabel_gui.record.time_control import FISCHER, TimeControl
    from escabel_gui.view.window.composition import WindowParts
    from tests.indoors import stay_indoors

    stay_indoors()
    app = QApplication([])
    table = Table(GameStore(folder / "games"))
    parts = WindowParts(table, Settings(folder / "settings"))
    parts.window.show()
    control = TimeControl(FISCHER, 60, 5)
    setup = GameSetup("escabel", 19, (Player(0, "Anna"), Player(0, "Ben", is_friend=True)), control)
    table.begin(setup, copy=new_copy(setup, ConnectionInfo(Role.HOST, parse_invitation(invitation))))
    direct = parts.direct_games.direct
    latest, worst = time.perf_counter(), 0.0

    def look() -> None:
        nonlocal latest, worst
        now = time.perf_counter()
        worst = max(worst, now - latest - LOOK_MS / 1000)
        latest = now

    def tell() -> None:
        nonlocal worst
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        open_files = len(list(Path("/proc/self/fd").iterdir()))
        copy = table.remote_game.copy
        acts = [] if copy is None else [copy.game.format_act(act) for act in copy.game.acts]
        state = {
            "port": direct.port,
            "memory": pages * os.sysconf("SC_PAGE_SIZE"),
            "cpu": time.process_time(),
            "late": worst,
            "files": open_files,
            "acts": acts,
            "is_there": direct.is_there,
            "game": "" if copy is None else copy.game.terms.id.hex(),
            "left": table.clock.left(1).seconds,
        }
        worst = 0.0
        print(json.dumps(state), flush=True)

    timers = [QTimer(), QTimer()]
    for timer, do, pause in zip(timers, (look, tell), (LOOK_MS, TELL_MS), strict=True):
        timer.timeout.connect(do)
        timer.start(pause)
    app.exec()


class Window:
    """Program that is flooded, seen from outside."""

    def __init__(self, folder: Path, invitation: str) -> None:
        command = [sys.executable, "-m", "tests.view.friends.flood", "--window", str(folder), invitation]
        self.program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.state: dict[str, Any] = {}
        self.late = 0.0
        while not self.state.get("port"):
            self.look()
        self.port = int(self.state["port"])

    def look(self) -> dict[str, Any]:
        """Read the next line that the window tells, and return what it says."""
        assert self.program.stdout is not None
        line = self.program.stdout.readline()
        assert line, "the window has ended"
        self.state = json.loads(line)
        self.late = max(self.late, self.state["late"])
        return self.state

    def rest(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.look()


# ---- what strangers do


class Crowd:
    """Many connections at once: what each has to say is said as fast as it is taken, or a byte a second."""

    def __init__(self, port: int, count: int, data: bytes, is_slow: bool = False) -> None:
        self._selector = selectors.DefaultSelector()
        self._is_slow = is_slow
        self.left: dict[socket.socket, memoryview] = {}
        self.closed = 0
        for _ in range(count):
            one = socket.socket()
            one.setblocking(False)
            one.connect_ex((HERE, port))
            self._selector.register(one, selectors.EVENT_READ | (0 if is_slow else selectors.EVENT_WRITE))
            self.left[one] = memoryview(data)

    def stay(self, seconds: float) -> None:
        """Say it until everybody has been shown out, or for so long."""
        end, next_byte = time.monotonic() + seconds, 0.0
        while self.left and time.monotonic() < end:
            for key, events in self._selector.select(0.05):
                assert isinstance(key.fileobj, socket.socket)
                self._serve(key.fileobj, events)
            if self._is_slow and time.monotonic() > next_byte:
                next_byte = time.monotonic() + 1
                for one in list(self.left):
                    self._say(one, 1)

    def _serve(self, one: socket.socket, events: int) -> None:
        try:
            if events & selectors.EVENT_READ and not one.recv(65_536):
                self._close(one)
                return
        except OSError:
            self._close(one)
            return
        if events & selectors.EVENT_WRITE:
            self._say(one, 65_536)

    def _say(self, one: socket.socket, most: int) -> None:
        try:
            self.left[one] = self.left[one][one.send(self.left[one][:most]) :]
        except BlockingIOError:
            return
        except OSError:
            self._close(one)
            return
        if not self.left[one]:
            self._selector.modify(one, selectors.EVENT_READ)

    def _close(self, one: socket.socket) -> None:
        self._selector.unregister(one)
        one.close()
        del self.left[one]
        self.closed += 1

    def go(self) -> None:
        for one in list(self.left):
            self._close(one)


# ---- a friend, who knows the invitation, and may be no friend


class Guest:
    """Guest that says what it likes after meeting."""

    def __init__(self, port: int, key: bytes) -> None:
        self.talk = PeerConnection(Role.GUEST, key, os.urandom(NONCE_BYTES), time.monotonic())
        self.socket = socket.create_connection((HERE, port), 10)
        self.sent: SentGame | None = None

    def flush(self) -> None:
        self.socket.sendall(self.talk.take_output(time.monotonic()))

    def listen(self, is_enough: Callable[[], bool], patience: float = 20.0) -> bool:
        """Talk until something is so; return whether it came about."""
        end = time.monotonic() + patience
        self.socket.settimeout(0.2)
        while not is_enough() and time.monotonic() < end:
            self.flush()
            try:
                data = self.socket.recv(65_536)
            except TimeoutError:
                continue
            except OSError:
                return is_enough()
            if not data:
                return is_enough()
            for event in self.talk.receive(data, time.monotonic()):
                if isinstance(event, RecordReceived) and event.sent is not None:
                    self.sent = event.sent
        return is_enough()

    def gets_in(self, patience: float) -> bool:
        return self.listen(lambda: self.sent is not None, patience)

    def meet(self) -> None:
        assert self.gets_in(20), "the friend does not get in"

    def is_shown_out(self, *data: bytes) -> bool:
        """Return whether the window ends the connection when it hears this."""
        self.flush()
        self.socket.settimeout(20)
        try:
            for part in data:
                self.socket.sendall(part)
            while self.socket.recv(65_536):
                pass
        except TimeoutError:
            return False
        except OSError:
            pass
        return True


def signed(guest: Guest, *texts: str) -> list[bytes]:
    """Return lines that a friend's program signs, and that Escabel never says."""
    own = guest.talk._own
    assert own is not None
    return [f"{own.sign(text)}\n".encode() for text in texts]


def betrayals(guest: Guest) -> dict[str, list[bytes]]:
    """Return what somebody does who knows the invitation: nothing of it is to be taken."""
    assert guest.sent is not None
    game = guest.sent.game
    lines = signed(guest, "ping", "later")
    other = game.followed_by(game.acts)
    other.terms = other.terms._replace(id=bytes(8))
    return {
        "a line twice": [lines[0], lines[0]],
        "lines in another order": [lines[1], lines[0]],
        "a line of 10 MB": [b"x" * 10_000_000],
        "an illegal move": [lines[0], lines[1], *signed(guest, f"act 0 {game.digest(0)} zz99")],
        "a move of the other one": [lines[0], lines[1], *signed(guest, f"act 0 {game.digest(0)} a1")],
        "another game": [lines[0], lines[1], *signed(guest, f"record {format_code_line(SentGame(other, 1))}")],
        "a thousand lines": [lines[0], lines[1], *signed(guest, *["ping"] * 1000)],
        "markup": [lines[0], lines[1], *signed(guest, "offer <b>pause</b>")],
    }


# ---- all of it


def flood(folder: Path, say: Callable[[str], None]) -> None:
    """Flood a window in several ways; raises AssertionError where a bound does not hold."""
    invitation = os.urandom(10)
    window = Window(folder, format_invitation(invitation))
    try:
        window.rest(3)
        before = dict(window.state)
        window.late = 0.0
        tell_rest(window, say, "nobody", 3, lambda: None)
        port, files = window.port, before["files"]
        crowds: list[tuple[str, int, bytes, bool]] = [
            ("a thousand who say nothing", CONNECTIONS, b"", False),
            ("a hundred who say a byte a second", 100, b"escabel-link/1 guest " + b"0" * 32, True),
            ("fifty who say a line of 10 MB", 50, b"x" * 10_000_000, False),
            ("a thousand with a wrong key", CONNECTIONS, wrong_key(), False),
        ]
        for name, count, data, is_slow in crowds:
            crowd = Crowd(port, count, data, is_slow)
            tell_rest(window, say, name, 14, partial(crowd.stay, 13))
            assert window.state["files"] <= files + 20, "connections are kept"
            crowd.go()
        window.late = 0.0
        key = key_from(invitation)
        for name in betrayals_named(port, key):
            guest = Guest(port, key)
            guest.meet()
            assert guest.is_shown_out(*betrayals(guest)[name]), f"{name} is taken"
        window.rest(1)
        cheats(window, key, say)
        say(f"{'a friend who is none: each is shown out':42} {numbers(window)}")
        crowd = Crowd(port, CONNECTIONS, b"", False)
        began, tries = time.perf_counter(), 1
        while not Guest(port, key).gets_in(5):
            tries += 1
        took = time.perf_counter() - began
        say(f"a friend gets in behind a thousand strangers after {took:.1f} s, having knocked {tries} times")
        crowd.go()
        window.look()
        grown = window.state["memory"] - before["memory"]
        say(f"memory: {before['memory'] / 1e6:.0f} MB before, {grown / 1e6:+.1f} MB after all of it")
        assert grown < 50_000_000  # some 25 of it the allocator keeps: after 1,600 cheats, 18 are in use
    finally:
        window.program.kill()
        window.program.wait()


def cheats(window: Window, key: bytes, say: Callable[[str], None], deeds: int = 500, seed: int = 0) -> None:
    """Let a friend cheat: no other game begins, the friend has no time that was not there, and the window answers."""
    chance, done, meetings = Random(seed), 0, 0
    game_id, heavy = window.look()["game"], list[SharedGame]()
    window.rest(1)
    window.late = 0.0
    while done < deeds:
        guest = Guest(window.port, key)
        if not guest.gets_in(20):
            continue
        meetings += 1
        assert guest.sent is not None
        game = guest.sent.game
        heavy = heavy or [heavy_game(game, 2000, Random(number)) for number in range(3)]
        guest.flush()
        guest.socket.settimeout(20)
        try:
            for _ in range(chance.randrange(1, 30)):
                guest.socket.sendall(signed(guest, cheat(chance, game, 1, heavy))[0])
                done += 1
            guest.socket.shutdown(socket.SHUT_WR)
            while guest.socket.recv(65_536):
                pass
        except OSError:
            pass
        guest.socket.close()
        window.look()
        assert window.state["game"] == game_id, "another game has begun"
        assert window.state["left"] <= 60 + 5 * len(window.state["acts"]), "time has been made"
    while window.state["is_there"]:
        window.look()
    say(f"{f'{done} cheats in {meetings} meetings':42} {numbers(window)}")


def only_cheats(folder: Path, deeds: int, seed: int, say: Callable[[str], None]) -> None:
    """Let a friend cheat who is alone with the window."""
    invitation = os.urandom(10)
    window = Window(folder, format_invitation(invitation))
    try:
        window.rest(3)
        cheats(window, key_from(invitation), say, deeds, seed)
    finally:
        window.program.kill()
        window.program.wait()


def heavy_records(folder: Path, say: Callable[[str], None]) -> None:
    """Let a friend say records of 2,000 acts, and then acts after as many."""
    invitation = os.urandom(10)
    window = Window(folder, format_invitation(invitation))
    try:
        window.rest(3)
        guest = Guest(window.port, key_from(invitation))
        guest.meet()
        assert guest.sent is not None
        games = [heavy_game(guest.sent.game, 1980, Random(number)) for number in range(5)]
        for name, told in (("five records of 1,980 acts", games), ("the first of them three times", games[:1] * 3)):
            guest.flush()
            window.look()
            window.late = 0.0
            texts = [f"record {format_code_line(SentGame(game, 1))}" for game in told]
            guest.socket.sendall(b"".join(signed(guest, *texts)))
            window.rest(6)
            say(f"{name:42} {numbers(window)}, {len(window.state['acts'])} acts")
    finally:
        window.program.kill()
        window.program.wait()


def wrong_key() -> bytes:
    return b"escabel-link/1 guest " + os.urandom(NONCE_BYTES).hex().encode() + b"\nproof " + b"0" * 64 + b"\n"


def betrayals_named(port: int, key: bytes) -> list[str]:
    guest = Guest(port, key)
    guest.meet()
    guest.socket.close()
    return list(betrayals(guest))


def tell_rest(window: Window, say: Callable[[str], None], name: str, seconds: float, do: Callable[[], None]) -> None:
    """Do something, and say what it has cost the window."""
    window.look()
    cpu, began = window.state["cpu"], time.monotonic()
    window.late = 0.0
    do()
    while time.monotonic() - began < seconds:
        window.look()
    say(f"{name:42} {numbers(window)}, CPU {(window.state['cpu'] - cpu) / seconds:.0%}")


def numbers(window: Window) -> str:
    memory, files = window.state["memory"] / 1e6, window.state["files"]
    return f"memory {memory:4.0f} MB, {files} files open, at most {window.late * 1000:3.0f} ms late"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--records", action="store_true", help="only measure what heavy records cost")
    parser.add_argument("--cheats", type=int, default=0, help="only let a friend cheat, so often")
    parser.add_argument("--seed", type=int, default=0, help="of these cheats")
    parser.add_argument("--window", nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.window:
        be_window(Path(arguments.window[0]), arguments.window[1])
    else:
        with tempfile.TemporaryDirectory() as folder:
            if arguments.records:
                heavy_records(Path(folder), print)
            elif arguments.cheats:
                only_cheats(Path(folder), arguments.cheats, arguments.seed, print)
            else:
                flood(Path(folder), print)


if __name__ == "__main__":
    main()
