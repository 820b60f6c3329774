"""The sentence under the board: what to do or what has happened, what the pointer is on, and buttons."""

from itertools import pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QPointF, QSize, Qt
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
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QSizePolicy, QWidget

from escabel_gui.record.texts import strip_directions
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import HEADING, SENTENCE, STEP, paint_surface, spaced, type_font
from escabel_gui.view.plain import unbroken
from escabel_gui.view.widgets.answer_button import AnswerButton
from escabel_gui.view.widgets.flow_layout import FlowLayout

MAX_STATUS_CHARS: Final = 2_000  # characters that are laid out
SLACK: Final = 1  # pixels of the last line, below its letters, that may be missing
USUAL_CHARS: Final = 240  # of nearly all sentences, at most
MARGINS: Final = QMargins(4 * STEP, STEP, 3 * STEP, STEP)  # the least ones; the rest of a card's height is shared out
MAX_BUTTONS_WIDTH_BESIDE: Final = 0.6  # of the width, for buttons beside the text

Role = QPalette.ColorRole


class WrappedText(QWidget):
    """Plain text that wraps."""

    def __init__(self, ratio: float, role: QPalette.ColorRole, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._full = ""
        self._ratio = ratio
        self._is_bold = False
        self._role = role
        self.is_cut = False  # whether one has to scroll for some of it
        self._laid: dict[float, list[str]] = {}  # lines by width
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def show_text(self, text: str) -> None:
        text = strip_directions(text)
        if text != self._full:
            self._full = text
            self._laid.clear()
            self.setAccessibleName(text)
            self.update()

    def set_type(self, ratio: float, is_bold: bool) -> None:
        if (ratio, is_bold) != (self._ratio, self._is_bold):
            self._ratio, self._is_bold = ratio, is_bold
            self._laid.clear()
            self.update()

    @property
    def full_text(self) -> str:
        return self._full

    @property
    def line_height(self) -> float:
        return QFontMetricsF(type_font(self._ratio, self._is_bold)).lineSpacing()

    def height_for(self, width: int) -> float:
        """Return the height of the text at a width, in pixels."""
        return len(self._lines(width)) * self.line_height

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._laid.clear()

    def _lines(self, width: float) -> list[str]:
        if self._full and width not in self._laid:
            self._laid[width] = self._lay_out(width)
        return self._laid.get(width, [])

    def _lay_out(self, width: float) -> list[str]:
        text = unbroken(self._full[:MAX_STATUS_CHARS].replace("\n", " "))
        layout = QTextLayout(text, type_font(self._ratio, self._is_bold))
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        lines: list[str] = []
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(width, 1.0))
            start = line.textStart()
            lines.append(text[start : start + line.textLength()].rstrip())
        layout.endLayout()
        return lines

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = type_font(self._ratio, self._is_bold)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(self.palette().color(self._role))
        for number, line in enumerate(self._lines(self.width())):
            painter.drawText(QPointF(0, number * metrics.lineSpacing() + metrics.ascent()), line)


class Texts(QScrollArea):
    """The sentence and, right under it, what the pointer is on; it scrolls where there is no room for all of it."""

    def __init__(self) -> None:
        super().__init__()
        self._inside = QWidget()
        self.message = WrappedText(SENTENCE, Role.WindowText, self._inside)
        self.point = WrappedText(1.0, Role.PlaceholderText, self._inside)
        self.is_heading = False
        self.prefers_point = False  # where there is no room for both: it is then what the person looks for
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(0, 0)
        self.setWidget(self._inside)
        for widget in (self.viewport(), self._inside):
            widget.setAutoFillBackground(False)

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return QSize(0, 0)  # the board's surroundings ask for the height

    @guarded(QSize)
    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def height_wanted(self, width: int) -> int:
        """Return the height in which nothing has to be scrolled at a width, in pixels."""
        return ceil(self.message.height_for(width) + self.point.height_for(width))

    def set_heading(self, is_heading: bool) -> None:
        """Let the sentence be a heading."""
        self.is_heading = is_heading
        self.message.set_type(HEADING if is_heading else SENTENCE, is_heading)

    def arrange(self) -> None:
        """Put the second text under the first, from the top, or in the middle of the height with a heading."""
        width, height = self.width(), self.height()
        is_alone = self.prefers_point and self.height_wanted(width) > height + SLACK
        if (self.point.height_for(width) if is_alone else self.height_wanted(width)) > height + SLACK:
            width -= self.verticalScrollBar().sizeHint().width()
        upper, lower = 0 if is_alone else ceil(self.message.height_for(width)), ceil(self.point.height_for(width))
        self._inside.resize(width, max(upper + lower - SLACK, height))
        top = max(height - upper - lower, 0) // 2 if self.is_heading else 0
        for text, start, end in ((self.message, top, top + upper), (self.point, top + upper, top + upper + lower)):
            text.setGeometry(0, start, width, end - start)
            text.is_cut = end > max(height + SLACK, start)

    def begin(self) -> None:
        """Show the beginning of the texts."""
        self.verticalScrollBar().setValue(0)


class StatusBar(QWidget):
    """Bar with the sentence, what the pointer is on, and buttons; the texts scroll where there is too little room.

    At the end of a game it is a card with a heading.
    """

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
        self._layout = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), 3 * STEP)
        self._layout.setContentsMargins(MARGINS)
        self._layout.addWidget(self._texts, 1)
        self._is_tall = False
        self._row = spaced(FlowLayout(), 2 * STEP)
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

    def usual_height(self, width: int) -> int:
        """Return the height in which nearly all that is said is seen at a width, in pixels; the rest is scrolled."""
        inside = max(width - MARGINS.left() - MARGINS.right(), 1)
        metrics = QFontMetricsF(type_font(SENTENCE))
        lines = ceil(metrics.averageCharWidth() * USUAL_CHARS / inside)
        heading = STEP  # by which a card with a line of text and one of buttons is higher
        return round(lines * metrics.lineSpacing()) + heading + MARGINS.top() + MARGINS.bottom()

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
        """Put the buttons beside the text, or under it where they would take most of its width or more height.

        Where it is narrow and high, each has a row of its own, if enough is left for the text.
        """
        inside = self.contentsRect().marginsRemoved(MARGINS)
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
        # As much as there is above the heading of a card, which is in the middle of what is left, and under its texts.
        below = max(height - self._height_under(width), 0) // 3 if self._is_end and is_under else 0
        self._layout.setContentsMargins(MARGINS + QMargins(0, 0, 0, below))

    def say(
        self,
        text: str,
        actions: list[QAction] | None = None,
        is_end: bool = False,
        main: QAction | None = None,
        point: str | None = None,
        prefers_point: bool = False,
    ) -> None:
        """Show a message, with a button for each action that it speaks of; `main` leads on.

        `point` is said about what is pointed at; without it, what was said about that stays. Where there is no room for
        both, one scrolls to it; or it stands alone, if it is preferred, until the person points at something else.
        """
        if (text, prefers_point) != (self.message.full_text, self._texts.prefers_point):
            self._texts.begin()
        self._texts.prefers_point = prefers_point
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
        """Hide the bar while there is nothing to press, or show it always."""
        self._is_quiet = is_quiet
        self.setVisible(not is_quiet or bool(self.buttons))

    def _make_buttons(self, actions: list[QAction]) -> None:
        """Replace the buttons, the old ones last: when one that has the keyboard goes, others may be wanted."""
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
