"""The list of chapters: a picture, a number and a title each, in an order that is changed by dragging."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDropEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from escabel_gui.record.chapters.study import Chapter
from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import in_every_language, tr
from escabel_gui.view.look.heading import board_title
from escabel_gui.view.look.painted_text import height_of, paint_text
from escabel_gui.view.look.style import STEP, bold
from escabel_gui.view.look.texts import recorded_names
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.look.thumbnails import Thumbnails
from escabel_gui.view.plain import shortened, wrappable
from escabel_gui.view.widgets.keys import ENTER

PICTURE_LINES: Final = 3  # of text, in which a picture is as high
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
CONTROL: Final = Qt.KeyboardModifier.ControlModifier

Index = QModelIndex | QPersistentModelIndex


class ChapterRows(QAbstractListModel):
    """List model with the chapters of a study, of which one is on the board."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chapters: tuple[Chapter, ...] = ()
        self.shown: Chapter | None = None  # on the board

    def show_chapters(self, chapters: tuple[Chapter, ...], shown: Chapter | None) -> None:
        """Show these chapters; if they are the same as before, the titles of some may be other ones."""
        self.shown = shown
        if chapters != self.chapters:
            self.beginResetModel()
            self.chapters = chapters
            self.endResetModel()
        elif chapters:
            self.dataChanged.emit(self.index(0), self.index(len(chapters) - 1))

    @guarded(int)
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.chapters)

    @guarded()
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        chapter = self.chapters[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.title(index.row())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = [self.title(index.row()), details_of(chapter)]
            return ", ".join([*parts, self.tr("on the board")] if chapter is self.shown else parts)
        return None

    def title(self, row: int) -> str:
        """Return a chapter's number and title; one that has none is called by its players, or by its number alone."""
        return f"{row + 1}. {chapter_title(self.chapters[row])}"

    @guarded(lambda: Qt.ItemFlag.NoItemFlags)
    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return usual | (Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else Qt.ItemFlag.ItemIsDropEnabled)

    @guarded(lambda: Qt.DropAction.CopyAction)
    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction  # Qt would remove what was moved: whoever is told of it does that


def chapter_title(chapter: Chapter) -> str:
    """Return the title of a chapter; one that has none is called by its players or its kind."""
    black, white = chapter.tree.player_names_at(chapter.tree.main_line()[-1])
    if chapter.title:
        return shortened(chapter.title)
    if black or white:
        return " – ".join(recorded_names(black, white))
    return tr("Position") if chapter.tree.start_stacks is not None else tr("Game", "one that was played")


def details_of(chapter: Chapter) -> str:
    """Return the board of a chapter, and how many moves it has, as text."""
    moves = chapter.tree.last_node().depth
    return " · ".join([board_title(chapter.tree.rules), *([tr("%n move(s)", None, moves)] if moves else [])])


class ChapterDelegate(QStyledItemDelegate):
    """Delegate that paints the picture of a chapter, and all of the two texts beside it."""

    def __init__(self, view: ChapterList) -> None:
        super().__init__(view)
        self._view = view

    def _texts(self, index: Index) -> tuple[str, str]:
        return wrappable(str(index.data())), details_of(self._view.rows.chapters[index.row()])

    def _text_width(self) -> int:
        return max(self._view.viewport().width() - self._view.thumbnails.side - 4 * STEP, 1)

    def _heights(self, index: Index, font: QFont) -> tuple[int, int]:
        title, details = self._texts(index)
        width = self._text_width()
        return height_of(title, QFontMetrics(bold(font)), width), height_of(details, QFontMetrics(font), width)

    @guarded(QSize)
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = max(sum(self._heights(index, self._view.font())), self._view.thumbnails.side)
        return QSize(1, height + 2 * STEP)

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chapter, view = self._view.rows.chapters[index.row()], self._view
        style = option.widget.style() if option.widget is not None else QApplication.style()
        option.state &= ~QStyle.StateFlag.State_HasFocus
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
        rect = QRect(option.rect).adjusted(STEP, STEP, -STEP, -STEP)
        picture = view.thumbnails.picture(chapter.position)
        if picture is not None:
            painter.drawPixmap(rect.topLeft(), picture)
        if chapter is view.rows.shown:
            painter.fillRect(option.rect.left(), rect.top(), STEP // 2 + 1, rect.height(), option.palette.highlight())
        upper, lower = self._heights(index, view.font())
        title, details = self._texts(index)
        left, width = rect.left() + view.thumbnails.side + 2 * STEP, self._text_width()
        painter.save()
        try:
            painter.setFont(bold(view.font()))
            painter.setPen(option.palette.color(QPalette.ColorRole.Text))
            paint_text(painter, QRect(left, rect.top(), width, upper), title, LEFT)
            painter.setFont(view.font())
            painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
            paint_text(painter, QRect(left, rect.top() + upper, width, lower), details, LEFT)
        finally:
            painter.restore()


class ChapterList(QListView):
    """List of chapters: a click or Enter goes to one, the arrows look at others, or move the chapter with Ctrl."""

    chosen = Signal(object)  # Chapter: it is to be on the board
    moved = Signal(object, int)  # Chapter, and the number that it is to have, from 0
    renaming = Signal(object)  # Chapter
    deleted = Signal(object)  # Chapter
    undone = Signal()  # the latest change
    menu_wanted = Signal(object, QPoint)  # for a Chapter, at this place on the screen

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.rows = ChapterRows(self)
        self._theme = theme
        self.thumbnails = self._make_thumbnails()
        self.setModel(self.rows)
        self.setItemDelegate(ChapterDelegate(self))
        in_every_language(self, lambda: self.setAccessibleName(self.tr("Chapters")))
        self.setObjectName("rows")  # as the style sheet calls them
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setDragDropOverwriteMode(False)
        self.setDropIndicatorShown(True)
        self.clicked.connect(lambda index: self.chosen.emit(self.rows.chapters[index.row()]))

    def _make_thumbnails(self) -> Thumbnails:
        thumbnails = Thumbnails(PICTURE_LINES * self.fontMetrics().lineSpacing(), self._theme, self)
        thumbnails.painted.connect(self.viewport().update)
        return thumbnails

    def set_theme(self, theme: Theme) -> None:
        """Paint the pictures in the theme of the board."""
        self._theme = theme
        self.thumbnails.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.thumbnails.deleteLater()
            self.thumbnails = self._make_thumbnails()
            self.scheduleDelayedItemsLayout()

    def show_chapters(self, chapters: Sequence[Chapter], shown: Chapter | None) -> None:
        """Show chapters, and select the one on the board, unless another one is selected and still there."""
        before = self.current()
        was_at_shown = before is self.rows.shown
        self.rows.show_chapters(tuple(chapters), shown)
        at = shown if was_at_shown or before not in self.rows.chapters else before
        if at in self.rows.chapters:
            self.setCurrentIndex(self.rows.index(self.rows.chapters.index(at)))
        self.scheduleDelayedItemsLayout()

    def current(self) -> Chapter | None:
        """Return the chapter that the keyboard is at."""
        index = self.currentIndex()
        return self.rows.chapters[index.row()] if 0 <= index.row() < len(self.rows.chapters) else None

    # ---- mouse and keyboard

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the chapter that was pointed at, or of the one that the keyboard is at."""
        is_by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if is_by_key else self.indexAt(event.pos())
        if index.isValid():
            place = self.viewport().mapToGlobal(self.visualRect(index).center()) if is_by_key else event.globalPos()
            self.menu_wanted.emit(self.rows.chapters[index.row()], place)

    @guarded()
    def dropEvent(self, event: QDropEvent) -> None:
        chapter = self.current()
        if event.source() is not self or chapter is None:
            return
        event.acceptProposedAction()
        self.moved.emit(chapter, self._row_at(event))

    def _row_at(self, event: QDropEvent) -> int:
        """Return the row that what is dropped is to have."""
        place = event.position().toPoint()
        index = self.indexAt(place)
        if not index.isValid():
            return len(self.rows.chapters) - 1
        is_below = place.y() > self.visualRect(index).center().y()
        row = index.row() + int(is_below)
        return row - int(row > self.currentIndex().row())

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the list from being shortcuts of the window while it has the keyboard."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._meaning(event) is not None
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        meaning, chapter = self._meaning(event), self.current()
        if meaning == "undo":
            self.undone.emit()
        elif meaning is None or chapter is None:
            super().keyPressEvent(event)
        elif isinstance(meaning, int):
            self.moved.emit(chapter, self.currentIndex().row() + meaning)
        elif meaning == "look":
            super().keyPressEvent(event)
        else:
            {"choose": self.chosen, "rename": self.renaming, "delete": self.deleted}[meaning].emit(chapter)

    @staticmethod
    def _meaning(event: QKeyEvent) -> str | int | None:
        """Return the meaning of a key here: rows to take the chapter along by, or a word; None if it has no meaning."""
        key = event.key()
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if key in steps:
            return steps[Qt.Key(key)] if event.modifiers() & CONTROL else "look"
        if event.matches(QKeySequence.StandardKey.Undo):
            return "undo"
        if key in ENTER:
            return "choose"
        looks = dict.fromkeys((Qt.Key.Key_Home, Qt.Key.Key_End), "look")
        return {**looks, Qt.Key.Key_F2: "rename", Qt.Key.Key_Delete: "delete"}.get(Qt.Key(key))
