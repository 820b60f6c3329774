"""An exercise at the board: the person looks for moves, and the board answers."""

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.model.learning.hint_message import hint_message
from escabel_gui.model.learning.phase import WHY_NO_MOVE, Phase
from escabel_gui.model.learning.refutation import Refutation
from escabel_gui.model.learning.second_look import SecondLook
from escabel_gui.model.table.activity import SideBoard, Stage
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.table import Table
from escabel_gui.record.exercises.assessment import MoveVerdict, assess, assess_illegal
from escabel_gui.record.exercises.exercise import Exercise, reply_at, right_moves
from escabel_gui.record.exercises.goal import GoalKind
from escabel_gui.record.telling.consequences import consequence, consequence_at
from escabel_gui.record.telling.turn_sentences import report_whole
from escabel_gui.record.tree import ChildNode, GameTree, Node
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import COLOR_NAMES
from escabel_gui.rules.message import IllegalMove, Message, join_sentences
from escabel_gui.rules.moves import SWAP, is_step
from escabel_gui.rules.state import NOBODY, opponent


class Practice(SideBoard):
    """Practice of one exercise at a time, on a board of its own; moves that are not part of it leave it again."""

    solved = Signal()
    game_wanted = Signal(int)  # in a whole game the person has made this first move

    reply_ms = 900  # until the board answers: the person's own move has been seen to arrive by then
    take_back_ms = 1_600  # until a move that is not looked for is taken back

    def __init__(
        self, table: Table, stage: Stage, parent: QObject | None = None, second_look: SecondLook | None = None
    ) -> None:
        """Set up without an exercise; with a second look, moves of which an exercise knows nothing are judged, too.

        That is done where another move than the known one may be good.
        """
        setup = table.setup
        super().__init__(table, stage, Game(GameTree(make_rules(setup.wire_name, setup.size))), parent)
        self.exercise: Exercise | None = None
        self.phase = Phase.LOOKING
        self.said: list[str] = []  # what the exercise says about the last moves
        self.remark: Message | None = None  # what the program says about them
        self.hint: int | None = None  # a move that is pointed at
        self._is_hint_whole = False  # whether the hint has said where the move goes, too
        self.is_helped = False  # whether a hint was given, or a move shown
        self.is_shown = False  # whether the latest move was made for the person
        self.shown_move = ""  # and which one that was, if ever one was
        self.failures = 0  # wrong moves so far
        self.before: Node | None = None  # where a wrong move was tried
        self._stray: ChildNode | None = None  # what was played and is not part of the exercise: it goes again
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)
        self._refutation = Refutation(self.game, table.bot, self.reply_ms, self)
        self._refutation.changed.connect(self._tell_refutation)
        self._second_look = second_look
        if second_look is not None:
            second_look.judged.connect(self._take_verdict)
            second_look.failed.connect(self._go_without_verdict)

    @property
    def has_begun(self) -> bool:
        """True if a right move has been found."""
        return self.exercise is not None and self.game.node is not self.exercise.task

    # ---- coming and going

    def begin(self, exercise: Exercise) -> None:
        """Put an exercise on the board, from its beginning."""
        self.exercise = exercise
        self._call_off()
        self.is_helped = False
        self.failures = 0
        self._restart()
        self._take_board()

    def restart(self) -> None:
        """Begin the exercise once more."""
        self._call_off()
        self._restart()
        self.changed.emit()

    def _restart(self) -> None:
        exercise = self.exercise
        assert exercise is not None
        self.before = None
        self.is_shown = False
        self._forget_words()
        self.phase = Phase.LOOKING
        self.game.replace(exercise.tree)
        self._await_reply()

    def _clear(self) -> None:
        self._call_off()
        self._forget_words()
        self.exercise = None

    def _call_off(self) -> None:
        """Stop all that would happen by itself, and remove what is not part of the exercise."""
        self._timer.stop()
        self._refutation.cancel()
        if self._second_look is not None:
            self._second_look.cancel()
        if self._stray is not None:
            stray, tree = self._stray, self.game.tree
            self._stray = None
            self.game.go_to(stray.parent)
            tree.remove(stray)
            tree.result = None

    # ---- what the person does

    @property
    def is_game(self) -> bool:
        """True if the exercise is a whole game."""
        return self.exercise is not None and self.exercise.is_game

    @property
    def forbidden_move(self) -> str:
        """The move that the exercise wants although it is not allowed; empty if it wants none or any such move."""
        return "" if self.exercise is None else self.exercise.forbidden_move

    @property
    def you(self) -> int:
        """The color that the person has by now: in the course of an exercise the sides may be swapped."""
        if self.exercise is None:
            return NOBODY
        color, task = self.exercise.color, self.exercise.task
        swaps = self.game.tree.moves_to(self.game.node)[task.depth :].count(SWAP)
        return int(opponent(color)) if swaps % 2 else color

    @property
    def task(self) -> Message | None:
        """The instruction for the current phase."""
        match self.phase:
            case Phase.SOLVED if self.is_shown and self.forbidden_move:
                return Message("{0} is not allowed.", (self.forbidden_move,))
            case Phase.SOLVED if self.is_shown:
                return Message("This is the solution.")
            case Phase.SOLVED:
                return Message("Well done.")
            case Phase.LOOKING if self.is_game:
                return Message("Make your first move, and the game begins.")
            case Phase.FAILED | Phase.RETURNING:
                return WHY_NO_MOVE[self.phase]
            case Phase.LOOKING if self.game.state.turn == self.you:
                return Message("Your move: you are {0}.", (COLOR_NAMES[self.you],))
            case _:
                return Message("{0} to move.", (COLOR_NAMES[self.game.state.turn],))

    @property
    def told_move(self) -> int | None:
        """The move that the words of a lesson's step tell; None in a puzzle and a drill, which have no words."""
        if self.exercise is None or self.phase is not Phase.LOOKING or not self.exercise.tree.root.has_comment:
            return None
        moves = right_moves(self.game.node)
        return moves[0].move if moves else None

    @property
    def why_not_move(self) -> Message | None:
        """The reason why no move can be made in the current phase, or None."""
        return WHY_NO_MOVE[self.phase]

    @property
    def is_returning(self) -> bool:
        """True while a move that is not looked for is about to be taken back."""
        return self.phase is Phase.RETURNING

    def make_move(self, move: int) -> None:
        """Try a move."""
        self._attempt(move)

    def make_typed_move(self, text: str) -> None:
        """Try a typed move, after one that is about to be taken back."""
        if self.is_returning:
            self._return_now()
        super().make_typed_move(text)

    def _attempt(self, move: int, is_shown: bool = False) -> None:
        exercise = self.exercise
        if self.why_not_move is not None or exercise is None:
            raise IllegalMove(self.why_not_move or Message("The game is over."))
        node = self.game.node
        found = assess(exercise, node, move)
        if found.verdict is MoveVerdict.ILLEGAL and found.reason is not None:
            raise IllegalMove(found.reason)
        self.is_shown = is_shown
        self._forget_words()
        if found.reason is not None:
            self._end(found.reason)
        elif self.is_game:
            self.game_wanted.emit(move)
            return
        elif found.node is None:
            self._play(move)
            if found.verdict is MoveVerdict.RIGHT:
                self._end()
            elif not self._look_again(node):
                self._fail(node)
        else:
            if found.verdict is MoveVerdict.WRONG:
                self.before = node
                self.failures += 1
            self._lead_to(found.node)
            self._await_reply()
        self.changed.emit()

    def why_refused(self, source: int | None, target: int) -> Message:
        """Return why an attempt is refused; where a move has failed, take that one back instead, and say so.

        One that is about to be taken back is not waited for, unless it is the same point that is clicked again. To try
        what is forbidden may be just what is wanted: then the exercise is solved.
        """
        if self.phase is Phase.FAILED:  # also while the engine looks for an answer
            self.try_again()
            return Message("Taken back: look for a better move.")
        if self.is_returning and target not in self.game.last_points()[-1:]:
            self._return_now()
            return Message("Taken back: look for a better move.")
        if self.exercise is None or self.why_not_move is not None:
            return self.why_not_move or super().why_refused(source, target)
        found = assess_illegal(self.exercise, self.game.node, source, target)
        assert found.reason is not None
        if found.is_solved:
            self.is_shown = False
            self._end(found.reason)
            self.changed.emit()
        return found.reason

    def try_again(self) -> None:
        """Take back what failed, and look for something better."""
        if self.phase in (Phase.FAILED, Phase.RETURNING) and self.before is not None:
            self._forget_words()
            self._return_now()
        else:
            self.restart()

    # ---- help

    @property
    def may_help(self) -> bool:
        """True if the exercise has a hint or a solution to show."""
        return self.phase is Phase.LOOKING and self._answer is not None

    @property
    def _answer(self) -> str | None:
        """The move that is looked for, as text; it may be one that is forbidden."""
        return None if self.exercise is None else self.exercise.answer_at(self.game.node)

    @property
    def may_hint(self) -> bool:
        """True if there is a hint that has not been given: first where the move begins, then where it goes."""
        return self.may_help and (self.hint is None or (is_step(self.hint) and not self._is_hint_whole))

    def give_hint(self) -> None:
        """Point at a move that is looked for, in words, too."""
        if not self.may_hint or self._answer is None:
            return
        self._is_hint_whole = self.hint is not None
        self.hint = self.game.rules.parse_move(self._answer)
        self.remark = hint_message(self.game.rules, self.hint, self._is_hint_whole)
        self.is_helped = True
        self.changed.emit()

    def show_me(self) -> None:
        """Make the move that is looked for, for the person."""
        if not self.may_help or self._answer is None:
            return
        self.is_helped = True
        self.shown_move = self._answer
        rules, move = self.game.rules, self.game.rules.parse_move(self._answer)
        reason = rules.move_error(self.game.state, move)
        if reason is not None:
            self.is_shown = True
            self._forget_words()
            self._end(reason)
            self.changed.emit()
        else:
            self._attempt(move, is_shown=True)

    @property
    def is_failed(self) -> bool:
        """True while a wrong move stands on the board, and nobody looks for an answer to it."""
        return self.phase is Phase.FAILED and not self._refutation.is_thinking

    @property
    def is_refutable(self) -> bool:
        """True if a move outside the exercise tree has failed, which only the engine can refute, or has refuted."""
        stray = self._stray
        if self.phase is not Phase.FAILED or stray is None:
            return False
        return self.game.rules.winner(self.game.tree.state_at(stray)) == NOBODY

    @property
    def may_refute(self) -> bool:
        """True if the engine can be asked to refute the move on the board."""
        return self.is_refutable and self.is_failed and self.game.node is self._stray

    def refute(self) -> None:
        """Start the engine's answer to a move that fails; where points are counted, it plays on to the end."""
        if self.may_refute and self.exercise is not None:
            is_lost = self.exercise.is_puzzle and self.game.node.parent is self.exercise.task
            self._refutation.begin(self.exercise.goal, self.you, is_lost)

    def _tell_refutation(self) -> None:
        self.remark = self._refutation.words
        self.changed.emit()

    # ---- what the board does

    def _lead_to(self, node: ChildNode) -> None:
        """Play a move of the exercise, and say what the exercise says about it."""
        self.game.go_to(node)
        self._say(node)

    def _play(self, move: int) -> None:
        """Play a move that the exercise does not have."""
        node = self.game.play(move)
        self._stray = self._stray or node

    def _say(self, node: Node) -> None:
        if node.has_comment:
            self.said.append(node.comment)

    def _forget_words(self) -> None:
        self.said = []
        self.remark = None
        self.hint = None
        self._is_hint_whole = False

    def _await_reply(self) -> None:
        """Start the timer for the board's reply, if there is one; else let the person move, or end the exercise."""
        assert self.exercise is not None
        node = self.game.node
        if reply_at(node) is not None and self.before in (None, node.parent):  # later answers wait for the person
            self.phase = Phase.ANSWERING
            self._timer.start(self.reply_ms)
        elif self.before is not None:
            self.phase = Phase.FAILED
        elif node is self.exercise.task or right_moves(node):
            self.phase = Phase.LOOKING
        else:
            self._end()

    def _go_on(self) -> None:
        """Take back a move that failed, or play the board's reply, when the timer fires."""
        if self.is_returning:
            self._return_now()
            return
        if (reply := reply_at(self.game.node)) is not None:
            self._tell(reply)
            self._await_reply()
        self.changed.emit()

    def look_at(self, node: ChildNode) -> None:
        """Show another position of the line that has failed, and say what the move to it does.

        What is being played out stops, as it would go on from there.
        """
        self._refutation.cancel()
        self._forget_words()
        self._tell(node)
        self.changed.emit()

    def _tell(self, node: ChildNode) -> None:
        """Play a move of the exercise, and say what the exercise says about it, or else what the move does."""
        you = self.you if self.before is None else NOBODY
        self._lead_to(node)
        if not node.has_comment:
            before = self.game.tree.state_at(node.parent)
            self.remark = report_whole(self.game.rules, before, node.move, you, is_riddle=self.before is None)

    def _return_now(self) -> None:
        """Go back to the position before the move that has failed, to look for a better one."""
        self._call_off()
        if self.before is not None:
            self.game.go_to(self.before)
        self.before = None
        self.phase = Phase.LOOKING
        self.changed.emit()

    def _fail(self, before: Node) -> None:
        """Count a legal move that is not looked for as wrong.

        It is taken back by itself, unless it is worth asking why.
        """
        assert self.exercise is not None
        self.before = before
        self.failures += 1
        assert self._stray is not None
        what = consequence(self.game.rules, self.game.tree.state_at(before), self._stray.move, self.you)
        if self.exercise.goal.kind in (GoalKind.WIN, GoalKind.BEST, GoalKind.BETTER):
            enough = Message("With the best answers it is not enough.")  # something good may come of a wrong move
            self.remark = what if what is None or self.game.is_over else join_sentences(what, enough)
            self.phase = Phase.FAILED
        else:
            other = Message("You may play that, but this step is about another move.")
            self.remark = join_sentences(what, other)
            self.phase = Phase.RETURNING
            self._timer.start(self.take_back_ms)

    def _look_again(self, before: Node) -> bool:
        """Ask whether a move is good of which the exercise knows nothing; False if nobody can say."""
        assert self.exercise is not None
        look, best = self._second_look, right_moves(before)
        if look is None or not best or self.exercise.goal.kind is not GoalKind.BETTER or self.game.is_over:
            return False
        self.before = before
        self.phase = Phase.JUDGING
        self.remark = Message("Looking at this move…")
        look.begin(self.game.tree, best[0], self.game.node)
        return True

    def _take_verdict(self, is_good: bool) -> None:
        before = self.before
        if self.phase is not Phase.JUDGING or before is None:
            return
        self.before = None
        if is_good:
            self._end()
        else:
            self._fail(before)
        self.changed.emit()

    def _go_without_verdict(self) -> None:
        """Take back the move, counted neither as right nor as wrong, when the engine cannot look at it."""
        if self.phase is Phase.JUDGING:
            self.remark = Message("The bot could not look at this move. Try another one.")
            self.phase = Phase.RETURNING
            self._timer.start(self.take_back_ms)
            self.changed.emit()

    def _end(self, reason: Message | None = None) -> None:
        """End the exercise as solved; a `reason` is what the program itself has to say about that."""
        exercise = self.exercise
        assert exercise is not None
        answer = self.remark if self.phase is Phase.ANSWERING else None  # what was said of the opponent's last move
        self.remark = reason
        if not self.said and reason is None:  # in a way that the exercise has no words for
            self.said = [node.comment for node in right_moves(exercise.task)[:1] if node.has_comment]
            own = None if self.said else consequence_at(self.game.tree, self.game.node, self.you)
            self.remark = own or answer
        self.phase = Phase.SOLVED
        if exercise.goal.kind is GoalKind.WIN:
            self.game.mark_won(self.you)
        self.solved.emit()
