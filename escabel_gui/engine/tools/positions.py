"""Where a position occurs in the games of folders, in any symmetry, and what was played there."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from escabel_gui.engine.tools.hint import add_position_arguments, find_node
from escabel_gui.record.result import format_result
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.files import read_bytes
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.position_keys import PositionKeys


class PositionMatch(NamedTuple):
    """A position in the main line of a game."""

    file: str
    ply: int
    next: str | None  # the move that followed, as it was played there
    result: str | None  # of the game; None: it has none


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="where the games are, at any depth")
    add_position_arguments(parser, "--of")
    parser.add_argument("--json", action="store_true", help="print a JSON list")


def run_positions(options: argparse.Namespace) -> int:
    """Look through the games and print; raises ValueError with a reason."""
    tree, node = find_node(options)
    for folder in options.folders:
        if not folder.is_dir():
            raise ValueError(f"{folder} is no folder")
    keys = PositionKeys(tree.rules)
    found = list(find_matches(options.folders, keys, keys.key(tree.state_at(node))))
    if options.json:
        print(json.dumps([match._asdict() for match in found], indent=2, ensure_ascii=False))
    else:
        for file, ply, move, result in found:
            print(f"{file}: after {ply} moves, then {move or 'nothing'}; {result or 'no result'}")
    return 0


def find_matches(folders: list[Path], keys: PositionKeys, wanted: int) -> Iterator[PositionMatch]:
    """Yield the positions with a key in the games of folders; a file that cannot be read is told of and left out."""
    rules = keys.rules
    for path in (path for folder in folders for path in sorted(folder.rglob("*.sgf"))):
        try:
            tree = read_sgf(decode(read_bytes(path)))
        except (OSError, RecordError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            continue
        if (tree.rules.wire_name, tree.rules.size) == (rules.wire_name, rules.size):
            yield from matches_in(tree, str(path), keys, wanted)


def matches_in(tree: GameTree, file: str, keys: PositionKeys, wanted: int) -> Iterator[PositionMatch]:
    """Yield the positions with a key in the main line of a game of the same ruleset and size."""
    moves = tree.moves_to(tree.last_node())
    result = None if tree.final_result is None else format_result(tree.final_result)
    for ply, key in enumerate(keys.keys_of_line(tree.state_at(tree.root), moves)):
        if key == wanted:
            yield PositionMatch(file, ply, tree.rules.format_move(moves[ply]) if ply < len(moves) else None, result)
