"""A program that speaks GTP, as a child of this process."""

import contextlib
import os
import signal
import subprocess
import sys
from threading import TIMEOUT_MAX, Event, Timer
from typing import Any, Final

from escabel_gui.rules.message import shorten

MAX_NAME_CHARS: Final = 200
MAX_QUOTED_ANSWER: Final = 80  # letters
MAX_ANSWER_CHARS: Final = 1 << 24
SHUTDOWN_TIMEOUT: Final = 2.0  # seconds that a program has for its end, once its input is closed

# Ctrl-C in the terminal is for the parent alone, which then ends its children.
if sys.platform == "win32":
    OWN_GROUP: Final[Any] = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
else:
    OWN_GROUP: Final[Any] = {"process_group": 0}


class GtpProcessError(RuntimeError):
    """Raised for a program that does not do its part, with the reason."""


class GtpProcess:
    """Program that speaks GTP; its input ends when this process ends, for any cause, and it should end then, too."""

    def __init__(self, words: list[str], descriptors: tuple[int, ...] = ()) -> None:
        """Start it, with these files open, too; raises GtpProcessError if that cannot be done."""
        self.name = shorten(" ".join(words), MAX_NAME_CHARS)
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                pass_fds=descriptors,
                **OWN_GROUP,
            )
        except OSError as error:
            raise GtpProcessError(f"cannot start {self.name!r}: {error.strerror}") from None
        except ValueError as error:
            raise GtpProcessError(f"cannot start {self.name!r}: {error}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input, self.output = self.process.stdin, self.process.stdout

    def send(self, command: str) -> None:
        """Send a command without waiting; raises GtpProcessError if the program does not read it."""
        try:
            self.input.write(command + "\n")
            self.input.flush()
        except (OSError, ValueError):  # ValueError: another thread has closed it
            raise GtpProcessError(f"{self.name!r} ended before {shorten(command)!r}") from None

    def ask(self, command: str, timeout: float | None = None) -> str:
        """Return the answer to a command; raises GtpProcessError if it is an error or none comes.

        A program that has not answered after `timeout` seconds is ended; None: it has all the time that it wants.
        """
        if timeout is None:
            return self._ask(command)
        timeout = min(timeout, TIMEOUT_MAX)
        is_late = Event()

        def give_up() -> None:
            is_late.set()
            self.end()

        timer = Timer(timeout, give_up)
        timer.start()
        try:
            return self._ask(command)
        finally:
            timer.cancel()
            timer.join()
            if is_late.is_set():  # what it had said until then is no answer
                raise GtpProcessError(f"{self.name!r} did not answer {shorten(command)!r} in {timeout:g} s") from None

    def _ask(self, command: str) -> str:
        self.send(command)
        line = self.output.readline(MAX_ANSWER_CHARS)
        if not line:
            raise GtpProcessError(f"{self.name!r} ended at {shorten(command)!r}")
        if not line.startswith(("=", "?")):
            said = shorten(line.strip(), MAX_QUOTED_ANSWER)
            raise GtpProcessError(f"{self.name!r} does not speak GTP: it answered {shorten(command)!r} with {said!r}")
        lines = [line]
        room = MAX_ANSWER_CHARS - len(line)
        while line not in ("\n", ""):
            if room <= 0:
                raise GtpProcessError(f"{self.name!r} answers {shorten(command)!r} without an end")
            line = self.output.readline(room)
            lines.append(line)
            room -= len(line)
        answer = "".join(lines).strip()
        if not answer.startswith("="):
            said = shorten(answer, MAX_QUOTED_ANSWER)
            raise GtpProcessError(f"{self.name!r} answered {shorten(command)!r} with {said!r}")
        return answer[1:].strip()

    def end(self) -> None:
        """End it, if need be by force, and what it has left in its group; whoever waits for an answer gets none."""
        with contextlib.suppress(OSError):  # it has ended already
            self.input.close()
        if self.process.returncode is not None:
            return  # its number may be another program's by now
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(SHUTDOWN_TIMEOUT)
        if sys.platform == "win32":
            self.process.kill()
        else:
            with contextlib.suppress(OSError):  # nothing is left of the group
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        """End it and forget what it has said."""
        self.end()
        self.output.close()
