"""Audio output on the default device, by the library miniaudio where it is installed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from escabel_gui.model.sounds.sound import RATE

if TYPE_CHECKING:
    from miniaudio import Backend

PERIOD_MS: Final = 30  # of which the device has three in store: so late is what is heard, and so slow the mix may be
CARDS: Final = Path("/proc/asound/cards")

Mix = Callable[[int], bytes]  # makes so many samples; called in a thread of the library's


class NoAudioDevice(Exception):
    """Nothing here can play a sound; says why."""


class AudioDevice(Protocol):
    """Plays what it was opened with until it is closed."""

    def close(self) -> None: ...


def open_audio_device(mix: Mix) -> AudioDevice:
    """Let the desktop's device play a mix, which may take a while to begin. Raises NoAudioDevice."""
    try:
        found = backends()
    except (ImportError, OSError) as error:  # the library is not installed, or does not suit this system
        raise NoAudioDevice(str(error)) from error
    return start(mix, found)


def start(mix: Mix, on: list[Backend]) -> AudioDevice:
    """Let a device of one of these backends play a mix. Raises NoAudioDevice."""
    from miniaudio import MiniaudioError, PlaybackDevice, SampleFormat

    if not on:
        raise NoAudioDevice("there is no sound card")
    try:
        player = PlaybackDevice(SampleFormat.SIGNED16, 1, RATE, PERIOD_MS, backends=on, app_name="Escabel")
        stream = _stream(mix)
        next(stream)
        player.start(stream)
    except MiniaudioError as error:
        raise NoAudioDevice(str(error)) from error
    device: AudioDevice = player
    return device


def backends() -> list[Backend]:
    """Those that say nothing on standard error where they do not work, as JACK does, and ALSA without a card."""
    from miniaudio import Backend, is_backend_enabled

    unwanted = {Backend.NULL, Backend.CUSTOM, Backend.JACK}
    if sys.platform.startswith("linux") and not has_card(CARDS):
        unwanted.add(Backend.ALSA)
    return [backend for backend in Backend if backend not in unwanted and is_backend_enabled(backend)]


def has_card(cards: Path) -> bool:
    """True if Linux's list of sound cards is not empty."""
    try:
        return cards.read_text(encoding="utf-8", errors="replace").lstrip()[:1].isdecimal()
    except OSError:
        return False


def _stream(mix: Mix) -> Generator[bytes, int, None]:
    """Generator from which miniaudio requests samples."""
    count = yield b""
    while True:
        count = yield mix(count)
