"""Games won against the bot: the last step of a lesson asks for one, wherever it is played."""

import logging
from pathlib import Path

from PySide6.QtCore import QObject

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.background.background import Background
from escabel_gui.model.table.table import Table
from escabel_gui.record.exercises.goal import GoalKind
from escabel_gui.record.exercises.lesson import Lesson, find_lessons
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.state import NOBODY, opponent

log = logging.getLogger(__name__)


class LessonGames(QObject):
    """Recorder of the lesson steps that are done by winning the game on the table.

    The lessons are read in the background.
    """

    def __init__(self, folder: Path, table: Table, settings: Settings, parent: QObject | None = None) -> None:
        """Set up the recorder; `folder` has the lessons."""
        super().__init__(parent)
        self._folder = folder
        self._table = table
        self._settings = settings
        self._work = Background(self)
        table.finished.connect(self._take_note)

    def close(self) -> None:
        """Take note of no more games."""
        self._work.close()

    def _take_note(self) -> None:
        wire_name, level = self._table.setup.wire_name, beaten_level(self._table)
        if level:
            self._work.find(lambda: find_game_steps(self._folder, wire_name, level), self._note)

    def _note(self, steps: list[tuple[Lesson, int]] | None) -> None:
        for lesson, step in steps or []:
            self._settings.note_step(lesson.key, step)
            self._settings.note_known(lesson.wire_name)


def beaten_level(table: Table) -> int:
    """Return the level of the bot against which the person has won the game on the table; 0 if there is none."""
    you = table.seating.you
    if you == NOBODY or table.game.result is None or table.game.result.winner != you:
        return 0
    return table.player_of(int(opponent(you))).level


def find_game_steps(folder: Path, wire_name: str, level: int) -> list[tuple[Lesson, int]]:
    """Return the lessons below a folder, and those of their steps, that ask for a game like one won at this level."""
    game = ruleset_of(wire_name).name
    lessons = [lesson for lesson in find_lessons(folder) if lesson.game == game]
    return [(lesson, step) for lesson in lessons for step in game_steps(lesson, wire_name, level)]


def game_steps(lesson: Lesson, wire_name: str, level: int) -> list[int]:
    """Return the steps of a lesson that ask for a game with these rules, against this level or a weaker one."""
    try:
        steps = [lesson.read_step(number) for number in range(len(lesson.files))]
    except (OSError, RecordError) as error:
        log.warning("a lesson cannot be read: %s", error)
        return []
    return [
        number
        for number, step in enumerate(steps)
        if step.goal.kind is GoalKind.GAME and step.goal.number <= level and step.tree.rules.wire_name == wire_name
    ]
