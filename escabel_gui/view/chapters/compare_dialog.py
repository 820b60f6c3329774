"""A dialog with what is new in another version of a study or game, each with its position, to be taken or not."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.table.game import Game
from escabel_gui.record.chapters.comparison import ChangeKind, VersionChange
from escabel_gui.record.chapters.study import Chapter, pictured_node
from escabel_gui.record.texts import quote
from escabel_gui.record.tree import line_end, steps_to
from escabel_gui.view.board.board_dialog import BoardDialog
from escabel_gui.view.chapters.chapter_list import chapter_title
from escabel_gui.view.chapters.check_list import CheckList
from escabel_gui.view.chapters.position_view import PositionView
from escabel_gui.view.look.heading import move_text, place_text
from escabel_gui.view.look.picture import picture_of
from escabel_gui.view.look.style import as_type, dialog_size, filled
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons, side_button

MAX_SHOWN_MOVES: Final = 12  # of a line that is new
MAX_QUOTED: Final = 60  # letters of a comment in the list
WIDTH: Final = 900
HEIGHT: Final = 620


class CompareDialog(BoardDialog):
    """Dialog with a check mark for each thing that is new; `taken` are those that are wanted."""

    def __init__(
        self,
        changes: Sequence[VersionChange],
        chapters: Sequence[Chapter],
        theme: Theme,
        is_flipped: bool,
        parent: QWidget | None = None,
    ) -> None:
        """Set up the dialog; `chapters` are the person's own ones, and a single one is not named."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("What is new there"))
        self._changes = changes
        self._chapters = list(chapters)
        self._look = theme, is_flipped
        self.view = PositionView()
        self.rows = CheckList(self.tr("What is new"))
        for change in changes:
            self.rows.add(self._text(change), is_checked=False)
        self.texts = PlainLabel(wraps=True)
        about = as_type(
            PlainLabel(self.tr("Mark what you want to take. Everything else stays as you have it."), wraps=True),
            "quiet",
        )
        self.all = side_button(self.tr("Mark all"))
        self.all.clicked.connect(self._mark_all)
        self.take = QPushButton(self.tr("Take"))
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Cancel, self.take)
        side = filled(QVBoxLayout(), about, (self.rows, 1))
        side.addWidget(self.all, 0, Qt.AlignmentFlag.AlignLeft)
        side.addWidget(self.texts)
        self.lay_out(self.view, side, buttons)
        self.take.setDefault(True)
        self.rows.currentRowChanged.connect(self._show)
        self.rows.itemChanged.connect(self._count)
        self.rows.setCurrentRow(0)
        self.resize(dialog_size(self, WIDTH, HEIGHT))
        self.rows.setFocus()
        self._count()

    @property
    def taken(self) -> list[VersionChange]:
        return [self._changes[row] for row in self.rows.checked()]

    def _mark_all(self) -> None:
        self.rows.check_all(len(self.taken) < len(self._changes))

    def _count(self) -> None:
        self.take.setEnabled(bool(self.taken))

    # ---- in words

    def _text(self, change: VersionChange) -> str:
        """Return what is new, and where, as text."""
        what = self._what(change)
        if change.chapter is None or change.kind is ChangeKind.TITLE:
            where = "" if change.chapter is None else self._chapter(change.chapter)
        else:
            place = change.other.parent if change.kind is ChangeKind.MOVES else change.other
            where = " · ".join(part for part in (self._chapter(change.chapter), place_text(change.tree, place)) if part)
        return f"{where}\n{what}" if where else what

    def _chapter(self, chapter: Chapter) -> str:
        if len(self._chapters) < 2:
            return ""
        return f"{self._chapters.index(chapter) + 1}. {chapter_title(chapter)}"

    def _what(self, change: VersionChange) -> str:
        if change.kind is ChangeKind.CHAPTER:
            return self.tr("New chapter: {0}").format(chapter_title(Chapter(change.tree)))
        if change.kind is ChangeKind.TITLE:
            return self.tr("Another title: {0}").format(change.tree.name)
        if change.kind is ChangeKind.MARKS:
            return self.tr("Other marks")
        if change.kind is ChangeKind.COMMENT:
            is_new = change.node is None or not change.node.has_comment
            text = self.tr("New comment: {0}") if is_new else self.tr("Another comment: {0}")
            return text.format(quote(change.other.comment, MAX_QUOTED))
        end = line_end(change.other)
        line = [step for step in steps_to(end) if step.depth >= change.other.depth]
        moves = move_text(change.tree, line[:MAX_SHOWN_MOVES])
        return self.tr("New moves: {0}").format(moves + (" …" if len(line) > MAX_SHOWN_MOVES else ""))

    def _show(self, row: int) -> None:
        """Show the position of a row, and both comments where there are two."""
        if not 0 <= row < len(self._changes):
            return
        change = self._changes[row]
        node = pictured_node(change.tree) if change.kind is ChangeKind.CHAPTER else change.other
        self.view.show_picture(picture_of(Game(change.tree, node), *self._look))
        texts = []
        if change.kind is ChangeKind.COMMENT and change.node is not None:
            if change.node.has_comment:
                texts.append(self.tr("Yours: {0}").format(change.node.comment))
            texts.append(self.tr("There: {0}").format(change.other.comment))
        self.texts.setText("\n\n".join(texts))
