"""A game that counts for a person's rating: which of them do, and how it is known again."""

import hashlib
from typing import Final, NamedTuple

from escabel_gui.record.guidance import is_guided
from escabel_gui.record.result import Ending
from escabel_gui.record.tree import ASSISTANCE, PLAYER_CHANGE, GameTree
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.state import TIE

MIN_PLIES: Final = 6  # what ends sooner was hardly a game


class RatedGame(NamedTuple):
    """A game of a person against a level, and what the person got: 1, 0.5 or 0."""

    identity: str
    game: str  # the wire name of the ruleset, without options
    size: int
    level: int
    score: float
    date: str  # on which it ended: 2026-11-22


def rated_game(tree: GameTree, person: int, level: int, date: str) -> RatedGame | None:
    """Return a finished game as it counts for the person with a color at its end; None if it does not."""
    result = tree.final_result
    if result is None or result.ending is Ending.FORFEIT or len(tree.main_line()) <= MIN_PLIES or not may_count(tree):
        return None
    score = 0.5 if result.winner == TIE else float(result.winner == person)
    name = ruleset_of(tree.rules.wire_name).name
    return RatedGame(game_identity(tree), name, tree.rules.size, level, score, date)


def may_count(tree: GameTree) -> bool:
    """Return whether a game still counts: it began as games do, and nothing was taken back.

    The same two play it all, and no engine was asked or asked before moves.
    """
    if tree.start_stacks is not None or is_guided(tree) or tree.root.values(PLAYER_CHANGE):
        return False
    return not any(len(node.children) > 1 or node.values(ASSISTANCE) for node in tree.main_line())


def game_identity(tree: GameTree) -> str:
    """Return a digest that is the same for games with the same rules, size and main line."""
    rules = tree.rules
    moves = " ".join(rules.format_move(node.move) for node in tree.main_line() if node.move is not None)
    return hashlib.sha256(f"{rules.wire_name} {rules.size} {moves}".encode()).hexdigest()[:32]
