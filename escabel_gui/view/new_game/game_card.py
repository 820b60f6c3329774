"""Card of a game: a large picture, three sentences, and links to its lesson and rules."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from escabel_gui.rules.contract import Diagram, Ruleset
from escabel_gui.view.help.pages import Point, first_picture, in_short, read_page
from escabel_gui.view.look.diagrams import paint_diagram
from escabel_gui.view.look.style import STEP, as_type, filled, spaced
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import side_button
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.idle_queue import IdleQueue

PICTURE: Final = 296  # pixels, where there is room
MIN_PICTURE_SIZE: Final = 176
WORDS: Final = 15  # heights of the text that the words are wide at least; else the picture is above them


class GameCard(QWidget):
    """Card that shows one game at a time."""

    lesson_wanted = Signal()
    rules_wanted = Signal(str)  # of the ruleset with this wire name

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._name = ""
        self._pictured: tuple[str, Diagram] | None = None  # what the picture is of
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setFixedSize(PICTURE, PICTURE)
        self._painting = IdleQueue(self)
        self.title = as_type(PlainLabel(), "title")
        self.author = as_type(PlainLabel(), "quiet")
        self.points = [(as_type(PlainLabel(), "strong"), PlainLabel()) for _ in range(3)]
        self.lesson_button = side_button(self.tr("How to play"))
        self.lesson_button.setToolTip(self.tr("Learn this game by playing: a lesson of a few minutes"))
        self.lesson_button.clicked.connect(self.lesson_wanted)
        self.rules_button = side_button(self.tr("Rules"))
        self.rules_button.clicked.connect(lambda: self.rules_wanted.emit(self._name))
        buttons = spaced(FlowLayout(), 2 * STEP)
        for button in (self.lesson_button, self.rules_button):
            buttons.addWidget(button)
        words = filled(spaced(QVBoxLayout(), 0), self.title, self.author)
        for about, sentence in self.points:
            sentence.setWordWrap(True)
            words.addSpacing(2 * STEP)
            words.addWidget(about)
            words.addWidget(sentence)
        words.addSpacing(3 * STEP)
        words.addLayout(buttons)
        words.addStretch(1)
        self._layout = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), 5 * STEP, margins=0)
        self._layout.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        self._layout.addLayout(words, 1)

    def show_game(self, ruleset: Ruleset) -> None:
        self._name = ruleset.name
        page = read_page(ruleset.name)
        caption, wire_name, diagram = first_picture(page)
        self._pictured = wire_name, diagram
        self.picture.setAccessibleName(caption)
        self._paint_soon()
        self.title.setText(ruleset.title)
        self.author.setText(self.tr("{0}, {1}").format(ruleset.author, ruleset.year))
        self.lesson_button.setVisible(ruleset.is_released)  # all others may have no lesson
        points = in_short(page)
        for k, (about, sentence) in enumerate(self.points):
            point = points[k] if k < len(points) else Point("", "")
            about.setText(point.about)
            sentence.setText(point.sentence)

    def _paint_soon(self) -> None:
        self._painting.drop_all()
        if self._pictured is not None:
            self._painting.add(partial(self._paint, *self._pictured))

    def _paint(self, wire_name: str, diagram: Diagram) -> None:
        side, ratio = self.picture.width(), self.devicePixelRatioF()
        self.picture.setPixmap(paint_diagram(wire_name, diagram, self._theme, side, ratio))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the picture beside the words, as large as they let it be, or above them."""
        super().resizeEvent(event)
        beside = self.width() - WORDS * self.fontMetrics().height() - self._layout.spacing()
        way = QBoxLayout.Direction.LeftToRight if beside >= MIN_PICTURE_SIZE else QBoxLayout.Direction.TopToBottom
        if way != self._layout.direction():
            self._layout.setDirection(way)
        side = min(max(beside, MIN_PICTURE_SIZE), PICTURE)
        if side != self.picture.width():
            self.picture.setFixedSize(side, side)
            self._paint_soon()
