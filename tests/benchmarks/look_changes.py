"""Memory and objects that stay after many changes of the language, the theme and the size of the type.

    python tests/benchmarks/look_changes.py [--changes 200]

It uses a window with all its parts, and needs Linux, which tells how much memory a process has. One line for each kind
of change says how much memory there is more than after the warm-up, half way and in the end, and which objects.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from escabel_gui.model.application.settings import TYPE_SIZES, Settings
from escabel_gui.shipped import resources
from escabel_gui.view.language import languages
from escabel_gui.view.look.themes import THEMES
from escabel_gui.view.window.main_window import MainWindow
from escabel_gui.view.window.start import make_application, make_window
from indoors import stay_indoors

CHANGES: Final[dict[str, Callable[[Settings, int], None]]] = {
    "language": lambda settings, number: setattr(
        settings, "language", pick(languages(resources() / "translations"), number)
    ),
    "theme": lambda settings, number: setattr(settings, "theme", pick(["", *(theme.key for theme in THEMES)], number)),
    "type size": lambda settings, number: setattr(settings, "type_size", pick(TYPE_SIZES, number)),
}


def pick(values: list[str] | tuple[int, ...], number: int) -> str | int:
    return values[number % len(values)]


def memory() -> float:
    """Megabytes that the process has in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def objects() -> Counter[str]:
    """All widgets, what hangs on windows and the application, and the objects of Qt's that only Python has."""
    settle()
    app = QApplication.instance()
    assert app is not None
    counts = Counter(type(widget).__name__ for widget in QApplication.allWidgets())
    for root in (app, *QApplication.topLevelWidgets()):
        counts.update(type(part).__name__ for part in root.findChildren(QObject))
    counts.update(f"{type(thing).__name__} in Python" for thing in gc.get_objects() if isinstance(thing, QObject))
    return counts


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def change(window: MainWindow, do: Callable[[Settings, int], None], times: int) -> None:
    for number in range(times):
        do(window.settings, number)
        settle()


def measure(window: MainWindow, name: str, times: int) -> bool:
    """Print what stays of many changes; returns whether the objects are the same."""
    do = CHANGES[name]
    change(window, do, 60)  # Qt, Python and the allocator keep some things from the first times on
    do(window.settings, 0)
    before, level = objects(), memory()
    growth = []
    for half in (times // 2, times - times // 2):
        change(window, do, half)
        do(window.settings, 0)
        settle()
        growth.append(memory() - level)
    more = objects() - before
    print(f"{name}: {growth[0]:+.1f} and {growth[1]:+.1f} MB, objects that stay: {dict(more) or 'none'}", flush=True)
    return not more


def main() -> int:
    parser = argparse.ArgumentParser(description="Change the look again and again, and count what stays.")
    parser.add_argument("--changes", type=int, default=200)
    options = parser.parse_args()
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "default.warning=false"}
    stay_indoors()
    with tempfile.TemporaryDirectory(prefix="look-") as folder:
        os.environ["ESCABEL_DATA_DIR"] = folder
        app = make_application()
        gc.disable()
        window = make_window().window
        window.closed.connect(app.quit)
        window.show()
        results = [measure(window, name, options.changes) for name in CHANGES]
        window.close()
        app.exec()
        window.settings.file.wait()
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
