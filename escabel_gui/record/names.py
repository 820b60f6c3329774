"""What a bot is called in saved games, where other programs read it as well."""

from __future__ import annotations

import re
from typing import Final

BOT: Final = re.compile(r"Escabel bot ([1-8])")


def format_bot(level: int) -> str:
    return f"Escabel bot {level}"


def parse_bot(name: str) -> int:
    """The inverse of `format_bot`: a level, or 0 for every other name."""
    match = BOT.fullmatch(name)
    return int(match[1]) if match else 0
