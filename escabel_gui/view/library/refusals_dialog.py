"""The files that were left out, and why."""

from itertools import starmap

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from escabel_gui.record.storage.importing import Refusal
from escabel_gui.view.language import fault_text
from escabel_gui.view.look.style import STEP, as_type, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons


class RefusalsDialog(QDialog):
    """Dialog with a paragraph for each file that was refused, to be read or copied."""

    def __init__(self, refusals: list[Refusal], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Files that were left out"))
        label = as_type(PlainLabel(self.tr("These files were left out, whole or in part")), "heading")
        self.reasons = QPlainTextEdit("\n".join(starmap(fault_text, refusals)))
        self.reasons.setReadOnly(True)
        self.reasons.setAccessibleName(label.text())
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Close)
        layout = spaced(QVBoxLayout(self), 3 * STEP, margins=(5 * STEP, 5 * STEP, 5 * STEP, 4 * STEP))
        layout.addWidget(label)
        layout.addWidget(self.reasons, 1)
        layout.addWidget(buttons)
        self.resize(640, 320)
