"""Creation of player objects: another kind of player is a file of its own, and a line here."""

from typing import Final

from PySide6.QtCore import QObject

from escabel_gui.link.local_replica import LocalReplica
from escabel_gui.model.engines.bot import Bot
from escabel_gui.model.players.bot_player import BotPlayer
from escabel_gui.model.players.friend_player import FriendPlayer
from escabel_gui.model.players.live_player import LivePlayer
from escabel_gui.model.players.person import Person
from escabel_gui.model.players.player import Player

GUIDED_LEVEL: Final = 1  # of the bot in a guided game
DEFAULT_LEVEL: Final = 4  # of the bot when it is asked to move for a person


def make_live_player(
    player: Player, client: Bot, copy: LocalReplica | None = None, parent: QObject | None = None
) -> LivePlayer:
    """Create the player object for a configuration; bots share the engine's client."""
    if player.is_friend and copy is not None:
        return FriendPlayer(parent)
    return BotPlayer(player.level, client, parent) if player.level else Person(parent)


def make_substitute(players: tuple[Player, Player], client: Bot, parent: QObject | None = None) -> LivePlayer:
    """Create the bot that makes a single move for a person, at the level of the game's bot if there is one."""
    return BotPlayer(max(player.level for player in players) or DEFAULT_LEVEL, client, parent)
