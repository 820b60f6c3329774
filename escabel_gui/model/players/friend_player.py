"""A friend elsewhere, who plays in a copy of the game of their own."""

from typing import Final

from escabel_gui.model.players.live_player import LivePlayer
from escabel_gui.rules.message import Message

#: in place of a name, within sentences
FRIEND: Final = Message("your friend")  # one who has no name


class FriendPlayer(LivePlayer):
    """Player elsewhere, whose acts come in whole copies of the game, maybe several at a time, at any turn.

    So what they choose is not told by a signal of this turn; `RemoteGame` puts it on the table.
    """

    reason_to_wait = Message("It is your friend’s turn: their answer has to come first.")
    waiting_message = Message("not answered yet")
