"""Looking into a game with the engine's help: what of it is in the window, and what its actions do."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from escabel_gui.model.analysis.game_analysis import GameAnalysis
from escabel_gui.model.application.settings import Settings
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.table import Table
from escabel_gui.record.rated_game import may_count
from escabel_gui.record.shapes.naming import find_named
from escabel_gui.record.telling.positions import read_moves
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.message import Message
from escabel_gui.view.analysis.analysis_panel import AnalysisPanel
from escabel_gui.view.analysis.candidates import BoardAnalysis
from escabel_gui.view.analysis.question_page import QuestionPage
from escabel_gui.view.analysis.review_panel import ReviewPanel
from escabel_gui.view.analysis.win_rate_graph import WinRateGraph
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.history.history_panel import HistoryPanel
from escabel_gui.view.look.move_signs import MoveSign, SignKind, sign_of
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.widgets.panel_cover import PanelCover
from escabel_gui.view.widgets.questions import ask


class AnalysisController(QObject):
    """Controller that joins analysis, review, retry and hint with their places in the window.

    `window` owns the questions that are asked.
    """

    shape_wanted = Signal(str)  # the key of a shape
    said = Signal(object)  # Message: one line about where one has come to

    def __init__(
        self,
        table: Table,
        settings: Settings,
        analyst: Analyst,
        stage: Stage,
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
        self._is_help_wanted = False  # in this game
        self._named_shape = ""  # the key of a shape in what is told now
        self._asked_about: tuple[MoveSign, ...] = ()  # before a move in a guided game
        self._pointed_at: tuple[MoveSign, ...] = ()  # among the moves of other games
        self.game_analysis = game_analysis = GameAnalysis(table, settings, analyst, stage, self)
        self.live_analysis, self.review_run = game_analysis.live_analysis, game_analysis.review_run
        self.retry, self.hint = game_analysis.retry, game_analysis.hint
        self.analysis_panel = AnalysisPanel(self.live_analysis, table.game, settings, acts.analysis)
        self.question_cover = PanelCover(self._make_question_page, [acts.leave_question], self)
        steps = [acts.review, acts.previous_mistake, acts.next_mistake, acts.try_yourself, acts.look_at_shape]
        theme = board.board_scene.theme
        self.review_panel = ReviewPanel(table, game_analysis, settings, theme, steps)
        self.graph = WinRateGraph(theme, window)
        self.drawn = BoardAnalysis(self.live_analysis, table.game, board)
        for action, do in (
            (acts.review, self._start_review),
            (acts.next_mistake, lambda: self._step_to_mistake(1)),
            (acts.previous_mistake, lambda: self._step_to_mistake(-1)),
            (acts.try_yourself, game_analysis.begin_retry),
            (acts.hint, self._press_hint),
            (acts.why_not, self._ask_why_not),
            (acts.leave_question, game_analysis.question.stop),
            (acts.look_at_shape, lambda: self.shape_wanted.emit(self._named_shape)),
        ):
            action.triggered.connect(do)
        acts.analysis.triggered.connect(self._switch_analysis)
        self.live_analysis.changed.connect(lambda: acts.analysis.setChecked(self.live_analysis.is_on))
        self.graph.ply_chosen.connect(game_analysis.go_to_ply)
        self.review_panel.mistakes.chosen.connect(table.game.go_to)
        self.review_panel.cancelled.connect(self.review_run.stop)
        self.review_panel.answer_wanted.connect(game_analysis.show_answer)
        self.analysis_panel.line_pointed.connect(self.drawn.show_line)
        self.review_panel.judged.line_pointed.connect(self.drawn.show_line)
        for signal in (self.review_panel.judged.spoken_of, self.hint.changed, game_analysis.question.changed):
            signal.connect(self._find_shape)
        self.review_panel.judged.spoken_of.connect(self._draw)
        self.review_run.changed.connect(self.refresh)
        game_analysis.listed_changed.connect(self.refresh)
        self.hint.changed.connect(self._draw)
        self.hint.changed.connect(self._refresh_actions)
        self.live_analysis.changed.connect(self._draw)
        table.changed.connect(self._refresh_actions)
        stage.changed.connect(self._refresh_actions)
        self.retry.changed.connect(self._refresh_actions)
        self.retry.changed.connect(self._draw_reply)
        game_analysis.question.changed.connect(self._show_question)
        settings.changed.connect(self.refresh)
        table.game.node_changed.connect(self._take_node)
        table.game.replaced.connect(self._forget_game)
        self.refresh()

    def close(self) -> None:
        self.game_analysis.close()

    def set_theme(self, theme: Theme) -> None:
        self.graph.set_theme(theme)
        self.review_panel.set_theme(theme)

    def _step_to_mistake(self, by: int) -> None:
        """Go to the next or the previous mistake, and say where the list begins anew."""
        if not self.game_analysis.go_to_mistake(by) and len(self.game_analysis.listed) > 1:
            self.said.emit(
                Message("No mistake comes later: here is the first one.")
                if by > 0
                else Message("No mistake comes earlier: here is the last one.")
            )

    # ---- what is known

    def refresh(self) -> None:
        """Show what is known about the game, when that has become more or another game is there."""
        review, thresholds = self.review_run.review, self._settings.thresholds
        self.graph.show_review(review, self.game_analysis.listed, thresholds)
        self.graph.setVisible(bool(review.judgments))
        marked = [judgment.node for judgment in self.game_analysis.mistakes]
        self._history.show_marks({node: review.mark(node, thresholds) for node in marked})
        self._show_node()

    def _take_node(self, _step: object) -> None:
        self.point_at_played(())
        self._show_node()

    def _show_node(self) -> None:
        self.graph.show_ply(self.game_analysis.ply)
        self._refresh_actions()

    def _refresh_actions(self) -> None:
        acts, game_analysis = self._acts, self.game_analysis
        acts.review.setEnabled(game_analysis.may_review)
        acts.analysis.setEnabled(game_analysis.may_analyze)
        acts.next_mistake.setEnabled(bool(game_analysis.listed))
        acts.previous_mistake.setEnabled(bool(game_analysis.listed))
        acts.try_yourself.setEnabled(game_analysis.may_try)
        acts.why_not.setEnabled(game_analysis.may_question)
        acts.hint.setEnabled(self.hint.is_on or game_analysis.may_have_hint)
        acts.offer_more(self.hint.has_more)

    def _find_shape(self) -> None:
        """Look for a shape in what is told now, so that one can go to its page."""
        game_analysis = self.game_analysis
        if game_analysis.question.is_on:
            answer = game_analysis.question.answer
            told = () if answer is None else answer.shapes
        else:
            told = (*self.hint.told, *self.review_panel.judged.told)
        shapes = find_named(told, ruleset_of(self._table.game.rules.wire_name).name)
        self._named_shape = shapes[0].key if shapes else ""
        self._acts.look_at_shape.setEnabled(bool(shapes))
        self.review_panel.judged.shape.setVisible(bool(shapes))

    # ---- what is drawn on the board

    def _draw(self) -> None:
        """Draw the signs of the moves that are pointed at or spoken of: in a question, in a hint, or of a mistake."""
        game, rules = self._table.game, self._table.game.rules
        signs: list[MoveSign] = []
        judgment = self.game_analysis.compared
        if self._pointed_at:
            signs = list(self._pointed_at)
        elif self._asked_about:
            signs = list(self._asked_about)
        elif self.hint.move is not None:
            signs = sign_of(SignKind.BETTER, rules, self.hint.move)
        elif judgment is not None and self.review_panel.isVisible():
            better = read_moves(rules, game.tree.state_at(judgment.node.parent), (judgment.better.move,))
            signs = [sign for move in better for sign in sign_of(SignKind.BETTER, rules, move)]
            signs += sign_of(SignKind.PLAYED, rules, judgment.node.move)
        self.drawn.show_signs(game, tuple(signs))

    def point_at_played(self, signs: tuple[MoveSign, ...]) -> None:
        """Draw the signs of moves of other games that are pointed at; without signs, what is spoken of."""
        if signs != self._pointed_at:
            self._pointed_at = signs
            self._draw()

    def show_question_before(self, signs: tuple[MoveSign, ...]) -> None:
        """Draw the signs of what a question before a move is about; without signs, there is no question."""
        if signs != self._asked_about:
            self._asked_about = signs
            self._draw()

    def redraw(self) -> None:
        """Draw the marks anew, as another game is on the board."""
        self.drawn.show()

    def _draw_reply(self) -> None:
        """Draw the move that was tried, once there is a verdict on it, and what answers it if it is wrong."""
        verdict = self.retry.verdict if self.retry.is_on else None
        moves = () if verdict is None else tuple(move for move in (verdict.move, verdict.reply) if move)
        self.drawn.show_line(self._table.game.node, moves, is_fleeting=True)

    # ---- what is done

    def _start_review(self) -> None:
        question = self.tr("Do you want to see what the bot says about the moves so far?")
        if self.game_analysis.review.unseen and self._may_help(question):
            self.game_analysis.start_review()

    def _switch_analysis(self, is_on: bool) -> None:
        if not is_on:
            self.live_analysis.stop()
        elif self._may_help():
            self.game_analysis.start_analysis()
        else:
            self._acts.analysis.setChecked(False)

    def _press_hint(self) -> None:
        if self.hint.is_on or self._may_help():
            self.game_analysis.press_hint()

    def _ask_why_not(self) -> None:
        question = self.tr("Do you want to see how the bot would answer a move?")
        if self.game_analysis.question.is_against_clock:
            self.said.emit(
                Message("In a game with clocks, you can ask about moves at earlier positions, and when it is over.")
            )
        elif self.game_analysis.may_question and self._may_help(question):
            self.game_analysis.question.begin()

    def _make_question_page(self) -> QuestionPage:
        acts = self._acts
        return QuestionPage(self.game_analysis.question, acts.leave_question, acts.play_out, acts.look_at_shape)

    def _show_question(self) -> None:
        """Show or hide the page of the question, and number the moves that have been made from it on."""
        question = self.game_analysis.question
        self.question_cover.show(question.is_on)
        asked, game = question.asked, question.game
        if asked is None or asked.parent is None:
            self.drawn.show_signs(game, ())
        else:
            moves = game.tree.moves_to(game.node)[asked.parent.depth :]
            self.drawn.number_moves(game, asked.parent, tuple(game.rules.format_move(move) for move in moves))

    def may_show_games(self) -> bool:
        """Return whether other games may be shown in this one; if so, note the help in the record."""
        if self._may_help(self.tr("Do you want to see what was played from here in other games?")):
            self._table.note_help("analysis")
            return True
        return False

    def may_show_first_moves(self) -> bool:
        """Return whether the fairness of first moves may be shown in this game."""
        return self._may_help(self.tr("Do you want to see how fair first moves are?"))

    def may_let_bot_move(self) -> bool:
        """Return whether the bot may make a move of the person in this game."""
        return self._may_help(self.tr("Do you want the bot to make this move for you?"))

    def _may_help(self, question: str = "") -> bool:
        """Return whether help may be given, asking first in a game that counts or is with a friend.

        After a yes, it is not asked again in the same game. Without a `question`, it is about the bot's move.
        """
        table = self._table
        if self._is_help_wanted or not table.would_help_be_unfair:
            return True
        if table.remote_game.is_on:
            reason = self.tr("You are playing against a person.")
        elif may_count(table.game.tree):
            reason = self.tr("With help, this game does not count for your rating.")
        else:
            return True
        question = question or self.tr("Do you want to see what the bot would play?")
        question = f"{reason} {question}"
        self._is_help_wanted = ask(self._window, self.tr("Help in this game?"), question, table.game.replaced)
        return self._is_help_wanted

    def _forget_game(self) -> None:
        self._is_help_wanted = False
        self.point_at_played(())
