"""Network interfaces of this computer: addresses to listen at, and to be found at."""

from PySide6.QtNetwork import QHostAddress, QNetworkInterface

Flag = QNetworkInterface.InterfaceFlag


def listening_address() -> QHostAddress:
    """Return the address at which a host listens: all addresses, IPv4 and IPv6."""
    return QHostAddress(QHostAddress.SpecialAddress.Any)


def usable_interfaces() -> list[QNetworkInterface]:
    """Return the network interfaces that are running and can multicast."""
    wanted = Flag.IsUp | Flag.IsRunning | Flag.CanMulticast
    return [one for one in QNetworkInterface.allInterfaces() if one.flags() & wanted == wanted]


def own_addresses() -> list[str]:
    """Return this computer's addresses, likeliest first; without a network, the loopback address."""
    addresses = [one for one in QNetworkInterface.allAddresses() if not one.isLinkLocal()]
    outer = [one for one in addresses if not one.isLoopback()]
    return sorted((one.toString() for one in outer or addresses), key=lambda text: ":" in text)


def is_in_network() -> bool:
    """Return whether this computer is in a network."""
    return any(not one.isLoopback() for one in QNetworkInterface.allAddresses())
