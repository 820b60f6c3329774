"""What can be done with puzzles."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from escabel_gui.view.commands.actions import Actions


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


class PuzzleActions(Actions):
    """The actions, without what they do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.of_the_day = self._add(
            _tr("Puzzle of the day"), "Ctrl+D", "", _tr("Today's puzzle, the same for everybody")
        )
        self.all_puzzles = self._add(_tr("All puzzles …"), "")
        self.next_puzzle = self._add(_tr("Next puzzle"), "", "", _tr("The next one that you have not solved yet"))
        self.hint = self._add(_tr("Hint for the puzzle"), "", "", _tr("Point at the place where the move begins"))
        self.hint.setIconText(_tr("Hint"))
        self.show_solution = self._add(_tr("Show me the move"), "", "", _tr("Make the move that is looked for"))
        self.show_solution.setIconText(_tr("Show me"))
        self.refute = self._add(_tr("Why does it fail?"), "", "", _tr("Let the engine answer the move"))
        self.retry = self._add(_tr("Try the puzzle again"), "", "", _tr("Take the move back, or begin the puzzle anew"))
        self.retry.setIconText(_tr("Try again"))
        self.leave_puzzle = self._add(_tr("Leave the puzzle"), "", "", _tr("Back to your game"))
        self.leave_puzzle.setIconText(_tr("Leave"))
        self.in_puzzle = [self.next_puzzle, self.hint, self.show_solution, self.refute, self.retry, self.leave_puzzle]
        for action in self.in_puzzle:
            action.setEnabled(False)
