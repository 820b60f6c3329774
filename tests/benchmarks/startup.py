"""How long the window takes from the start of its process to the first painted board, next to a bare window.

    python tests/benchmarks/startup.py [--runs N] [--platform offscreen|xcb|…]

The bare window is a QGraphicsView with one painted item in a PySide6 program of a few lines, measured the same way
in the same run, in turn with ours. Memory is what the processes occupy when the board is painted.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

KINDS = ("bare", "ours")


def paint_bare() -> None:
    """A window with a view with an item, and nothing else."""
    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene, QGraphicsView

    class Square(QGraphicsItem):
        def boundingRect(self) -> QRectF:
            return QRectF(0, 0, 100, 100)

        def paint(self, painter, option, widget=None) -> None:  # type: ignore[no-untyped-def]
            painter.drawRect(self.boundingRect())

    app = QApplication([])
    scene = QGraphicsScene()
    scene.addItem(Square())
    view = QGraphicsView(scene)
    view.resize(1080, 780)
    tell_first_paint(Square)
    view.show()
    app.exec()


def paint_ours() -> None:
    """The program, as its command starts it."""
    from escabel_gui.__main__ import main

    gc.disable()  # as it does itself, before it imports what is imported here
    from escabel_gui.view.board.board_items import BoardItem

    tell_first_paint(BoardItem)
    main([])


def tell_first_paint(item: type) -> None:
    """Print the time and the memory when the first item of a class is on the screen, and end the program."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    paint = item.paint  # type: ignore[attr-defined]

    def tell() -> None:
        told = {"at": time.monotonic(), "processor": time.process_time(), "memory": memory_of("self")}
        print(json.dumps(told), flush=True)
        QApplication.closeAllWindows()

    def paint_first(self, *what) -> None:  # type: ignore[no-untyped-def]
        item.paint = paint  # type: ignore[attr-defined]
        paint(self, *what)
        QTimer.singleShot(0, tell)

    item.paint = paint_first  # type: ignore[attr-defined]


def memory_of(process: int | str) -> float | None:
    """The megabytes that a process occupies, where the system tells."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return None
    kilobytes = next(line.split()[1] for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1024


class Start(NamedTuple):
    """What the way to the first paint took: milliseconds by the clock and of the processor, and megabytes."""

    clock: float
    processor: float
    memory: float | None


def start(kind: str, environment: dict[str, str]) -> Start:
    begun = time.monotonic()
    done = subprocess.run([sys.executable, __file__, kind], env=environment, capture_output=True, text=True)
    if done.returncode or not done.stdout:
        sys.exit(f"the {kind} window did not start: {done.stderr}")
    told = json.loads(done.stdout)
    return Start(1000 * (told["at"] - begun), 1000 * told["processor"], told["memory"])


def engine_memory() -> float | None:
    """What the engine occupies when it is ready."""
    with subprocess.Popen(
        [sys.executable, "-m", "escabel_gui", "--engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as engine:
        engine.stdin.write(b"name\n")  # type: ignore[union-attr]
        engine.stdin.flush()  # type: ignore[union-attr]
        engine.stdout.readline()  # type: ignore[union-attr]
        return memory_of(engine.pid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=15, metavar="N", help="of each window (%(default)s)")
    parser.add_argument("--platform", default="", help="Qt's platform plugin (the desktop's own)")
    options = parser.parse_args()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if options.platform:
        environment["QT_QPA_PLATFORM"] = options.platform
    starts: dict[str, list[Start]] = {kind: [] for kind in KINDS}
    with tempfile.TemporaryDirectory() as folder:
        environment["ESCABEL_DATA_DIR"] = folder
        environment["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "compiled")  # both as after an installation
        for kind in KINDS:  # once to fill the caches
            start(kind, environment)
        for _ in range(options.runs):
            for kind in KINDS:
                starts[kind].append(start(kind, environment))
    clock = {kind: median(one.clock for one in starts[kind]) for kind in KINDS}
    processor = {kind: median(one.processor for one in starts[kind]) for kind in KINDS}
    for kind in KINDS:
        memory = starts[kind][-1].memory or 0
        print(f"{kind}: {clock[kind]:.0f} ms, {processor[kind]:.0f} ms of the processor, {memory:.0f} MB")
    by_clock, by_processor = clock["ours"] / clock["bare"], processor["ours"] / processor["bare"]
    print(f"ratio: {by_clock:.2f}, {by_processor:.2f} of the processor, which a busy machine does not change")
    print(f"engine: {engine_memory() or 0:.0f} MB")


if __name__ == "__main__":
    {"bare": paint_bare, "ours": paint_ours}.get(sys.argv[1] if len(sys.argv) > 1 else "", main)()
