"""The sentence under the board: what to do or what has happened, what the pointer is on, and buttons."""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import HEADING, SENTENCE, STEP, paint_surface, type_font
from escabel_gui.view.plain import plain
from escabel_gui.view.widgets.answer_button import AnswerButton
from escabel_gui.view.widgets.flow_layout import FlowLayout

MAX_STATUS_CHARS: Final = 2_000  # characters that are laid out; the tooltip has no more, either
SLACK: Final = 1  # pixels of the last line, below its letters, that may be missing
MAX_BUTTONS_WIDTH_BESIDE: Final = 0.6  # of the width, for buttons beside the text

Role = QPalette.ColorRole


class WrappedText(QWidget):
    """Plain text that wraps; what does not fit into its height ends with dots, and the tooltip has all of it."""

    def __init__(self, ratio: float, role: QPalette.ColorRole, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._full = ""
        self._ratio = ratio
        self._is_bold = False
        self._role = role
        self.is_cut = False
        self._laid: dict[tuple[float, bool, float, int], list[str]] = {}  # lines by type, width and their most
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def show_text(self, text: str) -> None:
        if text != self._full:
            self._full = text
            self._laid.clear()
            self.setAccessibleName(text)
            self.update()

    def set_type(self, ratio: float, is_bold: bool) -> None:
        if (ratio, is_bold) != (self._ratio, self._is_bold):
            self._ratio, self._is_bold = ratio, is_bold
            self.update()

    @property
    def full_text(self) -> str:
        return self._full

    @property
    def line_height(self) -> float:
        return QFontMetricsF(type_font(self._ratio, self._is_bold)).lineSpacing()

    def height_for(self, width: int, most: float) -> int:
        """Return the height of the text at a width, up to a limit, in pixels."""
        fitting = int((most + SLACK) / self.line_height)
        return round(min(len(self._wrapped(width, fitting)), fitting) * self.line_height)

    def whole_height(self, width: int) -> float:
        return len(self._wrapped(width, MAX_STATUS_CHARS)) * self.line_height

    def _wrapped(self, width: float, most: int) -> list[str]:
        """The text in lines, the last one possibly longer than the width."""
        if not self._full or most < 1:
            return []
        place = (self._ratio, self._is_bold, width, most)
        if place not in self._laid:
            self._laid[place] = self._lay_out(width, most)
        return self._laid[place]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._laid.clear()

    def _lay_out(self, width: float, most: int) -> list[str]:
        text = self._full[:MAX_STATUS_CHARS].replace("\n", " ")
        layout = QTextLayout(text, type_font(self._ratio, self._is_bold))
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        lines: list[str] = []
        layout.beginLayout()
        while True:
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(max(width, 1.0))
            start = line.textStart()
            if len(lines) == most - 1:
                lines.append(text[start:])
                break
            lines.append(text[start : start + line.textLength()])
        layout.endLayout()
        return lines

    def _shown(self) -> list[str]:
        """The lines that fit, the last one cut where there is more."""
        lines = self._wrapped(self.width(), int((self.height() + SLACK) / self.line_height))
        shown = [line.rstrip() for line in lines]
        if shown:
            metrics = QFontMetricsF(type_font(self._ratio, self._is_bold))
            shown[-1] = metrics.elidedText(shown[-1], Qt.TextElideMode.ElideRight, self.width())
        return shown

    def place(self, left: int, top: int, width: int, height: int) -> None:
        """Stand there; the tooltip has what does not fit."""
        self.setGeometry(left, top, width, height)
        last = "".join(self._shown()[-1:])
        self.is_cut = bool(self._full) and not self._full.rstrip().endswith(last or "…")
        whole = plain(self._full, MAX_STATUS_CHARS)
        self.setToolTip(whole if self.is_cut else "")

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = type_font(self._ratio, self._is_bold)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(self.palette().color(self._role))
        for number, line in enumerate(self._shown()):
            painter.drawText(QPointF(0, number * metrics.lineSpacing() + metrics.ascent()), line)


class Texts(QWidget):
    """The sentence and, as far as there is room, right under it what the pointer is on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.message = WrappedText(SENTENCE, Role.WindowText, self)
        self.point = WrappedText(1.0, Role.PlaceholderText, self)
        self.is_heading = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def height_wanted(self, width: int) -> int:
        """Return the height in which nothing is cut at a width, in pixels."""
        return ceil(self.message.whole_height(width) + self.point.whole_height(width))

    def set_heading(self, is_heading: bool) -> None:
        """Let the sentence be a heading."""
        self.is_heading = is_heading
        self.message.set_type(HEADING if is_heading else SENTENCE, is_heading)

    def arrange(self) -> None:
        """Put one under the other, from the top, or in the middle of the height where there is a heading."""
        width, height = self.width(), self.height()
        upper = self.message.height_for(width, height)
        lower = self.point.height_for(width, height - upper)
        top = max(height - upper - lower, 0) // 2 if self.is_heading else 0
        self.message.place(0, top, width, upper)
        self.point.place(0, top + upper, width, max(height - top - upper, 0))


class StatusBar(QWidget):
    """Says all of it in the type of its kind, and asks for more room where it has too little.

    At the end of a game it is a card with a heading.
    """

    room_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = Texts()
        self.message, self.point = self._texts.message, self._texts.point
        self.buttons: list[AnswerButton] = []
        self._before: QWidget | None = None
        self._actions: list[QAction] = []
        self._main: QAction | None = None
        self._is_end = False
        self._is_quiet = False
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(4 * STEP, STEP, 3 * STEP, STEP)
        self._layout.setSpacing(3 * STEP)
        self._layout.addWidget(self._texts, 1)
        self._is_tall = False
        self._row = FlowLayout()
        self._row.setSpacing(2 * STEP)
        self._layout.addLayout(self._row)
        self._layout.setAlignment(self._row, Qt.AlignmentFlag.AlignVCenter)

    @property
    def is_end(self) -> bool:
        """True while it shows the end of the game."""
        return self._is_end

    def set_tall(self, is_tall: bool) -> None:
        """Choose the layout for more height than width."""
        if is_tall != self._is_tall:
            self._is_tall = is_tall
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

    def height_wanted(self, width: int) -> int:
        """Return the height in which nothing is cut at a width, in pixels."""
        margins = self._layout.contentsMargins()
        inside = width - margins.left() - margins.right()
        heights = [self._height_under(inside)]
        if self._fits_beside(inside):
            heights.append(self._height_beside(inside))
        return min(heights) + margins.top() + margins.bottom()

    def _fits_beside(self, width: int) -> bool:
        return not self._is_tall and self._row.sizeHint().width() <= MAX_BUTTONS_WIDTH_BESIDE * width

    def _height_beside(self, width: int) -> int:
        """Return the height with the buttons beside the text."""
        buttons = self._row.sizeHint()
        gap = 3 * STEP if self.buttons else 0
        return max(self._texts.height_wanted(width - buttons.width() - gap), buttons.height())

    def _height_under(self, width: int) -> int:
        """Return the height with the buttons in rows under the text."""
        buttons = STEP + self._row.heightForWidth(width) if self.buttons else 0
        return self._texts.height_wanted(width) + buttons

    def _arrange(self) -> None:
        """The buttons stand beside the text, or under it where they would take most of its width or more height.

        Where it is narrow and high, each has a row of its own, if enough is left for the text.
        """
        inside = self.contentsRect().marginsRemoved(self._layout.contentsMargins())
        width, height = inside.width(), inside.height()
        self._row.set_column(False)
        is_under = not self._fits_beside(width) or self._height_under(width) < self._height_beside(width) > height
        way = QBoxLayout.Direction.TopToBottom if is_under else QBoxLayout.Direction.LeftToRight
        if way != self._layout.direction():
            self._layout.setDirection(way)
            self._layout.setSpacing(STEP if is_under else 3 * STEP)
        beside = Qt.AlignmentFlag.AlignVCenter if self._is_end else Qt.AlignmentFlag.AlignTop  # where the text is, too
        self._layout.setAlignment(self._row, Qt.AlignmentFlag(0) if is_under else beside)
        if self._is_tall:
            self._row.set_column(True)
            self._row.set_column(self._height_under(width) <= height)
        if self.height_wanted(self.width()) > self.height():
            self.room_wanted.emit()

    def say(
        self,
        text: str,
        actions: list[QAction] | None = None,
        is_end: bool = False,
        main: QAction | None = None,
        point: str | None = None,
    ) -> None:
        """Show a message, with a button for each action that it speaks of; `main` leads on.

        `point` is said about what is pointed at; without it, what was said about that stays.
        """
        self.message.show_text(text)
        if point is not None:
            self.point.show_text(point)
        if is_end != self._is_end:
            self._is_end = is_end
            self._texts.set_heading(is_end)
            self.update()
        wanted = actions or []
        if wanted != self._actions or main is not self._main:
            self._actions, self._main = wanted, main
            self._make_buttons(wanted)
            self.set_quiet(self._is_quiet)
        self._fit()

    def _fit(self) -> None:
        self._arrange()
        self._layout.activate()
        self._texts.arrange()

    def set_quiet(self, is_quiet: bool) -> None:
        """Be seen only while there is something to press."""
        self._is_quiet = is_quiet
        self.setVisible(not is_quiet or bool(self.buttons))

    def _make_buttons(self, actions: list[QAction]) -> None:
        """In place of others, of which one may have the keyboard: when it goes, something else may want to be said."""
        gone, self.buttons = self.buttons, []
        for action in actions:
            button = AnswerButton(action)
            button.setProperty("isMain", action is self._main)
            button.renamed.connect(self._arrange)
            self._row.addWidget(button)
            button.show()  # hidden ones have no size in a layout
            self.buttons.append(button)
        for button in gone:
            self._row.removeWidget(button)
            button.go()
        self._put_in_order()

    def follow(self, widget: QWidget) -> None:
        """Let Tab lead from a widget to the buttons, whenever they are made."""
        self._before = widget
        self._put_in_order()

    def _put_in_order(self) -> None:
        if self._before is not None:
            for first, second in pairwise((self._before, *self.buttons)):
                QWidget.setTabOrder(first, second)

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_end:
            palette = self.palette()
            paint_surface(QPainter(self), self, palette.color(Role.Base), palette.color(Role.Highlight))
