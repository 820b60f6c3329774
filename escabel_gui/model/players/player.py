"""Who plays: a person at this computer or the bot at one of its levels."""

from __future__ import annotations

from typing import Final, NamedTuple

LEVELS: Final = range(1, 9)  # of the bot, as its `level` command takes them


class Player(NamedTuple):
    """One of the two who sit at the board; `level` is 0 for a person. `name` may be empty."""

    level: int = 0
    name: str = ""

    @property
    def is_bot(self) -> bool:
        return self.level > 0


def format_player(player: Player) -> str:
    """`person`, `bot 3`; a name follows after a space and a colon."""
    kind = f"bot {player.level}" if player.is_bot else "person"
    return f"{kind}: {player.name}" if player.name else kind


def name_in_record(player: Player) -> str:
    """Who sat there, as saved games tell it to other programs."""
    return player.name or (f"Escabel bot {player.level}" if player.is_bot else "")


def parse_player(text: str) -> Player:
    """The inverse of `format_player`; whatever cannot be read is a person."""
    kind, _, name = text.partition(":")
    word, _, level = kind.strip().partition(" ")
    if word == "bot" and level in map(str, LEVELS):
        return Player(int(level), name.strip())
    return Player(0, name.strip())
