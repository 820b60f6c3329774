"""Setup of a game: what is agreed before it starts."""

from typing import NamedTuple

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.match_score import MatchScore
from escabel_gui.record.time_control import TimeControl


class GameSetup(NamedTuple):
    """Rules, size, time, and who plays: `players` are Black and White at the start, and `score` is theirs."""

    wire_name: str = "escabel"
    size: int = 9
    players: tuple[Player, Player] = (Player(), Player(2))
    control: TimeControl = TimeControl()
    score: MatchScore = MatchScore()  # of the match before this game
    is_guided: bool = False  # the bot asks before losing moves
