"""Moves of a game: made one after the other as the disk allows, taken back, and made again."""

from itertools import takewhile
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.model.table.autosave import Autosave
from escabel_gui.model.table.clock import Clock
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.remote_game import RemoteGame
from escabel_gui.model.table.seating import Seating
from escabel_gui.model.table.turn_taking import TurnTaking
from escabel_gui.record.storage.clock_use import LEFT_AFTER
from escabel_gui.record.tree import ASSISTANCE, ChildNode, Node, ancestors
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import SWAP

SLOW_DISK_MS: Final = 300  # it is told when a move has been held for so long


class HeldMove(NamedTuple):
    """A move that has been made, and is shown as soon as the one before it is on disk."""

    node: Node  # at which it was made
    move: int
    mover: int | None  # the person whose time it took, if the clocks count
    words: Message | None  # what there is to say about it


class TakenBack(NamedTuple):
    """Moves that are not in the tree any more, and what brings them back."""

    node: ChildNode  # the first of them
    help: str  # the note on help at the node before, as it was


class Moving(QObject):
    """Maker of moves, each as soon as the one before it is on disk.

    Moves of an undecided game that are taken back leave the tree; `redo` brings them back until another one is made.
    """

    changed = Signal()  # a move is held or is not any more, or the game goes on after all at the current node
    slowed = Signal()  # the disk has held a move for longer than goes unnoticed
    said = Signal(object)  # Message: one line for the persons
    finished = Signal()  # a move has just decided the game

    def __init__(
        self,
        game: Game,
        seating: Seating,
        clock: Clock,
        remote_game: RemoteGame,
        turns: TurnTaking,
        autosave: Autosave,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._seating = seating
        self._clock = clock
        self._remote_game = remote_game
        self._turns = turns
        self._autosave = autosave
        self._held: HeldMove | None = None
        self._taken_back: list[TakenBack] = []  # the latest last
        self._disk = QTimer(self, singleShot=True, interval=SLOW_DISK_MS)
        self._disk.timeout.connect(self._tell_slow_disk)
        game.node_changed.connect(self._forget_elsewhere)
        game.replaced.connect(self._forget_elsewhere)
        game.replaced.connect(self._taken_back.clear)

    # ---- making a move

    def make(self, move: int, words: Message | None = None) -> None:
        """Let a legal move be made here as soon as the one before is on disk, and then say something."""
        made = HeldMove(self._game.node, move, self._mover, words)
        if not self._autosave.writer.has_news:
            self._make(made)
            return
        self._held = made
        self._disk.start()
        self.changed.emit()

    @property
    def _mover(self) -> int | None:
        """Person whose clock runs; in a direct game whoever moves, as a move in a pause earns as much as others."""
        copy = self._remote_game.copy
        if copy is not None and self._remote_game.is_direct and copy.game.line and not copy.game.is_over:
            return copy.person
        return self._clock.running

    @property
    def is_held(self) -> bool:
        """True if a move waits for the disk."""
        return self._held is not None

    @property
    def is_disk_slow(self) -> bool:
        """True if a move has waited for the disk noticeably long."""
        return self.is_held and not self._disk.isActive()

    def make_held(self) -> None:
        """Make the move that waits for the disk, if one does, as the disk is ready."""
        held, self._held = self._held, None
        if held is not None:
            self._make(held)

    def forget_held(self) -> None:
        """Drop the move that waits for the disk, if one does."""
        self._held = None

    def _forget_elsewhere(self, _step: object = None) -> None:
        if self._held is not None and self._held.node is not self._game.node:
            self._held = None

    def _tell_slow_disk(self) -> None:
        if self.is_held:
            self.slowed.emit()

    def _make(self, made: HeldMove) -> None:
        game = self._game
        was_live, was_decided = game.is_live, game.is_decided
        end = game.tree.last_node() if game.tree.is_decided else None  # it may have been taken back
        if self._turns.is_paused and self._remote_game.is_direct:
            self._remote_game.pause_wanted.emit(False)  # or the friend's clock rests there, and runs here
        self._turns.is_paused = False
        if was_live and not game.node.is_root:
            self._clock.move_made(made.mover)
        self._remote_game.note_move(made.move)
        if self.is_taken_back and self._taken_back[-1].node.move == made.move:
            self._restore()
        self._taken_back.clear()
        is_known = game.node.child(made.move) is not None
        game.play(made.move)
        if was_live and made.mover is not None:
            self._note_time_left(made.mover, int(made.node.turn))
        if is_known and not game.is_decided and not self._seating.to_move.is_here and self.can_redo:
            self.redo()  # the same move again is answered as it was
        self._autosave.save()
        if game.is_over and not was_decided and game.node is not end:
            self.finished.emit()
        if made.words is not None:
            self.said.emit(made.words)

    def _note_time_left(self, mover: int, color: int) -> None:
        """Write beside the move that was just made how much time its player has left, as SGF does."""
        if self._clock.is_used and self._game.node.move != SWAP:
            self._game.node.set_text(LEFT_AFTER[color], f"{self._clock.left(mover).seconds:.1f}")

    # ---- taking back, and forth again

    @property
    def _is_trying(self) -> bool:
        """True if the user moves both sides, in a variation."""
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
    def _is_friends(self) -> bool:
        """True if a friend elsewhere has the same game."""
        return self._remote_game.copy is not None

    @property
    def can_take_back(self) -> bool:
        """True if there is a move to take back."""
        if self.is_held:
            return True
        if self._remote_game.is_on:
            return self._remote_game.can_take_back
        return self._target is not None or (self._game.is_given_up and not self._is_friends)

    def take_back(self) -> None:
        """Undo to one's own turn; what the disk holds, a resignation or a loss on time is taken back first.

        From the end of a game it goes on with another move. A friend elsewhere is asked. What is studied stays, and so
        does the end of a friend's game: one only looks at the move before.
        """
        game = self._game
        if self.is_held:
            self._held = None
            self.changed.emit()
        elif self._remote_game.is_on:
            self._remote_game.take_back()
        elif game.is_studied:
            game.go_back()
        elif game.is_given_up and not self._is_friends:
            game.tree.result = None
            self._seating.note_take_back(game.node)
            self._clock.raise_flag()
            self._turns.is_paused = self._clock.is_used  # no clock runs before somebody says so or moves
            self._autosave.save()
            self.changed.emit()
        elif (target := self._target) is not None:
            if self._can_cut(target):
                self._cut(target)
            elif not self._is_friends and (game.is_reopened or (game.is_over and game.node is game.tree.last_node())):
                game.reopen(target)
            else:
                game.go_to(target)

    def _can_cut(self, target: Node) -> bool:
        """Return whether going back to `target` removes moves: from the end of an open game to where a person moves.

        Moves among which there are variations stay in the tree.
        """
        game = self._game
        line = list(takewhile(lambda node: node is not target, ancestors(game.node)))
        return (
            game.is_in_play
            and not game.is_variation
            and self._seating.live_at(target).is_here
            and all(len(node.children) < 2 for node in (*line, target))
        )

    def _cut(self, target: Node) -> None:
        """Take the moves after `target` out of the tree, and go there."""
        game = self._game
        first = target.children[0]
        self._taken_back.append(TakenBack(first, target.text(ASSISTANCE)))
        self._seating.note_take_back(target)
        game.cut(first)
        self._autosave.save()

    def _restore(self) -> None:
        """Bring the moves back that were taken back last."""
        taken = self._taken_back.pop()
        self._seating.forget_take_back(taken.node.parent, taken.help)
        self._game.restore(taken.node)
        self._autosave.save()

    @property
    def is_taken_back(self) -> bool:
        """True if moves have been taken back here that `redo` brings back; not where the game was given up since."""
        is_here = bool(self._taken_back) and self._taken_back[-1].node.parent is self._game.node
        return is_here and not self._game.is_over

    @property
    def can_redo(self) -> bool:
        """True if there is a move to play again."""
        return bool(self._game.node.children) or self.is_taken_back

    def redo(self) -> None:
        """Go on along the line that was taken back, to the next turn of a person or to its end."""
        if self.is_taken_back:
            self._restore()
        node = self._game.node
        while node.children:
            node = node.children[0]
            if self._seating.live_at(node).is_here or self._is_trying:
                break
        self._game.go_to(node)
