"""Names for new files: free, and such that every system takes them."""

import os
import re
from bisect import bisect_left
from collections.abc import Callable
from pathlib import Path
from typing import Final

from escabel_gui.rules.message import Message

MAX_NAME_BYTES: Final = 255  # bytes of a file name that file systems take
MAX_PATH_CHARS: Final = 259  # letters of a path that Windows takes, unless it begins with EXTENDED
EXTENDED: Final = "\\\\?\\"  # begins a path of any length on Windows
HAS_LONG_PATHS: Final = os.name != "nt"
RESERVED_LETTERS: Final = '<>:"/\\|?*'  # what Windows forbids in names, besides control characters
RESERVED: Final = re.compile(f"[\x00-\x1f\x7f{re.escape(RESERVED_LETTERS)}]")
DEVICE: Final = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³]) *(\.|$)", re.IGNORECASE)


def portable_stem(stem: str) -> str:
    """Return a name without its ending as every system takes it: the same, unless Windows reads it otherwise."""
    stem = RESERVED.sub("_", stem).rstrip(". ")
    return f"_{stem}" if DEVICE.match(stem) or not stem else stem


def is_sgf_name(name: str) -> bool:
    """Return whether a file of this name may have games: it ends in .sgf, in whatever case, and is not hidden."""
    return name.lower().endswith(".sgf") and not name.startswith(".")


def fault_on_windows(name: str) -> Message | None:
    """Return why Windows refuses or changes a file name, or None for a good one."""
    found = RESERVED.search(name)
    if found is not None and found[0] in RESERVED_LETTERS:
        return Message("a name cannot contain {0}", (found[0],))
    if found is not None:
        return Message("a name cannot contain control characters")
    if DEVICE.match(name):
        return Message("{0} is the name of a device", (name,))
    if name != name.rstrip(". "):
        return Message("a name cannot end in a dot or a space")
    return None


def claim_name(folder: Path, stem: str, take: Callable[[Path], None], suffix: str = ".sgf") -> Path:
    """Call `take` with a name that is free, even if another program looks for one at the same time.

    It raises FileExistsError if the name is not free after all.
    """
    number = 1
    while True:
        path = numbered(folder, stem, number, suffix)
        try:
            take(path)
        except FileExistsError:
            number = max(number + 1, find_free_number(folder, stem, suffix))
        else:
            return path


def numbered(folder: Path, stem: str, number: int, suffix: str = ".sgf") -> Path:
    """Return the name with a number; a stem that is too long for it, or for its path, loses its last letters."""
    ending = f" ({number}){suffix}" if number > 1 else suffix
    most = MAX_NAME_BYTES
    if not HAS_LONG_PATHS and not str(folder).startswith(EXTENDED):
        most = max(MAX_PATH_CHARS - len(str(folder)) - 1, len(ending) + 1)
    stem = stem[: min(MAX_NAME_BYTES, most - len(ending))]
    while len(os.fsencode(stem + ending)) > MAX_NAME_BYTES:
        stem = stem[:-1]
    return folder / (stem + ending)


def find_free_number(folder: Path, stem: str, suffix: str = ".sgf") -> int:
    """Return a free number after one that is taken, found in few looks however many names are taken."""

    def is_free(number: int) -> bool:
        return not os.path.lexists(numbered(folder, stem, number, suffix))

    number = 1
    while not is_free(number):
        number *= 2
    return bisect_left(range(number), True, lo=number // 2, key=is_free)
