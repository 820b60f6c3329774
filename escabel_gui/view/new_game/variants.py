"""The options of a ruleset, folded away while they are as usual."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from escabel_gui.rules.contract import Ruleset
from escabel_gui.view.language import translate
from escabel_gui.view.look.style import STEP, spaced
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.new_game.option_row import OptionRow
from escabel_gui.view.widgets.collapsible_section import CollapsibleSection


class Variants(CollapsibleSection):
    """A row for each option of the ruleset that is shown."""

    def __init__(self, theme: Theme) -> None:
        self._place = QWidget()
        super().__init__(self.tr("Variants"), self._place)
        self._theme = theme
        self.rows: dict[str, OptionRow] = {}
        self._list = spaced(QVBoxLayout(self._place), 4 * STEP, margins=(5 * STEP, 0, 0, 0))

    @property
    def options(self) -> dict[str, str]:
        return {name: row.value for name, row in self.rows.items()}

    def show_options(self, ruleset: Ruleset, chosen: dict[str, str]) -> None:
        """Make the rows of another ruleset; what is not chosen is as usual."""
        for row in self.rows.values():
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = {}
        for option in ruleset.options:
            row = OptionRow(ruleset, option, chosen.get(option.name, option.choices[0].value), self._theme)
            row.changed.connect(self._sum_up)
            self.rows[option.name] = row
            self._list.addWidget(row)
        self.setVisible(bool(self.rows))
        self.set_open(not all(row.is_default for row in self.rows.values()))
        self._sum_up()

    def _sum_up(self) -> None:
        changed = [translate(row.choice.label) for row in self.rows.values() if not row.is_default]
        self.set_summary(" · ".join(changed) or self.tr("Usual rules"))
