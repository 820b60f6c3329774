"""A game that counts for a person's rating: which of them do, and how it is known again."""

import hashlib
from typing import Final, NamedTuple

from escabel_gui.record.guidance import is_guided
from escabel_gui.record.result import Ending
from escabel_gui.record.tree import ASSISTANCE, PLAYER_CHANGE, TAKE_BACK, GameTree
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import TIE

MIN_PLIES: Final = 6  # what ends sooner was hardly a game
TAKEN_BACK: Final = Message("Not rated: a move was taken back.")


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
    if result is None or result.ending is Ending.FORFEIT or why_not_rated(tree) is not None:
        return None
    score = 0.5 if result.winner == TIE else float(result.winner == person)
    name = ruleset_of(tree.rules.wire_name).name
    return RatedGame(game_identity(tree), name, tree.rules.size, level, score, date)


def may_count(tree: GameTree) -> bool:
    """Return whether a game still counts: it began as games do, and nothing was taken back.

    The same two play it all, and no engine was asked or asked before moves.
    """
    return why_it_cannot_count(tree) is None


def why_not_rated(tree: GameTree) -> Message | None:
    """Return the reason why a game that has ended does not count; None if it does."""
    is_short = len(tree.main_line()) <= MIN_PLIES
    return why_it_cannot_count(tree) or (Message("Not rated: the game was too short.") if is_short else None)


def why_it_cannot_count(tree: GameTree) -> Message | None:
    """Return the reason why a game, whether it goes on or not, cannot count; None if it can."""
    if is_guided(tree):
        return Message("A guided game is not rated.")
    if tree.start_stacks is not None:
        return Message("Not rated: the game began from a position that was set up.")
    if tree.root.values(PLAYER_CHANGE):
        return Message("Not rated: the players changed during the game.")
    line = tree.main_line()
    if any(node.text(ASSISTANCE) not in ("", TAKE_BACK) for node in line):
        return Message("Not rated: the bot has helped.")
    if any(len(node.children) > 1 or node.values(ASSISTANCE) for node in line):
        return TAKEN_BACK
    return None


def game_identity(tree: GameTree) -> str:
    """Return a digest that is the same for games with the same rules, size and main line."""
    rules = tree.rules
    moves = " ".join(rules.format_move(node.move) for node in tree.main_line() if node.move is not None)
    return hashlib.sha256(f"{rules.wire_name} {rules.size} {moves}".encode()).hexdigest()[:32]
