"""Progress of something: a name, a bar and a sentence, which stand in three columns."""

from PySide6.QtWidgets import QProgressBar, QWidget

from escabel_gui.view.plain import PlainLabel


class ProgressRow:
    """Widgets of a row; whoever lays them out owns them."""

    def __init__(self, name: str) -> None:
        self.name = PlainLabel(name)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(name)
        self.words = PlainLabel()

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The widgets of the columns."""
        return self.name, self.bar, self.words

    def show_numbers(self, done: int, total: int, words: str) -> None:
        """Show so many of a total, in words with places for both."""
        self.bar.setRange(0, max(total, 1))
        self.bar.setValue(done)
        self.words.setText(words.format(done, total))
        self.bar.setAccessibleDescription(self.words.text())
