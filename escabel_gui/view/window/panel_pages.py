"""Contents of the side panel: its pages, the buttons of a turn, and navigation.

Beside the board all stands in one column. Below it, where there is little height, the buttons stand at the side, and
above them the notes or the graph; in a narrow window they stand under the page, and the graph beside the titles.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.view.analysis.win_rate_graph import WinRateGraph
from escabel_gui.view.guarding import guarded
from escabel_gui.view.history.history_panel import HistoryPanel
from escabel_gui.view.language import in_every_language
from escabel_gui.view.look.style import STEP, filled, spaced
from escabel_gui.view.widgets.button_row import ButtonRow
from escabel_gui.view.widgets.panel_page import PanelPage
from escabel_gui.view.widgets.scroll_page import ScrollPage

UNDERLINE: Final = 3  # pixels
FOCUS: Final = 2  # pixels
INDENT: Final = STEP  # between tabs
FLAT: Final = 2.6  # times as wide as high, from which there is room for buttons beside the pages
COMPACT_GRAPH_HEIGHT_PX: Final = 64  # pixels, over the buttons
SHORT: Final = 30  # heights of the text, under which the graph has no legend
GRAPH: Final = 9  # heights of the text, in which the graph is wide enough


Way = QBoxLayout.Direction


class Tabs(QTabBar):
    """A row of words, one of which is underlined."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pages")  # as the style sheet calls them
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.fontMetrics().height() + 4 * STEP)

    @guarded(QSize)
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        tab = self.tabRect(self.currentIndex())
        painter.fillRect(0, self.height() - 1, self.width(), 1, self.palette().color(QPalette.ColorRole.Mid))
        line = QRect(tab.left(), self.height() - UNDERLINE, tab.width() - INDENT, UNDERLINE)
        painter.fillRect(line, self.palette().color(QPalette.ColorRole.Highlight))
        if self.hasFocus():
            pen = QPen(self.palette().color(QPalette.ColorRole.Highlight), FOCUS)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawRect(tab.adjusted(FOCUS // 2, FOCUS, -FOCUS // 2 - INDENT, -UNDERLINE - FOCUS))


class PanelPages(QWidget):
    """Pages for moves, analysis, review and chapters; the graph and the buttons stand under every page."""

    def __init__(
        self,
        pages: list[PanelPage],
        titles: Callable[[], list[str]],
        history: HistoryPanel,
        graph: WinRateGraph,
        turn: list[QAction],
        rare: list[QAction],
        steps: list[QAction],
    ) -> None:
        """Set up the pages and what stands under them.

        `turn` are the actions of a turn, of which `rare` come when they can be used; `steps` go through the game.
        """
        super().__init__()
        self._pages = pages
        self._titles = titles
        self._arranging = QTimer(self, singleShot=True)  # when all parts have got their new type and words, too
        self._arranging.timeout.connect(self._arrange)
        self.tabs = Tabs()
        self.pages = QStackedWidget()
        self.pages.setMinimumSize(1, 1)
        for page in pages:
            self.tabs.addTab("")
            self.pages.addWidget(page if page.scrolls else ScrollPage(filled(spaced(QVBoxLayout(), margins=0), page)))
        in_every_language(self, self._say)
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        self._head = spaced(QHBoxLayout(), 3 * STEP)
        self._head.addWidget(self.tabs)
        self._upper = filled(spaced(QBoxLayout(Way.TopToBottom), 2 * STEP), self._head, (self.pages, 1))
        self._graph_place = QWidget()
        filled(spaced(QHBoxLayout(self._graph_place), margins=0), graph)
        self._upper.addWidget(self._graph_place)
        self._foot = spaced(QBoxLayout(Way.TopToBottom), 2 * STEP)
        self._buttons = spaced(QBoxLayout(Way.TopToBottom), 2 * STEP)
        self._turn, self._steps = ButtonRow(turn, rare), ButtonRow(steps)
        self._turn.name(True)
        self._buttons.addLayout(self._turn)
        self._buttons.addLayout(self._steps)
        self._foot.addLayout(self._buttons)
        for action in rare:
            action.enabledChanged.connect(self._arrange)
        self._history, self._graph = history, graph
        self._is_low = False
        self._places: tuple[bool, bool] | None = None  # where notes and graph stand
        self._layout = spaced(
            QBoxLayout(Way.TopToBottom, self), 3 * STEP, margins=(3 * STEP, 2 * STEP, 3 * STEP, 3 * STEP)
        )
        self._layout.addLayout(self._upper, 1)
        self._layout.addLayout(self._foot)
        self.tabs.currentChanged.connect(self._arrange)

    def _say(self) -> None:
        self.tabs.setAccessibleName(self.tr("Pages"))
        for number, title in enumerate(self._titles()):
            self.tabs.setTabText(number, title)

    def show_page(self, page: PanelPage) -> None:
        self.tabs.setCurrentIndex(self._pages.index(page))

    def set_page_visible(self, page: PanelPage, is_visible: bool) -> None:
        """Show or hide the tab of a page; when that of the shown page is hidden, another one is shown."""
        self.tabs.setTabVisible(self._pages.index(page), is_visible)

    def set_low(self, is_low: bool) -> None:
        """Choose the layout for much width and little height."""
        self._is_low = is_low
        for page in self._pages:
            page.set_low(is_low)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.LanguageChange):
            self._arranging.start()

    def _arrange(self) -> None:
        """Put notes, graph and buttons where there is room for them."""
        is_flat = self._is_low and self.width() < FLAT * self.height()
        is_aside = self._is_low and not is_flat
        if self._places != (is_flat, is_aside):
            self._places = (is_flat, is_aside)
            self._place_parts(is_flat, is_aside)
        room = self.width() - 6 * STEP - (self.tabs.sizeHint().width() + 3 * STEP if is_aside else 0)
        is_named, is_row = self._fit_buttons(room, is_flat)
        self._turn.name(is_named)
        self._buttons.setDirection(Way.LeftToRight if is_row else Way.TopToBottom)
        is_at_moves = self.tabs.currentIndex() == self._pages.index(self._history)
        rest = self.width() - self.tabs.sizeHint().width() - 9 * STEP
        self._history.notes.setVisible(not is_aside or is_at_moves)
        self._graph_place.setVisible(not (is_aside and is_at_moves) and not (is_flat and rest < self._least_graph))
        is_compact = is_aside or self.height() < SHORT * self.fontMetrics().height()
        self._graph.set_low(self.tabs.sizeHint().height() if is_flat else COMPACT_GRAPH_HEIGHT_PX * is_compact)

    def _place_parts(self, is_flat: bool, is_aside: bool) -> None:
        """Take notes and graph to where they stand in this arrangement."""
        self._layout.setDirection(Way.LeftToRight if is_aside else Way.TopToBottom)
        self._layout.setSpacing((2 if is_flat else 3) * STEP)
        self._history.put_notes_beside(is_flat)
        if is_aside:
            self._foot.insertWidget(0, self._history.notes, 1)
            self._foot.insertWidget(1, self._graph_place, 1)
        elif is_flat:
            self._head.insertWidget(1, self._graph_place, 1)
        else:
            self._upper.addWidget(self._graph_place)

    def _fit_buttons(self, room: int, is_flat: bool) -> tuple[bool, bool]:
        """Return whether the buttons have room for words, and whether they all fit into one row."""
        for is_named, is_row in ((True, True), (False, True), (True, False)) if is_flat else ((True, False),):
            self._turn.name(is_named)
            widths = [row.sizeHint().width() for row in (self._turn, self._steps)]
            needed = sum(widths) + self._buttons.spacing() if is_row else widths[0]
            if needed <= room:
                return is_named, is_row
        return False, False

    @property
    def _least_graph(self) -> int:
        return GRAPH * self.fontMetrics().height()
