"""List of moves, and the painting of its cells."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from escabel_gui.model.table.game import Game
from escabel_gui.view.guarding import guarded
from escabel_gui.view.history.history_model import NUMBER, HistoryModel, Index
from escabel_gui.view.history.history_rows import RESULT
from escabel_gui.view.look.style import SMALL_RADIUS, STEP, type_font

NOTCH: Final = 120  # in Qt's unit; touchpads and fine wheels tell of many small parts of it
INDENT: Final = 14  # pixels by which a variation stands farther in than the line that it leaves
MAX_INDENTS: Final = 6


class HistoryDelegate(QStyledItemDelegate):
    """Delegate that indents variations, marks the current move, and slants what is only prepared."""

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
            rect.adjust(INDENT * min(row.depth, MAX_INDENTS), 0, 0, 0)
        if node is not None and node is self._game.node and not (row.is_start and index.column() == 2):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(QPalette.ColorRole.AlternateBase))
            painter.drawRoundedRect(rect.adjusted(0, 1, -STEP, -1), SMALL_RADIUS, SMALL_RADIUS)
            painter.setFont(type_font(is_bold=True))
            text_color = palette.color(QPalette.ColorRole.Text)
        if row.is_prepared:
            font = painter.font()
            font.setItalic(True)
            painter.setFont(font)
        painter.setPen(QColor(text_color))
        alignment = index.data(Qt.ItemDataRole.TextAlignmentRole)
        painter.drawText(rect.adjusted(2 * STEP, 0, -STEP, 0), alignment, index.data())
        painter.setFont(option.font)


class HistoryTable(QTableView):
    """Table with every move of the game; the wheel steps through it."""

    stepped = Signal(int)  # by the wheel: -1 back, +1 on

    def __init__(self, game: Game, model: HistoryModel) -> None:
        super().__init__()
        self._turned = 0  # by the wheel since the last step, in its unit
        self._shown = QPersistentModelIndex()  # the cell that stays in sight
        self._rows = model
        self.setModel(model)
        model.changed.connect(self._join_cells)
        self.setItemDelegate(HistoryDelegate(game, model, self))
        self.setShowGrid(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(NUMBER, QHeaderView.ResizeMode.Fixed)
        self.fit()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def show_cell(self, index: QModelIndex) -> None:
        """Scroll to a cell, also when the rows have only just come and are not laid out yet."""
        self._shown = QPersistentModelIndex(index)
        self._show_again()

    def _show_again(self) -> None:
        self.executeDelayedItemsLayout()
        self.updateGeometries()
        if self._shown.isValid():
            row, column = self._shown.row(), self._shown.column()
            for shown in (row + 1, row):  # the next row may say how the game ended
                self.scrollTo(self.model().index(shown, column))

    def _join_cells(self) -> None:
        """Give the result the width of both players' moves."""
        self.clearSpans()
        if self._rows.result is not None:
            self.setSpan(self._rows.rows.index(RESULT), 1, 1, 2)

    def fit(self) -> None:
        """Give the rows and the column of numbers room for the type."""
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
        if turned * self._turned < 0:
            self._turned = 0  # the other way: that is answered at once
        self._turned += turned
        steps = int(self._turned / NOTCH)  # towards zero
        self._turned -= steps * NOTCH
        for _ in range(abs(steps)):
            self.stepped.emit(-1 if steps > 0 else 1)
        event.accept()
