"""Bytes as letters that survive being written down: Crockford's base 32, which has no letters that look alike."""

from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
VALUES: Final = {letter: value for value, letter in enumerate(ALPHABET)} | {"O": 0, "I": 1, "L": 1}


def encode(data: bytes) -> str:
    """Encode bytes, the highest bits first; the spare bits of the last letter are zeros."""
    letters = -(-8 * len(data) // 5)
    number = int.from_bytes(data, "big") << (5 * letters - 8 * len(data))
    return "".join(ALPHABET[number >> 5 * place & 31] for place in reversed(range(letters)))


def decode(text: str) -> bytes:
    """Decode the output of `encode`, in either case and with look-alikes; raises ValueError for anything else."""
    number = 0
    if not text.isascii():  # some letters become two in upper case
        raise ValueError("a code has no such letters")
    for letter in text.upper():
        if letter not in VALUES:
            raise ValueError(f"{letter!r} is no letter of a code")
        number = number << 5 | VALUES[letter]
    count = 5 * len(text) // 8
    spare = 5 * len(text) - 8 * count
    if spare >= 5 or number & ((1 << spare) - 1):
        raise ValueError("letters are missing")
    return (number >> spare).to_bytes(count, "big")
