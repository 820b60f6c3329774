"""The review of the move that one looks at: what it cost, what was better and why, or what was tried instead."""

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from escabel_gui.model.analysis.game_analysis import GameAnalysis
from escabel_gui.model.analysis.retry import Verdict
from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.table import Table
from escabel_gui.record.review.review import GOOD, Judgment
from escabel_gui.record.telling.move_names import name_move
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import opponent
from escabel_gui.view.analysis.figure_row import FigureRow
from escabel_gui.view.analysis.move_line import MoveLine
from escabel_gui.view.analysis.move_texts import numbered_move
from escabel_gui.view.language import fill, translate
from escabel_gui.view.look.move_signs import SignKind, sign_picture
from escabel_gui.view.look.style import STEP, as_type, spaced
from escabel_gui.view.look.texts import color_name, percent
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.action_button import ActionButton

REST_MS: Final = 150  # who only steps past a mistake need not wait for its reasons


class JudgedMove(QWidget):
    """Sentences and figures about a move, and the moves that would have been better."""

    line_pointed = Signal(object, object)  # a node, and the moves after it that are to be seen on the board
    spoken_of = Signal()  # another move, or none, is spoken of, or the widget was shown or hidden

    def __init__(
        self, table: Table, game_analysis: GameAnalysis, settings: Settings, theme: Theme, look_at_shape: QAction
    ) -> None:
        super().__init__()
        self.theme = theme
        self._table = table
        self._game_analysis = game_analysis
        self._retry = game_analysis.retry
        self._settings = settings
        self._reasons: dict[Judgment, list[Message]] = {}  # of the mistakes that have been explained
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._find_reason)
        self.title = as_type(PlainLabel(wraps=True), "strong")
        self.words = PlainLabel(wraps=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.shape = ActionButton(look_at_shape, Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.played = FigureRow()
        self.better = FigureRow()
        self.line = MoveLine()
        self.line.pointed.connect(self._point_at_line)
        layout = spaced(QVBoxLayout(self), 2 * STEP, margins=0)
        for widget in (self.title, self.words, self.shape, self.played, self.better, self.line):
            layout.addWidget(widget)
        layout.setAlignment(self.shape, Qt.AlignmentFlag.AlignLeft)
        game_analysis.reasons.found.connect(self._take_reasons)
        game_analysis.retry.changed.connect(self.show_node)
        table.game.node_changed.connect(self._take_node)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.spoken_of.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.spoken_of.emit()

    @property
    def told(self) -> list[Message]:
        """The reasons that are shown."""
        judgment = None if self._retry.is_on else self._game_analysis.judgment
        return [] if judgment is None or not self.isVisible() else self._reasons.get(judgment, [])

    def refresh(self) -> None:
        """Show what is known now; reasons for what is judged in another way are forgotten."""
        judgments = self._game_analysis.review.judgments
        self._reasons = {one: words for one, words in self._reasons.items() if judgments.get(one.node) == one}
        self.show_node()

    def _take_node(self, _step: object) -> None:
        """Show another move; where no reasons were found, as something went wrong, they are looked for again."""
        self._reasons = {one: words for one, words in self._reasons.items() if words}
        self.show_node()

    def show_node(self) -> None:
        self._rest.stop()
        judgment, compared = self._game_analysis.judgment, self._game_analysis.compared
        self.setVisible(judgment is not None)
        for widget in (self.played, self.better, self.line):
            widget.setVisible(compared is not None)
        self.line.show_line(compared.better.pv if compared is not None else ())
        if self._retry.judgment is not None:
            self._show_retry(self._retry.judgment)
        elif judgment is None:
            self.title.setText("")
            self.words.setText("")
        else:
            self.title.setText(numbered_move(self._game_analysis.review, judgment, self._settings.thresholds))
            self.words.setText(self._about(judgment))
        if compared is not None:
            self._show_comparison(compared)
        self.title.setVisible(bool(self.title.text()))
        self.words.setVisible(bool(self.words.text()))
        self.spoken_of.emit()

    def _show_comparison(self, judgment: Judgment) -> None:
        """Show the played and the better move with what each keeps, each after the sign that it has on the board."""
        height, ratio = self.fontMetrics().height(), self.devicePixelRatioF()
        played, better = self.tr("{0} was played: {1}’s chance to win"), self.tr("{0} is better: {1}’s chance to win")
        rows = (
            (self.played, SignKind.PLAYED, played, self._played(judgment), judgment.rate),
            (self.better, SignKind.BETTER, better, name_move(judgment.better.move), judgment.rate_before),
        )
        for row, kind, text, move, rate in rows:
            row.show_figure(fill(text, move, color_name(judgment.color)), percent(rate))
            row.show_sign(sign_picture(kind, height, ratio, self.theme))

    def _played(self, judgment: Judgment) -> Message | str:
        return name_move(self._table.game.rules.format_move(judgment.node.move))

    def _about(self, judgment: Judgment) -> str:
        """Return the reasons for a mistake, or what there is to say of another move.

        Reasons that are not known yet are looked for after a while; until then the text is empty.
        """
        tree = self._table.game.tree
        if tree.rules.winner(tree.state_at(judgment.node)) == judgment.color:
            return self.tr("This move wins the game.")
        if judgment.is_lost_anyway:
            if judgment.rate_before == 0.0:
                return self.tr("Everything loses here.")
            return self.tr("There is little left to win here: a chance of {0} at best.").format(
                percent(judgment.rate_before)
            )
        if name_move(judgment.better.move) == self._played(judgment):
            return self.tr("The best move: a chance of {0} to win.").format(percent(judgment.rate))
        if self._settings.thresholds.grade(judgment.loss) == GOOD:
            text = self.tr("A good move: a chance of {0} to win. The bot would have played {1}.")
            return fill(text, percent(judgment.rate), name_move(judgment.better.move))
        if judgment not in self._reasons:
            self._rest.start()
        return " ".join(map(translate, self._reasons.get(judgment, ())))

    def _find_reason(self) -> None:
        """Find the reasons for the mistake on the board in the background."""
        review = self._game_analysis.review
        judgment = review.judgments.get(self._table.game.node)
        if judgment is not None:
            self._game_analysis.reasons.find(review.tree, judgment)

    def _take_reasons(self, judgment: Judgment, sentences: list[Message]) -> None:
        if self._game_analysis.review.judgments.get(judgment.node) == judgment:
            self._reasons[judgment] = sentences
            self.show_node()

    def _point_at_line(self, count: int) -> None:
        judgment = self._game_analysis.compared
        if judgment is not None:
            self.line_pointed.emit(judgment.node.parent, self.line.moves[:count])

    # ---- trying it oneself

    def _show_retry(self, judgment: Judgment) -> None:
        """Show the question of a retry, and what became of it, without telling the answer."""
        retry, move = self._retry, self._played(judgment)
        if retry.verdict is not None and retry.verdict.is_good:
            self.title.setText(fill(self.tr("{0} is better than {1}."), name_move(retry.verdict.move), move))
        else:
            question = self.tr("{0} to move. What is better than {1}?")
            self.title.setText(fill(question, color_name(judgment.color), move))
        if retry.tried:
            self.words.setText(fill(self.tr("Looking at {0}…"), name_move(retry.tried)))
        elif retry.remark is not None:
            self.words.setText(translate(retry.remark))
        elif retry.verdict is None:
            text = self.tr("After {0}: a chance of {1} to win. Play a better move on the board.")
            self.words.setText(fill(text, move, percent(judgment.rate)))
        else:
            self.words.setText(self._verdict_text(judgment, retry.verdict))

    def _verdict_text(self, judgment: Judgment, verdict: Verdict) -> str:
        kept, move = percent(verdict.rate), name_move(verdict.move)
        if verdict.is_good:
            return fill(self.tr("{0} is good: it keeps a chance of {1} to win."), move, kept)
        if verdict.is_played:
            first = fill(self.tr("{0} is the move that was played."), move)
        else:
            first = fill(self.tr("After {0}: a chance of {1} to win."), move, kept)
        sentences = [first]
        if verdict.reply:
            enemy = color_name(int(opponent(judgment.color)))
            sentences.append(fill(self.tr("{0} answers with {1}."), enemy, name_move(verdict.reply)))
        sentences.append(self.tr("Try another one.") if verdict.is_played else self.tr("There is something better."))
        return " ".join(sentences)
