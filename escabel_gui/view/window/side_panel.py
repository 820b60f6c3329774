"""The panel beside the board, or below it: its place and its surface."""

from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from escabel_gui.view.guarding import guarded
from escabel_gui.view.widgets.activity_page import ActivityPage
from escabel_gui.view.widgets.card import Surface
from escabel_gui.view.window.panel_pages import PanelPages

WIDTH: Final = 21  # in heights of the text: as wide as tables and the buttons of a turn are in languages of long words
MAX_WIDTH: Final = 24  # in large windows
HEIGHT: Final = 14  # where it lies under the board
MAX_WIDTH_PERCENT: Final = 46  # percent of the window's width that it takes beside the board
MAX_HEIGHT_PERCENT: Final = 35  # percent of the window's height that it takes below it


class SidePanel(Surface):
    """A card with the pages of the game, or with that of what else is on the board."""

    def __init__(self) -> None:
        super().__init__()
        self._is_below = False
        self._pages: PanelPages | None = None
        self._cover: ActivityPage | None = None
        self._keep_size()

    def set_pages(self, pages: PanelPages) -> None:
        """Show these pages; before, the card is empty."""
        pages.setParent(self)
        pages.setGeometry(self.rect())
        pages.set_low(self._is_below)
        pages.show()
        self._pages = pages

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for page in (self._pages, self._cover):
            if page is not None:
                page.setGeometry(self.rect())

    @property
    def is_covered(self) -> bool:
        """True while a covering page replaces the pages."""
        return self._cover is not None

    @property
    def hides_players(self) -> bool:
        """True while a covering page leaves no cards of the players at the board."""
        return self._cover is not None and not self._cover.keeps_players

    @property
    def cover_title(self) -> str:
        """Title of the covering page."""
        return "" if self._cover is None else self._cover.windowTitle()

    def put_entry(self, entry: QWidget) -> None:
        """Show a field for moves on the covering page."""
        if self._cover is not None:
            self._cover.put_entry(entry)

    def leave_cover(self) -> None:
        """Leave what the covering page is about."""
        if self._cover is not None:
            self._cover.leave.trigger()

    def is_covered_by(self, page: ActivityPage) -> bool:
        return self._cover is page

    def cover(self, page: ActivityPage) -> None:
        """Show something else here instead of the pages, until `uncover`."""
        if self._cover is not None:
            self._cover.hide()
        self._cover = page
        page.setParent(self)
        page.setGeometry(self.rect())
        page.set_low(self._is_below)
        page.show()
        if self._pages is not None:
            self._pages.hide()

    def uncover(self) -> None:
        if self._cover is not None:
            self._cover.hide()
            self._cover = None
        if self._pages is not None:
            self._pages.show()

    # ---- beside or below

    def set_below(self, is_below: bool) -> None:
        """Put the panel under the board, as wide as the window, or beside it."""
        if is_below != self._is_below:
            self._is_below = is_below
            self._keep_size()
            for page in (self._pages, self._cover):
                if page is not None:
                    page.set_low(is_below)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._keep_size()

    def _keep_size(self) -> None:
        """Keep the panel's own width beside the board, its own height below it, also before it is filled."""
        free, own = QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum
        self.setSizePolicy(free if self._is_below else own, own if self._is_below else free)
        self.updateGeometry()

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        window = self.window().size()
        width = min(
            max(WIDTH * height, window.width() // 5), MAX_WIDTH * height, window.width() * MAX_WIDTH_PERCENT // 100
        )
        return QSize(width, min(HEIGHT * height, window.height() * MAX_HEIGHT_PERCENT // 100))

    @guarded(QSize)
    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)  # a window that is made narrow has it below the board
