"""Reasons for a mistake, found in the background: that means to try many moves."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.background.background import Background
from escabel_gui.record.review.review import Judgment
from escabel_gui.record.shapes.naming import name_missed_shape
from escabel_gui.record.telling.explanation import Mistake, explain, find_mistake
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.message import Message

CLOSE_SECONDS: Final = 0.5  # that the program waits for reasons at its end


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
        wire_name, size = tree.rules.wire_name, int(tree.rules.size)
        mistake = find_mistake(tree, judgment)
        self._work.do(lambda: self._work.post(self._tell, judgment, find_reasons(wire_name, size, mistake)))

    def _tell(self, judgment: Judgment, sentences: list[Message]) -> None:
        self._sought.remove(judgment)
        self.found.emit(judgment, sentences)

    def close(self) -> None:
        """Look for no more reasons."""
        self._work.close(CLOSE_SECONDS)


def find_reasons(wire_name: str, size: int, mistake: Mistake) -> list[Message]:
    """Return the reasons; it makes its own rules, as another thread uses those of the game on the board."""
    rules = make_rules(wire_name, size)
    missed = name_missed_shape(rules, mistake.before, mistake.move, mistake.better.move)
    return [*explain(rules, mistake), *missed]
