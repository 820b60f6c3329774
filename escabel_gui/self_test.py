"""Test of the installed program by itself: `escabel-gui --self-test` says what it has, or what it lacks.

A package has everything; a wheel or a clone may do without sounds and without compiled rules.
"""

import codecs
import importlib
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from threading import Event

from PySide6.QtCore import QBuffer, QByteArray, QEvent, QIODevice, QLibrary, QLibraryInfo
from PySide6.QtGui import QIcon, QImage, QImageWriter, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from escabel_gui.installation import is_packaged
from escabel_gui.model.application.settings import Settings
from escabel_gui.model.engines.engine_process import engine_command
from escabel_gui.model.sounds.audio_device import open_audio_device
from escabel_gui.model.sounds.sound import Sound, read_sound
from escabel_gui.record.exercises.lesson import find_lessons
from escabel_gui.rules.catalogue import RELEASED, make_rules
from escabel_gui.shipped import resources
from escabel_gui.version import is_compiled, version_line
from escabel_gui.view.help.rules_window import RulesWindow

PLATFORMS = {
    "linux": ("libqxcb.so", "libqwayland.so", "libqoffscreen.so"),
    "win32": ("qwindows.dll", "qoffscreen.dll"),
    "darwin": ("libqcocoa.dylib", "libqoffscreen.dylib"),
}

Check = Callable[[], str]

OPTIONAL = ("miniaudio", "distributed")  # modules of others that a package may have and all else may lack


def main() -> int:
    """Print a line for each check; return the exit status."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "default.warning=false"}
    try:
        failures = sum(not run_check(check) for check in CHECKS)
        print("Something is missing." if failures else "All is there.", flush=True)
    except BrokenPipeError:  # nobody reads on, as behind `| head`, and Python would complain about the rest at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 1 if failures else 0


def run_check(check: Check) -> bool:
    """Print what a check has found, or what is lacking; return whether all is there."""
    try:
        told, is_there = f"has {check()}", True
    except Exception as error:  # whatever is missing shows in its own way
        told, is_there = f"LACKS {(check.__doc__ or '').rstrip('.')}: {type(error).__name__}: {error}", False
    print(told, flush=True)
    return is_there


def demand(condition: object, words: str) -> None:
    if not condition:
        raise RuntimeError(words)


def check_rules() -> str:
    """Compiled rules."""
    demand(is_compiled() or not is_packaged(), "they are interpreted")
    return version_line()


def check_modules() -> str:
    """Every module of the program, with all that it imports."""
    names = module_names()
    for name in names:
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as error:
            if is_packaged() or error.name not in OPTIONAL:
                raise
    demand(len(names) > 50, f"there are only {len(names)}")
    return f"{len(names)} modules"


def module_names() -> list[str]:
    """Names of all modules; packages have a list, since their modules are no files."""
    package = Path(__file__).parent
    if is_packaged():
        names = (package.parent / "modules.txt").read_text(encoding="utf-8").split()
    else:
        files = (path.relative_to(package.parent).with_suffix("") for path in package.rglob("*.py"))
        names = sorted(".".join(file.parts).removesuffix(".__init__") for file in files)
    return [name for name in names if not name.endswith("__main__")]


def check_games() -> str:
    """Every ruleset, with its pictures, its rule page and its lesson."""
    app = QApplication.instance() or QApplication(sys.argv[:1])

    window = RulesWindow(Settings(Path(tempfile.gettempdir()) / "escabel-self-test"))
    taught = {lesson.game for lesson in find_lessons(resources() / "lessons")}
    for ruleset in RELEASED:
        rules = make_rules(ruleset.name)
        demand(ruleset.name in taught, f"{ruleset.name} has no lesson")
        demand(rules.start() and rules.board.names, f"{ruleset.name} has no board")
        demand((resources() / "rules" / "en" / f"{ruleset.name}.md").read_text("utf-8"), f"{ruleset.name} has no page")
        window.show_rules(ruleset.name)
    app.processEvents()
    window.close()
    window.deleteLater()
    app.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
    return ", ".join(ruleset.title for ruleset in RELEASED)


def check_icons() -> str:
    """SVG icons."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    paths = list((resources() / "icons").glob("*.svg"))
    for path in paths:
        image = QIcon(str(path)).pixmap(32, 32).toImage()
        demand(not image.isNull() and image != image.createAlphaMask(), f"{path.name} cannot be painted")
        colors = {image.pixel(x, y) for x in range(32) for y in range(32)}
        demand(len(colors) > 1, f"{path.name} is empty")
    app.processEvents()
    return f"{len(paths)} icons"


def check_exports() -> str:
    """PNG, SVG and PDF."""
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    image.fill(0xFF336699)
    for kind, start in (("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")):
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if kind == "png":
            QImageWriter(buffer, QByteArray(b"png")).write(image)
        else:
            device: QPdfWriter | QSvgGenerator = QPdfWriter(buffer) if kind == "pdf" else QSvgGenerator()
            if isinstance(device, QSvgGenerator):
                device.setOutputDevice(buffer)
            painter = QPainter(device)
            painter.drawImage(0, 0, image)
            painter.end()
        demand(bytes(data.data()).startswith(start), f"no {kind} was written")
    return "PNG, SVG and PDF"


def check_platforms() -> str:
    """The platform plugins, with the libraries that they need."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    loaded = []
    for name in PLATFORMS[sys.platform]:
        library = QLibrary(str(folder / name))
        is_there = library.load()
        demand(is_there or not is_packaged(), library.errorString())
        loaded += [name] if is_there else []
    demand(len(loaded) > 1, f"no window can open: {library.errorString()}")  # without one, only offscreen is there
    return f"the platforms {', '.join(loaded)}"


def check_sounds() -> str:
    """Sounds, and what plays them."""
    if find_spec("miniaudio") is None:  # an extra, which need not be there
        demand(not is_packaged(), "miniaudio is not there")
        return "no sounds, which is no fault: they need the extra escabel[sound]"
    lengths = [len(read_sound(resources() / "sounds", sound)) for sound in Sound]
    demand(all(lengths), "one is empty")
    asked = Event()

    def mix(count: int) -> bytes:
        asked.set()
        return bytes(2 * count)

    device = open_audio_device(mix, is_heard=False)
    demand(asked.wait(10), "nothing was asked for")
    device.close()
    return f"{len(lengths)} sounds"


def check_tables() -> str:
    """SQLite."""
    with closing(sqlite3.connect(":memory:")) as tables:
        tables.execute("create virtual table words using fts5(word)")
    return f"SQLite {sqlite3.sqlite_version}"


def check_charsets() -> str:
    """The charsets in which saved games are written."""
    names = ("utf-8", "iso8859-1", "cp1252", "shift_jis", "euc_jp", "gb18030", "big5", "euc_kr", "koi8-r")
    for name in names:
        codecs.lookup(name)
    return f"{len(names)} charsets"


def check_engine() -> str:
    """The engine, which finds a move in every game."""
    commands = ["level 1"]
    for ruleset in RELEASED:
        commands += [f"set_game {ruleset.name}", "genmove b"]
    talk = "\n".join([*commands, "quit", ""])
    with tempfile.TemporaryDirectory() as folder:  # it must not need the place where it is started
        done = subprocess.run(engine_command(), input=talk, capture_output=True, text=True, timeout=120, cwd=folder)
    answers = done.stdout.count("\n=") + done.stdout.startswith("=")
    demand(done.returncode == 0, done.stderr[-300:])
    demand(answers == len(commands) + 1, f"{answers} answers to {len(commands) + 1} commands: {done.stdout[-300:]}")
    return f"the engine, with a move in {len(RELEASED)} games"


CHECKS: tuple[Check, ...] = (
    check_rules,
    check_modules,
    check_platforms,
    check_games,
    check_icons,
    check_exports,
    check_sounds,
    check_tables,
    check_charsets,
    check_engine,
)
