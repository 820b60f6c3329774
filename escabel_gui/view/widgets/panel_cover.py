"""Page in place of the panel's own ones while something else than the game on the table is on the board."""

from collections.abc import Callable, Sequence
from functools import cached_property

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from escabel_gui.view.widgets.activity_page import ActivityPage


class PanelCover(QObject):
    """Page that is shown while an activity is on the board, and the actions that there are meanwhile."""

    began = Signal(object)  # the page
    ended = Signal(object)
    title_changed = Signal()  # of the page

    def __init__(self, make_page: Callable[[], ActivityPage], actions: Sequence[QAction], parent: QObject) -> None:
        super().__init__(parent)
        self._make_page = make_page
        self._actions = actions
        self._is_shown = False

    @cached_property
    def page(self) -> ActivityPage:
        """Page beside the board, made when it is shown for the first time, as often it never is."""
        page = self._make_page()
        page.windowTitleChanged.connect(self.title_changed)
        return page

    def show(self, is_on: bool) -> None:
        """Show or hide the page, and enable its actions; the page selects those that make sense."""
        if is_on == self._is_shown:
            return
        self._is_shown = is_on
        for action in self._actions:
            action.setEnabled(is_on)
        if is_on:
            self.page.refresh()
        (self.began if is_on else self.ended).emit(self.page)
