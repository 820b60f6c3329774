"""List of the games that can be chosen, each with a picture."""

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem

from escabel_gui.rules.contract import Ruleset
from escabel_gui.shipped import offered_rulesets
from escabel_gui.view.look.diagrams import blank, paint_diagram
from escabel_gui.view.look.icons import untinted
from escabel_gui.view.look.style import STEP
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.widgets.idle_queue import IdleQueue

PICTURE: Final = 48  # pixels


class GameList(QListWidget):
    """List of rulesets, as wide as its longest title, or as its pictures where there is little room.

    The pictures come one after the other, so that the list is there at once.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Games"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIconSize(QSize(PICTURE, PICTURE))
        self.setSpacing(STEP)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._theme = theme
        painting = IdleQueue(self)
        for row, ruleset in enumerate(offered_rulesets()):
            item = QListWidgetItem(blank(self.iconSize()), ruleset.title)
            item.setToolTip(ruleset.title)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ruleset.title)
            self.addItem(item)
            painting.add(partial(self._paint, row, ruleset))
        widths = [self.fontMetrics().horizontalAdvance(ruleset.title) for ruleset in offered_rulesets()]
        self.titled_width = PICTURE + 14 * STEP + max(widths)
        self.setFixedWidth(self.titled_width)

    def show_titles(self, is_titled: bool) -> None:
        """Show the titles beside the pictures, or the pictures alone."""
        if bool(self.item(0).text()) == is_titled:
            return
        for row, ruleset in enumerate(offered_rulesets()):
            self.item(row).setText(ruleset.title if is_titled else "")
        self.setFixedWidth(self.titled_width if is_titled else PICTURE + 10 * STEP)

    def _paint(self, row: int, ruleset: Ruleset) -> None:
        picture = paint_diagram(ruleset.name, ruleset.diagram, self._theme, PICTURE, self.devicePixelRatioF())
        self.item(row).setIcon(untinted(picture))

    def select(self, ruleset: Ruleset) -> None:
        """Choose a ruleset, or the first one where this one is not offered."""
        rulesets = offered_rulesets()
        self.setCurrentRow(rulesets.index(ruleset) if ruleset in rulesets else 0)

    @property
    def ruleset(self) -> Ruleset:
        return offered_rulesets()[self.currentRow()]
