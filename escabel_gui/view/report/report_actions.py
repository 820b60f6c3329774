"""Actions of a report: words and keys, each said once."""

from PySide6.QtCore import QObject

from escabel_gui.rules.message import Message
from escabel_gui.view.commands.actions import Actions


class ReportActions(Actions):
    """The actions, without what they do: the report's window connects them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.save_page = self._add(
            Message("Save as a web page…"),
            Message("The report with its pictures, for any browser"),
            keys="Ctrl+S",
            icon="export",
        )
        self.save_table = self._add(
            Message("Save as a table…"), Message("All figures as CSV, for a spreadsheet"), keys="Ctrl+E", icon="save"
        )
        self.all_games = self._add(Message("All games"))
        self.cancel = self._add(Message("Cancel"))
        self.close = self._add(Message("Close"), keys="Ctrl+W")
