"""Occurrences of positions in games: what the index holds of each, and what it counts over all games."""

from functools import lru_cache
from threading import get_ident
from typing import NamedTuple

from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.review.review import Review
from escabel_gui.record.storage.board_history import MAX_PLIES, format_history
from escabel_gui.record.storage.patterns import format_turns
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.position_keys import Change, PositionKeys, changes_of_line
from escabel_gui.rules.state import BLACK, NOBODY


class Occurrence(NamedTuple):
    """A position in the main line of a game."""

    ply: int
    key: int  # as `PositionKeys` says
    next_key: int | None  # of the position after the move that was played; None: the game stops here
    mover: int  # the color that who moves has at the end of the game
    is_mine: bool  # whether who moves is neither a bot nor a friend elsewhere
    loss: float | None  # of win rate by that move, 0 to 1; None: it has not been reviewed


class PlayedPositions(NamedTuple):
    """Positions in the main line of a game, and what stood where in them."""

    occurrences: list[Occurrence]
    history: bytes  # as `format_history`
    turns: bytes  # as `format_turns`


class Figures(NamedTuple):
    """Figures of a move with all its images under symmetries, counted over games."""

    games: int
    decided: int  # games with a winner, or a tie
    wins: int  # of who made the move
    ties: int
    loss: float | None  # of win rate, 0 to 1: the mean of what has been reviewed
    date: str  # of the latest game
    black: str  # who played it
    white: str


class Continuation(NamedTuple):
    """A move from a position, with its images."""

    next_key: int  # of the position after it
    figures: Figures


def position_keys(wire_name: str, size: int) -> PositionKeys:
    """Return the keys of a game's positions; their tables are made once in each thread."""
    return _keys_of_thread(wire_name, size, get_ident())


@lru_cache(maxsize=64)
def _keys_of_thread(wire_name: str, size: int, _thread: int) -> PositionKeys:
    return PositionKeys(make_rules(wire_name, size))  # rules note moves in themselves: threads do not share them


def played_in(review: Review, friend: int = NOBODY) -> PlayedPositions:
    """Return the positions of a game's main line; `friend` is a friend's color at its end."""
    tree, line = review.tree, review.line[: MAX_PLIES + 1]
    position_key = position_keys(tree.rules.wire_name, tree.rules.size)
    sums, keys, changes = position_key.no_sums(), list[int](), list[list[Change]]()
    for state, changed in changes_of_line(position_key.rules, tree.state_at(tree.root), tree.moves_to(line[-1])):
        keys.append(position_key.next_key(sums, changed, state))
        changes.append(changed)
    occurrences: list[Occurrence] = []
    for ply, (node, key, next_key) in enumerate(zip(line, keys, [*keys[1:], None], strict=True)):
        turn = node.turn
        mover = tree.color_at(line[-1], tree.person_at(node, turn))
        is_friends = friend == mover
        is_bots = parse_bot_level(tree.player_names_at(node)[turn - BLACK]) > 0
        judgment = None if next_key is None else review.judgments.get(line[ply + 1])
        loss = None if judgment is None else judgment.loss
        occurrences.append(Occurrence(ply, key, next_key, mover, not (is_bots or is_friends), loss))
    turns = [(node.turn, here.mover, here.is_mine) for node, here in zip(line, occurrences, strict=True)]
    return PlayedPositions(occurrences, format_history(changes), format_turns(turns))
