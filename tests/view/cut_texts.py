"""Texts that a window shows cut, and buttons that are not wholly in sight."""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenuBar,
    QPlainTextEdit,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QTabBar,
    QTableView,
    QTextBrowser,
    QToolButton,
    QWidget,
)

from escabel_gui.view.analysis.figure_table import WholeWordsDelegate
from escabel_gui.view.library.library_list import LibraryList
from escabel_gui.view.playing.status_bar import WrappedText

BREAKS = re.compile(r"-(?![a-z]\d)|[/\s\u200b]")  # after which a line may end
ROWS = 20  # of a list that are looked at


class Elisions:
    """Texts that were painted with dots for their ends, by whatever the program paints itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: list[str] = []
        for kind in (QFontMetrics, QFontMetricsF):
            monkeypatch.setattr(kind, "elidedText", self._watch(kind.elidedText))

    def _watch(self, elided: Callable[..., str]) -> Callable[..., str]:
        def elided_text(metrics: object, text: str, *others: object) -> str:
            shown = elided(metrics, text, *others)
            if shown != text:
                self.texts.append(text)
            return shown

        return elided_text

    def take(self) -> list[str]:
        texts, self.texts = self.texts, []
        return texts


def cut_texts(place: QWidget) -> Iterator[str]:
    """Yield what is cut or out of sight in a window, each with the kind of widget it stands in.

    What has just been said there, as by another thread, is laid out before.
    """
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    for widget in (place, *place.findChildren(QWidget)):
        if widget.isVisible() and widget.window() is place.window():
            for text in faults_of(widget):
                yield f"{type(widget).__name__}: {text}"


def faults_of(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel():
            if widget.text() and (is_cut_label(widget) or is_hidden(widget)):
                yield widget.text()
        case QAbstractButton():
            yield from faults_of_button(widget)
        case QComboBox():
            option = QStyleOptionComboBox()
            widget.initStyleOption(option)
            field = QStyle.SubControl.SC_ComboBoxEditField
            rect = widget.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, widget)
            for text in {widget.itemText(index) for index in range(widget.count())}:  # as each may be chosen
                # what is painted counts, as for Qt's own hint: the last letter's advance may go some pixels further
                if widget.fontMetrics().boundingRect(text).width() > rect.width():
                    yield text
        case QLineEdit():
            text = widget.placeholderText() or (widget.text() if isinstance(widget.parent(), QAbstractSpinBox) else "")
            margins = widget.textMargins()
            room = widget.width() - margins.left() - margins.right()
            if widget.fontMetrics().horizontalAdvance(text) > room:
                yield text
        case QPlainTextEdit():
            text, inside = widget.placeholderText(), widget.viewport().rect().adjusted(4, 2, -4, -2)
            flags = Qt.TextFlag.TextWordWrap
            if text and not inside.contains(widget.fontMetrics().boundingRect(inside, int(flags), text)):
                yield text
        case QTabBar():
            if widget.width() < widget.sizeHint().width():
                yield "tabs"
        case QMenuBar():
            more = widget.findChild(QToolButton, "qt_menubar_ext_button")
            if more is not None and more.isVisible():
                yield "menus"
        case QHeaderView():
            if widget.orientation() == Qt.Orientation.Horizontal:
                for section in range(widget.count()):
                    title = str(widget.model().headerData(section, widget.orientation()) or "")
                    size = widget.sectionSize(section)
                    if title and 0 < size < widget.sectionSizeHint(section):
                        yield title
        case LibraryList() | QTextBrowser() | WrappedText():
            pass  # paints itself, and tells of it; wraps and scrolls
        case QAbstractItemView():
            yield from faults_of_list(widget)


def is_cut_label(label: QLabel) -> bool:
    metrics, rect = label.fontMetrics(), label.contentsRect().adjusted(label.margin(), 0, -label.margin(), 0)
    if not label.wordWrap():
        return label.width() < label.minimumSizeHint().width() or label.height() < label.minimumSizeHint().height()
    words = BREAKS.split(label.text())
    widest = max((metrics.horizontalAdvance(word) for word in words), default=0)
    return widest > rect.width() or label.heightForWidth(label.width()) > label.height()


def faults_of_button(button: QAbstractButton) -> Iterator[str]:
    is_icon = isinstance(button, QToolButton) and button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
    text = button.text() or button.accessibleName()
    if button.objectName().startswith("qt_"):
        return
    hint = button.minimumSizeHint()
    if not is_icon and button.text() and (button.width() < hint.width() or button.height() < hint.height()):
        yield text
    elif is_hidden(button):
        yield f"{text} (out of sight)"


def is_hidden(widget: QWidget) -> bool:
    """Return whether part of a widget is out of sight, where no scrolling up or down brings it there."""
    rect, place = widget.rect(), widget
    while (parent := place.parentWidget()) is not None and not place.isWindow():
        rect.translate(place.pos())
        place = parent
        if is_viewport(place):
            return rect.left() < -1 or rect.right() > place.width()
        if not place.rect().adjusted(-1, -1, 1, 1).contains(rect):
            return True
    return False


def is_in_sight(widget: QWidget) -> bool:
    """Return whether all of a widget is seen now."""
    return widget.isVisible() and widget.visibleRegion().boundingRect() == widget.rect()


def is_viewport(widget: QWidget) -> bool:
    area = widget.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is widget


def faults_of_list(rows: QAbstractItemView) -> Iterator[str]:
    model = rows.model()
    if model is None:
        return
    count = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    shown = [n for n in range(count) if not (isinstance(rows, QTableView) and rows.isColumnHidden(n))]
    columns = [n for n in shown if not isinstance(rows.itemDelegateForColumn(n), WholeWordsDelegate)]  # cuts on purpose
    for row in range(min(model.rowCount(), ROWS)):
        for column in columns:
            index = model.index(row, column)
            text = str(index.data() or "")
            if text and index.isValid():
                cell = rows.visualRect(index)
                hint = hint_of(rows, index, cell)
                is_wide = wraps(rows) and cell.right() > rows.viewport().width()
                if not cell.isEmpty() and (is_wide or hint.width() > cell.width() or hint.height() > cell.height()):
                    yield text


def wraps(rows: QAbstractItemView) -> bool:
    """Return whether rows are as wide as their list, and higher where there is more to say."""
    return isinstance(rows, QListView) and rows.wordWrap()


def hint_of(rows: QAbstractItemView, index: QModelIndex, cell: QRect) -> QSize:
    """Return the room that an item wants, in the width of its cell where it wraps."""
    if not wraps(rows):
        return rows.sizeHintForIndex(index)
    option = QStyleOptionViewItem()
    rows.initViewItemOption(option)
    option.rect = cell
    return rows.itemDelegate().sizeHint(option, index)
