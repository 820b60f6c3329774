"""Games to search for puzzles: fast games of weak levels, in which good moves are missed, or saved games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from librt.random import Random

from escabel_gui.engine.processes.file_checks import check_folder_readable
from escabel_gui.engine.processes.output import tell_unreadable
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import DEFAULT_SEARCH, search_preset
from escabel_gui.engine.thinking.levels import levels_for
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.record.storage.folders import find_sgf_files
from escabel_gui.record.storage.game_trees import games_of, readable_games
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import SWAP

WEAK_LEVELS: Final = 4  # the weakest levels, which play fast games
RANDOM_PLIES: Final = 2  # at the beginning of a fast game
TREE_NODES: Final = 1 << 17


def play_fast_game(rules: Rules, seed: int) -> GameTree:
    """Play a game between two random weak levels; the same seed gives the same game."""
    random = Random(seed)
    tree = GameTree(rules)
    line = PlayedLine(rules)
    while len(line.moves) < RANDOM_PLIES:
        moves = [move for move in rules.legal_move_list(line.state) if move != SWAP]
        line.play(moves[random.randrange(len(moves))])
    levels = [levels_for(rules)[random.randrange(WEAK_LEVELS)] for _ in range(2)]
    thinkers = [
        SearchController(rules, search_preset(DEFAULT_SEARCH), NodePool(TREE_NODES), seed + k) for k in range(2)
    ]
    while not line.is_over():
        mover = len(line.moves) % 2
        thinkers[mover].set_root(line)
        limits = SearchLimits(levels[mover].visits, None)
        line.play(thinkers[mover].choose_move(limits, levels[mover].temperature, lambda: False, levels[mover].sight))
    node = tree.root
    for move in line.moves:
        node = tree.add_move(node, move)
    return tree


class SavedGame(NamedTuple):
    """Place of a saved game: its file, and its number there, from 1."""

    path: Path
    number: int


def read_saved_games(places: Iterable[SavedGame]) -> Iterator[GameTree]:
    """Yield games in the order of their places, with each file read once.

    Raises RecordError, and OSError, also for a file that no longer has them.
    """
    for path, in_file in groupby(places, lambda place: place.path):
        games = enumerate(games_of(path), 1)
        for place in in_file:
            game = next((game for number, game in games if number == place.number), None)
            if not isinstance(game, GameTree):
                raise OSError(f"{path} has changed since its games were looked for: begin anew")
            yield game


def find_matching_games(folder: Path, rules: Rules) -> list[SavedGame]:
    """Return the games of this ruleset and size below a folder; raises OSError if it is none.

    What cannot be read of a file is told.
    """
    check_folder_readable(folder)
    found: list[SavedGame] = []
    for path in find_sgf_files([folder]):
        for number, tree in readable_games(path, tell_unreadable):
            if (tree.rules.wire_name, tree.rules.size) == (rules.wire_name, rules.size):
                found.append(SavedGame(path, number))
    return found
