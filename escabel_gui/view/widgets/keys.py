"""Keys that mean the same wherever they are pressed."""

from typing import Final

from PySide6.QtCore import Qt

ARROWS: Final = {  # where they lead on a board: columns to the right, rows up
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
