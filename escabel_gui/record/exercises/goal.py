"""Goal of an exercise and its SGF property XGOAL."""

import re
from enum import Enum
from typing import Final, NamedTuple

from escabel_gui.record.names import LEVELS
from escabel_gui.record.texts import quote
from escabel_gui.rules.message import InvalidInput, Message

MAX_TURNS: Final = 99
MAX_POINTS: Final = 20


class GoalKind(Enum):
    """Kinds of goals, by the word that stands for each."""

    MOVE = "move"  # find the moves that the tree has
    WIN = "win"  # win in `number` turns of one's own
    BEST = "best"  # reach the best result that there is
    BETTER = "better"  # find one of the moves that the tree has as good ones: others are worth asking about
    CONNECT = "connect"  # let the stacks on all points in `words` belong to one chain of one's own
    FORBIDDEN = "forbidden"  # try one of the moves in `words`, or anything that is not allowed, and hear why
    GAME = "game"  # win a whole game against the bot at level `number`


class Goal(NamedTuple):
    """A goal: its kind, and what it is about; what it does not use is empty."""

    kind: GoalKind = GoalKind.MOVE
    number: int = 0
    words: tuple[str, ...] = ()  # points of CONNECT, moves of FORBIDDEN, the result of BEST


def parse_goal(text: str) -> Goal:
    """Parse the output of `format_goal`; no text means MOVE. Raises ValueError with a reason."""
    words = text.lower().split()
    if not words:
        return Goal()
    try:
        kind = GoalKind(words[0])
    except ValueError:
        raise InvalidInput(Message("there is no goal called '{0}'", (quote(words[0]),))) from None
    rest = tuple(words[1:])
    if kind in (GoalKind.WIN, GoalKind.GAME):
        most = MAX_TURNS if kind is GoalKind.WIN else LEVELS[-1]
        if len(rest) != 1 or not re.fullmatch("[1-9][0-9]?", rest[0]) or int(rest[0]) > most:
            raise InvalidInput(Message("after {0} stands a number from 1 to {1}", (kind.value, most)))
        return Goal(kind, int(rest[0]))
    counts = {GoalKind.MOVE: (0, 0), GoalKind.BETTER: (0, 0), GoalKind.BEST: (1, 1), GoalKind.CONNECT: (2, MAX_POINTS)}
    least, most = counts.get(kind, (0, MAX_POINTS))
    if not least <= len(rest) <= most:
        raise InvalidInput(Message("after {0} stand from {1} to {2} words", (kind.value, least, most)))
    return Goal(kind, 0, tuple(word.upper() for word in rest) if kind is GoalKind.BEST else rest)


def format_goal(goal: Goal) -> str:
    """Format a goal: `move`, `win 3`, `best B+2`, `better`, `connect d4 g5`, `forbidden d4-d5`, `game 1`."""
    number = (str(goal.number),) if goal.number else ()
    return " ".join((goal.kind.value, *number, *goal.words))
