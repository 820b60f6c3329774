"""The swap coach in the window: its action, and its figures on the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.learning.swap_coach import SwapCoach
from escabel_gui.view.board.board_scene import BoardScene


class SwapCoachController(QObject):
    """Controller that shows the coach's figures on the board, or says why there are none."""

    said = Signal(object)  # Message
    changed = Signal()  # what there is to say of first stones

    def __init__(
        self, coach: SwapCoach, settings: Settings, scene: BoardScene, action: QAction, may_show: Callable[[], bool]
    ) -> None:
        """Set up the controller; `may_show` says whether this help may be given, and asks where it must."""
        super().__init__(coach)
        self.coach = coach
        self._may_show = may_show
        self._scene = scene
        self._action = action
        action.triggered.connect(self._switch)
        settings.changed.connect(self._mark)
        coach.changed.connect(self._show)
        self._mark()
        self._show()

    def _switch(self, is_on: bool) -> None:
        if is_on and self.coach.known and not self._may_show():
            self._mark()
            return
        self.coach.switch(is_on)
        why_nothing = self.coach.why_nothing
        if why_nothing is not None:
            self.said.emit(why_nothing)

    def _mark(self) -> None:
        self._action.setChecked(self.coach.is_on)

    def _show(self) -> None:
        self._scene.show_first_stones(self.coach.stones)
        self.changed.emit()
