"""A choice between a few options: a row of buttons, one of which is pressed."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QToolButton, QWidget

from escabel_gui.view.look.style import STEP, spaced
from escabel_gui.view.widgets.flow_layout import FlowLayout


class SegmentedControl(QWidget):
    """Row of buttons that each stand for a number; one is pressed."""

    changed = Signal()

    def __init__(self, name: str, choices: dict[int, str], value: int) -> None:
        """Set up a button for each choice; `name` is what is chosen, for those who cannot see it."""
        super().__init__()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.buttons: dict[int, QToolButton] = {}
        self._group = QButtonGroup(self)
        row = spaced(FlowLayout(self), STEP)
        for number, text in choices.items():
            button = QToolButton()
            button.setText(text)
            button.setAccessibleName(f"{name}: {text}")
            button.setCheckable(True)
            self._group.addButton(button, number)
            self.buttons[number] = button
            row.addWidget(button)
        self.value = value
        self._group.idToggled.connect(lambda _number, is_on: self.changed.emit() if is_on else None)

    @property
    def value(self) -> int:
        return self._group.checkedId()

    @value.setter
    def value(self, number: int) -> None:
        self.buttons[number].setChecked(True)
