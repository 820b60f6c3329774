"""Files and folders from which games come into the library, and to which copies of them go."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from escabel_gui.model.library.library import Library
from escabel_gui.view.language import tr
from escabel_gui.view.widgets.file_writing import ask_where_to_write

GAME_FILES = "(*.sgf *.txt)"


def export_games(library: Library, files: list[str], window: QWidget) -> None:
    """Ask where to write copies of games, and let the library write them."""
    if len(files) == 1:
        path = ask_where_to_write(window, tr("Export"), Path.home() / files[0], ".sgf")
        if path is not None:
            library.export(files[0], path)
    elif files:
        title = tr("Export as SGF files: choose a folder")
        folder = QFileDialog.getExistingDirectory(window, title, str(Path.home()))
        if folder:
            library.export_all(files, Path(folder))


def ask_for_games(window: QWidget) -> list[Path]:
    """Return files with games that a person chooses."""
    paths, _ = QFileDialog.getOpenFileNames(window, tr("Import games"), "", tr("Games") + f" {GAME_FILES}")
    return list(map(Path, paths))


def ask_for_folder(window: QWidget) -> list[Path]:
    """Return the folder with games that a person chooses, if any."""
    folder = QFileDialog.getExistingDirectory(window, tr("Import a folder"))
    return [Path(folder)] if folder else []
