"""Sentences about first moves and the swap."""

from typing import Final

from escabel_gui.record.opening_map import OpeningMap, OpeningValue
from escabel_gui.rules.message import Message

OFFERED: Final = {  # by leaning, what is said to whoever may swap
    1: Message("{0}: Black wins {1}% of the games. Swap."),
    0: Message("{0} is fair: Black wins {1}% of the games."),
    -1: Message("{0}: Black wins {1}% of the games. Do not swap."),
}
TO_COME: Final = {  # and before the stone is placed
    1: Message("{0}: Black wins {1}% of the games. The other side should swap."),
    0: OFFERED[0],
    -1: Message("{0}: Black wins {1}% of the games. The other side should not swap."),
}
PROVEN: Final = {
    1: Message("{0}: Black wins with perfect play, which is proven. Swap."),
    0: Message("{0} is a fair first move: swapping or not makes no difference (proven)."),
    -1: Message("{0}: White wins with perfect play, which is proven. Do not swap."),
}


def tell_first_stone(stone: str, value: OpeningValue, is_offered: bool) -> Message:
    """Describe the value of a first move on `stone`, before it is made or when a swap is offered."""
    said = PROVEN if value.is_proven else OFFERED if is_offered else TO_COME
    return said[value.advantage]._replace(args=(stone, value.percent))


def explain_figures(opening_map: OpeningMap) -> Message:
    """Explain the figures and signs of a map of first moves."""
    if all(value.is_proven for value in opening_map.values.values()):
        return Message("Who wins with perfect play after each first move: 100 means Black, 0 means White.")
    return Message(
        "Black’s wins in percent after this first move. Square: fair. Triangle up: swap. Triangle down: do not swap."
    )
