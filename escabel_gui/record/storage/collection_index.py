"""Index of games elsewhere: in a folder and below it, or in one file; each file may have many. It is not kept."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from escabel_gui.record.progress import ProgressCallback
from escabel_gui.record.storage.folders import find_sgf_files
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.index_database import MEMORY
from escabel_gui.record.storage.index_rows import FileState, IndexRow, read_rows, state_of


class CollectionIndex(GameIndex):
    """Index in memory, in which files are named by their paths below the folder; it reports in bytes."""

    def __init__(self, place: Path, is_folder: bool) -> None:
        super().__init__(Path(MEMORY), place if is_folder else place.parent)
        self.is_in_memory = True
        self._place = place
        self._is_folder = is_folder

    def _scan(self, report: ProgressCallback) -> Iterator[tuple[str, FileState]]:
        """Yield the files; raises OSError where there is nothing any more, so that what was read of it stays."""
        if self._is_folder:
            os.scandir(self._place).close()
        else:
            self._place.stat()
        for path in find_sgf_files([self._place], report) if self._is_folder else [self._place]:
            with contextlib.suppress(OSError):
                yield str(path.relative_to(self.games_folder)), state_of(path.stat())

    def _rows(self, changed: list[str], states: dict[str, FileState], report: ProgressCallback) -> Iterator[IndexRow]:
        total, done = sum(states[file].length for file in changed), 0
        for file in changed:
            report(done, total)
            report_reading = lambda place, _all, done=done: report(done + place, total)  # noqa: E731
            yield from read_rows(self.games_folder / file, file, states[file], report_reading)
            done += states[file].length
