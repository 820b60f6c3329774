"""Counts of what was played in a pattern, over the games in which it occurs."""

from collections import Counter
from typing import NamedTuple

from escabel_gui.record.result import Result, Standing, standing_of
from escabel_gui.record.storage.occurrences import Figures
from escabel_gui.record.storage.patterns import PatternMove, PatternOccurrence


class PatternGame(NamedTuple):
    """A game in which a pattern occurs."""

    game: int  # its row in the index
    result: Result | None
    date: str
    clock: str
    black: str
    white: str
    occurrences: list[PatternOccurrence]


def count_moves(games: list[PatternGame]) -> dict[PatternMove, Figures]:
    """Return the moves that followed, the most frequent first; a game counts once for each."""
    made: dict[PatternMove, list[tuple[PatternGame, int]]] = {}  # where, and by whom: a color at the end
    for game in games:
        movers: dict[PatternMove, int] = {}
        for found in sorted(game.occurrences, key=lambda found: (found.ply, found.mover)):
            if found.next_move is not None:
                movers.setdefault(found.next_move, found.mover)
        for move, mover in movers.items():
            made.setdefault(move, []).append((game, mover))
    return {move: figures_of(made[move]) for move in sorted(made, key=lambda move: (-len(made[move]), move))}


def figures_of(games: list[tuple[PatternGame, int]]) -> Figures:
    """Return the figures of a move that was made in games, each with the color that who made it has at the end."""
    standings = Counter(standing_of(game.result, color) for game, color in games)
    date, _, black, white = max((game.date, game.clock, game.black, game.white) for game, _ in games)
    decided = len(games) - standings[Standing.OPEN]
    return Figures(len(games), decided, standings[Standing.WON], standings[Standing.TIED], None, date, black, white)
