"""Starts the window: the game one left, or the files that were named, or a board ready to play."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from escabel_gui.model.running import Request, Running
from escabel_gui.model.settings import Settings
from escabel_gui.model.table import Table
from escabel_gui.record.files import games_folder, log_file, settings_folder
from escabel_gui.record.kept import KeptGames
from escabel_gui.view.main_window import MainWindow

WARM_UP_MS: Final = 300  # the board is painted first, and nobody moves so soon


def make_window() -> MainWindow:
    """The window with the game that was left last, or at the first start with a new one against an easy bot."""
    settings = Settings(settings_folder())
    table = Table(KeptGames(games_folder()))
    window = MainWindow(table, settings)
    kept = table.kept_games.resume()
    if kept is not None:
        table.resume(*kept)
    else:
        table.begin(settings.setup)
    return window


class Application(QApplication):
    """Hears which files a person opens elsewhere, which macOS tells by an event and not by a second start."""

    file_opened = Signal(Path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def run(files: list[str], running: Running) -> int:
    """Show the window until it is closed, opening what later starts ask for, too; returns the exit code."""
    app = Application(sys.argv[:1])
    app.setApplicationName("Escabel")
    app.setDesktopFileName("escabel")
    _report_errors()
    window = make_window()
    for file in files:
        window.files.open_file(Path(file))
    window.show()
    app.file_opened.connect(window.files.open_file)
    running.asked.connect(lambda request: answer(window, request))
    QTimer.singleShot(WARM_UP_MS, running.listen)
    QTimer.singleShot(WARM_UP_MS, window.table.bot.warm_up)
    status = app.exec()
    running.close()
    return status


def answer(window: MainWindow, request: Request) -> None:
    """Come to the front and open what a second start was given."""
    os.environ.update(request.tokens)  # where Qt looks for the desktop's permission to come up
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    for file in request.files:
        window.files.open_file(Path(file))


def _report_errors() -> None:
    """Nothing unexpected ends the program; what it costs is paid only when it happens."""

    def report(kind, error, trace):  # type: ignore[no-untyped-def]
        from escabel_gui.view.errors import ErrorReporter

        sys.excepthook = ErrorReporter(log_file().parent).report
        sys.excepthook(kind, error, trace)

    sys.excepthook = report
