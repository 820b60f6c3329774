"""A field to type moves into."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from escabel_gui.record.move_list import JOINER, is_game
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PLACE, move_kind, move_point
from escabel_gui.view.language import in_every_language
from escabel_gui.view.widgets.keys import is_copy_elsewhere, is_enter, is_undo_elsewhere

EXAMPLE: Final = "d4"  # on boards that have it


def notation_examples(rules: Rules, has_steps: bool) -> list[str]:
    """Return a placement and a step as they are written on this board, as far as there are such moves in the game.

    Where a game begins with placements, the example is one of them: in some games not every point may be taken.
    """
    board = rules.board
    point = board.index_by_name.get(EXAMPLE, int(board.points) // 2)
    places = [move_point(move) for move in rules.legal_move_list(rules.start()) if move_kind(move) == PLACE]
    if places and point not in places:
        point = next((place for place in board.neighbors(point) if place in places), places[0])
    name, around = board.names[point], [board.names[other] for other in board.neighbors(point)]
    examples = [name] if places else []
    if has_steps and around:
        upwards = max(around, key=lambda other: (other[0] == name[0], other))
        examples.append(f"{name}-{upwards}")
    return examples


class MoveEntry(QLineEdit):
    """Field to type moves into, which handles Enter itself: elsewhere it lets the bot move.

    After a move it has nothing to undo and nothing to copy, so that the keys take the move back and copy the game. A
    whole game is pasted at the board.
    """

    typed = Signal(str)

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self.setClearButtonEnabled(True)
        self.returnPressed.connect(self._enter)
        in_every_language(self, self._name)

    def _enter(self) -> None:
        text = self.text().replace(JOINER, "")
        if text.strip():
            self.typed.emit(text)

    def follow(self, rules: Rules) -> None:
        """Show how moves are written in another game; what was typed was for the one before."""
        self._rules = rules
        self.forget()
        self._name()

    def forget(self) -> None:
        """Clear the field, with nothing to undo."""
        self.setText("")

    def take_keyboard(self) -> None:
        """Take the keyboard, to write another move in the place of what is there."""
        self.setFocus()
        self.selectAll()

    def _name(self) -> None:
        texts = self.tr("Type a move"), self.tr("Type a move: {0}"), self.tr("Type a move: {0} or {1}")
        examples = notation_examples(self._rules, ruleset_of(self._rules.wire_name).has_steps)
        self.setPlaceholderText(texts[len(examples)].format(*examples))
        self.setAccessibleName(self.tr("Type a move"))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            if is_enter(event):
                event.accept()
                return True
            is_paste = event.matches(QKeySequence.StandardKey.Paste)
            if is_paste and is_game(QGuiApplication.clipboard().text()):
                event.ignore()
                return True
            if is_undo_elsewhere(event, self) or is_copy_elsewhere(event, self):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Forget what was typed on Escape, with which the window takes the keyboard back."""
        if event.key() == Qt.Key.Key_Escape:
            self.forget()
        super().keyPressEvent(event)
