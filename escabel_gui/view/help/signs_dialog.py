"""The legend of the board: every sign and what it means."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from escabel_gui.model.table.rules_overlay import MOVE_SIGNS, RULE_SIGNS
from escabel_gui.view.help import legend
from escabel_gui.view.help.legend import Sign, legend_picture
from escabel_gui.view.language import translate
from escabel_gui.view.look.style import STEP, as_type, dialog_size, screen_room, spaced
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons
from escabel_gui.view.widgets.scroll_page import ScrollPage

PICTURE: Final = 6  # the width of a picture, in heights of the text
SINGLE_COLUMN_BELOW_EM: Final = 60  # heights of the text, under which the screen has room for one column
WIDTH: Final = 900
SINGLE_COLUMN_WIDTH_PX: Final = 520
HEIGHT: Final = 700


class SignsDialog(QDialog):
    """Dialog with a picture and a sentence for each sign, as the board looks now."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Symbols on the board"))
        is_narrow = screen_room(self).width() < SINGLE_COLUMN_BELOW_EM * self.fontMetrics().height()
        columns = [QVBoxLayout() for _ in range(1 if is_narrow else 2)]
        for number, (title, signs) in enumerate(self._groups()):
            column = columns[number * len(columns) // 4]
            column.addWidget(as_type(PlainLabel(title), "heading"))
            column.addLayout(self._grid(signs, theme))
            column.addSpacing(3 * STEP)
        inside = spaced(QHBoxLayout(), 8 * STEP, margins=(0, 0, 3 * STEP, 0))
        for column in columns:
            column.setSpacing(3 * STEP)
            column.addStretch(1)
            inside.addLayout(column, 1)
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Close)
        layout = spaced(QVBoxLayout(self), 3 * STEP, margins=(5 * STEP, 5 * STEP, 4 * STEP, 4 * STEP))
        page = ScrollPage(inside)
        page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # its keys scroll, as nothing in it takes the keyboard
        layout.addWidget(page, 1)
        layout.addWidget(buttons)
        self.resize(dialog_size(self, SINGLE_COLUMN_WIDTH_PX if is_narrow else WIDTH, HEIGHT))

    def _grid(self, signs: list[Sign], theme: Theme) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(4 * STEP)
        grid.setVerticalSpacing(2 * STEP)
        grid.setColumnStretch(1, 1)
        width, ratio = PICTURE * self.fontMetrics().height(), self.devicePixelRatioF()
        for row, sign in enumerate(signs):
            picture, text = PlainLabel(), PlainLabel(sign.text)
            picture.setPixmap(legend_picture(sign.paint, theme, width, ratio))
            text.setWordWrap(True)
            grid.addWidget(picture, row, 0)
            grid.addWidget(text, row, 1)
        return grid

    def _groups(self) -> list[tuple[str, list[Sign]]]:
        return [
            (
                self.tr("What has happened"),
                [
                    Sign(
                        legend.last_move,
                        f"{translate(MOVE_SIGNS['last'])} {translate(MOVE_SIGNS['source'])}",
                    ),
                    Sign(legend.threat, translate(MOVE_SIGNS["threats"])),
                    Sign(legend.height, self.tr("A number: how many pieces the stack has. The color on top owns it.")),
                    Sign(legend.winning_chain, self.tr("Bright rims: these stacks have won the game.")),
                ],
            ),
            (
                self.tr("What you do"),
                [
                    Sign(
                        legend.selected,
                        self.tr("A bar: the stack you have selected. A ring with a pointer: it can move there."),
                    ),
                    Sign(legend.ghost, self.tr("A pale piece: what the move under the pointer would bring.")),
                    Sign(
                        legend.spread,
                        self.tr("A frame: the pieces of the stack under the pointer, from the bottom to the top."),
                    ),
                    Sign(legend.cursor, self.tr("Four wedges: the point cursor. F2 and the arrow keys move it.")),
                    Sign(legend.refusal, self.tr("A cross: this cannot be done. The line by the board says why.")),
                ],
            ),
            (
                self.tr("What the rules say"),
                [
                    Sign(legend.connected, translate(RULE_SIGNS["connected"])),
                    Sign(legend.joined, translate(RULE_SIGNS["joined"])),
                    Sign(legend.cut, translate(RULE_SIGNS["cut"])),
                    Sign(legend.band, translate(RULE_SIGNS["band"])),
                    Sign(legend.parts, translate(RULE_SIGNS["parts"])),
                    Sign(legend.owners, translate(RULE_SIGNS["owners"])),
                    Sign(legend.sleeping, translate(RULE_SIGNS["sleeping"])),
                    Sign(legend.bound, translate(RULE_SIGNS["bound"])),
                ],
            ),
            (
                self.tr("What the bot says"),
                [
                    Sign(
                        legend.candidates,
                        self.tr(
                            "A coin: a move with its chance to win in percent, and below how often it was looked at. "
                            "The filled one is the best."
                        ),
                    ),
                    Sign(
                        legend.first_stones,
                        self.tr(
                            "A square: a fair first move. Triangle up: swap. Triangle down: do not swap. The "
                            "figure is how often Black wins, in percent."
                        ),
                    ),
                    Sign(
                        legend.proven_stones,
                        self.tr("Two lines under the figure: it is proven who can win after this first move."),
                    ),
                    Sign(
                        legend.better,
                        self.tr("A ring or an arrow: the better move. Broken lines: the one that was played."),
                    ),
                    Sign(legend.about, self.tr("A ring of dots before a move: look here before you make it.")),
                ],
            ),
        ]
