"""Audio output on the default device, by the library miniaudio where it is installed."""

import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Final, Protocol

from escabel_gui.model.sounds.sound import RATE

PERIOD_MS: Final = 30  # of which the device has three in store: so late is what is heard, and so slow the mix may be
CARDS: Final = Path("/proc/asound/cards")

Mix = Callable[[int], bytes]  # makes so many samples; called in a thread of the library's


class NoAudioDevice(Exception):
    """Error where nothing can play a sound; says why."""


class AudioDevice(Protocol):
    """Device that plays what it was opened with until it is closed."""

    def close(self) -> None: ...


def open_audio_device(mix: Mix, is_heard: bool = True) -> AudioDevice:
    """Open the desktop's device to play a mix, which may take a while to begin. Raises NoAudioDevice.

    Without being heard, the mix goes to a device that is always there and plays nothing.
    """
    try:
        import miniaudio  # optional, slow to load, and not for every system
    except (ImportError, OSError) as error:
        raise NoAudioDevice(str(error)) from error
    on = [miniaudio.Backend.NULL]
    if is_heard:
        on = [one for one in miniaudio.Backend if is_usable(one.name) and miniaudio.is_backend_enabled(one)]
    if not on:
        raise NoAudioDevice("there is no sound card")
    try:
        player = miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.SIGNED16, 1, RATE, PERIOD_MS, backends=on, app_name="Escabel"
        )
        stream = _stream(mix)
        next(stream)
        player.start(stream)
    except miniaudio.MiniaudioError as error:
        raise NoAudioDevice(str(error)) from error
    device: AudioDevice = player
    return device


def is_usable(backend: str) -> bool:
    """Return whether a backend may be tried: whether it plays sounds, and writes nothing to standard error if it fails.

    JACK does write there, and ALSA without a card. NULL plays nothing, and CUSTOM is what a program brings itself.
    """
    is_without_card = sys.platform.startswith("linux") and not has_card(CARDS)
    return backend not in {"NULL", "CUSTOM", "JACK"} and not (backend == "ALSA" and is_without_card)


def has_card(cards: Path) -> bool:
    """Return whether Linux's list of sound cards is not empty."""
    try:
        return cards.read_text(encoding="utf-8", errors="replace").lstrip()[:1].isdecimal()
    except OSError:
        return False


def _stream(mix: Mix) -> Generator[bytes, int, None]:
    """Yield samples to miniaudio as it requests them."""
    count = yield b""
    while True:
        count = yield mix(count)
