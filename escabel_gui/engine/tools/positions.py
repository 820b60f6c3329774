"""Search for a position, or a part of one, in the games of folders, in any symmetry, with what was played there."""

import argparse
import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from escabel_gui.engine.processes.output import counted, tell_unreadable
from escabel_gui.engine.tools.game_folders import add_folder_arguments, check_folders, files_beside, open_index
from escabel_gui.engine.tools.position_arguments import add_position_arguments, find_node
from escabel_gui.record.result import format_result
from escabel_gui.record.review.review import Review
from escabel_gui.record.storage.folders import find_sgf_files
from escabel_gui.record.storage.game_trees import readable_games
from escabel_gui.record.storage.occurrences import played_in
from escabel_gui.record.storage.patterns import PatternSearch, parse_pattern
from escabel_gui.record.storage.query import Query
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.position_keys import PositionKeys


class PositionMatch(NamedTuple):
    """A position in the main line of a game."""

    file: str
    game: int  # from 1, of those in the file
    ply: int
    next: str | None  # the move that followed, as it was played there
    result: str | None  # of the game; None: it has none


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_folder_arguments(parser)
    add_position_arguments(parser, "--of")
    parser.add_argument(
        "--pattern",
        metavar="POINTS",
        help='a part of the board instead of the file\'s position: "a1=b b1=w2+ c2=. d3=?", where x is either color, '
        "2+ two high or more, a dot nothing and a question mark anything",
    )
    parser.add_argument("--json", action="store_true", help="print a JSON list")


def run_positions(options: argparse.Namespace) -> int:
    """Look through the games and print; raises OSError, or ValueError with a reason."""
    tree, node = find_node(options)
    check_folders(options)
    plies_in: Callable[[GameTree], Iterable[int]]
    if options.pattern is None:
        keys = PositionKeys(tree.rules)
        key = keys.key(tree.state_at(node))
        query, plies_in = Query(position=key), partial(position_plies, keys, key)
    else:
        pattern = parse_pattern(tree.rules, options.pattern)
        query, plies_in = Query(pattern=pattern), partial(pattern_plies, PatternSearch(pattern))
    paths = find_files(options, query)
    found = list(find_matches(paths, (tree.rules.wire_name, tree.rules.size), plies_in))
    if options.json:
        print(json.dumps([match._asdict() for match in found], indent=2, ensure_ascii=False))
    else:
        for file, game, ply, move, result in found:
            place = file if game == 1 else f"{file}, game {game}"
            print(f"{place}: after {counted(ply, 'move')}, then {move or 'nothing'}; {result or 'no result'}")
    return 0


def find_files(options: argparse.Namespace, query: Query) -> list[Path]:
    """Return the files to be looked into: all in the folders, or those that an index cannot rule out."""
    if options.index is None:
        return find_sgf_files(options.folders)
    with open_index(options) as index:
        return sorted([*(index.games_folder / game.file for game in index.search(query)), *files_beside(index)])


def find_matches(
    paths: list[Path], game: tuple[str, int], plies_in: Callable[[GameTree], Iterable[int]]
) -> Iterator[PositionMatch]:
    """Yield the places that `plies_in` finds in games of a ruleset and size in which anything has happened.

    What cannot be read of a file is told of and left out.
    """
    for path in paths:
        for number, tree in readable_games(path, tell_unreadable):
            if (tree.rules.wire_name, tree.rules.size) != game or not tree.has_begun:
                continue
            moves = tree.moves_to(tree.last_node())
            result = None if tree.final_result is None else format_result(tree.final_result)
            for ply in plies_in(tree):
                following = tree.rules.format_move(moves[ply]) if ply < len(moves) else None
                yield PositionMatch(str(path), number, ply, following, result)


def position_plies(keys: PositionKeys, wanted: int, tree: GameTree) -> Iterator[int]:
    """Yield the plies at which the position with a key occurs in the main line of a game."""
    moves = tree.moves_to(tree.last_node())
    for ply, key in enumerate(keys.keys_of_line(tree.state_at(tree.root), moves)):
        if key == wanted:
            yield ply


def pattern_plies(search: PatternSearch, tree: GameTree) -> list[int]:
    """Return the plies at which a pattern comes to stand in the main line of a game."""
    played = played_in(Review(tree))
    return sorted({here.ply for here in search.occurrences(played.history, played.turns)})
