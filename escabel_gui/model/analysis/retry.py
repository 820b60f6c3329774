"""Retry of a mistake: the position before it, with the better move hidden, and a verdict on each move that is tried."""

from typing import NamedTuple

from PySide6.QtCore import QObject

from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.engines.brief_look import BriefLook
from escabel_gui.model.engines.engine_process import position_after, position_at
from escabel_gui.model.table.activity import Activity
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.seating import Seating
from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.review.review import GOOD, Judgment, Thresholds
from escabel_gui.rules.contract import COLOR_NAMES
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, NOBODY, TIE, opponent


class Verdict(NamedTuple):
    """Verdict on a tried move: win rate of the player who tried it, 0 to 1."""

    move: str
    rate: float
    is_good: bool
    is_played: bool  # it is the mistake itself
    reply: str = ""  # the opponent's best answer to a wrong one, as far as it is known


class Retry(Activity):
    """Retry of one mistake at a time; tried moves are not played: the game stays at the position before the mistake."""

    def __init__(self, game: Game, seating: Seating, analyst: Analyst, parent: QObject | None = None) -> None:
        super().__init__(game, parent)
        self._seating = seating
        self.judgment: Judgment | None = None  # the mistake that is to be done better
        self.verdict: Verdict | None = None
        self.tried = ""  # the move that is being looked at
        self.remark: Message | None = None  # why there is no verdict on the latest one
        self._analyst = analyst
        self._thresholds = Thresholds()
        self._color = BLACK  # of the person after the move that is looked at
        self._look = BriefLook()  # at the position after the tried move
        analyst.reported.connect(self._take)
        analyst.gave_up.connect(self._give_up)
        game.node_changed.connect(self._leave)
        game.replaced.connect(self.stop)

    @property
    def is_on(self) -> bool:
        """True while a mistake is being retried."""
        return self.judgment is not None

    @property
    def you(self) -> int:
        """Color of the only person here, whose mistake it may be or not; NOBODY where there are two, or none."""
        return self._seating.you

    @property
    def task(self) -> Message | None:
        """The instruction of the retry."""
        color = COLOR_NAMES[self.game.state.turn]
        return Message("Try it yourself: {0} to move. What you try does not change the game.", (color,))

    def begin(self, judgment: Judgment, thresholds: Thresholds) -> None:
        """Go to the position before a mistake; what counts as good there depends on the thresholds."""
        self._analyst.serve(self)
        self.game.go_to(judgment.node.parent)
        self.judgment = judgment
        self.verdict = None
        self.tried = ""
        self.remark = None
        self._thresholds = thresholds
        self.changed.emit()

    def leave(self) -> None:
        """End the retry as another mode takes the board."""
        self.stop()

    def stop(self) -> None:
        """End the retry."""
        if self.judgment is not None:
            self.judgment = None
            if self.tried:
                self._analyst.stop()
            self.tried = ""
            self.changed.emit()

    def make_move(self, move: int) -> None:
        """Find out what a legal move is worth; `verdict` tells, some time later."""
        judgment = self.judgment
        assert judgment is not None
        rules, state = self.game.rules, self.game.state.copy()
        text = rules.format_move(move)
        self.remark = None
        rules.play(state, move)
        winner = int(rules.winner(state))
        self._color = int(opponent(judgment.color)) if move == SWAP else judgment.color
        if text == judgment.better.move:
            self._judge(text, judgment.rate_before)
        elif move == judgment.node.move:
            self._judge(text, judgment.rate, judgment.node.evaluation)
        elif winner != NOBODY:
            self._judge(text, 0.5 if winner == TIE else float(winner == self._color))
        else:
            self.tried = text
            self.verdict = None
            self._look = BriefLook()
            self._analyst.analyze(position_after(position_at(self.game.tree, self.game.node), text, int(state.turn)))
            self.changed.emit()

    def _take(self, evaluation: Evaluation) -> None:
        if self.tried and self._look.take(evaluation):
            self._analyst.stop()
            self._judge(self.tried, evaluation.win_rate_for(self._color), evaluation)

    def _judge(self, text: str, rate: float, after: Evaluation | None = None) -> None:
        """Set the verdict on a move; `after` is the position to which it leads, in the opponent's eyes."""
        judgment = self.judgment
        assert judgment is not None
        if self.tried and self.tried != text:
            self._analyst.stop()
        self.tried = ""
        is_played = text == self.game.rules.format_move(judgment.node.move)
        is_good = not is_played and self._thresholds.grade(judgment.rate_before - rate) == GOOD
        reply = "" if is_good or after is None else after.best.move
        self.verdict = Verdict(text, rate, is_good, is_played, reply)
        self.changed.emit()

    def _give_up(self) -> None:
        if self.tried:
            self.tried = ""
            self.remark = Message("The bot does not answer. Try the move once more.")
            self.changed.emit()

    def _leave(self, _step: object) -> None:
        """End the retry when the user goes to another node."""
        if self.judgment is not None and self.game.node is not self.judgment.node.parent:
            self.stop()
