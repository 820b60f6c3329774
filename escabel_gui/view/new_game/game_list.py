"""All games, each with a picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem

from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.rules.contract import Ruleset
from escabel_gui.view.look.diagrams import paint_diagram
from escabel_gui.view.look.style import STEP
from escabel_gui.view.look.themes import Theme

PICTURE: Final = 48  # pixels


class GameList(QListWidget):
    """As wide as its longest title. The pictures come one after the other, so that the list is there at once."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Games"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIconSize(QSize(PICTURE, PICTURE))
        self.setSpacing(STEP)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._theme = theme
        self._painted = 0
        self._painting = QTimer(self, interval=0)
        self._painting.timeout.connect(self._paint_next)
        self._painting.start()
        place = QPixmap(PICTURE, PICTURE)
        place.fill(Qt.GlobalColor.transparent)
        for ruleset in CATALOGUE:
            self.addItem(QListWidgetItem(QIcon(place), ruleset.title))
        titles = max(self.fontMetrics().horizontalAdvance(ruleset.title) for ruleset in CATALOGUE)
        self.setFixedWidth(titles + PICTURE + 14 * STEP)

    def _paint_next(self) -> None:
        ruleset = CATALOGUE[self._painted]
        picture = paint_diagram(ruleset.name, ruleset.diagram, self._theme, PICTURE, self.devicePixelRatioF())
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # as it is, not tinted
        self.item(self._painted).setIcon(icon)
        self._painted += 1
        if self._painted == len(CATALOGUE):
            self._painting.stop()

    @property
    def ruleset(self) -> Ruleset:
        return CATALOGUE[self.currentRow()]
