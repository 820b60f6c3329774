"""Actions of studies and their chapters."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from escabel_gui.rules.message import Message
from escabel_gui.view.commands.actions import Actions


class ChapterActions(Actions):
    """Actions of studies and chapters, without what they do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.new_study = self._add(
            Message("New study…"),
            Message("Games and positions as chapters of one file, with your comments"),
            icon="new",
        )
        self.open_study = self._add(
            Message("Open a study…"),
            Message("One of your studies, or any file with games"),
            keys="Ctrl+Shift+O",
            icon="open",
        )
        self.add_to_study = self._add(
            Message("Add to a study…"),
            Message("This game, or only the position on the board, becomes a chapter"),
            keys="Ctrl+Shift+A",
        )
        self.add_chapter = self._add(
            Message("Add a chapter…"),
            Message("The position on the board, a copy of this chapter, or an empty board"),
            keys="Ctrl+Shift+A",
            icon="new",
        )
        self.add_games = self._add(
            Message("Add games from a file…"), Message("Each game of the file becomes a chapter"), icon="import"
        )
        self.compare = self._add(
            Message("Compare with a file…"),
            Message("What is new in another version of this study or game, to be taken one by one"),
        )
        self.next_chapter = self._add(Message("Next chapter"), keys="Ctrl+PgDown")
        self.previous_chapter = self._add(Message("Previous chapter"), keys="Ctrl+PgUp")
        self.rename_chapter = self._add(Message("Rename the chapter…"), icon="rename")
        self.rename_study = self._add(Message("Rename the study…"))
        self.move_up = self._add(Message("Move the chapter up"), keys="Ctrl+Shift+PgUp", icon="up")
        self.move_down = self._add(Message("Move the chapter down"), keys="Ctrl+Shift+PgDown", icon="down")
        self.delete_chapter = self._add(Message("Delete the chapter"), icon="trash")
        self.undo = self._add(
            Message("Undo change to chapters"),
            Message("Chapters, their order and titles, and what you took from a file, as they were"),
            icon="undo",
            short=Message("Undo"),
        )
        self.save_study = self._add(
            Message("Save a copy of the study…"), Message("A file to keep or send; other programs open it"), icon="save"
        )
        self.save_booklet = self._add(Message("Diagrams of the study…"), Message("All chapters as a PDF to print"))
        self.save_page = self._add(Message("Web page of the study…"), Message("Replays all chapters in any browser"))
        self.make_lesson = self._add(
            Message("Make a lesson of it…"), Message("Moves that you choose become exercises of a lesson")
        )
        self.close_study = self._add(Message("Close the study"), Message("Back to the game before"))
        self.in_study = [
            *(self.add_chapter, self.add_games, self.next_chapter, self.previous_chapter, self.rename_chapter),
            *(self.rename_study, self.move_up, self.move_down, self.delete_chapter, self.undo, self.save_study),
            *(self.save_booklet, self.save_page, self.make_lesson, self.close_study),
        ]
        self.offer(0, -1, can_add=False, can_undo=False)

    def offer(self, count: int, number: int, can_add: bool, can_undo: bool) -> None:
        """Enable what can be done at a chapter, counted from 0, of so many; without chapters no study is open."""
        is_on = count > 0
        can_be_used: dict[QAction, bool] = {
            self.add_chapter: can_add,
            self.add_games: can_add,
            self.next_chapter: 0 <= number < count - 1,
            self.previous_chapter: number > 0,
            self.move_up: number > 0,
            self.move_down: 0 <= number < count - 1,
            self.delete_chapter: count > 1,
            self.undo: can_undo,
        }
        for action in self.in_study:
            action.setEnabled(is_on and can_be_used.get(action, True))
        self.add_to_study.setEnabled(not is_on)
