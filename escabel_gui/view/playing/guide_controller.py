"""Question before a move in a guided game: what it is about on the board, and its answers."""

from PySide6.QtCore import QObject

from escabel_gui.model.learning.guided_play import GuidedPlay
from escabel_gui.view.analysis.analysis_controller import AnalysisController
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.look.move_signs import MoveSign, SignKind, sign_of
from escabel_gui.view.playing.status_presenter import StatusPresenter


class GuideController(QObject):
    """Controller that draws the weighed move and what a question is about, and takes the answer."""

    def __init__(
        self, guided: GuidedPlay, acts: WindowActions, analysis: AnalysisController, status: StatusPresenter
    ) -> None:
        super().__init__(guided)
        self._guided = guided
        self._acts = acts
        self._analysis = analysis
        acts.play_anyway.triggered.connect(guided.play_anyway)
        acts.think_again.triggered.connect(guided.think_again)
        guided.changed.connect(self._show)
        guided.asked.connect(status.attend)

    def _show(self) -> None:
        guided = self._guided
        for action in (self._acts.play_anyway, self._acts.think_again):
            action.setEnabled(guided.is_asking)
        self._analysis.show_question_before(tuple(self._signs()))

    def _signs(self) -> list[MoveSign]:
        guided, caution = self._guided, self._guided.caution
        move = guided.weighed if caution is None else caution.move
        if move is None:
            return []
        about = () if caution is None else caution.points
        signs = [MoveSign(SignKind.ABOUT, None, point) for point in about]
        return signs + sign_of(SignKind.PLAYED, guided.game.rules, move)
