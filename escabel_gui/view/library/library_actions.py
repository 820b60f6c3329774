"""Everything that can be done in the library: its words, its keys and its icon, each said once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from escabel_gui.view.commands.actions import Actions


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


class LibraryActions(Actions):
    """The actions, without what they do: the library's window connects them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.open = self._add(_tr("Open game"), "Return", "open", _tr("Continue where you left it"))
        self.rename = self._add(_tr("Rename …"), "F2", "rename")
        self.duplicate = self._add(_tr("Duplicate"), "Ctrl+D", "duplicate")
        self.export = self._add(_tr("Export …"), "Ctrl+E", "export", _tr("Write copies to keep or send"))
        self.delete = self._add(_tr("Delete"), "Del", "trash", _tr("Move to the trash"))
        self.undo = self._add(_tr("Undo delete"), "Ctrl+Z", "undo")
        self.import_games = self._add(_tr("Import games …"), "Ctrl+I", "import")
        self.import_folder = self._add(
            _tr("Import a folder …"), "Ctrl+Shift+I", "", _tr("All games in a folder and below it")
        )
        self.review_all = self._add(
            _tr("Review all"),
            "Ctrl+R",
            "review",
            _tr("Examine every game that is over and has not been reviewed, in the background"),
        )
        self.pause_review = self._add(_tr("Pause"), "", "pause", _tr("Rest until you say otherwise"))
        self.resume_review = self._add(_tr("Go on"), "", "play", _tr("Go on with the review of the library"))
        self.stop_review = self._add(
            _tr("Stop"), "", "", _tr("End the review of the library; what it has seen is kept")
        )
        self.show_all = self._add(_tr("Show all games"), "")
        self.search = self._add(_tr("Search"), "Ctrl+F")
        self.explain = self._add(_tr("Why?"), "", "", _tr("Which files are not games, and why"))
        self.cancel = self._add(_tr("Cancel"), "")
        self.close = self._add(_tr("Close"), "Ctrl+W")
