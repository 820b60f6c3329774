"""Actions of the library: words, keys and icons, each said once."""

from PySide6.QtCore import QObject

from escabel_gui.rules.message import Message
from escabel_gui.view.commands.actions import Actions


class LibraryActions(Actions):
    """The actions, without what they do: the library's window connects them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.open = self._add(Message("Open game"), Message("Continue where you left it"), keys="Return", icon="open")
        self.rename = self._add(Message("Rename…"), keys="F2", icon="rename")
        self.tags = self._add(
            Message("Tags…"), Message("Words by which games are grouped and found"), keys="Ctrl+T", icon="tag"
        )
        self.duplicate = self._add(Message("Duplicate"), keys="Ctrl+D", icon="duplicate")
        self.merge = self._add(
            Message("Merge"), Message("Another game with the moves and comments of all selected ones"), keys="Ctrl+M"
        )
        self.study = self._add(
            Message("Add to a study"), Message("Each selected game becomes a chapter"), keys="Ctrl+Shift+A"
        )
        self.export = self._add(
            Message("Export…"), Message("Write copies to keep or send"), keys="Ctrl+E", icon="export"
        )
        self.delete = self._add(Message("Delete"), Message("Move to the trash"), keys="Del", icon="trash")
        self.undo = self._add(Message("Undo delete"), keys="Ctrl+Z", icon="undo")
        self.import_games = self._add(Message("Import games…"), keys="Ctrl+I", icon="import")
        self.import_folder = self._add(
            Message("Import a folder…"), Message("All games in a folder and below it"), keys="Ctrl+Shift+I"
        )
        self.review_all = self._add(
            Message("Review all"),
            Message("Examine every game that is over and has not been reviewed, in the background"),
            keys="Ctrl+R",
            icon="review",
        )
        self.pause_review = self._add(Message("Pause"), Message("Pause the review of the library"), icon="pause")
        self.resume_review = self._add(Message("Go on"), Message("Go on with the review of the library"), icon="play")
        self.stop_review = self._add(
            Message("Stop"), Message("End the review of the library; what it has seen is kept")
        )
        self.report = self._add(
            Message("Report"),
            Message("Figures and pictures over the games that are listed"),
            keys="Ctrl+Shift+R",
            icon="report",
        )
        self.show_all = self._add(Message("Show all games"))
        self.search = self._add(Message("Search"), keys="Ctrl+F")
        self.explain = self._add(Message("Why?"), Message("Which files are not games, and why"))
        self.cancel = self._add(Message("Cancel"))
        self.close = self._add(Message("Close"), keys="Ctrl+W")
