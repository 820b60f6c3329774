"""Times of a large library: `python tests/record/storage/time_library.py FOLDER [GAMES] [RULESET]`.

There are 10,000 games of all rulesets if nothing else is said. Random games are made in FOLDER/games, if it is not
there yet; the times are of the processor.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from escabel_gui.record.report.reading import read_index
from escabel_gui.record.report.report import make_report
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.files import index_file
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.occurrences import position_keys
from escabel_gui.record.storage.patterns import Pattern, Wanted
from escabel_gui.record.storage.query import Condition, Query
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Ruleset
from escabel_gui.rules.state import BLACK, EMPTY, WHITE

NAMES = ["Ada", "Bo", "Carla", "Dmitri", "Elena", "Fatima", "Gustav", "Hana", "Ivo", "Jun", "Kasia", "Lena"]
COMMENT = "Here White should have pulled the stack away from the crosscut, before Black connects a strong chain."


def make_games(folder: Path, count: int, rulesets: Sequence[Ruleset]) -> None:
    chance = Random(5)
    folder.mkdir(parents=True)
    for number in range(count):
        ruleset = rulesets[number % len(rulesets)]
        tree = GameTree(make_rules(ruleset.name))
        tree.players = ["", chance.choice(NAMES), chance.choice(NAMES)]
        tree.date = f"20{chance.randrange(10, 27)}-{chance.randrange(1, 13):02}-{chance.randrange(1, 29):02}"
        node = tree.root
        longest = chance.choice((20, 200, 200, 200))
        while node.depth < longest and (moves := tree.rules.legal_move_list(tree.state_at(node))):
            node = tree.add_move(node, chance.choice(moves))
            if chance.random() < 0.1:
                node.comment = COMMENT
        tree.result = tree.result_at(node)
        (folder / f"{number}.sgf").write_text(write_sgf(tree), "utf-8")


def clock(what: str, do: Callable[[], object]) -> None:
    started = time.process_time()
    result = do()
    found = f"  {len(result)} found" if isinstance(result, list) else ""
    print(f"{what:36} {1000 * (time.process_time() - started):9.1f} ms{found}")


def main(folder: Path, count: int = 10_000, only: str = "") -> None:
    games = folder / "games"
    if not games.exists():
        make_games(games, count, [ruleset for ruleset in CATALOGUE if only in ("", ruleset.name)])
    index_file(games).unlink(missing_ok=True)
    index = GameIndex(index_file(games), games)
    clock("the first indexing", index.refresh)
    index.close()
    index = GameIndex(index_file(games), games)
    clock("opening, all games", lambda: index.search(Query()))
    clock("looking for news and for damage", index.refresh)
    clock("looking for news", index.refresh)
    for text in ("ada", "crosscut", "qualos bo", "w+", "zebra"):
        clock(f"searching {text!r}", lambda text=text: index.search(Query(text)))  # type: ignore[misc]
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
