"""A box in which one of the games is chosen."""

from collections.abc import Callable

from PySide6.QtWidgets import QComboBox

from escabel_gui.shipped import offered_rulesets
from escabel_gui.view.language import in_every_language


class GameBox(QComboBox):
    """Box with the titles of the games that there is something of."""

    def __init__(self, proposed: str = "", has: Callable[[str], object] = lambda _: True) -> None:
        """Set up the box; `proposed` is the name of a ruleset, and `has` returns whether to offer the one of a name."""
        super().__init__()
        for ruleset in offered_rulesets():
            if has(ruleset.name):
                self.addItem(ruleset.title, ruleset.name)
        self.setCurrentIndex(max(0, self.findData(proposed)))
        in_every_language(self, lambda: self.setAccessibleName(self.tr("Game")))

    @property
    def game(self) -> str:
        """The name of the chosen ruleset; empty if none is offered."""
        return self.currentData() or ""
