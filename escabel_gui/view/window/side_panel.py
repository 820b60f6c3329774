"""The panel beside the board: three flat pages, and under them the buttons of a turn and the way through the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QWidget,
)

from escabel_gui.view.look.style import STEP, paint_surface

if TYPE_CHECKING:
    from escabel_gui.view.history.history_panel import HistoryPanel
    from escabel_gui.view.study.win_rate_graph import WinRateGraph

WIDTH: Final = 19  # in heights of the text: as wide as the moves of both sides and a comment want to be
WIDEST: Final = 24  # in large windows
HEIGHT: Final = 13  # where it lies under the board
MOST: Final = 45  # percent of the window's width that it takes beside the board
MOST_BELOW: Final = 35  # percent of the window's height that it takes below it
UNDERLINE: Final = 3  # pixels
INDENT: Final = 3 * STEP  # between tabs

MOVES, ANALYSIS, REVIEW = range(3)


class Tabs(QTabBar):
    """Words in a row, of which one is underlined."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pages")  # as the style sheet calls them
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.fontMetrics().height() + 4 * STEP)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        tab = self.tabRect(self.currentIndex())
        painter.fillRect(0, self.height() - 1, self.width(), 1, self.palette().color(QPalette.ColorRole.Mid))
        line = QRect(tab.left(), self.height() - UNDERLINE, tab.width() - INDENT, UNDERLINE)
        painter.fillRect(line, self.palette().color(QPalette.ColorRole.Highlight))


class SidePanel(QWidget):
    """An empty card, until `fill` is called."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_below = False
        self._layout: QBoxLayout | None = None
        self._keep_size()

    def fill(
        self,
        pages: list[tuple[str, QWidget]],
        history: HistoryPanel,
        graph: WinRateGraph,
        turn: list[QAction],
        rare: list[QAction],
        steps: list[QAction],
    ) -> None:
        """`turn` are the actions of a turn, of which `rare` come when they can be used; `steps` go through the game."""
        self.tabs = Tabs()
        self.tabs.setAccessibleName(self.tr("Pages"))
        self.pages = QStackedWidget()
        self.pages.setMinimumSize(1, 1)
        for title, page in pages:
            self.tabs.addTab(title)
            self.pages.addWidget(page if page is history else _scrolling(page))
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        upper = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        upper.setSpacing(2 * STEP)
        upper.addWidget(self.tabs)
        upper.addWidget(self.pages, 1)
        upper.addWidget(graph)
        self._foot = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._foot.setSpacing(2 * STEP)
        self._foot.addStretch(1)
        self._foot.addLayout(_row([*turn, *rare], rare, named=2))
        self._foot.addLayout(_row(steps, []))
        self._history, self._graph = history, graph
        self._layout = QBoxLayout(self._direction, self)
        self._layout.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 3 * STEP)
        self._layout.setSpacing(3 * STEP)
        self._layout.addLayout(upper, 1)
        self._layout.addLayout(self._foot)
        self._place_notes()

    def _place_notes(self) -> None:
        """What one writes stands over the buttons where the panel is low, else under the moves."""
        self._history.set_low(self._is_below)
        self._graph.set_low(self._is_below)
        if self._is_below:
            self._foot.insertWidget(1, self._history.notes)

    def show_page(self, page: int) -> None:
        self.tabs.setCurrentIndex(page)

    # ---- beside or below

    @property
    def _direction(self) -> QBoxLayout.Direction:
        return QBoxLayout.Direction.LeftToRight if self._is_below else QBoxLayout.Direction.TopToBottom

    def set_below(self, is_below: bool) -> None:
        """Lie under the board: as wide as it, and with the buttons at the side."""
        if is_below != self._is_below:
            self._is_below = is_below
            self._keep_size()
            if self._layout is not None:
                self._layout.setDirection(self._direction)
                self._place_notes()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._keep_size()

    def _keep_size(self) -> None:
        """A size that depends on the type only, so that the panel is as large before it is filled."""
        free, own = QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum
        self.setSizePolicy(free if self._is_below else own, own if self._is_below else free)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        window = self.window().size()
        width = min(max(WIDTH * height, window.width() // 5), WIDEST * height, window.width() * MOST // 100)
        return QSize(width, min(HEIGHT * height, window.height() * MOST_BELOW // 100))

    def hasHeightForWidth(self) -> bool:
        return False  # though there are words on the pages that wrap

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)  # a window that is made narrow has it below the board

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_surface(QPainter(self), self)


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
        button = QToolButton()
        button.setDefaultAction(action)
        is_named = number < named
        style = Qt.ToolButtonStyle.ToolButtonTextOnly if is_named else Qt.ToolButtonStyle.ToolButtonIconOnly
        button.setToolButtonStyle(style)
        widens = QSizePolicy.Policy.Expanding if is_named or not named else QSizePolicy.Policy.Fixed
        button.setSizePolicy(widens, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setIconSize(QSize(1, 1) * button.fontMetrics().height())
        if action in rare:
            action.enabledChanged.connect(button.setVisible)
            button.setVisible(action.isEnabled())
        row.addWidget(button)
    return row
