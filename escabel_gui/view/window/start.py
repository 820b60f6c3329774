"""Start of the window: with the game that was left, the named files, or a board ready to play."""

import gc
import os
import sys
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from escabel_gui.log import start_log
from escabel_gui.model.application.end_signals import EndSignals, end_by
from escabel_gui.model.application.settings import Settings
from escabel_gui.model.application.single_instance import SingleInstance, StartRequest
from escabel_gui.model.background.garbage import GarbageTimer
from escabel_gui.model.table.game import Game, parse_place
from escabel_gui.model.table.table import Table
from escabel_gui.qt_libraries import why_no_window
from escabel_gui.record.progress import Cancelled, with_timeout
from escabel_gui.record.storage.folders import games_folder, log_file, settings_folder
from escabel_gui.record.storage.game_store import GameStore, StoredGame
from escabel_gui.record.tree import GameTree
from escabel_gui.view.look.appearance import STYLE
from escabel_gui.view.window.compiling_note import follow_compiling
from escabel_gui.view.window.composition import WindowParts
from escabel_gui.view.window.errors import ErrorReporter
from escabel_gui.view.window.opened_files import OpenedFiles

READ_SECONDS: Final = 0.5  # for reading a game before there is a window
REVIEW_MS: Final = 3_000  # what goes on in the background has time
WARM_UP_MS: Final = 300  # the board is painted first, and nobody moves so soon
SESSION_SECONDS: Final = 3.0  # for the game to be on disk when the desktop's session ends: Windows waits for five
SETTINGS_SECONDS: Final = 1.0  # for the settings after that
# Seconds after which a thread that works lets another one have the interpreter. The window needs it again after each
# call of Qt's: with Python's 5 ms, painting takes up to ten times as long while anything is read in the background.
SWITCH_INTERVAL: Final = 0.0005


def make_window() -> WindowParts:
    """Make the window with the game that was left last, or at the first start with a new one against an easy bot.

    A game that takes long to read comes when the window is there, in which one can call it off.
    """
    settings = Settings(settings_folder())
    kept_games = GameStore(games_folder())
    kept: StoredGame | None = None
    large: Path | None = None
    try:
        kept = kept_games.resume(with_timeout(READ_SECONDS))
    except Cancelled:
        large = kept_games.last_open()
    if kept is not None:
        game = Game(kept.tree, parse_place(kept.tree, kept.session.get("node")))
    else:
        game = Game(GameTree(settings.rules))
    table = Table(kept_games, game=game)
    if kept is not None:
        table.resume(*kept)
    else:
        table.begin(settings.setup)
    parts = WindowParts(table, settings)
    if large is not None:
        QTimer.singleShot(0, parts, lambda: parts.recent_games.open_game(large))
    return parts


def run(files: list[str], running: SingleInstance, log_level: str = "") -> int:
    """Show the window until it is closed, opening what later starts ask for, too; returns the exit code.

    A log level is also the engine's.
    """
    start_log(log_file(), log_level)
    sys.setswitchinterval(SWITCH_INTERVAL)
    app = make_application()
    app.setApplicationName("Escabel")
    app.setDesktopFileName("escabel")
    reporter = ErrorReporter(log_file())
    reporter.install()
    QTimer.singleShot(0, app, lambda: begin(app, files, running))  # in the event loop, which can show an error
    status = app.exec()
    running.close()
    return status


def begin(app: QApplication, files: list[str], running: SingleInstance) -> None:
    """Show the window with these files, and begin what goes on beside it."""
    parts = make_window()
    window = parts.window
    window.closed.connect(app.quit)
    app.commitDataRequest.connect(lambda _: keep_at_session_end(parts))
    if sys.platform != "win32":
        EndSignals(window).came.connect(lambda number: end_by_signal(parts, number))
    if sys.platform == "darwin":
        opened = OpenedFiles(app)
        opened.named.connect(parts.files.open_file)
    window.show()
    gc.freeze()  # all this stays: there is no need to look at it again and again
    GarbageTimer(window)
    running.requested.connect(lambda request: answer(parts, request))
    for file in files:
        QTimer.singleShot(0, window, lambda file=file: parts.files.open_file(Path(file)))
    if not files:
        QTimer.singleShot(0, window, parts.studies.reopen)
    QTimer.singleShot(WARM_UP_MS, running.listen)
    QTimer.singleShot(WARM_UP_MS, parts.table.bot.warm_up)
    follow_compiling(window, parts.table.bot, parts.renew_engines)
    QTimer.singleShot(REVIEW_MS, parts, parts.resume_review)


def make_application() -> QApplication:
    """Create the QApplication; where no display is found, exit with a sentence that says why."""
    said: list[str] = []

    def hear(kind: QtMsgType, _context: Any, text: str) -> None:
        said.append(text)
        if kind == QtMsgType.QtFatalMsg:
            print(f"escabel-gui: {why_no_window() or ' '.join(said)}", file=sys.stderr, flush=True)
            os._exit(2)

    qInstallMessageHandler(hear)
    app = QApplication([*sys.argv[:1], *STYLE])
    qInstallMessageHandler(None)
    for text in said:
        print(text, file=sys.stderr)
    return app


def keep_at_session_end(parts: WindowParts) -> None:
    """Put game and settings on disk before the desktop goes on with its end, for which Windows ends all programs."""
    parts.window.note_place()
    parts.studies.note_place()
    parts.table.keep_now(SESSION_SECONDS)
    parts.settings.file.wait(SETTINGS_SECONDS)


def end_by_signal(parts: WindowParts, number: int) -> None:
    """Put game and settings on disk, and end as the signal would have done."""
    keep_at_session_end(parts)
    end_by(number)


def answer(parts: WindowParts, request: StartRequest) -> None:
    """Come to the front and open what a second start was given."""
    os.environ.update(request.tokens)  # where Qt looks for the desktop's permission to come up
    window = parts.window
    if parts.table.is_closing:  # the disk is slow, and the window was to go
        parts.table.stay()
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    for file in request.files:
        parts.files.open_file(Path(file))
