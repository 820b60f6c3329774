"""Games in folders, made for tests of the index."""

from pathlib import Path
from random import Random
from typing import NamedTuple

from escabel_gui.record.move_list import parse_move_list
from escabel_gui.record.names import format_bot
from escabel_gui.record.result import Ending, Result
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.folders import index_file
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Ruleset
from escabel_gui.rules.state import BLACK, TIE, WHITE, opponent

FIRST_MOVES = 3  # among which the first ones are chosen: games meet again


class Counted(NamedTuple):
    """Result of a plain count for a move."""

    games: int
    decided: int
    wins: int
    ties: int


def random_game(wire_name: str, size: int, chance: Random) -> GameTree:
    tree = GameTree(make_rules(wire_name, size))
    tree.players = ["", *chance.sample(["Ada", "Bo", format_bot(3)], 2)]
    tree.date = f"2026-{chance.randrange(1, 13):02}-{chance.randrange(1, 29):02}"
    node = tree.root
    while node.depth < 16 and (moves := tree.rules.legal_move_list(tree.state_at(node))):
        node = tree.add_move(node, chance.choice(moves[:: max(len(moves) // FIRST_MOVES, 1)]))
    tree.result = chance.choice([None, Result(BLACK), Result(WHITE, Ending.TIME), Result(TIE)])
    return tree


def index_of(folder: Path, trees: list[GameTree]) -> GameIndex:
    games = folder / "games"
    for tree in trees:
        shelve(games, tree)
    index = GameIndex(index_file(games), games)
    index.refresh()
    return index


def sizes_of(ruleset: Ruleset) -> list[int]:
    """Return the size of a small board of each kind that a ruleset has."""
    kinds: dict[object, int] = {}
    for size in ruleset.sizes:
        board = make_rules(ruleset.name, size).board
        kinds.setdefault(len(board.neighbors(board.points // 2)), size)
    return list(kinds.values())


GAMES_AND_SIZES = [(ruleset.name, size) for ruleset in CATALOGUE for size in sizes_of(ruleset)]


def mover_at_end(tree: GameTree, depth: int) -> int:
    """Return the color that who moves at a depth of the main line has at its end."""
    last = tree.last_node()
    return last.turn if (last.depth - depth) % 2 == 0 else int(opponent(last.turn))


def played(players: tuple[str, str], moves: str, date: str = "2026-03-04", winner: int | None = None) -> GameTree:
    """Return a game of Escabel 5×5."""
    tree = parse_move_list(moves, "escabel", 5)
    tree.players, tree.date = ["", *players], date
    tree.result = None if winner is None else Result(winner)
    return tree


def shelve(folder: Path, tree: GameTree) -> GameTree:
    """Put a game into a folder, after those that are there."""
    folder.mkdir(exist_ok=True)
    (folder / f"{len(list(folder.iterdir())):03}.sgf").write_text(write_sgf(tree), "utf-8")
    return tree
