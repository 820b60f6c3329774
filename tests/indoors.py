"""Keeps what is tested on this computer: no network hears of it, nobody else can connect, and nothing sounds."""

from collections.abc import Callable

from PySide6.QtNetwork import QHostAddress

from escabel_gui.model.friends import network_interfaces
from escabel_gui.model.sounds import loudspeaker
from escabel_gui.model.sounds.audio_device import AudioDevice, Mix, NoAudioDevice

LOOPBACK = "127.0.0.1"


def stay_indoors(replace: Callable[[object, str, object], None] = setattr) -> None:
    """Keep the program on this computer, and silent, from now on; `replace` may take it back later."""
    replace(network_interfaces, "listening_address", lambda: QHostAddress(LOOPBACK))
    replace(network_interfaces, "usable_interfaces", list)
    replace(network_interfaces, "own_addresses", lambda: [LOOPBACK])
    replace(network_interfaces, "is_in_network", lambda: True)
    replace(loudspeaker, "open_audio_device", no_audio_device)


def no_audio_device(_mix: Mix) -> AudioDevice:
    raise NoAudioDevice("it is quiet here")
