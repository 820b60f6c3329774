"""Reasons for a mistake, found in the background: that means to try many moves."""

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.background.background import Background
from escabel_gui.model.background.own_rules import own_rules
from escabel_gui.record.review.review import Judgment
from escabel_gui.record.shapes.naming import name_missed_shape
from escabel_gui.record.telling.explanation import Mistake, explain, find_mistake
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import Message


class MistakeReasons(QObject):
    """Search for the reasons for mistakes in the background, one mistake after the other."""

    found = Signal(object, object)  # Judgment and list[Message]: its reasons

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sought: set[Judgment] = set()  # mistakes whose reasons have not been found yet
        self._work = Background(self)

    def find(self, tree: GameTree, judgment: Judgment) -> None:
        """Explain a mistake in the background, once at a time; `found` has the reasons."""
        if judgment in self._sought:
            return
        self._sought.add(judgment)
        mistake = find_mistake(tree, judgment)
        self._work.find(lambda: find_reasons(own_rules(tree.rules), mistake), self._tell, judgment)

    def _tell(self, judgment: Judgment, sentences: list[Message] | None) -> None:
        self._sought.remove(judgment)
        self.found.emit(judgment, sentences or [])

    def close(self) -> None:
        """Look for no more reasons."""
        self._work.close()


def find_reasons(rules: Rules, mistake: Mistake) -> list[Message]:
    """Return the reasons, and the shape that was missed."""
    missed = name_missed_shape(rules, mistake.before, mistake.move, mistake.better.move)
    return [*explain(rules, mistake), *missed]
