"""The panel beside the board: three flat pages, and under them the buttons of a turn and the way through the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QStackedWidget, QTabBar, QToolButton, QWidget

from escabel_gui.view.look.style import STEP, paint_surface

WIDTH: Final = 19  # in heights of the text: as wide as the moves of both sides and a comment want to be
HEIGHT: Final = 12  # where it lies under the board

MOVES, ANALYSIS, REVIEW = range(3)


class SidePanel(QWidget):
    """An empty card, until `fill` is called."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_below = False
        self._layout: QBoxLayout | None = None
        self._keep_size()

    def fill(
        self, pages: list[tuple[str, QWidget]], turn: list[QAction], rare: list[QAction], steps: list[QAction]
    ) -> None:
        """`turn` are the actions of a turn, of which `rare` come when they can be used; `steps` go through the game."""
        self.tabs = QTabBar()
        self.tabs.setObjectName("pages")
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.tabs.setAccessibleName(self.tr("Pages"))
        self.pages = QStackedWidget()
        for title, page in pages:
            self.tabs.addTab(title)
            self.pages.addWidget(page)
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        upper = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        upper.setSpacing(2 * STEP)
        upper.addWidget(self.tabs)
        upper.addWidget(self.pages, 1)
        foot = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        foot.setSpacing(2 * STEP)
        foot.addStretch(1)
        foot.addLayout(_row([*turn, *rare], rare, has_text=True))
        foot.addLayout(_row(steps, [], has_text=False))
        self._layout = QBoxLayout(self._direction, self)
        self._layout.setContentsMargins(4 * STEP, 2 * STEP, 4 * STEP, 4 * STEP)
        self._layout.setSpacing(4 * STEP)
        self._layout.addLayout(upper, 1)
        self._layout.addLayout(foot)

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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._keep_size()

    def _keep_size(self) -> None:
        """A size that depends on the type only, so that the panel is as large before it is filled."""
        free, fixed = QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed
        self.setSizePolicy(free if self._is_below else fixed, fixed if self._is_below else free)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(WIDTH * height, HEIGHT * height)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0) if self._is_below else QSize(self.sizeHint().width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_surface(QPainter(self), self)


def _row(actions: list[QAction], rare: list[QAction], has_text: bool) -> QHBoxLayout:
    """Buttons that share a row; a rare one is there while it can be used."""
    row = QHBoxLayout()
    row.setSpacing(2 * STEP)
    for action in actions:
        button = QToolButton()
        button.setDefaultAction(action)
        style = Qt.ToolButtonStyle.ToolButtonTextOnly if has_text else Qt.ToolButtonStyle.ToolButtonIconOnly
        button.setToolButtonStyle(style)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if action in rare:
            action.enabledChanged.connect(button.setVisible)
            button.setVisible(action.isEnabled())
        row.addWidget(button)
    return row
