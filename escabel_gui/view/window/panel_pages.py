"""What is in the side panel: three flat pages, and under them the buttons of a turn and the way through the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from escabel_gui.view.guarding import guarded
from escabel_gui.view.history.history_panel import HistoryPanel
from escabel_gui.view.look.style import STEP
from escabel_gui.view.study.win_rate_graph import WinRateGraph
from escabel_gui.view.widgets.action_button import ActionButton

UNDERLINE: Final = 3  # pixels
INDENT: Final = 3 * STEP  # between tabs


class Tabs(QTabBar):
    """A row of words, one of which is underlined."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pages")  # as the style sheet calls them
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.fontMetrics().height() + 4 * STEP)

    @guarded(QSize)
    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        tab = self.tabRect(self.currentIndex())
        painter.fillRect(0, self.height() - 1, self.width(), 1, self.palette().color(QPalette.ColorRole.Mid))
        line = QRect(tab.left(), self.height() - UNDERLINE, tab.width() - INDENT, UNDERLINE)
        painter.fillRect(line, self.palette().color(QPalette.ColorRole.Highlight))


class PanelPages(QWidget):
    """Moves, analysis and review; the graph and the buttons stand under every page."""

    def __init__(
        self,
        pages: list[tuple[str, QWidget]],
        history: HistoryPanel,
        graph: WinRateGraph,
        turn: list[QAction],
        rare: list[QAction],
        steps: list[QAction],
    ) -> None:
        """`turn` are the actions of a turn, of which `rare` come when they can be used; `steps` go through the game."""
        super().__init__()
        self._pages = [page for _, page in pages]
        self.tabs = Tabs()
        self.tabs.setAccessibleName(self.tr("Pages"))
        self.pages = QStackedWidget()
        self.pages.setMinimumSize(1, 1)
        for title, page in pages:
            self.tabs.addTab(title)
            self.pages.addWidget(page if page is history else _scrolling(page))  # its list scrolls
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        upper = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        upper.setSpacing(2 * STEP)
        upper.addWidget(self.tabs)
        upper.addWidget(self.pages, 1)
        upper.addWidget(graph)
        self._foot = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._foot.setSpacing(2 * STEP)
        self._foot.addStretch(1)
        self._foot.addLayout(_row([*turn, *rare], rare, named=3))
        self._foot.addLayout(_row(steps, []))
        self._history, self._graph = history, graph
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 3 * STEP)
        self._layout.setSpacing(3 * STEP)
        self._layout.addLayout(upper, 1)
        self._layout.addLayout(self._foot)

    def show_page(self, page: QWidget) -> None:
        self.tabs.setCurrentIndex(self._pages.index(page))

    def set_low(self, is_low: bool) -> None:
        """The buttons at the side with the text field above them, or everything in one column."""
        way = QBoxLayout.Direction.LeftToRight if is_low else QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(way)
        self._history.set_low(is_low)
        self._graph.set_low(is_low)
        if is_low:
            self._foot.insertWidget(1, self._history.notes)


def _scrolling(page: QWidget) -> QScrollArea:
    """A page that can be moved up and down where it is too high."""
    area = QScrollArea()
    area.setWidget(page)
    area.setWidgetResizable(True)
    page.setAutoFillBackground(False)
    area.viewport().setAutoFillBackground(False)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def _row(actions: list[QAction], rare: list[QAction], named: int = 0) -> QHBoxLayout:
    """Buttons that share a row, the first ones `named` by words; a rare one is there while it can be used."""
    row = QHBoxLayout()
    row.setSpacing(2 * STEP)
    for number, action in enumerate(actions):
        is_named = number < named
        style = Qt.ToolButtonStyle.ToolButtonTextOnly if is_named else Qt.ToolButtonStyle.ToolButtonIconOnly
        button = ActionButton(action, style)
        widens = QSizePolicy.Policy.Expanding if is_named or not named else QSizePolicy.Policy.Fixed
        button.setSizePolicy(widens, QSizePolicy.Policy.Fixed)
        if action in rare:
            action.enabledChanged.connect(button.setVisible)
            button.setVisible(action.isEnabled())
        row.addWidget(button)
    return row
