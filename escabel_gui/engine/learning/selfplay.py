"""Games of the engine against itself, with the value of every position and the visits of its moves, to learn from.

The file gets a line after each game, in the order in which they end; a later run with the same settings goes on where
an earlier one stopped.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from librt.random import Random

from escabel_gui.arguments import file_path, whole_number
from escabel_gui.engine.game_arguments import add_game_arguments, add_seed_argument
from escabel_gui.engine.learning.selfplay_records import (
    Origin,
    SelfplayGame,
    format_selfplay_game,
    is_torn_game,
    read_selfplay_games,
)
from escabel_gui.engine.matches.match_game import random_opening
from escabel_gui.engine.processes.file_checks import check_file_writable
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import DEFAULT_SEARCH, SEARCH_PRESETS, search_preset
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.engine.work.executor_options import add_executor_arguments, make_executor
from escabel_gui.engine.work.results import alone_with
from escabel_gui.engine.work.task import SEEDS, Data, Task, TaskExecutor
from escabel_gui.record.storage.files import named
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import SWAP

TREE_NODES: Final = 1 << 17
MIN_RANDOM_PLIES: Final = 2  # random moves that open a game: after them nobody swaps
TEMPERATURE: Final = 0.3  # with which moves are drawn by their visits
VALUE_DIGITS: Final = 4  # of values in files


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `escabel-engine selfplay`."""
    add_game_arguments(parser)
    parser.add_argument("--games", type=whole_number(1, SEEDS), default=100, metavar="N", help="how many (%(default)s)")
    parser.add_argument(
        "--visits", type=whole_number(1), default=400, metavar="N", help="visits for a move (%(default)s)"
    )
    parser.add_argument(
        "--opening",
        type=whole_number(MIN_RANDOM_PLIES, 100),
        default=6,
        metavar="PLIES",
        help=f"from {MIN_RANDOM_PLIES} to so many random moves open a game (%(default)s)",
    )
    parser.add_argument("--search", default=DEFAULT_SEARCH, choices=SEARCH_PRESETS, help="how to search (%(default)s)")
    add_seed_argument(parser)
    add_executor_arguments(parser, "games played")
    parser.add_argument(
        "-o", "--output", type=file_path, required=True, metavar="FILE", help="where the games are written"
    )


def run_selfplay(options: argparse.Namespace) -> int:
    """Play what is not played yet; raises ValueError with a reason."""
    rules = make_rules(options.game, options.size)
    check_file_writable(options.output)
    executor = make_executor(options)
    with alone_with(options.output):
        play_games(options, rules, executor)
    return 0


def play_games(options: argparse.Namespace, rules: Rules, executor: TaskExecutor) -> None:
    """Append the games to the file that it does not have; raises ValueError if it holds anything else."""
    is_new = not options.output.exists()
    known = set() if is_new else {game.origin for game in read_selfplay_games(options.output)}
    truncate_partial_line(options.output)
    done = 0

    def tell() -> None:
        nonlocal done
        done += 1
        print(f"{done}/{options.games}", file=sys.stderr, flush=True)

    def tasks() -> Iterator[Task]:
        for number in range(options.games):
            seed = options.seed * SEEDS + number
            origin = Origin(rules.wire_name, rules.size, options.visits, seed, options.opening, options.search)
            if origin in known:
                tell()
            else:
                yield Task(str(number), play_selfplay_task, origin._asdict())

    try:
        with (
            named(options.output),
            options.output.open("a", encoding="utf-8") as file,
            closing(executor.run(tasks())) as outcomes,
        ):
            for _, game in outcomes:
                file.write(game["line"] + "\n")
                file.flush()
                os.fsync(file.fileno())
                tell()
    finally:
        if is_new and options.output.exists() and not options.output.stat().st_size:
            options.output.unlink()


def truncate_partial_line(path: Path) -> None:
    """Cut off what was written of a line when a run was ended; raises ValueError if it is anything else."""
    if path.exists():
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if not is_torn_game(data[len(whole) :]):
            raise ValueError(f"{path} ends with what is no game that was played to learn from: choose another file")
        if whole != data:
            with path.open("r+b") as file:
                file.truncate(len(whole))


def play_selfplay_task(data: Data) -> Data:
    """Play a self-play game, as a task."""
    origin = Origin(**data)
    rules = make_rules(origin.game, origin.size)
    thinker = SearchController(rules, search_preset(origin.search), NodePool(TREE_NODES), origin.seed)
    return {"line": format_selfplay_game(play_selfplay_game(rules, thinker, origin))}


def play_selfplay_game(rules: Rules, thinker: SearchController, origin: Origin) -> SelfplayGame:
    """Play a game of the thinker against itself after a random opening, until it is certain who wins."""
    random = Random(origin.seed)
    line = PlayedLine(rules)
    seen: list[dict[int, int]] = []
    values: list[float | None] = []
    for move in random_opening(
        rules, MIN_RANDOM_PLIES + random.randrange(origin.opening - MIN_RANDOM_PLIES + 1), random
    ):
        line.play(move)
        seen.append({})
        values.append(None)
    while not line.is_over():
        thinker.set_root(line)
        if thinker.search.has_static_proof:
            break  # who wins is certain, and it matters little how
        move = thinker.choose_move(SearchLimits(origin.visits, None), TEMPERATURE, lambda: False)
        seen.append({} if thinker.search.is_root_proven() else visits_of_moves(thinker))
        values.append(round(thinker.root_value(), VALUE_DIGITS) if len(thinker.children()) > 1 else None)
        line.play(move)
    return SelfplayGame(origin, line.moves, seen, values)


def visits_of_moves(thinker: SearchController) -> dict[int, int]:
    """Return the visits by move, where it has any, without the swap, which is chosen for other reasons."""
    tree = thinker.tree
    return {
        int(tree.move[child]): int(tree.visits[child])
        for child in thinker.children()
        if tree.visits[child] > 0 and tree.move[child] != SWAP
    }
