"""The panel of a game's moves: what stands above the list, the list, the comment, and the field for moves."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from escabel_gui.model.table.game import Game
from escabel_gui.record.tree import Node
from escabel_gui.view.history.comment_field import CommentField
from escabel_gui.view.history.history_model import HistoryModel
from escabel_gui.view.history.history_table import HistoryTable
from escabel_gui.view.history.move_entry import MoveEntry
from escabel_gui.view.history.notes import Notes
from escabel_gui.view.language import in_every_language, when_language_changes
from escabel_gui.view.look.style import STEP, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.panel_page import PanelPage, take_into_tab_order

MIN_ROWS: Final = 5  # that are seen under what stands above them, which goes when there are more
MIN_LOW_SIZE_EM: Final = QSize(18, 7)  # heights of the text that it needs in a low panel, in which it scrolls


class HistoryPanel(PanelPage):
    """Panel with the list of moves, the comment on a position, and a field to type moves into."""

    scrolls = True

    menu_wanted = Signal(QPoint)  # for the current node, at this place on the screen
    prepared_chosen = Signal(object)  # the node after a move that is prepared for a game with a friend

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.model = HistoryModel(game)
        self._above: QWidget | None = None
        self._is_low = False
        self._current: tuple[int, int] | None = None  # the row and column that are marked
        self.list = HistoryTable(game, self.model)
        in_every_language(self, lambda: self.list.setAccessibleName(self.tr("Moves")))
        self.list.clicked.connect(self._go_to)
        self.list.stepped.connect(lambda by: game.go_on() if by > 0 else game.go_back())
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._ask_for_menu)
        self.comment = CommentField(game)
        self._empty = PlainLabel(wraps=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._empty.setContentsMargins(4 * STEP, 0, 4 * STEP, 0)
        self.entry = MoveEntry(game.rules)
        game.replaced.connect(lambda: self.entry.follow(game.rules))
        self.notes = Notes(self.comment, self.entry)
        self._layout = spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom, self), 2 * STEP, margins=0)
        self._layout.addWidget(self._empty, 3)
        self._layout.addWidget(self.list, 3)
        self._layout.addWidget(self.notes)
        self._say_what_to_do()
        self.model.changed.connect(self._show_current)
        game.node_changed.connect(self._show_current)
        game.annotated.connect(self._refresh_rows)
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

    def put_above(self, card: QWidget) -> None:
        """Show a card over the list, which says what there is to do, until `clear_above`.

        It returns the height that it wants from `heightForWidth`, and scrolls where it gets less.
        """
        card.installEventFilter(self)
        self._above = card
        self._layout.insertWidget(0, card)
        take_into_tab_order(card, self._empty)
        self._share_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # what stands above says more or less, or in another type
            self._share_out()
        return super().eventFilter(watched, event)

    def _share_out(self) -> None:
        """Distribute the height: panel above first, then the list, then the comment, so that only one of them scrolls.

        What stands above is there until there are moves, or while the list is short and has room under it.
        """
        is_led = self._above is not None and self._fit_above(self._above)
        if self._above is not None:
            self._above.setVisible(is_led)
        if not is_led and not self._is_low:
            self.comment.show()
        self._say_what_to_do()
        self.list.setVisible(self._has_moves)
        self._empty.setVisible(not self._has_moves)  # it keeps the field for moves at the foot in any case

    def _fit_above(self, above: QWidget) -> bool:
        """Give what stands above its height, if there is room for the list, too; return whether there is.

        The comment is shown where there is room for all three. In a low window it stands in the place of an empty list.
        """
        if self._is_low:
            size, room = self.size(), MIN_LOW_SIZE_EM * self.fontMetrics().height()
            above.setFixedHeight(max(min(above.heightForWidth(size.width()), size.height()), 1))
            return not self._has_moves and size.expandedTo(room) == size
        if len(self.model.rows) > MIN_ROWS:
            return False
        spacing = self._layout.spacing()
        wanted = above.heightForWidth(self.width())
        rest = self.height() - self.entry.sizeHint().height() - spacing
        more = rest - wanted - spacing  # for all but the field for moves
        least = MIN_ROWS * self.list.verticalHeader().defaultSectionSize()
        if self._has_moves and more < least:
            return False
        self.comment.setVisible(more >= least + self.comment.height() + spacing or self.comment.hasFocus())
        above.setFixedHeight(max(min(wanted, rest), 1))
        return True

    def clear_above(self) -> None:
        if self._above is not None:
            self._above.hide()
            self._above.deleteLater()
            self._above = None
        self._share_out()

    @property
    def _has_moves(self) -> bool:
        """True if there is anything to be listed."""
        return len(self.model.rows) > 1

    def _say_what_to_do(self) -> None:
        """Show what to do in the middle of an empty list, if nothing over it does."""
        is_told = (self._above is not None and not self._above.isHidden()) or self._has_moves
        text = self.tr("No moves yet. Click the board to make the first one.")
        self._empty.setText("" if is_told else text)

    def set_low(self, is_low: bool) -> None:
        """Show nothing over moves in a low window; the notes take what room there is, wherever they are."""
        self._is_low = is_low
        self.notes.set_low(is_low)
        self._empty.setContentsMargins(0 if is_low else 4 * STEP, 0, 0 if is_low else 4 * STEP, 0)
        self._share_out()

    def put_notes_beside(self, is_beside: bool) -> None:
        """Put the notes beside the list, or below it, also when they come back from elsewhere."""
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
        if node is not None and self.model.rows[index.row()].is_prepared:
            self.prepared_chosen.emit(node)
        elif node is not None:
            self._game.go_to(node)
            self.comment.follow_game()

    def _refresh_rows(self) -> None:
        """Update the rows of the nodes at which something may have been written."""
        for node in (self._game.node, self.comment.node):
            self.model.refresh(node)

    def _ask_for_menu(self, position: QPoint) -> None:
        """Show the move that was pointed at, and ask for the menu about it, unless it is only prepared."""
        index = self.list.indexAt(position)
        self._go_to(index)
        if not (index.isValid() and self.model.rows[index.row()].is_prepared):
            self.menu_wanted.emit(self.list.viewport().mapToGlobal(position))

    def _show_current(self, _step: object = None) -> None:
        self._share_out()
        place = self.model.places.get(self._game.node)
        if place is not None:
            self.list.show_cell(self.model.index(*place))
        for changed in (self._current, place):  # asking for the viewport would make PySide load every kind of widget
            if changed is not None:
                self.list.update(self.model.index(*changed))
        self._current = place
