"""A place that scrolls up and down where the window is lower than what is in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QComboBox, QFrame, QLayout, QScrollArea, QSpinBox, QWidget


class Page(QScrollArea):
    """As wide as the window; the wheel scrolls it and changes no field that it passes."""

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        inside = QWidget()
        inside.setLayout(layout)
        self.viewport().setAutoFillBackground(False)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
        for field in inside.findChildren(QWidget):
            if isinstance(field, QComboBox | QSpinBox):
                field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QComboBox | QSpinBox):
            event.ignore()  # so that it goes on to the page
            return True
        return super().eventFilter(watched, event)
