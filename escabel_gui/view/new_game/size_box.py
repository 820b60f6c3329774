"""A field for the size of a board."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from escabel_gui.rules.contract import Ruleset
from escabel_gui.view.look.style import STEP, STRETCH, as_type, filled, spaced
from escabel_gui.view.look.texts import with_counted
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.number_box import NumberBox


class SizeBox(QWidget):
    """Field for the size of a ruleset's board; beside it stands which sizes there are."""

    def __init__(self) -> None:
        super().__init__()
        self.number = NumberBox(self.tr("Board size"), 1, 1, 1)
        self.limits = as_type(PlainLabel(), "quiet")
        filled(spaced(QHBoxLayout(self), 3 * STEP, margins=0), self.number, self.limits, STRETCH)

    def offer(self, ruleset: Ruleset, size: int) -> None:
        """Offer the sizes of a ruleset, and propose one of them."""
        low, high = ruleset.sizes[0], ruleset.sizes[-1]
        self.number.setRange(low, high)
        self.number.setValue(size)
        #: sizes of a board
        self.limits.setText(with_counted(ruleset, self.tr("{0} to {1}").format(low, high)))
        self.number.setAccessibleDescription(self.limits.text())
