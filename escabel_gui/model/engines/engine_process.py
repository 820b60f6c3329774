"""The engine's process: started when first needed, spoken to in GTP, watched, and brought to positions."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QProcess, QRandomGenerator, Qt, QThread, QTimer, Signal

from escabel_gui.installation import own_command
from escabel_gui.model.engines.child_process import ChildProcess
from escabel_gui.model.engines.engine_log import EngineLog, log
from escabel_gui.record.tree import GameTree, Node, steps_to
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import BLACK, WHITE

START_MS: Final = 60_000  # patience with the first answer: the first start of a package takes long on a busy machine
ANSWER_MS: Final = 10_000  # patience with a command that needs no thought
STOP_MS: Final = 3_000  # patience with a search that was told to stop
MAX_UNREAD: Final = 1_000_000  # letters of one answer

GTP_COLORS: Final = {BLACK: "black", WHITE: "white"}
MAX_THREADS: Final = 4  # each takes some 130 MB, from the first search on that has help
SEEDS: Final = 10**9  # so many the engine knows
NONSENSE: Final = Message("The bot gave an invalid answer.")


class Position(NamedTuple):
    """A position as GTP tells it: `moves` are (color name, move text) from the start on, `color` is to move.

    `start` is empty or the arguments of `set_position`.
    """

    wire_name: str
    size: int
    start: str
    moves: tuple[tuple[str, str], ...]
    color: str


def position_at(tree: GameTree, node: Node) -> Position:
    """Return the position at a node of a game."""
    moves = tuple((GTP_COLORS[step.parent.turn], tree.rules.format_move(step.move)) for step in steps_to(node))
    is_set_up = tree.start_stacks is not None  # be it as an empty board, on which nobody can swap
    start = f"{GTP_COLORS[tree.start_turn]} {tree.start_stacks}".strip() if is_set_up else ""
    color = GTP_COLORS[node.turn]
    return Position(tree.rules.wire_name, tree.rules.size, start, moves, color)


def position_after(position: Position, move: str, turn: int) -> Position:
    """Return the position after a move, with `turn` as the color to move."""
    return position._replace(moves=(*position.moves, (position.color, move)), color=GTP_COLORS[turn])


class Command(NamedTuple):
    """Command sent and not yet answered; `on_line` receives the lines of its answer."""

    text: str
    timeout_ms: int
    on_answer: Callable[[str], None] | None = None
    on_line: Callable[[str], None] | None = None
    is_search: bool = False


def engine_threads() -> int:
    """Return how many processes search at once where time is the limit: as many as leave a core for the window."""
    return max(1, min(QThread.idealThreadCount() - 1, MAX_THREADS))


def has_core_for_window() -> bool:
    """Return True if the window has a core for itself while the engine computes."""
    return QThread.idealThreadCount() > engine_threads()


def engine_command(is_in_background: bool = False) -> list[str]:
    """Return the command line that starts this program as the engine, with a random seed.

    Where time is the limit, more processes see more: it may have what cores the window leaves. In the background one
    has to do, which leaves all of them to others. It says as much of what happens as the program's log takes.
    """
    seed = QRandomGenerator.global_().bounded(SEEDS)
    threads = 1 if is_in_background else engine_threads()
    level = logging.getLevelName(log.getEffectiveLevel()).lower()
    options = ["--seed", str(seed), "--threads", str(threads), "--log", level]
    options += ["--background"] if is_in_background else []
    return [*own_command(), *options]


class EngineProcess(QObject):
    """Engine process. One that dies, hangs or talks nonsense is dropped; the next command starts another."""

    failed = Signal(object)  # Message: why the process was dropped, with all that it had not answered

    def __init__(self, parent: QObject | None = None, command: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self.moves: list[tuple[str, str]] = []  # on the engine's board, when it has heard everything
        self._game: tuple[str, int, str] | None = None
        self._command = list(command or ())
        self._process: ChildProcess | None = None
        self._unread = b""
        self._engine_log = EngineLog()
        self._answer: list[str] = []  # its lines so far
        self._has_answered = False
        self._awaited: deque[Command] = deque()
        self._watch = QTimer(self, singleShot=True)
        self._watch.timeout.connect(lambda: self.fail(Message("The bot did not answer.")))

    def start(self) -> None:
        """Start the process now, so that the first command need not wait for it."""
        if self._process is not None:
            return
        process = ChildProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(lambda: self._listen(process))
        process.finished.connect(self._take_end)
        # Qt may say so at once, while the command that starts the process is still being given: that is heard later.
        process.errorOccurred.connect(self._take_error, Qt.ConnectionType.QueuedConnection)
        self._process = process
        command = self._command or engine_command()
        process.start(command[0], command[1:])

    def drop(self) -> None:
        """End the process, without waiting for that, and forget everything that was said to it."""
        process, self._process = self._process, None
        self._watch.stop()
        self._unread = b""
        self._answer = []
        self._has_answered = False
        self._awaited.clear()
        self._game = None
        self.moves = []
        if process is not None:
            self._listen(process)
            self._engine_log.end()
            self._engine_log = EngineLog()
            process.readyReadStandardOutput.disconnect(self._read)
            process.readyReadStandardError.disconnect()
            process.finished.disconnect(self._take_end)
            process.errorOccurred.disconnect(self._take_error)
            process.end()

    def fail(self, why: Message) -> None:
        """Drop the process because it does not do its part."""
        self.drop()
        log.warning("Dropped. %s", why.text)
        self.failed.emit(why)

    # Methods, not functions: Qt calls none of an object that is going, as its process ends with it.

    def _take_end(self) -> None:
        self.fail(Message("The bot ended unexpectedly."))

    def _take_error(self, error: QProcess.ProcessError) -> None:
        is_failing = self._process is not None and self._process.error() == error
        if is_failing and error == QProcess.ProcessError.FailedToStart:
            self.fail(Message("The bot could not be started."))

    # ---- talking

    def send(self, text: str) -> None:
        """Say a command that is answered at once."""
        self._send(Command(text, ANSWER_MS))

    def search(
        self,
        text: str,
        timeout_ms: int,
        on_answer: Callable[[str], None] | None = None,
        on_line: Callable[[str], None] | None = None,
    ) -> None:
        """Say a command that takes its time, until `interrupt`; the patience is for each of its lines."""
        self._send(Command(text, timeout_ms, on_answer, on_line, is_search=True))

    def interrupt(self) -> None:
        """Let the search end at once that was asked for last; it answers as if it were done."""
        if self._awaited and self._awaited[-1].is_search:
            self._awaited[-1] = self._awaited[-1]._replace(timeout_ms=STOP_MS)
            self.send("stop")
            self._start_watch()

    def sync_position(self, position: Position) -> None:
        """Undo and play what differs from the position that the engine has, so that it can keep its search tree."""
        game = (position.wire_name, position.size, position.start)
        if self._game != game:
            self.send(f"set_game {position.wire_name}")
            self.send(f"boardsize {position.size}")
            if position.start:
                self.send(f"set_position {position.start}")
            self._game = game
            self.moves = []
        shared = 0
        for mine, theirs in zip(self.moves, position.moves, strict=False):
            if mine != theirs:
                break
            shared += 1
        for _ in self.moves[shared:]:
            self.send("undo")
        for color, move in position.moves[shared:]:
            self.send(f"play {color} {move}")
        self.moves = list(position.moves)

    def _send(self, command: Command) -> None:
        self.start()
        if self._process is not None and self._process.processId():  # or it could not be started
            self._process.write(command.text.encode() + b"\n")
        self._awaited.append(command)
        if len(self._awaited) == 1:
            self._start_watch()

    def _start_watch(self) -> None:
        if self._awaited:
            patience = self._awaited[0].timeout_ms
            self._watch.start(patience if self._has_answered else max(patience, START_MS))
        else:
            self._watch.stop()

    def _listen(self, process: QProcess) -> None:
        if process.isOpen():  # or it could not be started
            self._engine_log.take(bytes(process.readAllStandardError().data()))

    def _read(self) -> None:
        assert self._process is not None
        self._unread += bytes(self._process.readAllStandardOutput().data()).replace(b"\r", b"")
        while b"\n" in self._unread:
            line, _, self._unread = self._unread.partition(b"\n")
            self._take(line.decode(errors="replace").strip())
        if len(self._unread) + sum(map(len, self._answer)) > MAX_UNREAD:
            self.fail(NONSENSE)

    def _take(self, line: str) -> None:
        """Take a line of an answer, which ends with an empty one."""
        if line and not self._answer:
            if self._awaited and line[0] == "=":
                self._answer = [line[1:].strip()]
            else:
                self.fail(NONSENSE)
        elif line:
            on_line = self._awaited[0].on_line
            if on_line is None:
                self._answer.append(line)
            else:
                self._start_watch()
                on_line(line)
        elif self._answer:
            answer, self._answer = "\n".join(self._answer), []
            command = self._awaited.popleft()
            self._has_answered = True
            self._start_watch()
            if command.on_answer is not None:
                command.on_answer(answer)
