"""Shapes in the window."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from escabel_gui.model.learning.shape_activity import ShapeActivity
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.table import Table
from escabel_gui.record.shapes.shape import Shape
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.shipped import resources
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.commands.learning_actions import LearningActions
from escabel_gui.view.shapes.shape_list import ShapeList
from escabel_gui.view.shapes.shape_page import ShapePage
from escabel_gui.view.widgets.panel_cover import PanelCover
from escabel_gui.view.widgets.questions import dialog_scope


class ShapeController(QObject):
    """Controller of the shape on the board, with the page beside it."""

    def __init__(
        self,
        table: Table,
        stage: Stage,
        scene: BoardScene,
        acts: LearningActions,
        play_out: QAction,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        self._stage = stage
        self._scene = scene
        self._acts = acts
        self._play_out = play_out
        self.cover = PanelCover(self._make_page, acts.in_shape, self)
        self.activity = ShapeActivity(resources() / "shapes", table, stage, self)
        for action, do in (
            (acts.next_case, self.activity.next_case),
            (acts.next_shape, self.activity.go_on_to_next),
            (acts.leave_shape, self.activity.stop),
        ):
            action.triggered.connect(do)
        self.activity.changed.connect(lambda: self.cover.show(self.activity.is_on))

    def _make_page(self) -> ShapePage:
        return ShapePage(self.activity, self._acts, self._play_out)

    def show_list(self) -> None:
        """Let the person choose a shape, and put it on the board."""
        game = self._stage.activity.game
        name = ruleset_of(game.rules.wire_name).name
        is_shown = self._stage.is_at_table and not self._table.would_help_be_unfair
        position = (game.rules, game.state.copy()) if is_shown else None
        with dialog_scope(ShapeList(self.activity, name, position, self._scene.theme, self._window)) as dialog:
            if dialog.exec() and (shape := dialog.chosen) is not None:
                self.begin(shape)

    def begin(self, shape: Shape) -> None:
        """Put a shape on the board."""
        self.activity.begin(shape)

    def begin_by_key(self, key: str) -> None:
        """Put the shape with a key on the board."""
        shapes = self.activity.of_game(key.partition("/")[0])
        self.begin(next(shape for shape in shapes if shape.key == key))
