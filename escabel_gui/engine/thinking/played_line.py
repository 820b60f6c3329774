"""Line of play on the engine's board: its start position and the moves since."""

from escabel_gui.rules.contract import COLOR_NAMES, Rules
from escabel_gui.rules.state import NOBODY, State


def format_color(color: int) -> str:
    """Format a color as GTP does."""
    return str(COLOR_NAMES[color]).lower()


class PlayedLine:
    """Start position and moves with the position after each, so that moves can be taken back.

    `setup` is empty or the arguments of the GTP command `set_position` that makes the start.
    """

    def __init__(self, rules: Rules, start: State | None = None, setup: str = "") -> None:
        self.rules = rules
        self.setup = setup
        self.moves: list[int] = []
        self.states = [rules.start() if start is None else start]

    @property
    def state(self) -> State:
        """Current position."""
        return self.states[-1]

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return self.rules.winner(self.state) != NOBODY

    def play(self, move: int) -> None:
        """Play a legal move."""
        state = self.rules.after(self.state, move)
        self.moves.append(move)
        self.states.append(state)

    def undo(self) -> bool:
        """Take back the last move; False if there is none."""
        if not self.moves:
            return False
        self.moves.pop()
        self.states.pop()
        return True
