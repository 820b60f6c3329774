"""What puzzles are called, and what is to be done in them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from escabel_gui.record.learning.goal import Aim
from escabel_gui.record.learning.puzzle import Puzzle
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.view.look.texts import color_name, game_title, level_name


def _tr(text: str, number: int = -1) -> str:
    return QCoreApplication.translate("Puzzles", text, "", number)


def puzzle_title(puzzle: Puzzle) -> str:
    """The game, its board and which one of its puzzles it is."""
    title = game_title(parse_wire_name(puzzle.wire_name)[0], puzzle.size)
    return _tr("{0}: puzzle {1}").format(title, puzzle.number)


def puzzle_task(puzzle: Puzzle) -> str:
    """What is to be found, in a sentence."""
    color = color_name(puzzle.color)
    if puzzle.goal.aim is Aim.BEST:
        result = puzzle.goal.words[0]
        if result == "0":
            return _tr("{0} to move can just save a tie.").format(color)
        return _tr("{0} to move wins by {1} with best play, and by one first move alone.").format(
            color, result.partition("+")[2]
        )
    return _tr("{0} to move wins in %n turn(s), and by one first move alone.", puzzle.goal.number).format(color)


def puzzle_grade(puzzle: Puzzle) -> str:
    """How hard it is."""
    return _tr("Solved by level {0}, {1}, and above").format(puzzle.grade, level_name(puzzle.grade))
