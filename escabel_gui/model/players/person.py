"""A person at this computer."""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from escabel_gui.model.players.live_player import LivePlayer, MoveRequest, PlayerState
from escabel_gui.rules.contract import COLOR_NAMES
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS

FORCED_PASS_MS: Final = 700  # long enough to notice whose turn it was


class Person(LivePlayer):
    """Person who moves by hand; where they must pass, that is done for them."""

    is_here = True

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._forced_pass = QTimer(self, singleShot=True, interval=FORCED_PASS_MS)
        self._forced_pass.timeout.connect(self._pass)

    def think(self, turn: MoveRequest) -> None:
        """Wait for the person; a forced pass is played after a moment."""
        super().think(turn)
        if turn.tree.rules.must_pass(turn.tree.state_at(turn.node)):
            self._forced_pass.start()
        else:
            self._forced_pass.stop()

    def cancel(self) -> None:
        """Stop waiting for the person."""
        super().cancel()
        self._forced_pass.stop()

    def announcement_of(self, move: int, color: int, other: LivePlayer) -> Message | None:
        """Return the announcement of a forced pass, or None."""
        return Message("{0} had no move and had to pass.", (COLOR_NAMES[color],))

    def _pass(self) -> None:
        self.state = PlayerState.WAITING
        self.chose.emit(PASS)
