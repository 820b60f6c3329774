"""Configuration of a player: a person here, the bot at a level, or a friend elsewhere."""

from typing import NamedTuple

from escabel_gui.record.names import FRIEND, LEVELS, format_bot, is_friend


class Player(NamedTuple):
    """Saved configuration of a player; `level` is 0 except for bots, `name` may be empty.

    Who moves at the table is a `LivePlayer`.
    """

    level: int = 0
    name: str = ""
    is_friend: bool = False  # elsewhere


def format_player(player: Player) -> str:
    """Return a player as text: `person`, `friend`, `bot 3`; a name follows after a colon and a space."""
    kind = f"bot {player.level}" if player.level else FRIEND if player.is_friend else "person"
    return f"{kind}: {player.name}" if player.name else kind


def name_in_record(player: Player) -> str:
    """Return the player's name as written into saved games."""
    return player.name or (format_bot(player.level) if player.level else "")


def parse_player(text: str) -> Player:
    """Parse the text of `format_player`; whatever cannot be read is a person."""
    kind, _, name = text.partition(":")
    word, _, level = kind.strip().partition(" ")
    if word == "bot" and level in map(str, LEVELS):
        return Player(int(level), name.strip())
    return Player(0, name.strip(), is_friend(text))
