"""Exercises of one kind in the window: their actions, and what is shown and hidden with one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.learning.second_look import SecondLook
from escabel_gui.model.learning.tried_line import TriedLine
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.table import Table
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.importing import cannot_be_read
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.moves import PASS, SWAP, move_point
from escabel_gui.view.language import translate
from escabel_gui.view.look.move_signs import MoveSign, SignKind
from escabel_gui.view.widgets.activity_page import ActivityPage
from escabel_gui.view.widgets.panel_cover import PanelCover
from escabel_gui.view.widgets.questions import warn

log = logging.getLogger(__name__)


class ExerciseController(QObject):
    """Controller of a kind of exercise, with the page that stands beside the board while one is on it."""

    hinted = Signal(object, object)  # a Game, and a tuple of MoveSign
    numbered = Signal(object, object, object)  # a Game, and in it a node and the moves from there on

    def __init__(
        self,
        table: Table,
        stage: Stage,
        meanwhile: Sequence[QAction],
        window: QWidget,
        second_look: SecondLook | None = None,
    ) -> None:
        """Set up the controller; `meanwhile` are the actions to enable only while an exercise is on the board."""
        super().__init__(window)
        self._window = window
        self._stage = stage
        self.cover = PanelCover(self._make_page, meanwhile, self)
        self.practice = Practice(table, stage, self, second_look)
        self._tried = TriedLine(self.practice)
        self.practice.changed.connect(self._draw)

    @property
    def _game_on_board(self) -> str:
        """Name of the ruleset of the exercise on the board, or else of the game on the table."""
        return ruleset_of(self._stage.activity.game.rules.wire_name).name

    def _make_page(self) -> ActivityPage:
        raise NotImplementedError

    def _connect(self, *acts: tuple[QAction, Callable[[], None]]) -> None:
        for action, do in acts:
            action.triggered.connect(do)

    def _try(self, begin: Callable[[], None]) -> None:
        """Begin an exercise, or stop and say why if its file cannot be read, such as one that somebody has edited."""
        try:
            begin()
        except (OSError, RecordError) as error:
            log.warning("an exercise cannot be read: %s", error)
            reason = cannot_be_read(error)
        else:
            return
        self.practice.stop()
        warn(self._window, translate(reason))

    def _draw(self) -> None:
        """Point at where the move begins that is looked for, but not at where it leads; number what has failed."""
        game, hint, tried = self.practice.game, self.practice.hint, self._tried
        if tried.start is not None:
            self.numbered.emit(game, tried.start, tried.moves)
        elif hint is None or hint in (PASS, SWAP):
            self.hinted.emit(game, ())
        else:
            self.hinted.emit(game, (MoveSign(SignKind.BETTER, None, int(move_point(hint))),))
