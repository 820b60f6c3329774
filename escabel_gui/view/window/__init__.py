"""The main window, how it is started, and what comes up over it."""
