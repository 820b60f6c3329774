"""Card with an answer to a move: praise, or the reason why it is wrong."""

from __future__ import annotations

from enum import Enum

from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import STEP, as_type, paint_surface, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.announcing import Announcer


class Tone(Enum):
    GOOD = "good"
    NEWS = "news"
    BAD = "bad"


class AnswerCard(QWidget):
    """Card with a line on how it went, and a text on the reason; it is hidden where there is neither."""

    def __init__(self) -> None:
        super().__init__()
        self._tone = Tone.NEWS
        self._announcer = Announcer(self)
        self.verdict = as_type(PlainLabel(wraps=True), "strong")
        self.words = as_type(PlainLabel(wraps=True), "speech")
        layout = spaced(QVBoxLayout(self), STEP, margins=(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP))
        layout.addWidget(self.verdict)
        layout.addWidget(self.words)

    def say(self, tone: Tone, verdict: str, words: str) -> None:
        self._tone = tone
        self.verdict.setText(verdict)
        self.verdict.setVisible(bool(verdict))
        self.words.setText(words)
        self.words.setVisible(bool(words))
        self.setVisible(bool(verdict or words))
        self._announcer.tell(f"{verdict} {words}".strip())
        self.update()

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        fill = palette.color(QPalette.ColorRole.Base if self._tone is Tone.NEWS else QPalette.ColorRole.AlternateBase)
        line = palette.color(QPalette.ColorRole.Highlight if self._tone is Tone.GOOD else QPalette.ColorRole.Mid)
        paint_surface(QPainter(self), self, fill, line)
