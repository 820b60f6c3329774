"""Reports of unexpected errors: a log entry and a dialog with a copy button; the program goes on."""

import logging
from pathlib import Path
from traceback import format_exception
from types import TracebackType

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from escabel_gui.log import start_log
from escabel_gui.version import version_line
from escabel_gui.view.error_report import report_text
from escabel_gui.view.language import tr
from escabel_gui.view.plain import plain
from escabel_gui.view.widgets.questions import delete_on_close

log = logging.getLogger("escabel.view")


class ErrorDialog(QMessageBox):
    """Dialog that says in plain words that something went wrong, with details for whoever gets the report."""

    def __init__(self, details: str, log: Path) -> None:
        super().__init__(QApplication.activeWindow())
        self.details = details
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(tr("Something went wrong"))
        text = tr("Something unexpected went wrong. Your game is safe and goes on.\n\nThe details are in {0}.")
        self.setText(plain(text.format(log)))
        self.setDetailedText(details)
        self.copy_button = self.addButton(tr("Copy details"), QMessageBox.ButtonRole.ActionRole)
        self.copy_button.clicked.disconnect()
        self.copy_button.clicked.connect(lambda: QApplication.clipboard().setText(self.details))
        self.setDefaultButton(self.addButton(QMessageBox.StandardButton.Close))


class ErrorReporter:
    """Reporter of errors, whose `report` serves as `sys.excepthook`; at most one dialog is shown at a time."""

    def __init__(self, log_file: Path) -> None:
        self._log = log_file
        self._dialog: ErrorDialog | None = None

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        trace_text = "".join(format_exception(kind, error, trace))
        details = report_text(trace_text, self._log)
        start_log(self._log)
        log.error("%s\n%s", version_line(), trace_text)
        if self._dialog is None:
            self._dialog = delete_on_close(ErrorDialog(details, self._log))
            self._dialog.destroyed.connect(self._forget)
            self._dialog.open()

    def _forget(self) -> None:
        self._dialog = None
