"""Play with guidance: in a guided game the bot asks before a move that loses, and says what to look at."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.model.background.background import Background
from escabel_gui.model.background.own_rules import own_rules
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.engines.engine_process import position_after, position_at
from escabel_gui.model.table.activity import Play
from escabel_gui.model.table.table import Table
from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.guidance import MAX_QUESTIONS, note_questions, questions_left
from escabel_gui.record.review.review import Thresholds
from escabel_gui.record.telling.advice import is_settled
from escabel_gui.record.telling.caution import MIN_VISITS, Caution, find_caution
from escabel_gui.record.telling.move_names import name_move
from escabel_gui.record.tree import Node
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import opponent

AHEAD_MS: Final = 2_000  # at a position, while the person thinks
LOOK_MS: Final = 500  # at the position after a move
SHORT_MS: Final = 300  # at the position before it, of which too little is known
LATEST_MS: Final = 1_700  # after this time a move is made unasked


class Watched(Enum):
    """The position that the bot looks at."""

    NOTHING = auto()
    BEFORE = auto()  # a move of the person
    AFTER = auto()  # the move that is weighed


class GuidedPlay(Play):
    """Play of the game on the table; in a guided one a move is weighed first, and made unless it loses.

    A question is answered by `play_anyway`, by the same move again, by `think_again` or by another move.
    """

    asked = Signal()  # there is a question

    def __init__(self, table: Table, analyst: Analyst, parent: QObject | None = None) -> None:
        super().__init__(table, parent)
        self._caution: Caution | None = None  # the question
        self._weighed: int | None = None  # the move that is looked at
        self._analyst = analyst
        self._node: Node | None = None  # of the position that all this is about
        self._before: Evaluation | None = None  # of that position
        self._after: Evaluation | None = None  # of the one after the move that is weighed
        self._sight = Watched.NOTHING
        self._is_late = False  # the first report about a position is enough
        self._is_closed = False
        self._look_timer = self._make_timer(self._end_look)
        self._latest = self._make_timer(self._make_unasked)
        self._work = Background(self)
        analyst.reported.connect(self._take)
        analyst.gave_up.connect(self._make_unasked)
        table.changed.connect(self._follow)
        table.closed.connect(self._close)

    def _make_timer(self, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True)
        timer.timeout.connect(do)
        return timer

    # ---- what there is

    @property
    def _is_current(self) -> bool:
        """True unless another position is on the table and that has not been told yet."""
        return self._node is self._table.game.node

    @property
    def caution(self) -> Caution | None:
        """The question before a move, or None without one."""
        return self._caution if self._is_current else None

    @property
    def weighed(self) -> int | None:
        """The move that is looked at, or None without one."""
        return self._weighed if self._is_current else None

    @property
    def is_asking(self) -> bool:
        """True while there is a question before a move."""
        return self.caution is not None

    @property
    def task(self) -> Message | None:
        """The question, or that a move is looked at; nothing once another position is on the table."""
        if self.weighed is not None:
            return Message("Looking at {0}…", (name_move(self.game.rules.format_move(self.weighed)),))
        return None if self.caution is None else self.caution.question

    @property
    def may_ask_for_move(self) -> bool:
        """True if the table allows to ask another player, and no move waits to be made."""
        return not self._is_kept_waiting and super().may_ask_for_move

    @property
    def _may_ask(self) -> bool:
        """True if a move here can lead to a question."""
        table, seating = self._table, self._table.seating
        if self._is_closed or not table.setup.is_guided or not questions_left(self.game.tree):
            return False
        if not seating.is_opponent_away:
            return False
        is_own = self.game.node.turn == seating.you and bool(table.player_of(int(opponent(seating.you))).level)
        return is_own and self.game.is_in_play and table.may_play

    # ---- moves

    def make_move(self, move: int) -> None:
        """Weigh a move in a guided game, or play it. Raises IllegalMove."""
        self._table.check(move)
        if self.caution is not None and move == self.caution.move:
            self.play_anyway()
        elif move == SWAP or not self._may_ask or self._is_known_as_good(move):
            self._call_off()
            super().make_move(move)
        elif move != self.weighed:
            self._call_off()
            self._weigh(move)

    def make_typed_move(self, text: str) -> None:
        """Weigh or play a typed move. Raises IllegalMove with the reason."""
        if self._may_ask:
            self.make_move(self.game.rules.parse_legal_move(self.game.state, text))
        else:
            super().make_typed_move(text)

    def play_anyway(self) -> None:
        """Make the move in question."""
        caution = self.caution
        if caution is not None:
            self._call_off()
            self._table.play(caution.move)

    def think_again(self) -> None:
        """Drop the move in question, or the one that is weighed."""
        if self._weighed is not None or self._caution is not None:
            self._call_off()
            self.changed.emit()

    def leave(self) -> None:
        """Drop the move in question, as another activity has taken the board."""
        self.think_again()

    # ---- weighing

    def _is_known_as_good(self, move: int) -> bool:
        """Return whether the bot has looked at a move long enough, and found it no mistake."""
        if self._before is None or not self._is_current:
            return False
        candidate = self._before.candidate(self.game.rules.format_move(move))
        if candidate is None or candidate.proven == "loss":
            return False
        loss = 100 * (self._before.best.win_rate - candidate.win_rate)
        return candidate.proven == "win" or (candidate.visits >= MIN_VISITS and loss < Thresholds().mistake)

    def _weigh(self, move: int) -> None:
        if not self._is_current:
            self._node, self._before = self._table.game.node, None
        self._weighed = move
        self._latest.start(LATEST_MS)
        self._analyst.serve(self)
        if self._before is None or not self._before.has_visits(MIN_VISITS):
            self._look(Watched.BEFORE, SHORT_MS)
        else:
            self._look(Watched.AFTER, LOOK_MS)
        self.changed.emit()

    def _look(self, sight: Watched, milliseconds: int) -> None:
        """Look at a position for some time, or continue to do so."""
        self._look_timer.start(milliseconds)
        self._is_late = False
        if sight is self._sight:
            return
        self._sight = sight
        position = position_at(self.game.tree, self.game.node)
        if sight is Watched.AFTER:
            assert self.weighed is not None
            rules, state = self.game.rules, self.game.state.copy()
            rules.play(state, self.weighed)
            if rules.winner(state):
                self._find_words()
                return
            position = position_after(position, rules.format_move(self.weighed), int(state.turn))
        self._analyst.analyze(position)

    def _take(self, evaluation: Evaluation) -> None:
        if self._sight is Watched.BEFORE:
            self._before = evaluation
        elif self._sight is Watched.AFTER:
            self._after = evaluation
        if self._sight is not Watched.NOTHING and (self._is_late or is_settled(evaluation)):
            self._end_look()

    def _end_look(self) -> None:
        """Go on to what follows when enough is known of a position, or as much as there was time for."""
        self._look_timer.stop()
        if not self._is_current:
            self._call_off()
        elif self._sight is Watched.BEFORE and self.weighed is None:
            self._rest()
        elif self._sight is Watched.BEFORE and self._before is not None:
            self._look(Watched.AFTER, LOOK_MS)
        elif self._sight is Watched.AFTER and self._after is not None:
            self._find_words()
        else:
            self._is_late = True

    def _find_words(self) -> None:
        """Find the question in the background, as that means to try many moves."""
        self._rest()
        rules, state, move = self.game.rules, self.game.state.copy(), self.weighed
        assert move is not None
        before, after = self._before, self._after
        self._work.find(
            lambda: find_caution(own_rules(rules), state, move, before, after), self._tell, self._node, move
        )

    def _tell(self, node: Node, move: int, caution: Caution | None) -> None:
        """Ask, or make the move, unless it was called off."""
        if node is not self._node or move != self.weighed:
            return
        if caution is None:
            self._make_unasked()
            return
        self._call_off()
        self._caution = caution
        tree = self.game.tree
        note_questions(tree, MAX_QUESTIONS - questions_left(tree) + 1)
        self._table.keep()
        self.changed.emit()
        self.asked.emit()

    def _make_unasked(self) -> None:
        """Make the move that is weighed."""
        move = self.weighed
        if move is not None:
            self._call_off()
            self._table.play(move)

    # ---- where nothing is weighed

    def _follow(self) -> None:
        """Forget what was about another position, and look at this one while the person thinks."""
        was_waiting = self._weighed is not None or self._caution is not None
        if not self._is_current or not self._table.may_play:
            self._call_off()
            self._node = self._table.game.node
            self._before = None
        if was_waiting and not self._is_kept_waiting:
            self.changed.emit()
        is_resting = self._sight is Watched.NOTHING and not self._analyst.is_busy
        if self._may_ask and is_resting and self._before is None and not self._is_kept_waiting:
            self._analyst.serve(self)
            self._look(Watched.BEFORE, AHEAD_MS)

    @property
    def _is_kept_waiting(self) -> bool:
        return self.weighed is not None or self.caution is not None

    def stop(self) -> None:
        """Drop the move in question, as somebody else takes the analyst."""
        self._sight = Watched.NOTHING
        self.think_again()

    def _rest(self) -> None:
        self._look_timer.stop()
        if self._sight is not Watched.NOTHING:
            self._sight = Watched.NOTHING
            self._analyst.stop()

    def _call_off(self) -> None:
        self._latest.stop()
        self._rest()
        self._weighed = self._caution = self._after = None

    def _close(self) -> None:
        self._is_closed = True
        self._call_off()
        self._work.close()
