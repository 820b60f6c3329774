"""Fingerprint of the program's version, sources and data: tasks are run only by processes that have the same."""

import hashlib
from functools import cache
from typing import Final

from escabel_gui import __version__
from escabel_gui.shipped import PACKAGE, resources

SOURCES: Final = ("rules/**/*.py", "record/**/*.py", "engine/**/*.py")
DATA: Final = ("levels.json", "win_rates.json", "patterns/*.json")  # by which the engine plays


@cache
def identity() -> str:
    """Return the version, and a digest of all that the results of tasks depend on, the same compiled and interpreted.

    Where the sources are not shipped, the version stands for them.
    """
    digest = hashlib.sha256()
    for folder, patterns in ((PACKAGE, SOURCES), (resources(), DATA)):
        files = {path.relative_to(folder).as_posix(): path for pattern in patterns for path in folder.glob(pattern)}
        for name in sorted(files):
            content = files[name].read_bytes().replace(b"\r\n", b"\n")  # so a clone for Windows has it
            digest.update(f"{name} {len(content)}\n".encode() + content)
    return f"{__version__} {digest.hexdigest()[:16]}"
