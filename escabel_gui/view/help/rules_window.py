"""Help window: a page of rules for each game, with diagrams painted like the board."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from escabel_gui.model.application.settings import Settings
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.view.help.rules_page import RulesPage
from escabel_gui.view.language import in_every_language
from escabel_gui.view.look.appearance import LookBeside, board_theme
from escabel_gui.view.look.style import STEP, STRETCH, as_type, dialog_size, filled, spaced
from escabel_gui.view.look.texts import variant_labels
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.game_box import GameBox
from escabel_gui.view.widgets.side_window import SideWindow

WIDTH: Final = 760
HEIGHT: Final = 860


class RulesWindow(SideWindow):
    """Separate window, to read while playing; its page has the keyboard focus."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.choice = GameBox()
        self._label = label = as_type(PlainLabel(), "quiet")
        label.setBuddy(self.choice)
        self.page = RulesPage(board_theme(settings))
        self._head = head = QHBoxLayout()
        head.setSpacing(2 * STEP)
        filled(head, label, self.choice, STRETCH)
        filled(spaced(QVBoxLayout(self), 0, margins=0), head, (self.page, 1))
        self.resize(dialog_size(self, WIDTH, HEIGHT))
        in_every_language(self, self._say)
        self.choice.currentIndexChanged.connect(self._show)
        LookBeside(self, settings, self.page.set_theme)

    @property
    def home(self) -> QWidget:
        return self.page

    def _say(self) -> None:
        self._label.setText(self.tr("Rules of"))
        self.page.setAccessibleName(self.tr("Rules"))
        self._show()

    def show_rules(self, wire_name: str) -> None:
        """Open the page of a ruleset, at its first choice that is not as usual; one that is open stays where it was."""
        ruleset, options = parse_wire_name(wire_name)
        is_open = self.isVisible() and self.choice.game == ruleset.name
        self.choice.setCurrentIndex(self.choice.findData(ruleset.name))
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show()
        chosen = variant_labels(ruleset, options)
        if chosen and not is_open:
            self.page.show_choice(chosen[0])
        self.come_to_front()

    def _show(self) -> None:
        self.setWindowTitle(self.tr("Rules of {0}").format(self.choice.currentText()) + " — Escabel")
        self.page.show_page(self.choice.game)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Align what stands above the column of text with its left edge."""
        super().resizeEvent(event)
        self._head.setContentsMargins(self.page.viewportMargins().left() + 5 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
