"""Files of studies: found, read, and written whole whenever one of their chapters is."""

import contextlib
import os
import re
import stat
from pathlib import Path
from typing import Final, NamedTuple

from escabel_gui.record.chapters.study import TITLE, Chapter, Study, as_title, read_study
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.file_names import is_sgf_name
from escabel_gui.record.storage.files import UNFINISHED, InUse, read_bytes, write_new
from escabel_gui.record.storage.folders import is_in
from escabel_gui.record.storage.game_store import (
    GameFile,
    Session,
    remove_stale_temp,
)
from escabel_gui.record.storage.snapshots import FileSnapshot, file_identity, write_locked
from escabel_gui.record.texts import unescape_text
from escabel_gui.record.tree import GameTree

HEADER_BYTES: Final = 4_000  # of a file that tell its title
HEADER_TITLE: Final = re.compile(rf"\b{TITLE}\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
MAX_LISTED: Final = 1_000


class ChangedElsewhere(Exception):
    """Raised when another program has written to the file of a study."""


class StudyFile:
    """File of a study in a folder, under a name that begins with its title.

    Where the file cannot be replaced, or another program has written to it, the study goes on in a new one.
    """

    def __init__(self, folder: Path, study: Study, path: Path | None = None, seen: FileSnapshot | None = None) -> None:
        """Set up the file; `path` is the one that the study was read from, as `seen`, if it is to be written there."""
        self.folder = folder
        self.study = study
        self.path = path
        self._seen = seen

    def write(self) -> Path | None:
        """Write the study as it is now; returns the file that it has left for another, if it had to.

        Raises OSError or RoundTripError, with the file as it was.
        """
        data = self.study.data()
        try:
            self._write(data, self.path)
        except (InUse, ChangedElsewhere):
            left = self.path
            self._write(data, None)
            return left
        return None

    def _write(self, data: bytes, path: Path | None) -> None:
        fresh: list[FileSnapshot] = []

        def approve(unfinished: Path) -> None:
            fresh.append(FileSnapshot(file_identity(unfinished), hash(data)))
            if path is not None:
                self._look(path)

        if path is None:
            self.path = write_new(self.folder, self.study.title, data, approve)
        else:
            write_locked(self.folder, path, data, approve)
        self._seen = fresh[0]

    def _look(self, path: Path) -> None:
        """Raise ChangedElsewhere if the file holds something else than this program has last seen there."""
        if self._seen is not None and not self._seen.is_of(path):
            raise ChangedElsewhere

    # ---- as what keeps the game on the table

    def save(self, file: GameFile, tree: GameTree, session: Session) -> Path | None:
        """Write the study with a chapter as it is now; a chapter has no session."""
        assert isinstance(file, Chapter)
        file.text(is_changed=True)
        return self.write()

    def has(self, file: GameFile, tree: GameTree) -> bool:
        """Return whether the file has a chapter as it is now."""
        assert isinstance(file, Chapter)
        with contextlib.suppress(OSError, RecordError):
            text = file.text(is_changed=True)[len("(;") :]  # between which the title of the study may stand
            return self.path is not None and text in decode(read_bytes(self.path))
        return False

    def remove(self, file: GameFile) -> None:
        """Write the study: an empty chapter stays in it."""
        self.write()

    def make_current(self, path: Path) -> None:
        """Do nothing: what is resumed is the game that was left for the study."""


class OpenedStudy(NamedTuple):
    """A study that was opened, and why not all of its file could be read, if so."""

    file: StudyFile
    fault: RecordError | None = None


def open_study(
    path: Path, folder: Path, wire_name: str, size: int, report: ProgressCallback = no_progress
) -> OpenedStudy:
    """Open the study in a file; one from elsewhere gets a file of its own in the folder, but only once.

    So does one that could be read in part. The wire name and the size are for games that do not tell theirs. Raises
    OSError, RecordError or RoundTripError.
    """
    identity = file_identity(path)  # first: what comes in between is noticed later
    data = read_bytes(path)
    study, fault = read_study(decode(data), path.stem, wire_name, size, report)
    if is_in(folder, path) and fault is None:
        return OpenedStudy(StudyFile(folder, study, path, FileSnapshot(identity, hash(data))))
    known = None if fault is not None else find_copy(folder, study.data())
    if known is not None:
        return open_study(known, folder, wire_name, size, report)
    return OpenedStudy(StudyFile(folder, study), fault)


class ListedStudy(NamedTuple):
    """A study in a folder, and when it was written last (seconds)."""

    path: Path
    title: str
    time: float


def list_studies(folder: Path) -> list[ListedStudy]:
    """Return the studies of a folder, the one that was written last first."""
    found: list[ListedStudy] = []
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            with contextlib.suppress(OSError):
                status = entry.stat()
                if entry.name.endswith(UNFINISHED):
                    remove_stale_temp(folder / entry.name)
                elif is_sgf_name(entry.name) and stat.S_ISREG(status.st_mode):
                    found.append(ListedStudy(folder / entry.name, "", status.st_mtime))
    newest = sorted(found, key=lambda listed: listed.time, reverse=True)[:MAX_LISTED]
    return [listed._replace(title=title_in(listed.path)) for listed in newest]


def title_in(path: Path) -> str:
    """Return the title of a study as its file begins; the name of the file where it says none."""
    with contextlib.suppress(OSError), path.open("rb") as file:
        written = HEADER_TITLE.search(file.read(HEADER_BYTES).decode("utf-8", "replace"))
        if written is not None and (title := as_title(unescape_text(written[1]))):
            return title
    return as_title(path.stem)


def find_copy(folder: Path, data: bytes) -> Path | None:
    """Return the study of a folder that consists of these bytes, or None."""
    for listed in list_studies(folder):
        with contextlib.suppress(OSError, RecordError):
            if listed.path.stat().st_size == len(data) and read_bytes(listed.path) == data:
                return listed.path
    return None


def studies_folder(games: Path) -> Path:
    """Return the folder of the studies beside a games folder; it need not exist yet."""
    return games.parent / "studies"
