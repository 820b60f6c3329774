"""A second look at a move of which a drill knows nothing: a review does not look at every move, and it may be good."""

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.engines.brief_look import BriefLook
from escabel_gui.model.engines.engine_process import position_at
from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.review.review import GOOD
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.state import opponent


class SecondLook(QObject):
    """Comparison of what comes of a move with what comes of the best one that is known, at as many visits."""

    judged = Signal(bool)  # whether the move is as good, within the threshold of a mistake
    failed = Signal()  # the engine does not answer, or another client has taken it

    def __init__(self, analyst: Analyst, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._analyst = analyst
        self._settings = settings
        self._tree: GameTree | None = None  # while it looks
        self._todo: list[Node] = []  # positions to be looked at; the first one is being looked at
        self._rates: list[float] = []  # of who was to move, after the best move and after the one in question
        self._look = BriefLook()  # at the first of them
        analyst.reported.connect(self._take)
        analyst.gave_up.connect(self.stop)

    def begin(self, tree: GameTree, best: Node, tried: Node) -> None:
        """Find out whether the move to `tried` is as good as the one to `best`; the game goes on after both."""
        self.cancel()
        self._analyst.serve(self)
        self._tree, self._todo, self._rates = tree, [best, tried], []
        self._analyze()

    def cancel(self) -> None:
        """Stop without a result."""
        if self._tree is not None:
            self._tree = None
            self._analyst.stop()

    def stop(self) -> None:
        """Fail, as the engine does not answer or another client takes it."""
        if self._tree is not None:
            self.cancel()
            self.failed.emit()

    def _analyze(self) -> None:
        assert self._tree is not None
        self._look = BriefLook()
        self._analyst.analyze(position_at(self._tree, self._todo[0]))

    def _take(self, evaluation: Evaluation) -> None:
        if self._tree is None or not self._look.take(evaluation):
            return
        mover = int(opponent(self._todo.pop(0).turn))
        self._rates.append(evaluation.win_rate_for(mover))
        if self._todo:
            self._analyze()
        else:
            self.cancel()
            best, tried = self._rates
            self.judged.emit(self._settings.thresholds.grade(best - tried) == GOOD)
