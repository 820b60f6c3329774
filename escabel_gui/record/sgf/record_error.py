"""A record that cannot be read."""

from escabel_gui.record.tree import GameTree
from escabel_gui.rules.message import Message


class RecordError(ValueError):
    """Raised for a record that is refused: the reason, its line (from 1), and the game as far as it could be read."""

    def __init__(self, words: Message, line: int = 1, partial_tree: GameTree | None = None) -> None:
        super().__init__(f"line {line}: {words}")
        self.words = words
        self.line = line
        self.partial_tree = partial_tree


class NoGameError(RecordError):
    """Raised for a text that does not even begin like a game."""
