"""Table of figures, as analysis and review show them: quiet, a line a row, with digits that stand below each other."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.icons import untinted
from escabel_gui.view.look.style import STEP
from escabel_gui.view.plain import shortened
from escabel_gui.view.widgets.keys import ENTER

RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
KEYS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
OURS: Final = (*KEYS, *ENTER)


class WholeWordsDelegate(QStyledItemDelegate):
    """Delegate that cuts a text after a whole word, as a move that is cut would look like another one."""

    @guarded()
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        style = option.widget.style() if option.widget is not None else QApplication.style()
        room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, option.widget).width()
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget) + 1  # Qt's own
        option.text = cut_to_words(option.text, option.fontMetrics, room - 2 * margin)


def cut_to_words(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return as many words of a text as have room, and dots for the others."""
    cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    return text if cut == text else cut[: cut.rfind(" ") + 1] + "…"


class FigureTable(QTableWidget):
    """A table to look at and to choose from: by the mouse, or when Tab has brought the keyboard there by its arrows."""

    pointed = Signal(int)  # the row that the pointer or the keyboard is at; -1: none
    row_chosen = Signal(int)
    row_entered = Signal(int)  # by the key Enter

    def __init__(self, widths: list[str], right: set[int], stretched: int, hides_stretched: bool = False) -> None:
        """Set up the columns: `widths` are texts as long as theirs may be; `right` are those of figures.

        The `stretched` column gets what the others leave; with `hides_stretched` it is cut between words, and hidden
        where that is less than its width.
        """
        super().__init__(0, len(widths))
        self._right = right
        self._widths = widths
        self._titles = [""] * len(widths)
        self._stretched = stretched
        self._hides_stretched = hides_stretched
        if hides_stretched:
            self.setItemDelegateForColumn(stretched, WholeWordsDelegate(self))
        self._seen = (1, 1)
        self.setObjectName("rows")  # as the style sheet calls them
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)
        header.setHighlightSections(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.cellEntered.connect(lambda row, _column: self.pointed.emit(row))
        self.cellClicked.connect(lambda row, _column: self.row_chosen.emit(row))
        self._fit()

    def set_titles(self, titles: list[str]) -> None:
        self._titles = titles
        self.setHorizontalHeaderLabels(titles)
        for column in range(len(titles)):
            if (title := self.horizontalHeaderItem(column)) is not None:
                title.setTextAlignment(RIGHT if column in self._right else LEFT)
        self._fit()

    def show_row(self, row: int, texts: list[str], spoken: str = "") -> None:
        """Show texts in a row; `spoken` is what a screen reader says instead."""
        for column, text in enumerate(texts):
            item = self.item(row, column)
            if item is None:
                item = QTableWidgetItem()
                item.setTextAlignment(RIGHT if column in self._right else LEFT)
                self.setItem(row, column, item)
            if item.text() != text:
                item.setText(shortened(text))
        first = self.item(row, 0)
        if spoken and first is not None:
            first.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)

    def show_column(self, column: int, is_shown: bool) -> None:
        """Show or hide a column; the stretched one takes its place."""
        if self.isColumnHidden(column) is is_shown:
            self.setColumnHidden(column, not is_shown)
            self._fit()

    def show_sign(self, row: int, column: int, picture: QPixmap) -> None:
        if (item := self.item(row, column)) is not None:
            item.setIcon(untinted(picture))

    # ---- sizes

    @property
    def row_height(self) -> int:
        return self.fontMetrics().height() + 2 * STEP

    def set_rows_seen(self, least: int, most: int) -> None:
        """Set the height in rows, however many there are: the most, where there is room, and the least."""
        self._seen = (least, most)
        header = self.horizontalHeader()
        rest = (0 if header.isHidden() else header.sizeHint().height()) + 2 * self.frameWidth()
        self.setMinimumHeight(least * self.row_height + rest)
        self.setMaximumHeight(most * self.row_height + rest)

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return QSize(240, self.maximumHeight())

    @guarded(QSize)
    def minimumSizeHint(self) -> QSize:
        return QSize(1, self.minimumHeight())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
            self.set_rows_seen(*self._seen)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.set_rows_seen(*self._seen)  # the header has its look, and with it its height, from now on

    def _fit(self) -> None:
        self.setIconSize(QSize(1, 1) * self.fontMetrics().height())
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(self.row_height)
        wide = [
            max(self.fontMetrics().horizontalAdvance(text) for text in texts) + 4 * STEP
            for texts in zip(self._widths, self._titles, strict=True)
        ]
        header = self.horizontalHeader()
        if not header.isHidden():
            wide = [max(width, header.sectionSizeHint(column)) for column, width in enumerate(wide)]
        stretched = self._stretched
        others = [column for column in range(len(wide)) if column != stretched and not self.isColumnHidden(column)]
        room = self.viewport().width() - sum(wide[column] for column in others)
        if self._hides_stretched:
            self.setColumnHidden(stretched, room < wide[stretched])
        for column in others:
            header.resizeSection(column, wide[column])
        if not self.isColumnHidden(stretched):
            header.resizeSection(stretched, max(room, 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # ---- mouse and keyboard

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(-1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(-1)

    def event(self, event: QEvent) -> bool:
        """Keep the table's keys from being shortcuts of the window while it has the keyboard."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in OURS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.currentRow() >= 0:
            self.row_entered.emit(self.currentRow())
            return
        by = KEYS.get(Qt.Key(event.key()))
        if by is None or not self.rowCount():
            event.ignore()
            return
        row = min(max(self.currentRow() + by, 0), self.rowCount() - 1)
        self.setCurrentCell(row, 0)
        self.pointed.emit(row)
        self.row_chosen.emit(row)
