"""Page of the side panel that tells what was played from the position on the board in other games."""

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QVBoxLayout

from escabel_gui.model.library.explorer import Explorer
from escabel_gui.model.table.game import Game
from escabel_gui.record.storage.exploring import ExploredMove
from escabel_gui.record.storage.query import Movers
from escabel_gui.view.analysis.figure_table import FigureTable
from escabel_gui.view.analysis.games_chooser import GamesChooser
from escabel_gui.view.language import in_every_language, tr, translate
from escabel_gui.view.look.move_signs import MoveSign, SignKind, sign_of
from escabel_gui.view.look.shown_texts import shown_text
from escabel_gui.view.look.style import STEP, as_type, filled, spaced
from escabel_gui.view.look.texts import (
    color_name,
    date_text,
    format_count,
    pairing,
    percent,
    recorded_names,
    shown_move,
)
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.action_button import ActionButton
from escabel_gui.view.widgets.columns import Columns
from escabel_gui.view.widgets.empty_state import EmptyState
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.panel_page import PanelPage

ROWS_SEEN: Final = (3, 6)
MAX_ROWS: Final = 60


class ExplorerPage(PanelPage):
    """Page with a row for each move: a click or Enter plays it, a double click lists its games."""

    pointed = Signal(object)  # a tuple of MoveSigns: the moves of the row that is pointed at
    games_wanted = Signal(object)  # a Query: games of the library through a position, or with a pattern
    collected_games_wanted = Signal(object, object)  # a Collection and a Query: such games of it
    part_wanted = Signal()  # a part of the board is to be chosen
    allowed = Signal()  # help in this game is wanted

    def __init__(self, explorer: Explorer, game: Game) -> None:
        super().__init__()
        self.explorer = explorer
        self._game = game
        self._rows: list[ExploredMove] = []
        self._row = -1  # that is pointed at
        self._columns = Columns()
        self.chooser = GamesChooser(explorer)
        self.words = QLineEdit()
        self.words.setClearButtonEnabled(True)
        self.movers = QComboBox()
        for movers in Movers:
            self.movers.addItem("", movers)
        self.summary = as_type(PlainLabel(wraps=True), "strong")
        self.table = FigureTable(["d10-d11 +7", "99999", "100 %"], right={1, 2}, stretched=0)
        self.table.set_rows_seen(*ROWS_SEEN)
        self.details = PlainLabel(wraps=True)
        self.note = PlainLabel(wraps=True)
        self.note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._list = QAction(self)
        self._list.triggered.connect(lambda: self._list_games(None))
        self.list_button = ActionButton(self._list, Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._part = QAction(self)
        self._part.triggered.connect(lambda: self.part_wanted.emit())
        self._whole = QAction(self)
        self._whole.triggered.connect(lambda: self.explorer.seek(None))
        self.part_button, self.whole_button = (
            ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextOnly) for action in (self._part, self._whole)
        )
        self._allow = QAction(self)
        self._allow.triggered.connect(lambda: self.allowed.emit())
        self.quiet = EmptyState("", self._allow)
        self._clicked_move: ExploredMove | None = None
        self._clicked = QTimer(self, singleShot=True, interval=QApplication.doubleClickInterval())
        self._clicked.timeout.connect(lambda: self._play(self._clicked_move))
        self._lay_out()
        self.table.pointed.connect(self._point_at)
        self.table.cellClicked.connect(lambda row, _column: self._click(row))
        self.table.cellDoubleClicked.connect(lambda row, _column: self._list_games(row))
        self.table.row_entered.connect(lambda row: self._play(self._rows[row]))
        self.words.textChanged.connect(self._narrow)
        self.movers.currentIndexChanged.connect(self._narrow)
        explorer.changed.connect(self.refresh)
        in_every_language(self, self._say)

    def _lay_out(self) -> None:
        for widget in (self.chooser, self.summary, self.table):
            self._columns.left.addWidget(widget)
        self._columns.right.addWidget(self.details)
        buttons = spaced(FlowLayout(), STEP)
        self._columns.right.addLayout(buttons)
        for button in (self.list_button, self.part_button, self.whole_button):
            buttons.addWidget(button)
        for part in (self.words, self.movers, self.note):
            self._columns.right.addWidget(part)
        filled(spaced(QVBoxLayout(self), margins=0), (self.quiet, 1), self._columns).addStretch()

    def set_low(self, is_low: bool) -> None:
        """Put the filters beside the table if there is little height."""
        self._columns.set_aside(is_low)

    def _say(self) -> None:
        self.words.setPlaceholderText(self.tr("Names, levels, dates"))
        self.words.setAccessibleName(self.tr("Only games with these words"))
        self.movers.setAccessibleName(self.tr("Whose moves"))
        for row, text in enumerate((self.tr("All moves"), self.tr("My moves"), self.tr("Moves against me"))):
            self.movers.setItemText(row, text)
        self.table.set_titles([self.tr("Move"), self.tr("Games"), self.tr("Wins")])
        self.table.setAccessibleName(self.tr("Moves in other games"))
        self._list.setText(self.tr("List these games"))
        self._part.setText(self.tr("Part of the board…"))
        self._part.setToolTip(self.tr("Looks for a few points of the board instead of the whole position"))
        self._whole.setText(self.tr("Whole position"))
        self._allow.setText(self.tr("Show them"))
        self.quiet.label.setText(
            self.tr("Your game is not over: what was played from here in other games would be help.")
        )
        self._narrow()
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.explorer.watch(True)

    def hideEvent(self, event: QHideEvent) -> None:
        self._clicked.stop()
        self.explorer.watch(False)
        self._point_at(-1)
        super().hideEvent(event)

    def allow(self) -> None:
        """Show other games in this one, too, as help in it is wanted."""
        self.explorer.allow()

    def _narrow(self) -> None:
        self.explorer.narrow(self.words.text(), self.movers.currentData(), shown_text)

    # ---- what is shown

    def refresh(self) -> None:
        """Show the answer that has come."""
        is_quiet, explored = self.explorer.is_quiet, self.explorer.explored
        self.quiet.setVisible(is_quiet)
        self.movers.setVisible(self.explorer.is_in_library)
        self._columns.setVisible(not is_quiet)
        self._rows = [] if explored is None or is_quiet else explored.moves[:MAX_ROWS]
        self.list_button.setVisible(bool(self._rows) or (explored is not None and explored.games > 0))
        self.whole_button.setVisible(self._has_pattern)
        self.note.setText(self._note_text())
        self.summary.setText(self._summary_text())
        self.table.setRowCount(len(self._rows))
        self.table.set_rows_seen(*rows_seen(len(self._rows)))
        for number, row in enumerate(self._rows):
            self.table.show_row(number, self._texts(row), self._details_of(row))
        self._point_at(self._row if self._row < len(self._rows) else -1)

    def _summary_text(self) -> str:
        explored, progress = self.explorer.explored, self.explorer.progress
        count = 0 if explored is None else explored.games
        if self.explorer.is_in_library and progress is not None and not count:
            return translate(progress)
        if explored is None or (not count and self._is_collection_empty):
            return ""
        if self._has_pattern:
            return self._pattern_text(count)
        if not count and self._is_narrowed:
            return self.tr("No such game went on from this position.")
        if not count and not self.explorer.is_in_library:
            return self.tr("None of these games went on from this position.")
        if not count:
            return self.tr("No game in your library went on from this position.")
        return tr("%n game(s) went on from this position.", None, count)

    def _pattern_text(self, count: int) -> str:
        if not count and self._is_narrowed:
            return self.tr("This part of the board occurs in no such game.")
        if not count and not self.explorer.is_in_library:
            return self.tr("This part of the board occurs in none of these games.")
        if not count:
            return self.tr("This part of the board occurs in no game of your library.")
        return tr("This part of the board occurs in %n game(s). What was played there next:", None, count)

    @property
    def _is_narrowed(self) -> bool:
        are_some_left_out = self.explorer.is_in_library and self.movers.currentData() is not Movers.ALL
        return bool(self.words.text()) or are_some_left_out

    @property
    def _is_collection_empty(self) -> bool:
        """True while no game of the collection has been read: the chooser tells why."""
        collection = self.explorer.collection
        return collection is self.explorer.games and not collection.games

    @property
    def _has_pattern(self) -> bool:
        return self.explorer.query.pattern is not None

    def _note_text(self) -> str:
        wins = self.tr("Wins are those of who made the move. Mirrored and turned positions count as one.")
        if self._has_pattern:
            clicks = self.tr("A double click lists the games of a move.")
        else:
            clicks = self.tr("A click plays a move, a double click lists its games.")
        return f"{wins} {clicks}"

    def _move_text(self, row: ExploredMove) -> str:
        """Return the move as it is on this board, and how many others are its images."""
        text = self._move_here(row)
        images = len(row.moves) + len(row.places)
        return f"{text} +{images - 1}" if images > 1 else text

    def _move_here(self, row: ExploredMove) -> str:
        """Return one of a row's moves, the one in the game on the board if any; of a pattern, color and point."""
        if row.places:
            place = row.places[0]
            return f"{color_name(place.color)} {self._game.rules.board.names[place.point]}"
        child = self.explorer.child_of(row)
        return shown_move(self._game.rules, row.moves[0] if child is None else child.move)

    def _texts(self, row: ExploredMove) -> list[str]:
        told = row.figures
        won = percent((told.wins + told.ties / 2) / told.decided) if told.decided else "–"
        return [self._move_text(row), format_count(told.games), won]

    def _details_of(self, row: ExploredMove) -> str:
        """Return a row in sentences."""
        told = row.figures
        parts = [tr("{0} was played in %n game(s).", None, told.games).format(self._move_here(row))]
        if told.decided:
            won = self.tr("Who played it won {0} of {1} finished games.")
            parts.append(won.format(format_count(told.wins), format_count(told.decided)))
        if told.loss is not None:
            parts.append(self.tr("In reviews it lost {0} of the chance to win on average.").format(percent(told.loss)))
        latest = pairing(*recorded_names(told.black, told.white))
        parts.append(self.tr("Latest: {0}, {1}.").format(date_text(told.date), latest))
        return " ".join(parts)

    def _point_at(self, row: int) -> None:
        self._row = row
        is_on = 0 <= row < len(self._rows)
        if is_on != (self.table.currentRow() == row):
            self.table.setCurrentCell(row if is_on else -1, 0)
        self.details.setText(self._details_of(self._rows[row]) if is_on else "")
        signs: list[MoveSign] = []
        for move in self._rows[row].moves if is_on else ():
            signs += sign_of(SignKind.BETTER, self._game.rules, move)
        if is_on:
            signs += [MoveSign(SignKind.BETTER, None, place.point) for place in self._rows[row].places]
        self.pointed.emit(tuple(signs))

    # ---- what is done

    def _click(self, row: int) -> None:
        """Play the row's move, unless the click becomes a double click."""
        self._clicked_move = self._rows[row]
        self._clicked.start()

    def _play(self, move: ExploredMove | None) -> None:
        """Play a move, if the position is still the one that it was listed for."""
        explored = self.explorer.explored
        if explored is not None and move is not None and move.moves and move in explored.moves:
            self.explorer.play(move)

    def _list_games(self, row: int | None) -> None:
        """List the games of a row's move, or of all."""
        self._clicked.stop()
        explored = self.explorer.explored
        if explored is None or (row is not None and row >= len(self._rows)):
            return
        query = explored.query if row is None else explored.moves[row].query
        if self.explorer.is_in_library:
            self.games_wanted.emit(query)
        else:
            self.collected_games_wanted.emit(self.explorer.collection, query)


def rows_seen(moves: int) -> tuple[int, int]:
    """Return the least and the most rows that are seen of so many moves: the most, where there is room."""
    least, most = ROWS_SEEN
    return least, min(max(moves, least), most)
