"""Result of a game: winner, kind of ending, margin. It becomes text only in files, GTP and sentences."""

import re
from enum import Enum
from typing import Final, NamedTuple

from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, NOBODY, TIE, WHITE, State, opponent

LETTERS: Final = {BLACK: "B", WHITE: "W"}
TIE_TEXT: Final = "0"
RESULT_TEXT: Final = re.compile(
    r"(?P<winner>b|w|black|white)(?:\+(?:(?P<points>[0-9]{1,4})(?:\.[0-9]+)?|(?P<how>[a-z]*))|\s+(?:wins|won)\.?)",
    re.IGNORECASE,
)


class Ending(Enum):
    """Way in which a game ended; the value is the letter that SGF has for it."""

    RULES = ""  # by a chain or by points, as the rules say; also what a file says no more about
    RESIGNATION = "R"
    TIME = "T"
    FORFEIT = "F"  # a forfeit: an illegal move, or an engine that broke down


class Standing(Enum):
    """Result of a game for one color, or for one person."""

    WON = "won"
    LOST = "lost"
    TIED = "tied"
    OPEN = "unfinished"


class Result(NamedTuple):
    """Result of a game: `winner` is BLACK, WHITE or TIE; `points` is the margin, in games that count points."""

    winner: int
    ending: Ending = Ending.RULES
    points: int = 0

    def margin(self, color: int) -> int:
        """Return the points by which a color is ahead in the end."""
        return self.points if self.winner == color else -self.points


def lost_by(loser: int, ending: Ending) -> Result:
    """Return the result of a game that a color has given away."""
    return Result(int(opponent(loser)), ending)


def standing_of(result: Result | None, color: int) -> Standing:
    """Return a game's result for a color."""
    if result is None:
        return Standing.OPEN
    if result.winner == TIE:
        return Standing.TIED
    return Standing.WON if result.winner == color else Standing.LOST


def result_of(rules: Rules, state: State) -> Result | None:
    """Return the result of a position by the rules, or None while the game goes on."""
    winner = int(rules.winner(state))
    if winner == NOBODY:
        return None
    score = rules.score(state)
    return Result(winner, points=0 if score is None else abs(score[0] - score[1]))


def format_result(result: Result | None) -> str:
    """Format a result: `B+`, `W+3`, `0`, `B+R`, `W+T`, `W+F`; empty for None."""
    if result is None:
        return ""
    if result.winner == TIE:
        return TIE_TEXT
    return f"{LETTERS[result.winner]}+{result.ending.value or result.points or ''}"


def parse_result(text: str) -> Result | None:
    """Parse the output of `format_result`, and the longer words of SGF; None for anything else."""
    text = text.strip()
    if text.lower() in (TIE_TEXT, "draw", "tie", "jigo"):
        return Result(TIE)
    match = RESULT_TEXT.fullmatch(text)
    if match is None:
        return None
    winner = BLACK if match["winner"][0] in "Bb" else WHITE
    if match["points"]:
        return Result(winner, points=int(match["points"]))
    known = {ending.value: ending for ending in Ending}
    return Result(winner, known.get((match["how"] or "")[:1].upper(), Ending.RULES))
