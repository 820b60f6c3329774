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
    """Where other computers find this one, the likeliest first; those that are good here alone come last."""
    addresses = QNetworkInterface.allAddresses()
    ranks = sorted(addresses, key=lambda one: (one.isLoopback(), one.isLinkLocal(), ":" in one.toString()))
    return [one.toString() for one in ranks]
