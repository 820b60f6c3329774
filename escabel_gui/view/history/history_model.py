"""The rows of the history as Qt's views read them."""

from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from escabel_gui.model.table.game import Game
from escabel_gui.record.result import Result
from escabel_gui.record.tree import ChildNode, Node
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.guarding import guarded
from escabel_gui.view.history.history_rows import RESULT, START, Row, arrange, arrange_prepared, follows
from escabel_gui.view.look.texts import color_name, result_label, shown_move
from escabel_gui.view.plain import plain

TIP_LENGTH: Final = 400  # characters
NUMBER: Final = 0  # the column of the move's number; columns 1 and 2 are Black and White

Index = QModelIndex | QPersistentModelIndex


class HistoryModel(QAbstractTableModel):
    """Table model with the rows of the history; the data of a cell are its text, and `node` returns its node.

    The last one of the game says how it ended. Moves that are prepared for a game with a friend come after those of the
    game, or alone, while one prepares them.
    """

    changed = Signal()  # the rows are other ones

    def __init__(self, game: Game, is_preparation: bool = False) -> None:
        super().__init__(game)
        self._game = game
        self._is_preparation = is_preparation  # whether the list has only what is prepared
        self.home: Node | None = None  # the position after which prepared moves come
        self.result: Result | None = None  # of the game
        self.names = [color_name(BLACK), color_name(WHITE)]  # of the players, over their moves
        self.rows: list[Row] = []
        self.marks: dict[Node, str] = {}  # what stands behind a move
        self.places: dict[Node, tuple[int, int]] = {}  # row and column
        game.replaced.connect(self._begin_anew)
        game.tree_changed.connect(self._take_change)
        self.reload()

    def reload(self) -> None:
        self.beginResetModel()
        home, is_preparation = self.home, self._is_preparation
        prepared = [] if home is None else arrange_prepared(home, 0 if is_preparation else 1)
        result = [] if self.result is None else [RESULT]
        self.rows = [START, *prepared] if is_preparation else [*arrange(self._game), *result, *prepared]
        self.places = places = {self._start: (0, 1)}
        for number, row in enumerate(self.rows):
            if row.black is not None:
                places[row.black] = (number, 1)
            if row.white is not None:
                places[row.white] = (number, 2)
        self.endResetModel()
        self.changed.emit()

    @property
    def _start(self) -> Node:
        """The position with which the list begins."""
        return self._game.tree.root if self.home is None or not self._is_preparation else self.home

    def show_prepared(self, home: Node | None) -> None:
        """List the moves that are prepared after a position, as they are now."""
        self.home = home
        self.reload()

    def show_result(self, result: Result | None) -> None:
        """Say under the moves how the game ended; None: it goes on."""
        if result != self.result:
            self.result = result
            self.reload()

    def _begin_anew(self) -> None:
        """List the moves of another game; what was prepared, and how it ended, was about the one before."""
        self.result = None
        self.show_prepared(None)

    def _take_change(self) -> None:
        """Put a new move at the end of the list if it belongs there; make the list anew for all else."""
        node, last = self._game.node, self.rows[-1]
        is_new = node not in self.places and not node.children
        if self.home is not None or not is_new or not isinstance(node, ChildNode) or not follows(node, last):
            self.reload()
            return
        before = node.parent
        is_white = before.turn == WHITE
        if node.is_answer and last.black is before:
            self.rows[-1] = last._replace(white=node)
            self.places[node] = (len(self.rows) - 1, 2)
            self.refresh(node)
        else:
            self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows))
            black, white = (None, node) if is_white else (node, None)
            self.rows.append(Row(before.number, black, white, last.depth))
            self.places[node] = (len(self.rows) - 1, 2 if is_white else 1)
            self.endInsertRows()
        self.changed.emit()

    @guarded(int)
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.rows)

    @guarded(int)
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else 3

    def node(self, index: Index) -> Node | None:
        row = self.rows[index.row()]
        if row.is_start:
            return self._start if index.column() else None
        return (None, row.black, row.white)[index.column()]

    @guarded()
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            aligned = Qt.AlignmentFlag.AlignRight if index.column() == NUMBER else Qt.AlignmentFlag.AlignLeft
            return aligned | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(self.node(index), row)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if row.is_start:
            return self._start_text if index.column() == 1 else ""
        if row.is_result:
            return result_label(self.result) if index.column() == 1 else ""
        if index.column() == NUMBER:
            return str(row.number)
        node = (None, row.black, row.white)[index.column()]
        if node is None:
            return "…" if index.column() == 1 else ""
        if row.is_prepared and self._is_friends(node):
            #: a move that the friend may make, for which an answer is prepared: if d4
            return self.tr("if {0}").format(shown_move(self._game.rules, node.move))
        mark = self.marks.get(node, "")
        return " ".join(filter(None, (shown_move(self._game.rules, node.move), mark, "*" if node.has_comment else "")))

    @property
    def _start_text(self) -> str:
        #: the position of the game, in a list of what is prepared for it
        return self.tr("Now") if self._is_preparation else self.tr("Start")

    def _is_friends(self, node: Node) -> bool:
        """Return whether the friend makes the prepared move that leads to a node."""
        return self.home is not None and (node.depth - self.home.depth) % 2 == 1

    def _tip(self, node: Node | None, row: Row) -> str | None:
        if node is None or not (node.has_comment or row.is_prepared):
            return None
        if not row.is_prepared:
            return plain(node.comment_start(TIP_LENGTH + 1), TIP_LENGTH)
        if self._is_friends(node):
            return self.tr("You have prepared an answer to this move.")
        return self.tr("Prepared by you: played at once if the move before is made.")

    @guarded()
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return ["", *self.names][section]
        return None

    def refresh(self, node: Node) -> None:
        """Update the row of a node whose comment or marks changed."""
        place = self.places.get(node)
        if place is not None:
            self.dataChanged.emit(self.index(*place), self.index(*place))
