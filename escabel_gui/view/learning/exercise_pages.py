"""Parts that the pages of lessons, puzzles and drills have in common."""

from escabel_gui.model.learning.phase import Phase
from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.learning.tried_line import TriedLine
from escabel_gui.rules.state import NOBODY
from escabel_gui.view.widgets.line_buttons import LineButtons


def steps_through(practice: Practice) -> LineButtons:
    """Return buttons that step through what answers a wrong move in an exercise."""
    return LineButtons(TriedLine(practice), practice.changed)


def may_play_out(practice: Practice) -> bool:
    """Return whether a try has come to an end, and a game could go on from there, or from a move of its answer."""
    return practice.phase is Phase.FAILED or (practice.phase is Phase.SOLVED and practice.game.winner == NOBODY)
