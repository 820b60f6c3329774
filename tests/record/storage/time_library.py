"""Times of a large library: `python tests/record/storage/time_library.py FOLDER [GAMES] [RULESET]`.

There are 10,000 games of all rulesets if nothing else is said, on boards of the usual size. They are made in
FOLDER/games, if it is not there yet, always the same ones: levels 1 to 4 of the engine play them, which takes 0.1 s
each where the modules are compiled. Of more than 10,000, the later ones begin like one of these, and go on at random.

Measured with all modules compiled, as time of one processor at about 2.5 GHz:

|                                  | 10,000 games | 100,000 games |
| -------------------------------- | ------------ | ------------- |
| the first indexing               | 23 s         | 3.6 ms a game |
| words                            | 25 to 67 ms  | 76 to 554 ms  |
| moves from a position, its games | 6 ms         | 74 ms         |
| a pattern                        | 80 ms        | 750 ms        |
| memory beside Python and Qt      | 21 MB        | 111 MB        |
| games and figures of a report    | 270 ms       | 4.3 s         |
"""

from __future__ import annotations

import os
import resource
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

from escabel_gui.engine.puzzles.game_sources import play_fast_game
from escabel_gui.record.names import format_bot
from escabel_gui.record.report.reading import read_index
from escabel_gui.record.report.report import make_report
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.files import index_file
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.occurrences import position_keys
from escabel_gui.record.storage.patterns import Pattern, Wanted
from escabel_gui.record.storage.query import Condition, Query
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.state import BLACK, EMPTY, WHITE
from escabel_gui.view.library.shown_texts import shown_text

REAL = 10_000  # games that are played by the engine
NAMES = ["Ada", "Bo", "Carla", "Dmitri", "Elena", "Fatima", "Gustav", "Hana", "Ivo", "Jun", "Kasia", "Lena"]
COMMENT = "Here White should have pulled the stack away from the crosscut, before Black connects a strong chain."


def make_games(folder: Path, count: int, rulesets: Sequence[str]) -> None:
    folder.mkdir(parents=True)
    with ProcessPoolExecutor(os.cpu_count()) as processes:
        for first, make in ((0, make_real_game), (REAL, make_later_game)):
            numbers = range(min(first, count), count)[: REAL if first == 0 else None]
            for done, _ in enumerate(processes.map(partial(make, folder, rulesets), numbers, chunksize=20), first + 1):
                if done % 1000 == 0:
                    print(f"{done} games", file=sys.stderr, flush=True)


def make_real_game(folder: Path, rulesets: Sequence[str], number: int) -> None:
    """A game of weak levels against each other, by person and bot."""
    write_game(folder, number, play_fast_game(make_rules(rulesets[number % len(rulesets)]), number))


def make_later_game(folder: Path, _rulesets: Sequence[str], number: int) -> None:
    """A game that begins like a real one, and goes on at random."""
    chance = Random(-number)
    known = read_sgf((folder / f"{number % REAL}.sgf").read_text("utf-8"))
    tree = GameTree(known.rules)
    node = tree.root
    line = known.moves_to(known.last_node())
    for move in line[: chance.randrange(len(line))]:
        node = tree.add_move(node, move)
    while node.depth < 2 * len(line) and (moves := tree.rules.legal_move_list(tree.state_at(node))):
        node = tree.add_move(node, chance.choice(moves))
    write_game(folder, number, tree)


def write_game(folder: Path, number: int, tree: GameTree) -> None:
    """Write a game with names, a date and some comments."""
    chance = Random(number)
    players = [chance.choice(NAMES), chance.choice([format_bot(level) for level in range(1, 5)] + NAMES)]
    tree.players = ["", *chance.sample(players, 2)]
    tree.date = f"20{chance.randrange(10, 27)}-{chance.randrange(1, 13):02}-{chance.randrange(1, 29):02}"
    line = tree.main_line()
    for node in line[1:]:
        if chance.random() < 0.1:
            node.comment = COMMENT
    tree.result = tree.result_at(line[-1])
    (folder / f"{number}.sgf").write_text(write_sgf(tree), "utf-8")


def clock(what: str, do: Callable[[], object]) -> None:
    """Print the time of the processor and the clock, and the most memory so far."""
    started, started_clock = time.process_time(), time.perf_counter()
    result = do()
    took, took_clock = time.process_time() - started, time.perf_counter() - started_clock
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    found = f"  {len(result)} found" if isinstance(result, list) else ""
    print(f"{what:36} {1000 * took:9.1f} ms {1000 * took_clock:9.1f} ms {megabytes:6.0f} MB{found}", flush=True)


def main(folder: Path, count: int = 10_000, only: str = "") -> None:
    games = folder / "games"
    if not games.exists():
        make_games(games, count, [ruleset.name for ruleset in CATALOGUE if only in ("", ruleset.name)])
    index_file(games).unlink(missing_ok=True)
    print(f"load {os.getloadavg()[0]:.1f}; times of the processor and of the clock; the most memory so far")
    clock("nothing", lambda: None)
    index = GameIndex(index_file(games), games)
    clock("the first indexing", index.refresh)
    index.close()
    index = GameIndex(index_file(games), games)
    clock("opening, all games", lambda: index.search(Query()))
    clock("looking for news and for damage", index.refresh)
    clock("looking for news", index.refresh)
    for text in ("first words", "ada", "crosscut", "qualos bo", "bot, level 3", "a", "zebra"):
        query = Query(text, shown=shown_text)
        clock(f"searching {text!r}", lambda query=query: index.search(query))  # type: ignore[misc]
    rules = make_rules("escabel")
    state = rules.start()
    keys = position_keys(rules.wire_name, int(rules.size))
    for ply in range(3):
        query = Query(position=keys.key(state))
        clock(f"moves from a position at ply {ply}", lambda query=query: index.continuations(query))  # type: ignore[misc]
        clock("games through it", lambda query=query: index.search(query))  # type: ignore[misc]
        rules.play(state, rules.legal_move_list(state)[0])
    middle = rules.board.index_by_name["e5"]
    for count in (2, 4, 9):
        part = {middle, *rules.board.neighbors(middle), *rules.board.neighbors(rules.board.neighbors(middle)[0])}
        wanted = {point: Wanted((BLACK, WHITE) if point % 3 else (EMPTY,)) for point in sorted(part)[:count]}
        pattern = Pattern(rules.wire_name, int(rules.size), tuple(wanted.items()))
        query = Query(pattern=pattern)
        clock(f"moves in a pattern of {count} points", lambda query=query: list(index.pattern_games(query)))  # type: ignore[misc]
        clock("games with it", lambda query=query: index.search(query))  # type: ignore[misc]
    played = read_index(index)
    clock("games for a report", lambda: read_index(index))
    clock("a report of their figures", lambda: make_report(played))
    clock(
        "unfinished games by Black's name", lambda: index.search(Query(condition=Condition.UNFINISHED, order="black"))
    )
    index.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:3]), *sys.argv[3:4])
