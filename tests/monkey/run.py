"""A monkey at the real window: it does whatever a hand can do, and after each step everything must be well.

    python -m tests.monkey.run --steps 20000 --seeds 10
    python -m tests.monkey.run --seed 3 --from-log monkey-3.log     # the same again
    python -m tests.monkey.run --slow-disk 0.5 --without point_cursor,paste

Well means: no exception anywhere, no warning of Qt's, no error in the program's log, no text from elsewhere taken for
markup, and what is on disk, read back, is what is on the table. How long the event loop stood still is told with the
place, and counts as a failure with `--blocks`.

Each seed runs in a process of its own. Its log names the deed of each step, and what exactly was done. What a step
does depends only on the seed, its number and the state of the program: a log from which lines were deleted still runs,
and so a long failure is made short by hand.
"""

import argparse
import faulthandler
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QFileDialog, QProgressDialog

from tests.monkey import hostile
from tests.monkey.deeds import BY_NAME, DEEDS, IN_FILE_DIALOG, IN_FRONT
from tests.monkey.hand import Hand
from tests.monkey.watchdog import HUNG, LIMIT, worst
from tests.monkey.world import World, home, use_fake_engine
from tests.slow_disk import slow_down

DEEPEST = 8  # dialogs over dialogs, before the monkey only closes them
REST_EVERY = 8  # steps, about
LOOK_MS = 20
PATIENCE = 30.0  # seconds for everything to be written, on a machine that has much else to do
MOST_MEMORY = 6 * 1024**3
FILES = 40
HANDED_ON = ("steps", "slow_disk", "without", "engine", "from_log")


class Monkey:
    """Monkey that takes one step after the other, also in the event loops of the dialogs that its steps open."""

    def __init__(self, world: World, seed: int, options: argparse.Namespace, log: Path) -> None:
        self.world = world
        self.seed = seed
        self.steps = options.steps
        self.patience = PATIENCE + 20 * options.slow_disk
        self.done: Counter[str] = Counter()
        self.deeds = {deed: often for deed, often in DEEDS.items() if deed.__name__ not in options.without.split(",")}
        self.script = read_log(Path(options.from_log)) if options.from_log else None
        self._log = log.open("w", encoding="utf-8", buffering=1)
        self._depth = 0
        self._hand = Hand(world, lambda what: self._log.write(f"    {what!r}\n"))
        self._resting_since: float | None = None
        self._lost: set[Path | None] = set()  # games whose files are known to be wrong

    def run(self) -> None:
        self.world.open_window()
        self._come_back(0)
        self.world.app.exec()

    def _come_back(self, milliseconds: int) -> None:
        QTimer.singleShot(milliseconds, lambda: self._turn())  # PySide never frees what it makes of such a method

    def _turn(self) -> None:
        try:
            self._take_turn()
        except Exception as error:  # left to Qt, it would come up wherever Python is called next
            self.world.blame_exception(error)
            self._come_back(0)

    def _take_turn(self) -> None:
        """Take one step, if nothing stands in its way."""
        if self._is_resting() or isinstance(self.world.front, QProgressDialog):
            self._come_back(LOOK_MS)
        elif self.world.has_closed and self._depth == 0:
            if self.world.step >= self.steps:
                self.world.app.quit()
                return
            self.world.open_window()
            self._come_back(0)
        elif not self.world.is_open or (self.world.step >= self.steps and self._has_front()):
            self._close_front()
            self._come_back(LOOK_MS)
        elif self.world.step >= self.steps:
            self._end()
        else:
            deed = BY_NAME[self._choose()]
            self._come_back(0)  # even if the step opens a dialog, and does not return before that is closed
            self._depth += 1
            try:
                deed(self._hand)
            except Exception as error:
                self.world.blame_exception(error)
            finally:
                self._depth -= 1

    def _choose(self) -> str:
        """Choose the next step, with chances of its own, and return its name."""
        with self.world.watchdog.paused():
            while True:
                self.world.step += 1
                chance = Random(f"{self.seed} {self.world.step}")
                front = self.world.front
                if chance.randrange(REST_EVERY) == 0:
                    self._resting_since = time.monotonic()
                if self.script is not None:
                    name = self.script.get(self.world.step)
                    if name is None and self.world.step < self.steps:
                        continue
                    name = name or "hover"
                elif isinstance(front, QFileDialog):
                    name = chance.choice(IN_FILE_DIALOG).__name__
                elif self._depth > DEEPEST:
                    name = "answer_dialog"
                elif front is not None:
                    name = chance.choice([deed for deed in IN_FRONT if deed in self.deeds]).__name__
                else:
                    name = chance.choices(list(self.deeds), list(self.deeds.values()))[0].__name__
                break
            self._hand.chance = chance
            self.done[name] += 1
            self._log.write(f"{self.world.step} {name}\n")
            self.world.watchdog.begin(f"step {self.world.step} {name}")
        return name

    # ---- rests, in which everything is written down and looked at

    def _is_resting(self) -> bool:
        if self._resting_since is None:
            return False
        with self.world.watchdog.paused():
            is_kept = self.world.is_kept()
            if is_kept:
                self.world.look_for_markup()
                self._lost.clear()
        is_known = self.world.is_open and self.world.window.table.path in self._lost
        if not is_kept and not is_known and time.monotonic() - self._resting_since < self.patience:
            return True
        if not is_kept:
            self._lost.add(self.world.window.table.path)
            self.world.blame_disk()
        self._resting_since = None
        return False

    # ---- the end

    def _has_front(self) -> bool:
        return self._depth > 0 or self.world.front is not None

    def _close_front(self) -> None:
        if self.world.front is not None:
            self.world.front.close()

    def _end(self) -> None:
        with self.world.watchdog.paused():
            writer = self.world.window.table.writer
            while writer.is_busy:
                writer.wait()
                QCoreApplication.sendPostedEvents(writer)  # after what has come of it, there may be more to write
            if not self.world.is_kept():
                self.world.blame_disk()
        self.world.window.close()
        self._come_back(LOOK_MS)


def read_log(path: Path) -> dict[int, str]:
    lines = [line.split() for line in path.read_text("utf-8").splitlines() if line[:1].isdigit()]
    return {int(step): name for step, name in lines}


def limit_memory() -> None:
    """Limit the memory of this process, so that a leak without end ends it and not the machine."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def run_seed(seed: int, folder: Path, options: argparse.Namespace) -> int:
    """Let the monkey loose in this process; return the exit code."""
    faulthandler.enable()
    limit_memory()
    chance = Random(seed)
    home(folder)
    hostile.lay_out(folder / "files", chance, FILES)
    if "pipe" not in options.without:
        hostile.lay_pipe(folder / "files")
    (folder / "out").mkdir()
    hostile.leave_out(options.without.split(","))
    if options.engine == "fake":
        use_fake_engine(chance.choice(["normal", "normal", "dies", "nonsense", "illegal", "error"]), folder)
    if options.slow_disk:
        slow_down(options.slow_disk)
    world = World(folder, set(options.without.split(",")))
    monkey = Monkey(world, seed, options, folder / f"monkey-{seed}.log")
    began = time.monotonic()
    monkey.run()
    blocks = world.watchdog.blocks
    print(f"seed {seed}: {world.step} steps in {time.monotonic() - began:.0f} s")
    print("  " + ", ".join(f"{name} {count}" for name, count in monkey.done.most_common()))
    own = [block.own for block in blocks if block.own > LIMIT]
    print(
        f"  longest turn of the event loop {world.watchdog.longest * 1000:.0f} ms, {len(blocks)} above the limit;"
        f" without waiting for a core {max(own, default=0) * 1000:.0f} ms and {len(own)}"
    )
    for block in worst(blocks):
        places = ", ".join(f"{place} {count}" for place, count in block.places.most_common(4))
        print(f"  {block.seconds * 1000:.0f} ms, {block.own * 1000:.0f} of them not for want of a core, {block.label}")
        print(f"    seen at {places}")
        print("    " + "\n    ".join(program_lines(block.stack)))
    for fault in world.faults:
        print(f"  FAULT at step {fault.step}: {fault.kind}\n    " + fault.text.strip().replace("\n", "\n    "))
    is_blocked = options.blocks and bool(own)
    print(f"  {len(world.faults)} faults", flush=True)
    return 1 if world.faults or is_blocked else 0


def program_lines(stack: list[str]) -> list[str]:
    """Return the lines of a stack that are in the program, innermost first."""
    return [line for line in stack if "escabel_gui" in line][:6] or stack[:2]


def main() -> int:
    parser = argparse.ArgumentParser(description="Let a monkey play with the program.")
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--seeds", type=int, default=1, help="how many runs, from seed 1 on")
    parser.add_argument("--seed", type=int, help="only this one")
    parser.add_argument("--from-log", default="", metavar="FILE", help="take the steps from the log of that seed")
    parser.add_argument("--slow-disk", type=float, default=0.0, metavar="SECONDS", help="what each fsync takes")
    parser.add_argument(
        "--without",
        default="",
        metavar="DEEDS",
        help="leave these out; commands and kinds of texts, too, or `pipe`, the FIFO",
    )
    parser.add_argument("--engine", choices=["fake", "real"], default="fake")
    parser.add_argument("--blocks", action="store_true", help="a blocked event loop is a failure")
    parser.add_argument("--folder", type=Path, help="where the logs of failures go")
    parser.add_argument("--in-process", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.in_process:
        return run_seed(options.seed, options.in_process, options)
    if options.from_log:
        options.from_log = str(Path(options.from_log).absolute())
    seeds = [options.seed] if options.seed is not None else range(1, options.seeds + 1)
    failed = [seed for seed in seeds if run_child(seed, options)]
    return 1 if failed else 0


def run_child(seed: int, options: argparse.Namespace) -> bool:
    """Return whether a process with this seed has failed; its log is kept then."""
    folder = Path(tempfile.mkdtemp(prefix=f"monkey-{seed}-"))
    arguments = ["--blocks"] if options.blocks else []
    arguments += [f"--{name.replace('_', '-')}={getattr(options, name)}" for name in HANDED_ON]
    command = [sys.executable, "-m", "tests.monkey.run", f"--seed={seed}", f"--in-process={folder}", *arguments]
    status = subprocess.run(command, check=False).returncode
    log = folder / f"monkey-{seed}.log"
    if status not in (0, 1):
        why = "it hung" if status == HUNG else f"it died with {status}"
        last = log.read_text("utf-8").splitlines()[-6:] if log.exists() else []
        print(f"seed {seed}: {why}, after\n  " + "\n  ".join(last), flush=True)
    if status:
        kept = (options.folder or Path(tempfile.gettempdir())).absolute() / log.name
        if log.exists():
            shutil.copyfile(log, kept)
        print(f"  again: python -m tests.monkey.run --seed {seed} --from-log {kept}", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    return status != 0


if __name__ == "__main__":
    sys.exit(main())
