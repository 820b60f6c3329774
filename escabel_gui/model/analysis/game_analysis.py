"""Looking into the game on the table: analysis, review, retry and hint, of which one at a time has the analyst."""

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.analysis.analysis import Analysis
from escabel_gui.model.analysis.hint import Hint
from escabel_gui.model.analysis.mistake_reasons import MistakeReasons
from escabel_gui.model.analysis.move_question import MoveQuestion
from escabel_gui.model.analysis.retry import Retry
from escabel_gui.model.analysis.review_run import ReviewRun
from escabel_gui.model.application.settings import Settings
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.table import Table
from escabel_gui.record.review.review import GOOD, Judgment, Review
from escabel_gui.record.tree import Node
from escabel_gui.rules.state import NOBODY


class GameAnalysis(QObject):
    """Coordination of analysis, review, hint and retry: which may run now."""

    listed_changed = Signal()  # another choice of the mistakes is listed
    own_game_reviewed = Signal(object, int)  # Review, and the only person here, who played in it

    def __init__(
        self, table: Table, settings: Settings, analyst: Analyst, stage: Stage, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._stage = stage
        self._settings = settings
        self._analyst = analyst
        self._begin_with_mine()
        # Before the review of the next game is shown, it is known whose mistakes are listed, and the retry ends.
        table.game.replaced.connect(self._begin_with_mine)
        self.live_analysis = Analysis(table, analyst, self)
        self.retry = Retry(table.game, table.seating, analyst, self)
        self.hint = Hint(table, analyst, self)
        self.review_run = ReviewRun(table, analyst, self)
        self.reasons = MistakeReasons(self)
        self.question = MoveQuestion(table, settings, stage, analyst, self)
        self._was_at_table = True
        self._is_unfair = False  # whether the analysis or the review was begun in a game that went on
        self.retry.changed.connect(self._follow_retry)
        stage.changed.connect(self._follow_stage)
        table.changed.connect(self._follow_me)
        table.changed.connect(self._follow_end)
        self.review_run.finished.connect(self._tell_reviewed)

    def close(self) -> None:
        """Stop everything that uses the engine."""
        self.hint.close()
        self.reasons.close()
        self.question.close()
        self.live_analysis.stop()
        self.retry.stop()
        self.review_run.stop()
        self._analyst.close()

    def _follow_retry(self) -> None:
        if self.retry.is_on:
            self._stage.take(self.retry)
        else:
            self._stage.give_back(self.retry)

    def _follow_stage(self) -> None:
        """End help for the table's game when another mode takes the board; a hint is told again after it."""
        is_at_table, was_there = self._stage.is_at_table, self._was_at_table
        self._was_at_table = is_at_table
        if not is_at_table:
            self.hint.rest()
            self.live_analysis.stop()
        elif not was_there:
            self.hint.repeat()

    # ---- what is known

    @property
    def review(self) -> Review:
        """Review of the current game."""
        return self.review_run.review

    @property
    def mistakes(self) -> list[Judgment]:
        """All mistakes of the game by the user's thresholds."""
        return self.review.mistakes(self._settings.thresholds)

    @property
    def me(self) -> int | None:
        """The only person who is here; None where there are two, or none."""
        you = self._table.seating.you
        return self._table.seating.person_of(you) if you != NOBODY else None

    @property
    def lists_mine(self) -> bool:
        """True if only the mistakes of the only local person are listed."""
        return self._is_mine_only and self.me is not None

    @property
    def listed(self) -> list[Judgment]:
        """The mistakes that one goes through: all, or one's own."""
        return [judgment for judgment in self.mistakes if not self.lists_mine or judgment.person == self.me]

    @property
    def judgment(self) -> Judgment | None:
        """The judgment of the move that one looks at, or tries to do better."""
        return self.retry.judgment or self.review.judgments.get(self._table.game.node)

    @property
    def compared(self) -> Judgment | None:
        """The mistake on the board whose better move may be shown beside it."""
        judgment = self.judgment
        if judgment is None or self.retry.is_on or self._settings.thresholds.grade(judgment.loss) == GOOD:
            return None
        return judgment

    @property
    def ply(self) -> int:
        """Ply at which the current line leaves the reviewed one."""
        line, node = self.review.line, self._table.game.node
        while node.parent is not None and (node.depth >= len(line) or line[node.depth] is not node):
            node = node.parent
        return node.depth

    # ---- what may be done

    @property
    def may_analyze(self) -> bool:
        """True if an analysis can be started."""
        return not self.review_run.is_running and not self.retry.is_on and self._stage.is_at_table

    @property
    def may_review(self) -> bool:
        """True if a review can be made or shown."""
        return not self.review_run.is_running and len(self.review.line) > 1

    @property
    def may_try(self) -> bool:
        """True if the current node is a mistake that can be retried."""
        return not self.review_run.is_running and self._mistake_at(self._table.game.node) is not None

    @property
    def may_have_hint(self) -> bool:
        """True if a hint can be asked for."""
        return not self.review_run.is_running and not self.retry.is_on and self._table.may_play

    @property
    def may_question(self) -> bool:
        """True if one can ask about a move in the position on the board."""
        return not self.review_run.is_running and not self.retry.is_on and self.question.may_begin

    def _mistake_at(self, node: Node) -> Judgment | None:
        return next((judgment for judgment in self.mistakes if judgment.node is node), None)

    # ---- what is done

    def list_mine(self, is_mine_only: bool) -> None:
        """List only one's own mistakes, or all."""
        self._is_mine_only = is_mine_only
        self.listed_changed.emit()

    def _begin_with_mine(self) -> None:
        """List only the mistakes of the only person here, if there is one, as another game is on the table."""
        self._me = self.me
        self._is_mine_only = self._me is not None

    def _follow_me(self) -> None:
        """Tell that others are listed where another person is the only one here."""
        if self._me != self.me:
            self._me = self.me
            self.listed_changed.emit()

    def _follow_end(self) -> None:
        """Stop what was begun after the end of a game that goes on after all: there one would be asked before."""
        if self._table.game.is_in_play and self._table.would_help_be_unfair and not self._is_unfair:
            self.live_analysis.stop()
            self.review_run.stop()

    def _tell_reviewed(self) -> None:
        if self.me is not None:
            self.own_game_reviewed.emit(self.review, self.me)

    def start_analysis(self) -> None:
        """Start the analysis; the record notes the help."""
        self._note_help()
        self.live_analysis.start()

    def start_review(self) -> None:
        """Start the review; the record notes the help."""
        self._note_help()
        self.review_run.start()

    def _note_help(self) -> None:
        self._is_unfair = self._table.would_help_be_unfair
        self._table.note_help("analysis")

    def press_hint(self) -> None:
        """Ask for a hint, or for more of the one that is there; do nothing while it is looked for."""
        if self.hint.is_on:
            self.hint.tell_more()
        elif self.may_have_hint:
            self.hint.ask()

    def go_to_ply(self, ply: int) -> None:
        """Go to a ply of the reviewed line."""
        self._table.game.go_to(self.review.line[ply])

    def go_to_mistake(self, by: int) -> bool:
        """Go to the nearest mistake after or before the position on the board; return False after the last one.

        Then it begins anew. If a mistake is being retried, the next one is retried, too.
        """
        tried = self.retry.judgment
        here = (self._table.game.node if tried is None else tried.node).depth
        mistakes = self.listed[::by]
        beyond = [judgment for judgment in mistakes if (judgment.node.depth - here) * by > 0]
        if not mistakes:
            return False
        judgment = (beyond or mistakes)[0]
        if tried is None:
            self._table.game.go_to(judgment.node)
        else:
            self.retry.stop()
            self.retry.begin(judgment, self._settings.thresholds)
        return bool(beyond)

    def begin_retry(self) -> None:
        """Start a retry of the mistake at the current node."""
        judgment = self._mistake_at(self._table.game.node)
        if judgment is not None:
            self.retry.begin(judgment, self._settings.thresholds)

    def show_answer(self) -> None:
        """Show the better move of the mistake being retried."""
        judgment = self.retry.judgment
        if judgment is not None:
            self._table.game.go_to(judgment.node)
