"""Menus about what one points at."""

from PySide6.QtCore import QPoint, SignalInstance
from PySide6.QtWidgets import QMenu


def pop_up(menu: QMenu, place: QPoint, *changed: SignalInstance) -> None:
    """Open a menu at a place on the screen until something is chosen, or what it is about has `changed`."""
    menu.popup(place)
    menu.aboutToHide.connect(menu.deleteLater)
    for signal in changed:
        signal.connect(menu.close)
