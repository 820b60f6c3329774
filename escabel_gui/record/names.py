"""Conventions for player names in saved games: bots by level, friends elsewhere."""

import re
from typing import Final

LEVELS: Final = range(1, 9)  # of the bot, as its `level` command takes them
BOT_NAME: Final = re.compile(rf"Escabel bot ([{LEVELS[0]}-{LEVELS[-1]}])")
FRIEND: Final = "friend"  # the kind of a player elsewhere, as a session says it before their name


def format_bot(level: int) -> str:
    """Return the recorded name of a bot at a level."""
    return f"Escabel bot {level}"


def parse_bot_level(name: str) -> int:
    """Parse the output of `format_bot`: a level, or 0 for every other name."""
    match = BOT_NAME.fullmatch(name)
    return int(match[1]) if match else 0


def is_friend(player: str) -> bool:
    """Return whether a session's player is a friend elsewhere."""
    return player.partition(":")[0].strip() == FRIEND
