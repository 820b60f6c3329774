"""Selector for the level of a bot, with a description."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from escabel_gui.record.names import LEVELS
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import STEP, as_type, spaced
from escabel_gui.view.look.texts import level_description, level_name
from escabel_gui.view.plain import PlainLabel, wrappable
from escabel_gui.view.widgets.choice_box import ChoiceBox


class LevelDescription(PlainLabel):
    """Sentence about a level, with the room of the longest one, so that nothing below moves when a level is chosen."""

    def __init__(self) -> None:
        super().__init__(wraps=True)
        self._texts = [wrappable(level_description(level)) for level in LEVELS]
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        as_type(self, "quiet")

    @guarded(int)
    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, width, 0)
        metrics = self.fontMetrics()
        return max(metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height() for text in self._texts)


class LevelBox(QWidget):
    """A list of levels, with a sentence about the one that is chosen."""

    def __init__(self, name: str, level: int) -> None:
        """Set up the list; `name` says whose level it is."""
        super().__init__()
        self.box = ChoiceBox()
        self.box.setAccessibleName(name)
        for number in LEVELS:
            self.box.addItem(self.tr("Level {0}: {1}").format(number, level_name(number)), number)
        self.description = LevelDescription()
        layout = spaced(QVBoxLayout(self), STEP, margins=0)
        layout.addWidget(self.box, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.description)
        self.box.currentIndexChanged.connect(self._describe)
        self.level = level
        self._describe()

    @property
    def level(self) -> int:
        return int(self.box.currentData())

    @level.setter
    def level(self, level: int) -> None:
        self.box.setCurrentIndex(self.box.findData(level))

    def _describe(self) -> None:
        self.description.setText(level_description(self.level))
