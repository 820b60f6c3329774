"""Choice of a part of the board to look for in other games."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from escabel_gui.model.table.game import Game
from escabel_gui.record.storage.patterns import Pattern
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.analysis.pattern_board import PatternBoard, Wish
from escabel_gui.view.board.board_dialog import BoardDialog
from escabel_gui.view.language import tr
from escabel_gui.view.look.style import STEP, as_type, dialog_size, filled, spaced
from escabel_gui.view.look.texts import color_name
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons, side_button
from escabel_gui.view.widgets.number_box import NumberBox
from escabel_gui.view.widgets.segmented_control import SegmentedControl

MAX_HEIGHT: Final = 99  # that can be asked for


class PatternDialog(BoardDialog):
    """Dialog that begins with a pattern, or with the position that a game is at and no point of it."""

    def __init__(self, game: Game, pattern: Pattern | None, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Part of the board"))
        self.board = PatternBoard(game, pattern, theme)
        has_stacks = ruleset_of(game.rules.wire_name).has_steps
        self.wishes = SegmentedControl(
            self.tr("There must be"),
            {
                Wish.AS_IT_IS: self.tr("What is there now"),
                Wish.BLACK: color_name(BLACK),
                Wish.WHITE: color_name(WHITE),
                Wish.EITHER: self.tr("Black or White"),
                Wish.EMPTY: self.tr("Nothing"),
                Wish.ANYTHING: self.tr("Anything"),
                Wish.NOTHING: self.tr("Leave out"),
            },
            Wish.AS_IT_IS,
        )
        self.wishes.changed.connect(self._choose)
        self.min_height = NumberBox(self.tr("At least this high"), 1, MAX_HEIGHT, 1)
        self.min_height.valueChanged.connect(self._choose)
        height = QHBoxLayout()
        label = PlainLabel(self.tr("At least this high"))
        label.setBuddy(self.min_height)
        filled(height, label, self.min_height).addStretch()
        self.clear = side_button(self.tr("Clear"))
        self.clear.clicked.connect(self.board.clear)
        self.verdict = PlainLabel(wraps=True)
        self.search = QPushButton(self.tr("Search"))
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Cancel, self.search)
        side = spaced(QVBoxLayout(), 2 * STEP)
        side.addWidget(self._note(self.tr("Drag over the points that matter, or click them.")))
        side.addWidget(PlainLabel(self.tr("There must be")))
        side.addWidget(self.wishes)
        side.addLayout(height)
        side.addWidget(self.clear, 0, Qt.AlignmentFlag.AlignLeft)
        side.addWidget(
            self._note(
                self.tr(
                    "It is found mirrored and turned, too, with the colors exchanged where the game allows that. "
                    "With the arrow keys: Shift draws, Enter takes."
                )
            )
        )
        side.addStretch(1)
        side.addWidget(self.verdict)
        self.lay_out(self.board, side, buttons)
        self.search.setDefault(True)
        for widget in (label, self.min_height):
            widget.setVisible(has_stacks)
        self.board.changed.connect(self._judge)
        self.resize(dialog_size(self, 900, 620))
        self._choose()
        self._judge()

    @staticmethod
    def _note(text: str) -> PlainLabel:
        note = PlainLabel(text, wraps=True)
        return as_type(note, "quiet")

    def _choose(self) -> None:
        self.board.wish = Wish(self.wishes.value)
        self.board.min_height = self.min_height.value()
        self.min_height.setEnabled(self.board.wish in (Wish.BLACK, Wish.WHITE, Wish.EITHER))

    def _judge(self) -> None:
        """Say how many points there are, or what is missing."""
        points = self.board.pattern.points
        is_enough = any(wanted is not None for _, wanted in points)
        if is_enough:
            words = tr("%n point(s) of the board.", None, len(points))
        elif points:
            words = self.tr("For one point at least it must be said what stands there.")
        else:
            words = ""
        self.verdict.setText(words)
        self.search.setEnabled(is_enough)
