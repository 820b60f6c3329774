"""Names of moves in sentences and lists, where some are words and not points."""

from typing import Final

from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS_TEXT, SWAP_TEXT

WORDS: Final = {
    PASS_TEXT: Message("Pass"),
    #: a move in a narrow list: sides are swapped
    SWAP_TEXT: Message("Swap"),
}
SENTENCE_WORDS: Final = {
    #: a move within a sentence, as in “After {1}, {0} can win”; where one begins, it gets a capital by itself
    PASS_TEXT: Message("a pass"),
    #: a move within a sentence, as in “{0} is better.”; where one begins, it gets a capital by itself
    SWAP_TEXT: Message("a swap"),
}


def label_move(text: str) -> Message | str:
    """Return what a move is called in a list that is written like this: its points, or a word for it."""
    return WORDS.get(text, text)


def name_move(text: str) -> Message | str:
    """Return what a move is called within a sentence that is written like this: its points, or a word for it."""
    return SENTENCE_WORDS.get(text, text)
