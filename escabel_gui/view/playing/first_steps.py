"""Three steps for whoever sees the program for the first time; one click closes them for good."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from escabel_gui.rules.contract import Ruleset
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import STEP, as_type, paint_surface
from escabel_gui.view.look.texts import rules_text
from escabel_gui.view.plain import PlainLabel


class FirstSteps(QWidget):
    """The goal, one's move, and where the rules are."""

    closed = Signal()

    def __init__(self, rules: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading = as_type(PlainLabel(self.tr("Your first game")), "large")
        self.goal = PlainLabel()
        move = PlainLabel(
            self.tr("Click a point to place a piece. Click or drag one of your pieces to see where it can go.")
        )
        where = PlainLabel(self.tr("The line under the board tells you what is going on; F1 shows the rules."))
        steps = QGridLayout()
        steps.setHorizontalSpacing(3 * STEP)
        steps.setVerticalSpacing(3 * STEP)
        steps.setColumnStretch(1, 1)
        for row, text in enumerate((self.goal, move, where)):
            number = as_type(PlainLabel(str(row + 1)), "strong")
            number.setForegroundRole(QPalette.ColorRole.Link)
            number.setAlignment(Qt.AlignmentFlag.AlignTop)
            text.setWordWrap(True)
            text.setAlignment(Qt.AlignmentFlag.AlignTop)
            steps.addWidget(number, row, 0)
            steps.addWidget(text, row, 1)
        show_rules = QPushButton(self.tr("Show the rules"))
        show_rules.clicked.connect(rules.trigger)
        self.close_button = QPushButton(self.tr("Got it"))
        self.close_button.setProperty("isMain", True)
        self.close_button.clicked.connect(self.closed)
        buttons = QHBoxLayout()
        buttons.setSpacing(2 * STEP)
        for button in (self.close_button, show_rules):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            buttons.addWidget(button)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 3 * STEP, 4 * STEP, 4 * STEP)
        layout.setSpacing(3 * STEP)
        layout.addWidget(heading)
        layout.addLayout(steps)
        layout.addLayout(buttons)

    def show_goal(self, ruleset: Ruleset) -> None:
        self.goal.setText(rules_text(ruleset.sentence))

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_surface(QPainter(self), self, self.palette().color(QPalette.ColorRole.AlternateBase))
