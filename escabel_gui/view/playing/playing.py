"""Playing: moves and all else that one does in a turn, and the lines that say what there is to do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from escabel_gui.model.table import Table
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.rules.words import IllegalMove, Words
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.history.history_panel import HistoryPanel
from escabel_gui.view.look.texts import color_name, edges_text, player_names, result_text, rules_text, translate, you
from escabel_gui.view.playing.sentence_bar import SentenceBar
from escabel_gui.view.study.study import Study
from escabel_gui.view.widgets.asking import ask


class Playing(QObject):
    """Turns what the person does on the board and with the actions of a turn into calls to the table."""

    def __init__(
        self,
        table: Table,
        board: BoardView,
        history: HistoryPanel,
        study: Study,
        messages: SentenceBar,
        acts: WindowActions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._table = table
        self._board = board
        self._history = history
        self._study = study
        self._messages = messages
        self._acts = acts
        self._window = window
        self._news = ""  # what the table has said since the person's last move
        game = table.game
        for action, do in (
            (acts.again, table.play_again),
            (acts.take_back, table.take_back),
            (acts.redo, table.redo),
            (acts.swap, lambda: self._play(SWAP)),
            (acts.pass_turn, lambda: self._play(PASS)),
            (acts.resign, self._resign),
            (acts.bot_move, table.let_bot_move),
            (acts.pause, table.pause),
            (acts.unpause, table.unpause),
            (acts.first, game.go_to_start),
            (acts.back, game.go_back),
            (acts.forward, game.go_on),
            (acts.last, game.go_to_end),
            (acts.up, lambda: game.go_to_sibling(-1)),
            (acts.down, lambda: game.go_to_sibling(1)),
            (acts.cursor, board.show_cursor),
        ):
            action.triggered.connect(lambda _checked=False, do=do: do())
        game.replaced.connect(self._forget_news)
        for changed in (game.replaced, game.node_changed, game.annotated):
            changed.connect(lambda *_: self._describe_point(board.point))
        table.changed.connect(self._refresh)
        table.said.connect(self.tell)
        table.finished.connect(self._tell_end)
        study.analysis.said.connect(self.tell)
        study.reviewing.said.connect(self.tell)
        study.trial.changed.connect(self._refresh)
        board.move_chosen.connect(self._play)
        board.refused.connect(self._explain)
        board.point_changed.connect(self._describe_point)
        history.typed.connect(self._play_typed)
        self._refresh()
        self._describe_point(board.point)

    # ---- what is done

    def _try(self, do: Callable[[], None]) -> bool:
        """Carry out a move; the reason why not goes to the message line."""
        self._news = ""
        try:
            do()
        except IllegalMove as error:
            self._refuse(error.words)
            return False
        return True

    def _play(self, move: int, is_dropped: bool = False) -> None:
        if self._study.takes_move(move):
            return
        self._try(lambda: self._table.play(move))
        if is_dropped:
            self._board.board_scene.finish()  # it was carried by hand: it need not be shown once more

    def _play_typed(self, text: str) -> None:
        study, table = self._study, self._table
        if self._try(lambda: study.try_text(text) if study.trial.is_on else table.play_text(text)):
            self._history.entry.clear()

    def _resign(self) -> None:
        if ask(self._window, self.tr("Resign"), self.tr("Give this game up?")):
            self._table.resign()

    # ---- what may be done, and what there is to say

    def _refresh(self) -> None:
        """The table has changed."""
        table, game, acts = self._table, self._table.game, self._acts
        may_play = table.may_play
        self._board.open_for(may_play)
        acts.swap.setEnabled(may_play and game.offers.can_swap)
        acts.pass_turn.setEnabled(may_play and game.offers.can_pass)
        acts.take_back.setEnabled(table.can_take_back)
        acts.redo.setEnabled(table.can_redo)
        acts.resign.setEnabled(table.may_resign)
        acts.bot_move.setEnabled(not table.is_over and not self._study.trial.is_on)
        runs_by_itself = table.clock.is_used or table.is_between_bots
        acts.pause.setEnabled(table.is_live and not table.is_paused and runs_by_itself)
        acts.unpause.setEnabled(table.is_live and table.is_paused)
        for action in (acts.first, acts.back):
            action.setEnabled(not game.node.is_root)
        for action in (acts.forward, acts.last):
            action.setEnabled(bool(game.node.children))
        self._show_message()

    def tell(self, words: Words) -> None:
        """Say something before what there is to do, until the person's next move."""
        self._news = translate(words)
        self._show_message()

    def _forget_news(self) -> None:
        self._news = ""

    def _tell_end(self) -> None:
        """How the game ended stands there alone."""
        self._news = ""
        self._show_message()

    def _show_message(self) -> None:
        text, actions = self._message()
        is_end = bool(self._table.result) and not self._news
        self._messages.say(f"{self._news} {text}".strip(), actions, is_end)
        if is_end:
            self._describe_point(None)

    def _message(self) -> tuple[str, list[QAction]]:
        """The line under the board, and the actions that it offers."""
        table, game, acts = self._table, self._table.game, self._acts
        names = player_names(table)
        if table.result:
            actions = [acts.review, acts.again, acts.new] if not game.node.children else []
            return result_text(table.result, names[BLACK], names[WHITE]), actions
        turn = color_name(table.turn)
        if self._study.trial.is_on:
            return self.tr("Try it yourself: {0} to move. What you try does not change the game.").format(turn), []
        if not table.is_live:
            return self.tr("Looking back: {0} to move. A move here begins a variation.").format(turn), [acts.last]
        if table.is_paused:
            return self.tr("The game rests. {0} to move.").format(turn), [acts.unpause]
        if table.player_to_move.is_bot:
            return self.tr("{0} is thinking …").format(names[table.turn]), [acts.bot_move]
        if game.offers.can_swap:
            question = self.tr("Swap sides, or just play on? A swap makes Black and this first move yours.")
            return question, [acts.swap]
        is_own = names[table.turn] == you()
        if game.offers.can_pass:
            text = self.tr("Your move, or a pass.") if is_own else self.tr("{0} to move, or to pass.")
            return text.format(names[table.turn]), [acts.pass_turn]
        if game.node.is_root:
            own = self.tr("You begin: click a point to place a piece. F1 shows the rules.")
            text = own if is_own else self.tr("{0} begins: click a point to place a piece. F1 shows the rules.")
            return text.format(names[table.turn]), []
        return (self.tr("Your move.") if is_own else self.tr("{0} to move.")).format(names[table.turn]), []

    def _explain(self, source: int | None, target: int) -> None:
        """Somebody tried what cannot be done here: say which rule forbids it."""
        table, game = self._table, self._table.game
        if table.is_over:
            words = Words("The game is over. Go back to try another move.")
        elif not table.may_play:
            words = Words("It is the bot's turn: wait for its move, or press Enter.")
        elif source is None:
            words = game.rules.why_not_place(game.state, target)
        else:
            words = game.rules.why_not_step(game.state, source, target)
        self._refuse(words)

    def _refuse(self, words: Words) -> None:
        """Say why not; what the line offers it goes on to offer."""
        self._messages.say(translate(words), self._message()[1])

    def _describe_point(self, point: int | None) -> None:
        """Say what lies on the point that is pointed at, and what the rules say about it."""
        game = self._table.game
        if point is None or point >= len(game.piles):
            self._messages.show_point(self._about_nothing())
            return
        pile = game.piles[point]
        parts = [game.rules.board.names[point]]
        parts.append(color_name(pile[-1]) if pile else self.tr("empty"))
        if len(pile) > 1:
            parts.append(self.tr("height {0}").format(len(pile)))
        text = ", ".join(parts)
        sentences = [translate(words) for words in game.notes(point)]
        self._messages.show_point(". ".join([text, *sentences]) if sentences else text)
        self._board.setAccessibleDescription(text)

    def _about_nothing(self) -> str:
        """What stands there while nothing is pointed at: the goal at the start, and at the end how it was reached."""
        game = self._table.game
        if game.node.is_root:
            return rules_text(parse_wire_name(game.rules.wire_name)[0].sentence)
        if not game.winning_points():
            return ""
        edges = edges_text(game.rules.board, game.winner)
        return self.tr("The chain runs from {0}.").format(edges) if edges else ""
