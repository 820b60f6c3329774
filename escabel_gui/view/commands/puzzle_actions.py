"""Actions of puzzles."""

from __future__ import annotations

from PySide6.QtCore import QObject

from escabel_gui.rules.words import Words
from escabel_gui.view.commands.actions import Actions


class PuzzleActions(Actions):
    """The actions, without what they do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.of_the_day = self._add(
            Words("Puzzle of the day"), "Ctrl+D", "", Words("Today's puzzle, the same for everybody")
        )
        self.all_puzzles = self._add(Words("All puzzles …"), "")
        self.next_puzzle = self._add(Words("Next puzzle"), "", "", Words("The next one that you have not solved yet"))
        self.hint = self._add(
            Words("Hint for the puzzle"), "", "", Words("Point at the place where the move begins"), short=Words("Hint")
        )
        self.show_solution = self._add(
            Words("Show me the move"), "", "", Words("Make the move that is looked for"), short=Words("Show me")
        )
        self.refute = self._add(Words("Why does it fail?"), "", "", Words("Let the engine answer the move"))
        self.retry = self._add(
            Words("Try the puzzle again"),
            "",
            "",
            Words("Take the move back, or begin the puzzle anew"),
            short=Words("Try again"),
        )
        self.leave_puzzle = self._add(
            Words("Leave the puzzle"), "", "", Words("Back to your game"), short=Words("Leave")
        )
        self.in_puzzle = [self.next_puzzle, self.hint, self.show_solution, self.refute, self.retry, self.leave_puzzle]
        for action in self.in_puzzle:
            action.setEnabled(False)
