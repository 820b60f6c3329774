"""Evaluation of a position by an engine, with its text forms in `kata-analyze` and in saved games."""

import re
from math import isfinite
from typing import Final, NamedTuple

from escabel_gui.rules.state import BLACK, NOBODY, opponent

EVALUATION: Final = "XEVAL"  # the best moves of a position, in the words of kata-analyze, best first
VISITS: Final = "XVISITS"  # how many random games that rests on, those of worse moves included
BLACK_WIN_RATE: Final = "SBKV"  # Black's win rate in percent, which other programs draw, too
MAX_STORED_CANDIDATES: Final = 5
MAX_STORED_PV: Final = 12  # moves
MIN_VISITS: Final = 250  # an evaluation with fewer is a passing thought, such as weak levels have
MAX_STORED_CHARS: Final = 10_000  # characters of what is kept: ours take some hundreds

INFO: Final = re.compile(
    r"info move (?P<move>\S+) visits (?P<visits>[0-9]{1,12}) winrate (?P<rate>[0-9.]{1,20})"
    r"(?: prior (?P<prior>\S{1,20}))?(?: order [0-9]+)?(?: proven (?P<proven>win|loss|tie))?"
    r"(?: pv (?P<line>.+?))?(?= info |$)"
)
ROOT_INFO: Final = " rootInfo "  # after the moves, where the position itself is told of
ROOT_WIN_RATE: Final = re.compile(r"(?:\S+ \S+ ){0,20}?winrate (?P<rate>[0-9.]{1,20})")


class Candidate(NamedTuple):
    """A move that was looked at; `win_rate` (0 to 1) is the view of the side to move.

    `prior` (0 to 1) is the probability that it is the one to play, as it seemed at a glance; files do not keep it.
    """

    move: str
    visits: int
    win_rate: float
    proven: str  # `win`, `loss` or `tie` for the side to move; empty: not proven
    pv: tuple[str, ...]  # what is expected to be played, this move first
    prior: float | None = None


class Evaluation(NamedTuple):
    """A position as an engine sees it: `win_rate` (0 to 1) is that of `color`, who is to move."""

    color: int
    win_rate: float
    candidates: tuple[Candidate, ...]  # the best one first
    unlisted_visits: int = 0  # visits of moves that are no candidates: files keep only the best

    @property
    def best(self) -> Candidate:
        """Candidate listed first."""
        return self.candidates[0]

    @property
    def visits(self) -> int:
        """Visits of all moves, unlisted ones included."""
        return sum(candidate.visits for candidate in self.candidates) + self.unlisted_visits

    @property
    def is_proven(self) -> bool:
        """True if the result is proven, so that more visits cannot change it.

        Moves that are not listed may be open, unless they come after one that is lost.
        """
        is_whole = not self.unlisted_visits or self.candidates[-1].proven == "loss"
        return self.best.proven == "win" or (is_whole and all(candidate.proven for candidate in self.candidates))

    @property
    def proven_winner(self) -> int:
        """Color that is proven to win, or NOBODY."""
        if self.best.proven == "win":
            return self.color
        return int(opponent(self.color)) if self.best.proven == "loss" and self.is_proven else int(NOBODY)

    def has_visits(self, visits: int) -> bool:
        """Return whether it is proven or has at least so many visits."""
        return self.visits >= visits or self.is_proven

    def win_rate_for(self, color: int) -> float:
        """Return the win rate from the point of view of a color, 0 to 1."""
        return self.win_rate if color == self.color else 1.0 - self.win_rate

    def candidate(self, move: str) -> Candidate | None:
        """Return the candidate of a move, or None if it is not listed."""
        return next((candidate for candidate in self.candidates if candidate.move == move), None)


def parse_kata_analyze(text: str, color: int) -> Evaluation | None:
    """Parse a line of `kata-analyze` for a position in which `color` is to move; None if it says nothing."""
    moves, _, root = " ".join(text.split()).partition(ROOT_INFO)
    candidates = tuple(
        Candidate(
            match["move"],
            int(match["visits"]),
            parse_win_rate(match["rate"]),
            match["proven"] or "",
            tuple((match["line"] or match["move"]).split()),
            parse_win_rate(match["prior"]) if match["prior"] else None,
        )
        for match in INFO.finditer(moves)
    )
    if not candidates:
        return None
    rate = ROOT_WIN_RATE.match(root)
    return Evaluation(color, mean_win_rate(candidates) if rate is None else parse_win_rate(rate["rate"]), candidates)


def parse_win_rate(text: str) -> float:
    """Parse a win rate from 0 to 1; what cannot be read counts as even."""
    try:
        rate = float(text)
    except ValueError:
        return 0.5
    return min(max(rate, 0.0), 1.0) if isfinite(rate) else 0.5


def mean_win_rate(candidates: tuple[Candidate, ...]) -> float:
    """Return the win rate of a position of which only the moves are told.

    It is the best one's if that is proven, else the mean of all that is not lost.
    """
    best = candidates[0]
    if best.proven:
        return best.win_rate
    open_moves = [candidate for candidate in candidates if candidate.proven != "loss"]
    visits = sum(candidate.visits for candidate in open_moves)
    if not visits:
        return best.win_rate
    return sum(candidate.visits * candidate.win_rate for candidate in open_moves) / visits


# ---- in saved games --------------------------------------------------------------------------------------------


def truncate_evaluation(evaluation: Evaluation) -> Evaluation:
    """Return as much of an evaluation as saved games keep, and as exactly."""
    best = tuple(
        candidate._replace(win_rate=round(candidate.win_rate, 4), pv=candidate.pv[:MAX_STORED_PV], prior=None)
        for candidate in evaluation.candidates[:MAX_STORED_CANDIDATES]
    )
    kept = Evaluation(evaluation.color, round(evaluation.win_rate, 4), best)
    return kept._replace(unlisted_visits=evaluation.visits - kept.visits)


def format_stored(evaluation: Evaluation) -> dict[str, str]:
    """Return the properties that hold an evaluation in a file: ours, and the one that other programs draw."""
    words = " ".join(format_candidate(candidate) for candidate in evaluation.candidates)
    visits = {VISITS: str(evaluation.visits)} if evaluation.unlisted_visits else {}
    return {EVALUATION: words, **visits, BLACK_WIN_RATE: f"{100 * evaluation.win_rate_for(BLACK):.2f}"}


def format_candidate(candidate: Candidate) -> str:
    """Format a candidate in the words of `kata-analyze`."""
    proven = f" proven {candidate.proven}" if candidate.proven else ""
    line = " ".join(candidate.pv)
    return f"info move {candidate.move} visits {candidate.visits} winrate {candidate.win_rate:.4f}{proven} pv {line}"


def parse_stored(words: str, visits: str, black_win_rate: str, color: int) -> Evaluation | None:
    """Parse the output of `format_stored`, with `color` to move; None for what cannot be read."""
    evaluation = parse_kata_analyze(words[:MAX_STORED_CHARS], color)
    if evaluation is not None and re.fullmatch("[0-9]{1,12}", visits):
        evaluation = evaluation._replace(unlisted_visits=max(int(visits) - evaluation.visits, 0))
    rate = re.fullmatch(r"\s*([0-9]{1,3}(?:\.[0-9]{1,9})?)\s*", black_win_rate[:MAX_STORED_CHARS])
    if evaluation is None or rate is None:
        return evaluation
    black = min(float(rate[1]) / 100, 1.0)
    return evaluation._replace(win_rate=black if color == BLACK else 1.0 - black)
