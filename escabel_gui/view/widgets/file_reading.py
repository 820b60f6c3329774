"""Files from which games are read, as a person chooses them."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from escabel_gui.view.language import tr


def ask_what_to_read(window: QWidget, title: str) -> Path | None:
    """Return a file with games that the person chooses, if any."""
    path, _ = QFileDialog.getOpenFileName(window, title, "", tr("Games (*.sgf *.txt);;All files (*)"))
    return Path(path) if path else None
