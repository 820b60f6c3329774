"""Drills in the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.learning.drill_box import DrillBox
from escabel_gui.model.learning.drill_round import DrillRound
from escabel_gui.model.learning.second_look import SecondLook
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.table import Table
from escabel_gui.record.exercises.drills import drills_file
from escabel_gui.view.commands.drill_actions import DrillActions
from escabel_gui.view.learning.drill_page import DrillPage
from escabel_gui.view.learning.drill_texts import drills_label, next_text
from escabel_gui.view.learning.exercise_controller import ExerciseController
from escabel_gui.view.learning.no_drills_dialog import NoDrillsDialog
from escabel_gui.view.widgets.questions import dialog_scope


class DrillController(ExerciseController):
    """Controller of the drills."""

    def __init__(
        self,
        table: Table,
        stage: Stage,
        settings: Settings,
        analyst: Analyst,
        acts: DrillActions,
        find_source: Callable[[], QAction],
        play_out: QAction,
        window: QWidget,
    ) -> None:
        """Set up drills; `find_source` returns the action that leads to some: to review the game, or to begin one."""
        super().__init__(table, stage, acts.in_drill, window, SecondLook(analyst, settings, window))
        self._acts = acts
        self._find_source = find_source
        self._play_out = play_out
        self._is_wanted = False  # as soon as it is known what there is
        self.box = DrillBox(table, settings, drills_file(table.kept_games.folder), parent=self)
        self.round = DrillRound(self.box, self.practice, self)
        self._connect(
            (acts.next_drill, self.round.go_on),
            (acts.hint, self.practice.give_hint),
            (acts.show_answer, self.practice.show_me),
            (acts.refute, self.practice.refute),
            (acts.retry, self.practice.try_again),
            (acts.leave_drills, self.round.leave),
        )
        self.box.changed.connect(self._follow_box)
        self.round.changed.connect(lambda: self.cover.show(self.round.is_on))
        self.box.settle()  # the page of progress shows what is known when it opens

    def _make_page(self) -> DrillPage:
        return DrillPage(self.round, self._acts, self._play_out)

    def begin(self) -> None:
        """Begin a round with the drills that are due, or say that none is, as soon as the drills have been read."""
        self._is_wanted = not self.box.is_read
        if self._is_wanted or self.round.is_on:
            return
        self.round.begin()
        if not self.round.is_on:
            self._show_none()

    def _show_none(self) -> None:
        if self.box.next_time is None:
            nothing = self.tr("There is no mistake of yours to drill so far.")
            origin = self.tr(
                "Drills are positions of your own games in which you went wrong. They come from reviews of games that "
                "you have played against the bot or a friend, and are asked again before you forget them."
            )
            text = f"{nothing} {origin}"
        else:
            nothing = self.tr("No drill is due now.")
            text = f"{nothing} {next_text(self.box.next_time, self.box.today)}"
        source = self._find_source()
        with dialog_scope(NoDrillsDialog(text, source.iconText(), self._window)) as dialog:
            if dialog.exec():
                source.trigger()

    def show_number(self) -> None:
        """Show in the menu how many drills are due by now."""
        self._acts.drills.setText(drills_label(len(self.box.due)))

    def _follow_box(self) -> None:
        self.show_number()
        if self._is_wanted and self.box.is_read:
            self.begin()
