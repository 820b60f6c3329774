"""A thin progress bar, of which the words stand elsewhere."""

from PySide6.QtWidgets import QProgressBar

from escabel_gui.rules.message import Message
from escabel_gui.view.look.style import STEP


class ThinProgress(QProgressBar):
    """Bar without a text, which keeps its place while it is hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextVisible(False)
        self.setFixedHeight(STEP)
        size = self.sizePolicy()
        size.setRetainSizeWhenHidden(True)
        self.setSizePolicy(size)

    def follow(self, words: Message | None) -> None:
        """Show how much is done of how much in all, as the arguments of the message say; hide when there is none."""
        self.setVisible(words is not None)
        if words is not None:
            done, total = words.args
            assert isinstance(done, int)
            assert isinstance(total, int)
            self.setRange(0, total)
            self.setValue(done)
