"""Looking into a game with the engine's help: what of it is in the window, and what its actions do."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.settings import Settings
from escabel_gui.model.study.analysis import Analysis
from escabel_gui.model.study.hint import Hint, note_help
from escabel_gui.model.study.review_run import Reviewing
from escabel_gui.model.study.trial import Trial
from escabel_gui.model.table import Table
from escabel_gui.record.review.effects import read_moves
from escabel_gui.record.review.review import Judgment
from escabel_gui.record.tree import Node
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.board.move_signs import MoveSign, SignKind, sign_of
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.history.history_panel import HistoryPanel
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.study.analysis_panel import AnalysisPanel
from escabel_gui.view.study.candidates import BoardAnalysis
from escabel_gui.view.study.review_panel import ReviewPanel
from escabel_gui.view.study.win_rate_graph import WinRateGraph
from escabel_gui.view.widgets.asking import ask


class Study(QObject):
    """Joins analysis, review, trial and hint, of which one at a time has the analyst, with their places in the window.

    `window` owns the questions that are asked.
    """

    def __init__(
        self,
        table: Table,
        settings: Settings,
        analyst: Analyst,
        board: BoardView,
        history: HistoryPanel,
        acts: WindowActions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        self._settings = settings
        self._acts = acts
        self._history = history
        self.analyst = analyst
        self.analysis = Analysis(table, analyst, self)
        # The trial ends with its game before the review of the next one is shown.
        self.trial = Trial(table.game, analyst, self)
        self.hint = Hint(table, analyst, self)
        self.reviewing = Reviewing(table, analyst, self)
        self.analysis_panel = AnalysisPanel(self.analysis, table.game, acts.analysis)
        steps = [acts.review, acts.previous_mistake, acts.next_mistake, acts.try_yourself]
        theme = board.board_scene.theme
        self.review_panel = ReviewPanel(table, self.reviewing, self.trial, settings, theme, steps)
        self.graph = WinRateGraph(theme, window)
        self._drawn = BoardAnalysis(self.analysis, table.game, board)
        for action, do in (
            (acts.review, self._start_review),
            (acts.next_mistake, lambda: self._go_to_mistake(1)),
            (acts.previous_mistake, lambda: self._go_to_mistake(-1)),
            (acts.try_yourself, self._begin_trial),
            (acts.hint, self._switch_hint),
        ):
            action.triggered.connect(lambda _checked=False, do=do: do())
        acts.analysis.triggered.connect(self._switch_analysis)
        self.analysis.changed.connect(lambda: acts.analysis.setChecked(self.analysis.is_on))
        self.graph.ply_chosen.connect(self._go_to_ply)
        self.review_panel.chosen.connect(table.game.go_to)
        self.review_panel.cancelled.connect(self.reviewing.stop)
        self.review_panel.answer_wanted.connect(self._show_answer)
        self.analysis_panel.line_pointed.connect(self._drawn.show_line)
        self.review_panel.line_pointed.connect(self._drawn.show_line)
        self.review_panel.spoken_of.connect(self._draw)
        self.reviewing.changed.connect(self.refresh)
        self.hint.changed.connect(self._draw)
        self.hint.changed.connect(self._refresh_actions)
        self.analysis.changed.connect(self._draw)
        table.changed.connect(self._refresh_actions)
        self.trial.changed.connect(self._refresh_actions)
        self.trial.changed.connect(self._draw_reply)
        settings.changed.connect(self.refresh)
        table.game.node_changed.connect(self._show_node)
        self.refresh()

    def close(self) -> None:
        self.hint.stop()
        self.analysis.stop()
        self.trial.end()
        self.reviewing.stop()
        self.analyst.close()

    def set_theme(self, theme: Theme) -> None:
        self.graph.set_theme(theme)
        self.review_panel.set_theme(theme)

    def takes_move(self, move: int) -> bool:
        """Whether a move that the person makes is one that they try, and not one that is played."""
        if not self.trial.is_on:
            return False
        self.trial.try_move(move)
        return True

    def try_text(self, text: str) -> None:
        """Try a typed move; raises IllegalMove."""
        game = self._table.game
        self.trial.try_move(game.rules.read_move(game.state, text))

    # ---- what is known

    def refresh(self) -> None:
        """More is known about the game, or another one is there."""
        review, thresholds = self.reviewing.review, self._settings.thresholds
        self.graph.show_review(review, thresholds)
        self.graph.setVisible(bool(review.judgments))
        self._history.show_marks({judgment.node: review.mark(judgment.node, thresholds) for judgment in self._mistakes})
        self._show_node()

    def _show_node(self, _step: object = None) -> None:
        line = self.reviewing.review.line
        node = self._table.game.node
        while node.parent is not None and (node.depth >= len(line) or line[node.depth] is not node):
            node = node.parent
        self.graph.show_ply(node.depth)
        self._refresh_actions()

    def _refresh_actions(self) -> None:
        acts, node = self._acts, self._table.game.node
        is_running = self.reviewing.is_running
        acts.review.setEnabled(not is_running and len(self._line) > 1)
        acts.analysis.setEnabled(not is_running and not self.trial.is_on)
        acts.next_mistake.setEnabled(bool(self.review_panel.listed))
        acts.previous_mistake.setEnabled(bool(self.review_panel.listed))
        acts.hint.setEnabled(self.hint.is_on or (not is_running and not self.trial.is_on and self._table.may_play))
        acts.try_yourself.setEnabled(not is_running and any(judgment.node is node for judgment in self._mistakes))

    @property
    def _line(self) -> list[Node]:
        return self.reviewing.review.line

    @property
    def _mistakes(self) -> list[Judgment]:
        return self.reviewing.review.mistakes(self._settings.thresholds)

    # ---- what is drawn on the board

    def _draw(self) -> None:
        """The signs of the moves that are spoken of: a hint, or a mistake beside the better move."""
        game, rules = self._table.game, self._table.game.rules
        signs: list[MoveSign] = []
        judgment = self.review_panel.compared
        if self.hint.move is not None:
            signs = sign_of(SignKind.BETTER, rules, self.hint.move)
        elif judgment is not None and self.review_panel.isVisible():
            assert judgment.node.parent is not None
            assert judgment.node.move is not None
            better = read_moves(rules, game.tree.state_at(judgment.node.parent), (judgment.better.move,))
            signs = [sign for move in better for sign in sign_of(SignKind.BETTER, rules, move)]
            signs += sign_of(SignKind.PLAYED, rules, judgment.node.move)
        self._drawn.show_signs(tuple(signs))

    def _draw_reply(self) -> None:
        """What answers a wrong move that was tried, as if both had been played."""
        verdict = self.trial.verdict if self.trial.is_on else None
        moves = (verdict.move, verdict.reply) if verdict is not None and verdict.reply else ()
        self._drawn.show_line(self._table.game.node, moves, is_fleeting=True)

    # ---- what is done

    def _start_review(self) -> None:
        if self.reviewing.review.unseen and self._may_help():
            self._free_analyst()
            self.reviewing.start()

    def _go_to_ply(self, ply: int) -> None:
        self._table.game.go_to(self._line[ply])

    def _free_analyst(self) -> None:
        """One thing at a time has it."""
        self.analysis.stop()
        self.trial.end()
        self.hint.stop()

    def _go_to_mistake(self, by: int) -> None:
        """The nearest mistake after or before the position on the board; at the last one it begins anew.

        Who tries to do one better goes on to try the next.
        """
        here, is_trying = self._table.game.node.depth, self.trial.judgment is not None
        listed = self.review_panel.listed
        mistakes = listed if by > 0 else listed[::-1]
        if self.trial.judgment is not None:
            here = self.trial.judgment.node.depth
        beyond = [judgment for judgment in mistakes if (judgment.node.depth - here) * by > 0]
        if not mistakes:
            return
        if is_trying:
            self.trial.end()
            self.trial.begin((beyond or mistakes)[0], self._settings.thresholds)
        else:
            self._table.game.go_to((beyond or mistakes)[0].node)

    def _begin_trial(self) -> None:
        for judgment in self._mistakes:
            if judgment.node is self._table.game.node:
                self._free_analyst()
                self.trial.begin(judgment, self._settings.thresholds)
                return

    def _show_answer(self) -> None:
        judgment = self.trial.judgment
        if judgment is not None:
            self._table.game.go_to(judgment.node)

    def _switch_analysis(self, is_on: bool) -> None:
        if not is_on:
            self.analysis.stop()
        elif self._may_help():
            self.hint.stop()
            note_help(self._table, "analysis")
            self.analysis.start()
        else:
            self._acts.analysis.setChecked(False)

    def _switch_hint(self) -> None:
        """Ask for a hint; while there is one, or it is looked for, call it off."""
        if self.hint.is_on:
            self.hint.stop()
        elif not self.reviewing.is_running and self._table.may_play:
            self._free_analyst()
            self.hint.ask()

    def _may_help(self) -> bool:
        """Nobody is helped against the bot without meaning it."""
        if not self.analysis.would_help_against_bot:
            return True
        return ask(
            self._window,
            self.tr("Help against the bot?"),
            self.tr("Your game against the bot is not over. Do you want to see what the engine would play?"),
        )
