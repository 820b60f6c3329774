"""Who plays: a person at this computer, the bot at one of its levels, or a friend elsewhere."""

from __future__ import annotations

from typing import Final, NamedTuple

from escabel_gui.record.names import FRIEND, format_bot, is_friend

LEVELS: Final = range(1, 9)  # of the bot, as its `level` command takes them


class Player(NamedTuple):
    """What is agreed and saved about a player: `level` is that of a bot, 0 for all others; `name` may be empty.

    Who moves at the table is a `LivePlayer`.
    """

    level: int = 0
    name: str = ""
    is_friend: bool = False  # elsewhere


def format_player(player: Player) -> str:
    """`person`, `friend`, `bot 3`; a name follows after a colon and a space."""
    kind = f"bot {player.level}" if player.level else FRIEND if player.is_friend else "person"
    return f"{kind}: {player.name}" if player.name else kind


def name_in_record(player: Player) -> str:
    """Who sat there, as saved games tell it to other programs."""
    return player.name or (format_bot(player.level) if player.level else "")


def parse_player(text: str) -> Player:
    """The inverse of `format_player`; whatever cannot be read is a person."""
    kind, _, name = text.partition(":")
    word, _, level = kind.strip().partition(" ")
    if word == "bot" and level in map(str, LEVELS):
        return Player(int(level), name.strip())
    return Player(0, name.strip(), is_friend(text))
