"""About dialog: versions, and the folders for games, settings and the log."""

import platform
import sys
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QIcon, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.record.storage.folders import log_file, settings_folder
from escabel_gui.shipped import resources
from escabel_gui.version import version_line
from escabel_gui.view.error_report import without_home
from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import tr
from escabel_gui.view.look.style import STEP, STRETCH, as_type, dialog_size, filled, screen_room, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons, side_button
from escabel_gui.view.widgets.scroll_page import ScrollPage

ICON: Final = 88  # pixels
WIDTH: Final = 560


def versions_text() -> str:
    return f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}, {sys.platform}"


def places(games: Path) -> dict[str, Path]:
    """Return the folders and files of the program by what they hold."""
    return {
        tr("Your games"): games,
        tr("Your settings"): settings_folder(),
        tr("Error log"): log_file(),
    }


def about_text(games: Path) -> str:
    """Return versions and paths as text, for reports of what went wrong, with the person's folder as `~`."""
    lines = [f"{title}: {path}" for title, path in places(games).items()]
    return without_home("\n".join([version_line(), versions_text(), *lines]), Path.home())


class PathText(QPlainTextEdit):
    """Text field with a path to be copied, in as many lines as it takes; a label would not break it at backslashes."""

    def __init__(self, path: Path, name: str) -> None:
        super().__init__(str(path))
        self.setReadOnly(True)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self.viewport().setAutoFillBackground(False)

    @guarded(bool)
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded(int)
    def heightForWidth(self, width: int) -> int:
        lines = QTextLayout(self.toPlainText(), self.font())
        lines.setTextOption(self.document().defaultTextOption())
        lines.beginLayout()
        while (line := lines.createLine()).isValid():
            line.setLineWidth(width - 2 * self.frameWidth())
        lines.endLayout()
        return lines.lineCount() * self.fontMetrics().lineSpacing() + 2 * self.frameWidth()

    @guarded(QSize)
    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


class AboutDialog(QDialog):
    """Dialog with the program's name, its version, and paths to be copied, which scrolls on a small screen."""

    def __init__(self, games: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Escabel"))
        picture = QLabel()
        picture.setPixmap(QIcon(str(resources() / "icons" / "escabel.svg")).pixmap(ICON, ICON))
        words = spaced(QVBoxLayout(), STEP)
        words.addWidget(as_type(PlainLabel("Escabel"), "title"))
        words.addWidget(PlainLabel(self.tr("A family of abstract stacking and connection games."), wraps=True))
        words.addWidget(as_type(PlainLabel(version_line(), wraps=True), "quiet"))
        words.addWidget(as_type(PlainLabel(versions_text(), wraps=True), "quiet"))
        head = spaced(QHBoxLayout(), 5 * STEP)
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        form = QFormLayout()
        form.setHorizontalSpacing(4 * STEP)
        form.setVerticalSpacing(2 * STEP)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for title, path in places(games).items():
            form.addRow(as_type(PlainLabel(title), "quiet"), PathText(path, title))
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Close)
        self.copy_button = side_button(self.tr("Copy"))
        self.copy_button.setToolTip(self.tr("All of this as text, for a report"))
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(about_text(games)))
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        inside = filled(spaced(QVBoxLayout(), 6 * STEP, margins=(0, 0, 3 * STEP, 0)), head, form, STRETCH)
        page = ScrollPage(inside)
        page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # its keys scroll, as nothing in it takes the keyboard
        layout = spaced(QVBoxLayout(self), 6 * STEP, margins=(6 * STEP, 6 * STEP, 3 * STEP, 4 * STEP))
        filled(layout, (page, 1), buttons)
        width = dialog_size(self, WIDTH, 0).width()
        around = layout.sizeHint() - page.sizeHint()
        height = inside.totalHeightForWidth(width - 9 * STEP) + around.height()
        self.resize(QSize(width, height).boundedTo(screen_room(self)))
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()
