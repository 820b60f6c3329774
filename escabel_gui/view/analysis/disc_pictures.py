"""Pictures of the discs, as they stand beside texts."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.look.colors import colors_of
from escabel_gui.view.look.painting import paint_disc, transparent_pixmap
from escabel_gui.view.look.signs import paint_ring
from escabel_gui.view.look.themes import Theme


class DiscPictures:
    """Discs of both colors, as high as a widget's text.

    They are painted once for each look, as Qt keeps a label's pictures for a while.
    """

    def __init__(self, widget: QWidget, theme: Theme) -> None:
        self.theme = theme
        self._widget = widget
        self._look: tuple[Theme, int, float] | None = None
        self._pictures: dict[int, QPixmap] = {}

    def of(self, color: int) -> QPixmap:
        look = (self.theme, self._widget.fontMetrics().height(), self._widget.devicePixelRatioF())
        if look != self._look:
            self._look = look
            self._pictures = {one: _paint(one, *look) for one in (BLACK, WHITE)}
        return self._pictures[color]


def _paint(color: int, theme: Theme, size: int, ratio: float) -> QPixmap:
    picture = transparent_pixmap(QSize(size, size), ratio)
    painter = QPainter(picture)
    center, radius = QPointF(size / 2, size * 0.46), size * 0.38
    paint_disc(painter, center, radius, color, theme)
    if not theme.table_is_light:
        paint_ring(painter, center + QPointF(0, size * 0.03), size * 0.44, QColor(colors_of(theme).muted), 1)
    painter.end()
    return picture
