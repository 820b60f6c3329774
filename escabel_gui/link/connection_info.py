"""Connection info, by which one program finds another: role, invitation, port and address. Kept with the game."""

import re
from typing import Final, NamedTuple

from escabel_gui.link.invitation import format_invitation, parse_invitation
from escabel_gui.link.signing import Role, key_from
from escabel_gui.record.sgf.reading import words_before_game

MAX_ADDRESS_CHARS: Final = 100  # letters: a name of a computer, or an address of either kind
CONNECTION: Final = re.compile(r"(host|guest) ([0-9A-Z-]{19}) ([0-9]{1,5})(?: ([0-9A-Za-z.:%_-]{1,100}))?")


class ConnectionInfo(NamedTuple):
    """Role and place of a peer; `address` is the host's, empty for the host itself; port 0: any that is free."""

    role: Role
    invitation: bytes
    port: int = 0
    address: str = ""

    @property
    def key(self) -> bytes:
        """Key that both derive from the invitation."""
        return key_from(self.invitation)


def format_connection(info: ConnectionInfo) -> str:
    """Format connection info as a session keeps it."""
    return f"{info.role.value} {format_invitation(info.invitation)} {info.port} {info.address}".rstrip()


def parse_connection(text: str) -> ConnectionInfo | None:
    """Parse the output of `format_connection`; None for anything else."""
    match = CONNECTION.fullmatch(text)
    if match is None or int(match[3]) > 65_535:
        return None
    try:
        return ConnectionInfo(Role(match[1]), parse_invitation(match[2]), int(match[3]), match[4] or "")
    except ValueError:
        return None


# ---- as people tell it to each other

HOST_PORT: Final = r"(?:\[([0-9A-Fa-f:.]{2,45}(?:%\w{1,16})?)\]|([0-9A-Za-z.-]{1,100})):([0-9]{1,5})"
# what is meant as an invitation, though something of it was lost or changed on its way
NAME_LIKE: Final = r"[0-9A-Za-z-]{1,63}"
HOST_LIKE: Final = rf"\[[^\s\]]{{2,70}}\]|(?:{NAME_LIKE}\.){{1,5}}{NAME_LIKE}"
ADDRESS_LIKE: Final = rf"(?:(?:{HOST_LIKE}):[0-9]{{1,9}}|{NAME_LIKE}:[0-9]{{4,9}})"  # no list of moves has any
GROUPS_LIKE: Final = r"(?:[0-9A-Za-z]{1,6}-){1,3}[0-9A-Za-z]{1,6}"
GROUPS: Final = r"(?<!\w)(?:[0-9A-Za-z]{4}-){3}[0-9A-Za-z]{4}(?!\w)"
INVITE_LIKE: Final = re.compile(rf"{ADDRESS_LIKE}[\s>]{{1,5}}{GROUPS_LIKE}|{GROUPS}")
PART_OF_INVITE: Final = re.compile(rf"\s*(?:{ADDRESS_LIKE}|(?:[0-9A-Za-z]{{4}}-){{2,3}}[0-9A-Za-z]{{0,6}})\s*")
MAX_SEARCHED_CHARS: Final = 2000  # of a text in which an invitation is looked for
INVITE: Final = re.compile(rf"({HOST_PORT})[\s>]{{1,5}}((?:[0-9A-Za-z]{{4}}-){{3}}[0-9A-Za-z]{{4}})")


def format_host_port(address: str, port: int) -> str:
    """Format an address and a port: `192.168.1.5:45123`, `[fe80::1]:45123`."""
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


def parse_host_port(text: str) -> tuple[str, int] | None:
    """Parse an address and a port, as `format_host_port` writes them; None for anything else."""
    match = re.fullmatch(HOST_PORT, text.strip())
    if match is None or not 0 < int(match[3]) <= 65_535:
        return None
    return match[1] or match[2], int(match[3])


def format_invite(info: ConnectionInfo, address: str) -> str:
    """Format what the guest needs to know, on one line: `192.168.1.5:45123 7KQ2-9XHD-M4TA-V0PB`."""
    return f"{format_host_port(address, info.port)} {format_invitation(info.invitation)}"


def find_invite(text: str) -> ConnectionInfo | None:
    """Return the connection info for a guest that stands anywhere in a text; None if there is none."""
    match = INVITE.search(text[:MAX_SEARCHED_CHARS])
    place = None if match is None else parse_host_port(match[1])
    if match is None or place is None:
        return None
    try:
        return ConnectionInfo(Role.GUEST, parse_invitation(match[5]), place[1], place[0])
    except ValueError:
        return None


def find_invite_like(text: str) -> str:
    """Return what stands anywhere in a text and is meant as an invitation, whole or damaged; empty if nothing is.

    What a game quotes is not.
    """
    words = words_before_game(text[:MAX_SEARCHED_CHARS])
    found = INVITE.search(words) or INVITE_LIKE.search(words) or PART_OF_INVITE.fullmatch(text)
    return "" if found is None else found[0].strip()


def split_invite(text: str) -> tuple[str, str]:
    """Return what looks like the address in an invitation, empty without one, and the rest, which are its letters."""
    address = re.search(ADDRESS_LIKE, text[:MAX_SEARCHED_CHARS])
    return ("", text) if address is None else (address[0], text[address.end() :])
