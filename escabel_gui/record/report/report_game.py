"""Game of a report, with what a report needs to know of it, and the choice of games that a report is about."""

from typing import NamedTuple

from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.storage.game_facts import GameFacts
from escabel_gui.record.storage.summary import Summary
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, opponent


class ReportGame(NamedTuple):
    """A game with all that a report needs to know of it."""

    path: str  # of its file, or its name in the games folder
    summary: Summary
    facts: GameFacts

    @property
    def is_set_up(self) -> bool:
        """True if it begins with a position that was set up, and perhaps ends there: so it has no first move."""
        return not self.facts.first_move


class Choice(NamedTuple):
    """Choice of games; what is empty narrows nothing.

    The person is named, or else whoever plays here against a bot or a friend elsewhere.
    """

    person: str = ""
    is_own: bool = False  # only games in which the person is known
    against: str = ""
    ruleset: str = ""  # wire name without options
    color: int = NOBODY  # the person's at the end of the game
    since: str = ""  # dates, or their beginnings: 2026-11
    until: str = ""
    tag: str = ""

    def has(self, game: ReportGame) -> bool:
        """Return whether a game is chosen; a named person has to have played it."""
        summary = game.summary
        side = side_of_person(summary, self.person)
        if side == NOBODY and (self.is_own or self.person or self.against or self.color != NOBODY):
            return False
        return (
            self.ruleset in ("", summary.ruleset)
            and (not self.tag or any(is_same_name(tag, self.tag) for tag in summary.tags))
            and (not self.against or is_same_name(opponent_of(summary, side), self.against))
            and self.color in (NOBODY, side)
            and self.since <= summary.date
            and (not self.until or summary.date[: len(self.until)] <= self.until)
        )


def is_same_name(name: str, other: str) -> bool:
    """Return whether two names differ in case and spaces at most."""
    return " ".join(name.casefold().split()) == " ".join(other.casefold().split())


def side_of_person(summary: Summary, person: str) -> int:
    """Return the color of a person at the end of a game; NOBODY if they are not in it, or are both."""
    if person:
        sides = [color for color in (BLACK, WHITE) if is_same_name(summary.players[color - BLACK], person)]
    elif summary.friend != NOBODY:
        sides = [int(opponent(summary.friend))]
    else:
        levels = [parse_bot_level(name) for name in summary.players]
        sides = [BLACK + levels.index(0)] if sum(level > 0 for level in levels) == 1 else []
    return sides[0] if len(sides) == 1 else NOBODY


def opponent_of(summary: Summary, side: int) -> str:
    """Return the recorded name of who played against a color."""
    return summary.players[opponent(side) - BLACK]
