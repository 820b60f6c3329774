"""Actions of puzzles."""

from PySide6.QtCore import QObject

from escabel_gui.rules.message import Message
from escabel_gui.view.commands.actions import Actions


class PuzzleActions(Actions):
    """Actions of puzzles, without what they do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.of_the_day = self._add(
            Message("Puzzle of the day"), Message("Today’s puzzle, of a game that you know"), keys="Ctrl+D"
        )
        self.all_puzzles = self._add(Message("All puzzles"))
        self.next_puzzle = self._add(
            Message("Next puzzle"), Message("The next one that you have not solved yet"), keys="Ctrl+Return"
        )
        self.hint = self._add(
            Message("Hint for the puzzle"),
            Message("Point at the place where the move begins; the puzzle does not count as solved then"),
            keys="H",
            short=Message("Hint"),
        )
        self.show_solution = self._add(
            Message("Show me the move"),
            Message("Make the move that is looked for; the puzzle does not count as solved then"),
            short=Message("Show me"),
        )
        self.refute = self._add(Message("Why does it fail?"), Message("Let the bot answer the move"))
        self.retry = self._add(
            Message("Try the puzzle again"),
            Message("Take the move back, or begin the puzzle anew"),
            short=Message("Try again"),
        )
        self.leave_puzzle = self._add(Message("Leave the puzzle"), Message("Back to your game"), short=Message("Leave"))
        self.in_puzzle = [self.next_puzzle, self.hint, self.show_solution, self.refute, self.retry, self.leave_puzzle]
        for action in self.in_puzzle:
            action.setEnabled(False)
