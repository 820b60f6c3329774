"""Ends of a game that the rules do not give: somebody resigns, or has run out of time."""

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.table.autosave import Autosave
from escabel_gui.model.table.clock import Clock
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.moving import Moving
from escabel_gui.model.table.remote_game import RemoteGame
from escabel_gui.model.table.seating import Seating
from escabel_gui.model.table.turn_taking import TurnTaking
from escabel_gui.record.result import Ending, lost_by
from escabel_gui.record.tree import line_end


class GivingUp(QObject):
    """Losses by resignation and on time, which end the game wherever it is."""

    changed = Signal()  # the game is over at the current node
    finished = Signal()  # the game has just been decided

    def __init__(
        self,
        game: Game,
        seating: Seating,
        clock: Clock,
        remote_game: RemoteGame,
        turns: TurnTaking,
        moving: Moving,
        autosave: Autosave,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._seating = seating
        self._remote_game = remote_game
        self._turns = turns
        self._moving = moving
        self._autosave = autosave
        clock.flag_fell.connect(self._take_flag)

    @property
    def may_resign(self) -> bool:
        """True if a player can resign; not after the end of the game, not even in variations, and not in a study.

        An end that was taken back stands until somebody moves.
        """
        game = self._game
        if self._remote_game.has_conflict or game.is_studied:
            return False
        return not game.is_over and not game.tree.is_decided and self._seating.is_anybody_here

    @property
    def color_to_resign(self) -> int:
        """Color that resigns: the one to move where the line ends, or that of the only person here."""
        end = line_end(self._game.node)
        return self._game.tree.color_at(end, self._seating.player_to_resign(end))

    def resign(self) -> None:
        """Resign for the person to move where the line ends; against somebody who is not here, for the one who is."""
        if self.may_resign:
            self._lose(self._seating.player_to_resign(line_end(self._game.node)), Ending.RESIGNATION)

    def claim_time(self) -> None:
        """Let a friend elsewhere have lost on time whose own program does not say so; the friend is asked, too."""
        copy = self._remote_game.copy
        if copy is not None and not self._game.is_decided:
            self._lose(copy.friend, Ending.TIME)

    def _take_flag(self, person: int) -> None:
        """End the game, as somebody's time is over; a friend's own program tells that of the friend."""
        copy = self._remote_game.copy
        if copy is None or person == copy.person:
            self._lose(person, Ending.TIME)

    def _lose(self, person: int, ending: Ending) -> None:
        game = self._game
        self._moving.forget_held()
        self._turns.rest()
        self._remote_game.note_end(person, ending)
        node = game.node
        game.end(lost_by(game.tree.color_at(line_end(node), person), ending))
        if game.node is node:  # or that is told already
            self.changed.emit()
        self._autosave.save()
        self.finished.emit()
