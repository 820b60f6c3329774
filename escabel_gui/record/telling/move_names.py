"""Names of moves in sentences and lists, where some are words and not points."""

from typing import Final

from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS_TEXT, SWAP_TEXT

WORDS: Final = {
    PASS_TEXT: Message("Pass"),
    #: a move in a narrow list: sides are swapped
    SWAP_TEXT: Message("Swap"),
}


def name_move(text: str) -> Message | str:
    """Return what a move is called that is written like this: its points, or a word in the language of the person."""
    return WORDS.get(text, text)
