"""Starts the window: the game one left, or the files that were named, or a board ready to play."""

from __future__ import annotations

import gc
import os
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.application.single_instance import Running, StartRequest
from escabel_gui.model.background.garbage import GarbageTimer
from escabel_gui.model.table.game import Game, parse_place
from escabel_gui.record.keeping.files import games_folder, log_file, settings_folder
from escabel_gui.record.keeping.kept import KeptGame, KeptGames
from escabel_gui.record.progress import Cancelled, with_timeout
from escabel_gui.record.tree import GameTree
from escabel_gui.view.look.appearance import STYLE
from escabel_gui.view.widgets.in_turns import InTurns
from escabel_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from escabel_gui.model.table.table import Table

READ_SECONDS: Final = 0.5  # for reading a game before there is a window
PAINT_MS: Final = 500  # patience with the first painting: a window may come up where nobody sees it
REVIEW_MS: Final = 3_000  # what goes on in the background has time
WARM_UP_MS: Final = 300  # the board is painted first, and nobody moves so soon
# What the window is furnished with, as far as that takes long to import: one after the other, the window answers.
FURNITURE: Final = (
    *("model.table", "view.friends.messages", "view.friends.direct_games", "model.sounds.listener"),
    *("view.history.history_panel", "view.learning.drilling", "view.learning.learning", "view.learning.puzzling"),
    *("view.study.study", "view.playing.playing", "view.playing.first_games", "view.playing.seats"),
    *("view.sharing.sharing", "view.sharing.game_files", "view.window.other_windows", "view.window.panel_pages"),
)
READ_AHEAD: Final = ("view.new_game.new_game_dialog", "model.library", "view.library.library_window")
SESSION_SECONDS: Final = 3.0  # for what is to be on disk when the desktop's session ends: Windows waits for five
# Seconds after which a thread that works lets another one have the interpreter. The window needs it again after each
# call of Qt's: with Python's 5 ms, painting takes up to ten times as long while anything is read in the background.
SWITCH_INTERVAL: Final = 0.0005


def read_ahead(window: MainWindow) -> None:
    """Import the largest dialogs one by one while nothing else is to be done, and not when they are asked for.

    The same goes for what puzzles there are.
    """
    turns = InTurns(window)
    for module in READ_AHEAD:
        turns.add(partial(import_module, f"escabel_gui.{module}"))
    turns.add(lambda: window.puzzling.puzzles.all)


def make_window() -> MainWindow:
    """The window with the game that was left last, or at the first start with a new one against an easy bot.

    A game that takes long to read comes when the window is there, in which one can call it off.
    """
    settings = Settings(settings_folder())
    kept_games = KeptGames(games_folder())
    kept: KeptGame | None = None
    large: Path | None = None
    try:
        kept = kept_games.resume(with_timeout(READ_SECONDS))
    except Cancelled:
        large = kept_games.last_open()
    if kept is not None:
        game = Game(kept.tree, parse_place(kept.tree, kept.session.get("node")))
    else:
        game = Game(GameTree(settings.rules))

    def lay_table() -> Table:
        from escabel_gui.model.table.table import Table

        table = Table(kept_games, game=game)
        if kept is not None:
            table.resume(*kept)
        else:
            table.begin(settings.setup)
        if large is not None:
            QTimer.singleShot(0, window, lambda: open_game(window, large))
        return table

    window = MainWindow(game, settings, lay_table)
    return window


def run(files: list[str], running: Running, log_level: str = "") -> int:
    """Show the window until it is closed, opening what later starts ask for, too; returns the exit code.

    A log level is also the engine's.
    """
    if log_level:
        _start_log(log_level)
    sys.setswitchinterval(SWITCH_INTERVAL)
    app = make_application()
    app.setApplicationName("Escabel")
    app.setDesktopFileName("escabel")
    _report_errors()
    window = make_window()
    window.closed.connect(app.quit)
    app.commitDataRequest.connect(lambda _: keep_at_session_end(window))
    if sys.platform == "darwin":
        from escabel_gui.view.window.opened_files import OpenedFiles

        opened = OpenedFiles(app)
        opened.named.connect(lambda file: open_file(window, file))
    for file in files:
        open_file(window, Path(file))
    QTimer.singleShot(0, lambda: begin(window, running))
    status = app.exec()
    running.close()
    return status


def begin(window: MainWindow, running: Running) -> None:
    """Show the window, and do what had to wait until then."""
    show(window)
    if not window.is_furnished:
        return
    _start_log()
    gc.freeze()  # all this stays: there is no need to look at it again and again
    GarbageTimer(window)
    running.asked.connect(lambda request: answer(window, request))
    QTimer.singleShot(WARM_UP_MS, running.listen)
    QTimer.singleShot(WARM_UP_MS, window.table.bot.warm_up)
    QTimer.singleShot(WARM_UP_MS, window, lambda: read_ahead(window))
    QTimer.singleShot(REVIEW_MS, window, window.other_windows.go_on_reviewing)


def make_application() -> QApplication:
    """Create the QApplication; where no display is found, exit with a sentence that says why."""
    said: list[str] = []

    def hear(kind: QtMsgType, _context: Any, text: str) -> None:
        said.append(text)
        if kind == QtMsgType.QtFatalMsg:
            from escabel_gui.desktop import why_no_window

            print(f"escabel-gui: {why_no_window() or ' '.join(said)}", file=sys.stderr, flush=True)
            os._exit(2)

    qInstallMessageHandler(hear)
    app = QApplication([*sys.argv[:1], *STYLE])
    qInstallMessageHandler(None)
    for text in said:
        print(text, file=sys.stderr)
    return app


def show(window: MainWindow) -> None:
    """Bring the board on the screen, and then all the rest; keys and clicks that come in between have to wait.

    Everything else goes on: the window can be moved, and is painted.
    """
    only_looking = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
    painting = QEventLoop()
    window.board.painted.connect(painting.quit, Qt.ConnectionType.QueuedConnection)
    QTimer.singleShot(PAINT_MS, painting, painting.quit)
    window.show()
    painting.exec(only_looking)
    for module in FURNITURE:
        import_module(f"escabel_gui.{module}")
        QCoreApplication.processEvents(only_looking)
    if window.isVisible():  # nobody has closed it in the meantime
        for _ in window.furnishing():
            QCoreApplication.processEvents(only_looking)


def open_game(window: MainWindow, path: Path) -> None:
    window.furnish()
    window.recent_games.open_game(path)


def open_file(window: MainWindow, file: Path) -> None:
    window.furnish()
    window.files.open_file(file)


def answer(window: MainWindow, request: StartRequest) -> None:
    """Come to the front and open what a second start was given."""
    os.environ.update(request.tokens)  # where Qt looks for the desktop's permission to come up
    if window.is_furnished and window.table.is_closing:  # the disk is slow, and the window was to go
        window.table.stay()
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    for file in request.files:
        open_file(window, Path(file))


def keep_at_session_end(window: MainWindow) -> None:
    """Have the game on disk before the desktop goes on with its end, for which Windows ends all programs."""
    if window.is_furnished:
        window.table.keep_now(SESSION_SECONDS)


def _start_log(level: str = "") -> None:
    from escabel_gui.log import start_log  # which the first painting does not need

    start_log(log_file(), level)


def _report_errors() -> None:
    """Nothing unexpected ends the program; what it costs is paid only when it happens."""

    def report(kind, error, trace):  # type: ignore[no-untyped-def]
        from escabel_gui.view.window.errors import ErrorReporter

        sys.excepthook = ErrorReporter(log_file()).report
        sys.excepthook(kind, error, trace)

    sys.excepthook = report
