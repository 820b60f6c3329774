"""Ctrl-C ends the program without a word, also while it is still being imported: to be imported before all else.

Once there is a window, its game is put on disk before: see `end_signals.py`.
"""

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # else a shell has it ignored, as behind a script
    signal.signal(signal.SIGINT, signal.SIG_DFL)
