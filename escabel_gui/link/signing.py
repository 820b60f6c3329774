"""Proofs that both know the invitation, and signatures of every line that follows: HMAC-SHA256."""

from __future__ import annotations

import hashlib
import hmac
import re
from enum import Enum
from typing import Final

VERSION: Final = "escabel-link/1"
NONCE_BYTES: Final = 16
SIGNED: Final = re.compile(r"([0-9a-f]{64}) ([1-9][0-9]{0,8}) (.*)", re.DOTALL)


class Role(Enum):
    """Role in a meeting: the host listens, the guest connects."""

    HOST = "host"
    GUEST = "guest"

    @property
    def peer(self) -> Role:
        """Role of the peer."""
        return Role.GUEST if self is Role.HOST else Role.HOST


class BadSignature(ValueError):
    """Raised for a line that was not signed with the key, or not as the next one."""


def mac(key: bytes, text: str) -> bytes:
    """Return the HMAC-SHA256 of a text."""
    return hmac.digest(key, text.encode(), hashlib.sha256)


def key_from(invitation: bytes) -> bytes:
    """Derive the key that both know from the invitation."""
    return mac(invitation, VERSION)


def handshake_text(nonces: dict[Role, bytes]) -> str:
    """Return the text that is signed about a connection: it is never the same twice."""
    return f"{VERSION} host {nonces[Role.HOST].hex()} guest {nonces[Role.GUEST].hex()}"


def proof(key: bytes, role: Role, handshake_text: str) -> str:
    """Return the proof that somebody with this role in a meeting knows the key."""
    return mac(key, f"proof {role.value} {handshake_text}").hex()


def line_key(key: bytes, role: Role, handshake_text: str) -> bytes:
    """Return the key with which one side signs its lines in a meeting."""
    return mac(key, f"lines {role.value} {handshake_text}")


class LineSigner:
    """Signer of the lines of one side of a connection: each is signed with its number, and comes in its order."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._number = 0

    def sign(self, text: str) -> str:
        """Return the next line, which says a text."""
        self._number += 1
        return f"{self._mac(self._number, text)} {self._number} {text}"

    def check(self, line: str) -> str:
        """Return the text of the next line; raises BadSignature."""
        match = SIGNED.fullmatch(line)
        if match is None:
            raise BadSignature(line[:80])
        self._number += 1
        is_signed = hmac.compare_digest(self._mac(self._number, match[3]), match[1])
        if not is_signed or match[2] != str(self._number):
            raise BadSignature(line[:80])
        return match[3]

    def _mac(self, number: int, text: str) -> str:
        return mac(self._key, f"{number} {text}").hex()
