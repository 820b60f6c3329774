"""What a change of the theme or of the type asks of the widgets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hands import Person

DEPTH = 20  # widgets in widgets


class Innermost(QWidget):
    """Counts how often it is told that it is to look different."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    def changeEvent(self, event: QEvent) -> None:
        self.told += event.type() == QEvent.Type.StyleChange
        super().changeEvent(event)


@pytest.mark.parametrize(("setting", "value"), [("theme", "night"), ("type_size", 150)])
def test_a_widget_is_polished_a_few_times_however_deep_it_stands(person: Person, setting: str, value: object) -> None:
    inside = innermost = Innermost()
    for _ in range(DEPTH):
        outside = QWidget()
        QVBoxLayout(outside).addWidget(inside)
        inside = outside
    person.qtbot.addWidget(inside)
    inside.show()
    innermost.told = 0
    setattr(person.window.settings, setting, value)
    assert 0 < innermost.told < DEPTH / 2
