"""Marks on the board by hand: the menu of a point, and arrows that are drawn from one to another."""

from functools import partial

from PySide6.QtCore import QObject, QPoint, QPointF, QSize
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from escabel_gui.model.table.game import Game
from escabel_gui.record.marks import (
    CIRCLE,
    CROSS,
    LABEL,
    MAX_LABEL_CHARS,
    SQUARE,
    TRIANGLE,
    Mark,
    has_marks,
    marks_of,
    next_label,
)
from escabel_gui.record.tree import Node
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.language import tr
from escabel_gui.view.look.painting import transparent_pixmap
from escabel_gui.view.look.signs import paint_sign
from escabel_gui.view.widgets.context_menu import pop_up
from escabel_gui.view.widgets.questions import dialog_scope

ICON_SIDE = 20


class MarkupController(QObject):
    """Controller that puts marks where the other button, or a key, asks for them; they are kept with the position."""

    def __init__(self, game: Game, board: BoardView, window: QWidget) -> None:
        super().__init__(window)
        self._game = game
        self._window = window
        self._board = board
        self._arrow_from: int | None = None  # the point at which an arrow is to begin
        self._latest = Mark(CIRCLE)  # the mark that was put last
        game.replaced.connect(self._forget_arrow)
        board.menu_wanted.connect(self._show_menu)
        board.mark_wanted.connect(self._mark_again)
        board.arrow_pulled.connect(self._show_arrow)
        board.arrow_wanted.connect(self._put_arrow)

    def _forget_arrow(self) -> None:
        self._arrow_from = None

    @property
    def _is_shown(self) -> bool:
        """True while the game is on the board, and no exercise."""
        return self._board.choice.game is self._game

    def _mark_again(self, point: int) -> None:
        """Put the mark that was put last on a point, or remove it if it is there; of labels, put the next one."""
        if not self._is_shown:
            return
        marks = marks_of(self._game.node, self._game.rules.board.index_by_name)
        kind = self._latest.kind
        if point in marks and marks[point].kind == kind:
            self._game.mark(point, None)
        else:
            self._game.mark(point, Mark(kind, next_label(marks) if kind == LABEL else ""))

    def _show_arrow(self, source: int, target: int | None) -> None:
        """Show the arrow that is being drawn; without a target it ends nowhere yet."""
        self._board.choice.show_arrow((source, target) if target is not None and self._is_shown else None)

    def _put_arrow(self, source: int, target: int) -> None:
        if self._is_shown:
            self._game.draw_arrow(source, target)

    def _show_menu(self, point: int, place: QPoint) -> None:
        if self._is_shown:
            pop_up(self.menu(point), place, self._game.replaced)  # the board may be another one, without this point

    def menu(self, point: int) -> QMenu:
        """Build the menu of marks that can be put on a point or removed from it.

        It is about the current node, also when a move is played while it is open.
        """
        game, node = self._game, self._game.node
        marks = marks_of(node, game.rules.board.index_by_name)
        menu = QMenu(self._window)
        letter = next_label(marks)
        for mark, text in (
            #: a mark on a point
            (Mark(TRIANGLE), self.tr("Triangle")),
            #: a mark on a point
            (Mark(SQUARE), self.tr("Square")),
            #: a mark on a point
            (Mark(CIRCLE), self.tr("Circle")),
            #: a mark on a point
            (Mark(CROSS), self.tr("Cross")),
            (Mark(LABEL, letter), self.tr("Label {0}").format(letter)),
        ):
            action = menu.addAction(text, partial(self._put, point, mark, node))
            if mark.kind != LABEL:
                action.setIcon(self._icon(mark.kind))
                action.setIconVisibleInMenu(True)
        menu.addAction(self.tr("Other label…"), partial(self._ask_for_label, point, node))
        menu.addSeparator()
        source = self._arrow_from
        if source is not None and source != point:
            text = self.tr("Arrow from {0} to here").format(game.rules.board.names[source])
            menu.addAction(text, partial(self._draw_arrow, source, point, node))
        menu.addAction(self.tr("Arrow from here"), partial(self._begin_arrow, point))
        menu.addSeparator()
        menu.addAction(self.tr("Remove mark"), partial(game.mark, point, None, node)).setEnabled(point in marks)
        menu.addAction(self.tr("Remove all marks"), partial(game.clear_marks, node)).setEnabled(has_marks(node))
        return menu

    def _put(self, point: int, mark: Mark, node: Node) -> None:
        self._latest = mark
        self._game.mark(point, mark, node)

    def _begin_arrow(self, point: int) -> None:
        """Let an arrow begin at a point: the menu of another one offers to end it there."""
        self._arrow_from = point

    def _draw_arrow(self, source: int, target: int, node: Node) -> None:
        self._forget_arrow()
        self._game.draw_arrow(source, target, node)

    def _ask_for_label(self, point: int, node: Node) -> None:
        name = self._game.rules.board.names[point]
        with dialog_scope(QInputDialog(self._window), self._game.replaced) as dialog:
            dialog.setWindowTitle(self.tr("Label"))
            dialog.setLabelText(tr("Label of {0}, up to %n character(s):", None, MAX_LABEL_CHARS).format(name))
            if dialog.exec() and (label := dialog.textValue().strip()):
                self._put(point, Mark(LABEL, label[:MAX_LABEL_CHARS]), node)

    def _icon(self, kind: str) -> QIcon:
        pixmap = transparent_pixmap(QSize(ICON_SIDE, ICON_SIDE), self._window.devicePixelRatioF())
        painter = QPainter(pixmap)
        color = self._window.palette().text().color()
        paint_sign(painter, QPointF(ICON_SIDE / 2, ICON_SIDE / 2), ICON_SIDE * 0.55, kind, color)
        painter.end()
        return QIcon(pixmap)
