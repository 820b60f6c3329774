"""Writing of the game on the table to its file, in a thread: the window never waits for a disk."""

import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from escabel_gui.record.storage.files import is_for_room, reason_for
from escabel_gui.record.storage.game_store import ConcurrentModification, GameFile, GameStore, Session
from escabel_gui.record.storage.node_text_cache import RoundTripError
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.message import Message

log = logging.getLogger("escabel.keeping")

MAX_DETAILS: Final = 10_000  # letters that go to the log


class GameKeeper(Protocol):
    """Writer of games to their files: a folder of games, or the file of a study. All methods may raise OSError."""

    folder: Path

    def save(self, file: GameFile, tree: GameTree, session: Session) -> Path | None:
        """Write a game as it is now; returns the file that it has left for another, if it had to."""

    def has(self, file: GameFile, tree: GameTree) -> bool:
        """Return whether all of a game can be read in its file."""

    def remove(self, file: GameFile) -> None:
        """Remove a game that has nothing to keep."""

    def make_current(self, path: Path) -> None:
        """Let the game in a file be the one to resume."""


class Failure(NamedTuple):
    """Reason why a game could not be written."""

    reason: Message | str
    is_lost: bool  # something of the game is nowhere on disk
    is_for_room: bool = False  # there was no room on the disk
    may_pass: bool = False  # the same may go well later


class Outcome(NamedTuple):
    """Outcome of the job with this number; done, if no other field is set.

    `left` is the file that a game could not be written to, and in whose place it has another one now.
    """

    number: int
    file: GameFile
    left: Path | None = None
    failure: Failure | None = None
    met: ConcurrentModification | None = None
    error: Exception | None = None  # one that nobody expects


class Job(NamedTuple):
    """Work for the writer thread."""

    number: int
    file: GameFile
    keeper: GameKeeper  # of the file
    do: Callable[[], Path | None]  # returns the file that the game has left
    tree: GameTree | None = None  # what is kept, if that is what it does


class GameWriter(QObject):
    """Writer of the file of the game on the table; another game has another file.

    Of the states of one game that wait for the disk only the latest is written. News are what would be lost if it
    were not written: not where one is in the game.
    """

    kept = Signal()  # everything so far is on disk
    settled = Signal()  # the news are on disk, or cannot be
    failed = Signal(object)  # Failure
    moved = Signal(object)  # Path: the file that the game has left for another, as it could not be replaced
    met = Signal(object)  # ConcurrentModification: another program has written to the file, which is as it left it
    _ended = Signal(object)  # Outcome

    def __init__(self, games: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._keeper: GameKeeper = games  # of the file of the game on the table
        self.file: GameFile | None = None  # none before the first game
        self.failure: Failure | None = None  # of the latest attempt
        self._given = 0  # jobs so far
        self._news = 0  # the latest of them that has news of the game on the table
        self._done = 0
        self._jobs: dict[GameFile, Job] = {}  # that wait
        self._thread: Thread | None = None  # works on one of them
        self._is_idle = Condition()  # guards both
        self._logged = ""  # in the thread: why the latest attempts have failed
        self._ended.connect(self._tell)

    @property
    def folder(self) -> Path:
        """Folder of the file of the game on the table."""
        return self._keeper.folder

    @property
    def is_busy(self) -> bool:
        """True while jobs are not done."""
        return self._done < self._given

    @property
    def is_all_kept(self) -> bool:
        """True if all jobs so far are on disk."""
        return not self.is_busy and self.failure is None

    @property
    def has_news(self) -> bool:
        """True if moves are still on their way to the disk."""
        return self._done < self._news

    # ---- what there is to do

    def take(self, file: GameFile, keeper: GameKeeper | None = None) -> None:
        """Write another game from now on, in this file; what was given of the one before is written nevertheless.

        Without a keeper it is a file of the games folder.
        """
        self.file = file
        self._keeper = keeper or self._games
        self.failure = None
        self._news = 0

    def save(self, tree: GameTree, session: Session, has_news: bool = True) -> None:
        """Write the game on the table as it is then."""
        file = self.file
        assert file is not None
        keeper = self._keeper
        self._give(file, lambda: keeper.save(file, tree, session), tree)
        if has_news:
            self._news = self._given

    def make_current(self) -> None:
        """Let the game on the table be the one to resume."""
        file = self.file
        if file is not None and file.path is not None:
            path, keeper = file.path, self._keeper
            self._give(file, lambda: keeper.make_current(path))

    def remove(self) -> None:
        """Remove the file of the game on the table, which is not worth keeping."""
        file = self.file
        if file is not None:
            keeper = self._keeper
            self._give(file, lambda: keeper.remove(file))

    def wait(self, seconds: float | None = None) -> None:
        """Return when everything so far has been done, or after so many seconds; not for the thread of the window."""
        with self._is_idle:
            self._is_idle.wait_for(lambda: self._thread is None, seconds)

    # ---- doing it

    def _give(self, file: GameFile, do: Callable[[], Path | None], tree: GameTree | None = None) -> None:
        self._given += 1
        with self._is_idle:
            self._jobs.pop(file, None)  # so that jobs end in the order of their numbers
            self._jobs[file] = Job(self._given, file, self._keeper, do, tree)
            if self._thread is None:
                self._thread = Thread(target=self._work)
                self._thread.start()

    def _work(self) -> None:
        while True:
            with self._is_idle:
                if not self._jobs:
                    self._thread = None
                    self._is_idle.notify_all()
                    return
                job = self._jobs.pop(next(iter(self._jobs)))
            outcome = self._outcome(job)
            self._ended.emit(outcome)

    def _outcome(self, job: Job) -> Outcome:
        try:
            left = job.do()
        except ConcurrentModification as news:
            return Outcome(job.number, job.file, met=news)
        except RoundTripError as error:
            log.error("%s:\n%s", error, error.text[:MAX_DETAILS])
            #: why a game cannot be saved, in brackets or after a colon
            reason = Message("reading the file back would change a move or a comment")
            return Outcome(job.number, job.file, failure=self._failure(job, reason))
        except OSError as error:
            if str(reason_for(error)) != self._logged:  # it is tried again every few seconds
                self._logged = str(reason_for(error))
                log.warning("A game could not be written: %s", error)
            failure = self._failure(job, reason_for(error))
            failure = failure._replace(is_for_room=is_for_room(error), may_pass=True)
            return Outcome(job.number, job.file, failure=failure)
        except Exception as error:
            return Outcome(job.number, job.file, failure=self._failure(job, repr(error)), error=error)
        self._logged = ""
        return Outcome(job.number, job.file, left)

    def _failure(self, job: Job, reason: Message | str) -> Failure:
        is_there = job.tree is None
        if job.tree is not None:
            with suppress(Exception):  # whatever is wrong with the game: what is not found counts as lost
                is_there = job.keeper.has(job.file, job.tree)
        return Failure(reason, not is_there)

    def _tell(self, outcome: Outcome) -> None:
        """Emit what has come of a job, in the thread of the window; by now there may be others."""
        self._done = outcome.number
        if outcome.file is self.file:
            self.failure = outcome.failure
            if outcome.left is not None:
                self.moved.emit(outcome.left)
            if outcome.met is not None:
                self.met.emit(outcome.met)
            elif outcome.failure is not None:
                self.failed.emit(outcome.failure)
            elif not self.is_busy:
                self.kept.emit()
        if not self.has_news:
            self.settled.emit()
        if outcome.error is not None:
            raise outcome.error
