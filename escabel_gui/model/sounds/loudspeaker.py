"""The loudspeaker: plays sounds in a thread of its own, as far as there is something to play them with."""

from __future__ import annotations

import logging
import time
import wave
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Lock, Thread
from typing import Final

from escabel_gui.model.sounds.audio_device import AudioDevice, Mix, NoAudioDevice, open_audio_device
from escabel_gui.model.sounds.sound import Sound, read_sound

MAX_WAITING: Final = 4  # sounds; what is more is dropped
STALE_S: Final = 1.0  # a sound that could not be played for so long is not played any more
REST_S: Final = 3.0  # after so long a silence the device is given back
RETRY_S: Final = 30.0  # between two tries to find a device
CLOSE_TIMEOUT_S: Final = 0.05  # with a device that is to be closed
MAX_SAMPLE: Final = 32_767

log = logging.getLogger("escabel.sounds")


class Mixer:
    """The sounds under way, added up."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[tuple[array[int], int]] = []  # samples, and how many of them have been played

    def add(self, samples: array[int]) -> None:
        """Begin a sound; the same one begins anew, as one that follows itself too fast would only be louder."""
        with self._lock:
            self._voices = [voice for voice in self._voices if voice[0] is not samples] + [(samples, 0)]

    def mix(self, count: int) -> bytes:
        """Return the next samples of all sounds, added up."""
        with self._lock:
            parts = [samples[begun : begun + count] for samples, begun in self._voices]
            moved = [(samples, begun + count) for samples, begun in self._voices]
            self._voices = [voice for voice in moved if voice[1] < len(voice[0])]
        mixed = array("h", bytes(2 * count))
        for part in parts:
            for number, sample in enumerate(part):
                mixed[number] = max(-MAX_SAMPLE, min(MAX_SAMPLE, mixed[number] + sample))
        return mixed.tobytes()


class Loudspeaker:
    """Player of sounds, for which nobody waits. Where there is no device it is silent: only the log says why."""

    def __init__(self, folder: Path, open_device: Callable[[Mix], AudioDevice] | None = None) -> None:
        """Set up the loudspeaker with the sounds in `folder`; without `open_device` the desktop's device plays them.

        Nothing is read, opened or begun before the first one is to be played.
        """
        self._folder = folder
        self._open_device = open_device or open_audio_device
        self._wanted: Queue[tuple[Sound, float] | None] = Queue(MAX_WAITING)
        self._mixer = Mixer()
        self._thread: Thread | None = None
        self._is_closed = False
        # in the thread only
        self._device: AudioDevice | None = None
        self._failed_at: float | None = None
        self._known: dict[Sound, array[int]] = {}

    def play(self, sound: Sound) -> None:
        """Play a sound at once, or not at all."""
        if self._is_closed:
            return
        if self._thread is None:
            self._thread = Thread(target=self._run, name="loudspeaker", daemon=True)
            self._thread.start()
        try:
            self._wanted.put_nowait((sound, time.monotonic()))
        except Full:
            log.debug("%s is dropped", sound)

    def close(self) -> None:
        """Stop all sounds for good."""
        self._is_closed = True
        if self._thread is None:
            return
        with suppress(Full):  # then it wakes up anyway
            self._wanted.put_nowait(None)
        self._thread.join(CLOSE_TIMEOUT_S)

    # ---- in the thread

    def _run(self) -> None:
        while not self._is_closed:
            try:
                wanted = self._wanted.get(timeout=REST_S if self._device is not None else None)
            except Empty:
                self._give_device_back()
                continue
            if wanted is not None and not self._is_closed:
                self._begin(*wanted)
        self._give_device_back()

    def _begin(self, sound: Sound, wanted_at: float) -> None:
        if not self._has_device() or time.monotonic() - wanted_at > STALE_S:
            return
        try:
            if sound not in self._known:
                self._known[sound] = read_sound(self._folder, sound)
        except (OSError, EOFError, wave.Error) as error:
            log.warning("%s cannot be read: %s", sound, error)
            return
        self._mixer.add(self._known[sound])

    def _has_device(self) -> bool:
        now = time.monotonic()
        if self._device is None and (self._failed_at is None or now - self._failed_at > RETRY_S):
            try:
                self._device = self._open_device(self._mixer.mix)
                self._failed_at = None
            except NoAudioDevice as error:
                self._failed_at = now
                log.info("nothing can be heard: %s", error)
        return self._device is not None

    def _give_device_back(self) -> None:
        if self._device is not None:
            self._device.close()
            self._device = None
