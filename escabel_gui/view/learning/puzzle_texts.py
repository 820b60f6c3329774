"""Titles, tasks and grades of puzzles in words."""

from __future__ import annotations

from escabel_gui.record.exercises.goal import GoalKind
from escabel_gui.record.exercises.puzzle import DEFENCE, Puzzle
from escabel_gui.record.rating.level_ratings import LEVELS
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.state import opponent
from escabel_gui.view.language import tr
from escabel_gui.view.look.texts import color_name, game_title, level_name


def puzzle_title(puzzle: Puzzle, place: int) -> str:
    """The game, its board and which one of its puzzles it is."""
    title = game_title(parse_wire_name(puzzle.wire_name)[0], puzzle.size)
    return tr("{0}: puzzle {1}").format(title, place)


def puzzle_task(puzzle: Puzzle) -> str:
    """Return the task of a puzzle as a sentence."""
    color = color_name(puzzle.color)
    if puzzle.goal.aim is not GoalKind.BEST:
        if puzzle.goal.number == 1:
            return tr("{0} moves and wins at once.").format(color)
        return tr("{0} moves and wins in %n turn(s).", None, puzzle.goal.number).format(color)
    points = puzzle.goal.words[0].partition("+")[2]
    if not points:
        return tr("{0} moves and saves a tie.").format(color)
    return tr("{0} moves and wins by %n point(s).", None, int(points)).format(color)


def puzzle_stake(puzzle: Puzzle) -> str:
    """Return a sentence about what follows from any other first move, which is proven of every puzzle."""
    if puzzle.goal.aim is GoalKind.BEST:
        return tr("Only one first move does it: every other one brings less.")
    other = color_name(int(opponent(puzzle.color)))
    if puzzle.kind == DEFENCE:
        return tr("{0} threatens to win with the next move, and wins after every first move but one.").format(other)
    return tr("Only one first move does it: after every other one {0} wins.").format(other)


def puzzle_grade(puzzle: Puzzle) -> str:
    """Return the difficulty of a puzzle in words."""
    grade = puzzle.grade
    return tr("Difficulty {0} of {1}: the bot finds it from level {0} ({2}) on").format(
        grade, LEVELS, level_name(grade)
    )
