"""Actions of drills."""

from __future__ import annotations

from PySide6.QtCore import QObject

from escabel_gui.rules.words import Words
from escabel_gui.view.commands.actions import Actions


class DrillActions(Actions):
    """The actions, without what they do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        #: mistakes from one’s own games, asked again
        self.drills = self._add(Words("Drills"), "Ctrl+Shift+D", "", Words("Positions that you got wrong, asked again"))
        self.next_drill = self._add(Words("Next drill"), "", "", Words("The next one that is due"), short=Words("Next"))
        self.hint = self._add(
            Words("Hint for the drill"),
            "",
            "",
            Words("Point at the place where a good move begins"),
            short=Words("Hint"),
        )
        self.show_answer = self._add(
            Words("Show me a good move"), "", "", Words("Make the best move that is known"), short=Words("Show me")
        )
        self.refute = self._add(
            Words("What answers this move?"), "", "", Words("Let the engine answer the move"), short=Words("Why not?")
        )
        self.retry = self._add(
            Words("Try the drill again"),
            "",
            "",
            Words("Take the move back, and look for a better one"),
            short=Words("Try again"),
        )
        self.leave_drills = self._add(
            Words("Leave the drills"), "", "", Words("Back to your game"), short=Words("Leave")
        )
        self.in_drill = [self.next_drill, self.hint, self.show_answer, self.refute, self.retry, self.leave_drills]
        for action in self.in_drill:
            action.setEnabled(False)
