"""Counts of what was played in a pattern, over the games in which it occurs."""

from __future__ import annotations

from typing import NamedTuple

from escabel_gui.record.result import TIE_TEXT
from escabel_gui.record.storage.occurrences import Figures
from escabel_gui.record.storage.patterns import PatternMove, PatternOccurrence
from escabel_gui.rules.state import BLACK


class PatternGame(NamedTuple):
    """A game in which a pattern occurs."""

    game: int  # its row in the index
    result: str
    date: str
    clock: str
    black: str
    white: str
    occurrences: list[PatternOccurrence]


class MoveTally:
    """Figures of one move, game by game."""

    def __init__(self) -> None:
        self.games = self.decided = self.wins = self.ties = 0
        self._latest = ("", "", "", "")

    def add(self, game: PatternGame, turn: int) -> None:
        """Count a game in which a color made the move."""
        self.games += 1
        self.decided += bool(game.result)
        self.wins += game.result.startswith(f"{'BW'[turn - BLACK]}+")
        self.ties += game.result == TIE_TEXT
        self._latest = max(self._latest, (game.date, game.clock, game.black, game.white))

    @property
    def figures(self) -> Figures:
        """Return the figures so far."""
        date, _, black, white = self._latest
        return Figures(self.games, self.decided, self.wins, self.ties, None, date, black, white)


def count_moves(games: list[PatternGame]) -> dict[PatternMove, Figures]:
    """Return the moves that followed, the most frequent first; a game counts once for each."""
    tallies: dict[PatternMove, MoveTally] = {}
    for game in games:
        turns: dict[PatternMove, int] = {}
        for found in sorted(game.occurrences, key=lambda found: (found.ply, found.turn)):
            if found.next_move is not None:
                turns.setdefault(found.next_move, found.turn)
        for move, turn in turns.items():
            tallies.setdefault(move, MoveTally()).add(game, turn)
    return {move: tallies[move].figures for move in sorted(tallies, key=lambda move: (-tallies[move].games, move))}
