"""Where puzzles are looked for: quick games of weak players, in which good moves are missed, or games of a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.random import Random

from escabel_gui.engine.search.options import named_options
from escabel_gui.engine.search.search_tree import Tree
from escabel_gui.engine.thinking.levels import levels_in
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.thinker import Limits, Thinker
from escabel_gui.record.keeping.files import read_bytes
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.refusal import RecordError
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import SWAP

PLAYERS: Final = 4  # the weakest levels
OPENING: Final = 2  # plies that are played at random
TREE_NODES: Final = 1 << 17


def quick_game(rules: Rules, seed: int) -> GameTree:
    """A game between two weak levels; the same one for the same seed, as long as no move takes its time."""
    random = Random(seed)
    tree = GameTree(rules)
    line = PlayedLine(rules)
    while len(line.moves) < OPENING:
        moves = [move for move in rules.all_moves(line.state) if move != SWAP]
        line.play(moves[random.randrange(len(moves))])
    levels = [levels_in(rules)[random.randrange(PLAYERS)] for _ in range(2)]
    thinkers = [Thinker(rules, named_options("default"), Tree(TREE_NODES), seed + k) for k in range(2)]
    while not line.is_over():
        mover = len(line.moves) % 2
        thinkers[mover].turn_to(line)
        limits = Limits(levels[mover].visits, None)
        line.play(thinkers[mover].decide(limits, levels[mover].temperature, lambda: False, levels[mover].whim))
    node = tree.root
    for move in line.moves:
        node = tree.add(node, move)
    return tree


def saved_games(folder: Path, rules: Rules) -> list[Path]:
    """The files of a folder with games by these rules, in folders of it, too."""
    found: list[Path] = []
    for path in sorted(folder.rglob("*.sgf")):
        try:
            other = read_game(path).rules
        except (OSError, RecordError):
            continue
        if (other.wire_name, other.size) == (rules.wire_name, rules.size):
            found.append(path)
    return found


def read_game(path: Path) -> GameTree:
    """The game of a file; raises OSError and RecordError."""
    return read_sgf(decode(read_bytes(path)))
