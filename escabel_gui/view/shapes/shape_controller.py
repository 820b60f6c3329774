"""Shapes in the window."""

from functools import cached_property

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from escabel_gui.model.learning.shape_activity import ShapeActivity
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.table import Table
from escabel_gui.record.shapes.shape import Shape
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.shipped import resources
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.commands.learning_actions import LearningActions
from escabel_gui.view.shapes.shape_list import ShapeList
from escabel_gui.view.shapes.shape_page import ShapePage
from escabel_gui.view.widgets.questions import dialog_scope


class ShapeController(QObject):
    """Controller of the shape on the board, with the page beside it."""

    began = Signal(object)  # the page
    ended = Signal(object)
    title_changed = Signal()  # of the page

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
        self._scene = scene
        self._acts = acts
        self._play_out = play_out
        self._is_shown = False
        self.activity = ShapeActivity(resources() / "shapes", table, stage, self)
        for action, do in (
            (acts.next_case, self.activity.next_case),
            (acts.next_shape, self.activity.go_on_to_next),
            (acts.leave_shape, self.activity.stop),
        ):
            action.triggered.connect(lambda _checked=False, do=do: do())
        self.activity.changed.connect(self._follow)

    @cached_property
    def page(self) -> ShapePage:
        """Page about the shape, made when there is a shape for the first time."""
        page = ShapePage(self.activity, self._acts, self._play_out)
        page.windowTitleChanged.connect(self.title_changed)
        return page

    def show_list(self) -> None:
        """Let the person choose a shape, and put it on the board."""
        game = self._table.game
        name = parse_wire_name(game.rules.wire_name)[0].name
        position = None if self._table.would_help_be_unfair else (game.rules, game.state.copy())
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

    def _follow(self) -> None:
        """Show the page while there is a shape, and hide it after that."""
        is_on = self.activity.is_on
        if is_on == self._is_shown:
            return
        self._is_shown = is_on
        for action in self._acts.in_shape:
            action.setEnabled(is_on)
        if is_on:
            self.page.refresh()
        (self.began if is_on else self.ended).emit(self.page)
