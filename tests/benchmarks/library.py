"""Times of a large library: `python -m tests.benchmarks.library FOLDER [GAMES] [RULESET]`.

There are 10,000 games of all rulesets if nothing else is said, on boards of the usual size: levels 1 to 4 of the engine
play them against each other, always the same ones, which takes 0.08 s of a processor each where the modules are
compiled. They stay in FOLDER, and only what is missing is made. Of more than 10,000, each later one is a real game
turned or mirrored, with other names, dates and comments, of which the last moves, nine at most, are random ones,
so that most are unfinished.

Measured with all modules compiled, as time of one processor at about 2.5 GHz, at commit 9b82001f, with `FOLDER` and
with `FOLDER 100000`:

|                                      | 10,000 games | 100,000 games |
| ------------------------------------ | ------------ | ------------- |
| the first indexing                   | 27 s         | 287 s         |
| words                                | 22 to 80 ms  | 76 to 636 ms  |
| moves from a position, its games     | 7 ms         | 86 ms         |
| a pattern; until one called off ends | 93 ms; 12 ms | 896 ms; 11 ms |
| memory beside Python and Qt          | 21 MB        | 106 MB        |
| games and figures of a report        | 350 ms       | 4.3 s         |

As a collection, whose index lies in memory, 10,000 games of Escabel 9×9 with 62 moves each are read in 27 s, take
70 MB, and tell the moves from a position in 44 ms at the beginning and in 7 ms after the first move.
"""

import os
import resource
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from random import Random

from escabel_gui.engine.puzzles.game_sources import play_fast_game
from escabel_gui.record.names import format_bot
from escabel_gui.record.progress import Cancelled
from escabel_gui.record.report.reading import read_index
from escabel_gui.record.report.report import make_report
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.collection_index import CollectionIndex
from escabel_gui.record.storage.folders import index_file
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.occurrences import position_keys
from escabel_gui.record.storage.patterns import Pattern, Wanted
from escabel_gui.record.storage.query import Condition, Query
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.state import BLACK, EMPTY, WHITE
from escabel_gui.rules.symmetries import Symmetry, color_preserving_symmetries, transform_move
from escabel_gui.view.look.shown_texts import shown_text

REAL = 10_000  # games that are played by the engine
RANDOM_MOVES = 10  # fewer than so many at the end of an image of a real game
NAMES = ["Ada", "Bo", "Carla", "Dmitri", "Elena", "Fatima", "Gustav", "Hana", "Ivo", "Jun", "Kasia", "Lena"]
COMMENT = "Here White should have pulled the stack away from the crosscut, before Black connects a strong chain."


def make_games(folder: Path, count: int, rulesets: Sequence[str]) -> Path:
    """Return a folder with so many games, below another one; those that are there already are not made again."""
    real, games = folder / "real", folder / str(count)
    games.mkdir(parents=True, exist_ok=True)
    real.mkdir(exist_ok=True)
    run("played", partial(play_game, real, rulesets), missing_games(real, min(count, REAL)))
    run("written", partial(make_game, games, real), missing_games(games, count))
    return games


def missing_games(folder: Path, count: int) -> list[int]:
    """Return the numbers of games that a folder does not have yet."""
    return [number for number in range(count) if not game_file(folder, number).exists()]


def run(what: str, make: Callable[[int], None], numbers: Sequence[int]) -> None:
    """Make games in several processes, and tell how it goes."""
    with ProcessPoolExecutor(os.cpu_count()) as processes:
        for done, _ in enumerate(processes.map(make, numbers, chunksize=20), 1):
            if done % 1000 == 0:
                print(f"{done} games {what}", file=sys.stderr, flush=True)


def game_file(folder: Path, number: int) -> Path:
    return folder / f"{number}.sgf"


def put_game(folder: Path, number: int, tree: GameTree) -> None:
    """Write a game; if the program is killed meanwhile, there is no file of it."""
    part = folder / f"{number}.part"
    part.write_text(write_sgf(tree), "utf-8")
    part.replace(game_file(folder, number))


def play_game(folder: Path, rulesets: Sequence[str], number: int) -> None:
    """Play a game of the engine's weak levels against each other, and write it."""
    tree = play_fast_game(make_rules(rulesets[number % len(rulesets)]), number)
    put_game(folder, number, tree)


def make_game(folder: Path, real: Path, number: int) -> None:
    """Write the real game of this number, or an image of one that is there already, which ends otherwise."""
    tree = read_sgf(game_file(real, number % REAL).read_text("utf-8"))
    write_game(folder, number, tree if number < REAL else image_of(tree, Random(-number)))


def image_of(known: GameTree, chance: Random) -> GameTree:
    """Return a game, turned or mirrored, of which the last few moves are random ones."""
    rules = known.rules
    symmetry = chance.choice(turns_of(rules.wire_name))
    line = known.moves_to(known.last_node())
    tree = GameTree(rules)
    node = tree.root
    for move in line[: -chance.randrange(1, RANDOM_MOVES)]:
        node = tree.add_legal_move(node, transform_move(rules, move, symmetry))
    while node.depth < len(line) and (moves := rules.legal_move_list(tree.state_at(node))):
        node = tree.add_move(node, chance.choice(moves))
    return tree


@cache
def turns_of(wire_name: str) -> list[Symmetry]:
    """Return the turns and mirrorings of a game's usual board that leave the colors as they are."""
    return color_preserving_symmetries(make_rules(wire_name))


def write_game(folder: Path, number: int, tree: GameTree) -> None:
    """Write a game with names of persons and bots, a date and some comments."""
    chance = Random(number)
    players = [chance.choice(NAMES), chance.choice([format_bot(level) for level in range(1, 5)] + NAMES)]
    tree.players = ["", *chance.sample(players, 2)]
    tree.date = f"20{chance.randrange(10, 27)}-{chance.randrange(1, 13):02}-{chance.randrange(1, 29):02}"
    line = tree.main_line()
    for node in line[1:]:
        if chance.random() < 0.1:
            node.comment = COMMENT
    tree.result = tree.result_at(line[-1])
    put_game(folder, number, tree)


def clock(what: str, do: Callable[[], object]) -> None:
    """Call `do`, and print its times of the processor and of the clock, and the most memory so far."""
    started, started_clock = time.process_time(), time.perf_counter()
    result = do()
    took, took_clock = time.process_time() - started, time.perf_counter() - started_clock
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    found = f"  {len(result)} found" if isinstance(result, list) else ""
    print(f"{what:44} {1000 * took:9.1f} ms {1000 * took_clock:9.1f} ms {megabytes:6.0f} MB{found}", flush=True)


def call_off(index: GameIndex, query: Query) -> None:
    """Begin to look for the games of a query, and call it off at the first possibility."""

    def stop(_done: int, _total: int) -> None:
        raise Cancelled

    with suppress(Cancelled):
        index.search(query, stop)


def main(folder: str, how_many: str = "10000", only: str = "") -> None:
    names = [game.name for game in CATALOGUE if only in ("", game.name)]
    games = make_games(Path(folder, only or "all"), int(how_many), names)
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
    keys = position_keys(rules.wire_name, rules.size)
    for ply in range(3):
        query = Query(position=keys.key(state))
        clock(f"moves from a position at ply {ply}", lambda query=query: index.continuations(query))  # type: ignore[misc]
        clock("games through it", lambda query=query: index.search(query))  # type: ignore[misc]
        rules.play(state, rules.legal_move_list(state)[0])
    middle = rules.board.index_by_name["e5"]
    for count in (2, 4, 9):
        part = {middle, *rules.board.neighbors(middle), *rules.board.neighbors(rules.board.neighbors(middle)[0])}
        wanted = {point: Wanted((BLACK, WHITE) if point % 3 else (EMPTY,)) for point in sorted(part)[:count]}
        pattern = Pattern(rules.wire_name, rules.size, tuple(wanted.items()))
        query = Query(pattern=pattern)
        clock(f"moves in a pattern of {count} points", lambda query=query: list(index.pattern_games(query)))  # type: ignore[misc]
        clock("games with it", lambda query=query: index.search(query))  # type: ignore[misc]
    clock("until such a search that is called off ends", lambda: call_off(index, query))
    played = read_index(index)
    clock("games for a report", lambda: read_index(index))
    clock("a report of their figures", lambda: make_report(played))
    clock(
        "unfinished games by Black's name", lambda: index.search(Query(condition=Condition.UNFINISHED, order="black"))
    )
    index.close()
    collection = CollectionIndex(games, is_folder=True)
    clock("reading them as a collection", collection.refresh)
    clock("its games through the last position", lambda: collection.search(Query(position=keys.key(state))))
    collection.close()


if __name__ == "__main__":
    main(*sys.argv[1:4])
