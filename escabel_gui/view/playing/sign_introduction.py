"""Explanation of a sign on the board where it appears for the first time."""

from __future__ import annotations

from PySide6.QtCore import QObject

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.lens import RULE_SIGNS, Lens
from escabel_gui.rules.message import Message
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.board.shown_game import ShownGame


class SignIntroduction(QObject):
    """One sign that is new to the person, of those on the board, for as long as the position stays there."""

    def __init__(self, scene: BoardScene, shown: ShownGame, settings: Settings) -> None:
        super().__init__(shown)
        self._scene = scene
        self._settings = settings
        self._sign: str | None = None
        self._is_told = False
        shown.replaced.connect(self._look)
        shown.node_changed.connect(self._look)
        self._look()

    def tell(self) -> Message | None:
        """Return what the sign means, which is not told again in the positions that follow; None without a sign."""
        self._is_told = self._sign is not None
        return None if self._sign is None else RULE_SIGNS[self._sign]

    def _look(self, _step: object = None) -> None:
        if self._sign is not None and self._is_told:
            self._settings.note_sign(self._sign)
        marks, known = self._scene.marks, self._settings.signs_explained
        seen = {*self._scene.lens.signs(), *Lens(sleeping=marks.sleeping, bound=marks.bound).signs()}
        new = [] if marks.chain else [sign for sign in RULE_SIGNS if sign in seen and sign not in known]
        self._sign, self._is_told = next(iter(new), None), False
