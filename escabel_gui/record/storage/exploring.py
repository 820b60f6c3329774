"""Exploring games: what was played from a position, or in a pattern, as moves on the board."""

from typing import NamedTuple

from escabel_gui.record.progress import ProgressCallback
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.occurrences import Figures
from escabel_gui.record.storage.pattern_counts import count_moves
from escabel_gui.record.storage.patterns import Pattern, PatternMove, PatternSearch
from escabel_gui.record.storage.query import Query
from escabel_gui.rules.position_keys import PositionKeys
from escabel_gui.rules.state import State


class ExploredMove(NamedTuple):
    """Moves that are images of each other, with what the games tell of them."""

    moves: list[int]  # from the position on the board; none of those in a pattern
    places: list[PatternMove]  # in a pattern
    figures: Figures
    query: Query  # for the games behind it


class Explored(NamedTuple):
    """Moves that were played from a position or in a pattern, the most frequent first."""

    query: Query  # for all these games
    games: int
    moves: list[ExploredMove]


def explore(
    index: GameIndex, query: Query, without: str, keys: PositionKeys, state: State, report: ProgressCallback
) -> Explored:
    """Return what was played in a query's games from a position, given with its keys, or in the query's pattern.

    The file `without` does not count; `report` may end it.
    """
    if query.pattern is not None:
        return _explore_pattern(index, query, without, query.pattern, report)
    query = query._replace(position=keys.key(state))
    counted = query._replace(without=without)
    found = index.continuations(counted)
    moves: dict[int, list[int]] = {}
    for move in keys.rules.legal_move_list(state) if found else ():
        _, following = keys.keys_of_line(state, [move])
        moves.setdefault(following, []).append(move)
    rows = [
        ExploredMove(moves[next_key], [], figures, query._replace(next=next_key))
        for next_key, figures in found
        if next_key in moves
    ]
    # Not the sum of the rows: after a swap the position is as before, and a game may come to it again.
    games = index.count_continued(counted, [row.next_key for row in found if row.next_key in moves])
    return Explored(query, games, rows)


def _explore_pattern(
    index: GameIndex, query: Query, without: str, pattern: Pattern, report: ProgressCallback
) -> Explored:
    """Return what was played in a pattern, as `explore` does."""
    search = PatternSearch(pattern)
    games = list(index.pattern_games(query._replace(without=without), report))
    rows = [
        ExploredMove([], sorted(search.images_of(move)), figures, query._replace(next=move))
        for move, figures in count_moves(games).items()
    ]
    return Explored(query, len(games), rows)
