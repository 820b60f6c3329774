"""Who plays, as saved games say it: a bot's name, which other programs read as well, and the kind of a player."""

from __future__ import annotations

import re
from typing import Final

FRIEND: Final = "friend"  # a kind of player: elsewhere
BOT: Final = re.compile(r"Escabel bot ([1-8])")


def format_bot(level: int) -> str:
    return f"Escabel bot {level}"


def parse_bot(name: str) -> int:
    """The inverse of `format_bot`: a level, or 0 for every other name."""
    match = BOT.fullmatch(name)
    return int(match[1]) if match else 0
