"""Time from the start of the process to the first painted board, and to a window that can be used.

    python -m tests.benchmarks.startup [--runs N] [--platform offscreen|xcb|…] [--against CHECKOUT]

Beside ours, in turn with it, starts a bare window: a QGraphicsView with one painted item in a PySide6 program of a few
lines. A window can be used when its event loop comes back to it after the first painting, with everything that is made
at the start: from then on, keys and clicks are answered. Memory is what the process occupies then. `--against` starts
the program of another checkout in turn with this one, too.
"""

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


def paint_bare() -> None:
    """Show a window with a view with an item, and nothing else."""
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
    tell_start(Square)
    view.show()
    app.exec()


def paint_ours() -> None:
    """Start the program as its command does."""
    from escabel_gui.__main__ import main

    gc.disable()  # as it does itself, before it imports what is imported here
    from escabel_gui.view.board.board_items import BoardItem

    tell_start(BoardItem)
    main([])


def tell_start(item: type) -> None:
    """Print the times of the start and the memory when the first item of a class is painted, and end the program."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    paint = item.paint  # type: ignore[attr-defined]
    told: dict[str, float | None] = {}

    def tell() -> None:
        told.update(used=time.monotonic(), used_processor=time.process_time(), memory=memory_of("self"))
        print(json.dumps(told), flush=True)
        QApplication.closeAllWindows()

    def note_painted() -> None:
        told.update(painted=time.monotonic(), painted_processor=time.process_time())
        QTimer.singleShot(0, tell)

    def paint_first(self, *what) -> None:  # type: ignore[no-untyped-def]
        item.paint = paint  # type: ignore[attr-defined]
        paint(self, *what)
        QTimer.singleShot(0, note_painted)

    item.paint = paint_first  # type: ignore[attr-defined]


def memory_of(process: int | str) -> float | None:
    """Return the megabytes that a process occupies; None where the system does not tell."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return None
    kilobytes = next(line.split()[1] for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1024


HERE = Path(__file__).parents[2]


class Start(NamedTuple):
    """Milliseconds, by the clock and of the processor, until it is painted and until it is usable; megabytes."""

    painted: float
    painted_processor: float
    usable: float
    usable_processor: float
    memory: float


def start(kind: str, environment: dict[str, str]) -> Start:
    begun = time.monotonic()
    done = subprocess.run([sys.executable, __file__, kind], env=environment, capture_output=True, text=True)
    if done.returncode or not done.stdout:
        sys.exit(f"the {kind} window did not start: {done.stderr}")
    told = json.loads(done.stdout.splitlines()[0])
    return Start(
        1000 * (told["painted"] - begun),
        1000 * told["painted_processor"],
        1000 * (told["used"] - begun),
        1000 * told["used_processor"],
        told["memory"] or 0,
    )


def engine_memory() -> float | None:
    """Return the megabytes that the engine occupies when it is ready; None where the system does not tell."""
    with subprocess.Popen(
        [sys.executable, "-m", "escabel_gui", "--engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as engine:
        engine.stdin.write(b"name\n")
        engine.stdin.flush()
        engine.stdout.readline()
        return memory_of(engine.pid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=15, metavar="N", help="of each window (%(default)s)")
    parser.add_argument("--platform", default="", help="Qt's platform plugin (the desktop's own)")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="another checkout of the program")
    options = parser.parse_args()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if options.platform:
        environment["QT_QPA_PLATFORM"] = options.platform
    checkouts = {"bare": HERE, "ours": HERE} | ({"other": options.against} if options.against else {})
    starts: dict[str, list[Start]] = {name: [] for name in checkouts}
    with tempfile.TemporaryDirectory() as folder:
        environment["ESCABEL_DATA_DIR"] = folder
        environment["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "compiled")  # both as after an installation
        for run in range(options.runs + 1):
            for name, checkout in checkouts.items():
                kind = "bare" if name == "bare" else "ours"
                took = start(kind, environment | {"PYTHONPATH": str(checkout)})
                if run:  # the first one fills the caches
                    starts[name].append(took)
    medians = {name: Start(*(median(values) for values in zip(*took, strict=True))) for name, took in starts.items()}
    for name, middle in medians.items():
        print(
            f"{name}: painted after {middle.painted:.0f} ms ({middle.painted_processor:.0f} ms of the processor), "
            f"usable after {middle.usable:.0f} ms ({middle.usable_processor:.0f}), {middle.memory:.0f} MB"
        )
    ours, bare = medians["ours"], medians["bare"]
    print(
        f"ratio: painted {ours.painted / bare.painted:.2f}, usable {ours.usable / bare.usable:.2f}; by the processor, "
        f"which a busy machine changes less: {ours.painted_processor / bare.painted_processor:.2f} and "
        f"{ours.usable_processor / bare.usable_processor:.2f}"
    )
    print(f"engine: {engine_memory() or 0:.0f} MB")


if __name__ == "__main__":
    {"bare": paint_bare, "ours": paint_ours}.get(sys.argv[1] if len(sys.argv) > 1 else "", main)()
