"""Looking into the game on the table: analysis, review and trial, of which one at a time has the analyst."""

from __future__ import annotations

from PySide6.QtCore import QObject

from escabel_gui.model.activity import Activity, Play
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.settings import Settings
from escabel_gui.model.study.analysis import Analysis
from escabel_gui.model.study.review_run import Reviewing
from escabel_gui.model.study.trial import Trial
from escabel_gui.model.table import Table
from escabel_gui.record.review.review import Judgment, Review
from escabel_gui.record.tree import Node


class Studies(QObject):
    """What of them may be done now, and how one leads to the other."""

    def __init__(self, table: Table, settings: Settings, analyst: Analyst, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self.analyst = analyst
        self.analysis = Analysis(table, analyst, self)
        self.trial = Trial(table.game, analyst, self)  # it ends before the review of the next game is shown
        self.reviewing = Reviewing(table, analyst, self)
        self._play = Play(table, self)

    def close(self) -> None:
        self.analysis.stop()
        self.trial.stop()
        self.reviewing.stop()
        self.analyst.close()

    @property
    def activity(self) -> Activity:
        """What has the board."""
        return self.trial if self.trial.is_on else self._play

    # ---- what is known

    @property
    def review(self) -> Review:
        return self.reviewing.review

    @property
    def mistakes(self) -> list[Judgment]:
        return self.review.mistakes(self._settings.thresholds)

    @property
    def ply(self) -> int:
        """Where the review's line and the one that one looks at part."""
        line, node = self.review.line, self._table.game.node
        while node.parent is not None and (node.depth >= len(line) or line[node.depth] is not node):
            node = node.parent
        return node.depth

    # ---- what may be done

    @property
    def may_analyse(self) -> bool:
        return not self.reviewing.is_running and not self.trial.is_on

    @property
    def may_review(self) -> bool:
        """Whether there is a review to be made or to be looked at."""
        return not self.reviewing.is_running and len(self.review.line) > 1

    @property
    def may_try(self) -> bool:
        return not self.reviewing.is_running and self._mistake_at(self._table.game.node) is not None

    def _mistake_at(self, node: Node) -> Judgment | None:
        return next((judgment for judgment in self.mistakes if judgment.node is node), None)

    # ---- what is done

    def go_to_ply(self, ply: int) -> None:
        self._table.game.go_to(self.review.line[ply])

    def go_to_mistake(self, by: int) -> None:
        """The nearest mistake after or before the position on the board; at the last one it begins anew."""
        here = self._table.game.node.depth
        mistakes = self.mistakes if by > 0 else self.mistakes[::-1]
        if self.trial.judgment is not None:
            here = self.trial.judgment.node.depth
        beyond = [judgment for judgment in mistakes if (judgment.node.depth - here) * by > 0]
        if mistakes:
            self._table.game.go_to((beyond or mistakes)[0].node)

    def begin_trial(self) -> None:
        judgment = self._mistake_at(self._table.game.node)
        if judgment is not None:
            self.trial.begin(judgment, self._settings.thresholds)

    def show_answer(self) -> None:
        judgment = self.trial.judgment
        if judgment is not None:
            self._table.game.go_to(judgment.node)
