"""The program used for long: it is to need no more memory in the end than when it had just been used for two minutes.

    python -m tests.monkey.soak --minutes 30
    python -m tests.monkey.soak --minutes 30 --slow-disk 0.5 --engine real

One round after the other: a game against the bot, its review, every command that opens a dialog, the library of some
hundred games with everything that it can do, an import and exports, every language, theme and type size. What a round
adds to the library is taken away.
"""

import argparse
import faulthandler
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QProgressDialog, QWidget

from escabel_gui.model.application.settings import TYPE_SIZES
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.shipped import resources
from escabel_gui.view.language import languages
from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.look.themes import THEMES
from tests.monkey import hostile
from tests.monkey.anywhere import choose_file
from tests.monkey.at_the_board import play
from tests.monkey.hand import Hand
from tests.monkey.run import program_lines
from tests.monkey.watchdog import worst
from tests.monkey.world import World, home, use_fake_engine
from tests.slow_disk import slow_down

GAMES = 300  # in the library
FILES = 30  # to be imported
MOVES = 15  # of a person in one game
SETTLED_MINUTES = 2
MOST_GROWTH = 0.15
LOOK_MS = 20
WAIT_SECONDS = 60.0  # for anything
UNWANTED = ("quit", "full_screen")
LOOKS: Final = {
    "language": languages(resources() / "translations"),
    "theme": [theme.key for theme in THEMES],
    "type_size": TYPE_SIZES,
}

Wait = Callable[[], bool]


class Soak:
    """Script that waits for things, and closes the dialogs that it opens."""

    def __init__(self, world: World, chance: Random) -> None:
        self.world = world
        self.hand = Hand(world, lambda what: None)
        self.hand.chance = chance
        self.rounds = 0
        self._script = self._live()
        self._until: Wait = lambda: True
        self._since = time.monotonic()
        self._seen: QWidget | None = None
        self._come_back(self._close_dialogs)
        self._come_back(self._go_on)

    def _come_back(self, do: Callable[[], None]) -> None:
        QTimer.singleShot(LOOK_MS, lambda: do())  # PySide never frees what it makes of a method of no QObject

    def _go_on(self) -> None:
        if self._until():
            self._until = next(self._script)
            self._since = time.monotonic()
        elif time.monotonic() - self._since > WAIT_SECONDS:
            self.world.blame("waiting", f"in vain, at: {self.world.watchdog.label}")
            self._until = lambda: True
        self._come_back(self._go_on)

    def _close_dialogs(self) -> None:
        """Answer a dialog that has been seen before: with Cancel, or every second time with what it proposes."""
        self._come_back(self._close_dialogs)  # even if the answer opens another one
        front = self.world.front
        if isinstance(front, QFileDialog):
            choose_file(self.hand)
        elif front is not None and front is self._seen and not isinstance(front, QProgressDialog):
            if isinstance(front, QDialog) and self.hand.chance.random() < 0.5:
                front.accept()
            else:
                front.close()
        self._seen = front

    # ---- a life

    def _live(self) -> Iterator[Wait]:
        while True:
            self.rounds += 1
            for part in (self._game, self._review, self._commands, self._library, self._look):
                self.world.watchdog.begin(f"round {self.rounds} {part.__name__}")
                yield from part()
            with self.world.watchdog.paused():
                tidy(self.world.folder / "home", self.hand.table.path)

    def _game(self) -> Iterator[Wait]:
        rules = hostile.some_rules(self.hand.chance)
        setup = GameSetup(rules.wire_name, rules.size, (Player(), Player(1)))
        self.world.parts.new_games().begin(setup)
        table = self.hand.table
        for _ in range(MOVES):
            yield lambda: table.may_play or table.game.is_over
            play(self.hand)

    def _review(self) -> Iterator[Wait]:
        acts = self.world.window.acts
        acts.review.trigger()
        yield soon()
        yield lambda: not self.world.parts.analysis.review_run.is_running
        for action in (acts.next_mistake, acts.try_yourself, acts.previous_mistake, acts.analysis):
            action.trigger()
            yield soon()
        acts.analysis.setChecked(False)

    def _commands(self) -> Iterator[Wait]:
        """Trigger all commands of the window."""
        acts = self.world.window.acts
        unwanted = [getattr(acts, name) for name in UNWANTED]
        for action in acts.findChildren(QAction):
            if action.isEnabled() and action not in unwanted:
                self.world.watchdog.begin(f"round {self.rounds} {action.text()!r}")
                QApplication.clipboard().setText(hostile.text(self.hand.chance))
                action.trigger()
                yield soon()
        for window in self.world.windows():
            if window is not self.world.window:
                window.close()

    def _library(self) -> Iterator[Wait]:
        self.world.window.acts.library.trigger()
        window = next(window for window in self.world.windows() if isinstance(window, LibraryWindow))
        yield soon(1.0)
        for search in ("good", "black", ""):
            window.search.setText(search)
            yield soon()
        for action in window.acts.findChildren(QAction):
            if action is not window.acts.close:
                self.world.watchdog.begin(f"round {self.rounds} library {action.text()!r}")
                window.list.setCurrentIndex(window.list.model().index(self.hand.chance.randrange(20), 0))
                action.trigger()
                yield soon()
        yield soon(1.0)
        window.close()

    def _look(self) -> Iterator[Wait]:
        """Choose all languages, themes and type sizes, and then those of before."""
        settings = self.world.window.settings
        for name, values in LOOKS.items():
            for value in (*values, getattr(settings, name)):
                self.world.watchdog.begin(f"round {self.rounds} {name} {value!r}")
                setattr(settings, name, value)
                yield soon()


def soon(seconds: float = 0.1) -> Wait:
    at = time.monotonic() + seconds
    return lambda: time.monotonic() >= at


def fill(games: Path, chance: Random) -> None:
    games.mkdir(parents=True)
    for number in range(GAMES):
        (games / f"old {number}.sgf").write_text(write_sgf(hostile.random_tree(chance)), "utf-8")


def tidy(folder: Path, current: Path | None) -> None:
    """Restore the library as it was, but for the game on the table."""
    for path in [*(folder / "games").glob("*.sgf"), *(folder / "trash").glob("*.sgf")]:
        if path != current and not path.name.startswith("old "):
            path.unlink()
    for path in (folder / "trash").glob("old *.sgf"):
        path.rename(folder / "games" / path.name)
    shutil.rmtree(folder.parent / "out")
    (folder.parent / "out").mkdir()


def memory() -> float:
    """Return how many megabytes the process has in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024**2


def soak(folder: Path, options: argparse.Namespace) -> int:
    faulthandler.enable()
    chance = Random(options.seed)
    home(folder)
    hostile.leave_out(options.without.split(","))
    hostile.lay_out(folder / "files", chance, FILES)
    fill(folder / "home" / "games", chance)
    (folder / "out").mkdir()
    if options.engine == "fake":
        use_fake_engine("normal", folder)
    if options.slow_disk:
        slow_down(options.slow_disk)
    world = World(folder, set(options.without.split(",")))
    world.open_window()
    life = Soak(world, chance)
    sizes: list[float] = []

    def tell() -> None:
        with world.watchdog.paused():
            sizes.append(memory())
            widgets, objects = world.count_objects()
        print(
            f"minute {len(sizes) - 1}: {sizes[-1]:.0f} MB, {widgets} widgets, {objects} objects, {life.rounds} rounds,"
            f" longest block {max((block.own for block in world.watchdog.blocks), default=0) * 1000:.0f} ms",
            flush=True,
        )
        if len(sizes) > options.minutes:
            os._exit(verdict(world, sizes))

    minute = QTimer(interval=60_000)
    minute.timeout.connect(tell)
    minute.start()
    QTimer.singleShot(0, tell)
    return int(world.app.exec())


def verdict(world: World, sizes: list[float]) -> int:
    settled = sizes[min(SETTLED_MINUTES, len(sizes) - 1)]
    growth = sizes[-1] / settled - 1
    for block in worst(world.watchdog.blocks):
        seen = ", ".join(f"{place} {count}" for place, count in block.places.most_common(3))
        print(f"{block.own * 1000:.0f} ms: {block.label}, seen at {seen}")
        print("    " + "\n    ".join(block.stack[:3] + program_lines(block.stack)))
    print(f"{len(world.faults)} faults; memory {growth:+.1%} since minute {SETTLED_MINUTES}", flush=True)
    return 1 if growth > MOST_GROWTH or world.faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Use the program for long, and look at its memory.")
    parser.add_argument("--minutes", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slow-disk", type=float, default=0.0, metavar="SECONDS", help="what each fsync takes")
    parser.add_argument("--without", default="", metavar="NAMES", help="commands and kinds of texts to be left out")
    parser.add_argument("--engine", choices=["fake", "real"], default="fake")
    options = parser.parse_args()
    return soak(Path(tempfile.mkdtemp(prefix="soak-")), options)


if __name__ == "__main__":
    sys.exit(main())
