"""Reports of unexpected errors: a log entry and a dialog with a copy button; the program goes on."""

import logging
import sys
import threading
from pathlib import Path
from traceback import format_exception
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Signal
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


class ErrorReporter(QObject):
    """Reporter of the errors that nothing else catches, in whatever thread; it shows at most one dialog at a time."""

    _reported = Signal(str)  # the details; the dialog is opened in the window's thread

    def __init__(self, log_file: Path) -> None:
        super().__init__()
        self._log = log_file
        self._dialog: ErrorDialog | None = None
        self._reported.connect(self._show)

    def install(self) -> None:
        """Become the hook for uncaught errors of this program."""
        sys.excepthook = self.report
        threading.excepthook = self._report_thread

    def report(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Log an error and show it; an interrupt from the terminal ends the program."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        trace_text = "".join(format_exception(kind, error, trace))
        start_log(self._log)
        log.error("%s\n%s", version_line(), trace_text)
        self._reported.emit(report_text(trace_text, self._log))

    def _report_thread(self, failed: threading.ExceptHookArgs) -> None:
        if not issubclass(failed.exc_type, SystemExit):
            self.report(failed.exc_type, failed.exc_value, failed.exc_traceback)

    def _show(self, details: str) -> None:
        if self._dialog is None:
            self._dialog = delete_on_close(ErrorDialog(details, self._log))
            self._dialog.destroyed.connect(self._forget)
            self._dialog.open()

    def _forget(self) -> None:
        self._dialog = None
