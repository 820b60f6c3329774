"""The list of games: one row a game, with a picture of its last position."""

from itertools import groupby
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from escabel_gui.record.names import format_bot
from escabel_gui.record.result import Ending, Result
from escabel_gui.record.storage.summary import Summary
from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import in_every_language, tr, when_language_changes
from escabel_gui.view.library.tag_chips import paint_tags, share_out_tags
from escabel_gui.view.look.painted_text import MAX_CELL_CHARS, height_of, paint_text
from escabel_gui.view.look.shown_texts import title_text, variant_texts
from escabel_gui.view.look.style import bold
from escabel_gui.view.look.texts import (
    color_name,
    date_text,
    game_title,
    pairing,
    recorded_names,
    result_label,
)
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.look.thumbnails import Thumbnails
from escabel_gui.view.plain import NO_BREAK, kept_apart, plain, shortened

SIDE: Final = 64  # of the pictures
MARGIN: Final = 8
ARROWS: Final = ("\u00a0↑", "\u00a0↓")  # after the title of the column by which the games are sorted: up, down
MIN_TITLE_WIDTH: Final = 6  # heights of the text, for the title of a game
LINES: Final = 3  # of text in a row
GAME, BLACK, WHITE, RESULT, PLIES, DATE = range(6)  # columns
ORDERS: Final = ("game", "black", "white", "result", "plies", "date")  # what a column sorts by, as queries say it
TITLE_SIZE: Final = 11  # of the boards for whose titles there is room
LONG_DATES: Final = ("2024-09-30", "2024-11-30")
LONG_RESULTS: Final = (
    *(Result(winner, ending) for winner in (1, 2) for ending in (Ending.TIME, Ending.RESIGNATION, Ending.FORFEIT)),
    Result(2, points=10),
)
SHORT_NAMES: Final = ("Konstantin", format_bot(8))
USUAL_NAME: Final = "Konstantin Wiesenthaler"

Index = QModelIndex | QPersistentModelIndex
Place = tuple[str, int]  # of a game: its file, and its number there


class LibraryModel(QAbstractTableModel):
    """Games in the order in which they were found."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.games: list[Summary] = []
        self.reviewed = ""  # the file of the game that is being reviewed
        self.order, self.is_descending = DATE, True  # as the window lists them at first
        self.hidden: frozenset[int] = frozenset()  # columns for which there is no room: they stand under the title

    def show_games(self, games: list[Summary]) -> None:
        self.beginResetModel()
        self.games = games
        self.endResetModel()

    @guarded(int)
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.games)

    @guarded(int)
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(ORDERS)

    def sort_by(self, column: int, is_descending: bool) -> None:
        """Note by which column the games are sorted; its title says so."""
        self.order, self.is_descending = column, is_descending
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, GAME, DATE)

    def column_title(self, column: int) -> str:
        """Return the title of a column, without the arrow that tells of the order."""
        titles = (self.tr("Game"), color_name(1), color_name(2), self.tr("Result"))
        return (*titles, self.tr("Moves"), self.tr("Date"))[column]

    @guarded()
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.column_title(section) + (ARROWS[self.is_descending] if section == self.order else "")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(section)
        return None

    @guarded()
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        game, column = self.games[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return shortened(self._text(game, column), MAX_CELL_CHARS)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(column)
        if role == Qt.ItemDataRole.AccessibleTextRole and column == GAME:
            return shortened(self._sentence(game))
        if role == Qt.ItemDataRole.ToolTipRole and column == GAME:
            file = game.file if game.number == 1 else self.tr("{0}, game {1}").format(game.file, game.number)
            return plain("\n".join([file, ", ".join(game.tags)]).strip())
        return None

    def _text(self, game: Summary, column: int) -> str:
        if column == GAME:
            return self.title(game)
        if column == RESULT:
            return result_label(game.result)
        if column == PLIES:
            return QLocale().toString(game.plies)
        if column == DATE:
            return date_text(game.date, game.clock)
        return recorded_names(*game.players, game.friend)[column - BLACK]

    def title(self, game: Summary) -> str:
        return title_text(game.wire_name, game.size)

    def details(self, game: Summary) -> str:
        """Return the text of a game's second line: its name, what it is played with, whether it was reviewed."""
        parts = [kept_apart(game.name)] if game.name else []
        parts += variant_texts(game.wire_name)
        if game.file == self.reviewed:
            parts.append(self.tr("being reviewed"))
        elif game.is_reviewed:
            parts.append(tr("reviewed"))
        return " · ".join(parts)

    def second_line(self, game: Summary) -> str:
        """Return what stands under the title: details that have no column."""
        told = {
            RESULT: result_label(game.result),
            BLACK: " – ".join(recorded_names(*game.players, game.friend)),
            PLIES: tr("%n move(s)", None, game.plies),
            DATE: date_text(game.date, game.clock).replace(" ", NO_BREAK),
        }
        parts = [text for column, text in told.items() if column in self.hidden]
        return " · ".join(part for part in (*parts, self.details(game)) if part)

    def _sentence(self, game: Summary) -> str:
        """Return all of a row as one text for screen readers."""
        who = pairing(*recorded_names(*game.players, game.friend))
        moves = tr("%n move(s)", None, game.plies)
        parts = [self.title(game), self.details(game), *game.tags, who, result_label(game.result), moves]
        parts.append(date_text(game.date, game.clock))
        return ", ".join(part for part in parts if part)


def alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == PLIES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class LibraryDelegate(QStyledItemDelegate):
    """Delegate that paints the picture and the two lines beside it.

    Rows are chosen as a whole, so no cell shows a focus.
    """

    def __init__(self, model: LibraryModel, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._thumbnails = thumbnails

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        game, column = self._model.games[index.row()], index.column()
        option.state &= ~QStyle.StateFlag.State_HasFocus
        style = option.widget.style() if option.widget is not None else QApplication.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
        rect = QRect(option.rect).adjusted(MARGIN // 2, 0, -MARGIN, 0)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
        painter.save()
        try:
            painter.setFont(option.font)
            painter.setPen(option.palette.color(role))
            if column == GAME:
                quiet = option.palette.color(role if is_selected else QPalette.ColorRole.PlaceholderText)
                self._paint_game(painter, rect, game, quiet)
            else:
                paint_text(painter, rect, str(index.data()), alignment(column))
        finally:
            painter.restore()

    def _paint_game(self, painter: QPainter, rect: QRect, game: Summary, quiet: QColor) -> None:
        picture = self._thumbnails.picture(game)
        if picture is not None:
            painter.drawPixmap(rect.left(), rect.top() + (rect.height() - SIDE) // 2, picture)
        rect.setLeft(rect.left() + SIDE + MARGIN + 4)
        title = self._model.title(game)
        plain, strong = QFont(painter.font()), bold(painter.font())
        title_width = QFontMetrics(strong).horizontalAdvance(title)
        beside, below = share_out_tags(game.tags, QFontMetrics(plain), rect.width() - title_width)
        parts = (self._model.second_line(game), *map(kept_apart, below))
        details = shortened(" · ".join(part for part in parts if part), MAX_CELL_CHARS)
        upper = height_of(title, QFontMetrics(strong), rect.width())
        lower = height_of(details, QFontMetrics(plain), rect.width())
        top = max(rect.center().y() - (upper + lower) // 2, rect.top())
        painter.setFont(strong)
        paint_text(painter, QRect(rect.left(), top, rect.width(), upper), title, alignment(GAME))
        painter.setFont(plain)
        painter.setPen(quiet)
        paint_tags(painter, QRect(rect.left() + title_width, top, rect.width() - title_width, upper), beside)
        rest = QRect(rect.left(), top + upper, rect.width(), min(lower, rect.bottom() + 1 - top - upper))
        paint_text(painter, rest, details, alignment(GAME))


class LibraryList(QTableView):
    """List of the games that were found, which keeps the selection while they change."""

    typed = Signal(str)  # letters that nothing here is meant by
    order_chosen = Signal(str, bool)  # a key of the index's orders, and whether it descends

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("games")  # as the style sheet calls it
        self.games = LibraryModel(self)
        self.thumbnails = Thumbnails(SIDE, theme, self)
        self.setModel(self.games)
        self.setItemDelegate(LibraryDelegate(self.games, self.thumbnails, self))
        in_every_language(self, lambda: self.setAccessibleName(self.tr("Games")))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalScrollBar().setSingleStep((SIDE + MARGIN) // 2)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        # Painting it, Qt asks of every row whether it is selected, which takes long in a large library: it knows none.
        header.setSelectionModel(QItemSelectionModel(self.games, header))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.sectionResized.connect(lambda column: None if column == GAME else self._stretch())
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(False)  # the title has an arrow: Qt's is far from it, and may cover it
        header.setSortIndicator(DATE, Qt.SortOrder.DescendingOrder)
        self._fit()
        when_language_changes(self, self._share_out)
        header.sortIndicatorChanged.connect(self._sort)
        self.thumbnails.painted.connect(self.viewport().update)

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        is_descending = order == Qt.SortOrder.DescendingOrder
        self.games.sort_by(column, is_descending)
        self.order_chosen.emit(ORDERS[column], is_descending)

    def _fit(self) -> None:
        """Make rows and columns as large as the type asks for."""
        metrics = self.fontMetrics()
        self.verticalHeader().setDefaultSectionSize(max(SIDE, LINES * metrics.lineSpacing()) + MARGIN)
        self.horizontalHeader().setMinimumHeight(metrics.height() + 2 * MARGIN)
        self._share_out()

    def height_of_rows(self, count: int) -> int:
        """Return the height that the list needs for so many rows and the titles of its columns, in pixels."""
        titles = self.horizontalHeader()
        head = max(titles.sizeHint().height(), titles.minimumHeight())
        return head + count * self.verticalHeader().defaultSectionSize()

    def _share_out(self) -> None:
        """Give games and names what the other columns leave, and hide columns for which there is no room.

        What these would show stands under the titles: first the number of moves, then the date, the names, and the
        result. What is arranged by hand stays until the window has another size.
        """
        metrics, room = self.fontMetrics(), self.viewport().width()
        samples = {  # the last go first
            RESULT: map(result_label, LONG_RESULTS),
            BLACK: recorded_names(*SHORT_NAMES) + recorded_names("", "", WHITE),
            DATE: (date_text(date, "20:00") for date in LONG_DATES),
            PLIES: ["0000"],
        }
        widths = {
            column: max(
                max(map(metrics.horizontalAdvance, texts)) + 2 * MARGIN,
                *map(self._title_width, (BLACK, WHITE) if column == BLACK else (column,)),
            )
            for column, texts in samples.items()
        }
        most_name = metrics.horizontalAdvance(USUAL_NAME) + 2 * MARGIN
        long_titles = [game_title(ruleset, TITLE_SIZE) for ruleset in CATALOGUE]
        titles = SIDE + 4 * MARGIN + max(map(QFontMetrics(bold(self.font())).horizontalAdvance, long_titles))
        used, hidden = titles, []
        for column, width in widths.items():
            used += 2 * width if column == BLACK else width
            if used > room:
                hidden.append(column)
        self.games.hidden = frozenset(hidden)
        for column, width in widths.items():
            self.setColumnWidth(column, width)
            self.setColumnHidden(column, column in hidden)
        self.setColumnHidden(WHITE, BLACK in hidden)
        if BLACK not in hidden:
            others = sum(self.columnWidth(column) for column in (RESULT, PLIES, DATE))
            width = max(min((room - others - titles) // 2, most_name), widths[BLACK])
            for column in (BLACK, WHITE):
                self.setColumnWidth(column, width)
        self._stretch()

    def _title_width(self, column: int) -> int:
        """Return the width of a column's title with the arrow, also of a hidden one, for which Qt knows none."""
        titles = [self.games.column_title(column) + arrow for arrow in ARROWS]
        return max(map(self.fontMetrics().horizontalAdvance, titles)) + 3 * MARGIN

    def _stretch(self) -> None:
        """Give the games what the other columns leave, but never less than they need."""
        others = sum(self.columnWidth(column) for column in range(BLACK, DATE + 1))  # 0 where one is hidden
        least = SIDE + MIN_TITLE_WIDTH * self.fontMetrics().height()
        self.setColumnWidth(GAME, max(self.viewport().width() - others, least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    @guarded(QModelIndex)
    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return where a key leads: Home and End to the first and the last game, not column."""
        if action in (QAbstractItemView.CursorAction.MoveHome, QAbstractItemView.CursorAction.MoveEnd):
            modifiers |= Qt.KeyboardModifier.ControlModifier
        return super().moveCursor(action, modifiers)

    @guarded()
    def keyboardSearch(self, search: str) -> None:
        """Emit `typed` instead of searching, as Qt would ask for the texts of all rows at each letter."""
        self.typed.emit(search)

    def show_games(self, games: list[Summary]) -> None:
        """Show these games. What was selected stays so, or else the game beside it is selected.

        But the first game gives way to one that comes before it.
        """
        selected = {game.place for game in self.selected_games()}
        if len(selected) == 1 and self.currentIndex().row() == 0:
            selected.clear()
        current = self.current_place()
        staying = {game.place for game in games}
        if selected and not selected & staying:
            selected = self._beside(selected, staying)
        self.games.show_games(games)
        self._select([row for row, game in enumerate(games) if game.place in selected], current)

    def select(self, files: list[str]) -> None:
        """Select games, and bring the first of them into sight."""
        wanted = set(files)
        self._select([row for row, game in enumerate(self.games.games) if game.file in wanted], None)
        self.scrollTo(self.currentIndex())

    def _select(self, rows: list[int], current: Place | None) -> None:
        """Select rows, or else the first one; the keyboard is at the current game if it is among them."""
        row = next((row for row in rows if self.games.games[row].place == current), rows[0] if rows else 0)
        selection = QItemSelection()
        for _, run in groupby(enumerate(rows or [0]), lambda pair: pair[1] - pair[0]):
            together = [number for _, number in run]
            selection.select(self.games.index(together[0], GAME), self.games.index(together[-1], DATE))
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.selectionModel().setCurrentIndex(self.games.index(row, GAME), QItemSelectionModel.SelectionFlag.NoUpdate)

    def show_reviewed(self, file: str) -> None:
        """Mark the game in this file as being reviewed; empty: none."""
        if file != self.games.reviewed:
            self.games.reviewed = file
            self.viewport().update()

    def _beside(self, selected: set[Place], staying: set[Place]) -> set[Place]:
        """Return the game to select after a deletion, if there is one: the next one, else the one before."""
        places = [game.place for game in self.games.games]
        first = next((row for row, place in enumerate(places) if place in selected), 0)
        nearest = next((place for place in (*places[first:], *reversed(places[:first])) if place in staying), None)
        return set() if nearest is None else {nearest}

    def selected_files(self) -> list[str]:
        """Return the files of the selected games, from the top down."""
        return [game.file for game in self.selected_games()]

    def selected_games(self) -> list[Summary]:
        """Return the selected games, from the top down."""
        selected = self.selectionModel().selection()  # whole rows, in a few runs
        runs = [selected.at(number) for number in range(selected.size())]
        rows = sorted({row for run in runs for row in range(run.top(), run.bottom() + 1)})
        return [self.games.games[row] for row in rows]

    def current_place(self) -> Place | None:
        """Return the place of the game that the keyboard is at, if there is one."""
        index = self.currentIndex()
        return self.games.games[index.row()].place if index.isValid() else None

    def current_game(self) -> Summary | None:
        """Return the only selected game; None if none or several are selected."""
        games = self.selected_games()
        return games[0] if len(games) == 1 else None
