"""Search bar of the library: words, a game, a condition, a tag."""

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QWidget

from escabel_gui.record.storage.query import Condition, Query
from escabel_gui.shipped import offered_rulesets
from escabel_gui.view.language import in_every_language, when_language_changes
from escabel_gui.view.library.library_list import LibraryList
from escabel_gui.view.look.shown_texts import shown_text
from escabel_gui.view.look.style import STEP, filled, spaced
from escabel_gui.view.plain import plain
from escabel_gui.view.widgets.keys import is_undo_elsewhere


class SearchField(QLineEdit):
    """Field from which the arrow keys lead into the list, and Ctrl+Z to the window where nothing was written."""

    def __init__(self, games: QWidget) -> None:
        super().__init__()
        self._games = games
        self.setClearButtonEnabled(True)
        in_every_language(self, self._name)

    def _name(self) -> None:
        self.setPlaceholderText(self.tr("Search names, comments, results, dates"))
        self.setAccessibleName(self.tr("Search"))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            if is_undo_elsewhere(event, self):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._games.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class QueryBar(QWidget):
    """Bar with the words, and the filters beside or below them."""

    changed = Signal()

    def __init__(self, games: LibraryList) -> None:
        """Set up the bar; `games` is the list that is searched, and into which the arrow keys lead."""
        super().__init__()
        self._games = games
        self.search = SearchField(games)
        self.rulesets = QComboBox()
        self.rulesets.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # in every language
        self.rulesets.addItem("", "")
        for ruleset in offered_rulesets():
            self.rulesets.addItem(ruleset.title, ruleset.name)
        self.conditions = QComboBox()
        self.conditions.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for condition in Condition:
            self.conditions.addItem("", condition)
        self.tags = QComboBox()  # there while games have any
        self.tags.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.tags.addItem("", "")
        self.tags.hide()
        self.only_position = QCheckBox()  # there while games through a position are listed
        self.only_position.hide()
        self.only_reported = QCheckBox()  # there while games behind a figure of the report are listed
        self.only_reported.hide()
        self._position = Query()  # with what else stands in no field
        self._typing = QTimer(self, singleShot=True, interval=0)
        self._typing.timeout.connect(self.changed)
        self.search.textChanged.connect(self._typing.start)
        self.rulesets.currentIndexChanged.connect(self.changed)
        self.conditions.currentIndexChanged.connect(self.changed)
        self.tags.currentIndexChanged.connect(self.changed)
        for box in (self.only_position, self.only_reported):
            box.clicked.connect(self._forget_position)
        self._filters = filters = QHBoxLayout()
        filters.setSpacing(2 * STEP)
        filled(filters, (self.rulesets, 1), self.conditions, self.tags, self.only_position, self.only_reported)
        self._layout = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), 2 * STEP, margins=0)
        self._layout.addWidget(self.search, 1)
        self._layout.addLayout(filters)
        in_every_language(self, self._say)
        when_language_changes(self, self.changed.emit)  # the words of the list are others then

    def _say(self) -> None:
        self.rulesets.setAccessibleName(self.tr("Game"))
        self.rulesets.setItemText(0, self.tr("All games"))
        self.conditions.setAccessibleName(self.tr("State of the game"))
        names = {
            Condition.ANY: self.tr("Any state"),
            Condition.UNFINISHED: self.tr("Unfinished"),
            Condition.FINISHED: self.tr("Finished"),
            Condition.REVIEWED: self.tr("Reviewed"),
            Condition.UNREVIEWED: self.tr("Not reviewed"),
            Condition.DUPLICATE: self.tr("Duplicates"),
        }
        for row, condition in enumerate(Condition):
            self.conditions.setItemText(row, names[condition])
        self.tags.setAccessibleName(self.tr("Tag"))
        self.tags.setItemText(0, self.tr("All tags"))
        self.only_position.setText(self.tr("Position"))
        self.only_position.setToolTip(
            self.tr("Only games in which the position from the board, or the part of it, occurs")
        )
        self.only_reported.setText(self.tr("From the report"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LanguageChange):
            self._arrange()

    def _arrange(self) -> None:
        """Put the filters below the words, where they would leave them too little room beside them."""
        words = self.fontMetrics().horizontalAdvance(self.search.placeholderText()) + 10 * STEP
        is_narrow = words + self._filters.sizeHint().width() + self._layout.spacing() > self.width()
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        if way != self._layout.direction():
            self._layout.setDirection(way)

    @property
    def is_asking(self) -> bool:
        """True if any filter is set."""
        return bool(
            self.search.text()
            or self.rulesets.currentData()
            or self.conditions.currentData() is not Condition.ANY
            or self.tags.currentData()
            or self._has_hidden
        )

    def narrow(self, query: Query) -> Query:
        """Return a query in the same order, for what is looked for here."""
        return query._replace(
            text=self.search.text(),
            ruleset=self.rulesets.currentData(),
            condition=self.conditions.currentData(),
            tag=self.tags.currentData(),
            shown=shown_text,
            position=self._position.position,
            pattern=self._position.pattern,
            next=self._position.next,
            movers=self._position.movers,
            among=self._position.among,
            moments=self._position.moments,
        )

    def show_tags(self, tags: tuple[str, ...]) -> None:
        """Offer these tags; one that is asked for and not among them any more is asked for no longer."""
        known = tuple(self.tags.itemData(row) for row in range(1, self.tags.count()))
        if tags == known:
            return
        chosen = self.tags.currentData()
        with QSignalBlocker(self.tags):
            for row in range(len(known), 0, -1):
                self.tags.removeItem(row)
            for tag in tags:
                self.tags.addItem(tag, tag)
            self.tags.setCurrentIndex(max(self.tags.findData(chosen), 0))
        self.tags.setVisible(bool(tags))
        self._arrange()
        if self.tags.currentData() != chosen:
            self.changed.emit()

    def ask_for_position(self, query: Query) -> None:
        """Look for the position and the words of a query, and for nothing else."""
        self.clear()
        self._position = query
        self.search.setText(query.text)
        self._show_position()

    def ask_for_games(self, query: Query, words: str) -> None:
        """Look for the games among which a query is, and nothing else; `words` tell what they have in common."""
        self.clear()
        self._position = query
        self.only_reported.setToolTip(plain(words))
        self.only_reported.setAccessibleDescription(words)
        self._show_position()

    def opening_text(self, query: Query) -> str:
        """Return where games of a query are opened."""
        if query.moments:
            return self.tr("Enter opens a game before its first mistake of this kind.")
        if query.has_moment:
            return self.tr("Enter opens a game at the position from the board.")
        return self.tr("Enter opens a game where you left it.")

    def _forget_position(self) -> None:
        self._position = Query()
        self._show_position()

    def _show_position(self) -> None:
        self.only_position.setVisible(self._has_position)
        self.only_position.setChecked(self._has_position)
        self.only_reported.setVisible(self._position.among is not None)
        self.only_reported.setChecked(self._position.among is not None)
        self._arrange()
        self.changed.emit()

    @property
    def _has_position(self) -> bool:
        return self._position.position is not None or self._position.pattern is not None

    @property
    def _has_hidden(self) -> bool:
        """True if something is asked for that stands in no field."""
        return self._has_position or self._position.among is not None

    def begin(self) -> None:
        """Give the keyboard to the search field, and select its text."""
        self.search.setFocus()
        self.search.selectAll()

    def type_on(self, letters: str) -> None:
        """Take over what the person has begun to type elsewhere, if it is anything to look for."""
        if letters.strip():
            self.search.setFocus()
            self.search.insert(letters)

    def clear(self) -> None:
        self.search.clear()
        self.rulesets.setCurrentIndex(0)
        self.conditions.setCurrentIndex(0)
        self.tags.setCurrentIndex(0)
        if self._has_hidden:
            self._forget_position()
