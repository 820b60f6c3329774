"""Fields under the move list: a comment on the position, and a move to play."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from escabel_gui.view.history.comment_field import CommentField
from escabel_gui.view.history.move_entry import MoveEntry
from escabel_gui.view.look.style import STEP, filled, spaced


class Notes(QWidget):
    """Comment and move fields; with little height the comment is hidden unless there is room for it."""

    def __init__(self, comment: CommentField, entry: MoveEntry) -> None:
        super().__init__()
        self._comment = comment
        self._entry = entry
        self._is_low = False
        self._is_asked_for = False  # while the comment is being shown, before it has the keyboard
        filled(spaced(QVBoxLayout(self), 2 * STEP, margins=0), (comment, 1), entry).addStretch()

    def set_low(self, is_low: bool) -> None:
        self._is_low = is_low
        self._comment.set_low(is_low)
        self._fit()

    def write_comment(self) -> None:
        """Give the keyboard to the comment, also where there is no room for it otherwise."""
        self._is_asked_for = True
        self._comment.follow_game()
        self._comment.show()
        self._comment.setFocus()
        self._is_asked_for = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._is_low:
            room = self.height() - self._entry.sizeHint().height() - 2 * STEP
            is_needed = self._is_asked_for or self._comment.hasFocus()
            self._comment.setVisible(is_needed or room >= self._comment.least_height)
