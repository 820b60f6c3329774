"""All games, each with a picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem

from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.rules.contract import Ruleset
from escabel_gui.view.look.diagrams import paint_diagram
from escabel_gui.view.look.style import STEP
from escabel_gui.view.look.texts import rules_text
from escabel_gui.view.look.themes import Theme

PICTURE: Final = 48  # pixels


class GameList(QListWidget):
    """As wide as its longest title."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Games"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIconSize(QSize(PICTURE, PICTURE))
        self.setSpacing(STEP)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for ruleset in CATALOGUE:
            picture = paint_diagram(ruleset.name, ruleset.diagram, theme, PICTURE, self.devicePixelRatioF())
            icon = QIcon(picture)
            icon.addPixmap(picture, QIcon.Mode.Selected)  # as it is, not tinted
            self.addItem(QListWidgetItem(icon, rules_text(ruleset.title)))
        titles = max(self.fontMetrics().horizontalAdvance(rules_text(ruleset.title)) for ruleset in CATALOGUE)
        self.setFixedWidth(titles + PICTURE + 14 * STEP)

    @property
    def ruleset(self) -> Ruleset:
        return CATALOGUE[self.currentRow()]
