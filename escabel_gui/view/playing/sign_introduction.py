"""Explanation of a sign on the board where it appears for the first time."""

from typing import Final

from PySide6.QtCore import QObject

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.rules_overlay import MOVE_SIGNS, RULE_SIGNS, RulesOverlay
from escabel_gui.record.tree import Node
from escabel_gui.rules.message import Message
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.board.shown_game import ShownGame

SIGNS: Final = RULE_SIGNS | MOVE_SIGNS  # those first that are explained first


class SignIntroduction(QObject):
    """Introduction of a sign on the board that is new to the person, as long as the position stays there."""

    def __init__(self, scene: BoardScene, shown: ShownGame, settings: Settings) -> None:
        super().__init__(shown)
        self._scene = scene
        self._shown = shown
        self._settings = settings
        self._sign: str | None = None
        self._is_told = False
        self._node: Node | None = None  # position whose signs are known
        shown.replaced.connect(self._look)
        shown.node_changed.connect(self._look)
        self._look()

    def tell(self) -> Message | None:
        """Return what the sign means, which is not told again in the positions that follow; None without a sign."""
        if self._sign is None or self._node is not self._shown.game.node:
            return None
        self._is_told = True
        return SIGNS[self._sign]

    def tell_of_threats(self) -> Message | None:
        """Return what the sign of threats means, if that is new."""
        is_new = "threats" not in self._settings.signs_explained and self._node is self._shown.game.node
        if self._scene.marks.threats and is_new:
            self._sign = "threats"
        return self.tell() if self._sign == "threats" else None

    def _look(self, _step: object = None) -> None:
        self._node = self._shown.game.node
        if self._sign is not None and self._is_told:
            self._settings.note_sign(self._sign)
        marks, known = self._scene.marks, self._settings.signs_explained
        seen = {*self._scene.overlay.signs(), *RulesOverlay(sleeping=marks.sleeping, bound=marks.bound).signs()}
        seen |= {"last", "source"} if len(marks.last) > 1 else {"last"} if marks.last else set()
        new = [] if marks.chain else [sign for sign in SIGNS if sign in seen and sign not in known]
        self._sign, self._is_told = next(iter(new), None), False
