"""Writing of a match's games to a folder (`match --save`), for a look at them and for `calibration`."""

import re
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from escabel_gui.engine.matches.match_player import PlayerSpec
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.files import read_bytes, write_new
from escabel_gui.rules.state import BLACK, WHITE

DATE: Final = re.compile(rb"DT\[[^\]]*\]")  # by which alone a game differs that is saved a second time


class SavedGames:
    """Folder of a match's games; no file is overwritten, and a match that is resumed writes no game again."""

    def __init__(self, folder: Path, specs: list[PlayerSpec], is_resumed: bool) -> None:
        self.folder = folder
        self.specs = specs
        self.begin = datetime.now()
        self.earlier: set[bytes] = set()
        for path in folder.glob("match *.sgf") if is_resumed else ():
            with suppress(OSError, RecordError):
                self.earlier.add(undated(read_bytes(path)))

    def save(self, sgf: str, number: int) -> None:
        """Write a game, the first of the match having number 0, with the names of who played it."""
        tree = read_sgf(sgf)
        first, second = (spec.name for spec in self.specs)
        first_color = WHITE if number % 2 else BLACK
        tree.players[first_color] = first
        tree.players[3 - first_color] = second
        tree.date = f"{self.begin:%Y-%m-%d}"
        tree.root.set_text("EV", f"{first} against {second}")
        tree.root.set_text("RO", str(number + 1))
        data = write_sgf(tree).encode()
        if undated(data) not in self.earlier:
            write_new(self.folder, f"match {self.begin:%Y-%m-%d %H.%M.%S} game {number + 1:04}", data)


def undated(data: bytes) -> bytes:
    """Return an SGF file without its date."""
    return DATE.sub(b"", data, count=1)
