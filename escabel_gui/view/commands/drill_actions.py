"""What can be done with drills."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from escabel_gui.view.commands.actions import Actions


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


class DrillActions(Actions):
    """The actions, without what they do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.drills = self._add(_tr("Drills"), "Ctrl+Shift+D", "", _tr("Positions that you got wrong, asked again"))
        self.next_drill = self._add(_tr("Next drill"), "", "", _tr("The next one that is due"))
        self.next_drill.setIconText(_tr("Next"))
        self.hint = self._add(_tr("Hint for the drill"), "", "", _tr("Point at the place where a good move begins"))
        self.hint.setIconText(_tr("Hint"))
        self.show_answer = self._add(_tr("Show me a good move"), "", "", _tr("Make the best move that is known"))
        self.show_answer.setIconText(_tr("Show me"))
        self.refute = self._add(_tr("What answers this move?"), "", "", _tr("Let the engine answer the move"))
        self.refute.setIconText(_tr("Why not?"))
        self.retry = self._add(_tr("Try the drill again"), "", "", _tr("Take the move back, and look for a better one"))
        self.retry.setIconText(_tr("Try again"))
        self.leave_drills = self._add(_tr("Leave the drills"), "", "", _tr("Back to your game"))
        self.leave_drills.setIconText(_tr("Leave"))
        self.in_drill = [self.next_drill, self.hint, self.show_answer, self.refute, self.retry, self.leave_drills]
        for action in self.in_drill:
            action.setEnabled(False)
