"""Score of a match: a point for a win, half a point each for a tie."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from escabel_gui.record.result import Result
from escabel_gui.rules.state import BLACK, TIE

GAME: Final = 2  # halves


class MatchScore(NamedTuple):
    """Score in halves of games, for the persons who sit at Black and at White when a game begins."""

    first: int = 0
    second: int = 0

    def with_result(self, result: Result, is_swapped: bool) -> MatchScore:
        """Return the score with one more game; where the persons have changed seats, Black was the second one."""
        if result.winner == TIE:
            return MatchScore(self.first + GAME // 2, self.second + GAME // 2)
        is_first = (result.winner == BLACK) != is_swapped
        return MatchScore(self.first + GAME * is_first, self.second + GAME * (not is_first))

    def swapped(self) -> MatchScore:
        """Return the score of the same persons when they have changed seats."""
        return MatchScore(self.second, self.first)


def format_match_score(score: MatchScore) -> str:
    """Return a score as text, `3 2`, in halves; empty before the first game has ended."""
    return f"{score.first} {score.second}" if any(score) else ""


def parse_match_score(text: str) -> MatchScore:
    """Parse the text of `format_match_score`; return the score of a match without games where that fails."""
    match = re.fullmatch(r"(\d{1,4}) (\d{1,4})", text, re.ASCII)
    return MatchScore(int(match[1]), int(match[2])) if match else MatchScore()
