"""Page about a shape, beside the board: when it holds, when not, and what is proven about the case on the board."""

from PySide6.QtGui import QAction

from escabel_gui.model.learning.shape_activity import ShapeActivity
from escabel_gui.record.shapes.claim import ClaimGoal
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.view.commands.learning_actions import LearningActions
from escabel_gui.view.look.style import as_type
from escabel_gui.view.look.texts import game_title
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.shapes.shape_texts import claim_sentence, proof_sentence, shape_text, shape_title
from escabel_gui.view.widgets.activity_page import ActivityPage, text_button
from escabel_gui.view.widgets.answer_card import Tone
from escabel_gui.view.widgets.line_buttons import LineButtons


class ShapePage(ActivityPage):
    """Text of the shape, its cases, and the moves that show how each works."""

    def __init__(self, activity: ShapeActivity, acts: LearningActions, play_out: QAction) -> None:
        super().__init__(acts.leave_shape, LineButtons(activity, activity.changed))
        self._activity = activity
        self._acts = acts
        self.title = as_type(PlainLabel(wraps=True), "title")
        self.text = PlainLabel(wraps=True)
        self.case = as_type(PlainLabel(wraps=True), "quiet")
        self.proof = as_type(PlainLabel(wraps=True), "quiet")
        for widget in (self.title, self.text, self.case, self.answer, self.steps, self.score, self.proof):
            self.words.addWidget(widget)
        self.words.addStretch(1)
        for action in (play_out, acts.next_case, acts.next_shape):
            self.foot.addWidget(text_button(action))
        activity.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        activity, acts = self._activity, self._acts
        shape, claim = activity.shape, activity.claim
        if shape is None or claim is None:
            return
        self.place.setText(
            self.tr("{0}: shape").format(game_title(ruleset_of(shape.rules.wire_name), shape.rules.size))
        )
        self.setWindowTitle(shape_title(shape))
        self.title.setText(shape_title(shape))
        self.text.setText(shape_text(shape))
        self.announce(f"{self.title.text()}. {self.text.text()}")
        case = self.tr("Case {0} of {1}") if activity.is_at_start else self.tr("Case {0} of {1}, before any move")
        self.case.setText(case.format(activity.case + 1, len(shape.claims)))
        if claim.goal is ClaimGoal.ALLOWED:
            head = self.tr("Allowed") if claim.holds else self.tr("Not allowed")
        else:
            head = self.tr("It holds.") if claim.holds else self.tr("It does not hold.")
        self.answer.say(Tone.GOOD if claim.holds else Tone.BAD, head, claim_sentence(claim))
        self.proof.setText(proof_sentence(claim, shape.rules))
        self.show_score(activity.game)
        acts.next_case.setEnabled(len(shape.claims) > 1)
        acts.next_shape.setIconText(self.tr("Finish") if activity.next_shape is None else self.tr("Next shape"))
        if activity.case or not activity.is_at_start:
            self.show_answer_whole()
