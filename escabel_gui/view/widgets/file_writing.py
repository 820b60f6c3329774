"""Files that are written where a person wants them."""

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from escabel_gui.record.progress import Cancelled, ProgressCallback
from escabel_gui.record.storage.file_names import fault_on_windows
from escabel_gui.record.storage.files import write_atomically
from escabel_gui.rules.message import Message
from escabel_gui.view.language import reason_text, tr, translate
from escabel_gui.view.widgets.questions import ask, warn
from escabel_gui.view.widgets.waiting import run_with_progress


def ask_where_to_write(window: QWidget, title: str, name: Path, suffix: str) -> Path | None:
    """Return the file that the person wants to be written, overwritten if need be; None if there is none.

    There is none if they think better of it, or if Windows does not allow its name. This ends in `suffix`, unless they
    want all files, whatever their names.
    """
    kinds = tr("{0} files (*{1});;All files (*)").format(suffix[1:].upper(), suffix)
    chosen, kind = QFileDialog.getSaveFileName(window, title, str(name), kinds)
    if not chosen:
        return None
    path = Path(chosen)
    fault = fault_on_windows(path.name) if os.name == "nt" else None
    if fault is not None:
        warn(window, tr("{0} cannot be written: {1}.").format(path, translate(fault)))
        return None
    if path.suffix.lower() == suffix or kind.endswith("(*)"):
        return path
    path = path.with_name(path.name + suffix)  # a name that the dialog has not asked about
    if path.exists():
        question = tr("{0} already exists. Replace it?").format(path.name)
        if not ask(window, title, question):
            return None
    return path


def write_file(window: QWidget, path: Path, make: Callable[[ProgressCallback], bytes]) -> Message | None:
    """Write what `make` makes in the background; return that it is there, or None when the person was told why not.

    Called off, it leaves no trace.
    """
    try:
        run_with_progress(
            lambda report: write_atomically(path, make(report), lambda _: report(1, 1), keeps_aside=True),
            window,
            tr("Writing {0}…").format(path.name),
        )
    except OSError as error:
        reason = reason_text(error)
    except Cancelled:
        return None
    else:
        return Message("Saved in {0}.", (path,))
    warn(window, tr("{0} cannot be written: {1}.").format(path, reason))
    return None
