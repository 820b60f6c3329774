"""Playing: moves and everything else that is done in a turn."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from escabel_gui.link.connection_info import find_invite_like
from escabel_gui.link.game_code import is_code
from escabel_gui.model.table.activity import Activity, Stage
from escabel_gui.model.table.table import Table
from escabel_gui.rules.message import IllegalMove, Message
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import NOBODY
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.history.move_entry import MoveEntry
from escabel_gui.view.look.texts import color_name, move_as_written
from escabel_gui.view.playing.status_presenter import StatusPresenter
from escabel_gui.view.widgets.questions import ask


class PlayController(QObject):
    """Controller that turns what is done on the board and with the actions of a turn into calls to the table."""

    refused = Signal()  # something was tried that cannot be done
    code_came = Signal(str)  # a text with a code of a game with a friend elsewhere
    invitation_came = Signal(str)  # a friend's direct invitation

    def __init__(
        self,
        table: Table,
        stage: Stage,
        board: BoardView,
        entries: Sequence[MoveEntry],
        status: StatusPresenter,
        acts: WindowActions,
        may_let_bot_move: Callable[[], bool],
        window: QWidget,
    ) -> None:
        """Set up the controller; `may_let_bot_move` says whether the bot may help so, and asks where it must."""
        super().__init__(window)
        self._table = table
        self._stage = stage
        self._board = board
        self._status = status
        self._acts = acts
        self._may_let_bot_move = may_let_bot_move
        self._window = window
        game = table.game
        for action, do in (
            (acts.again, table.play_again),
            (acts.take_back, table.moving.take_back),
            (acts.redo, table.moving.redo),
            (acts.swap, lambda: self._play(SWAP)),
            (acts.pass_turn, lambda: self._play(PASS)),
            (acts.resign, self._resign),
            (acts.bot_move, self._let_bot_move),
            (acts.pause, table.pause),
            (acts.unpause, table.unpause),
            (acts.first, game.go_to_start),
            (acts.back, game.go_back),
            (acts.forward, game.go_on),
            (acts.last, game.go_to_end),
            (acts.up, lambda: game.go_to_sibling(-1)),
            (acts.down, lambda: game.go_to_sibling(1)),
            (acts.cursor, board.show_cursor),
        ):
            action.triggered.connect(do)
        stage.changed.connect(self._refresh)
        board.choice.move_chosen.connect(self._play)
        board.choice.refused.connect(self._explain)
        for entry in entries:
            entry.typed.connect(lambda text, entry=entry: self._play_typed(text, entry))
        self._refresh()

    # ---- what is done

    def _try(self, do: Callable[[], None]) -> bool:
        """Carry out a move; the reason why not goes to the message line."""
        self._status.forget()
        try:
            do()
        except IllegalMove as error:
            self._refuse(error.message)
            return False
        self._status.attend()  # the pointer is still where the move was made, which may be looked at first
        return True

    def _play(self, move: int, is_dropped: bool = False) -> None:
        activity = self._activity
        self._try(lambda: activity.make_move(move))
        if is_dropped:
            self._board.board_scene.finish()  # it was carried by hand: it need not be shown once more

    def _let_bot_move(self) -> None:
        self._status.forget()
        if not self._table.seating.to_move.is_here or self._may_let_bot_move():
            self._table.let_bot_move()

    def _play_typed(self, text: str, entry: MoveEntry) -> None:
        if is_code(text):  # a friend's answer, pasted where moves are typed
            self._leave_entry(entry)
            self.code_came.emit(text)
        elif invitation := find_invite_like(text):
            self._leave_entry(entry)
            self.invitation_came.emit(invitation)
        elif self._try(lambda: self._activity.make_typed_move(move_as_written(text))):
            entry.forget()  # for the next move: elsewhere, its letters and Enter are commands
        else:
            entry.selectAll()  # to be written over

    def _leave_entry(self, entry: MoveEntry) -> None:
        """Clear a field for typed moves, and leave it, so that keys stand for commands again."""
        entry.forget()
        if entry.hasFocus():
            self._board.return_keyboard()

    @property
    def _activity(self) -> Activity:
        return self._stage.activity

    def _resign(self) -> None:
        table = self._table
        if table.seating.is_anybody_away:
            question = self.tr("Give this game up?")
        else:  # the board may show an earlier position, at which it is the other one's turn
            question = self.tr("Does {0} resign?").format(color_name(table.giving_up.color_to_resign))
        if ask(self._window, self.tr("Resign"), question, table.game.replaced):
            table.giving_up.resign()

    # ---- what may be done, and what there is to say

    def _refresh(self) -> None:
        """Enable the actions that are possible now, and say what there is to do, when the table changes."""
        table, game, acts = self._table, self._table.game, self._acts
        activity = self._activity
        may_play = activity.why_not_move is None
        self._board.choice.open_for(may_play)
        acts.swap.setEnabled(may_play and activity.game.legal_moves.can_swap)
        acts.pass_turn.setEnabled(may_play and activity.game.legal_moves.can_pass)
        acts.take_back.setEnabled(table.moving.can_take_back)
        acts.redo.setEnabled(table.moving.can_redo)
        acts.resign.setEnabled(table.giving_up.may_resign)
        acts.bot_move.setEnabled(activity.may_ask_for_move)
        acts.pause.setEnabled(table.turns.may_pause)
        acts.unpause.setEnabled(table.turns.may_unpause)
        acts.play_out.setEnabled(activity.game is not game and activity.game.winner == NOBODY)
        is_on_board = activity.game is game  # else one would walk through what is not seen
        for action in (acts.first, acts.back):
            action.setEnabled(is_on_board and not game.node.is_root)
        for action in (acts.forward, acts.last):
            action.setEnabled(is_on_board and bool(game.node.children))
        for action in (acts.up, acts.down):
            action.setEnabled(is_on_board)
        self._status.speak()

    def _explain(self, source: int | None, target: int) -> None:
        """Say which rule forbids what was tried on the board.

        Where that takes back what has failed, a click on what may move now begins the next try; where that would have
        been taken back by itself, the click is the next try.
        """
        was_closed, was_returning = self._activity.why_not_move is not None, self._activity.is_returning
        why = self._activity.why_refused(source, target)
        if was_closed and source is None and self._activity.why_not_move is None:
            if was_returning:
                self._board.choice.activate(target)
                return
            self._board.choice.pick_up(target)
        self._refuse(why)

    def _refuse(self, why: Message) -> None:
        self._status.refuse(why)
        self.refused.emit()
