"""Progress of the person in each game, and the exercise that helps most now."""

from datetime import date
from enum import Enum, auto
from typing import Any, NamedTuple

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.learning.drill_box import DrillBox
from escabel_gui.model.learning.lessons import Lessons
from escabel_gui.model.learning.puzzles import Puzzles
from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.record.exercises.course import Course
from escabel_gui.record.exercises.drills import Drill
from escabel_gui.record.exercises.lesson import Lesson
from escabel_gui.record.exercises.puzzle import Puzzle
from escabel_gui.record.exercises.themes import PuzzleTheme
from escabel_gui.record.rating.glicko import Rating
from escabel_gui.record.rating.puzzle_ratings import PuzzleRatings
from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.rules.message import Message, make_message

PUZZLES_BEFORE_LESSONS = 10  # solved ones: then the lessons beyond the rules come


class GameProgress(NamedTuple):
    """Numbers of what there is to learn of a game, and of what is learned."""

    steps: int  # of all lessons
    steps_done: int
    puzzles: int
    puzzles_solved: int
    drills: int
    drills_due: int
    rated_games: int


class ExerciseKind(Enum):
    """Kind of an exercise."""

    LESSON = auto()
    DRILLS = auto()
    PUZZLE = auto()
    COURSE = auto()
    GAME = auto()


class NextExercise(NamedTuple):
    """The exercise that helps most now."""

    kind: ExerciseKind
    why: Message
    lesson: Lesson | None = None
    puzzle: Puzzle | None = None
    course: Course | None = None
    game: str = ""  # name of the ruleset of a game that is to be played


class LearningProgress:
    """Overview of lessons, puzzles, drills and ratings, each of which stores its own data."""

    def __init__(
        self, lessons: Lessons, puzzles: Puzzles, drills: DrillBox, ratings: Ratings, settings: Settings
    ) -> None:
        self.ratings = ratings
        self._lessons = lessons
        self._puzzles = puzzles
        self._drills = drills
        self._settings = settings

    def of_game(self, game: str) -> GameProgress:
        """Return the numbers of a game, given by its name."""
        lessons, puzzles = self._lessons.of_game(game), self._puzzles.of_game(game)
        return GameProgress(
            sum(len(lesson.files) for lesson in lessons),
            sum(len(self._lessons.done(lesson)) for lesson in lessons),
            len(puzzles),
            sum(map(self._puzzles.is_solved, puzzles)),
            len(self._drills.of_game(game)),
            len(self._due(game)),
            len(self.ratings.curve(game)) - 1,
        )

    def puzzle_ratings(self, game: str) -> PuzzleRatings:
        """Return the ratings that tries at a game's puzzles tell."""
        return self._puzzles.tries.ratings(game)

    def theme_scores(self, game: str) -> dict[PuzzleTheme, tuple[int, int]]:
        """Return for each theme that was tried how many first answers were right, and of how many."""
        themes = {puzzle.number: puzzle.themes for puzzle in self._puzzles.of_game(game)}
        scores: dict[PuzzleTheme, tuple[int, int]] = {}
        for tried in self._puzzles.tries.of_game(game):
            for theme in themes.get(tried.number, ()):
                right, total = scores.get(theme, (0, 0))
                scores[theme] = (right + tried.is_solved, total + 1)
        return scores

    def courses(self, game: str) -> list[Course]:
        """Return the courses over sets of a game's puzzles."""
        return self._puzzles.courses.of_game(game)

    @property
    def today(self) -> date:
        return self._puzzles.courses.today

    def _due(self, game: str) -> list[Drill]:
        return [drill for drill in self._drills.due if drill.game == game]

    def next_exercise(self, game: str) -> NextExercise:
        """Return the exercise of a game that helps most now.

        First come the lesson about the rules, positions that are about to be forgotten, courses, and ten puzzles; then
        the lessons on playing well and about variants, all other puzzles, and at last a game.
        """
        told = self.of_game(game)
        unfinished = [lesson for lesson in self._lessons.of_game(game) if not self._lessons.is_done(lesson)]
        puzzle = self._puzzles.best_of(self._puzzles.of_game(game))
        is_basic = unfinished and unfinished[0] == self._lessons.of_game(game)[0]
        if is_basic:
            return self._lesson(unfinished[0])
        if told.drills_due:
            why = make_message(
                "Answer again what will soon be forgotten: %n position(s) from your own games.", None, told.drills_due
            )
            return NextExercise(ExerciseKind.DRILLS, why)
        courses = (course for course in self.courses(game) if self._puzzles.numbers_of(course))
        due = next(filter(self._puzzles.courses.is_due, courses), None)
        if due is not None:
            why = make_message("This round of the course has %n more puzzle(s).", None, len(due.waiting))
            return NextExercise(ExerciseKind.COURSE, why, course=due)
        if puzzle is not None and (told.puzzles_solved < PUZZLES_BEFORE_LESSONS or not unfinished):
            return NextExercise(ExerciseKind.PUZZLE, self._why_puzzle(puzzle, told), puzzle=puzzle)
        if unfinished:
            return self._lesson(unfinished[0])
        why = Message("You have done all lessons and puzzles: now play a game against an even opponent.")
        return NextExercise(ExerciseKind.GAME, why, game=game)

    def _lesson(self, lesson: Lesson) -> NextExercise:
        done = len(self._lessons.done(lesson))
        left = len(lesson.files) - done
        why = make_message("This lesson has %n step(s).", None, left)
        if done:
            why = make_message("This lesson has %n more step(s).", None, left)
        return NextExercise(ExerciseKind.LESSON, why, lesson=lesson)

    def _why_puzzle(self, puzzle: Puzzle, told: GameProgress) -> Message:
        tries = self._puzzles.tries
        ratings = tries.ratings(puzzle.game)
        if not ratings.is_known:
            return Message(
                "You have solved {0} of {1} puzzles: this one is good to begin with.",
                (told.puzzles_solved, told.puzzles),
            )
        person = ratings.person[-1].value
        figures = (round(tries.difficulty(puzzle).value), round(person), round(100 * tries.chance(puzzle)))
        return Message(
            "This puzzle has {0} points, and you have {1}: you would solve about {2}% of such puzzles.",
            figures,
        )

    def as_data(self) -> dict[str, Any]:
        """Return all that is kept, game by game, as JSON has it."""
        return {
            ruleset.name: {
                "lessons": {
                    lesson.key: sorted(step + 1 for step in self._lessons.done(lesson))
                    for lesson in self._lessons.of_game(ruleset.name)
                },
                "puzzles_solved": sorted(self._settings.puzzles_solved(ruleset.name)),
                "puzzle_tries": [tried._asdict() for tried in self._puzzles.tries.of_game(ruleset.name)],
                "puzzle_rating": rating_data(self._puzzles.tries.ratings(ruleset.name).person[-1]),
                "courses": [course._asdict() for course in self.courses(ruleset.name)],
                "drills": [drill._asdict() for drill in self._drills.of_game(ruleset.name)],
                "rated_games": [game._asdict() for game in self.ratings.of_game(ruleset.name)],
                "ratings": [rating_data(rating) for rating in self.ratings.curve(ruleset.name)[1:]],
            }
            for ruleset in CATALOGUE
        }

    def forget(self, game: str) -> None:
        """Delete all that is kept of a game: steps of lessons, puzzles, courses, drills and rated games."""
        self._settings.forget_learning(game, [lesson.key for lesson in self._lessons.of_game(game)])
        self._puzzles.tries.forget(game)
        self._puzzles.courses.forget(game)
        self._drills.forget(game)
        self.ratings.forget(game)


def rating_data(rating: Rating) -> dict[str, int]:
    """Return a rating as JSON has it."""
    return {"value": round(rating.value), "deviation": round(rating.deviation)}
