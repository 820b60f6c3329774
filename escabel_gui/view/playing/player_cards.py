"""Presenter that keeps the two players' cards up to date with the table."""

from typing import Final

from PySide6.QtCore import QDate, QDateTime, QObject, Qt, QTimer

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.table import Table
from escabel_gui.record.time_control import TimeLeft
from escabel_gui.rules.state import BLACK, opponent
from escabel_gui.view.language import in_every_language, tr, translate
from escabel_gui.view.look.texts import (
    clock_text,
    color_name,
    date_text,
    edges_text,
    format_games,
    level_name,
    own_color,
    player_name,
)
from escabel_gui.view.playing.player_card import PlayerCard, Seat

SECOND: Final = 1000  # milliseconds


def format_clock(left: TimeLeft) -> str:
    """Format a time: `9:58`, `1:02:03`, `0:07.3` in the last ten seconds.

    After a plus sign come the byo-yomi periods that are still to begin.
    """
    tenths = int(left.seconds * 10)
    seconds = tenths // 10
    text = f"{seconds // 60}:{seconds % 60:02}"
    if seconds >= 3600:
        text = f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    elif seconds < 10:
        text += f".{tenths % 10}"
    to_come = left.periods - left.in_periods
    return text + (f" +{to_come}" if to_come > 0 else "")


class PlayerCards(QObject):
    """Presenter of both cards: below that of the person who plays or has played, or else Black's.

    They turn with the board.
    """

    def __init__(self, table: Table, above: PlayerCard, below: PlayerCard, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.above = above
        self.below = below
        self._is_flipped = False
        self._thought = 0  # seconds for which the bot has been thinking
        self._seconds = QTimer(self, interval=SECOND)
        self._seconds.timeout.connect(self._count)
        table.changed.connect(self.refresh)
        table.game.replaced.connect(self.refresh)
        table.clock.ticked.connect(self.refresh)
        table.bot.thinking_changed.connect(self._begin_count)
        in_every_language(below, self.refresh)

    def set_flipped(self, is_flipped: bool) -> None:
        self._is_flipped = is_flipped
        self.refresh()

    @property
    def color_below(self) -> int:
        color = own_color(self._table) or BLACK
        return int(opponent(color)) if self._is_flipped else color

    def _begin_count(self) -> None:
        """Start to count the seconds for which the bot thinks, or stop; it is unknown how many there will be."""
        self._thought = 0
        if self._table.turns.is_thinking:
            self._seconds.start()
        else:
            self._seconds.stop()

    def _count(self) -> None:
        self._thought += 1
        self.refresh()

    def refresh(self) -> None:
        self.below.show_seat(self.seat_of(self.color_below))
        self.above.show_seat(self.seat_of(int(opponent(self.color_below))))

    # ---- what there is to say

    def seat_of(self, color: int) -> Seat:
        table, game = self._table, self._table.game
        player = table.player_of(color)
        name = player_name(player, color, own_color(table))
        parts = [level_name(player.level)] if player.level and not player.name else []
        parts += [self.tr("elsewhere")] if player.is_friend else []
        parts += [color_name(color)] if name != color_name(color) else []
        parts += [edges for edges in [edges_text(game.rules.board, color)] if edges]
        clock = format_clock(table.clock.left(table.seating.person_of(color))) if table.clock.is_used else ""
        return Seat(
            color,
            name,
            details=" · ".join(parts),
            note=self._note_of(color),
            sign=self._sign_of(player),
            clock=clock,
            points=self._points_of(color),
            score=self._score_of(color),
            is_to_move=game.node.turn == color and not game.is_over,
            is_winner=self._has_won(color),
            is_thinking=table.turns.is_thinking and game.node.turn == color,
        )

    def _sign_of(self, player: Player) -> str:
        """Return the sign for a friend's connection and presence."""
        remote_game = self._table.remote_game
        if not player.is_friend:
            return ""
        if not remote_game.is_direct:
            return "message"
        return "here" if remote_game.presence.is_there else "away"

    def _has_won(self, color: int) -> bool:
        result = self._table.game.result
        return result is not None and result.winner == color

    def _note_of(self, color: int) -> str:
        table = self._table
        if self._has_won(color):
            return self.tr("Winner")
        remote_game = table.remote_game
        if remote_game.is_direct and table.player_of(color).is_friend and not remote_game.presence.is_there:
            last = remote_game.presence.last
            if last is None:
                return self.tr("not there")
            day, clock = QDateTime.fromSecsSinceEpoch(int(last)).toString("yyyy-MM-dd HH:mm").split()
            is_today = day == QDate.currentDate().toString(Qt.DateFormat.ISODate)
            return self.tr("away since {0}").format(clock_text(clock) if is_today else date_text(day, clock))
        if table.game.node.turn != color or table.game.is_over:
            return ""
        if table.turns.thinker is not None and remote_game.is_direct:
            return self.tr("thinking…")
        if table.turns.thinker is not None and table.turns.thinker.waiting_message is not None:
            return translate(table.turns.thinker.waiting_message)
        if table.turns.is_thinking:
            thinking = self.tr("thinking…")
            return self.tr("thinking, {0} s").format(self._thought) if self._thought else thinking
        if table.turns.may_unpause:
            return self.tr("waiting")
        return self.tr("to move")

    def _score_of(self, color: int) -> str:
        """Return the match score of a player, from the second game on."""
        table = self._table
        if not any(table.setup.score):
            return ""
        return self.tr("won {0}").format(format_games(table.score[table.seating.person_of(color)]))

    def _points_of(self, color: int) -> str:
        """Return points and hand of a color; empty in games that do not count them."""
        game = self._table.game
        score = game.rules.score(game.state)
        if score is None:
            return ""
        points, hand = score[color - 1], int(game.state.hand[color])
        text = tr("%n point(s) · {0} in hand", None, points)
        return text.format(hand)
