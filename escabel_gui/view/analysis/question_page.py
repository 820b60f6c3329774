"""Page beside the board while one asks about a move: what the bot thinks of it, and the answer move by move."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction

from escabel_gui.model.analysis.move_question import MoveQuestion
from escabel_gui.record.telling.move_names import name_move
from escabel_gui.record.tree import ChildNode, Node
from escabel_gui.view.language import fill, translate
from escabel_gui.view.look.style import STEP, as_type
from escabel_gui.view.look.texts import color_name, shown_move
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.activity_page import ActivityPage, text_button
from escabel_gui.view.widgets.answer_card import Tone
from escabel_gui.view.widgets.line_buttons import LineButtons


class QuestionPage(ActivityPage):
    """Moves of the answer, as far as they are on the board, each with its consequence."""

    keeps_players = True  # so that the board keeps its size

    def __init__(self, question: MoveQuestion, leave: QAction, play_out: QAction, shape: QAction) -> None:
        """Set up the page; `shape` leads to the page of a shape that the answer names."""
        super().__init__(leave, LineButtons(question, question.changed))
        self._question = question
        self.title = as_type(PlainLabel(wraps=True), "title")
        self.told = as_type(PlainLabel(wraps=True), "speech")
        self.shapes = PlainLabel(wraps=True)
        for widget in (self.title, self.answer, self.steps, self.told, self.shapes, self.score):
            self.words.addWidget(widget)
        self.words.addStretch(1)
        self._another = QAction(self)
        self._another.triggered.connect(question.go_home)
        self.another = text_button(self._another)
        self.shape = text_button(shape)
        for button in (text_button(play_out), self.shape):
            self.foot.addWidget(button)
        self.foot.addWidget(self.another)
        question.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        question, game = self._question, self._question.game
        if not question.is_on:
            return
        self.place.setText(self.tr("A question about a move"))
        self.setWindowTitle(self.place.text())
        self._another.setText(self.tr("Ask about another move"))
        self.another.setVisible(not question.is_home and question.looked_at is None)
        asked = question.asked
        if isinstance(asked, ChildNode):
            self.title.setText(fill(self.tr("Why not {0}?"), name_move(game.rules.format_move(asked.move))))
        else:
            self.title.setText(self.tr("Which move do you ask about?"))
        self._show_answer(asked)
        self.told.setText("\n".join(self._told(asked)))
        self.told.setVisible(bool(self.told.text()))
        shapes = () if question.answer is None else question.answer.shapes
        self.shapes.setText("\n".join(map(translate, shapes)))
        for widget in (self.shapes, self.shape):
            widget.setVisible(bool(shapes))
        self.show_score(game)
        QTimer.singleShot(0, self, self._show_latest)  # when everything has its place

    def _show_latest(self) -> None:
        """Scroll to what was said last, where the page is too short for all."""
        self.scrolled.ensureWidgetVisible(self.told if self.told.isVisible() else self.answer, 0, STEP)

    def _show_answer(self, asked: Node | None) -> None:
        question = self._question
        if question.remark is not None:
            self.answer.say(Tone.BAD, "", translate(question.remark))
        elif question.looked_at is not None:
            move = name_move(question.game.rules.format_move(question.looked_at.move))
            self.answer.say(Tone.NEWS, "", fill(self.tr("Looking at {0}…"), move))
        elif question.answer is not None:
            tone = Tone.GOOD if question.answer.is_as_good else Tone.BAD
            self.answer.say(tone, "", " ".join(translate(words) for words in question.answer.verdict))
        else:
            text = self.tr("Make any move for {0} on the board: the bot answers it. Your game stays as it is.")
            self.answer.say(Tone.NEWS, "", text.format(color_name(int(question.game.state.turn))))

    def _told(self, asked: Node | None) -> list[str]:
        """Return sentences about the moves from the answer's first to the one on the board, with their numbers."""
        question, game = self._question, self._question.game
        if asked is None or question.looked_at is not None:
            return []
        path = game.tree.path_to(game.node)[asked.depth + 1 :]
        told = [(number, node, question.sentence_of(node)) for number, node in enumerate(path, 2)]
        return [
            f"{number}. {shown_move(game.rules, node.move)}: {translate(sentence)}"
            for number, node, sentence in told
            if sentence is not None and isinstance(node, ChildNode)
        ]
