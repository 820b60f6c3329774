"""Everything that can be done in the library: its words, its keys and its icon, each said once."""

from __future__ import annotations

from PySide6.QtCore import QObject

from escabel_gui.rules.message import Message
from escabel_gui.view.commands.actions import Actions


class LibraryActions(Actions):
    """The actions, without what they do: the library's window connects them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.open = self._add(Message("Open game"), "Return", "open", Message("Continue where you left it"))
        self.rename = self._add(Message("Rename…"), "F2", "rename")
        self.tags = self._add(Message("Tags…"), "Ctrl+T", "tag", Message("Words by which games are grouped and found"))
        self.duplicate = self._add(Message("Duplicate"), "Ctrl+D", "duplicate")
        self.merge = self._add(
            Message("Merge"), "Ctrl+M", "", Message("Another game with the moves and comments of all selected ones")
        )
        self.study = self._add(
            Message("Add to a study"), "Ctrl+Shift+A", "", Message("Each selected game becomes a chapter")
        )
        self.export = self._add(Message("Export…"), "Ctrl+E", "export", Message("Write copies to keep or send"))
        self.delete = self._add(Message("Delete"), "Del", "trash", Message("Move to the trash"))
        self.undo = self._add(Message("Undo delete"), "Ctrl+Z", "undo")
        self.import_games = self._add(Message("Import games…"), "Ctrl+I", "import")
        self.import_folder = self._add(
            Message("Import a folder…"), "Ctrl+Shift+I", "", Message("All games in a folder and below it")
        )
        self.review_all = self._add(
            Message("Review all"),
            "Ctrl+R",
            "review",
            Message("Examine every game that is over and has not been reviewed, in the background"),
        )
        self.pause_review = self._add(Message("Pause"), "", "pause", Message("Pause the review of the library"))
        self.resume_review = self._add(Message("Go on"), "", "play", Message("Go on with the review of the library"))
        self.stop_review = self._add(
            Message("Stop"), "", "", Message("End the review of the library; what it has seen is kept")
        )
        self.report = self._add(
            Message("Report"), "Ctrl+Shift+R", "report", Message("Figures and pictures over the games that are listed")
        )
        self.show_all = self._add(Message("Show all games"), "")
        self.search = self._add(Message("Search"), "Ctrl+F")
        self.explain = self._add(Message("Why?"), "", "", Message("Which files are not games, and why"))
        self.cancel = self._add(Message("Cancel"), "")
        self.close = self._add(Message("Close"), "Ctrl+W")
