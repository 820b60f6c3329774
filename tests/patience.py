"""How long a test waits for what should come at once: a busy machine, or another system, takes its time for it."""

from functools import partialmethod
from typing import Final

from pytestqt.qtbot import QtBot

PATIENCE: Final = 60.0  # seconds
PATIENCE_MS: Final = 60_000


class PatientBot(QtBot):
    """QtBot of pytest-qt that waits for PATIENCE_MS instead of five seconds if nobody says otherwise."""

    waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE_MS)
    waitSignals = partialmethod(QtBot.waitSignals, timeout=PATIENCE_MS)
    waitUntil = partialmethod(QtBot.waitUntil, timeout=PATIENCE_MS)
    waitCallback = partialmethod(QtBot.waitCallback, timeout=PATIENCE_MS)
