"""One option of a ruleset, chosen by pictures."""

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QToolButton, QVBoxLayout, QWidget

from escabel_gui.rules.catalogue import format_wire_name
from escabel_gui.rules.contract import Diagram, Option, OptionValue, Ruleset
from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import translate
from escabel_gui.view.look.diagrams import blank, paint_diagram
from escabel_gui.view.look.style import STEP, as_type, filled, spaced
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.idle_queue import IdleQueue

CHOICE_PICTURE: Final = 88  # pixels


class OptionRow(QWidget):
    """A picture button for each choice, and the sentence of the chosen one."""

    changed = Signal()

    def __init__(self, ruleset: Ruleset, option: Option, value: str, theme: Theme) -> None:
        super().__init__()
        self._option = option
        self._theme = theme
        self._unpainted: list[tuple[QToolButton, str, Diagram]] = []
        self._painting = IdleQueue(self)
        self.buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        title = as_type(PlainLabel(translate(option.label)), "strong")
        self._sentence = as_type(PlainLabel(wraps=True), "quiet")
        row = spaced(FlowLayout(), 2 * STEP)
        for choice in option.choices:
            button = self._button(ruleset, choice)
            button.setChecked(choice.value == value)
            self._group.addButton(button)
            self.buttons[choice.value] = button
            row.addWidget(button)
        self._group.buttonClicked.connect(self._explain)
        filled(spaced(QVBoxLayout(self), STEP, margins=0), title, row, self._sentence)
        self._explain()

    def _button(self, ruleset: Ruleset, choice: OptionValue) -> QToolButton:
        button = QToolButton()
        button.setText(translate(choice.label))
        button.setToolTip(translate(choice.summary))
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        wire_name = format_wire_name(ruleset, {self._option.name: choice.value})
        self._unpainted.append((button, wire_name, choice.diagram))
        button.setIconSize(QSize(CHOICE_PICTURE, CHOICE_PICTURE))
        button.setIcon(blank(button.iconSize()))
        return button

    @guarded()
    def showEvent(self, event: QShowEvent) -> None:
        """Make the pictures when they are first shown."""
        super().showEvent(event)
        for unpainted in self._unpainted:
            self._painting.add(partial(self._paint, *unpainted))
        self._unpainted.clear()

    def _paint(self, button: QToolButton, wire_name: str, diagram: Diagram) -> None:
        picture = paint_diagram(wire_name, diagram, self._theme, CHOICE_PICTURE, self.devicePixelRatioF())
        button.setIcon(QIcon(picture))

    @property
    def value(self) -> str:
        return next(value for value, button in self.buttons.items() if button.isChecked())

    @property
    def is_default(self) -> bool:
        return self.value == self._option.choices[0].value

    @property
    def choice(self) -> OptionValue:
        return next(choice for choice in self._option.choices if choice.value == self.value)

    def _explain(self, _button: object = None) -> None:
        self._sentence.setText(translate(self.choice.summary))
        self.changed.emit()
