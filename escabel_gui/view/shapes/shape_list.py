"""All shapes of a game, each with its picture."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.learning.shape_activity import ShapeActivity
from escabel_gui.record.shapes.claim import EDGES
from escabel_gui.record.shapes.occurrence import ShapeOccurrence, find_occurrences
from escabel_gui.record.shapes.shape import Shape
from escabel_gui.rules.contract import Diagram, Rules
from escabel_gui.rules.message import join_and
from escabel_gui.rules.state import BLACK, WHITE, State
from escabel_gui.view.language import translate
from escabel_gui.view.look.diagrams import blank, paint_diagram
from escabel_gui.view.look.icons import untinted
from escabel_gui.view.look.style import STEP, as_type, dialog_size, spaced
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.shapes.shape_texts import shape_title
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons
from escabel_gui.view.widgets.game_box import GameBox
from escabel_gui.view.widgets.idle_queue import IdleQueue

WIDTH: Final = 520
HEIGHT: Final = 640
PICTURE: Final = 96  # pixels


class ShapeList(QDialog):
    """List of shapes to choose from. The pictures come one after the other, so that the list is there at once.

    Each shape that is in a position says where.
    """

    def __init__(
        self, activity: ShapeActivity, game: str, position: tuple[Rules, State] | None, theme: Theme, parent: QWidget
    ) -> None:
        """Set up the list; `position` is the one in which shapes are looked for, if there is one."""
        super().__init__(parent)
        self._position = position
        self.setWindowTitle(self.tr("Shapes"))
        self._activity = activity
        self._theme = theme
        self._shown: list[Shape] = []
        self._painting = IdleQueue(self)
        self.games = GameBox(game, lambda name: name in activity.games)
        self.rows = QListWidget()
        self.rows.setAccessibleName(self.tr("Shapes"))
        self.rows.setIconSize(QSize(PICTURE, PICTURE))
        self.rows.setWordWrap(True)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.itemActivated.connect(self.accept)
        about = PlainLabel(self.tr("Patterns worth knowing. What is said of them is proven."), wraps=True)
        look = QPushButton(self.tr("Look at it"))
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Cancel, look)
        layout = spaced(QVBoxLayout(self), 3 * STEP, margins=4 * STEP)
        layout.addWidget(as_type(about, "quiet"))
        layout.addWidget(self.games)
        layout.addWidget(self.rows, 1)
        layout.addWidget(buttons)
        look.setDefault(True)
        self.games.currentIndexChanged.connect(self._show_game)
        self._show_game()
        self.resize(dialog_size(self, WIDTH, HEIGHT))
        self.rows.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def chosen(self) -> Shape | None:
        row = self.rows.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def _show_game(self) -> None:
        self._painting.drop_all()
        self._shown = self._activity.of_game(self.games.game)
        self.rows.clear()
        for row, shape in enumerate(self._shown):
            item = QListWidgetItem(blank(self.rows.iconSize()), shape_title(shape))
            self.rows.addItem(item)
            self._painting.add(partial(self._paint, row, shape))
        self.rows.setCurrentRow(0)

    def _paint(self, row: int, shape: Shape) -> None:
        diagram = Diagram(shape.rules.size, shape.stacks)
        picture = paint_diagram(shape.rules.wire_name, diagram, self._theme, PICTURE, self.devicePixelRatioF())
        self.rows.item(row).setIcon(untinted(picture))
        if self._position is not None:
            found = next((found for color in (BLACK, WHITE) for found in self._find(shape, color)), None)
            if found is not None:
                points = join_and([word for word in found.words if word not in EDGES])
                text = self.tr("On the board now: {0}").format(translate(points))
                self.rows.item(row).setText(f"{shape_title(shape)}\n{text}")

    def _find(self, shape: Shape, color: int) -> Iterator[ShapeOccurrence]:
        assert self._position is not None
        rules, state = self._position
        return find_occurrences([shape], rules, state, color)
