"""The two clocks at the board."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from escabel_gui.record.time_control import BYO_YOMI, FISCHER, NO_LIMIT, TimeControl, TimeLeft

TICK_MS: Final = 100
LONGEST_GAP: Final = 5.0  # seconds between two looks at the time; in what goes beyond, the machine was asleep
RAISED_SECONDS: Final = 60.0
LAG: Final = 3.0  # seconds of a turn that the line may have cost a friend elsewhere


class Clock(QObject):
    """Two clocks of which at most one runs. They belong to persons (0 and 1), not to colors.

    A turn begins when a clock starts, and ends with a move, when the other clock starts or when both stop. Both clocks
    run here, a friend's elsewhere, too. What the friend's program says about theirs is believed as far as the line may
    have made the difference.

    A turn does not last while the machine is suspended, although Windows and macOS count that time.
    """

    ticked = Signal()
    flag_fell = Signal(int)  # this person's time is over

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.control = TimeControl()
        self.running: int | None = None
        self.fallen: int | None = None  # whose time has run out in this turn, if the game goes on all the same
        self._left = [self._full(), self._full()]
        self._most = list(self._left)  # what each may have by a clock that the line has held up
        self._said: TimeLeft | None = None  # what a program elsewhere has said of the person whose turn it is
        self._since = QElapsedTimer()
        self._seen = 0.0  # seconds after `_since` at the latest look
        self._asleep = 0.0  # of these, the seconds that do not count
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def is_used(self) -> bool:
        """True if there is a time limit."""
        return self.control.kind != NO_LIMIT

    def _full(self) -> TimeLeft:
        return TimeLeft(float(self.control.main), self.control.periods if self.control.kind == BYO_YOMI else 0)

    def reset(self, control: TimeControl) -> None:
        """Set a new time control, with full time for both players."""
        self.restore(control, [])

    def restore(self, control: TimeControl, left: list[TimeLeft]) -> None:
        """Set both clocks, stopped; to the full time without `left`."""
        self.stop()
        self.control = control
        self._left = list(left) or [self._full(), self._full()]
        self._most = list(self._left)
        self.ticked.emit()

    def raise_flag(self) -> None:
        """Give a player without time a little more, to go on after a loss on time has been taken back."""
        raised = [left if left.seconds > 0 else left._replace(seconds=RAISED_SECONDS) for left in self._left]
        self.restore(self.control, raised)

    def left(self, person: int) -> TimeLeft:
        """Return the time left to a player (0 or 1), the running move included."""
        left = self._left[person]
        if self.running != person:
            return left
        return self._after(left, self._used())

    def _used(self) -> float:
        """Return the seconds of the running turn, without those in which the machine was asleep."""
        now = self._since.elapsed() / 1000.0
        self._asleep += max(now - self._seen - LONGEST_GAP, 0.0)
        self._seen = now
        return now - self._asleep

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

    @property
    def _turn(self) -> int | None:
        """Person whose turn it is: their clock runs, or has run out."""
        return self.running if self.running is not None else self.fallen

    def start(self, person: int) -> None:
        """Let this person's clock run, if it has not run out in this turn; a turn of the other one ends."""
        if self.fallen == person:
            return
        self.stop()
        if self.is_used:
            self.running = person
            self._since.start()
            self._seen = self._asleep = 0.0
            self._timer.start()

    def stop(self) -> None:
        """Stop the running clock and keep what it shows; the turn ends without a bonus."""
        self._end_turn(None)

    def move_made(self, person: int | None) -> None:
        """Stop the clock of the person who has moved, and add what the time control gives for a move."""
        self._end_turn(person)
        if person is not None and self.is_used:
            self.ticked.emit()

    def _end_turn(self, mover: int | None) -> None:
        person, said = self._turn, self._said
        self._halt()
        self.fallen = None
        self._said = None
        if mover is not None and self.is_used:
            self._left[mover] = self._with_bonus(self._left[mover])
            self._most[mover] = self._with_bonus(self._most[mover])
        if person is not None and said is not None:
            self.believe(person, said)

    def _halt(self) -> None:
        """Stop the running clock and keep what it shows; the turn goes on."""
        person = self.running
        if person is not None:
            before, used = self._left[person], self._used()
            self._left[person] = self._after(before, used)
            self._most[person] = self._after(before, max(used - LAG, 0.0))
        self.running = None
        self._timer.stop()

    def _with_bonus(self, left: TimeLeft) -> TimeLeft:
        if self.control.kind == FISCHER:
            return left._replace(seconds=left.seconds + self.control.extra)
        return left._replace(seconds=float(self.control.extra)) if left.in_periods else left

    # ---- a clock elsewhere

    def believe(self, person: int, said: TimeLeft) -> None:
        """Set this person's time to what the program says that runs their clock, too, or to the most that is possible.

        In their turn, that waits until it ends.
        """
        if person == self._turn:
            self._said = said
        elif self.is_used and self._is_possible(said):
            most = self._most[person]
            self._left[person] = said if self.total(said) <= self.total(most) else most
            self.ticked.emit()

    def give_up_waiting(self, person: int) -> None:
        """Accept no more time for this person than is left here, whatever the friend's program says.

        Their time has been over for longer than the line can have cost.
        """
        self._most[person] = self._left[person]

    def _is_possible(self, left: TimeLeft) -> bool:
        """Return True if the time control can leave somebody that: byo-yomi counts periods, no other does."""
        control = self.control
        if control.kind != BYO_YOMI:
            return left.periods == 0 and not left.in_periods
        if left.in_periods:
            return left.seconds <= control.extra and 1 <= left.periods <= control.periods
        return left.periods == control.periods

    def total(self, left: TimeLeft) -> float:
        """Return the seconds until the flag falls."""
        return left.seconds + (left.periods - left.in_periods) * self.control.extra

    def _tick(self) -> None:
        person = self.running
        if person is None:
            return
        fell = self.left(person).seconds <= 0
        if fell:
            self._halt()
            self.fallen = person
        self.ticked.emit()
        if fell:
            self.flag_fell.emit(person)
