"""The bot's client: asks the engine for moves, makes sure of them, and asks again when the engine has failed."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.engines.engine_process import EngineProcess, Position
from escabel_gui.rules.message import IllegalMove, Message

UNTIMED_TIMEOUT_MS: Final = 30_000  # for a move without a clock
RESERVE_MS: Final = 10_000  # beyond the time that is left on the bot's clock
MAX_FAILURES: Final = 3  # in a row, before the client gives up
PONDER_MS: Final = 90_000  # for the end of a look at the opponent's position, which the engine ends after a minute
PENDING_MOVE: Final = "?"  # stands for the move that the engine will play when its `genmove` ends


class Request(NamedTuple):
    """A position in which the bot is to move. Times are seconds; `seconds_left` None means no clock."""

    position: Position
    level: int
    seconds_left: float | None = None
    extra: int = 0  # seconds for each further move, when the rest is used up or on top of it

    @property
    def timeout_ms(self) -> int:
        """Time in ms after which a missing answer counts as a failure."""
        return UNTIMED_TIMEOUT_MS if self.seconds_left is None else int(self.seconds_left * 1000) + RESERVE_MS


class Bot(QObject):
    """Client of an engine process that chooses moves; the process is started when first needed.

    `think` and `cancel` may be called at any time. Each request ends with exactly one of `chose` and `gave_up`,
    unless it is cancelled or replaced. An engine that fails is replaced and asked again.
    """

    chose = Signal(int)  # a legal move
    restarted = Signal(object)  # Message: why
    gave_up = Signal()  # the request is dropped; the next `think` tries anew
    thinking_changed = Signal()

    def __init__(self, parent: QObject | None = None, command: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self._engine = EngineProcess(self, command)
        self._engine.failed.connect(self._restart)
        self._request: Request | None = None
        self._pondered: Request | None = None  # in whose position the opponent is to move
        self._may_ponder = False
        self._read_move: Callable[[str], int] = int
        self._failures = 0

    @property
    def is_thinking(self) -> bool:
        """True while a move is requested."""
        return self._request is not None

    # ---- what the table asks for

    def warm_up(self) -> None:
        """Start the process now, so that the first move need not wait for it."""
        self._engine.start()

    def renew(self) -> None:
        """End the process, of which nobody waits for a move, and start another one, which takes what is new."""
        self._engine.drop()
        self._engine.start()

    def think(self, request: Request, parse_legal_move: Callable[[str], int]) -> None:
        """Answer with `chose`, some time later; replaces a request that is under way.

        `parse_legal_move` makes a legal move of a text, or raises IllegalMove.
        """
        self._drop_request()
        self.rest()
        self._request = request
        self._read_move = parse_legal_move
        self._ask()
        self.thinking_changed.emit()

    @property
    def may_ponder(self) -> bool:
        """True if the engine may think while the opponent does, at first not."""
        return self._may_ponder

    @may_ponder.setter
    def may_ponder(self, value: bool) -> None:
        if self._may_ponder != value:
            self._may_ponder = value
            if value:
                self._begin_pondering()
            else:
                self._end_pondering()

    def ponder(self, request: Request) -> None:
        """Look at a position in which the opponent is to move, if that is allowed, until something else is asked."""
        self._end_pondering()
        self._pondered = request
        self._begin_pondering()

    def rest(self) -> None:
        """Look at no position of the opponent's any more."""
        self._end_pondering()
        self._pondered = None

    def move_now(self) -> None:
        """End the thinking: `chose` follows at once with the best move so far."""
        if self.is_thinking:
            self._engine.interrupt()

    def cancel(self) -> None:
        """Forget the request; no `chose` follows."""
        if self.is_thinking:
            self._drop_request()
            self.thinking_changed.emit()

    def close(self) -> None:
        """Drop the request and end the engine process."""
        self._request = self._pondered = None
        self._engine.drop()

    # ---- one request

    def _ask(self) -> None:
        request = self._request
        assert request is not None
        engine, color = self._engine, request.position.color
        engine.sync_position(request.position)
        engine.send(f"level {request.level}")
        if request.seconds_left is None:
            engine.send("time_settings 0 1 0")
        else:
            seconds = max(int(request.seconds_left), 1)  # a main time of 0 would mean that there is no limit
            engine.send(f"time_settings {seconds} {request.extra} {int(request.extra > 0)}")
            engine.send(f"time_left {color} {seconds} 0")
        engine.search(f"genmove {color}", request.timeout_ms, lambda move: self._take(request, move))
        engine.moves.append((color, PENDING_MOVE))

    def _take(self, request: Request, text: str) -> None:
        """Take an answer to `genmove`; the engine has played the move on its own board."""
        if request is not self._request:
            return
        self._engine.moves[-1] = (request.position.color, text)
        try:
            move = self._read_move(text)
        except IllegalMove:
            self._engine.fail(Message("The bot chose a move that the rules forbid."))
            return
        self._request = None
        self._failures = 0
        self.thinking_changed.emit()
        self.chose.emit(move)

    def _restart(self, why: Message) -> None:
        """Ask another process if somebody waits for a move, as this one is gone; give up after too many failures."""
        self._failures += 1
        if self._request is None:
            return
        if self._failures > MAX_FAILURES:
            self._request = None
            self._failures = 0
            self.thinking_changed.emit()
            self.gave_up.emit()
        else:
            self.restarted.emit(why)
            self._ask()

    def _drop_request(self) -> None:
        if self._request is not None:
            self._request = None
            self._engine.interrupt()

    # ---- the opponent's time

    def _begin_pondering(self) -> None:
        if self._may_ponder and self._pondered is not None and self._request is None:
            self._engine.sync_position(self._pondered.position)
            self._engine.send(f"level {self._pondered.level}")
            self._engine.search("ponder", PONDER_MS)

    def _end_pondering(self) -> None:
        if self._pondered is not None:
            self._engine.interrupt()
