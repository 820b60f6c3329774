"""A card at the board: who sits there, with which color, what they are doing, and what is left to them."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from escabel_gui.view.board.pile_pictures import draw_pile
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.icons import drawing
from escabel_gui.view.look.signs import paint_ring
from escabel_gui.view.look.style import CLOCK, NAME, RADIUS, STEP, paint_surface, type_font, usual_ratio
from escabel_gui.view.look.themes import Theme

BAR: Final = STEP  # the width of the sign of whose turn it is
MAX_NAME_CHARS: Final = 200  # characters of a name that are looked at
SMALLER: Final = (1.0, 0.85, 0.7, 0.6, 0.5)  # sizes of the type, where it is large and there is little room
BETWEEN: Final = " · "  # details

Role = QPalette.ColorRole


class Seat(NamedTuple):
    """Data of a player's card; empty texts are not shown."""

    color: int
    name: str
    details: str = ""  # level, color, edges
    note: str = ""  # what they are doing now
    sign: str = ""  # the icon of how they are reached, if they are elsewhere
    clock: str = ""
    points: str = ""
    score: str = ""  # of the match
    is_to_move: bool = False
    is_winner: bool = False

    @property
    def spoken(self) -> str:
        parts = (self.name, self.details, self.note, self.points, self.score, self.clock)
        return ". ".join(part for part in parts if part)


class PlayerCard(QWidget):
    """Paints a seat; before anybody sits there, an empty card of the same size."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.seat: Seat | None = None
        self._is_low = False
        self._scale = 1.0  # of the type, as it was painted last
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_seat(self, seat: Seat) -> None:
        if seat != self.seat:
            self.seat = seat
            self.setAccessibleName(seat.spoken)
            self.update()

    # ---- sizes

    def set_low(self, is_low: bool) -> None:
        """All in one line, where there is little room."""
        if is_low != self._is_low:
            self._is_low = is_low
            self.update()

    @staticmethod
    def height_when(is_low: bool) -> int:
        name = QFontMetricsF(type_font(NAME, is_bold=True)).height()
        if is_low:
            return round(name) + 3 * STEP
        return round(name + QFontMetricsF(type_font()).height()) + 4 * STEP

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return QSize(320, self.height_when(self._is_low))

    # ---- painting

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        seat = self.seat
        palette = self.palette()
        accent = palette.color(Role.Highlight)
        if seat is None:
            paint_surface(painter, self)
            return
        if seat.is_winner:
            paint_surface(painter, self, palette.color(Role.AlternateBase), accent)
        else:
            paint_surface(painter, self)
        if seat.is_to_move:
            self._paint_bar(painter, accent)
        margin = 3 * STEP + BAR
        disc = min(self.height() - 4 * STEP, round(1.9 * self.fontMetrics().height()))
        center = QPointF(margin + disc / 2, self.height() / 2 - disc * 0.06)
        draw_pile(painter, center, disc / 2 * 0.92, (seat.color,), self._theme)
        if not self._theme.table_is_light:
            paint_ring(painter, center, disc / 2, palette.color(Role.PlaceholderText), 1)
        self._scale = self._fitting_scale(seat, self.width() - 4 * STEP - margin - disc - 3 * STEP)
        right = self._paint_figures(painter, seat, self.width() - 4 * STEP)
        left = margin + disc + 3 * STEP
        self._paint_texts(painter, seat, QRectF(left, 0, max(right - left, 0), self.height()))

    def _paint_bar(self, painter: QPainter, accent: QColor) -> None:
        painter.save()
        painter.setClipRect(0, 0, BAR + 1, self.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawRoundedRect(QRectF(0, 0, 4 * RADIUS, self.height()), RADIUS, RADIUS)
        painter.restore()

    # ---- type

    def _fitting_scale(self, seat: Seat, room: float) -> float:
        """Type that was enlarged is so much smaller that nothing but details need be left out."""
        least = usual_ratio()
        for scale in SMALLER:
            self._scale = max(scale, least)
            name = (
                QFontMetricsF(self._font(NAME, is_bold=True)).horizontalAdvance(seat.name[:MAX_NAME_CHARS]) + 2 * STEP
            )
            note = QFontMetricsF(self._font(is_bold=seat.is_winner)).horizontalAdvance(seat.note)
            figures = sum(
                QFontMetricsF(font).horizontalAdvance(text) + 4 * STEP for text, font, _ in self._figures(seat) if text
            )
            if figures + (name + note + 2 if self._is_low else max(name, note + 2)) <= room:
                break
        return self._scale

    def _font(self, ratio: float = 1.0, is_bold: bool = False) -> QFont:
        return type_font(ratio * self._scale, is_bold)

    def _figures(self, seat: Seat) -> list[tuple[str, QFont, QPalette.ColorRole]]:
        """Texts at the right end with font and color, rightmost first."""
        return [
            (seat.clock, self._font(CLOCK, is_bold=True), Role.Text if seat.is_to_move else Role.PlaceholderText),
            (seat.points, self._font(is_bold=seat.is_winner), Role.Text),
            (seat.score, self._font(), Role.PlaceholderText),
        ]

    def _paint_figures(self, painter: QPainter, seat: Seat, right: float) -> float:
        """The clock, and left of it points and score; returns how far they reach to the left."""
        for text, font, role in self._figures(seat):
            if text:
                width = QFontMetricsF(font).horizontalAdvance(text)
                self._write(painter, QRectF(right - width - 1, 0, width + 1, self.height()), text, font, role)
                right -= width + 4 * STEP
        return right

    def _paint_texts(self, painter: QPainter, seat: Seat, place: QRectF) -> None:
        """Name and details one under the other, or in a row; what they are doing stands at the end.

        Where there is little room, the name goes first."""
        name, body = self._font(NAME, is_bold=True), self._font()
        upper, lower = QRectF(place), QRectF(place)
        if not self._is_low and seat.details:
            heights = (QFontMetricsF(name).height(), QFontMetricsF(body).height())
            top = (self.height() - sum(heights)) / 2
            upper = QRectF(place.left(), top, place.width(), heights[0])
            lower = QRectF(place.left(), top + heights[0], place.width(), heights[1])
        if seat.note:
            font = self._font(is_bold=seat.is_winner)
            width = QFontMetricsF(font).horizontalAdvance(seat.note) + 2
            named = QFontMetricsF(name).horizontalAdvance(seat.name[:MAX_NAME_CHARS]) + 2 * STEP
            is_beside = named + width <= place.width() or lower == upper
            width = min(width, max(place.width() - named, 0.0) if is_beside else place.width())
            line = QRectF(place if is_beside else lower)
            note = QRectF(line.right() - width, line.top(), width, line.height())
            role = Role.Highlight if seat.is_winner else Role.PlaceholderText
            if width > 2 * STEP:
                self._write(painter, note, seat.note, font, role)
            lower.setRight(note.left() - 3 * STEP)
            if is_beside:
                upper.setRight(note.left() - 2 * STEP)
        used = self._write(painter, upper, seat.name[:MAX_NAME_CHARS], name, Role.Text)
        if seat.sign:
            size = 0.85 * min(upper.height(), QFontMetricsF(name).height())
            place_of_sign = QRectF(upper.left() + used + 2 * STEP, upper.center().y() - size / 2, size, size)
            color = self.palette().color(Role.PlaceholderText).name()
            if place_of_sign.right() <= upper.right():
                drawing(seat.sign, color).render(painter, place_of_sign)
                used += size + 2 * STEP
        if self._is_low:
            lower.setLeft(upper.left() + used + 2 * STEP)
        self._write(
            painter, lower, whole_parts(seat.details, QFontMetricsF(body), lower.width()), body, Role.PlaceholderText
        )

    def _write(self, painter: QPainter, place: QRectF, text: str, font: QFont, role: QPalette.ColorRole) -> float:
        """Plain text in one line, cut with dots where it is too long; returns its width."""
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(place.width(), 0))
        painter.setFont(font)
        painter.setPen(self.palette().color(role))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(place, int(flags), shown)
        return metrics.horizontalAdvance(shown)


def whole_parts(details: str, metrics: QFontMetricsF, width: float) -> str:
    """As many details as there is room for; the last ones tell more."""
    while details and metrics.horizontalAdvance(details) > width:
        _, _, details = details.partition(BETWEEN)
    return details
