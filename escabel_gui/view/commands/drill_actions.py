"""Actions of drills."""

from PySide6.QtCore import QObject

from escabel_gui.rules.message import Message
from escabel_gui.view.commands.actions import Actions


class DrillActions(Actions):
    """Actions of drills, without what they do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        #: mistakes from one’s own games, asked again
        self.drills = self._add(
            Message("Drills"), Message("Positions that you got wrong, asked again"), keys="Ctrl+Shift+D"
        )
        self.next_drill = self._add(
            Message("Next drill"), Message("The next one that is due"), keys="Ctrl+Return", short=Message("Next")
        )
        self.hint = self._add(
            Message("Hint for the drill"),
            Message("Point at the place where a good move begins; that counts as a wrong answer"),
            keys="H",
            short=Message("Hint"),
        )
        self.show_answer = self._add(
            Message("Show me a good move"),
            Message("Make the best move that is known; that counts as a wrong answer"),
            short=Message("Show me"),
        )
        self.refute = self._add(
            Message("What answers this move?"), Message("Let the bot answer the move"), short=Message("Why not?")
        )
        self.retry = self._add(
            Message("Try the drill again"),
            Message("Take the move back, and look for a better one"),
            short=Message("Try again"),
        )
        self.leave_drills = self._add(Message("Leave the drills"), Message("Back to your game"), short=Message("Leave"))
        self.in_drill = [self.next_drill, self.hint, self.show_answer, self.refute, self.retry, self.leave_drills]
        for action in self.in_drill:
            action.setEnabled(False)
