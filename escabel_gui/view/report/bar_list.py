"""A list of rows with a bar each: what it is, its figures, and how they are made up."""

from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QListView,
    QScrollArea,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.painting import mixed
from escabel_gui.view.look.style import RADIUS, STEP
from escabel_gui.view.plain import plain, shortened, unbroken, wrappable
from escabel_gui.view.report.sections import Bar, Part
from escabel_gui.view.widgets.keys import ENTER

BAR: Final = 2 * STEP  # height
MARGIN: Final = 2 * STEP  # left and right of a row
GAP: Final = 3 * STEP  # between a label and its figures
MAX_LABEL_CHARS: Final = 120
WRAP: Final = int(Qt.TextFlag.TextWordWrap)

Index = QModelIndex | QPersistentModelIndex


def part_color(part: Part, palette: QPalette) -> QColor:
    """Return the fill of a part of a bar: strong is what was won, or cost most."""
    accent = palette.color(QPalette.ColorRole.Highlight).name()
    ink, ground = palette.color(QPalette.ColorRole.Text).name(), palette.color(QPalette.ColorRole.Base).name()
    is_dark = palette.color(QPalette.ColorRole.Base).lightness() < 128
    match part:
        case Part.WON | Part.BLUNDER | Part.PLAIN:
            return QColor(accent)
        case Part.TIED | Part.MISTAKE:
            return QColor(mixed(accent, ground, 0.5))
        case Part.LOST:
            return QColor(mixed(ink, ground, 0.35))
        case Part.BLACK:
            return QColor(ground if is_dark else ink)
        case Part.WHITE:
            return QColor(ink if is_dark else ground)
    return QColor(mixed(ink, ground, 0.1))


def paint_bar(painter: QPainter, rect: QRectF, bar: Bar, longest: int, palette: QPalette) -> None:
    """Paint a bar, as long as its share of the longest; each part has an outline, so that all can be told apart."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    left = rect.left()
    painter.setPen(QPen(palette.color(QPalette.ColorRole.PlaceholderText), 1))
    for part, count in bar.parts:
        width = rect.width() * count / max(longest, 1)
        painter.setBrush(part_color(part, palette))
        painter.drawRect(QRectF(left, rect.top(), max(width, 1.0), rect.height()))
        left += width


class BarModel(QAbstractListModel):
    """Rows of a section."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bars: list[Bar] = []

    def show_bars(self, bars: list[Bar]) -> None:
        self.beginResetModel()
        self.bars = bars
        self.endResetModel()

    @guarded(int)
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.bars)

    @guarded()
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        bar = self.bars[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return label_of(bar)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return shortened(", ".join(text for text in (bar.label, bar.figures, bar.details) if text))
        if role == Qt.ItemDataRole.ToolTipRole and bar.details:
            return plain(f"{bar.label}: {bar.details}")
        return None


def label_of(bar: Bar) -> str:
    """Return the label of a row as it is shown."""
    return unbroken(wrappable(bar.label, MAX_LABEL_CHARS))


class BarDelegate(QStyledItemDelegate):
    """Delegate that paints label and figures beside each other if there is room, and the bar under them."""

    def __init__(self, model: BarModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.width = 0  # of rows
        self.longest = 0  # of all bars

    def texts(self, metrics: QFontMetrics, bar: Bar) -> tuple[QRect, QRect]:
        """Return the rectangles of label and figures in a row at the origin."""
        room = max(self.width - 2 * MARGIN, 1)
        label, figures = label_of(bar), unbroken(bar.figures)
        beside = metrics.horizontalAdvance(label) + GAP + metrics.horizontalAdvance(figures) + 2
        if beside <= room:
            line = QRect(MARGIN, STEP, room, metrics.height())
            return line, line
        first = metrics.boundingRect(0, 0, room, 0, WRAP, label)
        second = metrics.boundingRect(0, 0, room, 0, WRAP, figures)
        upper = QRect(MARGIN, STEP, room, first.height())
        return upper, QRect(MARGIN, upper.bottom() + 1, room, second.height())

    @guarded(QSize)
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        bar = self._model.bars[index.row()]
        _, lower = self.texts(QFontMetrics(QApplication.font()), bar)
        return QSize(self.width, lower.bottom() + 1 + STEP + (BAR + STEP if bar.parts else 0))

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        bar = self._model.bars[index.row()]
        painter.save()
        try:
            self._paint(painter, option, bar, index)
        finally:
            painter.restore()

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, bar: Bar, index: Index) -> None:
        view = option.widget
        rect, palette = QRect(option.rect), QApplication.palette()  # the option's has the style's transparent ground
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_current = isinstance(view, QListView) and view.hasFocus() and view.currentIndex() == index
        if is_current:
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 1))
            painter.setBrush(palette.color(QPalette.ColorRole.AlternateBase))
            painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS / 2, RADIUS / 2)
        painter.setFont(option.font)
        upper, lower = (part.translated(rect.topLeft()) for part in self.texts(painter.fontMetrics(), bar))
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        painter.drawText(upper, WRAP | int(Qt.AlignmentFlag.AlignLeft), label_of(bar))
        side = Qt.AlignmentFlag.AlignRight if upper == lower else Qt.AlignmentFlag.AlignLeft
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(lower, WRAP | int(side), unbroken(bar.figures))
        if bar.parts:
            place = QRectF(rect.left() + MARGIN, lower.bottom() + 1 + STEP / 2, rect.width() - 2 * MARGIN, BAR)
            paint_bar(painter, place, bar, self.longest, palette)


class BarList(QListView):
    """List of bars, as high as its rows; the page in which it stands scrolls.

    A click or Enter asks for the games behind a row.
    """

    wanted = Signal(int)  # a row
    pointed = Signal(int)  # the row that the keyboard or the pointer is on; -1: none

    def __init__(self) -> None:
        super().__init__()
        self.bars = BarModel(self)
        self._delegate = BarDelegate(self.bars, self)
        self.setModel(self.bars)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(lambda index: self.wanted.emit(index.row()))
        self.entered.connect(lambda index: self.pointed.emit(index.row()))

    def show_bars(self, bars: list[Bar]) -> None:
        """Show rows; the keyboard stays on the row that it was on, as far as there is one."""
        row = self.currentIndex().row()
        self._delegate.longest = max((bar.length for bar in bars), default=0)
        self.bars.show_bars(bars)
        if bars:
            self.point_at(min(max(row, 0), len(bars) - 1))
        self.setCursor(Qt.CursorShape.PointingHandCursor if any(b.games for b in bars) else Qt.CursorShape.ArrowCursor)
        self._fit()

    def point_at(self, row: int) -> None:
        """Move the keyboard to a row, if there is one."""
        if row >= len(self.bars.bars):
            return
        index = self.bars.index(row, 0)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.viewport().update()

    def _fit(self) -> None:
        self._delegate.width = self.viewport().width()
        option = QStyleOptionViewItem()
        heights = [
            self._delegate.sizeHint(option, self.bars.index(row, 0)).height() for row in range(len(self.bars.bars))
        ]
        if self.height() != sum(heights) or self.minimumHeight() != sum(heights):
            self.setFixedHeight(sum(heights))
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(self.currentIndex().row() if self.hasFocus() else -1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_current()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask for the games of a row with Enter or the space bar; let arrows stop at the first and last row."""
        if event.key() in (*ENTER, Qt.Key.Key_Space):
            if self.currentIndex().isValid():
                self.wanted.emit(self.currentIndex().row())
            return
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()  # the window closes
            return
        super().keyPressEvent(event)
        self._show_current()

    def _show_current(self) -> None:
        """Scroll to the row with the keyboard, and emit `pointed` for it."""
        index = self.currentIndex()
        if not index.isValid():
            return
        self.viewport().update()
        self.pointed.emit(index.row())
        area = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        inside = None if area is None else area.widget()
        if area is not None and inside is not None:
            rect = self.visualRect(index)
            middle = self.viewport().mapTo(inside, rect.center())
            area.ensureVisible(middle.x(), middle.y(), 0, rect.height())
