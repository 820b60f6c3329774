"""The points of the board as a table for screen readers: a cell for each, with what lies there."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
    QTimer,
)
from PySide6.QtGui import QAccessible, QAccessibleEvent, QMoveEvent, QRegion
from PySide6.QtWidgets import QFrame, QGraphicsView, QTableView

from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import tr
from escabel_gui.view.look.heading import board_title
from escabel_gui.view.look.texts import color_name
from escabel_gui.view.widgets.announcing import TRIES, TRY_MS

Index = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"  # of names of points, before their digits
DIGITS: Final = "0123456789"


def stack_text(name: str, pile: tuple[int, ...]) -> str:
    """Return a point and what lies on it as text: `d4, Black, height 3`."""
    parts = [name, color_name(pile[-1]) if pile else tr("empty")]
    if len(pile) > 1:
        parts.append(tr("height {0}").format(len(pile)))
    return ", ".join(parts)


class Shown(NamedTuple):
    """Contents of a board besides its pieces: its game, and the points that keys and choices are at."""

    title: str
    cursor: int | None = None
    selected: int | None = None


class BoardModel(QAbstractTableModel):
    """Table model with the rows of the board from the top, as it is named; a cell without a point is empty."""

    def __init__(self, scene: BoardScene, text_of: Callable[[int], str], parent: QObject) -> None:
        """Set up the cells of the scene's board; `text_of` says what lies on a point."""
        super().__init__(parent)
        self._scene = scene
        self.text_of = text_of
        self._lay()

    def _lay(self) -> None:
        places = self._scene.geometry.board.lattice
        self._columns, self._rows = (max(place[axis] for place in places) + 1 for axis in (0, 1))
        self._cells = {point: (self._rows - 1 - row, column) for point, (column, row) in enumerate(places)}
        self._points = {cell: point for point, cell in self._cells.items()}

    def lay_anew(self) -> None:
        """Reset the model, as there is another board."""
        self.beginResetModel()
        self._lay()
        self.endResetModel()

    def tell(self) -> None:
        """Report that there may be something else on any point."""
        self.dataChanged.emit(self.index(0, 0), self.index(self._rows - 1, self._columns - 1))

    def index_of(self, point: int | None) -> QModelIndex:
        """Return the cell of a point; an invalid index for None or a point that this board does not have."""
        return QModelIndex() if point not in self._cells else self.index(*self._cells[point])

    def point_at(self, index: Index) -> int | None:
        return self._points.get((index.row(), index.column()))

    @guarded(int)
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self._rows

    @guarded(int)
    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self._columns

    @guarded(lambda: Qt.ItemFlag.NoItemFlags)
    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.point_at(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    @guarded()
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        point = self.point_at(index)
        return None if role != Qt.ItemDataRole.AccessibleTextRole or point is None else self.text_of(point)

    @guarded()
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the letters or digits that all point names of a column or row have in common, or an empty text."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        names = self._scene.geometry.board.names
        if orientation == Qt.Orientation.Horizontal:
            parts = {names[point].rstrip(DIGITS) for (_, column), point in self._points.items() if column == section}
        else:
            parts = {names[point].lstrip(LETTERS) for (row, _), point in self._points.items() if row == section}
        return parts.pop() if len(parts) == 1 else ""


class BoardTable(QTableView):
    """Invisible table over the board, without mouse input, that tells screen readers of points and the point cursor.

    Qt makes a table view readable on every system, and owns the objects that it makes for that.
    """

    def __init__(self, board: QGraphicsView, scene: BoardScene, text_of: Callable[[int], str]) -> None:
        super().__init__(board.viewport())
        self._board = board
        self._scene = scene
        self._focused: int | None = None
        self._text = ""
        self.points = BoardModel(scene, text_of, self)
        self.setModel(self.points)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoScroll(False)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMask(QRegion(-2, -2, 1, 1))  # nothing of it is ever painted
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        board.viewport().installEventFilter(self)
        scene.board_changed.connect(self._lay_anew)
        self.resize(board.viewport().size())
        self.show()

    @guarded(QRect)
    def visualRect(self, index: Index) -> QRect:
        """Return the rectangle of a point."""
        point = self.points.point_at(index)
        if point is None:
            return QRect()
        geometry = self._scene.geometry
        side = round(2 * geometry.radius(point) * self._board.transform().m11())
        square = QRect(0, 0, side, side)
        square.moveCenter(self._board.mapFromScene(geometry.center(point)))
        return square

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._board.viewport():
            self.resize(self._board.viewport().size())
        return super().eventFilter(watched, event)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.move(0, 0)  # the board scrolls what it has inside

    def _lay_anew(self) -> None:
        self._focused = None
        self.points.lay_anew()

    def follow(self, shown: Shown) -> None:
        """Tell what is new on the board, and where the point cursor is; called after every change of either."""
        self.setAccessibleName(shown.title)
        self.points.tell()
        flag = QItemSelectionModel.SelectionFlag
        selected, selection = self.points.index_of(shown.selected), self.selectionModel()
        if selected.isValid():
            selection.select(selected, flag.ClearAndSelect)
        else:
            selection.clearSelection()
        point = shown.cursor if self.points.index_of(shown.cursor).isValid() else None
        text = "" if point is None else self.points.text_of(point)
        if point != self._focused:
            selection.setCurrentIndex(self.points.index_of(point), flag.NoUpdate)
            self._tell(point, QAccessible.Event.Focus)
        elif text != self._text:
            self._tell(point, QAccessible.Event.NameChanged)
        self._focused, self._text = point, text

    def _tell(self, point: int | None, what: QAccessible.Event) -> None:
        """Tell screen readers of an event at a point; the focus that leaves all of them may go back to the board."""
        if point is None and not self._board.hasFocus():
            return
        event = QAccessibleEvent(self if point is not None else self._board, what)
        if point is not None:
            index = self.points.index_of(point)
            headed = self.points.columnCount() + 1  # the headers come before the cells, also where they are hidden
            event.setChild((index.row() + 1) * headed + index.column() + 1)
        QAccessible.updateAccessibility(event)


class BoardReading(QObject):
    """Observer of a board that makes the table once a screen reader is active, at any time, and keeps it up to date."""

    def __init__(
        self, board: QGraphicsView, scene: BoardScene, text_of: Callable[[int], str], shown: Callable[[], Shown]
    ) -> None:
        """Set up the observer; `text_of` says what lies on a point, and `shown` what else there is on the board now."""
        super().__init__(board)
        self._parts = board, scene, text_of
        self._shown = shown
        self.table: BoardTable | None = None
        self._tries = TRIES
        self._timer = QTimer(self, singleShot=True, interval=TRY_MS)
        self._timer.timeout.connect(self.follow)
        self._timer.start()
        board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.LanguageChange):
            self.follow()
        return super().eventFilter(watched, event)

    def follow(self) -> None:
        """Bring the table up to date after a change at the board; make it first if a screen reader is active now."""
        if self.table is None and QAccessible.isActive():
            self.table = BoardTable(*self._parts)
        if self.table is not None:
            self.table.follow(self._shown())
        elif self._tries > 0:  # nobody listens yet: the program may have just begun
            self._tries -= 1
            self._timer.start()


class GameReading(BoardReading):
    """Reading of the board on which games are played."""

    def __init__(self, board: BoardView) -> None:
        self._choice, self._scene = board.choice, board.board_scene
        super().__init__(board, board.board_scene, self._text_of, self._look)
        for changed in (board.choice.point_changed, board.choice.refused, board.choice.called_off):
            changed.connect(self.follow)

    def _text_of(self, point: int) -> str:
        """Return the text of a point: what lies there, and if the last move went there."""
        game = self._choice.game
        if game.rules.board is not self._scene.geometry.board:
            return ""  # the scene will show it in a moment
        text = stack_text(game.rules.board.names[point], game.piles[point])
        return tr("{0}, last move").format(text) if point in list(game.last_points())[-1:] else text

    def _look(self) -> Shown:
        choice, rules = self._choice, self._choice.game.rules
        return Shown(board_title(rules), choice.point if choice.has_cursor else None, choice.selected)
