"""Finds puzzles in games, proves and grades them, and writes them as exercises; goes on where it was interrupted.

A puzzle has one first move that wins, or leads to the best result; every other one is proven not to. What is trivial,
what has a twin in the folder and what there is enough of is dropped.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, TypedDict

from escabel_gui.arguments import whole_number
from escabel_gui.engine.mining.dig import Dig, MinedPuzzle, dig
from escabel_gui.engine.mining.find import Drop
from escabel_gui.engine.mining.quarry import read_game, saved_games
from escabel_gui.engine.mining.regrading import regrade
from escabel_gui.engine.processes.output import make_folder
from escabel_gui.engine.work.crew import add_crew_arguments, make_back_end
from escabel_gui.engine.work.results import Results, in_order
from escabel_gui.engine.work.task import Data, Task
from escabel_gui.record.keeping.files import write_atomically
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.refusal import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.symmetries import find_symmetries, twin_key

WAITING: Final = "waiting-{}.jsonl"  # what was found in games whose turn in the ledger has not come yet
LEDGER: Final = "mined.json"  # in the folder: what was looked at, and what became of it
SEEDS: Final = 1_000_000  # so many games have seeds of their own
DEFAULT_COUNT: Final = 24
PLENTY: Final = 0.5  # of all puzzles may take the same number of turns, and as many may be of the same grade


class Run(TypedDict):
    """How far one run of the command has come; a later one with the same arguments goes on from there."""

    game: str
    size: int
    source: str  # the seed, or the folder of the games
    games: int
    positions: int
    kept: int
    dropped: dict[str, int]
    turns: dict[str, int]  # puzzles kept by how many turns they take, and by grade
    grades: dict[str, int]
    seconds: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default=CATALOGUE[0].name, metavar="NAME", help="wire name (%(default)s)")
    parser.add_argument("--size", type=whole_number(1), metavar="N", help="board size (the game's default)")
    parser.add_argument(
        "--count", type=whole_number(1), default=DEFAULT_COUNT, metavar="N", help="how many puzzles (%(default)s)"
    )
    parser.add_argument("--games", type=Path, metavar="FOLDER", help="saved games to look at, instead of quick ones")
    parser.add_argument(
        "--variations", type=whole_number(0, 1000), default=0, metavar="N",
        help="moves that were not played to try out in each position near the end (%(default)s)",
    )  # fmt: skip
    parser.add_argument("--seed", type=whole_number(0), default=1, metavar="S", help="of all chance (%(default)s)")
    add_crew_arguments(parser, "games looked at")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FOLDER", help="where puzzles go")
    parser.add_argument("--json", action="store_true", help="print what was found and dropped as one JSON object")
    parser.add_argument(
        "--regrade",
        action="store_true",
        help="mine nothing: grade the folder's puzzles by the levels of now",
    )


def run_mine(options: argparse.Namespace) -> int:
    """Mine as the arguments say; raises ValueError with a reason. What is found is written at once."""
    if options.regrade:
        return regrade(options.output)
    make_rules(options.game, options.size)
    make_folder(options.output)
    mine = Mine(options)
    is_interrupted = False
    try:
        mine.work()
    except KeyboardInterrupt:
        is_interrupted = True
    print(json.dumps(mine.run) if options.json else format_run(mine.run))
    return 130 if is_interrupted else 0


class Mine:
    """A folder of puzzles, and its ledger."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.rules = make_rules(options.game, options.size)
        self.folder: Path = options.output
        self.count: int = options.count
        self.back_end = make_back_end(options)
        self.seed: int = options.seed
        self.files = None if options.games is None else saved_games(options.games, self.rules)
        self.runs = read_ledger(self.folder / LEDGER)
        self.variations: int = options.variations
        source = f"seed {self.seed}" if options.games is None else f"games in {options.games.name}"
        if self.variations:
            source += f", {self.variations} variations"
        self.run = self.find_run(source)
        self.symmetries = find_symmetries(self.rules)
        self.known = {key for path in self.folder.glob("*.sgf") if (key := self.key_of(read_puzzle(path))) is not None}

    def find_run(self, source: str) -> Run:
        """The run that was begun with the same arguments, or a new one."""
        for run in self.runs:
            if (run["game"], run["size"], run["source"]) == (self.rules.wire_name, self.rules.size, source):
                return run
        new = Run(
            game=self.rules.wire_name, size=int(self.rules.size), source=source, games=0, positions=0, kept=0,
            dropped={}, turns={}, grades={}, seconds=0.0,
        )  # fmt: skip
        self.runs.append(new)
        return new

    def key_of(self, tree: GameTree) -> object:
        """What twins share; None for puzzles by other rules."""
        if (tree.rules.wire_name, tree.rules.size) != (self.rules.wire_name, self.rules.size):
            return None
        return twin_key(self.symmetries, tree.state_at(tree.root))

    def work(self) -> None:
        """Look at one game after the other until there are puzzles enough, or no games are left."""
        if self.run["kept"] >= self.count:
            return
        key = {key: self.run[key] for key in ("game", "size", "source")}
        waiting = self.folder / WAITING.format(hashlib.sha256(json.dumps(key).encode()).hexdigest()[:8])
        with (
            closing(Results(waiting, key)) as results,
            closing(in_order(self.tasks(), self.back_end, results)) as outcomes,
        ):
            for outcome in outcomes:
                self.book(outcome)
                print(format_progress(self.run, self.count), file=sys.stderr, flush=True)
                if self.run["kept"] >= self.count:
                    break
        waiting.unlink()

    def tasks(self) -> Iterator[Task]:
        """The games that were not yet looked at."""
        wire_name, size = self.rules.wire_name, int(self.rules.size)
        first = self.run["games"]
        if self.files is not None:
            for number, path in enumerate(self.files[first:], first):
                yield task(number, Dig(wire_name, size, self.seed, write_sgf(read_game(path)), self.variations))
        else:
            for number in range(first, SEEDS):
                yield task(number, Dig(wire_name, size, self.seed * SEEDS + number, "", self.variations))

    def book(self, outcome: Data) -> None:
        """Write down what became of a game; a new puzzle is on disk before the ledger tells of it."""
        run, puzzle = self.run, outcome["puzzle"] and MinedPuzzle(**outcome["puzzle"])
        drops: Counter[str] = Counter(outcome["drops"])
        run["positions"] += sum(drops.values()) + (puzzle is not None)
        if puzzle is not None:
            reason = self.why_not(puzzle)
            if reason is not None:
                drops[reason] += 1
            else:
                self.keep(puzzle)
        run["games"] += 1
        run["dropped"] = {reason: run["dropped"].get(reason, 0) + drops[reason] for reason in Drop
                          if run["dropped"].get(reason, 0) + drops[reason]}  # fmt: skip
        run["seconds"] = round(run["seconds"] + outcome["seconds"], 1)
        write_atomically(self.folder / LEDGER, (json.dumps(self.runs, indent=2) + "\n").encode())

    def why_not(self, puzzle: MinedPuzzle) -> Drop | None:
        """Why the folder does without a puzzle."""
        if self.key_of(read_sgf(puzzle.sgf)) in self.known:
            return Drop.TWIN
        enough = PLENTY * self.count
        if (
            self.run["turns"].get(str(puzzle.turns), 0) >= enough
            or self.run["grades"].get(str(puzzle.grade), 0) >= enough
        ):
            return Drop.PLENTY
        return None

    def keep(self, puzzle: MinedPuzzle) -> None:
        number = 1
        while (path := self.folder / f"{number:03}.sgf").exists():
            number += 1
        write_atomically(path, puzzle.sgf.encode())
        self.known.add(self.key_of(read_sgf(puzzle.sgf)))
        self.run["kept"] += 1
        for counts, value in ((self.run["turns"], puzzle.turns), (self.run["grades"], puzzle.grade)):
            counts[str(value)] = counts.get(str(value), 0) + 1


def read_puzzle(path: Path) -> GameTree:
    """The game of a file in the folder; raises ValueError with a reason."""
    try:
        return read_game(path)
    except RecordError as error:
        raise ValueError(f"{path}: {error}") from None


def read_ledger(path: Path) -> list[Run]:
    """The runs that a folder remembers; raises ValueError with a reason."""
    try:
        runs: list[Run] = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return []
    except ValueError:
        raise ValueError(f"{path} cannot be read: move it elsewhere to begin anew") from None
    return runs


def task(number: int, order: Dig) -> Task:
    """The work at one game of a run."""
    return Task(str(number), dig, order._asdict())


def format_progress(run: Run, count: int) -> str:
    return (
        f"{run['game']} {run['size']}: {run['games']} games, {run['positions']} positions, "
        f"{run['kept']}/{count} puzzles, {run['seconds']:.0f} s"
    )


def format_run(run: Run) -> str:
    """What was looked at, what was found, and why the rest was dropped."""
    lines = [format_progress(run, run["kept"])]
    for title, counts in (("turns", run["turns"]), ("grade", run["grades"])):
        lines += [f"  {title} {value}: {counts[value]}" for value in sorted(counts)]
    lines += [f"  dropped: {reason}: {number}" for reason, number in run["dropped"].items()]
    return "\n".join(lines)
