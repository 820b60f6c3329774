"""The moves of the game as a tree in rows: the main line in two columns, variations indented below it."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPalette, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.game import Game
from escabel_gui.record.tree import ChildNode, Node
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.guarding import guarded
from escabel_gui.view.history.comment_field import CommentField
from escabel_gui.view.history.move_entry import MoveEntry
from escabel_gui.view.history.notes import Notes
from escabel_gui.view.language import in_every_language, when_language_changes
from escabel_gui.view.look.style import SMALL_RADIUS, STEP, type_font
from escabel_gui.view.look.texts import color_name
from escabel_gui.view.plain import PlainLabel, plain
from escabel_gui.view.widgets.page import Page
from escabel_gui.view.widgets.panel_page import PanelPage

TIP_LENGTH: Final = 400  # characters
LEAST_ROWS: Final = 5  # that are seen under what stands above them, which goes when there are more
NUMBER: Final = 0  # the column of the move's number; columns 1 and 2 are Black and White

Index = QModelIndex | QPersistentModelIndex


class Row(NamedTuple):
    """A line of the list: a move number, Black's and White's nodes, and how deep the variation is."""

    number: int
    black: ChildNode | None
    white: ChildNode | None
    depth: int
    is_start: bool = False


def arrange(game: Game) -> list[Row]:
    """The rows of a game's tree, from the start on; a loop, since lines may be very deep."""
    rows = [Row(0, None, None, 0, is_start=True)]
    todo = [(child, 0) for child in game.tree.root.children[:1]]  # nodes to go on with, and their depth
    while todo:
        node, depth = todo.pop()
        before = node.parent
        if before.turn == WHITE:
            rows.append(Row(before.number, None, node, depth))
        elif (answer := answer_beside(node)) is not None:
            rows.append(Row(before.number, node, answer, depth))
            node = answer
        else:
            rows.append(Row(before.number, node, None, depth))
        todo += [(child, depth) for child in node.children[:1]]
        todo += others(node, depth)
    return rows


def answer_beside(node: ChildNode) -> ChildNode | None:
    """White's next move, if nothing stands between it and Black's."""
    return node.children[0] if node.turn == WHITE and node.children and not others(node, 0) else None


def others(node: ChildNode, depth: int) -> list[tuple[ChildNode, int]]:
    """The variations that stand below a move of the line they branch off, the last one first."""
    siblings = node.parent.children
    if len(siblings) < 2 or node is not siblings[0]:
        return []
    return [(sibling, depth + 1) for sibling in siblings[:0:-1]]


def follows(node: ChildNode, row: Row) -> bool:
    """Whether a node is the only move after the last one of a row."""
    return len(node.parent.children) == 1 and node.parent is (row.white or row.black)


class HistoryModel(QAbstractTableModel):
    """The rows as a table; the data of a cell are its text and, under UserRole, its node."""

    changed = Signal()  # the rows are other ones

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._game = game
        self.names = [color_name(BLACK), color_name(WHITE)]  # of the players, over their moves
        self.rows: list[Row] = []
        self.marks: dict[Node, str] = {}  # what stands behind a move
        self.places: dict[int, tuple[int, int]] = {}  # row and column by the id of a node
        game.replaced.connect(self.reload)
        game.tree_changed.connect(self._take_change)
        self.reload()

    def reload(self) -> None:
        self.beginResetModel()
        self.rows = arrange(self._game)
        self.places = places = {id(self._game.tree.root): (0, 1)}
        for number, row in enumerate(self.rows):
            if row.black is not None:
                places[id(row.black)] = (number, 1)
            if row.white is not None:
                places[id(row.white)] = (number, 2)
        self.endResetModel()
        self.changed.emit()

    def _take_change(self) -> None:
        """Put a new move at the end of the list there; for all else the list is made anew."""
        node, last = self._game.node, self.rows[-1]
        is_new = id(node) not in self.places and not node.children
        if not is_new or not isinstance(node, ChildNode) or not follows(node, last):
            self.reload()
            return
        before = node.parent
        is_answer = before.turn == WHITE
        if is_answer and last.black is before:
            self.rows[-1] = last._replace(white=node)
            self.places[id(node)] = (len(self.rows) - 1, 2)
            self.refresh(node)
        else:
            self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows))
            black, white = (None, node) if is_answer else (node, None)
            self.rows.append(Row(before.number, black, white, last.depth))
            self.places[id(node)] = (len(self.rows) - 1, 2 if is_answer else 1)
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
            return self._game.tree.root if index.column() else None
        return (None, row.black, row.white)[index.column()]

    @guarded()
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            aligned = Qt.AlignmentFlag.AlignRight if index.column() == NUMBER else Qt.AlignmentFlag.AlignLeft
            return aligned | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            node = self.node(index)
            return plain(node.comment, TIP_LENGTH) if node is not None and node.comment else None
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if row.is_start:
            return self.tr("Start") if index.column() == 1 else ""
        if index.column() == NUMBER:
            return str(row.number)
        node = (None, row.black, row.white)[index.column()]
        if node is None:
            return "…" if index.column() == 1 else ""
        mark = self.marks.get(node, "")
        return self._game.rules.format_move(node.move) + (f" {mark}" if mark else "") + (" *" if node.comment else "")

    @guarded()
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return ["", *self.names][section]
        return None

    def refresh(self, node: Node) -> None:
        """What is written at a node has changed."""
        place = self.places.get(id(node))
        if place is not None:
            self.dataChanged.emit(self.index(*place), self.index(*place))


class HistoryDelegate(QStyledItemDelegate):
    """Indents variations and marks the current move."""

    INDENT: Final = 14

    def __init__(self, game: Game, model: HistoryModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game
        self._model = model

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._model.rows[index.row()]
        node = self._model.node(index)
        rect = QRect(option.rect)
        palette = option.palette
        text_color = palette.color(QPalette.ColorRole.Text)
        if index.column() == NUMBER:
            text_color = palette.color(QPalette.ColorRole.PlaceholderText)
            rect.adjust(0, 0, -STEP, 0)
        elif row.depth:
            text_color = palette.color(QPalette.ColorRole.PlaceholderText)
            rect.adjust(self.INDENT * min(row.depth, 6), 0, 0, 0)
        if node is not None and node is self._game.node and not (row.is_start and index.column() == 2):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(QPalette.ColorRole.AlternateBase))
            painter.drawRoundedRect(rect.adjusted(0, 1, -STEP, -1), SMALL_RADIUS, SMALL_RADIUS)
            painter.setFont(type_font(is_bold=True))
            text_color = palette.color(QPalette.ColorRole.Text)
        painter.setPen(QColor(text_color))
        alignment = index.data(Qt.ItemDataRole.TextAlignmentRole)
        painter.drawText(rect.adjusted(2 * STEP, 0, -STEP, 0), alignment, index.data())
        painter.setFont(option.font)


class HistoryTable(QTableView):
    """The list itself; the wheel steps through the game."""

    stepped = Signal(int)  # by the wheel: -1 back, +1 on

    def __init__(self) -> None:
        super().__init__()
        self._shown = QPersistentModelIndex()  # the cell that stays in sight

    def show_cell(self, index: QModelIndex) -> None:
        """Scroll to a cell, also when the rows have only just come and are not laid out yet."""
        self._shown = QPersistentModelIndex(index)
        self._show_again()

    def _show_again(self) -> None:
        self.executeDelayedItemsLayout()
        self.updateGeometries()
        if self._shown.isValid():
            self.scrollTo(self.model().index(self._shown.row(), self._shown.column()))

    def fit(self) -> None:
        """Rows and the column of numbers have room for the type."""
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 2 * STEP)
        self.horizontalHeader().resizeSection(NUMBER, self.fontMetrics().horizontalAdvance("000") + 4 * STEP)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()
            self._show_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_again()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if turned:
            self.stepped.emit(-1 if turned > 0 else 1)
        event.accept()


class HistoryPanel(PanelPage):
    """The list, the comment on a position, and a field to type moves into."""

    typed = Signal(str)
    menu_wanted = Signal(QPoint)  # for the current node, at this place on the screen

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.model = HistoryModel(game)
        self._above: Page | None = None
        self._is_low = False
        self._current: tuple[int, int] | None = None  # the row and column that are marked
        self.list = HistoryTable()
        self.list.setModel(self.model)
        self.list.setItemDelegate(HistoryDelegate(game, self.model, self.list))
        in_every_language(self, lambda: self.list.setAccessibleName(self.tr("Moves")))
        self.list.setShowGrid(False)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.verticalHeader().hide()
        header = self.list.horizontalHeader()
        header.setSectionsClickable(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(NUMBER, QHeaderView.ResizeMode.Fixed)
        self.list.fit()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.list.clicked.connect(self._go_to)
        self.list.stepped.connect(lambda by: game.go_on() if by > 0 else game.go_back())
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._ask_for_menu)
        self.comment = CommentField(game)
        self._empty = PlainLabel()
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._empty.setContentsMargins(4 * STEP, 0, 4 * STEP, 0)
        self.entry = MoveEntry()
        self.entry.returnPressed.connect(lambda: self.typed.emit(self.entry.text()))
        self.notes = Notes(self.comment, self.entry)
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2 * STEP)
        self._layout.addWidget(self._empty, 3)
        self._layout.addWidget(self.list, 3)
        self._layout.addWidget(self.notes)
        self._say_what_to_do()
        self.model.changed.connect(self._show_current)
        game.node_changed.connect(self._show_current)
        game.annotated.connect(lambda: self.model.refresh(game.node))
        when_language_changes(self, self._say_what_to_do)
        self._show_current()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_current()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._share_out()

    def put_above(self, widget: QWidget) -> None:
        """Have something over the list, which says what there is to do, until `clear_above`."""
        self._inside = QVBoxLayout()
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.addWidget(widget)
        widget.installEventFilter(self)
        self._above = Page(self._inside)
        self._layout.insertWidget(0, self._above)
        self._share_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # what stands above says more or less, or in another type
            self._share_out()
        return super().eventFilter(watched, event)

    def _share_out(self) -> None:
        """What stands above goes first, then the list, then the comment: so there is never more than one scroll bar.

        What stands above is there while the list is short.
        """
        has_moves = bool(self._game.tree.root.children)
        if self._above is not None:
            self._above.setVisible(not self._is_low and len(self.model.rows) <= LEAST_ROWS)
        self._say_what_to_do()
        is_alone = self._above is None or self._above.isHidden()
        if self._above is not None and not is_alone:
            wanted = self._inside.heightForWidth(self.width())
            least = LEAST_ROWS * self.list.verticalHeader().defaultSectionSize()
            spacing = self._layout.spacing()
            rest = self.height() - self.entry.sizeHint().height() - spacing
            more = rest - wanted - spacing  # for all but the field for moves
            self.comment.setVisible(more >= least + self.comment.height() + spacing or self.comment.hasFocus())
            self._above.setFixedHeight(max(min(wanted, rest), 1))
            self.list.setVisible(has_moves and more >= least)
        else:
            if not self._is_low:
                self.comment.show()
            self.list.setVisible(has_moves)
        self._empty.setVisible(self.list.isHidden())  # it keeps the field for moves at the foot in any case

    def clear_above(self) -> None:
        if self._above is not None:
            self._above.hide()
            self._above.deleteLater()
            self._above = None
        self._share_out()

    def _say_what_to_do(self) -> None:
        """In the middle of an empty list, if nothing over it does."""
        is_told = (self._above is not None and not self._above.isHidden()) or bool(self._game.tree.root.children)
        text = self.tr("No moves yet. Click a point on the board to make the first one.")
        self._empty.setText("" if is_told else text)

    def set_low(self, is_low: bool) -> None:
        """Have nothing over the list; the notes take what room there is, wherever they are."""
        self._is_low = is_low
        self.notes.set_low(is_low)
        self._empty.setContentsMargins(0 if is_low else 4 * STEP, 0, 0 if is_low else 4 * STEP, 0)
        self._share_out()

    def put_notes_beside(self, is_beside: bool) -> None:
        """Have the notes beside the list, or below it, where they come back from elsewhere."""
        self._layout.setDirection(QBoxLayout.Direction.LeftToRight if is_beside else QBoxLayout.Direction.TopToBottom)
        self._layout.setSpacing((4 if is_beside else 2) * STEP)
        self._layout.addWidget(self.notes, 2 if is_beside else 0)

    def show_names(self, names: list[str]) -> None:
        """Write the players' names over their moves."""
        if names != self.model.names:
            self.model.names = names
            self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 1, 2)

    def show_marks(self, marks: dict[Node, str]) -> None:
        """Put signs like `?` behind moves."""
        if marks != self.model.marks:
            self.model.marks = marks
            self.list.viewport().update()

    def _go_to(self, index: QModelIndex) -> None:
        node = self.model.node(index) if index.isValid() else None
        if node is not None:
            self._game.go_to(node)

    def _ask_for_menu(self, position: QPoint) -> None:
        """The menu is about the move that was pointed at, which is therefore shown."""
        self._go_to(self.list.indexAt(position))
        self.menu_wanted.emit(self.list.viewport().mapToGlobal(position))

    def _show_current(self, _step: object = None) -> None:
        self._share_out()
        place = self.model.places.get(id(self._game.node))
        if place is not None:
            self.list.show_cell(self.model.index(*place))
        for changed in (self._current, place):  # asking for the viewport would make PySide load every kind of widget
            if changed is not None:
                self.list.update(self.model.index(*changed))
        self._current = place
