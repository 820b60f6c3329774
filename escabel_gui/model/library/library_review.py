"""All games of the library are reviewed, one after the other, in the background and while nobody needs the engine."""

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.model.analysis.examination import Examination
from escabel_gui.model.application.settings import OFF, ON, PAUSED, Settings
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.engines.engine_process import engine_command
from escabel_gui.model.library.library import Library
from escabel_gui.model.table.table import Table
from escabel_gui.record.evaluation import MIN_VISITS
from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.review.review import Review, unseen
from escabel_gui.record.storage.summary import Summary
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import BLACK, TIE

KEEP_MS: Final = 5_000  # what is seen is on disk after so long at the latest
CALM_MS: Final = 1_000  # for which nobody has needed the engine before it is used here again


class ReviewState(Enum):
    """State of the library review."""

    OFF = 0
    RUNNING = 1
    WAITING = 2  # for those who need the engine
    PAUSED = 3


class Progress(NamedTuple):
    """The game under way is the one after `done`; there is none before it has been read."""

    done: int
    total: int
    game: Summary | None
    positions_done: int
    positions: int


NOTHING: Final = Progress(0, 0, None, 0, 0)


class LibraryReview(QObject):
    """Review of all games of the library, which goes on where it was when the program ended.

    It stands back while the bot thinks, or `table_analyst` is at work on the game on the table. That game is passed
    over, as are those that are not over.
    """

    changed = Signal()  # it does something else, or has come further
    said = Signal(object)  # Message: one line for the person
    own_game_reviewed = Signal(object, int)  # Review, for now, and the only person in it, who played against a bot

    def __init__(
        self,
        library: Library,
        table: Table,
        table_analyst: Analyst,
        settings: Settings,
        analyst: Analyst | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.progress = NOTHING
        self._library = library
        self._table = table
        self._table_analyst = table_analyst
        self._settings = settings
        self._analyst = analyst or Analyst(self, engine_command(is_in_background=True))
        self._examination = Examination(self._analyst, self)
        self._queue: list[Summary] = []
        self._is_active = False
        self._is_planned = False  # the queue is known
        self._has_left_out = False  # whether the game on the board was to be reviewed, too
        self._tree: GameTree | None = None  # of the game under way
        self._unkept: list[Node] = []
        self._is_needed_elsewhere = False
        self._keep = timer(self, KEEP_MS, self._write)
        self._calm = timer(self, CALM_MS, self._return)
        self._examination.looked.connect(self._note)
        self._examination.finished.connect(self._end_game)
        self._examination.gave_up.connect(self._give_up)
        table.bot.thinking_changed.connect(self._give_way)
        table_analyst.busy_changed.connect(self._give_way)
        table.game.replaced.connect(self._leave_table_alone)

    @property
    def state(self) -> ReviewState:
        """State of the review, for its progress bar."""
        if not self._is_active:
            return ReviewState.OFF
        if self._settings.library_review == PAUSED:
            return ReviewState.PAUSED
        return ReviewState.WAITING if self._is_needed_elsewhere else ReviewState.RUNNING

    # ---- what is wanted

    def start(self) -> None:
        """Review what has not been reviewed."""
        if not self._is_active:
            self._settings.library_review = ON
            self._begin()

    def go_on(self) -> None:
        """Go on where the program was ended, if it was at it."""
        if not self._is_active and self._settings.library_review != OFF:
            self._begin()

    def pause(self, is_paused: bool) -> None:
        """Pause or resume the review."""
        if self._is_active:
            self._settings.library_review = PAUSED if is_paused else ON
            if is_paused:
                self._write()
            self._apply()
            if not is_paused and self._is_planned and self.progress.game is None:
                self._next()

    def stop(self) -> None:
        """Call it off; what it has seen stays."""
        if self._is_active:
            self._settings.library_review = OFF
            self._end()

    def renew(self) -> None:
        """Start its engine anew, which takes what is new."""
        self._analyst.renew()

    def close(self) -> None:
        """End the review with the program; the next start goes on."""
        self._end()

    # ---- one game after the other

    def _begin(self) -> None:
        self._is_active = True
        self._is_planned = False
        self._has_left_out = False
        self._is_needed_elsewhere = self._table.bot.is_thinking or self._table_analyst.is_busy
        self._library.list_games(self._take_plan)
        self.changed.emit()

    def _take_plan(self, games: list[Summary] | None) -> None:
        """Choose the games to be reviewed, and their order, from all games of the library; end without these (None)."""
        if not self._is_active or self._is_planned:
            return
        if games is None:
            self._end()
            return
        self._is_planned = True
        self._queue = to_be_reviewed(games)
        self.progress = Progress(0, len(self._queue), None, 0, 0)
        if self._queue:
            self._next()
        else:
            self.stop()
            self.said.emit(Message("All games that are over have been reviewed already."))

    def _next(self) -> None:
        """Turn to the game that comes next."""
        self.progress = self.progress._replace(game=None, positions_done=0, positions=0)
        if not self._queue:
            self._library.when_kept(self._finish)
            return
        if self.state != ReviewState.PAUSED:
            game = self._queue.pop(0)
            self.progress = self.progress._replace(game=game)
            if self._library.is_on_table(game.file):
                self._has_left_out = True
                self._pass_over()
            else:
                self._library.read(game.file, partial(self._examine, game))
        self.changed.emit()

    def _finish(self) -> None:
        """End after the last game, unless it has come back, as what was seen in it could not be written."""
        if not self._is_active or self._queue or self.progress.game is not None:
            return
        self.stop()
        self.said.emit(
            Message("All games that are over have been reviewed, except the one on the board.")
            if self._has_left_out
            else Message("All games that are over have been reviewed.")
        )

    def _examine(self, game: Summary, tree: GameTree | None) -> None:
        """Start the review of the game that was asked for, when it has been read; pass over one that cannot be."""
        if game is not self.progress.game:
            return
        if tree is None:
            self._pass_over()
            return
        nodes = unseen(tree, tree.main_line(), MIN_VISITS)
        self._tree = tree
        self.progress = self.progress._replace(positions=len(nodes))
        if nodes:
            self._examination.start(tree, nodes)
            self._apply()
        else:
            self._end_game()

    def _note(self, node: Node) -> None:
        """Note that one more position of the game has been looked at."""
        self._unkept.append(node)
        left = len(self._examination.todo)
        self.progress = self.progress._replace(positions_done=self.progress.positions - left)
        if not self._keep.isActive():
            self._keep.start()
        self.changed.emit()

    def _write(self) -> None:
        """Put what has been seen since the last time into the game's file."""
        self._keep.stop()
        game, tree = self.progress.game, self._tree
        if game is not None and tree is not None and self._unkept:
            seen = [(tree.moves_to(node), node.evaluation) for node in self._unkept if node.evaluation is not None]
            self._library.keep_evaluations(game.file, seen, partial(self._stop_unkept, game))
        self._unkept.clear()

    def _end_game(self) -> None:
        self._write()
        if self._tree is not None and (person := only_person(self._tree)) is not None:
            self.own_game_reviewed.emit(Review(self._tree), person)
        self._forget_game()
        self.progress = self.progress._replace(done=self.progress.done + 1)
        self._next()

    def _pass_over(self) -> None:
        """Go on to the next game, as this one cannot be reviewed here and now."""
        self._forget_game()
        self.progress = self.progress._replace(total=self.progress.total - 1)
        self._next()

    def _forget_game(self) -> None:
        self._keep.stop()
        self._unkept.clear()
        self._examination.stop()
        self._tree = None

    def _end(self) -> None:
        self._write()
        self._forget_game()
        self._is_active = False
        self._queue.clear()
        self.progress = NOTHING
        self._analyst.close()
        self.changed.emit()

    # ---- others

    def _apply(self) -> None:
        self._examination.rest(self.state != ReviewState.RUNNING)
        self.changed.emit()

    def _give_way(self) -> None:
        """Stop while somebody else needs the engine.

        Go on some time after they do not any more, as they may need it again at once.
        """
        if self._table.bot.is_thinking or self._table_analyst.is_busy:
            self._calm.stop()
            self._is_needed_elsewhere = True
            self._apply()
        else:
            self._calm.start()

    def _return(self) -> None:
        self._is_needed_elsewhere = False
        self._apply()

    def _leave_table_alone(self) -> None:
        """Pass over the game under way if it is on the table now, where it can be looked at and reviewed."""
        game = self.progress.game
        if game is not None and self._library.is_on_table(game.file):
            self._has_left_out = True
            self._pass_over()

    def _give_up(self) -> None:
        self._break_off()
        self.said.emit(Message("The bot does not answer, and the review of the library is paused."))

    def _stop_unkept(self, game: Summary) -> None:
        """Pause, as what was seen in a game could not be written; to go on is to look at that game again."""
        if not self._is_active or game in self._queue:
            return
        is_over = game is not self.progress.game
        self._break_off()
        if is_over:
            self._queue.insert(0, game)
            self.progress = self.progress._replace(done=self.progress.done - 1)
            self.changed.emit()

    def _break_off(self) -> None:
        """Pause; to go on is to read the game under way again."""
        self.pause(True)
        game = self.progress.game
        if game is not None:
            self._queue.insert(0, game)
        self._forget_game()
        self.progress = self.progress._replace(game=None, positions_done=0, positions=0)
        self.changed.emit()


def timer(parent: QObject, milliseconds: int, do: Callable[[], None]) -> QTimer:
    """Return a timer that does something once, so many milliseconds after it was started."""
    made = QTimer(parent, singleShot=True, interval=milliseconds)
    made.timeout.connect(do)
    return made


def to_be_reviewed(games: list[Summary]) -> list[Summary]:
    """Return the games that are over and not reviewed: first those lost to a bot, the newest of each first."""
    waiting = [game for game in games if not game.is_unfinished and not game.is_reviewed and game.plies > 0]
    newest_first = sorted(waiting, key=lambda game: game.date, reverse=True)
    return sorted(newest_first, key=lambda game: not is_lost_to_bot(game))


def only_person(tree: GameTree) -> int | None:
    """Return the starting color of the only person in a game against a bot, or None."""
    levels = [parse_bot_level(name) for name in tree.players[1:]]
    return levels.index(0) if sum(level > 0 for level in levels) == 1 else None


def is_lost_to_bot(game: Summary) -> bool:
    """Return whether a bot has won the game against a person."""
    if game.result is None or game.result.winner == TIE:
        return False
    winner, loser = game.players if game.result.winner == BLACK else game.players[::-1]
    return parse_bot_level(winner) > 0 and parse_bot_level(loser) == 0
