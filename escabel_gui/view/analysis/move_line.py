"""Moves that follow each other, to be pointed at: the board shows the position after so many of them."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import in_every_language
from escabel_gui.view.look.style import STEP, type_font
from escabel_gui.view.look.texts import move_as_shown
from escabel_gui.view.plain import shortened

MAX_PV_MOVES: Final = 12  # moves
MAX_MOVE_CHARS: Final = 20  # letters
PAD: Final = 1.5 * STEP  # left and right of a move

Role = QPalette.ColorRole
STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class MoveLine(QWidget):
    """Line of moves, wrapped like text. A click keeps a position on the board until the next click; the game stays."""

    pointed = Signal(int)  # after so many moves the position is wanted; 0: it is wanted no longer

    def __init__(self) -> None:
        super().__init__()
        self.moves: tuple[str, ...] = ()
        self.count = 0  # moves that are pointed at
        self._kept = 0  # by a click or the keyboard
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        in_every_language(self, lambda: self.setAccessibleName(self.tr("The line, move by move")))

    def show_line(self, moves: tuple[str, ...]) -> None:
        shown = tuple(shortened(move, MAX_MOVE_CHARS) for move in moves[:MAX_PV_MOVES])
        if shown != self.moves:
            self.moves = shown
            self._kept = 0
            self._point(0)
            self.setAccessibleDescription(" ".join(self._names))
            self.updateGeometry()
            self.update()

    def _point(self, count: int) -> None:
        if count != self.count:
            self.count = count
            self.update()
            self.pointed.emit(count)

    # ---- where the moves are

    @property
    def _names(self) -> list[str]:
        return [move_as_shown(move) for move in self.moves]

    def _places(self, width: float) -> list[QRectF]:
        metrics = QFontMetricsF(type_font())
        height = metrics.height() + STEP
        places: list[QRectF] = []
        left = top = 0.0
        for move in self._names:
            wide = metrics.horizontalAdvance(move) + 2 * PAD
            if left and left + wide > width:
                left, top = 0.0, top + height
            places.append(QRectF(left, top, wide, height))
            left += wide
        return places

    def place_of(self, count: int) -> QRectF:
        """Return the rectangle of the last of the first `count` moves."""
        return self._places(self.width())[count - 1]

    def count_at(self, x: float, y: float) -> int:
        for number, place in enumerate(self._places(self.width()), start=1):
            if place.contains(x, y):
                return number
        return 0

    @guarded(lambda: True)
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded(lambda: 0)
    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return round(places[-1].bottom()) if places else 0

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(max(self.width(), 1)))

    # ---- painting

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(type_font())
        palette = self.palette()
        for number, place in enumerate(self._places(self.width()), start=1):
            is_shown = number <= self.count
            if is_shown:
                painter.setBrush(palette.color(Role.AlternateBase))
                is_last = number == self.count
                painter.setPen(QPen(palette.color(Role.Highlight), 1) if is_last else Qt.PenStyle.NoPen)
                painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), STEP, STEP)
            painter.setPen(palette.color(Role.Text if is_shown or not self.count else Role.PlaceholderText))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._names[number - 1])
        if self.hasFocus():
            painter.setPen(QPen(palette.color(Role.Highlight), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), STEP, STEP)

    # ---- mouse and keyboard

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        position = event.position()
        self._point(self.count_at(position.x(), position.y()) or self._kept)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        count = self.count_at(event.position().x(), event.position().y())
        self._kept = 0 if count == self._kept else count
        self._point(self._kept)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(self._kept)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._kept = 0
        self._point(0)

    def event(self, event: QEvent) -> bool:
        """Keep the line's keys from being shortcuts of the window while it has the keyboard."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in STEPS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = STEPS.get(Qt.Key(event.key()))
        if by is None:
            event.ignore()
            return
        self._kept = min(max(self.count + by, 0), len(self.moves))
        self._point(self._kept)
