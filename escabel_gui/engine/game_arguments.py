"""Arguments that many commands have: the game, and the seed of all chance."""

import argparse

from escabel_gui.arguments import whole_number
from escabel_gui.rules.catalogue import CATALOGUE


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for a game and the size of its board."""
    parser.add_argument("--game", default=CATALOGUE[0].name, metavar="NAME", help="wire name (%(default)s)")
    parser.add_argument("--size", type=whole_number(1), metavar="N", help="board size (the game's default)")


def add_seed_argument(parser: argparse.ArgumentParser) -> None:
    """Add the argument for the seed."""
    parser.add_argument("--seed", type=whole_number(0), default=1, metavar="S", help="of all chance (%(default)s)")
