"""Everything that can be done in the library: its words, its keys and its icon, each said once."""

from __future__ import annotations

from PySide6.QtCore import QObject

from escabel_gui.rules.words import Words
from escabel_gui.view.commands.actions import Actions


class LibraryActions(Actions):
    """The actions, without what they do: the library's window connects them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.open = self._add(Words("Open game"), "Return", "open", Words("Continue where you left it"))
        self.rename = self._add(Words("Rename …"), "F2", "rename")
        self.duplicate = self._add(Words("Duplicate"), "Ctrl+D", "duplicate")
        self.export = self._add(Words("Export …"), "Ctrl+E", "export", Words("Write copies to keep or send"))
        self.delete = self._add(Words("Delete"), "Del", "trash", Words("Move to the trash"))
        self.undo = self._add(Words("Undo delete"), "Ctrl+Z", "undo")
        self.import_games = self._add(Words("Import games …"), "Ctrl+I", "import")
        self.import_folder = self._add(
            Words("Import a folder …"), "Ctrl+Shift+I", "", Words("All games in a folder and below it")
        )
        self.review_all = self._add(
            Words("Review all"),
            "Ctrl+R",
            "review",
            Words("Examine every game that is over and has not been reviewed, in the background"),
        )
        self.pause_review = self._add(Words("Pause"), "", "pause", Words("Rest until you say otherwise"))
        self.resume_review = self._add(Words("Go on"), "", "play", Words("Go on with the review of the library"))
        self.stop_review = self._add(
            Words("Stop"), "", "", Words("End the review of the library; what it has seen is kept")
        )
        self.show_all = self._add(Words("Show all games"), "")
        self.search = self._add(Words("Search"), "Ctrl+F")
        self.explain = self._add(Words("Why?"), "", "", Words("Which files are not games, and why"))
        self.cancel = self._add(Words("Cancel"), "")
        self.close = self._add(Words("Close"), "Ctrl+W")
