"""Words of a hint in an exercise."""

from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS, SWAP, is_step, move_point


def hint_message(rules: Rules, move: int, is_whole: bool) -> Message:
    """Return the words for a move: where it begins or, if it is to be told whole, where it leads.

    What is no move on the board is named.
    """
    if move == PASS:
        return Message("To pass is a move, too.")
    if move == SWAP:
        return Message("To swap sides is a move, too.")
    start = rules.board.names[int(move_point(move))]
    if not is_step(move):
        return Message("Look at {0}.", (start,))
    if is_whole:
        return Message("Move {0} to {1}.", (start, rules.board.names[rules.target_point(move)]))
    return Message("Move what stands on {0}.", (start,))
