"""Voices of a sentence: who makes the move, whom it is made against, and who only looks on."""

from typing import NamedTuple

from escabel_gui.rules.contract import COLOR_NAMES
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import State, opponent


class Voices(NamedTuple):
    """A sentence for each listener; {0} is the mover's color and {1} the opponent's, the rest from {2} on."""

    others: Message
    mover: Message | None = None  # who hears what the others hear, unless it is about them
    opponent: Message | None = None  # likewise

    def say(self, state: State, you: int, *args: object) -> Message:
        """Return the wording for a listener of the color `you`, or for a spectator (NOBODY)."""
        mover = int(state.turn)
        enemy = int(opponent(mover))
        own = self.mover if you == mover else self.opponent if you == enemy else None
        words = self.others if own is None else own
        return Message(words.text, (COLOR_NAMES[mover], COLOR_NAMES[enemy], *args))
