"""Controllers of lessons, puzzles, drills and shapes, which are made together when the first exercise begins."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.progress.learning_progress import ExerciseKind, LearningProgress, NextExercise
from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.table import Table
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.commands.drill_actions import DrillActions
from escabel_gui.view.commands.learning_actions import LearningActions
from escabel_gui.view.commands.puzzle_actions import PuzzleActions
from escabel_gui.view.learning.drill_controller import DrillController
from escabel_gui.view.learning.lesson_controller import LessonController
from escabel_gui.view.learning.puzzle_controller import PuzzleController
from escabel_gui.view.shapes.shape_controller import ShapeController


class Exercises(QObject):
    """Owner of the controller of each kind of exercise; its signals are those of all kinds."""

    hinted = Signal(object, object)  # a Game, and a tuple of MoveSign
    numbered = Signal(object, object, object)  # a Game, and in it a node and the moves from there on

    def __init__(
        self,
        table: Table,
        stage: Stage,
        settings: Settings,
        analyst: Analyst,
        scene: BoardScene,
        learning_acts: LearningActions,
        puzzle_acts: PuzzleActions,
        drill_acts: DrillActions,
        find_source: Callable[[], QAction],
        play_out: QAction,
        window: QWidget,
    ) -> None:
        """Make the controllers.

        `find_source` returns the action that leads to drills; `play_out` leads from any exercise to a game.
        """
        super().__init__(window)
        self.learning = LessonController(table, stage, settings, learning_acts, window)
        self.puzzling = PuzzleController(table, stage, settings, puzzle_acts, play_out, window)
        self.drilling = DrillController(table, stage, settings, analyst, drill_acts, find_source, play_out, window)
        self.shapes = ShapeController(table, stage, scene, learning_acts, play_out, window)
        self._settings = settings
        self.puzzling.lesson_wanted.connect(self.learning.learn)
        self.covers = [part.cover for part in (self.learning, self.puzzling, self.drilling, self.shapes)]
        for kind in (self.learning, self.puzzling, self.drilling):
            kind.hinted.connect(self.hinted)
            kind.numbered.connect(self.numbered)

    def progress(self, ratings: Ratings) -> LearningProgress:
        """Return what the person has learned so far."""
        return LearningProgress(
            self.learning.lessons, self.puzzling.puzzles, self.drilling.box, ratings, self._settings
        )

    def begin(self, following: NextExercise) -> bool:
        """Begin the exercise that comes next; returns False for a game, which is none of these."""
        if following.lesson is not None:
            self.learning.begin(following.lesson)
        elif following.puzzle is not None:
            self.puzzling.begin(following.puzzle)
        elif following.course is not None:
            self.puzzling.begin_course(following.course)
        elif following.kind is ExerciseKind.DRILLS:
            self.drilling.begin()
        return following.kind is not ExerciseKind.GAME
