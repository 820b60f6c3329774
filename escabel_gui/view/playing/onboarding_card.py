"""An introduction to a game for whoever has not played it: a lesson, and what one needs to begin without it."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from escabel_gui.rules.contract import Ruleset
from escabel_gui.rules.state import State
from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import in_every_language, translate
from escabel_gui.view.look.style import STEP, as_type, filled, paint_surface, spaced
from escabel_gui.view.look.texts import how_to_begin, how_to_move
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.scroll_page import ScrollPage


class OnboardingCard(QWidget):
    """Card with the lesson, the goal, one's move, and where the rules are; one click closes it for good.

    Where it is lower than it wants to be, its text scrolls, and the buttons are seen in any case.
    """

    closed = Signal()

    def __init__(self, lesson: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[Ruleset, State] | None = None
        self.heading = as_type(PlainLabel(wraps=True), "large")
        self.goal = PlainLabel()
        self._move, self._where = PlainLabel(), PlainLabel()
        steps = QGridLayout()
        steps.setHorizontalSpacing(3 * STEP)
        steps.setVerticalSpacing(3 * STEP)
        steps.setColumnStretch(1, 1)
        for row, text in enumerate((self.goal, self._move, self._where)):
            number = as_type(PlainLabel(str(row + 1)), "strong")
            number.setForegroundRole(QPalette.ColorRole.Link)
            number.setAlignment(Qt.AlignmentFlag.AlignTop)
            text.setWordWrap(True)
            text.setAlignment(Qt.AlignmentFlag.AlignTop)
            steps.addWidget(number, row, 0)
            steps.addWidget(text, row, 1)
        self.lesson_button = QPushButton()
        self.lesson_button.setProperty("isMain", True)
        self.lesson_button.clicked.connect(lesson.trigger)
        self.close_button = QPushButton()
        self.close_button.clicked.connect(self.closed)
        self._buttons = spaced(FlowLayout(), 2 * STEP)
        for button in (self.lesson_button, self.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._buttons.addWidget(button)
        self._told = filled(spaced(QVBoxLayout(), 3 * STEP, margins=0), self.heading)
        self._told.addLayout(steps)
        self._text = ScrollPage(self._told)
        self._layout = layout = spaced(QVBoxLayout(self), 3 * STEP, margins=(4 * STEP, 3 * STEP, 4 * STEP, 4 * STEP))
        layout.addWidget(self._text, 1)
        layout.addLayout(self._buttons)
        in_every_language(self, self._say)

    def _say(self) -> None:
        self._where.setText(self.tr("The line by the board tells you what is going on; F1 shows the rules."))
        self.lesson_button.setText(self.tr("Learn to play"))
        self.lesson_button.setToolTip(self.tr("A lesson of a few minutes: you make the moves, and the board answers"))
        self.close_button.setText(self.tr("Got it"))
        if self._shown is not None:
            self.show_game(*self._shown)

    def show_game(self, ruleset: Ruleset, start: State) -> None:
        self._shown = ruleset, start
        self.heading.setText(self.tr("New to {0}?").format(ruleset.title))
        self.goal.setText(translate(ruleset.summary))
        then = how_to_move() if ruleset.has_steps else self.tr("Where you may not, the line by the board says why.")
        self._move.setText(" ".join(dict.fromkeys((how_to_begin(ruleset, start), then))))
        self.lesson_button.setVisible(ruleset.is_released)  # all others may have no lesson
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))  # for whoever gives it its height

    @guarded(lambda: -1)
    def heightForWidth(self, width: int) -> int:
        """Return the height at which all of the text is seen."""
        margins = self._layout.contentsMargins()
        inner = width - margins.left() - margins.right()
        parts = self._told.totalHeightForWidth(inner) + self._layout.spacing() + self._buttons.heightForWidth(inner)
        return margins.top() + parts + margins.bottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # A scroll bar that came while there was less room would take the width that it needs for itself.
        is_low = self.heightForWidth(self.width()) > self.height()
        bar = Qt.ScrollBarPolicy.ScrollBarAsNeeded if is_low else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._text.setVerticalScrollBarPolicy(bar)
        self._told.update()  # WORKAROUND: Qt 6.11 gives it no new height while the window is being shown

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_surface(QPainter(self), self, self.palette().color(QPalette.ColorRole.AlternateBase))
