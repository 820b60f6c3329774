"""Keeps what is tested on this computer: no network hears of it, nobody else can connect, and nothing sounds."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtNetwork import QHostAddress

from escabel_gui.model.friends import reach
from escabel_gui.model.sounds import loudspeaker
from escabel_gui.model.sounds.audio_device import AudioDevice, Mix, NoAudioDevice

LOOPBACK = "127.0.0.1"


def stay_indoors(replace: Callable[[object, str, object], None] = setattr) -> None:
    """From now on; `replace` may take it back later."""
    replace(reach, "listening_address", lambda: QHostAddress(LOOPBACK))
    replace(reach, "usable_interfaces", list)
    replace(reach, "own_addresses", lambda: [LOOPBACK])
    replace(reach, "is_in_network", lambda: True)
    replace(loudspeaker, "open_audio_device", no_audio_device)


def no_audio_device(_mix: Mix) -> AudioDevice:
    raise NoAudioDevice("it is quiet here")
