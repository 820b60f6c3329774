"""Taking back: from a node to the mover's own turn before it, and forth again."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.clock import Clock
from escabel_gui.model.friendship import Friendship
from escabel_gui.model.game import Game
from escabel_gui.model.seating import Seating
from escabel_gui.record.tree import Node


class TakingBack(QObject):
    """What is taken back and redone; the moves stay in the tree."""

    reopened = Signal()  # a resignation or a loss on time no longer counts: the game goes on at the current node

    def __init__(self, game: Game, seating: Seating, clock: Clock, friendship: Friendship, parent: QObject) -> None:
        super().__init__(parent)
        self._game = game
        self._seating = seating
        self._clock = clock
        self._friendship = friendship

    @property
    def _is_trying(self) -> bool:
        """Whether both sides are moved by hand here."""
        return self._game.is_decided and self._game.is_variation

    @property
    def _target(self) -> Node | None:
        """The nearest earlier node at which a move was made by hand."""
        node = self._game.node.parent
        if self._seating.is_opponent_away and not self._is_trying:
            while node is not None and not self._seating.live_at(node).is_here:
                node = node.parent
        return node

    @property
    def is_possible(self) -> bool:
        if self._friendship.is_on:
            return self._friendship.can_take_back
        return self._target is not None or self._game.is_given_up

    def take_back(self) -> None:
        """Undo to one's own turn; a resignation or a loss on time is taken back first.

        From the end of a game it goes on with another move. A friend elsewhere is asked.
        """
        game = self._game
        if self._friendship.is_on:
            self._friendship.take_back()
        elif game.is_given_up:
            game.tree.result = None
            self._clock.raise_flag()
            self.reopened.emit()
        elif (target := self._target) is not None:
            if game.is_reopened or (game.is_over and game.node is game.tree.end()):
                game.reopen(target)
            else:
                game.go_to(target)

    @property
    def can_redo(self) -> bool:
        return bool(self._game.node.children)

    def redo(self) -> None:
        """Go on along the line that was taken back, to the next turn of a person or to its end."""
        node = self._game.node
        while node.children:
            node = node.children[0]
            if self._seating.live_at(node).is_here or self._is_trying:
                break
        self._game.go_to(node)
