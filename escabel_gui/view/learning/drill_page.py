"""A drill in words, beside the board: what went wrong there, what came of the move, and the way on."""

from __future__ import annotations

from PySide6.QtGui import QAction

from escabel_gui.model.learning.drill_round import DrillRound
from escabel_gui.model.learning.phase import Phase
from escabel_gui.record.exercises.drills import Drill
from escabel_gui.record.telling.move_names import name_move
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.view.commands.drill_actions import DrillActions
from escabel_gui.view.language import fill, translate
from escabel_gui.view.learning.drill_texts import end_text, other_answers_text
from escabel_gui.view.learning.exercise_pages import may_play_out, steps_through
from escabel_gui.view.look.style import as_type
from escabel_gui.view.look.texts import color_name, game_title
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.activity_page import ActivityPage, set_main, text_button
from escabel_gui.view.widgets.answer_card import Tone


class DrillPage(ActivityPage):
    """Page of a drill: how many are still due, and how the round went at its end."""

    def __init__(self, drill_round: DrillRound, acts: DrillActions, play_out: QAction) -> None:
        super().__init__(acts.leave_drills, steps_through(drill_round.practice))
        self._round = drill_round
        self._acts = acts
        self.task = as_type(PlainLabel(wraps=True), "title")
        self.mistake = as_type(PlainLabel(wraps=True), "quiet")
        self.end = as_type(PlainLabel(wraps=True), "speech")
        self.left = as_type(PlainLabel(wraps=True), "quiet")
        for widget in (self.task, self.mistake, self.answer, self.steps, self.score, self.end, self.left):
            self.words.addWidget(widget)
        self.words.addStretch(1)
        self.hint = text_button(acts.hint)
        self.show_answer = text_button(acts.show_answer)
        self.refute = text_button(acts.refute)
        self.retry = text_button(acts.retry)
        self.next = text_button(acts.next_drill)
        self.play_out = text_button(play_out)
        for button in (self.hint, self.show_answer, self.play_out, self.refute, self.retry, self.next):
            self.foot.addWidget(button)
        drill_round.changed.connect(self.refresh)
        drill_round.practice.changed.connect(self.refresh)

    def refresh(self) -> None:
        practice, acts, drill = self._round.practice, self._acts, self._round.drill
        if drill is None or practice.exercise is None:
            return
        phase, following = practice.phase, len(self._round.following)
        is_solved, is_end = phase is Phase.SOLVED, phase is Phase.SOLVED and not following
        title = game_title(ruleset_of(drill.wire_name), drill.size)
        self.place.setText(self.tr("{0}: drill").format(title))
        self.setWindowTitle(self.place.text())
        self.task.setText(self.tr("{0} to move. Find a good move.").format(color_name(drill.turn)))
        mistake = self.tr("In your game you played {0} here, which was a mistake.")
        self.mistake.setText(fill(mistake, name_move(drill.mistake)))
        self.announce(f"{self.task.text()} {self.mistake.text()}")
        self._show_answer(drill)
        self.show_score(practice.game)
        self.left.setText(self.tr("Due after this one: {0}").format(following))
        self.left.setVisible(following > 0)
        self.play_out.setVisible(may_play_out(practice))
        self.end.setVisible(is_end)
        if is_end:
            box = self._round.box
            self.end.setText(end_text(self._round.done, self._round.right, box.next_time, box.today))
        acts.hint.setEnabled(practice.may_hint)
        acts.show_answer.setEnabled(practice.may_help)
        acts.refute.setEnabled(practice.may_refute)
        acts.retry.setEnabled(phase is Phase.FAILED)
        acts.next_drill.setIconText(self.tr("Next") if following else self.tr("Finish"))
        self.hint.setVisible(phase in (Phase.LOOKING, Phase.ANSWERING))
        self.show_answer.setVisible(phase in (Phase.LOOKING, Phase.ANSWERING))
        self.refute.setVisible(practice.is_refutable)  # also when that is done: no button takes its place
        self.retry.setVisible(phase is Phase.FAILED)
        self.next.setVisible(is_solved)
        set_main(self.next, is_solved)
        set_main(self.retry, phase is Phase.FAILED)
        self.show_answer_whole()

    def _show_answer(self, drill: Drill) -> None:
        practice = self._round.practice
        words = "" if practice.remark is None else translate(practice.remark)
        moves = practice.game.tree.moves_to(practice.game.node)
        played = practice.game.rules.format_move(moves[0]) if moves else ""
        match practice.phase:
            case Phase.SOLVED if practice.is_helped:
                found = fill(self.tr("{0} is a good move."), name_move(played))
                self.answer.say(Tone.NEWS, found, other_answers_text(drill, played))
            case Phase.SOLVED:
                self.answer.say(Tone.GOOD, self.tr("Right."), other_answers_text(drill, played))
            case Phase.FAILED if played == drill.mistake:
                words = self.tr("That is the move of your game.")
                if drill.refutation:
                    words += " " + self.tr("The board shows what answers it.")
                self.answer.say(Tone.BAD, self.tr("Not this one."), words)
            case Phase.FAILED:
                self.answer.say(Tone.BAD, self.tr("Not this one."), words)
            case _:
                self.answer.say(Tone.NEWS, "", words)
