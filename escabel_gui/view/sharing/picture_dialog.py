"""A picture of the board: in which format, and how large."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.table.game import Game
from escabel_gui.record.progress import ProgressCallback
from escabel_gui.view.look.heading import heading_of
from escabel_gui.view.look.picture import USUAL_WIDTH, picture_of, to_image, to_pdf, to_png, to_svg
from escabel_gui.view.look.style import STEP, as_type, screen_room, spaced
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons
from escabel_gui.view.widgets.number_box import NumberBox

PREVIEW_WIDTH = 220
WIDTHS = (100, 8000)  # pixels

PNG, SVG, PDF = ".png", ".svg", ".pdf"


class PictureDialog(QDialog):
    """Dialog for a picture of the position that the game is at when it is made.

    `suffix` and `maker` are what the person has chosen.
    """

    def __init__(self, game: Game, theme: Theme, is_flipped: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture_of(game, theme, is_flipped)
        self._title = heading_of(game.tree).title
        self.setWindowTitle(self.tr("Picture of the board"))
        ratio = self.devicePixelRatioF()
        image = to_image(self._picture, round(PREVIEW_WIDTH * ratio))
        image.setDevicePixelRatio(ratio)
        preview = PlainLabel()
        preview.setPixmap(QPixmap.fromImage(image))
        self.format = QComboBox()
        for suffix, text in (
            (PNG, self.tr("PNG: pixels, for every program")),
            (SVG, self.tr("SVG: sharp at any size, for web pages")),
            (PDF, self.tr("PDF: sharp at any size, for printing")),
        ):
            self.format.addItem(text, suffix)
        self.width_box = NumberBox(self.tr("Width"), *WIDTHS, USUAL_WIDTH, self.tr(" pixels"))
        self.width_box.setSingleStep(100)
        note = as_type(
            PlainLabel(self.tr("It looks like the board in the window: same theme, side and marks."), wraps=True),
            "quiet",
        )
        form = QFormLayout()
        form.setHorizontalSpacing(4 * STEP)
        form.setVerticalSpacing(3 * STEP)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("Format"), self.format)
        form.addRow(self.tr("Width"), self.width_box)
        form.addRow(note)
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Save).setProperty("isMain", True)
        row = spaced(QHBoxLayout(), 6 * STEP)
        row.addWidget(preview, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(form, 1)
        row.setAlignment(form, Qt.AlignmentFlag.AlignTop)
        layout = spaced(QVBoxLayout(self), 4 * STEP, margins=(5 * STEP, 5 * STEP, 5 * STEP, 4 * STEP))
        layout.addLayout(row)
        layout.addWidget(buttons)
        room = screen_room(self)
        preview.setVisible(layout.sizeHint().width() <= room.width())
        width = min(layout.sizeHint().width(), room.width())  # Qt would cut what is wider than two thirds of the screen
        self.resize(width, layout.totalHeightForWidth(width))
        self.format.currentIndexChanged.connect(lambda: self.width_box.setEnabled(self.suffix == PNG))

    @property
    def suffix(self) -> str:
        return str(self.format.currentData())

    def maker(self) -> Callable[[ProgressCallback], bytes]:
        """Return a function that makes the chosen picture without the dialog."""
        picture, title, width = self._picture, self._title, self.width_box.value()
        if self.suffix == PNG:
            return lambda report: to_png(picture, width, report)
        if self.suffix == SVG:
            return lambda _: to_svg(picture, title)
        # Paper knows no half-transparent gradients, which soft shadows are.
        return lambda _: to_pdf(picture.without_shadows(), title)
