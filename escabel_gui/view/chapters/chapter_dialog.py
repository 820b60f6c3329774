"""Dialog before a study is begun or gets another chapter, which asks what is to become one."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.table.game import Game
from escabel_gui.record.chapters.study import MAX_TITLE_CHARS, Chapter, as_title, position_tree
from escabel_gui.record.chapters.study_file import ListedStudy
from escabel_gui.record.progress import ProgressCallback
from escabel_gui.record.sgf.reading import copy_tree
from escabel_gui.record.tree import GameTree
from escabel_gui.view.look.style import STEP, dialog_size, spaced
from escabel_gui.view.plain import PlainLabel, shortened
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons

WIDTH: Final = 480
MAX_SHOWN_TITLE_CHARS: Final = 60  # of a study to choose


class ChapterKind(Enum):
    """Source of a chapter."""

    GAME = auto()
    POSITION = auto()
    EMPTY = auto()


class ChapterDialog(QDialog):
    """Dialog that asks for a study (where there is a choice), what is to be a chapter of it, and its title."""

    def __init__(
        self, game: Game, studies: Sequence[ListedStudy], is_in_study: bool, parent: QWidget | None = None
    ) -> None:
        """Set up the dialog; `studies` are those to choose from, besides a new one.

        If `is_in_study`, the open study gets the chapter.
        """
        super().__init__(parent)
        self._tree, self._node = game.tree, game.node
        self._studies = studies
        self.kinds = {
            ChapterKind.GAME: QRadioButton(
                self.tr("A copy of this chapter") if is_in_study else self.tr("The whole game, with all variations")
            ),
            ChapterKind.POSITION: QRadioButton(self.tr("Only the position on the board")),
            ChapterKind.EMPTY: QRadioButton(self.tr("An empty board of this game")),
        }
        self.study = QComboBox()
        self.study.addItem(self.tr("A new study"), None)
        for listed in studies:
            self.study.addItem(shortened(listed.title, MAX_SHOWN_TITLE_CHARS), listed.path)
        self.study.setCurrentIndex(int(bool(studies)))
        self.study.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.study_title, self.title = QLineEdit(), QLineEdit()
        for field in (self.study_title, self.title):
            field.setMaxLength(MAX_TITLE_CHARS)
        self.study_title.setPlaceholderText(self.tr("My study"))
        self.title.setText(as_title(game.tree.name))
        self._form = QFormLayout()
        self._form.setSpacing(2 * STEP)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.addRow(self.tr("Study:"), self.study)
        self._form.addRow(self.tr("Title of the study:"), self.study_title)
        self._form.addRow(self.tr("Title of the chapter:"), self.title)
        layout = spaced(QVBoxLayout(self), 3 * STEP, margins=4 * STEP)
        layout.addWidget(PlainLabel(self.tr("What is to be a chapter?")))
        for button in self.kinds.values():
            layout.addWidget(button)
        layout.addLayout(self._form)
        layout.addStretch()
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        layout.addWidget(buttons)
        is_new_by_choice = is_in_study or not studies
        self._form.setRowVisible(self.study, not is_new_by_choice)
        self._form.setRowVisible(self.study_title, not is_in_study and self.study.currentData() is None)
        if not is_in_study:
            self.study.currentIndexChanged.connect(
                lambda: self._form.setRowVisible(self.study_title, self.study.currentData() is None)
            )
        self.kinds[ChapterKind.POSITION if is_in_study else ChapterKind.GAME].setChecked(True)
        self.setWindowTitle(
            self.tr("Add a chapter") if is_in_study else self.tr("Add to a study") if studies else self.tr("New study")
        )
        (self.title if is_in_study or studies else self.study_title).setFocus()
        self.resize(dialog_size(self, WIDTH, 1).expandedTo(self.sizeHint()))

    @property
    def chosen(self) -> Path | None:
        """The file of the study that is to have the chapter; None for a new one."""
        path = self.study.currentData()
        assert path is None or isinstance(path, Path)
        return path

    @property
    def new_title(self) -> str:
        return as_title(self.study_title.text()) or self.tr("My study")

    def maker(self) -> Callable[[ProgressCallback], Chapter]:
        """Return a function that makes the chosen chapter without the dialog."""
        tree, node, title = self._tree, self._node, as_title(self.title.text())
        place = tree.indexes_of(node)
        kind = next(kind for kind, button in self.kinds.items() if button.isChecked())

        begun: GameTree | None = None  # here, as the rules of the game serve one thread
        if kind is ChapterKind.EMPTY:
            begun = GameTree(tree.rules)
        elif kind is ChapterKind.POSITION:
            begun = position_tree(tree, node)

        def make(report: ProgressCallback) -> Chapter:
            made = copy_tree(tree, report) if begun is None else begun
            made.name = title
            chapter = Chapter(made)
            if kind is ChapterKind.GAME:
                chapter.node = made.node_at(place)
            return chapter

        return make
