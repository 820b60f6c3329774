"""The time control."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from escabel_gui.record.time_control import BYO_YOMI, FISCHER, NO_LIMIT, SUDDEN_DEATH, TimeControl
from escabel_gui.view.look.style import STEP, spaced
from escabel_gui.view.widgets.choice_box import ChoiceBox
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.number_box import NumberBox


class ClockRow(QWidget):
    """The kind of clock, and the fields that it has, below each other where they must be."""

    changed = Signal()

    def __init__(self, control: TimeControl) -> None:
        super().__init__()
        self.kind = ChoiceBox()
        for key, text in (
            (NO_LIMIT, self.tr("No clock")),
            (SUDDEN_DEATH, self.tr("Fixed time")),
            (FISCHER, self.tr("Time and increment")),
            (BYO_YOMI, self.tr("Main time and byo-yomi")),
        ):
            self.kind.addItem(text, key)
        self.kind.setCurrentIndex(self.kind.findData(control.kind))
        self.kind.setAccessibleName(self.tr("Clock"))
        self.minutes = NumberBox(self.tr("Minutes"), 1, 600, control.main // 60, self.tr(" min"))
        self.periods = NumberBox(self.tr("Number of periods"), 1, 99, control.periods, self.tr(" ×"))
        self.extra = NumberBox(self.tr("Seconds per move or period"), 1, 600, control.extra, self.tr(" s"))
        layout = spaced(FlowLayout(self), 2 * STEP)
        for widget in (self.kind, self.minutes, self.periods, self.extra):
            layout.addWidget(widget)
        self.kind.currentIndexChanged.connect(self._show_fields)
        for field in (self.minutes, self.periods, self.extra):
            field.valueChanged.connect(self.changed)
        self._show_fields()

    def _show_fields(self) -> None:
        kind = self.kind.currentData()
        self.minutes.setVisible(kind != NO_LIMIT)
        self.extra.setVisible(kind in (FISCHER, BYO_YOMI))
        self.periods.setVisible(kind == BYO_YOMI)
        self.changed.emit()

    @property
    def control(self) -> TimeControl:
        return TimeControl(self.kind.currentData(), self.minutes.value() * 60, self.extra.value(), self.periods.value())

    @property
    def summary(self) -> str:
        """Choice in one line."""
        figures = [self.minutes], [self.periods, self.extra]  # 3 × 10 s belong together
        parts = [" ".join(field.text().strip() for field in row if not field.isHidden()) for row in figures]
        return " · ".join(filter(None, (self.kind.currentText(), *parts)))
