"""Finds the compiled twins of a clone's modules, which are kept outside of it; `start.py` installs it in `.venv`.

Each process looks once, when Python starts, in which folder they are: it has either all of them or none.
"""

# Not with pathlib, which would be imported at every start of Python.
# ruff: noqa: PTH112, PTH118, PTH123

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

STATE = "escabel-compiled"  # file in the environment: the digest of the modules, the folder they are in, and the clone


class CompiledFinder:
    """Finder on `sys.meta_path` for the modules of one clone, and no other copy of the program."""

    def __init__(self, folder: str, root: str) -> None:
        self._folder = folder
        self._root = root

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the compiled twin of a module; None leaves it to those who find the source."""
        if not name.startswith("escabel_gui.") or path is None:
            return None
        package = name.split(".")[:-1]
        spec = PathFinder.find_spec(name, [os.path.join(self._folder, *package)])
        if spec is None or not spec.origin:  # a folder without modules of its own counts as a package
            return None
        place = os.path.join(self._root, *package)
        return spec if any(os.path.realpath(one) == place for one in path) else None


def install(state: str = os.path.join(sys.prefix, STATE)) -> None:
    """Look from now on where the file says, if it is there."""
    try:
        with open(state, encoding="utf-8") as file:
            _digest, folder, root = file.read().splitlines()
    except (OSError, ValueError):
        return
    if os.path.isdir(folder):
        sys.meta_path.insert(0, CompiledFinder(folder, root))
