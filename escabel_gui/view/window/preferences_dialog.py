"""What can be set about the window; every change shows at once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from escabel_gui.model.settings import Settings
from escabel_gui.view.look.themes import THEMES


class PreferencesDialog(QDialog):
    """Appearance and behaviour of the board."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self.theme = _choice(self.tr("As the desktop"), settings.theme)
        self.board_theme = _choice(self.tr("The same"), settings.board_theme)
        self.animated = QCheckBox(self.tr("Let pieces move"))
        self.animated.setChecked(settings.is_animated)
        self.links = QCheckBox(self.tr("Show what is connected and what is cut, where the board is contested"))
        self.links.setChecked(settings.shows_links)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.addRow(self.tr("Theme:"), self.theme)
        form.addRow(self.tr("Board:"), self.board_theme)
        form.addRow("", self.animated)
        form.addRow("", self.links)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(16)
        layout.addLayout(form)
        layout.addWidget(buttons)
        self.theme.currentIndexChanged.connect(lambda: setattr(settings, "theme", self.theme.currentData()))
        self.board_theme.currentIndexChanged.connect(
            lambda: setattr(settings, "board_theme", self.board_theme.currentData())
        )
        self.animated.checkStateChanged.connect(
            lambda state: setattr(settings, "is_animated", state == Qt.CheckState.Checked)
        )
        self.links.checkStateChanged.connect(
            lambda state: setattr(settings, "shows_links", state == Qt.CheckState.Checked)
        )


def _choice(none: str, key: str) -> QComboBox:
    """A choice among the themes, of which one is set; `none` says what it means to have none."""
    box = QComboBox()
    box.addItem(none, "")
    for theme in THEMES:
        box.addItem(QCoreApplication.translate("Theme", theme.title), theme.key)
    box.setCurrentIndex(max(0, box.findData(key)))
    return box
