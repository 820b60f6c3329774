"""Small pictures of the last positions of games, painted when there is nothing else to do."""

from collections import OrderedDict
from typing import Final, Protocol

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from escabel_gui.record.piles import parse_piles
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.view.look.geometry import Geometry
from escabel_gui.view.look.painting import fit, paint_board, paint_piles, transparent_pixmap
from escabel_gui.view.look.themes import Theme

KEPT: Final = 400  # pictures; some 16 KB each
MAX_BOARD_PIXMAPS: Final = 20  # games and sizes; each has a picture and a board of its own
MAX_QUEUED_THUMBNAILS: Final = 40  # what has scrolled out of sight long ago need not be painted

Position = tuple[str, int, str]  # wire name, size, stacks


class Pictured(Protocol):
    """A summary of a game, or whatever else has a position to show."""

    @property
    def wire_name(self) -> str: ...
    @property
    def size(self) -> int: ...
    @property
    def stacks(self) -> str: ...


class Ground:
    """An empty board, on which many positions are painted."""

    def __init__(self, wire_name: str, size: int, theme: Theme, side: int, ratio: float) -> None:
        self._rules = make_rules(wire_name, size)
        self._geometry = Geometry(self._rules.board, has_labels=False)
        self._theme = theme
        self._side = side
        self._picture = transparent_pixmap(QSize(side, side), ratio)
        painter = QPainter(self._picture)
        fit(painter, self._geometry.bounds(), self._side)
        paint_board(painter, self._geometry, theme)
        painter.end()

    def paint(self, stacks: str) -> QPixmap:
        """Return a picture of the position with these stacks; nearer rows lie above farther ones."""
        picture = QPixmap(self._picture)
        piles = parse_piles(self._rules, stacks)
        painter = QPainter(picture)
        fit(painter, self._geometry.bounds(), self._side)
        paint_piles(painter, self._geometry, piles, self._theme)
        painter.end()
        return picture


class Thumbnails(QObject):
    """Cache of painted pictures, which paints the others when they are asked for, the latest first."""

    painted = Signal()

    def __init__(self, side: int, theme: Theme, widget: QWidget) -> None:
        """Set up the cache; `widget` shows the pictures, and may come to another screen."""
        super().__init__(widget)
        self.side = side
        self._widget = widget
        self._ratio = 1.0  # of the pixels of its screen
        self._theme = theme
        self._grounds: OrderedDict[tuple[str, int], Ground] = OrderedDict()
        self._pictures: OrderedDict[Position, QPixmap] = OrderedDict()
        self._waiting: OrderedDict[Position, None] = OrderedDict()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._paint_next)

    def set_theme(self, theme: Theme) -> None:
        if theme != self._theme:
            self._theme = theme
            self._grounds.clear()
            self._pictures.clear()
            self.painted.emit()

    def picture(self, game: Pictured) -> QPixmap | None:
        """Return the picture of a game, if there is one already; else None, and `painted` tells when."""
        if self._ratio != self._widget.devicePixelRatioF():
            self._ratio = self._widget.devicePixelRatioF()
            self._grounds.clear()
            self._pictures.clear()
        position = (game.wire_name, game.size, game.stacks)
        picture = self._pictures.get(position)
        if picture is None:
            self._waiting[position] = None
            self._waiting.move_to_end(position)
            if len(self._waiting) > MAX_QUEUED_THUMBNAILS:
                self._waiting.popitem(last=False)
            self._timer.start()
        else:
            self._pictures.move_to_end(position)
        return picture

    def _paint(self, wire_name: str, size: int, stacks: str) -> QPixmap | None:
        """Return the picture of a position; None if its board had to be painted first, which takes as long.

        It is an empty one of what is no position, or none that this version knows.
        """
        try:
            if (wire_name, size) not in self._grounds:
                self._grounds[wire_name, size] = Ground(wire_name, size, self._theme, self.side, self._ratio)
                if len(self._grounds) > MAX_BOARD_PIXMAPS:
                    self._grounds.popitem(last=False)
                return None
            self._grounds.move_to_end((wire_name, size))
            return self._grounds[wire_name, size].paint(stacks)
        except (ValueError, LookupError):
            return QPixmap()

    def _paint_next(self) -> None:
        """Paint one picture for each round of the event loop, so that typing and scrolling come first."""
        position = next(reversed(self._waiting))
        picture = self._paint(*position)
        if picture is None:
            return
        del self._waiting[position]
        self._pictures[position] = picture
        if len(self._pictures) > KEPT:
            self._pictures.popitem(last=False)
        if not self._waiting:
            self._timer.stop()
        self.painted.emit()
