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
        self.appearance = QComboBox()
        for key, text in (
            ("system", self.tr("As the desktop")),
            ("light", self.tr("Light")),
            ("dark", self.tr("Dark")),
        ):
            self.appearance.addItem(text, key)
        self.appearance.setCurrentIndex(self.appearance.findData(settings.appearance))
        self.theme = QComboBox()
        self.theme.addItem(self.tr("To suit the window"), "")
        for theme in THEMES:
            self.theme.addItem(QCoreApplication.translate("Theme", theme.title), theme.key)
        self.theme.setCurrentIndex(max(0, self.theme.findData(settings.theme)))
        self.animated = QCheckBox(self.tr("Let pieces move"))
        self.animated.setChecked(settings.is_animated)
        self.links = QCheckBox(self.tr("Show what is connected and what is cut, where the board is contested"))
        self.links.setChecked(settings.shows_links)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.addRow(self.tr("Window:"), self.appearance)
        form.addRow(self.tr("Board:"), self.theme)
        form.addRow("", self.animated)
        form.addRow("", self.links)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(16)
        layout.addLayout(form)
        layout.addWidget(buttons)
        self.appearance.currentIndexChanged.connect(
            lambda: setattr(settings, "appearance", self.appearance.currentData())
        )
        self.theme.currentIndexChanged.connect(lambda: setattr(settings, "theme", self.theme.currentData()))
        self.animated.checkStateChanged.connect(
            lambda state: setattr(settings, "is_animated", state == Qt.CheckState.Checked)
        )
        self.links.checkStateChanged.connect(
            lambda state: setattr(settings, "shows_links", state == Qt.CheckState.Checked)
        )
