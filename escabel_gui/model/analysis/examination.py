"""Going through a game with the analyst: position after position from its end, each as long as it is worth."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.engines.engine_process import position_at
from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.review.backward_correction import bounded_by_successor
from escabel_gui.record.review.review import black_rate_at
from escabel_gui.record.review.visit_allocation import VisitAllocator
from escabel_gui.record.tree import GameTree, Node

VISITS: Final = 1_000  # of a position, on average
INTERVAL: Final = 5  # hundredths of a second from one report to the next
MAX_REPORTS: Final = 120  # about one position, however few visits they tell of


class Examination(QObject):
    """Evaluation of all positions of a game; results stay in its nodes even if it is cancelled."""

    looked = Signal(object)  # Node: at one more position
    finished = Signal()  # at all of them
    gave_up = Signal()  # the analyst does not answer

    def __init__(self, analyst: Analyst, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.todo: list[Node] = []  # the first one is being looked at
        self._analyst = analyst
        self._tree: GameTree | None = None
        self._effort = VisitAllocator(VISITS, 0)
        self._reports = 0  # about the position
        self._is_resting = False
        analyst.reported.connect(self._take)
        analyst.gave_up.connect(self._give_up)

    @property
    def is_running(self) -> bool:
        """True while positions are left to evaluate."""
        return bool(self.todo)

    def start(self, tree: GameTree, nodes: list[Node]) -> None:
        """Look at these nodes of the main line, which are in their order, from the last one, which proves the most."""
        self._tree = tree
        self.todo = nodes[::-1]
        self._effort = VisitAllocator(VISITS, len(nodes))
        self._is_resting = False
        if self.todo:
            self._look()

    def stop(self) -> None:
        """Stop evaluating."""
        if self.todo:
            self.todo = []
            self._analyst.stop()

    def rest(self, is_resting: bool) -> None:
        """Pause so that others can have the engine, or go on."""
        if self.todo and is_resting != self._is_resting:
            self._is_resting = is_resting
            if is_resting:
                self._analyst.stop()
            else:
                self._look()

    def _look(self) -> None:
        assert self._tree is not None
        node = self.todo[0]
        after = black_rate_at(self._tree, node.children[0]) if node.children else None
        self._reports = 0
        self._effort.turn_to(after)
        self._analyst.analyze(position_at(self._tree, node), INTERVAL)

    def _take(self, evaluation: Evaluation) -> None:
        if not self.todo or self._is_resting:
            return
        self._reports += 1
        if not self._effort.is_enough(evaluation) and self._reports < MAX_REPORTS:
            return
        self._effort.leave(evaluation)
        node = self.todo.pop(0)
        assert self._tree is not None
        node.set_evaluation(bounded_by_successor(self._tree, node, evaluation))
        if self.todo:
            self._look()
        else:
            self._analyst.stop()
        self.looked.emit(node)
        if not self.todo:
            self.finished.emit()

    def _give_up(self) -> None:
        if self.todo:
            self.todo = []
            self.gave_up.emit()
