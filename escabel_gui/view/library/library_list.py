"""The list of games: one row a game, with a picture of its last position."""

from __future__ import annotations

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

from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.result import Ending, Result, parse_result
from escabel_gui.record.storage.search_terms import Facet, Values
from escabel_gui.record.storage.summary import Summary
from escabel_gui.rules.catalogue import CATALOGUE, parse_wire_name
from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import in_every_language, tr, when_language_changes
from escabel_gui.view.library.thumbnails import Thumbnails
from escabel_gui.view.look.texts import (
    clock_text,
    color_name,
    date_text,
    game_title,
    level_name,
    recorded_names,
    result_label,
    variant_labels,
)
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import plain, shortened

SIDE: Final = 64  # of the pictures
MARGIN: Final = 8
MIDNIGHT: Final = "00:00"
MAX_CELL_CHARS: Final = 200  # characters of a line
MIN_TITLE_WIDTH: Final = 6  # heights of the text, for the title of a game
GAME, BLACK, WHITE, RESULT, PLIES, DATE = range(6)  # columns
ORDERS: Final = ("game", "black", "white", "result", "plies", "date")  # what a column sorts by, as queries say it
TITLE_SIZE: Final = 11  # of the boards for whose titles there is room
LONG_DATE: Final = "00.00.0000 00"
LONG_RESULTS: Final = (Result(2, Ending.TIME), Result(2, points=10))
SHORT_NAME: Final = "Konstantin"
USUAL_NAME: Final = "Konstantin Wiesenthaler"

Index = QModelIndex | QPersistentModelIndex


class LibraryModel(QAbstractTableModel):
    """Games in the order in which they were found."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.games: list[Summary] = []
        self.reviewed = ""  # the file of the game that is being reviewed
        self.is_short = False  # whether the names have no columns of their own, and stand under the title
        self.has_results = True  # whether results have one

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

    @guarded()
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            titles = (self.tr("Game"), color_name(1), color_name(2), self.tr("Result"))
            return (*titles, self.tr("Moves"), self.tr("Date"))[section]
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
            return plain(game.file)
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

    def shown_text(self, facet: Facet, values: Values) -> str:
        """Return the text by which a game with these values is found: all that a row shows for them. Any thread."""
        match facet:
            case Facet.GAME:
                return " ".join((title_text(*values), *variant_texts(values[0])))
            case Facet.PLAYERS:
                levels = [level_name(level) for level in map(parse_bot_level, values[:2]) if level]
                return "\n".join((*recorded_names(*values), *levels))
            case Facet.RESULT:
                return result_label(parse_result(values[0]))
            case Facet.DATE:
                relative = date_text(values[0], MIDNIGHT).replace(clock_text(MIDNIGHT), "")
                return f"{relative} {date_text(values[0])} {values[0]}"
            case Facet.CLOCK:
                return f"{clock_text(values[0])} {values[0]}" if values[0] else ""
        return self.tr("reviewed") if values[0] else ""

    def title(self, game: Summary) -> str:
        return title_text(game.wire_name, game.size)

    def details(self, game: Summary) -> str:
        """Its name, what it is played with, whether it was reviewed."""
        parts = [game.name] if game.name else []
        parts += variant_texts(game.wire_name)
        if game.file == self.reviewed:
            parts.append(self.tr("being reviewed"))
        elif game.is_reviewed:
            parts.append(self.tr("reviewed"))
        return " · ".join(parts)

    def second_line(self, game: Summary) -> str:
        """Return the line under the title: details that have no column."""
        names = " – ".join(recorded_names(*game.players, game.friend)) if self.is_short else ""
        result = "" if self.has_results else result_label(game.result)
        return " · ".join(part for part in (result, names, self.details(game)) if part)

    def _sentence(self, game: Summary) -> str:
        """All of a row, for those who hear it."""
        who = self.tr("{0} against {1}").format(*recorded_names(*game.players, game.friend))
        moves = tr("%n move(s)", None, game.plies)
        parts = [self.title(game), self.details(game), who, result_label(game.result), moves]
        parts.append(date_text(game.date, game.clock))
        return ", ".join(part for part in parts if part)


def title_text(wire_name: str, size: int) -> str:
    """Return the title of a game; the wire name of one that only a later version knows."""
    try:
        return game_title(parse_wire_name(wire_name)[0], size)
    except ValueError:
        return wire_name


def variant_texts(wire_name: str) -> list[str]:
    """Return the names of the chosen options; none of a game that only a later version knows."""
    try:
        return variant_labels(*parse_wire_name(wire_name))
    except ValueError:
        return []


def alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == PLIES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class LibraryDelegate(QStyledItemDelegate):
    """Paints the picture and the two lines beside it; rows are chosen as a whole, so no cell shows a focus."""

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
                paint_line(painter, rect, str(index.data()), alignment(column))
        finally:
            painter.restore()

    def _paint_game(self, painter: QPainter, rect: QRect, game: Summary, quiet: QColor) -> None:
        picture = self._thumbnails.picture(game)
        if picture is not None:
            painter.drawPixmap(rect.left(), rect.top() + (rect.height() - SIDE) // 2, picture)
        rect.setLeft(rect.left() + SIDE + MARGIN + 4)
        details = self._model.second_line(game)
        plain, bold = QFont(painter.font()), QFont(painter.font())
        bold.setWeight(QFont.Weight.DemiBold)
        height = painter.fontMetrics().height()
        lines = height * 2 + 2 if details else height
        line = QRect(rect.left(), rect.center().y() - lines // 2, rect.width(), height)
        painter.setFont(bold)
        paint_line(painter, line, self._model.title(game), alignment(GAME))
        painter.setFont(plain)
        painter.setPen(quiet)
        paint_line(painter, line.translated(0, height + 2), details, alignment(GAME))


def paint_line(painter: QPainter, rect: QRect, text: str, where: Qt.AlignmentFlag) -> None:
    """One line of text, cut with dots where there is no room."""
    text = shortened(text, MAX_CELL_CHARS)
    painter.drawText(rect, where, painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width()))


class LibraryList(QTableView):
    """Shows what was found; keeps what is selected while it changes."""

    typed = Signal(str)  # letters that nothing here is meant by
    order_chosen = Signal(str, bool)  # a key of the index's orders, and whether it descends

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.games = LibraryModel(self)
        self.thumbnails = Thumbnails(SIDE, theme, self)
        self.thumbnails.ratio = self.devicePixelRatioF()
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
        header.setSortIndicatorShown(True)
        header.setSortIndicator(DATE, Qt.SortOrder.DescendingOrder)
        self._fit()
        when_language_changes(self, self._share_out)
        header.sortIndicatorChanged.connect(
            lambda column, order: self.order_chosen.emit(ORDERS[column], order == Qt.SortOrder.DescendingOrder)
        )
        self.thumbnails.painted.connect(self.viewport().update)

    def _fit(self) -> None:
        """Make rows and columns as large as the type asks for."""
        metrics = self.fontMetrics()
        self.verticalHeader().setDefaultSectionSize(max(SIDE, 2 * metrics.height()) + MARGIN)
        self.horizontalHeader().setMinimumHeight(metrics.height() + 2 * MARGIN)
        self._share_out()

    def _share_out(self) -> None:
        """Games and names have what the other columns leave; the last columns go where there is no room for them.

        Where there is no room for the names, either, they stand under the titles.

        What is arranged by hand stays until the window has another size.
        """
        metrics, room = self.fontMetrics(), self.viewport().width()
        samples = {  # the last go first
            RESULT: max(map(result_label, LONG_RESULTS), key=metrics.horizontalAdvance),
            DATE: LONG_DATE,
            PLIES: f"{self.games.headerData(PLIES, Qt.Orientation.Horizontal)} 00",
        }
        widths = {column: metrics.horizontalAdvance(sample) + 2 * MARGIN for column, sample in samples.items()}
        least_name, most_name = (metrics.horizontalAdvance(name) + 2 * MARGIN for name in (SHORT_NAME, USUAL_NAME))
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        long_titles = [game_title(ruleset, TITLE_SIZE) for ruleset in CATALOGUE]
        titles = SIDE + 4 * MARGIN + max(map(QFontMetrics(bold).horizontalAdvance, long_titles))
        self.games.is_short = titles + 2 * least_name + widths[RESULT] > room
        used = titles + (0 if self.games.is_short else 2 * least_name)
        for column, width in widths.items():
            used += width
            self.setColumnHidden(column, used > room)
            self.setColumnWidth(column, width)
        self.games.has_results = not self.isColumnHidden(RESULT)
        for column in (BLACK, WHITE):
            self.setColumnHidden(column, self.games.is_short)
        others = sum(self.columnWidth(column) for column in widths)  # 0 where one is hidden
        for column in () if self.games.is_short else (BLACK, WHITE):
            self.setColumnWidth(column, min(max((room - others - titles) // 2, least_name), most_name))
        self._stretch()

    def _stretch(self) -> None:
        """Give the games what the other columns leave, but never less than they need."""
        others = sum(self.columnWidth(column) for column in range(BLACK, DATE + 1))
        least = SIDE + MIN_TITLE_WIDTH * self.fontMetrics().height()
        self.setColumnWidth(GAME, max(self.viewport().width() - others, least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    @guarded()
    def keyboardSearch(self, search: str) -> None:
        """Leave it to others to search, where Qt would ask for the texts of all rows, at each letter."""
        self.typed.emit(search)

    def show_games(self, games: list[Summary]) -> None:
        """Show these games. What was selected stays so, or else the game beside it is selected.

        But the first game gives way to one that comes before it.
        """
        selected = set(self.selected_files())
        if len(selected) == 1 and self.currentIndex().row() == 0:
            selected.clear()
        current = self.current_file()
        beside = self._beside(selected, {game.file for game in games}) if selected else ""
        self.games.show_games(games)
        self._select([row for row, game in enumerate(games) if game.file in selected or game.file == beside], current)

    def select(self, files: list[str]) -> None:
        """Select games, and bring the first of them into sight."""
        self._select([row for row, game in enumerate(self.games.games) if game.file in files], "")
        self.scrollTo(self.currentIndex())

    def _select(self, rows: list[int], current: str) -> None:
        """Select rows, or else the first one; the keyboard is at the current file if it is among them."""
        row = next((row for row in rows if self.games.games[row].file == current), rows[0] if rows else 0)
        selection = QItemSelection()
        for _, run in groupby(enumerate(rows or [0]), lambda pair: pair[1] - pair[0]):
            together = [number for _, number in run]
            selection.select(self.games.index(together[0], GAME), self.games.index(together[-1], DATE))
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.selectionModel().setCurrentIndex(self.games.index(row, GAME), QItemSelectionModel.SelectionFlag.NoUpdate)

    def show_reviewed(self, file: str) -> None:
        """The game in this file is being reviewed; empty: none."""
        if file != self.games.reviewed:
            self.games.reviewed = file
            self.viewport().update()

    def _beside(self, selected: set[str], staying: set[str]) -> str:
        """Return the game to select after a deletion: the next one, else the one before."""
        if selected & staying:
            return ""
        files = [game.file for game in self.games.games]
        first = next((row for row, file in enumerate(files) if file in selected), 0)
        following = (file for file in files[first:] if file in staying)
        before = (file for file in reversed(files[:first]) if file in staying)
        return next(following, next(before, ""))

    def selected_files(self) -> list[str]:
        """The files of the selected games, from the top down."""
        selected = self.selectionModel().selection()  # whole rows, in a few runs
        runs = [selected.at(number) for number in range(selected.size())]
        rows = sorted({row for run in runs for row in range(run.top(), run.bottom() + 1)})
        return [self.games.games[row].file for row in rows]

    def current_file(self) -> str:
        """The file of the game that the keyboard is at; empty where there is none."""
        index = self.currentIndex()
        return self.games.games[index.row()].file if index.isValid() else ""

    def current_game(self) -> Summary | None:
        """The only game that is selected."""
        files = self.selected_files()
        return next((game for game in self.games.games if [game.file] == files), None)
