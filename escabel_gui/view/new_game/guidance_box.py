"""Check box for a guided game, with a description."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from escabel_gui.view.look.style import STEP, as_type, spaced
from escabel_gui.view.plain import PlainLabel


class GuidanceBox(QWidget):
    """Check box for a guided game, with a description that is shown as soon as it is checked."""

    def __init__(self, is_guided: bool) -> None:
        super().__init__()
        self.box = QCheckBox(self.tr("Guided game"))
        self.box.setChecked(is_guided)
        self.box.setToolTip(self.tr("The bot asks before a move that loses"))
        self.description = as_type(PlainLabel(wraps=True), "quiet")
        self.description.setText(
            self.tr(
                "The bot plays at level 1. Up to three times, it asks before a move that loses, and marks what to look"
                " at. The game is not rated."
            )
        )
        layout = spaced(QVBoxLayout(self), STEP, margins=0)
        layout.addWidget(self.box, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.description)
        self.box.toggled.connect(self.description.setVisible)
        self.description.setVisible(is_guided)
