"""Activities: what a person does at the board. One at a time has it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from escabel_gui.model.table import Table
from escabel_gui.rules.words import Words


class Activity(QObject):
    """Gets every move that a person makes at the board, and says whether there may be one."""

    @property
    def why_not_move(self) -> Words | None:
        """Why nothing on the board may be touched, if that is so."""
        return None

    @property
    def may_ask_for_move(self) -> bool:
        """Whether somebody else may be asked to make the move here."""
        return False

    def make_move(self, move: int) -> None:
        """Raises IllegalMove with the reason."""
        raise NotImplementedError

    def make_typed_move(self, text: str) -> None:
        """Raises IllegalMove with the reason."""
        raise NotImplementedError


class Play(Activity):
    """The game on the table is played."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table

    @property
    def why_not_move(self) -> Words | None:
        return self._table.why_not_play

    @property
    def may_ask_for_move(self) -> bool:
        return self._table.may_ask_for_move

    def make_move(self, move: int) -> None:
        self._table.play(move)

    def make_typed_move(self, text: str) -> None:
        self._table.play_text(text)
