"""Ctrl-C ends the program without a word, also while it is still being imported: to be imported before all else.

The window leaves it at that: Python would not hear of it while Qt waits, and the game is kept anyway.
"""

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # else a shell has it ignored, as behind a script
    signal.signal(signal.SIGINT, signal.SIG_DFL)
