"""How far this program can be heard: the networks that this computer is in. Everything that goes out asks here."""

from __future__ import annotations

from PySide6.QtNetwork import QHostAddress, QNetworkInterface

Flag = QNetworkInterface.InterfaceFlag


def listening_address() -> QHostAddress:
    """Where a host listens: at all addresses of both kinds."""
    return QHostAddress(QHostAddress.SpecialAddress.Any)


def usable_interfaces() -> list[QNetworkInterface]:
    """The networks in which many can be told at once."""
    wanted = Flag.IsUp | Flag.IsRunning | Flag.CanMulticast
    return [one for one in QNetworkInterface.allInterfaces() if one.flags() & wanted == wanted]


def own_addresses() -> list[str]:
    """Where other computers find this one, the likeliest first; without a network, where this one finds itself."""
    addresses = [one for one in QNetworkInterface.allAddresses() if not one.isLinkLocal()]
    outer = [one for one in addresses if not one.isLoopback()]
    return sorted((one.toString() for one in outer or addresses), key=lambda text: ":" in text)


def is_in_network() -> bool:
    """Whether there is anybody else who could find this computer."""
    return any(not one.isLoopback() for one in QNetworkInterface.allAddresses())
