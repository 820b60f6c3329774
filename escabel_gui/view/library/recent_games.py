"""The most recent games, in a menu."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from escabel_gui.model.background.threads import THREADS
from escabel_gui.model.table.table import Table
from escabel_gui.record.progress import Cancelled
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.files import why_unreadable
from escabel_gui.record.texts import one_line
from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.view.language import in_every_language, translate
from escabel_gui.view.look.texts import date_text, game_title
from escabel_gui.view.widgets.questions import warn
from escabel_gui.view.widgets.waiting import run_with_progress

MAX_RECENT_GAMES: Final = 8


class RecentGames(QMenu):
    """Menu of the most recent games, filled in the background whenever its parent menu opens.

    The game on the table is left out.
    """

    listed = Signal(object)  # the files, newest first
    is_on_table = Signal()  # the game that was to be opened is there already, perhaps behind a lesson

    def __init__(self, table: Table, window: QWidget) -> None:
        super().__init__(window)
        in_every_language(self, lambda: self.setTitle(self.tr("Recent games")))
        self._table = table
        self._window = window
        self.setEnabled(False)
        self.listed.connect(self._fill)

    def look(self) -> None:
        """Find the games in the background: a disk may be slow."""
        THREADS.start(self._look)

    def _look(self) -> None:
        files = self._table.kept_games.newest_first()[: MAX_RECENT_GAMES + 1]
        with suppress(RuntimeError):  # the window may be gone by now
            self.listed.emit(files)

    def _fill(self, files: list[Path]) -> None:
        self.clear()
        others = [file for file in files if file != self._table.path]
        for file in others[:MAX_RECENT_GAMES]:
            action = self.addAction(file_title(file).replace("&", "&&"))
            action.triggered.connect(lambda _checked=False, file=file: self.open_game(file))
        self.setEnabled(bool(others))

    def open_game(self, file: Path) -> None:
        """Resume a game where it was left, if it is not on the table already."""
        if file == self._table.path:
            self.is_on_table.emit()
            return
        kept_games = self._table.kept_games
        try:
            game = run_with_progress(
                lambda report: kept_games.open(file, report),
                self._window,
                self.tr("Opening the game…"),
                self._table.next_wanted,
            )
        except Cancelled:
            return
        except (OSError, RecordError) as error:
            warn(self._window, translate(why_unreadable(file.name, error)))
        else:
            self._table.resume(*game)


def file_title(file: Path) -> str:
    """Return the title of a kept game, with date and time, from the name of its file; else that name."""
    stem = one_line(file.stem)
    match = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d) (\d\d)(\d\d) (.*)", stem)
    if match is None:
        return stem
    year, month, day, hour, minute, name = match.groups()
    return f"{_spoken(name)} · {date_text(f'{year}-{month}-{day}', f'{hour}:{minute}')}"


def _spoken(name: str) -> str:
    """Return a game and its size as they are called everywhere, from how files are named after them; else the name."""
    match = re.fullmatch(r"(.+) ([0-9]{1,2})( \(\d+\))?", name)
    ruleset = next((ruleset for ruleset in CATALOGUE if match is not None and ruleset.title == match[1]), None)
    return name if match is None or ruleset is None else game_title(ruleset, int(match[2])) + (match[3] or "")
