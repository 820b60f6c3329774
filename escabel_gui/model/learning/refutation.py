"""Refutation of a wrong move by the engine; in games with points, played on to the final score."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.model.engines.bot import Bot
from escabel_gui.model.players.bot_player import BotPlayer
from escabel_gui.model.players.live_player import MoveRequest
from escabel_gui.model.table.game import Game
from escabel_gui.record.exercises.goal import Goal, GoalKind
from escabel_gui.record.result import parse_result
from escabel_gui.record.telling.consequences import about_win
from escabel_gui.record.telling.move_names import name_move
from escabel_gui.record.telling.turn_sentences import report_whole
from escabel_gui.rules.contract import COLOR_NAMES
from escabel_gui.rules.message import Message, join_sentences, make_message
from escabel_gui.rules.state import NOBODY, opponent

MAX_SHOWN: Final = 16  # moves with which an ending is played out to show what it comes to
LEVEL: Final = 5  # level of the bot that answers: it does so within seconds


class Refutation(QObject):
    """Engine's answer to the latest move of a game, which misses a goal, by moves in the same game."""

    changed = Signal()  # something was played, or there is something else to say

    def __init__(self, game: Game, client: Bot, move_ms: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words: Message | None = None  # what there is to say
        self._game = game
        self._client = client
        self._goal = Goal()
        self._color = NOBODY
        self._lost_by: Message | str | None = None  # the move, where it is proven that the other color wins after it
        self._last_depth = 0  # at which it is over
        self._bot: BotPlayer | None = None  # while it thinks
        self._timer = QTimer(self, singleShot=True, interval=move_ms)
        self._timer.timeout.connect(self._ask)

    @property
    def is_thinking(self) -> bool:
        """True while the engine looks for a refutation."""
        return self._bot is not None

    def begin(self, goal: Goal, color: int, is_lost: bool) -> None:
        """Look for the answer to the move that somebody of this color has made; `is_lost`: it is proven to lose."""
        self.cancel()
        self._goal, self._color = goal, color
        move = self._game.node.move
        assert move is not None
        self._lost_by = name_move(self._game.rules.format_move(move)) if is_lost else None
        self._last_depth = self._game.node.depth + MAX_SHOWN
        self.words = Message("Looking for the answer…")
        self._ask()
        self.changed.emit()

    def cancel(self) -> None:
        """Cancel the refutation."""
        self._timer.stop()
        self._dismiss()
        self.words = None

    def _ask(self) -> None:
        self._bot = BotPlayer(LEVEL, self._client, self)
        self._bot.chose.connect(self._play)
        self._bot.lost.connect(self._lose_bot)
        self._bot.think(MoveRequest(self._game.tree, self._game.node))

    def _dismiss(self) -> None:
        if self._bot is not None:
            self._bot.cancel()
            self._bot.deleteLater()
            self._bot = None

    def _lose_bot(self, _advice: Message) -> None:
        """Say that there is no answer; the player's advice is meant for the game on the table."""
        self._dismiss()
        self.words = Message("The bot could not look at this move. Try another one.")
        self.changed.emit()

    def _play(self, move: int) -> None:
        self._dismiss()
        game, is_ending = self._game, self._goal.kind is GoalKind.BEST
        told = report_whole(game.rules, game.state, move, NOBODY)  # the engine moves for both colors
        win = about_win(game.rules, game.state, move)
        game.play(move)
        verdict = self._verdict() if win is None else win if str(win) not in str(told) else None
        self.words = join_sentences(told, verdict)
        if is_ending and game.winner == NOBODY and game.node.depth < self._last_depth:
            self._timer.start()
        self.changed.emit()

    def _verdict(self) -> Message | None:
        """Return the sentence on the outcome, or None if it is not visible yet."""
        is_over, color = self._game.winner != NOBODY, COLOR_NAMES[self._color]
        if self._goal.kind is GoalKind.BEST and is_over and (short := self._points_short()) > 0:
            return make_message("The best move would bring {0} %n point(s) more.", None, short, (color,))
        if self._goal.kind is GoalKind.WIN and not is_over:
            if self._can_win_at_once():
                return Message("{0} still wins, but later than was asked for.", (color,))
            if self._lost_by is not None:
                winner = COLOR_NAMES[opponent(self._color)]
                return Message("After {0}, {1} wins with best play: that is proven.", (self._lost_by, winner))
            return Message("{0} can no longer win in so few turns.", (color,))
        return None

    def _can_win_at_once(self) -> bool:
        """Return True if the person, who is to move, has a move that ends the game in their favor."""
        rules, state = self._game.rules, self._game.state
        return any(rules.winner(rules.after(state, move)) == self._color for move in rules.legal_move_list(state))

    def _points_short(self) -> int:
        """Return by how many points the game's result is worse for the person than the best one; 0 if unknown."""
        best, reached = parse_result(self._goal.words[0]), self._game.result
        return 0 if best is None or reached is None else best.margin(self._color) - reached.margin(self._color)
