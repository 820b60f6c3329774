"""A hint: one move, and the reason for it."""

from __future__ import annotations

from escabel_gui.record.telling.consequences import gain
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import NOBODY, State


def why_this_move(rules: Rules, state: State, line: list[int], you: int = NOBODY) -> Message:
    """The first move of a line, and what speaks for it: what it gains at once, or else what follows.

    `line` is how both go on best as far as that is known; it has one move at least. `you` is the listener's color.
    """
    move = line[0]
    if move == SWAP:
        return Message("Swap sides: it is better to have this first move than to answer it.")
    if move == PASS:
        return Message("Pass: no move improves your position.")
    text = rules.format_move(move)
    reason = gain(rules, state, move, you)
    if reason is not None:
        return Message("Try {0}. {1}", (text, reason))
    if len(line) > 2 and line[2] not in (PASS, SWAP):
        return Message("Try {0}, so that {1} can follow.", (text, rules.format_move(line[2])))
    return Message("Try {0}: nothing better was found.", (text,))
