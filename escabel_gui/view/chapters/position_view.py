"""A position to look at, as large as there is room for it."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.picture import Picture


class PositionView(QWidget):
    """Widget with the picture of a position in its middle."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: Picture | None = None

    def show_picture(self, picture: Picture) -> None:
        """Show another position."""
        self._picture = picture
        self.update()

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return QSize(360, 360)

    @guarded(QSize)
    def minimumSizeHint(self) -> QSize:
        return QSize(160, 160)

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            return
        width, height = float(self.width()), float(self.height())
        fitting = min(width, height / self._picture.height_for(1.0))
        size = fitting, self._picture.height_for(fitting)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._picture.paint(painter, QRectF((width - size[0]) / 2, (height - size[1]) / 2, *size))
