"""The review in words: progress, how exactly both played, the mistakes, and for each what was better and why."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QPalette, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout

from escabel_gui.model.analysis.game_analysis import GameAnalysis
from escabel_gui.model.analysis.retry import Verdict
from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.table import Table
from escabel_gui.record.review.gradual_loss import find_gradual_loss
from escabel_gui.record.review.resignation import premature_resignation
from escabel_gui.record.review.review import GOOD, Judgment
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import BLACK, WHITE, opponent
from escabel_gui.view.analysis.figure_row import FigureRow
from escabel_gui.view.analysis.figure_table import FigureTable, disc_picture
from escabel_gui.view.analysis.move_line import MoveLine
from escabel_gui.view.language import in_every_language, translate
from escabel_gui.view.look.move_signs import SignKind, sign_picture
from escabel_gui.view.look.style import STEP, as_type, filled, spaced
from escabel_gui.view.look.texts import (
    color_name,
    format_rate,
    move_as_shown,
    own_color,
    percent,
    player_name,
    shown_move,
)
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.action_button import ActionButton, PressedButton
from escabel_gui.view.widgets.button_row import choice_button
from escabel_gui.view.widgets.columns import Columns
from escabel_gui.view.widgets.empty_state import EmptyState
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.panel_page import PanelPage
from escabel_gui.view.widgets.scroll_page import ScrollPage

REST_MS: Final = 150  # who only steps past a mistake need not wait for its reasons
FIRST_ACCURACY: Final = 1  # its place among what stands over the mistakes
SHORT: Final = 24  # heights of the text, under which the accuracies stand below what is said of a move
ROWS_SEEN: Final = (3, 8)  # of the mistakes, at least and at most


class ReviewPanel(PanelPage):
    """Panel with the results of the review: about the game, and about the move that one looks at."""

    scrolls = True

    chosen = Signal(object)  # the node after a mistake
    cancelled = Signal()
    answer_wanted = Signal()
    line_pointed = Signal(object, object)  # a node, and the moves after it that are to be seen on the board
    spoken_of = Signal()  # another move, or none, is spoken of, or the panel was shown or hidden

    def __init__(
        self, table: Table, game_analysis: GameAnalysis, settings: Settings, theme: Theme, actions: list[QAction]
    ) -> None:
        """Set up the panel.

        `actions` are review, previous and next mistake, try it yourself, and look at the shape that is named.
        """
        super().__init__()
        self._table = table
        self._game_analysis = game_analysis
        self._review_run = game_analysis.review_run
        self._retry = game_analysis.retry
        self._settings = settings
        self._thresholds = settings.thresholds
        self._theme = theme
        self._reasons: dict[Judgment, list[Message]] = {}  # of the mistakes that have been explained
        self._listed: list[Judgment] = []
        self._discs: dict[int, QPixmap] = {}
        self._look_of_discs: tuple[Theme, int, float] | None = None
        self._named = table.setup.players  # as they stand beside the accuracies
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._find_reason)
        game_analysis.reasons.found.connect(self._take_reasons)
        review, previous, following, try_yourself, shape = actions
        self.start = ActionButton(review, Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.running = PlainLabel()
        self.running.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.cancel = QPushButton()
        self.cancel.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cancel.clicked.connect(self.cancelled)
        self.accuracies = [FigureRow(), FigureRow()]  # of the persons who began with Black and with White
        self.mine = choice_button()
        self.all = choice_button()
        self._filter = QButtonGroup(self)
        for button in (self.mine, self.all):
            self._filter.addButton(button)
        self._filter.buttonClicked.connect(lambda button: game_analysis.list_mine(button is self.mine))
        self.mistakes = FigureTable(["100.", "00", "d10-d11 ??", "−100 %"], right={0, 3}, stretched=2)
        self.mistakes.horizontalHeader().hide()
        self.mistakes.row_chosen.connect(lambda row: self.chosen.emit(self._listed[row].node))
        self.none = PlainLabel(wraps=True)
        self.none.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.title = as_type(PlainLabel(wraps=True), "strong")
        self.played = FigureRow()
        self.better = FigureRow()
        self.line = MoveLine()
        self.line.pointed.connect(self._point_at_line)
        self.words = PlainLabel(wraps=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.shape = ActionButton(shape, Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.answer = PressedButton()  # as high as those beside it
        self.answer.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click hides it, and it would hand the keyboard on
        self.answer.clicked.connect(self.answer_wanted)
        self.empty = EmptyState("", review)
        self.try_yourself = ActionButton(try_yourself, Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.previous, self.following = (
            ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextOnly) for action in (previous, following)
        )
        self._is_low = False
        self._lay_out()
        self._place_of_accuracies = (self._columns.left, False)
        game_analysis.review_run.changed.connect(self.refresh)
        game_analysis.retry.changed.connect(self.show_node)
        game_analysis.listed_changed.connect(self.refresh)
        table.game.node_changed.connect(self._take_node)
        table.changed.connect(self._follow_names)
        settings.changed.connect(self._apply_settings)
        in_every_language(self, self._say)

    def _say(self) -> None:
        self.progress.setAccessibleName(self.tr("Progress of the review"))
        self.cancel.setText(self.tr("Cancel"))
        self.mine.setText(self.tr("My mistakes"))
        self.all.setText(self.tr("All"))
        self.mistakes.setAccessibleName(self.tr("Mistakes"))
        self.answer.setText(self.tr("Show the answer"))
        self.empty.label.setText(
            self.tr("A review looks at every position and finds where the game was lost, what was better, and why.")
        )
        self.refresh()

    def _lay_out(self) -> None:
        running = filled(QHBoxLayout(), (self.progress, 1), self.cancel)
        choice = spaced(QHBoxLayout(), STEP)
        for button in (self.mine, self.all):
            choice.addWidget(button)
        choice.addStretch(1)
        trying = spaced(FlowLayout(), STEP)
        for one in (self.try_yourself, self.answer, self.previous, self.following):
            trying.addWidget(one)
        self._columns = Columns()
        left, right = self._columns.left, self._columns.right
        upper = spaced(QVBoxLayout(), 2 * STEP)
        upper.addWidget(self.start, 0, Qt.AlignmentFlag.AlignLeft)
        upper.addWidget(self.running)
        upper.addLayout(running)
        left.addLayout(upper)
        for row in self.accuracies:
            left.addWidget(row)
        filled(left, choice, self.none, (self.mistakes, 1))
        for widget in (self.title, self.words, self.shape, self.played, self.better, self.line):
            right.addWidget(widget)
        right.setAlignment(self.shape, Qt.AlignmentFlag.AlignLeft)
        inside = spaced(QVBoxLayout(), margins=0)
        inside.addWidget(self._columns)
        inside.addStretch(1)
        self._scrolled = ScrollPage(inside)
        layout = filled(spaced(QVBoxLayout(self), 2 * STEP, margins=0), (self.empty, 1), (self._scrolled, 1))
        layout.addLayout(trying)  # always in sight

    def set_low(self, is_low: bool) -> None:
        """Choose the compact layout: text beside the mistakes, accuracies below them."""
        self._columns.set_aside(is_low)
        self._is_low = is_low
        self._put_accuracies()
        self._show_previous()

    def _show_previous(self) -> None:
        """Show the button for the previous mistake, where it does not need a row of its own."""
        is_known = bool(self._review_run.review.judgments)
        self.previous.setVisible(is_known and not self._retry.is_on and not self._is_low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._put_accuracies()

    def _put_accuracies(self) -> None:
        """Put the accuracies over the mistakes, or last where these and the reasons have little room."""
        is_last = self._is_low or self.height() < SHORT * self.fontMetrics().height()
        column = self._columns.right if is_last and not self._is_low else self._columns.left
        if self._place_of_accuracies == (column, is_last):
            return
        self._place_of_accuracies = (column, is_last)
        for row in self.accuracies:
            for layout in (self._columns.left, self._columns.right):
                layout.removeWidget(row)
        for number, row in enumerate(self.accuracies):
            column.insertWidget(column.count() if is_last else FIRST_ACCURACY + number, row)

    def set_theme(self, theme: Theme) -> None:
        if theme != self._theme:
            self._theme = theme
            self.refresh()

    def _apply_settings(self) -> None:
        if self._settings.thresholds != self._thresholds:
            self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the font, as the pictures are as high as the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._put_accuracies()
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.spoken_of.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.spoken_of.emit()

    # ---- the game

    def refresh(self) -> None:
        """Show what is known now, when that has become more or another game is there."""
        review_run = self._review_run
        self._thresholds = self._settings.thresholds
        judgments = review_run.review.judgments
        self._reasons = {one: words for one, words in self._reasons.items() if judgments.get(one.node) == one}
        for part in (self.running, self.progress, self.cancel):
            part.setVisible(review_run.is_running)
        position = min(review_run.done + 1, review_run.total)
        self.running.setText(self.tr("Looking at position {0} of {1}…").format(position, review_run.total))
        self.progress.setRange(0, max(review_run.total, 1))
        self.progress.setValue(review_run.done)
        known = bool(judgments)
        is_empty = not known and not review_run.is_running
        self.empty.setVisible(is_empty)
        self._scrolled.setVisible(not is_empty)
        self.start.setVisible(known and not review_run.is_running and not self._is_done)
        for widget in (self.mistakes, self.title, self.words, self.following):
            widget.setVisible(known)
        for row in self.accuracies:
            row.setVisible(known and self._is_done)
        for button in (self.mine, self.all):
            button.setVisible(known and self._game_analysis.me is not None)
        (self.mine if self._game_analysis.lists_mine else self.all).setChecked(True)
        self._show_accuracies()
        self._show_mistakes()
        self.show_node()

    @property
    def _is_done(self) -> bool:
        """True once every position has been evaluated; before, the game as a whole is not judged."""
        return not self._review_run.review.unseen

    def _follow_names(self) -> None:
        """Show all anew if other players have been seated: names change, and whose mistakes are one's own."""
        if self._named != self._table.setup.players:
            self.refresh()

    def _show_accuracies(self) -> None:
        """Show the accuracy of each player, in the order of their colors at the end."""
        table, review, me = self._table, self._review_run.review, self._game_analysis.me
        self._named = table.setup.players
        end = review.line[-1]
        own = own_color(table) if me is None else review.tree.color_at(end, me)
        for row, color in zip(self.accuracies, (BLACK, WHITE), strict=True):
            person = review.tree.person_at(end, color)
            accuracy = review.accuracy(person)
            figure = self.tr("no move yet") if accuracy is None else self.tr("{0}%").format(round(accuracy))
            name = player_name(table.setup.players[person], color, own)
            row.show_figure(self.tr("{0}: accuracy").format(name), figure)
            row.setToolTip(self.tr("How little of the chance to win these moves gave away: 100% is perfect play"))
            row.show_sign(self._disc(color))

    def _disc(self, color: int) -> QPixmap:
        """Return a disc as high as the text, made once for each look, as Qt keeps a label's pictures for a while."""
        look = (self._theme, self.fontMetrics().height(), self.devicePixelRatioF())
        if look != self._look_of_discs:
            self._look_of_discs = look
            self._discs = {color: disc_picture(color, self._theme, self) for color in (BLACK, WHITE)}
        return self._discs[color]

    def _show_mistakes(self) -> None:
        self._listed = self._game_analysis.listed
        self._show_no_mistake()
        self.mistakes.setVisible(bool(self._listed))
        self.mistakes.setRowCount(len(self._listed))
        self.mistakes.set_rows_seen(*(min(rows, len(self._listed)) for rows in ROWS_SEEN))
        for row, judgment in enumerate(self._listed):
            node, cost = judgment.node, format_rate(judgment.loss)
            texts = [f"{node.parent.number}.", "", self._marked_move(judgment), self.tr("−{0}%").format(cost)]
            spoken = self.tr("{0}, costs {1}%").format(self._move_text(judgment), cost)
            self.mistakes.show_row(row, texts, spoken)
            self.mistakes.show_sign(row, 1, self._disc(judgment.color))

    def _show_no_mistake(self) -> None:
        """Say that no mistake is listed, how the game was lost nevertheless, or that it was given up too early."""
        review = self._review_run.review
        texts = []
        if review.judgments and self._is_done and not self._listed:
            none_of_mine = self.tr("None of your moves was a mistake.")
            texts.append(none_of_mine if self._game_analysis.lists_mine else self.tr("There is no mistake."))
        slide = find_gradual_loss(review, self._thresholds) if self._is_done else None
        if slide is not None:
            texts.append(translate(slide.words))
        doubt = premature_resignation(review) if self._is_done else None
        if doubt is not None:
            texts.append(translate(doubt))
        self.none.setText(" ".join(texts))
        self.none.setVisible(bool(texts))

    def _marked_move(self, judgment: Judgment) -> str:
        review = self._review_run.review
        return f"{self._played_text(judgment)} {review.mark(judgment.node, self._settings.thresholds)}".strip()

    def _played_text(self, judgment: Judgment) -> str:
        return shown_move(self._review_run.review.tree.rules, judgment.node.move)

    def _move_text(self, judgment: Judgment) -> str:
        return f"{judgment.node.parent.number}. {color_name(judgment.color)} {self._marked_move(judgment)}"

    # ---- the move that one looks at

    def _take_node(self, _step: object) -> None:
        """Show another move; where no reasons were found, as something went wrong, they are looked for again."""
        self._reasons = {one: words for one, words in self._reasons.items() if words}
        self.show_node()

    def show_node(self) -> None:
        self._rest.stop()
        is_known, is_retrying = bool(self._review_run.review.judgments), self._retry.is_on
        self.answer.setVisible(is_retrying)
        self.try_yourself.setVisible(not is_retrying and is_known)
        self._show_previous()
        judgment, compared = self._game_analysis.judgment, self._game_analysis.compared
        self._select(judgment)
        for widget in (self.played, self.better, self.line):
            widget.setVisible(compared is not None)
        self.line.show_line(compared.better.pv if compared is not None else ())
        if self._retry.judgment is not None:
            self._show_retry(self._retry.judgment)
        elif judgment is None:
            self.title.setText("")
            self.words.setText("")
        else:
            self.title.setText(self._move_text(judgment))
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
            (self.played, SignKind.PLAYED, played, self._played_text(judgment), judgment.rate),
            (self.better, SignKind.BETTER, better, move_as_shown(judgment.better.move), judgment.rate_before),
        )
        for row, kind, text, move, rate in rows:
            row.show_figure(text.format(move, color_name(judgment.color)), percent(rate))
            row.show_sign(sign_picture(kind, height, ratio, self._theme))

    def _select(self, judgment: Judgment | None) -> None:
        row = next((number for number, one in enumerate(self._listed) if one is judgment), -1)
        if row < 0:
            self.mistakes.setCurrentCell(-1, -1)
        elif row != self.mistakes.currentRow():
            self.mistakes.setCurrentCell(row, 0)

    def _about(self, judgment: Judgment) -> str:
        """Return the reasons for a mistake, or what there is to say of another move.

        Reasons that are not known yet are looked for after a while; until then the text is empty.
        """
        if judgment.is_lost_anyway:
            if judgment.rate_before == 0.0:
                return self.tr("Everything loses here.")
            return self.tr("There is little left to win here: a {0} chance at best.").format(
                percent(judgment.rate_before)
            )
        if move_as_shown(judgment.better.move) == self._played_text(judgment):
            return self.tr("The best move: a {0} chance to win.").format(percent(judgment.rate))
        if self._settings.thresholds.grade(judgment.loss) == GOOD:
            return self.tr("A good move: a {0} chance to win. The bot would have played {1}.").format(
                percent(judgment.rate), move_as_shown(judgment.better.move)
            )
        if judgment not in self._reasons:
            self._rest.start()
        return " ".join(map(translate, self._reasons.get(judgment, ())))

    @property
    def told(self) -> list[Message]:
        """The reasons that are shown."""
        judgment = None if self._retry.is_on else self._game_analysis.judgment
        return [] if judgment is None or not self.isVisible() else self._reasons.get(judgment, [])

    def _find_reason(self) -> None:
        """Find the reasons for the mistake on the board in the background."""
        judgment = self._review_run.review.judgments.get(self._table.game.node)
        if judgment is not None:
            self._game_analysis.reasons.find(self._review_run.review.tree, judgment)

    def _take_reasons(self, judgment: Judgment, sentences: list[Message]) -> None:
        if self._review_run.review.judgments.get(judgment.node) == judgment:
            self._reasons[judgment] = sentences
            self.show_node()

    def _point_at_line(self, count: int) -> None:
        judgment = self._game_analysis.compared
        if judgment is not None:
            self.line_pointed.emit(judgment.node.parent, self.line.moves[:count])

    # ---- trying it oneself

    def _show_retry(self, judgment: Judgment) -> None:
        """Show the question of a retry, and what became of it, without telling the answer."""
        retry, move = self._retry, self._played_text(judgment)
        if retry.verdict is not None and retry.verdict.is_good:
            self.title.setText(self.tr("{0} is better than {1}.").format(move_as_shown(retry.verdict.move), move))
        else:
            question = self.tr("{0} to move. What is better than {1}?")
            self.title.setText(question.format(color_name(judgment.color), move))
        if retry.tried:
            self.words.setText(self.tr("Looking at {0}…").format(move_as_shown(retry.tried)))
        elif retry.remark is not None:
            self.words.setText(translate(retry.remark))
        elif retry.verdict is None:
            text = self.tr("After {0}: a {1} chance to win. Play a better move on the board.")
            self.words.setText(text.format(move, percent(judgment.rate)))
        else:
            self.words.setText(self._verdict_text(judgment, retry.verdict))

    def _verdict_text(self, judgment: Judgment, verdict: Verdict) -> str:
        kept, move = percent(verdict.rate), move_as_shown(verdict.move)
        if verdict.is_good:
            return self.tr("{0} is good: it keeps a {1} chance to win.").format(move, kept)
        if verdict.is_played:
            first = self.tr("{0} is the move that was played.").format(move)
        else:
            first = self.tr("After {0}: a {1} chance to win.").format(move, kept)
        sentences = [first]
        if verdict.reply:
            enemy = color_name(int(opponent(judgment.color)))
            sentences.append(self.tr("{0} answers with {1}.").format(enemy, move_as_shown(verdict.reply)))
        sentences.append(self.tr("Try another one.") if verdict.is_played else self.tr("There is something better."))
        return " ".join(sentences)
