"""Start of the command `escabel-engine`: Ctrl-C ends it without a word, also while it is still being imported."""

import signal
from typing import Final

HANDLER: Final = signal.getsignal(signal.SIGINT)
if HANDLER is signal.default_int_handler:  # else Ctrl-C is ignored, as a shell wants it from what it runs behind it
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from escabel_gui.engine import command  # noqa: E402 (takes most of the start)


def main(arguments: list[str] | None = None) -> int:
    """Run the engine with these arguments (None: the process's own); returns the exit status."""
    signal.signal(signal.SIGINT, HANDLER)
    return command.main(arguments)
