"""Comment field for a position; it stores its text by itself."""

import re
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QSignalBlocker
from PySide6.QtGui import QFocusEvent, QTextCursor, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from escabel_gui.model.table.game import Game
from escabel_gui.record.tree import ancestors
from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import in_every_language
from escabel_gui.view.widgets.focus import PASSING_REASONS

LINES: Final = 3
MAX_CHARS: Final = 20_000  # characters that can be written here: laying out many more would stop the window
MAX_SHOWN: Final = 5_000  # of a longer comment from elsewhere, which is for reading only, and stays as it is
ENDLESS_WORD: Final = re.compile(r"\S{200}")  # for which Qt would look again and again where it may be broken


class CommentField(QPlainTextEdit):
    """Text field that shows and changes the comment on the current node.

    While one writes, moves that are played leave it at the node at which one has begun.
    """

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.node = game.node  # on which the comment is
        self._is_writing = False  # by keyboard, at `node`
        self._latest = game.node  # the current node when the tree changed last
        self._is_low = False
        self._inserted = (0, 0)  # where the last change has put something, and how much
        in_every_language(self, self._name)
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(6)
        self._fit()
        self.document().contentsChange.connect(self._note_change)
        self.textChanged.connect(self._keep)
        game.tree_changed.connect(self._note_latest)
        game.node_changed.connect(self._follow)
        game.replaced.connect(self.follow_game)
        game.annotated.connect(self.show_comment)
        in_every_language(self, self.show_comment)  # where it is too long, a sentence says so

    def _name(self) -> None:
        self.setPlaceholderText(self.tr("Comment on this position"))
        self.setAccessibleName(self.tr("Comment"))

    def set_low(self, is_low: bool) -> None:
        """Choose the compact height, with fewer lines."""
        self._is_low = is_low
        self._fit()

    @property
    def least_height(self) -> int:
        """Height of two lines, in pixels."""
        return 2 * self.fontMetrics().lineSpacing() + 16

    def _fit(self) -> None:
        height = self.least_height + (LINES - 2) * self.fontMetrics().lineSpacing()
        self.setMinimumHeight(self.least_height if self._is_low else height)
        self.setMaximumHeight(height)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _note_latest(self) -> None:
        self._latest = self._game.node

    def _follow(self, _step: object) -> None:
        """Go to the current node, unless one writes and a move was played after that."""
        game = self._game
        is_played = game.node is self._latest and self.node in ancestors(game.node)
        if not (self._is_writing and is_played):
            self.follow_game()

    def follow_game(self) -> None:
        """Go to the current node, though one may be writing."""
        self._is_writing = False
        self.node = self._latest = self._game.node
        self.show_comment()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in PASSING_REASONS:
            self.follow_game()

    def show_comment(self) -> None:
        comment = self.node.comment_start(MAX_CHARS + 1)
        is_whole = len(comment) <= MAX_CHARS
        self.setReadOnly(not is_whole)
        text = comment
        if not is_whole:
            sentence = self.tr("[This comment is too long to be shown. All of it is kept with the game.]")
            text = f"{comment[:MAX_SHOWN]} …\n\n{sentence}"
        if text != self.toPlainText():
            with QSignalBlocker(self):
                self._break_lines(text)
                self.setPlainText(text)

    @guarded()
    def insertFromMimeData(self, source: QMimeData) -> None:
        """Take as much from a paste or a drop as there is room for."""
        selected = len(self.textCursor().selectedText())
        text = source.text()[: max(MAX_CHARS - self._length + selected, 0)]  # `_keep` takes back more
        self._break_lines(self.toPlainText() + text)
        self.insertPlainText(text)

    def _break_lines(self, text: str) -> None:
        """Let lines break between words, or anywhere in a text that has hardly any gaps between them."""
        modes = QTextOption.WrapMode
        mode = modes.WrapAnywhere if ENDLESS_WORD.search(text) else modes.WrapAtWordBoundaryOrAnywhere
        if mode != self.wordWrapMode():
            self.setWordWrapMode(mode)

    @property
    def _length(self) -> int:
        return self.document().characterCount() - 1  # Qt counts the end, too

    def _note_change(self, position: int, _removed: int, added: int) -> None:
        self._inserted = (position, added)

    def _keep(self) -> None:
        if self.isReadOnly():
            return
        if self._length > MAX_CHARS:
            self._take_back_excess()
        else:
            self._is_writing = self.hasFocus()
            self._game.comment(self.toPlainText(), self.node)

    def _take_back_excess(self) -> None:
        """Remove the end of what was just written, by whatever means, as far as there is no room for it."""
        position, added = self._inserted
        cursor = self.textCursor()
        end = min(position + added, self._length)
        cursor.setPosition(end)
        cursor.setPosition(max(end - (self._length - MAX_CHARS), position), QTextCursor.MoveMode.KeepAnchor)
        if cursor.hasSelection():
            cursor.removeSelectedText()  # which is the next change
