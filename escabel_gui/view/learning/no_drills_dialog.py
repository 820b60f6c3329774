"""Dialog shown when no drill is due: where drills come from, or when the next one is due."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from escabel_gui.view.look.style import STEP, dialog_size, spaced
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons
from escabel_gui.view.widgets.empty_state import EmptyState

WIDTH: Final = 440
HEIGHT: Final = 300


class NoDrillsDialog(QDialog):
    """Dialog with a text and a button that leads on: it is accepted when that is pressed."""

    def __init__(self, text: str, way_on: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Drills"))
        go_on = QAction(way_on, self)
        go_on.triggered.connect(self.accept)
        self.place = EmptyState(text, go_on)
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Close)
        layout = spaced(QVBoxLayout(self), 3 * STEP, margins=4 * STEP)
        layout.addWidget(self.place, 1)
        layout.addWidget(buttons)
        self.resize(dialog_size(self, WIDTH, HEIGHT))
