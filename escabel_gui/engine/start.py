"""Start of the command `escabel-engine`: once all is imported, it hears of Ctrl-C and ends what it has begun."""

import signal

import escabel_gui.interruption  # noqa: F401 - before the rest, which takes most of the start
from escabel_gui.engine import command


def main(arguments: list[str] | None = None) -> int:
    """Run the engine with these arguments (None: the process's own); returns the exit status."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return command.main(arguments)
