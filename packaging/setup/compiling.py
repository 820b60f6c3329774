"""Compiles the modules of a clone into the cache: at once for tests, and behind the window for who wants to play.

python -m setup.compiling       in the folder `packaging`, with the Python of `.venv`
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from setup.clone import Clone, Trouble, check_free, keep_whole
from setup.installing import get_packages

ROOT = Path(__file__).resolve().parents[2]
COMPILING_MB = 100  # of which some 50 are used with GCC

# so that Ctrl-C and the end of the terminal are not for it
if sys.platform == "win32":
    APART: Final[Any] = {"creationflags": subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS}
else:
    APART: Final[Any] = {"start_new_session": True}


def take_compiled(clone: Clone) -> bool:
    """Use the compiled modules of these sources if they have been made before; True if there is nothing to compile.

    Raises Trouble where those of other sources cannot be replaced.
    """
    digest = clone.digest_of_modules
    if clone.has_tried(digest):
        return True
    if not os.access(clone.venv, os.W_OK):  # it is somebody else's, or on a disk that only can be read
        if clone.compiled.exists():
            told = f"The sources have changed, and nothing can be written into {clone.venv}"
            raise Trouble(f"{told}: its owner has to start the program once.")
        print(f"The bot thinks slowly: nothing can be compiled into {clone.venv}.", file=sys.stderr)
        return True
    clone.compiled.unlink(missing_ok=True)  # those of other sources
    cached = clone.cache("compiled") / digest
    if not cached.is_dir():
        return False
    os.utime(cached)
    clone.use_compiled(digest, cached)
    return True


def compile_now(clone: Clone) -> None:
    """Compile with the environment's Python, and wait for it."""
    subprocess.run([clone.python, "-m", "setup.compiling"], cwd=clone.root / "packaging", check=True)


def compile_behind(clone: Clone) -> None:
    """Compile with the environment's Python, with little haste, whatever becomes of this process."""
    nice = ["nice", "-n", "10"] if os.name == "posix" else []
    command = [*nice, str(clone.python), "-m", "setup.compiling"]
    folder = clone.root / "packaging"
    with clone.log.open("wb") as log:
        subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **APART)


def main() -> int:
    """Compile what is not there yet; whatever happens, the clone's file is there in the end.

    What could not be compiled is not tried again, but for what lacked the network or room, or was interrupted.
    """
    clone = Clone(ROOT)
    with clone.alone("compiling", "Another start compiles already, which takes a few minutes …"):
        if take_compiled(clone):
            return 0
        digest = clone.digest_of_modules
        tried, folder = "", None
        try:
            folder = compile_into_cache(clone, digest)
            tried = digest
        except (OSError, Trouble) as error:
            print(error, file=sys.stderr)
        except KeyboardInterrupt:
            return 130
        finally:
            clone.use_compiled(tried, folder)
    if folder is None:
        print("The rules could not be compiled: the bot thinks slowly, and all else is the same.", file=sys.stderr)
    return 0


def compile_into_cache(clone: Clone, digest: str) -> Path | None:
    """Return the folder of the compiled modules, None if they cannot be made.

    Raises Trouble where what compiles them cannot be had, or where there is no room, and OSError.
    """
    if not all(map(find_spec, ("mypyc", "setuptools", "hatchling"))):
        get_packages(clone, clone.project["build-system"]["requires"])
    from setup.compile_hook import compile_into, modules_of

    cached = clone.cache("compiled") / digest
    for folder in (cached.parent, Path(tempfile.gettempdir())):
        check_free(folder, COMPILING_MB)
    with tempfile.TemporaryDirectory(dir=cached.parent) as made:
        compiled = Path(made, "compiled")
        try:
            compile_into(compiled, clone.root, modules_of(clone.root, clone.hook))
        except SystemExit as error:  # as which mypyc tells of faults in the sources
            print(error, file=sys.stderr)
        if not compiled.is_dir():
            return None
        keep_whole(compiled, cached)
    return cached


if __name__ == "__main__":
    sys.exit(main())
