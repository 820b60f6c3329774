"""Finds puzzles in games, proves and grades them, and writes them as exercises; resumes an interrupted run.

A puzzle has one first move that wins, or leads to the best result; every other one is proven not to. Trivial puzzles,
duplicates in the folder, and those of which there are enough are rejected.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, TypedDict

from escabel_gui.arguments import file_path, whole_number
from escabel_gui.engine.game_arguments import add_game_arguments, add_seed_argument
from escabel_gui.engine.processes.file_checks import make_folder
from escabel_gui.engine.processes.output import counted
from escabel_gui.engine.puzzles.candidate import MAX_TURNS, RejectReason
from escabel_gui.engine.puzzles.game_search import FoundPuzzle, SearchJob, SearchResult, search_game
from escabel_gui.engine.puzzles.game_sources import find_matching_games, read_saved_games
from escabel_gui.engine.puzzles.labeling import label_folder
from escabel_gui.engine.puzzles.regrading import regrade_folder
from escabel_gui.engine.work.executor_options import add_executor_arguments, make_executor
from escabel_gui.engine.work.results import OtherJob, ResultStore, alone_with, ordered_results
from escabel_gui.engine.work.task import SEEDS, Data, Task
from escabel_gui.record.exercises.exercise import right_moves
from escabel_gui.record.exercises.puzzle import MAX_RATING
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_sgf, read_stored_game
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.files import read_bytes, write_atomically
from escabel_gui.record.tree import GameTree, all_nodes
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import State
from escabel_gui.rules.symmetries import find_symmetries, transform_state

PENDING_FILE: Final = "waiting-{}.jsonl"  # results of later games, by a digest of the run
PROGRESS_FILE: Final = "mined.json"  # in the folder of the puzzles: what each run has found and rejected so far
DEFAULT_COUNT: Final = 24
ALIKE_POINTS: Final = 2  # positions that differ in no more are one puzzle
MAX_SHARE_OF_KIND: Final = 0.5  # of all puzzles may have the same number of turns, or the same grade


class MiningRun(TypedDict):
    """Progress of one run, as stored; a later run with the same arguments resumes it."""

    game: str
    size: int
    source: str  # the seed, or the folder of the games, and what is asked for
    searched: list[str]  # digests of the saved games that were searched; they come in any order, and new ones may come
    games: int
    positions: int
    kept: int
    dropped: dict[str, int]
    turns: dict[str, int]  # accepted puzzles by number of turns, and by grade
    grades: dict[str, int]
    seconds: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `escabel-engine mine`."""
    add_game_arguments(parser)
    parser.add_argument(
        "--count", type=whole_number(1), default=DEFAULT_COUNT, metavar="N", help="how many puzzles (%(default)s)"
    )
    parser.add_argument(
        "--games", type=file_path, metavar="FOLDER", help="saved games to look at, instead of quick ones"
    )
    parser.add_argument(
        "--variations", type=whole_number(0, 1000), default=0, metavar="N",
        help="moves that were not played to try out in each position near the end (%(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--turns", type=whole_number(1, MAX_TURNS), default=0, metavar="N",
        help="turns that each puzzle takes (as many as there are, but more than one)",
    )  # fmt: skip
    parser.add_argument(
        "--rating", type=whole_number(0, MAX_RATING), nargs=2, default=(0, MAX_RATING), metavar=("LOWEST", "HIGHEST"),
        help="how hard each puzzle is, in points of a person's rating (anything)",
    )  # fmt: skip
    add_seed_argument(parser)
    add_executor_arguments(parser, "games looked at")
    parser.add_argument("-o", "--output", type=file_path, required=True, metavar="FOLDER", help="where puzzles go")
    parser.add_argument("--json", action="store_true", help="print what was found and dropped as one JSON object")
    parser.add_argument(
        "--regrade",
        action="store_true",
        help="mine nothing: grade and rate the folder's puzzles by the levels of now",
    )
    parser.add_argument(
        "--relabel",
        action="store_true",
        help="mine nothing: find the themes of the folder's puzzles anew",
    )


def run_mine(options: argparse.Namespace) -> int:
    """Mine, regrade or relabel, as the arguments say; puzzles are written at once.

    Raises ValueError for impossible arguments.
    """
    lowest, highest = options.rating
    if lowest > highest:
        raise ValueError(f"--rating {lowest} {highest}: give the lowest rating first")
    if options.relabel:
        return label_folder(options.output)
    if options.regrade:
        return regrade_folder(options.output)
    make_rules(options.game, options.size)
    make_folder(options.output)
    is_interrupted = False
    with alone_with(options.output / PROGRESS_FILE):
        miner = PuzzleMiner(options)
        try:
            miner.mine_games()
        except KeyboardInterrupt:
            is_interrupted = True
    print(json.dumps(miner.run) if options.json else format_run(miner.run))
    return 130 if is_interrupted else 0


class PuzzleMiner:
    """Folder of puzzles with its progress file, and the run that adds to it."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.rules = make_rules(options.game, options.size)
        self.folder: Path = options.output
        self.count: int = options.count
        self.executor = make_executor(options)
        self.seed: int = options.seed
        self.saved_games = None if options.games is None else find_matching_games(options.games, self.rules)
        self.runs = read_progress(self.folder / PROGRESS_FILE)
        self.variations: int = options.variations
        self.turns: int = options.turns
        self.lowest_rating, self.highest_rating = options.rating
        self.is_kind_asked = bool(self.turns) or (self.lowest_rating, self.highest_rating) != (0, MAX_RATING)
        self.begun: deque[str] = deque()  # digests of saved games whose results are to come, in their order
        source = f"seed {self.seed}" if options.games is None else f"games in {options.games.resolve()}"
        if self.variations:
            source += f", {self.variations} variations"
            if options.games is not None:
                source += f" by seed {self.seed}"
        if self.turns:
            source += f", turns {self.turns}"
        if (self.lowest_rating, self.highest_rating) != (0, MAX_RATING):
            source += f", rating {self.lowest_rating} to {self.highest_rating}"
        self.run = self.find_run(source)
        self.symmetries = find_symmetries(self.rules)
        self.known = [
            state
            for tree in map(read_game, self.folder.glob("*.sgf"))
            if (tree.rules.wire_name, tree.rules.size) == (self.rules.wire_name, self.rules.size)
            for state in tasks_in(tree)
        ]

    def find_run(self, source: str) -> MiningRun:
        """Return the stored run with the same arguments, or a new one."""
        for run in self.runs:
            if (run["game"], run["size"], run["source"]) == (self.rules.wire_name, self.rules.size, source):
                return run
        new = new_run(self.rules.wire_name, self.rules.size, source)
        self.runs.append(new)
        return new

    def has_like(self, state: State) -> bool:
        """Return whether a puzzle of the folder asks nearly this, or an image of it, at first or later."""
        images = [transform_state(state, symmetry) for symmetry in self.symmetries]
        return any(are_alike(image, known) for image in images for known in self.known)

    def mine_games(self) -> None:
        """Search one game after the other until there are enough puzzles, or no games are left."""
        if self.run["kept"] >= self.count:
            return
        with (
            closing(self.open_pending()) as results,
            closing(ordered_results(self.tasks(), self.executor, results)) as outcomes,
        ):
            for outcome in outcomes:
                self.record(outcome)
                print(format_progress(self.run, self.count), file=sys.stderr, flush=True)
                if self.run["kept"] >= self.count:
                    break
        results.path.unlink()

    def open_pending(self) -> ResultStore:
        """Open the results of games before which others are still searched; those of another version are dropped."""
        key = {key: self.run[key] for key in ("game", "size", "source")}
        path = self.folder / PENDING_FILE.format(hashlib.sha256(json.dumps(key).encode()).hexdigest()[:8])
        try:
            return ResultStore(path, key, is_search_result)
        except OtherJob:
            path.unlink()
            return ResultStore(path, key, is_search_result)

    def tasks(self) -> Iterator[Task]:
        """Yield tasks for the games that the run has not searched yet."""
        if self.saved_games is None:
            for number in range(self.run["games"], SEEDS):
                yield make_task(str(number), self.make_job(self.seed * SEEDS + number))
            return
        searched = set(self.run["searched"])
        for sgf in map(write_sgf, read_saved_games(self.saved_games)):
            digest = hashlib.sha256(sgf.encode()).hexdigest()[:16]
            if digest not in searched:
                searched.add(digest)
                self.begun.append(digest)
                yield make_task(digest, self.make_job(self.seed, sgf))

    def make_job(self, seed: int, sgf: str = "") -> SearchJob:
        """Return the search of one game."""
        return SearchJob(
            self.rules.wire_name, self.rules.size, seed, sgf, self.variations, self.turns,
            self.lowest_rating, self.highest_rating,
        )  # fmt: skip

    def record(self, outcome: Data) -> None:
        """Store the result of a game: first a new puzzle, then the progress file."""
        run, puzzle = self.run, outcome["puzzle"] and FoundPuzzle(**outcome["puzzle"])
        drops: Counter[str] = Counter(outcome["drops"])
        run["positions"] += sum(drops.values()) + (puzzle is not None)
        if puzzle is not None:
            reason = self.reject_reason(puzzle)
            if reason is not None:
                drops[reason] += 1
            else:
                self.store(puzzle)
        run["games"] += 1
        if self.begun:
            run["searched"].append(self.begun.popleft())
        run["dropped"] = {reason: run["dropped"].get(reason, 0) + drops[reason] for reason in RejectReason
                          if run["dropped"].get(reason, 0) + drops[reason]}  # fmt: skip
        run["seconds"] = round(run["seconds"] + outcome["seconds"], 1)
        write_atomically(self.folder / PROGRESS_FILE, (json.dumps(self.runs, indent=2) + "\n").encode())

    def reject_reason(self, puzzle: FoundPuzzle) -> RejectReason | None:
        """Return the reason for rejecting a puzzle (duplicate, quota reached), or None to accept it."""
        if self.has_like(tasks_in(read_sgf(puzzle.sgf))[0]):
            return RejectReason.DUPLICATE
        enough = MAX_SHARE_OF_KIND * self.count
        if not self.is_kind_asked and (
            self.run["turns"].get(str(puzzle.turns), 0) >= enough
            or self.run["grades"].get(str(puzzle.grade), 0) >= enough
        ):
            return RejectReason.QUOTA_REACHED
        return None

    def store(self, puzzle: FoundPuzzle) -> None:
        """Write a puzzle under the next free number and count it."""
        number = 1
        while (path := self.folder / f"{number:03}.sgf").exists():
            number += 1
        write_atomically(path, puzzle.sgf.encode())
        self.known += tasks_in(read_sgf(puzzle.sgf))
        self.run["kept"] += 1
        for counts, value in ((self.run["turns"], puzzle.turns), (self.run["grades"], puzzle.grade)):
            counts[str(value)] = counts.get(str(value), 0) + 1


def tasks_in(tree: GameTree) -> list[State]:
    """Return the positions of a puzzle in which a right move is looked for, the first one first."""
    return [tree.state_at(node) for node in all_nodes(tree) if node.is_root or right_moves(node)]


def are_alike(one: State, other: State) -> bool:
    """Return whether the same side moves in two positions of a board that differ in few points."""
    differences = sum(
        one.owner[point] != other.owner[point] or one.height[point] != other.height[point]
        for point in range(len(one.owner))
    )
    return one.turn == other.turn and differences <= ALIKE_POINTS


def read_game(path: Path) -> GameTree:
    """Return the only game of a file; raises ValueError if it cannot be read."""
    try:
        return read_stored_game(decode(read_bytes(path)))
    except RecordError as error:
        raise ValueError(f"{path}: {error}") from None


def new_run(game: str, size: int, source: str) -> MiningRun:
    """Return a run that has searched nothing yet."""
    return MiningRun(
        game=game, size=size, source=source, searched=[], games=0, positions=0,
        kept=0, dropped={}, turns={}, grades={}, seconds=0.0,
    )  # fmt: skip


def read_progress(path: Path) -> list[MiningRun]:
    """Return the runs in a progress file; raises ValueError if it is damaged."""
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        runs: list[MiningRun] = [{"searched": []} | run for run in stored]  # which former versions do not tell
        if not isinstance(stored, list) or not all(map(is_run, runs)):
            raise ValueError
    except FileNotFoundError:
        return []
    except (ValueError, TypeError, AttributeError, RecursionError):
        raise ValueError(f"{path} cannot be read: move it elsewhere to begin anew") from None
    return runs


def is_run(run: MiningRun) -> bool:
    """Return whether a stored run has all that it should, of the right types."""
    if not all(isinstance(run.get(key), type(value)) for key, value in new_run("", 0, "").items()):
        return False
    counts = (*run["dropped"].values(), *run["turns"].values(), *run["grades"].values())
    return all(isinstance(count, int) for count in counts)


def is_search_result(result: Data) -> bool:
    """Return whether a kept result is a `SearchResult` as plain data."""
    if result.keys() != set(SearchResult._fields):
        return False
    drops, puzzle, seconds = (result[field] for field in SearchResult._fields)
    has_drops = isinstance(drops, dict) and all(isinstance(count, int) for count in drops.values())
    return has_drops and isinstance(seconds, int | float) and (puzzle is None or is_found_puzzle(puzzle))


def is_found_puzzle(data: object) -> bool:
    """Return whether data is a `FoundPuzzle`."""
    if not isinstance(data, dict) or data.keys() != set(FoundPuzzle._fields):
        return False
    puzzle = FoundPuzzle(**data)
    return isinstance(puzzle.sgf, str) and isinstance(puzzle.turns, int) and isinstance(puzzle.grade, int)


def make_task(id_: str, job: SearchJob) -> Task:
    """Return the task of one game of a run."""
    return Task(id_, search_game, job._asdict())


def format_progress(run: MiningRun, count: int) -> str:
    """Return one line about a run: games, positions, puzzles, CPU seconds."""
    return (
        f"{run['game']} {run['size']}: {counted(run['games'], 'game')}, {counted(run['positions'], 'position')}, "
        f"{run['kept']}/{counted(count, 'puzzle')}, {run['seconds']:.0f} s"
    )


def format_run(run: MiningRun) -> str:
    """Return the summary of a run: its progress, its puzzles by turns and grade, rejections by reason."""
    lines = [format_progress(run, run["kept"])]
    for title, counts in (("turns", run["turns"]), ("grade", run["grades"])):
        lines += [f"  {title} {value}: {counts[value]}" for value in sorted(counts)]
    lines += [f"  dropped: {reason}: {number}" for reason, number in run["dropped"].items()]
    return "\n".join(lines)
