"""The question why not this move: the answer to it is played on a board of its own, each move with its consequence."""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.background.background import Background
from escabel_gui.model.background.own_rules import own_rules
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.engines.engine_process import position_at
from escabel_gui.model.table.activity import FreeBoard, Stage
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.table import Table
from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.line_tree import line_tree
from escabel_gui.record.review.review import Thresholds
from escabel_gui.record.shapes.naming import name_shapes_of_answer
from escabel_gui.record.telling.advice import is_settled
from escabel_gui.record.telling.refutation import MoveRefutation, refute
from escabel_gui.record.tree import ChildNode, Node
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import IllegalMove, Message
from escabel_gui.rules.state import NOBODY, State

LOOK_MS: Final = 700  # at the position before the move, and as long at the one after it

LOOKING: Final = Message("Wait a moment: the bot looks at this move.")


class MoveQuestion(FreeBoard):
    """Board on which moves are asked about; the game on the table rests meanwhile, and stays as it is.

    A move that is made in the course of an answer is the next one in question.
    """

    look_ms = LOOK_MS

    def __init__(
        self, table: Table, settings: Settings, stage: Stage, analyst: Analyst, parent: QObject | None = None
    ) -> None:
        super().__init__(table, stage, Game(line_tree(table.game.tree, table.game.node)), parent)
        self.looked_at: ChildNode | None = None  # the node after the move that the bot looks at
        self.remark: Message | None = None  # why there is no answer
        self._answers: dict[Node, MoveRefutation] = {}  # by the node after the move in question
        self._sentences: dict[Node, Message] = {}  # by the node after a move of an answer
        self._origin: Node = table.game.node  # of the game on the table
        self._home: Node = self.game.node  # the same in the copy, where the first move in question is made
        self._before: Evaluation | None = None  # of the position before the move that is looked at
        self._seen: Evaluation | None = None  # of the position that is looked at
        self._is_looking = False  # whether the bot does; else reasons are found
        self._settings = settings
        self._analyst = analyst
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._end_look)
        self._work = Background(self)
        analyst.reported.connect(self._take)
        analyst.gave_up.connect(self._give_up)

    # ---- coming and going

    @property
    def may_begin(self) -> bool:
        """True if the position on the table has a move to ask about; the clock may still be against that."""
        return self._stage.is_at_table and self._table.game.winner == NOBODY

    @property
    def is_against_clock(self) -> bool:
        """True if the game goes on with clocks at this position, which leave no time for a question."""
        return self._table.clock.is_used and self._table.game.is_in_play

    def begin(self) -> None:
        """Put a copy of the game on the board, at the position that is there now; the game notes the help."""
        self._table.note_help("hint")
        self._answers.clear()
        self._sentences.clear()
        self.remark = None
        self._origin = self._table.game.node
        tree = line_tree(self._table.game.tree, self._origin)
        self._home = tree.last_node()
        self.game.replace(tree, self._home)
        self._take_board()

    def resume(self) -> None:
        """Put the question on the board again as it was left, if its position is still on the table."""
        if not self.is_on and self._table.game.node is self._origin:
            self._take_board()

    def close(self) -> None:
        """Look for no more answers."""
        self._clear()
        self._work.close()

    def _clear(self) -> None:
        self._timer.stop()
        self.looked_at = None
        if self._is_looking:
            self._is_looking = False
            self._analyst.stop()

    # ---- what is asked

    @property
    def asked(self) -> Node | None:
        """The node after the move in question that led to the position on the board; None: none is in question."""
        if self.looked_at is not None:
            return self.looked_at
        node: Node | None = self.game.node
        while node is not None and node not in self._answers:
            node = node.parent
        return node

    @property
    def answer(self) -> MoveRefutation | None:
        """The answer to the move in question, as soon as there is one."""
        asked = self.asked
        return None if asked is None else self._answers.get(asked)

    def sentence_of(self, node: Node) -> Message | None:
        """Return the consequence of the move that led to a node; None for a move that belongs to no answer."""
        return self._sentences.get(node)

    @property
    def task(self) -> Message | None:
        """The instruction for what may be done now."""
        if self.looked_at is not None:
            return LOOKING
        if self.asked is None:
            return Message("Make the move that you ask about.")
        if self.game.is_over:
            return Message("The game ends here. Go back to ask about another move.")
        return Message("Play on from here to ask about a later move.")

    @property
    def why_not_move(self) -> Message | None:
        """The reason why no move can be asked about now, or None."""
        return LOOKING if self.looked_at is not None else None

    def make_move(self, move: int) -> None:
        """Ask about a legal move."""
        if self.why_not_move is not None or not self.is_on:
            raise IllegalMove(LOOKING)
        game = self.game
        self.remark = None
        self._before = None
        node = self._add(move)
        if node not in self._answers:
            self.looked_at = node
            self._analyst.serve(self)
            self._look_at(node.parent)
        game.go_to(node)
        self.changed.emit()

    # ---- the answer

    @property
    def earlier(self) -> Node | None:
        """The position before the latest move; None at the beginning."""
        return None if self.looked_at is not None or self.is_home else self.game.node.parent

    @property
    def later(self) -> ChildNode | None:
        """The position after the next move of what was asked and answered last from here; None at the end."""
        return None if self.looked_at is not None else super().later

    def go_home(self) -> None:
        """Show the position in which the first move in question was made."""
        if self.looked_at is None:
            self._show(self._home)

    @property
    def is_home(self) -> bool:
        """True if that position is on the board."""
        return self.game.node is self._home

    def _look_at(self, node: Node) -> None:
        self._seen = None
        self._is_looking = True
        self._analyst.analyze(position_at(self.game.tree, node))
        self._timer.start(self.look_ms)

    def _take(self, evaluation: Evaluation) -> None:
        if self._is_looking:
            is_late = not self._timer.isActive()
            self._seen = evaluation
            if is_late or is_settled(evaluation):
                self._go_on(evaluation)

    def _end_look(self) -> None:
        if self._is_looking and self._seen is not None:
            self._go_on(self._seen)

    def _go_on(self, evaluation: Evaluation) -> None:
        """Look at the position after the move, once the one before it is known, and then find words."""
        node = self.looked_at
        assert node is not None
        self._timer.stop()
        if self._before is None:
            self._before = evaluation
            if self.game.rules.winner(self.game.tree.state_at(node)) == NOBODY:
                self._look_at(node)
            else:
                self._find_words(node, None)
        else:
            self._find_words(node, evaluation)

    def _find_words(self, node: ChildNode, after: Evaluation | None) -> None:
        """Find the answer in the background, as that means to try many moves."""
        self._is_looking = False
        self._analyst.stop()
        assert self._before is not None
        rules, state, before = self.game.rules, self.game.tree.state_at(node.parent).copy(), self._before
        thresholds = self._settings.thresholds
        self._work.find(
            lambda: find_answer(own_rules(rules), state, node.move, before, after, thresholds), self._tell, node
        )

    def _tell(self, node: ChildNode, answer: MoveRefutation | None) -> None:
        """Add the moves of the answer, unless it was called off, and show the first of them; None: there is none."""
        if node is not self.looked_at:
            return
        if answer is None:
            self._give_up()
            return
        self.looked_at = None
        self._answers[node] = answer
        last = node
        for move, sentence in zip(answer.line, answer.sentences, strict=True):
            last = self.game.tree.add_legal_move(last, move)
            self._sentences[last] = sentence
        if node.children:
            self.game.go_to(node.children[0])
        self.changed.emit()

    def _give_up(self) -> None:
        node = self.looked_at
        if node is not None:
            self._clear()
            self.remark = Message("The bot does not answer. Try the move once more.")
            self.game.go_to(node.parent)
            self.changed.emit()


def find_answer(
    rules: Rules, state: State, move: int, before: Evaluation, after: Evaluation | None, thresholds: Thresholds
) -> MoveRefutation:
    """Return the answer, in words for the side to move, with the shapes in it."""
    answer = refute(rules, state, move, before, after, int(state.turn), thresholds)
    return answer._replace(shapes=tuple(name_shapes_of_answer(rules, state, answer, before.best.move)))
