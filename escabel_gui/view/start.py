"""Starts the window: the game one left, or the files that were named, or a board ready to play."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from escabel_gui.model.settings import Settings
from escabel_gui.model.table import Table
from escabel_gui.record.files import games_folder, settings_folder
from escabel_gui.record.kept import KeptGames
from escabel_gui.view.main_window import MainWindow


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


def run(files: list[str]) -> int:
    """Show the window until it is closed; returns the exit code."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Escabel")
    app.setDesktopFileName("escabel")
    _report_errors()
    window = make_window()
    for file in files:
        window.files.open_file(Path(file))
    window.show()
    QTimer.singleShot(0, window.table.bot.warm_up)
    return app.exec()


def _report_errors() -> None:
    """Nothing unexpected ends the program; what it costs is paid only when it happens."""

    def report(kind, error, trace):  # type: ignore[no-untyped-def]
        from escabel_gui.view.errors import ErrorReporter

        sys.excepthook = ErrorReporter(games_folder().parent / "log").report
        sys.excepthook(kind, error, trace)

    sys.excepthook = report
