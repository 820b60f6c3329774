"""Makes the sounds of the program: `python packaging/make/sounds.py` writes `resources/sounds`.

All are struck wood: a few tones that die away quickly, the higher ones sooner. They are soft (well below full scale),
and begin and end in silence, so that nothing clicks. The same files come out each time.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
RATE: Final = 22_050  # samples a second
FULL_SCALE: Final = 32_767
ATTACK: Final = 0.003  # seconds until a stroke is as loud as it gets
FADE: Final = 0.02  # the last seconds of a sound, in which it goes to nothing

Tones = tuple[tuple[float, float, float], ...]  # for each: times the pitch, how loud, seconds until it has died to 1/e

PIECE: Final[Tones] = ((1.0, 1.0, 0.034), (2.14, 0.5, 0.02), (3.63, 0.28, 0.012), (5.6, 0.12, 0.006))
DULL: Final[Tones] = ((1.0, 1.0, 0.05), (1.5, 0.35, 0.03))
BAR: Final[Tones] = ((1.0, 1.0, 0.2), (3.93, 0.16, 0.05), (9.2, 0.04, 0.012))  # as of a marimba


class Stroke(NamedTuple):
    """Something is struck, so many seconds after the beginning."""

    at: float
    pitch: float  # Hz
    loudness: float  # 1 is full scale, were there one tone only
    tones: Tones = PIECE


class Score(NamedTuple):
    """A sound: strokes, and how many seconds it lasts."""

    lasts: float
    strokes: tuple[Stroke, ...]


SCORES: Final = {
    "placed": Score(0.16, (Stroke(0.0, 430, 0.24),)),
    "climbed": Score(0.24, (Stroke(0.0, 390, 0.15), Stroke(0.075, 520, 0.24))),
    "captured": Score(0.3, (Stroke(0.0, 430, 0.22), Stroke(0.07, 345, 0.17), Stroke(0.13, 290, 0.15))),
    "refused": Score(0.3, (Stroke(0.0, 175, 0.22, DULL), Stroke(0.11, 147, 0.2, DULL))),
    "last_second": Score(0.09, (Stroke(0.0, 980, 0.13),)),
    "ended": Score(1.0, (Stroke(0.12, 392, 0.16, BAR), Stroke(0.26, 494, 0.15, BAR), Stroke(0.4, 587, 0.16, BAR))),
}


def samples_of(score: Score) -> array[int]:
    """Return the samples of a sound, 16 bits each."""
    count = round(score.lasts * RATE)
    fade = round(FADE * RATE)
    samples = array("h")
    for number in range(count):
        now = number / RATE
        value = math.fsum(sounding(stroke, now - stroke.at) for stroke in score.strokes if now >= stroke.at)
        left = count - 1 - number
        if left < fade:
            value *= (1 - math.cos(math.pi * left / fade)) / 2
        samples.append(round(value * FULL_SCALE))
    return samples


def sounding(stroke: Stroke, seconds: float) -> float:
    """Return the amplitude of a stroke so many seconds after it."""
    rise = (1 - math.cos(math.pi * seconds / ATTACK)) / 2 if seconds < ATTACK else 1.0
    tones = (
        loudness * math.exp(-seconds / dying) * math.sin(2 * math.pi * stroke.pitch * times * seconds)
        for times, loudness, dying in stroke.tones
    )
    return stroke.loudness * rise * math.fsum(tones)


def write_sounds(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, score in SCORES.items():
        samples = samples_of(score)
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    write_sounds(ROOT / "resources" / "sounds")
