"""Actions of lessons, of the steps of the lesson on the board, and of shapes."""

from PySide6.QtCore import QObject

from escabel_gui.rules.message import Message, make_message
from escabel_gui.view.commands.actions import Actions


class LearningActions(Actions):
    """Actions of lessons and shapes, without what they do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lesson = self._add(
            Message("Learn this game"), Message("The lesson about the game on the board"), keys="Ctrl+Shift+L"
        )
        self.all_lessons = self._add(Message("All lessons"))
        self.guided_game = self._add(
            Message("Guided game"),
            Message("Play level 1 of the bot, which asks before a move that loses; the game is not rated"),
        )
        self.progress = self._add(
            Message("Your progress"), Message("What you have learned, what comes next, and how strong you are")
        )
        self.next_step = self._add(
            Message("Next step"), Message("The next step of the lesson"), keys="Ctrl+Return", short=Message("Next")
        )
        #: to the step before
        self.previous_step = self._add(
            Message("Previous step"), Message("The step before"), short=make_message("Previous", "a step of a lesson")
        )
        self.show_me = self._add(Message("Show me"), Message("Make the move that is looked for"))
        self.try_again = self._add(Message("Try again"), Message("Take the move back, and look for a better one"))
        self.leave = self._add(Message("Leave the lesson"), Message("Back to your game"), short=Message("Leave"))
        self.shapes = self._add(
            Message("Shapes"), Message("Patterns that experts know, with what is proven about them")
        )
        self.next_case = self._add(
            Message("Next case"), Message("The same shape with other heights, or with less room")
        )
        self.next_shape = self._add(Message("Next shape"), Message("The next shape of this game"), keys="Ctrl+Return")
        self.leave_shape = self._add(
            Message("Leave the shape"), Message("Back to what was on the board before"), short=Message("Leave")
        )
        self.in_shape = [self.next_case, self.next_shape, self.leave_shape]
        self.in_lesson = [self.next_step, self.previous_step, self.show_me, self.try_again, self.leave]
        for action in self.in_lesson + self.in_shape:
            action.setEnabled(False)
