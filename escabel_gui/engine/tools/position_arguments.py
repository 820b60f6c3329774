"""Arguments that name a position of a game in a file."""

import argparse
import sys
from pathlib import Path

from escabel_gui.arguments import nonempty, whole_number
from escabel_gui.engine.processes.output import counted
from escabel_gui.engine.processes.stdin_reader import check_stdin_open
from escabel_gui.record.move_list import read_game
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.files import read_bytes, read_limited
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.state import NOBODY


def add_position_arguments(parser: argparse.ArgumentParser, option: str = "") -> None:
    """Add arguments for a position of a game; the file is the first argument, or that of an option."""
    text = "a saved game or a plain list of moves; - for standard input"
    if option:
        parser.add_argument(option, dest="file", type=nonempty, required=True, metavar="FILE", help=text)
    else:
        parser.add_argument("file", type=nonempty, metavar="FILE", help=text)
    parser.add_argument(
        "--at", type=whole_number(0), metavar="PLY", help="the position after so many moves (the last one)"
    )
    parser.add_argument(
        "--game",
        default=CATALOGUE[0].name,
        metavar="NAME",
        help="wire name of the game of a plain list (%(default)s)",
    )
    parser.add_argument(
        "--size", type=whole_number(1), metavar="N", help="board size of a plain list (the game's default)"
    )


def find_position(options: argparse.Namespace) -> tuple[GameTree, Node]:
    """Return the game and node of the arguments, where it goes on; raises as `find_node`, and if it is over."""
    tree, node = find_node(options)
    if tree.rules.winner(tree.state_at(node)) != NOBODY:
        raise ValueError(f"{file_name(options)}: the game is over after {counted(node.depth, 'move')}")
    return tree, node


def find_node(options: argparse.Namespace) -> tuple[GameTree, Node]:
    """Return the game and the node that the arguments name; raises OSError, or ValueError with a reason."""
    name = file_name(options)
    default = make_rules(options.game, options.size)
    if options.file == "-":
        check_stdin_open()
    try:
        data = read_limited(sys.stdin.buffer) if options.file == "-" else read_bytes(Path(options.file))
        tree, _ = read_game(decode(data), default.wire_name, default.size)
    except RecordError as error:
        raise ValueError(f"{name}: {error}") from None
    line = tree.main_line()
    ply = line[-1].depth if options.at is None else options.at
    node = next((node for node in line if node.depth == ply), None)
    if node is None:
        raise ValueError(f"{name} has {counted(line[-1].depth, 'move')}: there is no position after {ply}")
    return tree, node


def file_name(options: argparse.Namespace) -> str:
    """Return the file that the arguments name, for messages."""
    return "standard input" if options.file == "-" else str(options.file)
