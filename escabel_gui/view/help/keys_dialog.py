"""Dialog with the list of keys, made from the menus."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QMenu,
    QMenuBar,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.view.look.style import STEP, as_type, screen_room, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons

KEYS_WIDTH: Final = 7  # heights of the text, at least
AROUND: Final = QSize(16 * STEP, 24 * STEP)  # margins, buttons and scroll bar

Way = QBoxLayout.Direction
KeyAndUse = tuple[str, str]


class KeysDialog(QDialog):
    """Dialog with a group of keys for each menu, in two columns where there is room for them."""

    def __init__(self, menus: QMenuBar, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        groups: list[tuple[str, list[KeyAndUse]]] = []
        known: set[KeyAndUse] = set()  # an action may be in several menus
        for action in menus.actions():
            rows = [row for row in _rows(action) if row not in known]
            known.update(rows)
            groups.append((_words(action.text()), rows))
        board = [
            (self.tr("Arrows, Enter, Escape"), self.tr("With the point cursor: move, choose, put away")),
            (self.tr("Wheel over the moves"), self.tr("One move back or on")),
            (self.tr("Right-click, menu key"), self.tr("Marks and arrows of a point")),
            (self.tr("Drag with the right button"), self.tr("Draw an arrow, or remove it")),
            (self.tr("Shift+arrow keys"), self.tr("Draw an arrow, or remove it")),
            (self.tr("Shift+right-click"), self.tr("The mark chosen last, or remove it")),
            (self.tr("Shift+Enter"), self.tr("The mark chosen last, or remove it")),
        ]
        groups = [(self.tr("Board"), board), *((title, rows) for title, rows in groups if rows)]
        groups.sort(key=lambda group: -len(group[1]))
        self._columns = spaced(QBoxLayout(Way.LeftToRight), 10 * STEP, margins=(0, 0, 3 * STEP, 0))
        columns, heights = [QVBoxLayout(), QVBoxLayout()], [0, 0]
        for title, rows in groups:
            shortest = heights.index(min(heights))
            heights[shortest] += len(rows) + 2
            columns[shortest].addWidget(as_type(PlainLabel(title), "heading"))
            columns[shortest].addLayout(_grid(rows, KEYS_WIDTH * self.fontMetrics().height()))
            columns[shortest].addSpacing(4 * STEP)
        for column in columns:
            column.setSpacing(2 * STEP)
            column.addStretch(1)
            self._columns.addLayout(column)
        inside = QWidget()
        inside.setLayout(self._columns)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(inside)
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Close)
        layout = spaced(QVBoxLayout(self), 3 * STEP, margins=(5 * STEP, 5 * STEP, 4 * STEP, 4 * STEP))
        layout.addWidget(scroll, 1)
        layout.addWidget(buttons)
        self.resize(self._wanted.boundedTo(screen_room(self)))

    @property
    def _wanted(self) -> QSize:
        """The size for two columns."""
        columns = [item.sizeHint() for item in map(self._columns.itemAt, range(self._columns.count())) if item]
        width = sum(size.width() for size in columns) + self._columns.spacing()
        return QSize(width, max(size.height() for size in columns)) + AROUND

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._columns.invalidate()  # WORKAROUND: Qt 6.11 lays out what the style sheet pads as if it did not
        self._columns.activate()
        width = min(self._wanted.width(), screen_room(self).width())  # now that all have their type
        self.resize(self.size().expandedTo(QSize(width, 0)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out one column where there is no room for two."""
        super().resizeEvent(event)
        is_wide = self.width() >= self._wanted.width()
        self._columns.setDirection(Way.LeftToRight if is_wide else Way.TopToBottom)


def _rows(entry: QAction) -> list[KeyAndUse]:
    """Return the keys of a menu entry, or those in a menu and the menus inside it, each with what it is for."""
    menu = entry.menu()
    if not isinstance(menu, QMenu):
        keys = entry.shortcuts()[-1:]  # of Return and Enter, the one that most keyboards name
        return [(key.toString(QKeySequence.SequenceFormat.NativeText), _words(entry.text())) for key in keys]
    return [row for action in menu.actions() for row in _rows(action)]


def _words(text: str) -> str:
    """Strip the mnemonic and the dots of a menu text."""
    return text.replace("&", "").removesuffix("…").rstrip()


def _grid(rows: list[KeyAndUse], least: int) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(5 * STEP)
    grid.setVerticalSpacing(STEP)
    grid.setColumnStretch(1, 1)
    grid.setColumnMinimumWidth(0, least)
    for number, (keys, text) in enumerate(rows):
        grid.addWidget(as_type(PlainLabel(keys), "key"), number, 0, Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(PlainLabel(text), number, 1)
    return grid
