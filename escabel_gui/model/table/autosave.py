"""Saving: when the game on the table is written to its file, and with what."""

import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.model.table.clock import Clock
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.game_writer import Failure, GameWriter
from escabel_gui.model.table.seating import Seating
from escabel_gui.model.table.sessions import format_session, with_unknown
from escabel_gui.record.storage.game_store import ConcurrentModification, GameFile, GameStore
from escabel_gui.record.tags import merge_tags, set_tags, tags_of
from escabel_gui.rules.message import Message

SETTLE_MS: Final = 1000  # how long a position must be looked at before it is saved as the place in the game


class Autosave(QObject):
    """Saving of the game in the background: moves at once, the position that is looked at a little later."""

    said = Signal(object)  # Message: one line for the persons
    taken_in = Signal()  # what another program has played is in the game now

    def __init__(
        self, game: Game, seating: Seating, clock: Clock, games: GameStore, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._seating = seating
        self._clock = clock
        self._games = games
        self.writer = GameWriter(games, self)
        self._is_annotated = False  # since it was written last
        self._is_again = False  # what is being written could not be written before
        self._told: tuple[GameFile, Failure] | None = None  # what was said to be not saved, and is not yet
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(lambda: self.save(has_news=self._is_annotated))
        self.writer.failed.connect(self._tell_not_saved)
        self.writer.kept.connect(self._tell_saved)
        self.writer.moved.connect(self._tell_moved)
        self.writer.met.connect(self._take_in)
        game.annotated.connect(self._take_note_of_annotation)

    def save(self, has_news: bool = True) -> None:
        """Write the game and where one is in it."""
        self._is_again = False
        self._settle.stop()
        self._is_annotated = False
        tree = self._game.tree
        session = format_session(self._seating.setup, tree, self._game.node, self._clock, self._seating.copy)
        file = self.writer.file
        assert file is not None
        self.writer.save(tree, with_unknown(session, file.session), has_news)

    def save_again(self) -> None:
        """Write what could not be written; no move waits for that, and nothing is said unless something is new."""
        self.save(has_news=False)
        self._is_again = True

    def save_later(self) -> None:
        """Save the current node after a pause, since the user may go on at once."""
        self._settle.start()

    def finish(self, is_closing: bool) -> None:
        """Write the game for the last time; one not worth keeping is removed, unless the window is being closed."""
        if self.writer.file is not None:  # or nothing has begun here yet
            if self.is_worth_keeping or is_closing:
                self.save(has_news=self._is_annotated or self.writer.failure is not None)
            else:
                self.writer.remove()
        self._settle.stop()

    @property
    def is_worth_keeping(self) -> bool:
        """True if a game has anything worth saving: moves, comments, a set-up, a friend."""
        tree = self._game.tree
        if self._seating.copy is not None:
            return True
        return tree.has_begun or bool(tree.root.properties)

    def _take_note_of_annotation(self) -> None:
        self._is_annotated = True
        self._settle.start()

    def _take_in(self, change: ConcurrentModification) -> None:
        """Merge what another program has written to the file of this game: what it has played is a variation here.

        If the file has another game now, or none, the game goes on in a new file.
        """
        tree, file, other = self._game.tree, self.writer.file, change.game
        assert file is not None
        if other is None or not tree.is_same_game(other.tree):
            self.writer.take(self._games.new_file(tree, time.localtime()))
            self.said.emit(Message("This game’s file now contains something else: the game goes on in a new file."))
        else:
            if file.seen is not None and other.tree.name != file.seen.name:
                tree.name = other.tree.name
            before = () if file.seen is None else file.seen.tags
            tags = merge_tags(tags_of(tree), tags_of(other.tree), before)
            file.seen = other.file.seen
            if self._game.merge(other.tree):
                self.said.emit(Message("This game was continued in another window, too: both lines are kept here."))
            set_tags(tree, tags)
        self.save()
        self.taken_in.emit()

    def _tell_moved(self, left: Path) -> None:
        path = self.writer.file.path if self.writer.file is not None else None
        if path is not None:
            self.said.emit(
                Message(
                    "{0} cannot be replaced, as another program may have it open: this game goes on in {1}.",
                    (left.name, path.name),
                )
            )

    def _tell_saved(self) -> None:
        told, self._told = self._told, None
        if told is not None and told[0] is self.writer.file:
            self.said.emit(Message("This game is saved now."))

    def _tell_not_saved(self, failure: Failure) -> None:
        file = self.writer.file
        assert file is not None
        if self._is_again and self._told == (file, failure):
            return
        self._told = (file, failure)
        where_and_why = (str(self.writer.folder), failure.reason)
        if failure.is_for_room:
            text = Message(
                "This game could not be saved in {0} ({1}). It goes on, but make room there or use Save a copy.",
                where_and_why,
            )
        else:
            text = Message(
                "This game could not be saved in {0} ({1}). It goes on, but use Save a copy to have it elsewhere.",
                where_and_why,
            )
        self.said.emit(text)
