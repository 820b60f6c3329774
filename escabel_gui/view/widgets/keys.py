"""Keys that mean the same wherever they are pressed."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

ARROWS: Final = {  # where they lead on a board: columns to the right, rows up
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def is_enter(event: QKeyEvent) -> bool:
    """Return whether Enter is pressed, on the number pad, too, and by itself."""
    return event.key() in ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def is_undo_elsewhere(event: QKeyEvent, field: QLineEdit) -> bool:
    """Return whether a key is to undo or redo something and a field has nothing of that kind: it is the window's."""
    is_undo, is_redo = map(event.matches, (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo))
    return (is_undo and not field.isUndoAvailable()) or (is_redo and not field.isRedoAvailable())


def is_copy_elsewhere(event: QKeyEvent, field: QLineEdit) -> bool:
    """Return whether a key is to copy something and a field is empty: it is the window's."""
    return event.matches(QKeySequence.StandardKey.Copy) and not field.text()
