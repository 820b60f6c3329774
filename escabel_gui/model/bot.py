"""The bot's client: asks the engine process for moves, watches it, and starts it again when it fails."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QProcess, QRandomGenerator, QTimer, Signal

from escabel_gui.rules.words import Words

ANSWER_MS: Final = 10_000  # patience with a command that needs no thought
STOP_MS: Final = 3_000  # patience with a search that was told to stop
UNTIMED_MS: Final = 30_000  # patience with a move without a clock
RESERVE_MS: Final = 10_000  # patience beyond the time that is left on the bot's clock
MOST_FAILURES: Final = 3  # in a row, before the client gives up
MOST_UNREAD: Final = 1_000_000  # bytes of one answer
YET_UNKNOWN: Final = "?"  # stands for the move that the engine will play when its `genmove` ends


class Request(NamedTuple):
    """A position in which the bot shall move. Times are seconds; `seconds_left` None means no clock.

    `moves` are (color name, move text) from the start; `start` is empty or the arguments of `set_position`.
    """

    wire_name: str
    size: int
    start: str
    moves: tuple[tuple[str, str], ...]
    color: str
    level: int
    seconds_left: float | None = None
    extra: int = 0  # seconds for each further move, when the rest is used up or on top of it


def engine_command() -> list[str]:
    """How this very program is started as the engine, from source or packaged; no two games are to be the same."""
    seed = ["--seed", str(QRandomGenerator.global_().bounded(2**31 - 1))]
    if getattr(sys, "frozen", False):
        return [sys.executable, "--engine", *seed]
    return [sys.executable, "-m", "escabel_gui", "--engine", *seed]


class Bot(QObject):
    """One engine process, started when first needed.

    `think` and `cancel` may be called at any time. Each request ends with exactly one of `chose` and `gave_up`,
    unless it is cancelled or replaced. A process that dies, hangs or talks nonsense is replaced and asked again.
    """

    chose = Signal(str)  # the move's text
    restarted = Signal(object)  # Words: why
    gave_up = Signal()  # the request is dropped; the next `think` tries anew
    thinking_changed = Signal()

    def __init__(self, parent: QObject | None = None, command: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self._command = list(command or engine_command())
        self._process: QProcess | None = None
        self._unread = b""
        self._awaited: deque[tuple[str, Callable[[str], None] | None]] = deque()
        self._engine_game: tuple[str, int, str] | None = None
        self._engine_moves: list[tuple[str, str]] = []
        self._request: Request | None = None
        self._is_legal: Callable[[str], bool] = bool
        self._stopping = False
        self._failures = 0
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.timeout.connect(lambda: self._fail(Words("it did not answer")))

    @property
    def is_thinking(self) -> bool:
        return self._request is not None

    # ---- what the table asks for

    def warm_up(self) -> None:
        """Start the process now, so that the first move need not wait for it."""
        if self._process is None:
            self._start()

    def think(self, request: Request, is_legal: Callable[[str], bool]) -> None:
        """Answer with `chose`, some time later; replaces a request that is under way."""
        self._drop_request()
        self._request = request
        self._is_legal = is_legal
        self._ask()
        self.thinking_changed.emit()

    def move_now(self) -> None:
        """End the thinking: `chose` follows at once with the best move so far."""
        if self.is_thinking:
            self._stop_search()

    def cancel(self) -> None:
        """Forget the request; no `chose` follows."""
        if self.is_thinking:
            self._drop_request()
            self.thinking_changed.emit()

    def close(self) -> None:
        self._request = None
        self._drop_process()

    # ---- talking to the process

    def _start(self) -> None:
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(lambda: process.readAllStandardError())
        process.finished.connect(lambda: self._fail(Words("it ended by itself")))
        process.errorOccurred.connect(
            lambda error: (
                self._fail(Words("it could not be started")) if error == QProcess.ProcessError.FailedToStart else None
            )
        )
        self._process = process
        process.start(self._command[0], self._command[1:])

    def _drop_process(self) -> None:
        process, self._process = self._process, None
        self._watch.stop()
        self._unread = b""
        self._awaited.clear()
        self._engine_game = None
        self._engine_moves = []
        self._stopping = False
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(1000)
            process.deleteLater()

    def _send(self, command: str, on_answer: Callable[[str], None] | None = None) -> None:
        if self._process is None:
            self._start()
        assert self._process is not None
        self._process.write(command.encode() + b"\n")
        self._awaited.append((command, on_answer))
        if len(self._awaited) == 1:
            self._start_watch()

    def _start_watch(self) -> None:
        if not self._awaited:
            self._watch.stop()
        elif not self._awaited[0][0].startswith("genmove"):
            self._watch.start(ANSWER_MS)
        elif self._stopping:
            self._watch.start(STOP_MS)
        elif self._request is not None and self._request.seconds_left is not None:
            self._watch.start(int(self._request.seconds_left * 1000) + RESERVE_MS)
        else:
            self._watch.start(UNTIMED_MS)

    def _read(self) -> None:
        assert self._process is not None
        self._unread += bytes(self._process.readAllStandardOutput().data()).replace(b"\r", b"")
        while b"\n\n" in self._unread:
            answer, _, self._unread = self._unread.partition(b"\n\n")
            text = answer.decode(errors="replace").strip()
            if not self._awaited or text[:1] != "=":
                self._fail(Words("it talked nonsense"))
                return
            _, on_answer = self._awaited.popleft()
            self._start_watch()
            if on_answer is not None:
                on_answer(text[1:].strip())
        if len(self._unread) > MOST_UNREAD:
            self._fail(Words("it talked nonsense"))

    def _fail(self, why: Words) -> None:
        """Replace the process; ask again if somebody waits for a move."""
        request = self._request
        self._drop_process()
        self._failures += 1
        if request is None:
            return
        if self._failures > MOST_FAILURES:
            self._request = None
            self._failures = 0
            self.thinking_changed.emit()
            self.gave_up.emit()
        else:
            self.restarted.emit(why)
            self._ask()

    # ---- one request

    def _ask(self) -> None:
        request = self._request
        assert request is not None
        self._bring_to(request)
        self._send(f"level {request.level}")
        if request.seconds_left is None:
            self._send("time_settings 0 1 0")
        else:
            self._send(f"time_settings {int(request.seconds_left)} {request.extra} {int(request.extra > 0)}")
            self._send(f"time_left {request.color} {max(int(request.seconds_left), 1)} 0")
        self._send(f"genmove {request.color}", lambda move: self._take(request, move))
        self._engine_moves.append((request.color, YET_UNKNOWN))

    def _bring_to(self, request: Request) -> None:
        """Undo and play what differs from the position that the engine has, so that it can keep its search tree."""
        game = (request.wire_name, request.size, request.start)
        if self._engine_game != game:
            self._send(f"set_game {request.wire_name}")
            self._send(f"boardsize {request.size}")
            if request.start:
                self._send(f"set_position {request.start}")
            self._engine_game = game
            self._engine_moves = []
        shared = 0
        for mine, theirs in zip(self._engine_moves, request.moves, strict=False):
            if mine != theirs:
                break
            shared += 1
        for _ in self._engine_moves[shared:]:
            self._send("undo")
        for color, move in request.moves[shared:]:
            self._send(f"play {color} {move}")
        self._engine_moves = list(request.moves)

    def _take(self, request: Request, move: str) -> None:
        """An answer to `genmove` has come; the engine has played it on its own board."""
        self._stopping = False
        if request is not self._request:
            return
        self._engine_moves[-1] = (request.color, move)
        if not self._is_legal(move):
            self._fail(Words("it chose a move that the rules forbid"))
        else:
            self._request = None
            self._failures = 0
            self.thinking_changed.emit()
            self.chose.emit(move)

    def _stop_search(self) -> None:
        if self._awaited and self._awaited[-1][0].startswith("genmove"):
            self._stopping = True
            self._send("stop")
            self._start_watch()

    def _drop_request(self) -> None:
        if self._request is not None:
            self._request = None
            self._stop_search()
