"""The sounds and their meanings."""

from __future__ import annotations

import sys
import wave
from array import array
from enum import StrEnum
from pathlib import Path
from typing import Final

from escabel_gui.rules.contract import BoardDelta

RATE: Final = 22_050  # samples a second; each has 16 bits, and there is one channel


class Sound(StrEnum):
    """Sound; `resources/sounds` has a file for each."""

    PLACED = "placed"
    CLIMBED = "climbed"  # a piece or a stack has gone on top of another
    CAPTURED = "captured"  # a move has brought more along than what was placed, or has changed an owner
    REFUSED = "refused"
    LAST_SECOND = "last_second"
    ENDED = "ended"


def sound_of(deltas: tuple[BoardDelta, ...]) -> Sound | None:
    """Return the sound of a move with these changes; None for a move without any."""
    if not deltas:
        return None
    if any(delta.source is not None and delta.target is not None for delta in deltas):
        return Sound.CLIMBED
    return Sound.PLACED if len(deltas) == 1 else Sound.CAPTURED


def read_sound(folder: Path, sound: Sound) -> array[int]:
    """Read the samples of a sound. Raises OSError or wave.Error."""
    with wave.open(str(folder / f"{sound}.wav"), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise wave.Error(f"{sound}.wav has another format")
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
