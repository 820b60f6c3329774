"""What people write about a position: a quiet field that keeps what is written by itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from escabel_gui.model.game import Game

LINES: Final = 3
MOST_SHOWN: Final = 50_000  # characters; longer comments would stop the window, and are for reading only


class CommentField(QPlainTextEdit):
    """Shows and changes the comment on the current node."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.setPlaceholderText(self.tr("Comment on this position"))
        self.setAccessibleName(self.tr("Comment"))
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(6)
        self.setFixedHeight(LINES * self.fontMetrics().lineSpacing() + 16)
        self.textChanged.connect(self._keep)
        game.node_changed.connect(self.show_comment)
        game.replaced.connect(self.show_comment)
        game.annotated.connect(self.show_comment)
        self.show_comment()

    def show_comment(self, _step: object = None) -> None:
        comment = self._game.node.comment
        is_whole = len(comment) <= MOST_SHOWN
        self.setReadOnly(not is_whole)
        if comment != self.toPlainText():
            with QSignalBlocker(self):
                self.setPlainText(comment if is_whole else comment[:MOST_SHOWN] + " …")

    def _keep(self) -> None:
        if not self.isReadOnly():
            self._game.comment(self.toPlainText())
