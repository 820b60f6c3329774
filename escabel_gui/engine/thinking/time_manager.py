"""Time management: the seconds for a move, so that the clock never runs out."""

from typing import Final

from escabel_gui.rules.state import BLACK, WHITE

MOVE_OVERHEAD: Final = 0.25  # seconds of every allotment that are left for the way of a move out of the process
MAX_SHARE_OF_CLOCK: Final = 0.5  # of what is left on the clock; only the last move of a period takes more
MIN_LAG: Final = 0.02  # seconds that a move costs beyond what it was given, on its way out of the process and back
LAG_DECAY: Final = 0.9  # of a delay that does not come again, from move to move
EXTRA_MOVES: Final = 20  # by which a game may take longer than expected
MAX_OVERHEAD_SHARE: Final = 0.75  # of what is left on the clock, for delays


class TimeManager:
    """Clock of both colors: main time, then Canadian byo-yomi with `stones` moves in each `period` (seconds).

    Without stones the main time is all there is (sudden death). An increment needs no word of its own: it shows
    in the time that the controller reports before each move.
    """

    def __init__(self, main: float, period: float, stones: int) -> None:
        self.main = main
        self.period = period
        self.stones = stones
        self.left = {BLACK: main, WHITE: main}
        self.stones_left = {BLACK: 0, WHITE: 0}  # 0: still in the main time
        self.lag = MIN_LAG
        if main == 0 and stones > 0:
            self.left = {BLACK: period, WHITE: period}
            self.stones_left = {BLACK: stones, WHITE: stones}

    def is_unlimited(self) -> bool:
        """Return whether there is no limit: in GTP, a period without stones, or neither main time nor period."""
        return self.stones == 0 and (self.period > 0 or self.main == 0)

    def set_time_left(self, color: int, seconds: float, stones: int) -> None:
        """Set a color's time as the controller reports it: seconds for so many moves (0: main time)."""
        self.left[color] = seconds
        self.stones_left[color] = stones

    def allocate(self, color: int, moves_to_go: int) -> float:
        """Return the seconds for the next move of a color that has about `moves_to_go` moves to come."""
        left = self.left[color]
        stones = self.stones_left[color]
        if stones > 0:
            share = left / stones
        elif self.stones > 0:  # the periods will carry the game on, so the main time may go sooner
            share = max(left / max(moves_to_go // 2, 1), min(self.period / self.stones, left))
        else:
            moves = max(moves_to_go, 1)
            # each of the moves to come has its delay twice: here, and on a way on which only the controller sees it
            held = min(2 * self.lag * (moves + EXTRA_MOVES), left * MAX_OVERHEAD_SHARE)
            share = (left - held) / moves
        reserve = min(MOVE_OVERHEAD, left / 4)
        return max(0.0, min(share, left - reserve, left * MAX_SHARE_OF_CLOCK if stones != 1 else left - reserve))

    def extra(self, color: int, seconds: float) -> float:
        """Return by how many seconds the next move may exceed the `seconds` allotted to it: as many again at most."""
        left = self.left[color]
        most = min(left - min(MOVE_OVERHEAD, left / 4), left * MAX_SHARE_OF_CLOCK)
        return max(0.0, min(seconds, most - seconds))

    def record_move(self, color: int, seconds: float, allotted: float | None = None) -> None:
        """Subtract a move's seconds and the lag from the clock; update the lag by what exceeded the allotted time.

        The controller sees a little more of it: the move's way to it and the answer's way back.
        """
        if allotted is not None:
            self.lag = max(MIN_LAG, seconds - allotted, LAG_DECAY * self.lag)
        self.left[color] -= seconds + self.lag
        if self.stones_left[color] > 0:
            self.stones_left[color] -= 1
            if self.stones_left[color] == 0:
                self.start_period(color)
        elif self.stones > 0 and self.left[color] <= 0:
            self.start_period(color)
        self.left[color] = max(self.left[color], 0.0)

    def start_period(self, color: int) -> None:
        """Begin a new byo-yomi period."""
        self.left[color] = self.period
        self.stones_left[color] = self.stones
