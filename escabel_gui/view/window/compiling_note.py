"""Line at the bottom of the window while the rules are compiled behind it, as at the first start from a clone."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMainWindow

from escabel_gui.model.engines.bot import Bot

WATCHED: Final = "ESCABEL_COMPILING"  # variable that names the file which appears in the end
LOOK_MS: Final = 1_000
SHOWN_MS: Final = 8_000  # for the last sentence


class CompilingNote(QTimer):
    """Timer that looks every second whether the rules are compiled, and lets the engines start anew with them."""

    def __init__(self, window: QMainWindow, bot: Bot, renew: Callable[[], None], state: Path) -> None:
        """Show the line and start to look.

        `renew` starts the engines anew. `state` is a file whose second line tells where the compiled modules are; empty
        if there are none.
        """
        super().__init__(window, interval=LOOK_MS)
        self._bar = window.statusBar()
        self._bar.setSizeGripEnabled(False)
        self._bot = bot
        self._renew = renew
        self._state = state
        self.timeout.connect(self.look)
        self._bar.showMessage(self.tr("The bot thinks slowly: its rules are being compiled, for a few minutes."))
        self.start()

    def look(self) -> None:
        """Say what has become of the compilation, if it is over and the bot is not thinking just now."""
        if not self._state.exists() or self._bot.is_thinking:
            return
        self.stop()
        lines = self._state.read_text(encoding="utf-8", errors="replace").splitlines()
        if lines[1:2] in ([], [""]):
            self._bar.showMessage(self.tr("The rules could not be compiled: the bot goes on thinking slowly."))
        else:
            self._renew()
            self._bar.showMessage(self.tr("The rules are compiled: the bot now thinks at full speed."))
        QTimer.singleShot(SHOWN_MS, self._bar, self._bar.hide)


def follow_compiling(window: QMainWindow, bot: Bot, renew: Callable[[], None]) -> None:
    """Show the line if something is being compiled; hide that from processes that are started later.

    `renew` starts the engines anew.
    """
    state = os.environ.pop(WATCHED, "")
    if state:
        CompilingNote(window, bot, renew, Path(state))
