"""A desktop with a screen reader on it: what the program says by AT-SPI, and keys pressed as by hand.

Its display, its buses and the program's files are its own. Nothing is taken from the program but what is said aloud:
announcements, the name of what the keyboard comes to, changes of that name; and the tree of what there is to be read.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jeepney import Message
    from jeepney.io.blocking import DBusConnection

PROGRAMS = ("Xvfb", "dbus-daemon")
LAUNCHER = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
PATIENCE = 60  # seconds with a start, or with an answer, on a machine that is busy
ATSPI = "org.a11y.atspi."
REGISTRY = f"{ATSPI}Registry"
ROOT = "/org/a11y/atspi/accessible/root"
KEYS = {"Right": 0xFF53, "Left": 0xFF51, "Up": 0xFF52, "Down": 0xFF54, "Return": 0xFF0D, "F2": 0xFFBF, "Tab": 0xFF09}
SYMBOL = 3  # a key is named by what is on it
STATES = {12: "focused", 23: "selected", 30: "visible"}  # by their numbers in AT-SPI


def why_not_here() -> str:
    """Return what is missing for a screen reader to be tested here; empty if nothing is."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is Linux's"
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    missing += [] if LAUNCHER.exists() else ["at-spi2-core"]
    missing += [] if find_spec("jeepney") else ["jeepney"]
    return f"missing: {', '.join(missing)}" if missing else ""


class Line:
    """One line that a process writes to a pipe, as soon as it is there."""

    def __init__(self, stack: ExitStack) -> None:
        read, self.write = os.pipe()
        self._file = stack.enter_context(os.fdopen(read))

    def text(self) -> str:
        os.close(self.write)
        return self._file.readline().strip()


@contextmanager
def running(command: list[str], **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """Run a process that does not outlive what it is for, nor do those that it has begun."""
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, **options
    )
    try:
        yield process
    finally:
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(process.pid, number)
                process.wait(PATIENCE)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                continue


@contextmanager
def desktop() -> Iterator[dict[str, str]]:
    """Yield the environment for programs that are to use a display and a bus of their own."""
    with ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory(prefix="escabel", ignore_cleanup_errors=True))
        display, bus = Line(stack), Line(stack)
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith(("QT_", "DBUS_", "AT_SPI_"))
        }
        for name in ("HOME", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "ESCABEL_DATA_DIR"):
            environment[name] = home  # the names of sockets must be short
        # A server that begins anew when its last client goes would break with those who come at that moment.
        command = ["Xvfb", "-displayfd", str(display.write), "-noreset", "-screen", "0", "1280x1000x24"]
        command += ["-nolisten", "tcp"]
        stack.enter_context(running(command, pass_fds=[display.write]))
        environment["DISPLAY"] = f":{display.text()}"
        command = ["dbus-daemon", "--session", "--nofork", f"--print-address={bus.write}"]
        stack.enter_context(running(command, pass_fds=[bus.write], env=environment))
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.text()
        yield environment


class ScreenReader:
    """Screen reader that hears what the program says, and presses keys; it has no other access to it."""

    def __init__(self, environment: dict[str, str]) -> None:
        from jeepney import MatchRule, message_bus
        from jeepney.io.blocking import Proxy, open_dbus_connection

        session = open_dbus_connection(environment["DBUS_SESSION_BUS_ADDRESS"])
        address = self._ask(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
        session.close()
        self._bus: DBusConnection = open_dbus_connection(address)
        self._heard: list[str] = []
        self._focused = ("", "")
        self.said: list[str] = []  # all that was ever heard
        rule = MatchRule(type="signal", interface=f"{ATSPI}Event.Object")
        Proxy(message_bus, self._bus).AddMatch(rule)
        self._signals: deque[Message] = deque()
        self._bus.filter(rule, queue=self._signals)
        for event in ("object:announcement", "object:property-change", "object:state-changed"):
            self._ask(
                self._bus, REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "RegisterEvent", "sass", (event, [], "")
            )

    def _ask(
        self,
        bus: DBusConnection,
        name: str,
        path: str,
        interface: str,
        what: str,
        kinds: str = "",
        values: tuple[Any, ...] = (),
    ) -> tuple[Any, ...]:
        from jeepney import DBusAddress, MessageType, new_method_call

        call = new_method_call(DBusAddress(path, bus_name=name, interface=interface), what, kinds or None, values)
        reply = bus.send_and_get_reply(call, timeout=PATIENCE)
        assert reply.header.message_type != MessageType.error, reply.body
        return tuple(reply.body)

    def close(self) -> None:
        self._bus.close()

    # ---- what there is

    def open_window(self) -> None:
        """Let the window have the keyboard, as soon as it says something.

        There is no window manager to do that. A click does, here on the empty end of the bar of menus.
        """
        self.hear(bool)
        (program,) = self._parts((REGISTRY, ROOT))
        window = self._parts(program)[0]
        left, top, width, _ = self._ask(self._bus, *window, f"{ATSPI}Component", "GetExtents", "u", (0,))[0]
        self._generate("GenerateMouseEvent", "iis", left + width - 20, top + 10, "b1c")

    def _generate(self, what: str, kinds: str, *values: object) -> None:
        """Ask the registry to make an event as if by hand."""
        place = "/org/a11y/atspi/registry/deviceeventcontroller"
        self._ask(self._bus, REGISTRY, place, f"{ATSPI}DeviceEventController", what, kinds, values)

    def _parts(self, place: tuple[str, str]) -> list[tuple[str, str]]:
        return [(one[0], one[1]) for one in self._ask(self._bus, *place, f"{ATSPI}Accessible", "GetChildren")[0]]

    def name(self, place: tuple[str, str]) -> str:
        what = (f"{ATSPI}Accessible", "Name")
        return str(self._ask(self._bus, *place, "org.freedesktop.DBus.Properties", "Get", "ss", what)[0][1])

    def role(self, place: tuple[str, str]) -> str:
        return str(self._ask(self._bus, *place, f"{ATSPI}Accessible", "GetRoleName")[0])

    def states(self, place: tuple[str, str]) -> set[str]:
        low, high = self._ask(self._bus, *place, f"{ATSPI}Accessible", "GetState")[0]
        return {name for number, name in STATES.items() if (high << 32 | low) >> number & 1}

    def find(self, role: str) -> tuple[str, str]:
        """Return the first visible part of the program that has a role, going down from its window."""
        todo = self._parts((REGISTRY, ROOT))
        while todo:
            place = todo.pop(0)
            if self.role(place) == role and "visible" in self.states(place):
                return place
            todo += self._parts(place)
        raise AssertionError(f"there is no {role}")

    def cells(self, table: tuple[str, str]) -> dict[str, tuple[str, str]]:
        """Return the cells of a table that say something, by what they say."""
        cells = [place for place in self._parts(table) if self.role(place) == "cell"]
        return {name: place for place in cells if (name := self.name(place))}

    # ---- what is heard and done

    def press(self, *keys: str) -> None:
        """Press keys, one after the other, and forget what was heard before."""
        self._heard.clear()
        for key in keys:
            symbol = KEYS.get(key) or ord(key)
            self._generate("GenerateKeyboardEvent", "isu", symbol, "", SYMBOL)

    def hear(self, is_it: Callable[[str], bool]) -> str:
        """Listen until something is said that is it."""
        from jeepney import HeaderFields

        deadline = time.monotonic() + PATIENCE
        while not any(map(is_it, self._heard)):
            assert time.monotonic() < deadline, f"heard only {self._heard}; before: {self.said[-20:]}"
            try:
                message = self._bus.recv_until_filtered(self._signals, timeout=PATIENCE)
            except TimeoutError:
                continue
            fields, (detail, is_on, _, (_, text), *_) = message.header.fields, message.body
            kind = f"{fields[HeaderFields.member]}:{detail}"
            place = fields[HeaderFields.sender], fields[HeaderFields.path]
            if kind == "StateChanged:focused" and is_on:
                self._focused, text = place, self.name(place)
            elif kind != "Announcement:" and (kind, place) != ("PropertyChange:accessible-name", self._focused):
                continue
            if isinstance(text, str) and text:
                self._heard.append(text)
                self.said.append(text)
        return next(filter(is_it, self._heard))
