"""Invitations: what two programs both know, and nobody else, before they meet."""

import re
from typing import Final

from escabel_gui.link.base32 import decode, encode

INVITATION_BYTES: Final = 10
CODE_LENGTH: Final = 16
GROUP_LENGTH: Final = 4  # letters between hyphens


def format_invitation(invitation: bytes) -> str:
    """Format an invitation: `7KQ2-9XHD-M4TA-V0PB`."""
    letters = encode(invitation)
    return "-".join(letters[place : place + GROUP_LENGTH] for place in range(0, CODE_LENGTH, GROUP_LENGTH))


def parse_invitation(text: str) -> bytes:
    """Parse an invitation, however it is spaced; raises ValueError where letters are missing or wrong."""
    letters = re.sub(r"[^0-9A-Za-z]", "", text[:100])
    if len(letters) != CODE_LENGTH:
        raise ValueError("an invitation has 16 letters")
    return decode(letters)
