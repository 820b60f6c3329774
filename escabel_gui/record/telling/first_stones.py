"""Sentences about first moves and the swap."""

from __future__ import annotations

from typing import Final

from escabel_gui.record.opening_map import OpeningMap, OpeningValue
from escabel_gui.rules.message import Message

OFFERED: Final = {  # by leaning, what is said to whoever may swap
    1: Message("{0}: whoever has Black wins {1} % of the games: swap it."),
    0: Message("{0} is fair: whoever has Black wins {1} % of the games."),
    -1: Message("{0}: whoever has Black wins {1} % of the games: do not swap it."),
}
TO_COME: Final = {  # and before the stone is placed
    1: Message("{0}: whoever has Black wins {1} % of the games: the other side should swap it."),
    0: OFFERED[0],
    -1: Message("{0}: whoever has Black wins {1} % of the games: the other side should not swap it."),
}
PROVEN: Final = {
    1: Message("{0}: it is proven that whoever has Black can win: it is right to swap it."),
    0: Message("{0} is fair: it is proven that a swap changes nothing."),
    -1: Message("{0}: it is proven that whoever has Black can be beaten: it is wrong to swap it."),
}


def tell_first_stone(stone: str, prospect: OpeningValue, is_offered: bool) -> Message:
    """Describe the value of a first move on `stone`, before it is made or when a swap is offered."""
    said = PROVEN if prospect.is_proven else OFFERED if is_offered else TO_COME
    return said[prospect.advantage]._replace(args=(stone, prospect.percent))


def explain_figures(opening_map: OpeningMap) -> Message:
    """Explain the figures and signs of a map of first moves."""
    if all(prospect.is_proven for prospect in opening_map.values.values()):
        return Message("After each first stone it is proven who can win: 100 means whoever has Black, 0 the other one.")
    return Message(
        "In percent, how often whoever has Black wins after a stone there. Square: fair. Tip up: the stone is worth "
        "a swap. Tip down: it is not."
    )
