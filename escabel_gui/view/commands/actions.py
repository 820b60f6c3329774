"""What the actions of every window have in common."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from escabel_gui.view.look.icons import icon


class Actions(QObject):
    """A set of actions, each with its words, keys and icon."""

    def _add(self, text: str, keys: str, icon_name: str = "", hint: str = "") -> QAction:
        action = QAction(text, self)
        action.setIconVisibleInMenu(False)
        sequences = [QKeySequence(keys)] if keys else []
        if keys == "Return":
            sequences.append(QKeySequence("Enter"))
        action.setShortcuts(sequences)
        tip = hint or text.removesuffix(" …")
        action.setToolTip(
            f"{tip} ({QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)})" if keys else tip
        )
        if icon_name:
            action.setIcon(icon(icon_name))
        return action
