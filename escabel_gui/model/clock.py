"""Time controls and the two clocks at the board."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

NO_LIMIT: Final = "none"
SUDDEN_DEATH: Final = "sudden"
FISCHER: Final = "fischer"
BYO_YOMI: Final = "byo-yomi"
KINDS: Final = (NO_LIMIT, SUDDEN_DEATH, FISCHER, BYO_YOMI)

TICK_MS: Final = 100
RAISED_SECONDS: Final = 60.0


class TimeControl(NamedTuple):
    """Time control; all times in seconds.

    Fischer: `extra` is added after each move. Byo-yomi: after the main time, `periods` times `extra` seconds, and a
    period is lost only when it runs out within one move.
    """

    kind: str = NO_LIMIT
    main: int = 600
    extra: int = 10
    periods: int = 3


def format_control(control: TimeControl) -> str:
    """Format a time control as `parse_control` reads it."""
    return f"{control.kind} {control.main} {control.extra} {control.periods}"


def parse_control(text: str) -> TimeControl:
    """The inverse of `format_control`; whatever cannot be read, or that nobody would agree on, means no limit."""
    match = re.fullmatch(r"(\S{1,20}) ([0-9]{1,6}) ([0-9]{1,5}) ([0-9]{1,3})", text)
    if match is None or match[1] not in KINDS:
        return TimeControl()
    return TimeControl(match[1], int(match[2]), int(match[3]), int(match[4]))


class TimeLeft(NamedTuple):
    """Time left to a player: seconds, and byo-yomi periods, the running one included."""

    seconds: float
    periods: int
    in_periods: bool = False


class Clock(QObject):
    """Two clocks of which at most one runs. They belong to persons (0 and 1), not to colors."""

    ticked = Signal()
    flag_fell = Signal(int)  # this person's time is over

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.control = TimeControl()
        self.running: int | None = None
        self._left = [self._full(), self._full()]
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def is_used(self) -> bool:
        """True if there is a time limit."""
        return self.control.kind != NO_LIMIT

    def _full(self) -> TimeLeft:
        return TimeLeft(float(self.control.main), self.control.periods if self.control.kind == BYO_YOMI else 0)

    def reset(self, control: TimeControl) -> None:
        """Set a new time control, with full time for both players."""
        self.stop()
        self.control = control
        self._left = [self._full(), self._full()]
        self.ticked.emit()

    def restore(self, control: TimeControl, left: list[TimeLeft]) -> None:
        """Set both clocks, stopped."""
        self.reset(control)
        self._left = list(left)
        self.ticked.emit()

    def raise_flag(self) -> None:
        """Give a player without time a little more, to go on after a loss on time has been taken back."""
        self._left = [left if left.seconds > 0 else left._replace(seconds=RAISED_SECONDS) for left in self._left]
        self.ticked.emit()

    def left(self, person: int) -> TimeLeft:
        """Return the time left to a player (0 or 1), the running move included."""
        left = self._left[person]
        if self.running != person:
            return left
        return self._after(left, self._since.elapsed() / 1000.0)

    def _after(self, left: TimeLeft, used: float) -> TimeLeft:
        """Return what remains of `left` after `used` seconds of one move."""
        seconds, periods, in_periods = left.seconds - used, left.periods, left.in_periods
        to_come = periods - in_periods
        if seconds <= 0 and to_come > 0:
            extra = self.control.extra
            begun = min(int(-seconds // extra) + 1, to_come) if extra else to_come
            seconds += begun * extra
            periods = to_come - begun + 1
            in_periods = True
        return TimeLeft(max(seconds, 0.0), periods, in_periods)

    def start(self, person: int) -> None:
        """Let this person's clock run; the other one stops without a bonus."""
        self.stop()
        if self.is_used:
            self.running = person
            self._since.start()
            self._timer.start()

    def set_left(self, person: int, left: TimeLeft) -> None:
        """Let this person have so much left, as somebody who knows better says."""
        self._left[person] = left
        if self.running == person:
            self._since.start()
        self.ticked.emit()

    def stop(self) -> None:
        """Stop the running clock and keep what it shows."""
        if self.running is not None:
            self._left[self.running] = self.left(self.running)
        self.running = None
        self._timer.stop()

    def move_made(self, person: int | None) -> None:
        """This person has moved, whose clock has been running: stop, and give what the time control gives for it."""
        self.stop()
        if person is None:
            return
        left = self._left[person]
        if self.control.kind == FISCHER:
            left = left._replace(seconds=left.seconds + self.control.extra)
        elif left.in_periods:
            left = left._replace(seconds=float(self.control.extra))
        self._left[person] = left
        self.ticked.emit()

    def _tick(self) -> None:
        person = self.running
        if person is None:
            return
        fell = self.left(person).seconds <= 0
        if fell:
            self.stop()
        self.ticked.emit()
        if fell:
            self.flag_fell.emit(person)


def format_left(left: TimeLeft) -> str:
    """Format a time left, with tenths of a second, as `parse_left` reads it."""
    return f"{left.seconds:.1f} {left.periods} {int(left.in_periods)}"


def parse_left(text: str) -> TimeLeft | None:
    """The inverse of `format_left`, or None for anything else."""
    match = re.fullmatch(r"([0-9]{1,8}\.[0-9]) ([0-9]{1,3}) ([01])", text)
    return TimeLeft(float(match[1]), int(match[2]), match[3] == "1") if match is not None else None
