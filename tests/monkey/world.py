"""A program with a home of its own, and whoever watches over it: what goes wrong in there is written down."""

import gc
import logging
import os
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from shiboken6 import isValid

from escabel_gui.model.background.garbage import GarbageTimer
from escabel_gui.model.engines import engine_process
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.view.window.composition import WindowParts
from escabel_gui.view.window.main_window import MainWindow
from escabel_gui.view.window.start import SWITCH_INTERVAL, make_window
from tests.indoors import stay_indoors
from tests.monkey.hostile import CANARY
from tests.monkey.watchdog import Watchdog

FAKE_ENGINE = Path(__file__).parents[1] / "model" / "fake_engine.py"
HARMLESS = ("This plugin does not support",)  # the screen that is none
STEPPED_ON = ("not accepted by receiving widget",)  # what the testing library says of clicks that nobody wants


class Fault(NamedTuple):
    """Thing that must not happen; `step` is where it was seen."""

    step: int
    kind: str
    text: str

    @property
    def name(self) -> str:
        """The name of the fault, the same for faults that are probably the same."""
        lines = [line.strip() for line in self.text.strip().splitlines()]
        places = [line for line in lines if line.startswith("File ")]
        return " | ".join([self.kind, *(places[-1:] + lines[-1:] if places else lines[:1])])[:300]


def home(folder: Path) -> None:
    """Move the program's home into a folder; to be called before Qt has looked around."""
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "TMPDIR", "ESCABEL_DATA_DIR"):
        os.environ[name] = str(folder / "home")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    stay_indoors()
    (folder / "home").mkdir(parents=True, exist_ok=True)
    os.chdir(folder / "home")


def use_fake_engine(behaviour: str, folder: Path) -> None:
    """Use an engine that answers at once with the first legal move, after it has behaved twice as told."""
    command = [sys.executable, str(FAKE_ENGINE), str(folder / "engine.log"), behaviour, "2"]
    engine_process.engine_command = lambda **_: command


class World:
    """Application, the window while there is one, and all that has gone wrong."""

    def __init__(self, folder: Path, without: set[str]) -> None:
        self.folder = folder
        self.without = without  # names of commands of the window that nobody may use
        self.faults: list[Fault] = []
        self.step = 0
        sys.setswitchinterval(SWITCH_INTERVAL)
        self.app = QApplication(["escabel"])
        self.app.setQuitOnLastWindowClosed(False)
        self.watchdog = Watchdog()
        self.garbage = GarbageTimer()
        self.parts: WindowParts | None = None
        self.window: MainWindow | None = None
        self.has_closed = True  # the window, for good: one that is hidden may still be writing
        sys.excepthook = lambda _kind, error, _trace: self.blame_exception(error)
        sys.unraisablehook = lambda what: self.blame_exception(what.exc_value)
        threading.excepthook = lambda what: self.blame_exception(what.exc_value)
        qInstallMessageHandler(self._hear_qt)
        log = logging.getLogger("escabel")
        log.addHandler(Listener(lambda text: self.blame("log", text)))
        log.propagate = False

    def blame(self, kind: str, text: str) -> None:
        fault = Fault(self.step, kind, text)
        if fault.name not in {known.name for known in self.faults}:
            self.faults.append(fault)
            print(f"step {self.step}: {kind}: {text}", file=sys.stderr, flush=True)

    def blame_exception(self, error: BaseException | None) -> None:
        self.blame("exception", "".join(traceback.format_exception(error)))

    def _hear_qt(self, kind: QtMsgType, _context: object, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not any(
            known in text for known in HARMLESS + STEPPED_ON
        ):
            where = f"{describe(self.app.focusWidget())}; the front window is {describe(self.app.activeWindow())}"
            self.blame("Qt", f"{text}\n{''.join(traceback.format_stack(limit=4))}The keyboard is at {where}")

    # ---- the window

    def open_window(self) -> MainWindow:
        """Start the program, as far as a process that runs already can."""
        if self.window is not None:
            self.window.deleteLater()
        with self.watchdog.paused():  # a program that has ended leaves nothing, and what starts is not looked through
            self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            gc.collect()
            gc.freeze()
        self.parts = make_window()
        self.window = self.parts.window
        self.has_closed = False
        self.window.closed.connect(self._note_closed)
        self.window.show()
        for name in self.without & vars(self.window.acts).keys():
            getattr(self.window.acts, name).setVisible(False)  # then it hears no key either
        self.window.activateWindow()
        return self.window

    def _note_closed(self) -> None:
        self.has_closed = True

    @property
    def is_open(self) -> bool:
        return self.window is not None and isValid(self.window) and self.window.isVisible()

    @property
    def front(self) -> QWidget | None:
        """The open menu or dialog that has to be dealt with first, if any."""
        return self.app.activePopupWidget() or self.app.activeModalWidget()

    def windows(self) -> list[QWidget]:
        """Return the widgets that a hand can reach."""
        if self.front is not None:
            return [self.front]
        return [widget for widget in self.app.topLevelWidgets() if widget.isVisible() and widget.isEnabled()]

    # ---- the checks

    def is_kept(self) -> bool:
        """Return whether the game's file, read back, tells the same tree as the table."""
        if not self.is_open:
            return True
        table = self.window.table
        file = table.writer.file
        keeper = self.parts.studies.study.file or table.kept_games
        return file is not None and keeper.has(file, table.game.tree)

    def blame_disk(self) -> None:
        table = self.window.table
        tree = write_sgf(table.game.tree)
        try:
            kept = write_sgf(table.kept_games.open(table.path).tree) if table.path else "no file"
        except (OSError, RecordError) as error:
            kept = repr(error)
        same = next((at for at, letters in enumerate(zip(kept, tree, strict=False)) if len({*letters}) > 1), 0)
        parts = [text[max(same - 100, 0) : same + 1000] for text in (kept, tree)]
        busy = "something is still being written" if table.writer.is_busy else "nothing is being written"
        self.blame("disk", f"{table.path} is not what is on the table, and {busy}; from letter {same}:\n{parts}\n")

    def look_for_markup(self) -> None:
        """Report each text from elsewhere that a widget would show as markup."""
        for widget in filter(isValid, self.app.allWidgets()):
            for where, text in markup_of(widget):
                self.blame("markup", f"{where} of {describe(widget)}: {text[:200]}")

    def count_objects(self) -> tuple[int, int]:
        """Count widgets, and all of Qt's objects that hang on the application or on windows."""
        roots: list[QObject] = [self.app, *self.app.topLevelWidgets()]
        return len(self.app.allWidgets()), sum(len(root.findChildren(QObject)) + 1 for root in roots)


def markup_of(widget: QWidget) -> Iterator[tuple[str, str]]:
    """Yield the texts from elsewhere that a widget would show as markup, each after where it is."""
    texts = {"tooltip": widget.toolTip()}
    if isinstance(widget, QLabel) and widget.textFormat() in (Qt.TextFormat.AutoText, Qt.TextFormat.RichText):
        texts["label"] = widget.text()
    for where, text in texts.items():
        if CANARY in text and Markup.mightBeRichText(text):
            yield where, text


class Listener(logging.Handler):
    """Handler that tells the errors the program logs; a misbehaving engine is no more than a warning."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._tell = tell

    def emit(self, record: logging.LogRecord) -> None:
        self._tell(record.getMessage())


def describe(widget: QWidget | None) -> str:
    if widget is None or not isValid(widget):
        return "nothing that is there"
    name = widget.objectName() or widget.accessibleName() or widget.windowTitle()
    return f"{type(widget).__name__} {name[:30]!r} in {type(widget.window()).__name__}"
