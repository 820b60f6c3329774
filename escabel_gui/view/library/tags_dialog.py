"""The tags of games: which they have, and which they are to have."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from escabel_gui.record.storage.summary import Summary
from escabel_gui.record.tags import MAX_TAG_CHARS, MAX_TAGS, clean_tag, sort_tags
from escabel_gui.view.language import tr
from escabel_gui.view.look.style import STEP, as_type, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons

LIST_LINES = 8  # that are in sight


class TagsDialog(QDialog):
    """Dialog with a check mark for each tag, which is partial where only some of the games have the tag."""

    chosen = Signal(list, list)  # tags that all games are to have, and those that none is to have

    def __init__(self, games: list[Summary], tags: tuple[str, ...], parent: QWidget | None = None) -> None:
        """Set up the dialog; `tags` are those of the whole library."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Tags"))
        heading = as_type(PlainLabel(tr("Tags of %n game(s)", None, len(games))), "heading")
        self.new = QLineEdit()
        self.new.setMaxLength(MAX_TAGS * MAX_TAG_CHARS)
        self.new.setPlaceholderText(self.tr("New tags, separated by commas"))
        self.new.setAccessibleName(self.new.placeholderText())
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Tags"))
        self.list.setMinimumHeight(LIST_LINES * self.fontMetrics().lineSpacing())
        self._before: dict[str, Qt.CheckState] = {}
        for tag in tags:
            having = sum(tag in game.tags for game in games)
            none, some = Qt.CheckState.Unchecked, Qt.CheckState.PartiallyChecked
            self._before[tag] = Qt.CheckState.Checked if having == len(games) else some if having else none
            item = QListWidgetItem(tag, self.list)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(self._before[tag])
        self.list.setCurrentRow(0)
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.accepted.connect(self._tell)
        layout = spaced(QVBoxLayout(self), 3 * STEP, margins=(5 * STEP, 5 * STEP, 5 * STEP, 4 * STEP))
        layout.addWidget(heading)
        layout.addWidget(self.new)
        layout.addWidget(self.list, 1)
        self.list.setVisible(bool(tags))
        layout.addWidget(buttons)
        self.resize(24 * self.fontMetrics().height(), self.sizeHint().height())
        self.new.setFocus()

    def _tell(self) -> None:
        """Tell what has been changed; what stands in the field is a tag, or several with commas between them."""
        now = {item.text(): item.checkState() for item in map(self.list.item, range(self.list.count()))}
        changed = {tag: state for tag, state in now.items() if state != self._before[tag]}
        known = {tag.casefold(): tag for tag in now}
        new = [known.get(tag.casefold(), tag) for tag in map(clean_tag, self.new.text().split(","))]
        added = sort_tags([*new, *(tag for tag, state in changed.items() if state == Qt.CheckState.Checked)])
        removed = [tag for tag, state in changed.items() if state == Qt.CheckState.Unchecked and tag not in added]
        if added or removed:
            self.chosen.emit(list(added), removed)
