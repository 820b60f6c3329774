"""The buttons of a dialog."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton


def dialog_buttons(
    dialog: QDialog, wanted: QDialogButtonBox.StandardButton, main: QPushButton | None = None, *others: QPushButton
) -> QDialogButtonBox:
    """Make the buttons that accept or reject a dialog, at its foot; `main` accepts it, `others` do something else.

    They have no icons: the desktop's style, in which they are made, may want some, and the window's comes later.
    """
    buttons = QDialogButtonBox(wanted)
    for button in buttons.buttons():
        button.setIcon(QIcon())
    if main is not None:
        main.setProperty("isMain", True)
        buttons.addButton(main, QDialogButtonBox.ButtonRole.AcceptRole)
    for other in others:
        buttons.addButton(other, QDialogButtonBox.ButtonRole.ActionRole)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    return buttons


def side_button(text: str) -> QPushButton:
    """Make a button that does something within a dialog, which has another one as its default.

    It takes the keyboard by Tab only: Enter presses it then, and after a click what it pressed before.
    """
    button = QPushButton(text)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
