"""A card at the board: who sits there, with which color, what they are doing, and what is left to them."""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from escabel_gui.view.board.pile_pictures import draw_pile
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.icons import drawing
from escabel_gui.view.look.signs import paint_ring
from escabel_gui.view.look.style import CLOCK, NAME, RADIUS, STEP, paint_surface, type_font
from escabel_gui.view.look.themes import Theme

BAR: Final = STEP  # the width of the sign of whose turn it is
MAX_NAME_CHARS: Final = 200  # characters of a name that are looked at
MIN_NAME_WIDTH_EM: Final = 3  # heights of the text that a name is wide at least, if something else can go
GAP: Final = 3 * STEP  # between texts of a row
SIGN: Final = 0.85  # of the height of a name, for the icon after it
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
    is_thinking: bool = False  # as the note says

    @property
    def spoken(self) -> str:
        parts = (self.name, self.details, self.note, self.points, self.score, self.clock)
        return ". ".join(part for part in parts if part)


class Piece(NamedTuple):
    """Text that stands in one line."""

    text: str
    font: QFont
    role: QPalette.ColorRole
    sign: str = ""  # the icon after it

    @property
    def width(self) -> float:
        metrics = QFontMetricsF(self.font)
        sign = 2 * STEP + SIGN * metrics.height() if self.sign else 0
        return metrics.horizontalAdvance(self.text) + 1 + sign


class CardRow(NamedTuple):
    """Pieces from the left, and others that end at the right."""

    left: Sequence[Piece]
    right: Sequence[Piece] = ()

    @property
    def width(self) -> float:
        pieces = (*self.left, *self.right)
        return sum(piece.width for piece in pieces) + GAP * max(len(pieces) - 1, 0)

    @property
    def height(self) -> float:
        return max(QFontMetricsF(piece.font).height() for piece in (*self.left, *self.right))


class PlayerCard(QWidget):
    """Card that shows a seat; before anybody sits there, it is empty and of the same size."""

    room_wanted = Signal()  # there is more to say than the card has room for

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.seat: Seat | None = None
        self._is_low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_seat(self, seat: Seat) -> None:
        if seat != self.seat:
            self.seat = seat
            self.setAccessibleName(seat.spoken)
            self.update()
            if self.height_wanted(self.width()) > self.height():
                self.room_wanted.emit()

    # ---- sizes

    def set_low(self, is_low: bool) -> None:
        """Choose the layout in one line, for little room."""
        if is_low != self._is_low:
            self._is_low = is_low
            self.update()

    @staticmethod
    def height_when(is_low: bool) -> int:
        name = QFontMetricsF(type_font(NAME, is_bold=True)).height()
        if is_low:
            return round(name) + 3 * STEP
        return round(name + QFontMetricsF(type_font()).height()) + 4 * STEP

    def height_wanted(self, width: int) -> int:
        """Return the height in which nothing is left out at a width, in pixels.

        In a low card, thinking takes the place of details: it ends soon, and a higher card makes the board smaller.
        """
        usual = self.height_when(self._is_low)
        if self.seat is None:
            return usual
        seat = self.seat._replace(note="") if self._is_low and self.seat.is_thinking else self.seat
        rows, _ = self._rows(seat, width - self._left - 4 * STEP)
        return max(usual, ceil(sum(row.height for row in rows)) + 3 * STEP)

    @property
    def _disc(self) -> int:
        """Diameter of the disc."""
        return min(self.height_when(self._is_low) - 4 * STEP, round(1.9 * self.fontMetrics().height()))

    @property
    def _left(self) -> int:
        """Distance of the text from the left edge."""
        return 3 * STEP + BAR + self._disc + 3 * STEP

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
        disc = self._disc
        center = QPointF(3 * STEP + BAR + disc / 2, self.height() / 2 - disc * 0.06)
        draw_pile(painter, center, disc / 2 * 0.92, (seat.color,), self._theme)
        if not self._theme.table_is_light:
            paint_ring(painter, center, disc / 2, palette.color(Role.PlaceholderText), 1)
        self._paint_texts(painter, seat, QRectF(self._left, 0, max(self.width() - self._left - 4 * STEP, 0), 0))

    def _paint_bar(self, painter: QPainter, accent: QColor) -> None:
        painter.save()
        painter.setClipRect(0, 0, BAR + 1, self.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawRoundedRect(QRectF(0, 0, 4 * RADIUS, self.height()), RADIUS, RADIUS)
        painter.restore()

    # ---- texts

    def _rows(self, seat: Seat, width: float) -> tuple[list[CardRow], list[Piece]]:
        """Return what is said in rows, and the figures that stand at the right of all of them.

        All is in one row or two, or else each text has as many rows as it needs.
        """
        name, details, note, figures = self._pieces(seat)
        whole = CardRow([name, *details], note + figures)
        if self._is_low and whole.width <= width:
            return [whole], []
        rest = width - sum(piece.width + GAP for piece in figures)
        below = [CardRow(details)] if details else []
        for rows in ([CardRow([name], note), *below], [CardRow([name]), CardRow(details, note)] if details else []):
            if rows and max(row.width for row in rows) <= rest:
                return rows, figures
        clock = [piece for piece in figures if piece.text == seat.clock]
        rows = [CardRow([name], clock)]
        if clock and rows[0].width > width:
            rows = [CardRow([name]), CardRow([], clock)]
        rows += [CardRow([line]) for piece in details for line in _wrapped(piece, width)]
        for piece in (*note, *(piece for piece in figures if piece not in clock)):
            together = CardRow(rows[-1].left, [*rows[-1].right, piece])
            if len(rows) > 1 and together.width <= width:
                rows[-1] = together
            else:
                rows.append(CardRow([], [piece]))
        return rows, []

    def _has_height_for(self, rows: list[CardRow]) -> bool:
        return sum(row.height for row in rows) <= self.height() - STEP

    def _fewer_rows(self, seat: Seat, width: float) -> list[CardRow]:
        """Return what a low card says, in two rows or one: no details, no note and no bold points in a name's place."""
        name, _, note, figures = self._pieces(seat)
        whole = note + figures
        shorter = [piece for piece in whole if piece.text != seat.note]
        for right in (whole, shorter):
            rows = [CardRow([name]), CardRow([], right)]
            if right and rows[1].width <= width and self._has_height_for(rows):
                return rows
        plain = [piece._replace(font=type_font()) if piece.text == seat.points else piece for piece in shorter]
        least = min(name.width, MIN_NAME_WIDTH_EM * self.fontMetrics().height())
        for right in (whole, shorter, plain):
            row = CardRow([name], right)
            if row.width - name.width + least <= width:
                break
        return [row]

    def _pieces(self, seat: Seat) -> tuple[Piece, list[Piece], list[Piece], list[Piece]]:
        """Return the name, and as far as they are there, the details, the note, and the figures from left to right."""
        name = Piece(seat.name[:MAX_NAME_CHARS], type_font(NAME, is_bold=True), Role.Text, seat.sign)
        details = Piece(seat.details, type_font(), Role.PlaceholderText)
        note_role = Role.Highlight if seat.is_winner else Role.PlaceholderText
        note = Piece(seat.note, type_font(is_bold=seat.is_winner), note_role)
        figures = [
            Piece(seat.score, type_font(), Role.PlaceholderText),
            Piece(seat.points, type_font(is_bold=seat.is_winner), Role.Text),
            Piece(seat.clock, type_font(CLOCK, is_bold=True), Role.Text if seat.is_to_move else Role.PlaceholderText),
        ]
        if seat.is_winner or seat.points:  # then it stands in the middle of the card's height, as figures do
            return name, _with_text(details), [], _with_text(note, *figures)
        return name, _with_text(details), _with_text(note), _with_text(*figures)

    def _paint_texts(self, painter: QPainter, seat: Seat, place: QRectF) -> None:
        """Paint all rows in the middle of the height; if the card is too low, those that say most."""
        rows, figures = self._rows(seat, place.width())
        if len(rows) > 1 and not self._has_height_for(rows):
            rows, figures = self._fewer_rows(seat, place.width()), []
        right = place.right()
        for piece in reversed(figures):
            right -= piece.width
            self._write(painter, piece, QRectF(right, 0, piece.width, self.height()))
            right -= GAP
        top = (self.height() - sum(row.height for row in rows)) / 2
        for row in rows:
            end, left = right, place.left()
            for piece in reversed(row.right):
                start = max(end - piece.width, left)
                self._write(painter, piece, QRectF(start, top, end - start, row.height))
                end = start - GAP
            for piece in row.left:
                self._write(painter, piece, QRectF(left, top, min(piece.width, end - left), row.height))
                left += piece.width + GAP
            top += row.height

    def _write(self, painter: QPainter, piece: Piece, place: QRectF) -> None:
        """Paint a text in one line, cut with dots where it is too long, and the sign after it."""
        metrics = QFontMetricsF(piece.font)
        size = SIGN * metrics.height() if piece.sign else 0
        room = max(place.width() - (size + 2 * STEP if piece.sign else 0), 0)
        shown = metrics.elidedText(piece.text, Qt.TextElideMode.ElideRight, room)
        painter.setFont(piece.font)
        painter.setPen(self.palette().color(piece.role))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(place, int(flags), shown)
        if piece.sign and place.width() > size:
            color = self.palette().color(Role.PlaceholderText).name()
            left = place.left() + metrics.horizontalAdvance(shown) + 2 * STEP
            drawing(piece.sign, color).render(painter, QRectF(left, place.center().y() - size / 2, size, size))


def _with_text(*pieces: Piece) -> list[Piece]:
    return [piece for piece in pieces if piece.text]


def _wrapped(details: Piece, width: float) -> list[Piece]:
    """Return details in as many lines as they need."""
    lines: list[Piece] = []
    for part in details.text.split(BETWEEN):
        longer = lines[-1]._replace(text=lines[-1].text + BETWEEN + part) if lines else None
        if longer is not None and longer.width <= width:
            lines[-1] = longer
        else:
            lines.append(details._replace(text=part))
    return lines
