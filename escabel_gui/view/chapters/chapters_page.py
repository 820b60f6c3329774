"""Page of the side panel with the chapters of the study that is open."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from escabel_gui.model.chapters.open_study import OpenStudy
from escabel_gui.model.table.game import Game
from escabel_gui.record.chapters.study import Chapter
from escabel_gui.view.chapters.chapter_list import ChapterList
from escabel_gui.view.commands.chapter_actions import ChapterActions
from escabel_gui.view.look.style import STEP, as_type, filled, spaced
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import MAX_DISPLAYED_CHARS, PlainLabel
from escabel_gui.view.widgets.action_button import ActionButton
from escabel_gui.view.widgets.context_menu import pop_up
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.panel_page import PanelPage
from escabel_gui.view.widgets.scroll_page import ScrollPage


class ChaptersPage(PanelPage):
    """Page with the chapters, which does what its list asks for."""

    scrolls = True

    def __init__(
        self,
        study: OpenStudy,
        game: Game,
        acts: ChapterActions,
        theme: Theme,
        rename: Callable[[Chapter], None],
    ) -> None:
        """Set up the page; `game` is what is on the table, and `rename` asks for a chapter's title."""
        super().__init__()
        self._study = study
        self._game = game
        self._acts = acts
        self._rename = rename
        self.title = as_type(PlainLabel(wraps=True), "strong")
        self.list = ChapterList(theme)
        self.comment = PlainLabel(wraps=True)
        self.comment.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._buttons = QWidget()
        self._buttons.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        row = spaced(FlowLayout(self._buttons), STEP)
        for action in (
            *(acts.add_chapter, acts.rename_chapter, acts.move_up, acts.move_down, acts.delete_chapter),
            *(acts.undo, acts.save_study),
        ):
            button = ActionButton(action, Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setAutoRaise(True)
            row.addWidget(button)
        self._beside = QVBoxLayout()  # what scrolls: what is said, and in a low window the buttons
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._beside.setSpacing(2 * STEP)
        self._beside.addWidget(self.comment)
        self._beside.addStretch(1)
        self._said = ScrollPage(self._beside)
        self._columns = spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom), 2 * STEP)
        self._columns.addWidget(self.list, 2)
        self._columns.addWidget(self._said, 1)
        self._layout = filled(
            spaced(QVBoxLayout(self), 2 * STEP, margins=0), self.title, (self._columns, 1), self._buttons
        )
        self._is_low = False
        self.list.chosen.connect(study.go_to)
        self.list.moved.connect(self._move)
        self.list.renaming.connect(rename)
        self.list.deleted.connect(study.remove)
        self.list.undone.connect(study.undo)
        self.list.menu_wanted.connect(self._show_menu)
        study.changed.connect(self.refresh)
        study.pictured.connect(lambda _chapter: self.list.viewport().update())
        for changed in (game.node_changed, game.annotated, game.replaced):
            changed.connect(lambda *_: self._show_comment())
        self.refresh()

    def set_low(self, is_low: bool) -> None:
        """Put the comment and the buttons beside the chapters in a low window, or else below them."""
        self._is_low = is_low
        way = QBoxLayout.Direction.LeftToRight if is_low else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(way)
        if is_low:
            self._beside.insertWidget(0, self._buttons)
        else:
            self._layout.addWidget(self._buttons)
        self._show_comment()

    def set_theme(self, theme: Theme) -> None:
        """Paint the pictures in the theme of the board."""
        self.list.set_theme(theme)

    def refresh(self) -> None:
        """Show the chapters as they are."""
        self.title.setText(self._study.title)
        self.list.show_chapters(self._study.chapters, self._study.chapter)
        self._show_comment()

    def _show_comment(self) -> None:
        """Show the comment on the position on the board."""
        text = self._game.node.comment_start(MAX_DISPLAYED_CHARS + 1)
        self._said.setVisible(bool(text) or self._is_low)
        self.comment.setText(text)

    def _move(self, chapter: Chapter, number: int) -> None:
        self._study.move(chapter, number)
        if chapter in self._study.chapters:
            self.list.setCurrentIndex(self.list.rows.index(self._study.chapters.index(chapter)))

    def _show_menu(self, chapter: Chapter, place: QPoint) -> None:
        pop_up(self.menu(chapter), place, self._study.changed)  # the chapter may be gone, or elsewhere

    def menu(self, chapter: Chapter) -> QMenu:
        """Build the menu of what can be done to a chapter, which need not be the one on the table."""
        acts, study, menu = self._acts, self._study, QMenu(self)
        number, last = study.chapters.index(chapter), len(study.chapters) - 1
        for like, do, is_possible in (
            (acts.rename_chapter, lambda: self._rename(chapter), True),
            (acts.move_up, lambda: self._move(chapter, number - 1), number > 0),
            (acts.move_down, lambda: self._move(chapter, number + 1), number < last),
            (acts.delete_chapter, lambda: study.remove(chapter), last > 0),
        ):
            menu.addAction(like.text(), do).setEnabled(is_possible)
        return menu
