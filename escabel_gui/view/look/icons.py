"""Line icons, drawn in the color of the text that they stand beside."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from escabel_gui.shipped import resources
from escabel_gui.view.guarding import guarded


class LineIcon(QIconEngine):
    """Icon that paints `resources/icons/NAME.svg` when needed, in the size needed and in the palette's color then."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    @guarded()
    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        group = QPalette.ColorGroup.Disabled if mode == QIcon.Mode.Disabled else QPalette.ColorGroup.Active
        color = QApplication.palette().color(group, QPalette.ColorRole.ButtonText).name()
        side = min(rect.width(), rect.height())  # at the left of a wider place: text follows at the right
        drawing(self._name, color).render(painter, QRectF(rect.left(), rect.center().y() + 0.5 - side / 2, side, side))

    @guarded(QPixmap)
    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        if size.isEmpty():
            return pixmap
        pixmap.fill(Qt.GlobalColor.transparent)  # Qt's own would be painted over whatever was in memory there
        painter = QPainter(pixmap)
        self.paint(painter, QRect(QPoint(), size), mode, state)
        painter.end()
        return pixmap

    def clone(self) -> LineIcon:
        return LineIcon(self._name)


def untinted(picture: QPixmap) -> QIcon:
    """Return a picture as an icon that looks the same where it is selected."""
    result = QIcon(picture)
    result.addPixmap(picture, QIcon.Mode.Selected)
    return result


@cache
def drawing(name: str, color: str) -> QSvgRenderer:
    text = (resources() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(text.replace("currentColor", color).encode()))


def icon(name: str) -> QIcon:
    """Return the icon `resources/icons/NAME.svg`."""
    return QIcon(LineIcon(name))
