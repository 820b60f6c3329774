"""The analyst: an engine process that looks at one position after the other and tells what it sees."""

from collections.abc import Sequence
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.engines.engine_process import GTP_COLORS, NONSENSE, EngineProcess, Position
from escabel_gui.record.evaluation import parse_kata_analyze
from escabel_gui.rules.message import Message

LINE_TIMEOUT_MS: Final = 20_000  # for each line of an analysis
INTERVAL: Final = 15  # hundredths of a second between two lines
MAX_FAILURES: Final = 3  # in a row, before the analyst gives up

COLORS: Final = {name: int(color) for color, name in GTP_COLORS.items()}


class AnalystClient(Protocol):
    """Client of the analysis engine; one at a time holds it."""

    def stop(self) -> None:
        """Stop, as another client takes the engine."""


class Analyst(QObject):
    """Engine that analyzes the position it was shown last until it is stopped; a process that fails is replaced."""

    reported = Signal(object)  # an Evaluation of the position that it looks at, better and better
    restarted = Signal(object)  # Message: why
    gave_up = Signal()  # it looks at nothing any more; the next `analyze` tries anew
    busy_changed = Signal()  # it has begun to look, or looks at nothing any more

    def __init__(self, parent: QObject | None = None, command: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self._engine = EngineProcess(self, command)
        self._engine.failed.connect(self._restart)
        self._position: Position | None = None
        self._interval = INTERVAL
        self._failures = 0
        self._client: AnalystClient | None = None

    def serve(self, client: AnalystClient) -> None:
        """Serve this client from now on; tell the one that had the analyst before to stop."""
        before, self._client = self._client, client
        if before is not None and before is not client:
            before.stop()

    @property
    def is_busy(self) -> bool:
        """True while a position is being analyzed."""
        return self._position is not None

    def analyze(self, position: Position, interval: int = INTERVAL) -> None:
        """Look at a position in which the game goes on; what was seen of the one before is reported no more."""
        was_busy = self.is_busy
        self._engine.interrupt()
        position = Position(*position)  # an object of its own: the look before, at the same one, may still have to end
        self._position = position
        self._interval = interval
        self._ask(position)
        if not was_busy:
            self.busy_changed.emit()

    def stop(self) -> None:
        """Stop analyzing; the engine stays, with all that it knows."""
        if self._position is not None:
            self._position = None
            self._engine.interrupt()
            self.busy_changed.emit()

    def renew(self) -> None:
        """Start the process anew, which takes what is new; what is being analyzed is looked at from the beginning."""
        self._engine.drop()
        if self._position is not None:
            self._ask(self._position)

    def close(self) -> None:
        """Stop analyzing and end the engine process."""
        self._position = None
        self._engine.drop()

    def _ask(self, position: Position) -> None:
        self._engine.sync_position(position)
        self._engine.search(
            f"kata-analyze {position.color} {self._interval} rootInfo true",
            LINE_TIMEOUT_MS,
            on_answer=lambda _: self._end(position),
            on_line=lambda line: self._take(position, line),
        )

    def _take(self, position: Position, line: str) -> None:
        if position is not self._position:
            return
        evaluation = parse_kata_analyze(line, COLORS[position.color])
        if evaluation is None:
            self._engine.fail(NONSENSE)
        else:
            self._failures = 0
            self.reported.emit(evaluation)

    def _end(self, position: Position) -> None:
        """Fail if the analysis has ended without being told to."""
        if position is self._position:
            self._engine.fail(Message("The bot stopped unexpectedly."))

    def _restart(self, why: Message) -> None:
        self._failures += 1
        if self._position is None:
            return
        if self._failures > MAX_FAILURES:
            self._position = None
            self._failures = 0
            self.gave_up.emit()
            self.busy_changed.emit()
        else:
            self.restarted.emit(why)
            self._ask(self._position)
