"""The list of keys, made from the actions that have them."""

from __future__ import annotations

from PySide6.QtGui import QAction, QFont, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from escabel_gui.view.plain import PlainLabel


class KeysDialog(QDialog):
    """Two columns of keys and what they do."""

    def __init__(self, actions: list[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(4)
        rows = [
            (
                " / ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()),
                action.text().removesuffix(" …"),
            )
            for action in actions
            if action.shortcuts()
        ]
        rows += [
            (self.tr("Arrows, Enter, Escape"), self.tr("With the point cursor: go, choose, put away")),
            (self.tr("Wheel over the moves"), self.tr("One move back or on")),
        ]
        half = (len(rows) + 1) // 2
        bold = QFont(self.font())
        bold.setBold(True)
        for number, (keys, text) in enumerate(rows):
            column = 0 if number < half else 3
            label = PlainLabel(keys)
            label.setFont(bold)
            grid.addWidget(label, number % half, column)
            grid.addWidget(PlainLabel(text), number % half, column + 1)
        grid.setColumnMinimumWidth(2, 16)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(16)
        layout.addLayout(grid)
        layout.addWidget(buttons)
