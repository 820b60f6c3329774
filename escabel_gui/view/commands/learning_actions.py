"""Actions of lessons and of the steps of the lesson on the board."""

from __future__ import annotations

from PySide6.QtCore import QObject

from escabel_gui.rules.words import Words
from escabel_gui.view.commands.actions import Actions


class LearningActions(Actions):
    """The actions, without what they do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lesson = self._add(
            Words("Learn this game"), "Ctrl+Shift+L", "", Words("The lesson about the game on the board")
        )
        self.all_lessons = self._add(Words("All lessons …"), "")
        self.ratings = self._add(Words("Your ratings …"), "", "", Words("How strong you are in each game"))
        self.next_step = self._add(
            Words("Next step"), "Ctrl+Return", "", Words("The next step of the lesson"), short=Words("Next")
        )
        #: to the step before
        self.previous_step = self._add(Words("Step before"), "", "", Words("The step before"), short=Words("Back"))
        self.show_me = self._add(Words("Show me"), "", "", Words("Make the move that is looked for"))
        self.try_again = self._add(Words("Try again"), "", "", Words("Take the move back, and look for a better one"))
        self.leave = self._add(Words("Leave the lesson"), "", "", Words("Back to your game"), short=Words("Leave"))
        self.in_lesson = [self.next_step, self.previous_step, self.show_me, self.try_again, self.leave]
        for action in self.in_lesson:
            action.setEnabled(False)
