"""Choice of the games that the explorer looks at: those of the library, or of a folder or a file elsewhere."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QPalette
from PySide6.QtWidgets import QFileDialog, QMenu, QToolButton, QVBoxLayout, QWidget

from escabel_gui.model.library.explorer import Explorer
from escabel_gui.view.language import in_every_language, tr, translate
from escabel_gui.view.look.style import STEP, filled, spaced
from escabel_gui.view.look.texts import format_count
from escabel_gui.view.plain import PlainLabel, kept_apart, plain, shortened
from escabel_gui.view.widgets.action_button import ActionButton
from escabel_gui.view.widgets.flow_layout import FlowLayout

MAX_NAME_CHARS: Final = 30


class GamesChooser(QWidget):
    """Button with the name of the games and a menu of others; below it, what there is to say of a collection."""

    def __init__(self, explorer: Explorer) -> None:
        super().__init__()
        self._explorer = explorer
        self._shown = QAction(self)
        self.button = ActionButton(self._shown, Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self.button.setMenu(menu)
        self.library, self.collection, self.folder, self.file = (QAction(self) for _ in range(4))
        sources = QActionGroup(self)
        for action in (self.library, self.collection):
            action.setCheckable(True)
            sources.addAction(action)
        menu.addActions([self.library, self.collection])
        menu.addSeparator()
        menu.addActions([self.folder, self.file])
        menu.setToolTipsVisible(True)
        self.told = PlainLabel(wraps=True)
        self.told.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._stop = QAction(self)
        self.stop_button = ActionButton(self._stop, Qt.ToolButtonStyle.ToolButtonTextOnly)
        buttons = spaced(FlowLayout(), STEP)
        for button in (self.button, self.stop_button):
            buttons.addWidget(button)
        filled(spaced(QVBoxLayout(self), STEP, margins=0), buttons, self.told)
        self.library.triggered.connect(lambda: explorer.look_at(explorer.library))
        self.collection.triggered.connect(self._look_at_collection)
        self.folder.triggered.connect(self._open_folder)
        self.file.triggered.connect(self._open_file)
        self._stop.triggered.connect(self._stop_reading)
        explorer.changed.connect(self.refresh)
        in_every_language(self, self._say)

    def _say(self) -> None:
        self.library.setText(self.tr("Your library"))
        self.folder.setText(self.tr("Open a folder…"))
        self.folder.setToolTip(
            self.tr("All games in a folder and below it, until the program ends; your library stays as it is")
        )
        self.file.setText(self.tr("Open a file…"))
        self.file.setToolTip(self.tr("All games in a file, until the program ends; your library stays as it is"))
        self._stop.setText(self.tr("Stop"))
        self._stop.setToolTip(self.tr("Reads no more games; those that have been read count"))
        self.refresh()

    def refresh(self) -> None:
        """Show what is looked at, and what there is to say of it."""
        explorer, collection = self._explorer, self._explorer.collection
        name, tip = self.library.text(), ""
        self.collection.setVisible(collection is not None)
        if collection is not None:
            shown_name = shortened(kept_apart(collection.name), MAX_NAME_CHARS)
            self.collection.setText(shown_name.replace("&", "&&"))
            self.collection.setToolTip(plain(str(collection.place)))
            if not explorer.is_in_library:
                name, tip = shown_name, self.collection.toolTip()
        (self.library if explorer.is_in_library else self.collection).setChecked(True)
        self._shown.setIconText(name)
        self._shown.setToolTip(tip or self.tr("Which games are counted"))
        self.button.setAccessibleName(self.tr("Which games are counted: {0}").format(name))
        self.stop_button.setVisible(explorer.is_reading_collection)
        self.told.setText(self._told_text())
        self.told.setVisible(bool(self.told.text()))

    def _told_text(self) -> str:
        """Return how far the reading of a collection is, or what came of it."""
        explorer, collection = self._explorer, self._explorer.collection
        if collection is None or explorer.is_in_library:
            return ""
        if explorer.is_reading_collection:
            return self.tr("Looking for games…") if explorer.progress is None else translate(explorer.progress)
        sentences = [] if collection.trouble is None else [translate(collection.trouble)]
        if collection.is_stopped:
            sentences.append(tr("Stopped after %n game(s): the others do not count.", None, collection.games))
        elif collection.games:
            sentences.append(tr("%n game(s) read.", None, collection.games))
        elif collection.trouble is None and collection.is_folder:
            sentences.append(self.tr("There are no games in this folder."))
        elif collection.trouble is None:
            sentences.append(self.tr("There are no games in this file."))
        if collection.refused:
            refused = self.tr("Files or games that cannot be read and are passed over: {0}.")
            sentences.append(refused.format(format_count(collection.refused)))
        return " ".join(sentences)

    # ---- what is done

    def _open_folder(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Open a folder of games"), self._beginning())
        if folder:
            self._explorer.open_collection(Path(folder), is_folder=True)

    def _open_file(self) -> None:
        kinds = self.tr("Games") + " (*.sgf)"
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open a file of games"), self._beginning(), kinds)
        if path:
            self._explorer.open_collection(Path(path), is_folder=False)

    def _beginning(self) -> str:
        """Return the folder with which a dialog begins: where the last collection is."""
        collection = self._explorer.collection
        return "" if collection is None else str(collection.place.parent)

    def _look_at_collection(self) -> None:
        if self._explorer.collection is not None:
            self._explorer.look_at(self._explorer.collection)

    def _stop_reading(self) -> None:
        if self._explorer.collection is not None:
            self._explorer.collection.stop()
