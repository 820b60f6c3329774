"""A hint: the analyst looks at the position for a moment, and one move is named with the reasons for it."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.model.background.background import Background
from escabel_gui.model.background.own_rules import own_rules
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.engines.engine_process import position_at
from escabel_gui.model.table.table import Table
from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.shapes.naming import add_shape
from escabel_gui.record.telling.advice import Advice, advise, is_settled
from escabel_gui.record.tree import Node
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import State

MIN_MS: Final = 2_000  # what is known by then is told
MAX_MS: Final = 10_000  # more, that the first report may take


class Hint(QObject):
    """Hint about one position; it is gone when another one is on the board."""

    changed = Signal()  # it is looked for, there, tells more, or gone
    said = Signal(object)  # Message: the hint, or why there is none

    def __init__(self, table: Table, analyst: Analyst, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.advice: Advice | None = None
        self._table = table
        self._analyst = analyst
        self._node: Node | None = None  # which is looked at
        self._seen: Evaluation | None = None
        self._is_late = False
        self._is_full = False  # whether all has been said
        self._timeout = QTimer(self, singleShot=True)
        self._timeout.timeout.connect(self._end_wait)
        self._work = Background(self)
        analyst.reported.connect(self._take)
        analyst.gave_up.connect(self._give_up)
        table.game.node_changed.connect(self.stop)
        table.game.replaced.connect(self.stop)
        table.finished.connect(self.stop)  # also at the same position, as by resigning

    @property
    def is_looking(self) -> bool:
        """True while the engine looks for a hint, or reasons for it are found."""
        return self._node is not None

    @property
    def is_on(self) -> bool:
        """True while a hint is sought or shown."""
        return self.is_looking or self.advice is not None

    @property
    def move(self) -> int | None:
        """The move that is advised."""
        return None if self.advice is None else self.advice.move

    @property
    def has_more(self) -> bool:
        """True if there is more to be told than has been."""
        return self.advice is not None and bool(self.advice.more) and not self._is_full

    @property
    def told(self) -> tuple[Message, ...]:
        """The sentences that have been told about the move."""
        if self.advice is None:
            return ()
        return (*self.advice.reasons, *(self.advice.more if self._is_full else ()))

    def ask(self) -> None:
        """Look for a hint at the current position, in which the game goes on."""
        self.stop()
        self._analyst.serve(self)
        game = self._table.game
        self._node = game.node
        self._seen = None
        self._is_late = False
        self._analyst.analyze(position_at(game.tree, game.node))
        self._timeout.start(MIN_MS)
        self.said.emit(Message("Looking for a good move…"))
        self.changed.emit()

    def tell_more(self) -> None:
        """Tell how both would go on."""
        if self.advice is None:
            return
        self._is_full = True
        self.changed.emit()
        self.said.emit(self.advice.say(True))

    def stop(self, _step: object = None) -> None:
        """Stop looking for the hint, or remove it."""
        if not self.is_on:
            return
        if self.is_looking:
            self._analyst.stop()
        self._timeout.stop()
        self._node = self.advice = None
        self._is_full = False
        self.changed.emit()

    def rest(self) -> None:
        """Stop looking, but keep what has been found, as something else has the board."""
        if self.is_looking:
            self.stop()

    def repeat(self) -> None:
        """Tell what has been told, once more."""
        if self.advice is not None:
            self.said.emit(self.advice.say(self._is_full))

    def close(self) -> None:
        """Stop, and look for no more reasons."""
        self.stop()
        self._work.close()

    def _take(self, evaluation: Evaluation) -> None:
        if not self.is_looking:
            return
        self._seen = evaluation
        if is_settled(evaluation) or self._is_late:
            self._find_reasons(evaluation)

    def _end_wait(self) -> None:
        if self._seen is not None:
            self._find_reasons(self._seen)
        elif self._is_late:
            self._give_up()
        else:
            self._is_late = True
            self._timeout.start(MAX_MS)

    def _find_reasons(self, evaluation: Evaluation) -> None:
        """Find the reasons in the background, as that means to try many moves."""
        game, node = self._table.game, self._node
        self._analyst.stop()
        self._timeout.stop()
        rules, state, you = game.rules, game.state.copy(), self._table.seating.you
        self._work.find(lambda: find_advice(own_rules(rules), state, evaluation, you), self._tell, node)

    def _tell(self, node: Node, advice: Advice | None) -> None:
        """Tell what was found at a node, unless that was called off."""
        if node is not self._node:
            return
        if advice is None:
            self._give_up()
            return
        self._node = None
        self.advice = advice
        self._table.note_help("hint")
        self.changed.emit()
        self.said.emit(advice.say(False))

    def _give_up(self) -> None:
        if self.is_looking:
            self.stop()
            self.said.emit(Message("The bot does not answer. Press H to try once more."))


def find_advice(rules: Rules, state: State, evaluation: Evaluation, you: int) -> Advice | None:
    """Return the advice, with the shape that it makes, or None."""
    advice = advise(rules, state, evaluation, you)
    return None if advice is None else add_shape(rules, state, advice)
