"""Titles, tasks, difficulty and themes of puzzles in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QDate

from escabel_gui.model.learning.puzzle_tries import PuzzleTries
from escabel_gui.record.exercises.course import Course
from escabel_gui.record.exercises.exercise import Exercise
from escabel_gui.record.exercises.goal import GoalKind
from escabel_gui.record.exercises.puzzle import (
    DEFENCE,
    Difficulty,
    Puzzle,
    PuzzleSet,
    difficulty_of,
    parse_puzzle_set,
)
from escabel_gui.record.exercises.themes import PuzzleTheme
from escabel_gui.record.telling.positions import stands_won
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import opponent
from escabel_gui.view.language import tr, translate
from escabel_gui.view.look.texts import color_name, date_text, game_title, level_name, long_day_text

MAX_ROUNDS_TOLD: Final = 5
SECONDS_TOLD: Final = 100  # longer times are told in minutes
MIN_TOLD_RATING: Final = 100  # points: as long as a lower rating is uncertain, it is not told
MAX_SCORES: Final = 8  # themes of which the success is told
THEME_NAMES: Final = {
    PuzzleTheme.FINISH: Message("Win at once"),
    PuzzleTheme.SAVE: Message("Stop a win"),
    PuzzleTheme.DOUBLE: Message("Double threat"),
    PuzzleTheme.FORCING: Message("Forcing moves"),
    PuzzleTheme.RACE: Message("Win the race"),
    PuzzleTheme.BLOCK: Message("Block the way"),
    PuzzleTheme.CUT: Message("Cut a chain"),
    PuzzleTheme.CONNECT: Message("Connect chains"),
    PuzzleTheme.EDGE: Message("Reach an edge"),
    PuzzleTheme.CLIMB: Message("Climb"),
    PuzzleTheme.FLIP: Message("Flip a stone"),
    PuzzleTheme.GAIN: Message("What comes along"),
    PuzzleTheme.CONTEST: Message("Contested places"),
    PuzzleTheme.SLEEP: Message("Sleeping stacks"),
    PuzzleTheme.BIND: Message("Bound stacks"),
    PuzzleTheme.PASS: Message("When to pass"),
    PuzzleTheme.COUNT: Message("Count the end"),
    PuzzleTheme.QUIET: Message("A quiet move"),
}
THEME_DESCRIPTIONS: Final = {
    PuzzleTheme.FINISH: Message("Win at once: one move decides the game."),
    PuzzleTheme.SAVE: Message("Stop a win: the opponent would win on the next turn."),
    PuzzleTheme.DOUBLE: Message("Double threat: a move threatens more than one reply can stop."),
    PuzzleTheme.FORCING: Message("Forcing moves: each move threatens to win, so that it has to be answered."),
    PuzzleTheme.RACE: Message("Win the race: both are close to winning, and the move runs on instead of blocking."),
    PuzzleTheme.BLOCK: Message("Block the way: the opponent is near its edges, and the move stands in between."),
    PuzzleTheme.CUT: Message("Cut a chain: the move divides a chain of the opponent."),
    PuzzleTheme.CONNECT: Message("Connect chains: the move joins chains of the same color."),
    PuzzleTheme.EDGE: Message("Reach an edge: the move brings a chain to an edge."),
    PuzzleTheme.CLIMB: Message("Climb: the move goes onto an enemy stack."),
    PuzzleTheme.FLIP: Message("Flip a stone: the move turns an enemy stone over."),
    PuzzleTheme.GAIN: Message("What comes along: the move wins more than the place where it is made."),
    PuzzleTheme.CONTEST: Message("Contested places: the move goes where its surroundings decide who may place."),
    PuzzleTheme.SLEEP: Message("Sleeping stacks: a move puts enemy stacks to sleep, or wakes one’s own."),
    PuzzleTheme.BIND: Message("Bound stacks: the move keeps enemy stacks from moving."),
    PuzzleTheme.PASS: Message("When to pass: the right move is a pass."),
    PuzzleTheme.COUNT: Message("Count the end: the points at the end of the game decide."),
    PuzzleTheme.QUIET: Message("A quiet move: it threatens nothing yet, and wins all the same."),
}
MAX_THEMES: Final = 3  # of which is said what they mean


def puzzle_title(puzzle: Puzzle, place: int) -> str:
    """Return the game, its board, and which one of its puzzles it is."""
    title = game_title(ruleset_of(puzzle.wire_name), puzzle.size)
    return tr("{0}: puzzle {1}").format(title, place)


def puzzle_task(puzzle: Puzzle | Exercise) -> str:
    """Return the task of a puzzle as a sentence."""
    color = color_name(puzzle.color)
    if puzzle.goal.kind is not GoalKind.BEST:
        if puzzle.goal.number == 1:
            return tr("{0} moves and wins at once.").format(color)
        return tr("{0} moves and wins in %n turn(s).", None, puzzle.goal.number).format(color)
    points = puzzle.goal.words[0].partition("+")[2]
    if not points:
        return tr("{0} moves and saves a tie.").format(color)
    return tr("{0} moves and wins by %n point(s).", None, int(points)).format(color)


def puzzle_stake(puzzle: Puzzle, exercise: Exercise) -> str:
    """Return a sentence about what follows from any other first move, which is proven of every puzzle."""
    if puzzle.goal.kind is GoalKind.BEST:
        return tr("Only one first move does it: every other one brings less.")
    other = color_name(int(opponent(puzzle.color)))
    if stands_won(exercise.tree.rules, exercise.tree.state_at(exercise.task), int(opponent(puzzle.color))):
        return tr(
            "{0}’s chain already joins the edges: it wins unless it is cut now, and {0} wins after every first move "
            "but one."
        ).format(other)
    if puzzle.kind == DEFENCE:
        return tr("{0} threatens to win with the next move, and wins after every first move but one.").format(other)
    return tr("Only one first move does it: after every other one {0} wins.").format(other)


def puzzle_difficulty(rating: float) -> str:
    """Return how hard a puzzle is, in a word and in points."""
    return tr("{0}, {1} points").format(difficulty_name(difficulty_of(rating)), round(rating))


def puzzle_chance(puzzle: Puzzle, tries: PuzzleTries, is_answered: bool) -> str:
    """Return how hard a puzzle is for the bot, and before the answer for the person, if their tries tell much."""
    said = [
        tr("{0}: the bot finds it from level {1} ({2}) on.").format(
            puzzle_difficulty(tries.difficulty(puzzle).value), puzzle.grade, level_name(puzzle.grade)
        )
    ]
    if tries.ratings(puzzle.game).is_sure and not is_answered:
        said.append(tr("You would solve about {0}% of such puzzles.").format(round(100 * tries.chance(puzzle))))
    return " ".join(said)


def rating_after(tries: PuzzleTries, game: str, change: float) -> str:
    """Return the person's rating from a game's puzzles, and by how much the latest one has changed it.

    At first a change says more about how little is known than about the person, and so does a very low rating.
    """
    ratings = tries.ratings(game)
    rating = ratings.person[-1]
    if not ratings.is_sure and rating.value < MIN_TOLD_RATING:
        return tr("Your puzzle rating in this game is not known yet: a few answers more will tell.")
    if not ratings.is_sure:
        return tr("Your puzzle rating in this game: about {0} so far").format(round(rating.value))
    difference = f"{round(change):+}".replace("-", "−")
    return tr("Your puzzle rating in this game: {0} ({1})").format(round(rating.value), difference)


def theme_name(theme: PuzzleTheme) -> str:
    """Return the name of a theme."""
    return translate(THEME_NAMES[theme])


def theme_names(themes: Sequence[PuzzleTheme]) -> str:
    """Return the names of themes in a row."""
    return " · ".join(map(theme_name, themes))


def theme_scores_text(scores: Mapping[PuzzleTheme, tuple[int, int]]) -> str:
    """Return how many first answers were right, of the themes that were tried most often."""
    most = sorted(scores, key=lambda theme: -scores[theme][1])[:MAX_SCORES]
    return " · ".join(tr("{0} {1} of {2}").format(theme_name(theme), *scores[theme]) for theme in most)


def theme_description(theme: PuzzleTheme) -> str:
    """Return the name of a theme and what it means, as a sentence."""
    return translate(THEME_DESCRIPTIONS[theme])


def describe_themes(themes: Sequence[PuzzleTheme]) -> str:
    """Return sentences about the weightiest themes of a puzzle."""
    return "\n".join(map(theme_description, themes[:MAX_THEMES]))


def difficulty_name(difficulty: Difficulty) -> str:
    """Return a range of ratings in a word."""
    return {
        #: a puzzle
        Difficulty.EASY: tr("Easy"),
        #: a puzzle
        Difficulty.MEDIUM: tr("Medium"),
        #: a puzzle
        Difficulty.HARD: tr("Hard"),
        #: a puzzle
        Difficulty.VERY_HARD: tr("Very hard"),
    }[difficulty]


def puzzle_set_name(puzzle_set: PuzzleSet) -> str:
    """Return the theme and the difficulty of a set of puzzles, as far as it has them."""
    theme, difficulty = puzzle_set
    names = [theme_name(theme) if theme else "", difficulty_name(difficulty) if difficulty else ""]
    return " · ".join(filter(None, names))


def course_name(course: Course) -> str:
    """Return what a course is about."""
    name = puzzle_set_name(parse_puzzle_set(course.puzzle_set))
    return tr("Course: {0}").format(name) if name else tr("Course: all puzzles")


def course_state(course: Course, today: date) -> str:
    """Return how far a round of a course is, or when the next one comes."""
    now, number = course.current, len(course.past) + 1
    if now is not None:
        done = tr("Round {0}: {1} of {2} answered, {3} right, in {4}.")
        return done.format(number, now.answered, len(course.numbers), len(now.right), duration(now.seconds))
    if course.due is None:
        return tr("%n puzzle(s), again and again, each time faster.", None, len(course.numbers))
    days = (course.due - today).days
    if days <= 0:
        return tr("Round {0} can begin.").format(number)
    if days == 1:
        return tr("Round {0} helps most from tomorrow on.").format(number)
    day = long_day_text(QDate(course.due.year, course.due.month, course.due.day))
    return tr("Round {0} helps most from {1} on.").format(number, day)


def round_texts(course: Course) -> list[str]:
    """Return a line for each of the latest rounds of a course: its day, what was right, and its time."""
    first = max(len(course.past) - MAX_ROUNDS_TOLD, 0)
    line = tr("Round {0}, {1}: {2} of {3} right, in {4}")
    return [
        line.format(number, date_text(one.ended), len(one.right), one.answered, duration(one.seconds))
        for number, one in enumerate(course.past[first:], first + 1)
    ]


def duration(seconds: int) -> str:
    """Return a time in minutes, or in seconds where it is short."""
    if seconds < SECONDS_TOLD:
        return tr("%n second(s)", None, seconds)
    return tr("%n minute(s)", None, round(seconds / 60))
