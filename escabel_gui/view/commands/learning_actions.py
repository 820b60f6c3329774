"""What can be done to learn: lessons, and the steps of the one that is on the board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from escabel_gui.view.commands.actions import Actions


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


class LearningActions(Actions):
    """The actions, without what they do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lesson = self._add(
            _tr("Learn this game"), "Ctrl+Shift+L", "", _tr("The lesson about the game on the board")
        )
        self.all_lessons = self._add(_tr("All lessons …"), "")
        self.ratings = self._add(_tr("Your ratings …"), "", "", _tr("How strong you are in each game"))
        self.next_step = self._add(_tr("Next"), "Ctrl+Return", "", _tr("The next step of the lesson"))
        self.previous_step = self._add(_tr("Back"), "", "", _tr("The step before"))
        self.show_me = self._add(_tr("Show me"), "", "", _tr("Make the move that is looked for"))
        self.try_again = self._add(_tr("Try again"), "", "", _tr("Take the move back, and look for a better one"))
        self.leave = self._add(_tr("Leave the lesson"), "", "", _tr("Back to your game"))
        self.leave.setIconText(_tr("Leave"))
        self.in_lesson = [self.next_step, self.previous_step, self.show_me, self.try_again, self.leave]
        for action in self.in_lesson:
            action.setEnabled(False)
