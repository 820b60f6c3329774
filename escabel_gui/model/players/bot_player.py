"""A bot at the table: the engine at one of its levels."""

from typing import Final

from PySide6.QtCore import QObject

from escabel_gui.model.engines.bot import Bot, Request
from escabel_gui.model.engines.engine_process import position_at
from escabel_gui.model.players.live_player import LivePlayer, MoveRequest, PlayerState
from escabel_gui.record.names import LEVELS
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS, SWAP

UNLIMITED_LEVEL: Final = LEVELS[-1]  # the only one that sees as much as it has time for


class BotPlayer(LivePlayer):
    """Player whose moves come from the engine's client, which another bot may share: it listens while it thinks."""

    reason_to_wait = Message("It is the bot’s turn: wait for its move.")

    def __init__(self, level: int, client: Bot, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._level = level
        self._client = client

    def think(self, turn: MoveRequest) -> None:
        """Ask the engine for a move."""
        self.cancel()
        super().think(turn)
        self._client.chose.connect(self._take)
        self._client.restarted.connect(self._tell_restart)
        self._client.gave_up.connect(self._give_up)
        rules, state = turn.tree.rules, turn.tree.state_at(turn.node)
        request = Request(position_at(turn.tree, turn.node), self._level, turn.seconds_left, turn.extra)
        self._client.think(request, lambda text: rules.parse_legal_move(state, text))

    def move_at_once(self) -> None:
        """Ask the engine to move now."""
        self._client.move_now()

    def cancel(self) -> None:
        """Cancel the request to the engine."""
        if self.is_thinking:
            self._stop(PlayerState.WAITING)
            self._client.cancel()

    def look_on(self, turn: MoveRequest) -> None:
        """Let the engine think about the position, too, at the level that gets stronger by that."""
        if self._level == UNLIMITED_LEVEL:
            self._client.ponder(Request(position_at(turn.tree, turn.node), self._level))

    def look_away(self) -> None:
        """Let the engine rest."""
        self._client.rest()

    def announcement_of(self, move: int, color: int, other: LivePlayer) -> Message | None:
        """Return the announcement of a swap by a bot, or None."""
        if move == SWAP and not other.is_here:
            return Message("The bots have swapped sides.")
        if move == SWAP:
            return Message("The bot has swapped sides: it has taken over Black, and White is yours now.")
        if move == PASS:
            return Message("The bot has passed.")
        return None

    def _stop(self, state: PlayerState) -> None:
        self.state = state
        self._client.chose.disconnect(self._take)
        self._client.restarted.disconnect(self._tell_restart)
        self._client.gave_up.disconnect(self._give_up)

    def _take(self, move: int) -> None:
        self._stop(PlayerState.WAITING)
        self.chose.emit(move)

    def _tell_restart(self, why: Message) -> None:
        self.said.emit(Message("The bot was restarted, and the game goes on. {0}", (why,)))

    def _give_up(self) -> None:
        self._stop(PlayerState.GONE)
        self.lost.emit(
            Message("The bot does not answer. Press Enter to try again, or choose other players in the Game menu.")
        )
