"""A record that cannot be read."""

from escabel_gui.record.tree import GameTree
from escabel_gui.rules.message import Message


class RecordError(ValueError):
    """Raised for a record that is refused: the reason, its line, and the game as far as it could be read.

    Lines are counted from 1; 0 stands for the whole of it.
    """

    def __init__(self, words: Message, line: int = 0, partial_tree: GameTree | None = None) -> None:
        super().__init__(f"line {line}: {words}" if line else str(words))
        self.words = words
        self.line = line
        self.partial_tree = partial_tree


class NoGameError(RecordError):
    """Raised for a text that does not even begin like a game."""
