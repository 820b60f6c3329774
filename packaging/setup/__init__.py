"""Modules that `start.py` needs before anything is installed, and the hooks of the build."""

import sys
from io import TextIOWrapper

if sys.version_info < (3, 11):  # noqa: UP036 - nobody has asked before, and older ones cannot import what follows
    told = f"Escabel needs Python 3.11 or newer, and this is {sys.version.split()[0]}"
    sys.exit(f"{told}: install a newer one, and start with that.")

for stream in (sys.stdout, sys.stderr):
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")  # a letter that a pipe or an old terminal lacks is a question mark
