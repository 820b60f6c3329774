"""Pages of the side panel: their base class, and one that is made when it is shown for the first time."""

from itertools import pairwise
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from escabel_gui.view.first_use import FirstUse
from escabel_gui.view.look.style import spaced


class PanelPage(QWidget):
    """Page that stands beside the board, or below it, where there is less height."""

    scrolls: ClassVar[bool] = False  # what is too high in it, by itself

    def set_low(self, is_low: bool) -> None:
        """Choose the layout for much width and little height."""


class PageOnFirstUse(PanelPage):
    """Place of a page that is made when it is first shown."""

    def __init__(self, page: FirstUse[PanelPage]) -> None:
        super().__init__()
        self._page = page
        self._is_low = False
        self._layout = spaced(QVBoxLayout(self), margins=0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._layout.count():
            page = self._page()
            page.set_low(self._is_low)
            self._layout.addWidget(page)
            take_into_tab_order(page, self)

    def set_low(self, is_low: bool) -> None:
        """Choose the layout for much width and little height."""
        self._is_low = is_low
        if self._page.made is not None:
            self._page.made.set_low(is_low)


def take_into_tab_order(part: QWidget, place: QWidget) -> None:
    """Let the Tab key come to what is in a part right after `place`, which it does not come to, and not at the end.

    Qt is not asked for the neighbors of `place`: PySide takes the widget that `nextInFocusChain` or
    `previousInFocusChain` returns for a child of the one asked, and for deleted, with all in it, once that one is.
    """
    window = place.window()  # in which lists that open over it are not
    order = [widget for widget in part.findChildren(QWidget) if takes_tab(widget) and widget.window() is window]
    place.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Qt moves nothing to where the key does not come
    for one, other in pairwise([place, *order]):
        QWidget.setTabOrder(one, other)
    place.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def takes_tab(widget: QWidget) -> bool:
    """Return whether the Tab key may come to a widget; Qt gives no other one a place in its order."""
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
