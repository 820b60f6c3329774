"""Puzzles in the window: what their actions do, and what comes and goes with one."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from escabel_gui.model.activity import Stage
from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.learning.puzzles import Puzzles
from escabel_gui.model.settings import Settings
from escabel_gui.model.table import Table
from escabel_gui.record.sgf import RecordError
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.view.commands.puzzle_actions import PuzzleActions
from escabel_gui.view.learning.puzzle_page import PuzzlePage
from escabel_gui.view.look.resources import resources

log = logging.getLogger(__name__)


class Puzzling(QObject):
    """Has the puzzles, and the page that stands beside the board while one is on it."""

    began = Signal(object)  # the page
    ended = Signal(object)

    def __init__(self, table: Table, stage: Stage, settings: Settings, acts: PuzzleActions, window: QWidget) -> None:
        super().__init__(window)
        self._table = table
        self._acts = acts
        self._window = window
        self._is_shown = False
        self.practice = Practice(table, stage, self)
        self.puzzles = Puzzles(resources() / "puzzles", self.practice, settings, parent=self)
        self.page = PuzzlePage(self.puzzles, acts)
        for action, do in (
            (acts.of_the_day, self.show_puzzle_of_the_day),
            (acts.all_puzzles, self.show_list),
            (acts.next_puzzle, lambda: self._try(self.puzzles.go_on)),
            (acts.show_solution, self.practice.show_me),
            (acts.refute, self.practice.refute),
            (acts.retry, self.practice.try_again),
            (acts.leave_puzzle, self.puzzles.leave),
        ):
            action.triggered.connect(lambda _checked=False, do=do: do())
        self.puzzles.changed.connect(self._follow)

    def show_puzzle_of_the_day(self) -> None:
        puzzle = self.puzzles.of_the_day
        if puzzle is not None:
            self._try(lambda: self.puzzles.begin(puzzle))

    def show_list(self) -> None:
        from escabel_gui.view.learning.puzzle_list import PuzzleList
        from escabel_gui.view.widgets.asking import for_once

        game = parse_wire_name(self._table.game.rules.wire_name)[0].name
        dialog = for_once(PuzzleList(self.puzzles, game, self._window))
        if dialog.exec() and (puzzle := dialog.chosen) is not None:
            self._try(lambda: self.puzzles.begin(puzzle))

    def _try(self, begin: Callable[[], None]) -> None:
        """A file that somebody has edited may not be a puzzle any more."""
        try:
            begin()
        except (OSError, RecordError) as error:
            log.warning("a puzzle cannot be read: %s", error)
            self.puzzles.leave()

    def _follow(self) -> None:
        is_on = self.puzzles.is_on
        if is_on == self._is_shown:
            return
        self._is_shown = is_on
        if is_on:
            self.page.refresh()
        else:
            for action in self._acts.in_puzzle:
                action.setEnabled(False)
        (self.began if is_on else self.ended).emit(self.page)
