"""Conditional moves of the person here, in a game with a friend elsewhere: played as soon as their time has come."""

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.link.conditional_moves import ConditionalMoves
from escabel_gui.link.local_replica import LocalReplica
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.moving import Moving
from escabel_gui.model.table.remote_game import RemoteGame
from escabel_gui.model.table.turn_taking import TurnTaking
from escabel_gui.record.telling.move_names import name_move
from escabel_gui.rules.message import Message


class PreparedAnswers(QObject):
    """Player of prepared answers: like a move by hand, in the next turn of the event loop after the friend's move.

    While the person is preparing, nothing is played by itself.
    """

    changed = Signal()  # the person has prepared something else, which is to be kept
    said = Signal(object)  # Message: one line for the person

    def __init__(
        self, game: Game, remote_game: RemoteGame, turns: TurnTaking, moving: Moving, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.is_preparing = False
        self._game = game
        self._remote_game = remote_game
        self._turns = turns
        self._moving = moving
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._play)

    @property
    def moves(self) -> ConditionalMoves | None:
        """Answers prepared in the game on the table, or None."""
        copy = self._remote_game.copy
        return None if copy is None else copy.prepared

    @property
    def shown_moves(self) -> ConditionalMoves | None:
        """The same, if the game stands where it goes on, so that it can be shown after the last move."""
        return self.moves if self._is_in_place and not self._remote_game.has_conflict else None

    @property
    def _is_in_place(self) -> bool:
        """True if what is prepared goes on from where the shared game stands."""
        copy, moves = self._remote_game.copy, self.moves
        return copy is not None and moves is not None and moves.tree.moves_to(moves.home) == copy.game.line

    @property
    def may_prepare(self) -> bool:
        """True if it is the turn of a friend elsewhere, who waits for no answer to anything else."""
        copy = self._remote_game.copy
        return copy is not None and copy.may_prepare and self._remote_game.offer is None

    # ---- preparing

    def begin(self) -> ConditionalMoves:
        """Return what is prepared for the position of the game, to be changed; meanwhile nothing plays by itself."""
        copy = self._remote_game.copy
        assert copy is not None
        self.is_preparing = True
        moves = self.moves if self._is_in_place else None
        return moves or ConditionalMoves(copy.game.rules, copy.game.line)

    def keep(self, moves: ConditionalMoves) -> None:
        """Let this be what is prepared."""
        copy = self._remote_game.copy
        assert copy is not None
        copy.prepared = moves if moves.count else None
        self.changed.emit()

    def end(self) -> None:
        """Note that the person is not preparing any more."""
        self.is_preparing = False

    # ---- playing

    def rest(self) -> None:
        """Play nothing until `follow`."""
        self._soon.stop()

    def follow(self) -> None:
        """Play the answer prepared for where the game stands, soon, or leave it to a person who is preparing."""
        copy = self._remote_game.copy
        answer = None if copy is None else copy.prepared_answer
        if copy is None or answer is None:
            self._soon.stop()
        elif self.is_preparing:
            self._pass_over(copy, answer)
        else:
            self._soon.start()

    def _pass_over(self, copy: LocalReplica, answer: int) -> None:
        """Leave an answer to the person, and say so when everybody else knows of the friend's move."""
        assert copy.prepared is not None
        copy.prepared.pass_over(copy.game.line)
        words = Message(
            "{0} has moved while you were preparing, so nothing was played by itself: you had prepared {1}.",
            (self._remote_game.friend_name, name_move(copy.game.rules.format_move(answer))),
        )
        self.changed.emit()
        QTimer.singleShot(0, self, lambda: self.said.emit(words))

    def _play(self) -> None:
        game, copy = self._game, self._remote_game.copy
        answer = None if copy is None else copy.prepared_answer
        is_paused = self._turns.is_paused and self._remote_game.is_direct
        if copy is None or answer is None or is_paused or self._moving.is_held:
            return
        if game.node is not game.tree.last_node() or game.tree.moves_to(game.node) != copy.game.line:
            return
        texts = tuple(name_move(copy.game.rules.format_move(move)) for move in (copy.game.line[-1], answer))
        self._moving.make(answer, Message("After {0}, {1} was played at once, as you had prepared it.", texts))
