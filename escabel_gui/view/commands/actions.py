"""Base class for the actions of a window."""

from typing import Final, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QIcon, QKeySequence

from escabel_gui.rules.message import Message
from escabel_gui.view.language import translate
from escabel_gui.view.look.icons import LineIcon

PORTABLE: Final = QKeySequence.SequenceFormat.PortableText


class ActionTexts(NamedTuple):
    """Texts of an action; `short` is the label of its button."""

    text: Message
    hint: Message | None
    short: Message | None


class Actions(QObject):
    """Set of actions, each with its words, keys and icon."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._words: dict[QAction, ActionTexts] = {}

    def _add(
        self,
        text: Message,
        hint: Message | None = None,
        *,
        keys: str = "",
        icon: str = "",
        short: Message | None = None,
        is_checkable: bool = False,
    ) -> QAction:
        action = QAction(self)
        action.setIconVisibleInMenu(False)
        both_enters = [keys, "Enter"] if keys == "Return" else [keys]
        # Portable, or else Qt looks for names in the person's language first: in Hungarian, Return is called Enter.
        action.setShortcuts([QKeySequence(key, PORTABLE) for key in both_enters if key])
        if icon:
            action.setIcon(QIcon(LineIcon(icon)))
        action.setCheckable(is_checkable)
        self._words[action] = ActionTexts(text, hint, short)
        self._name(action)
        return action

    def _name(self, action: QAction) -> None:
        words = self._words[action]
        text = translate(words.text)
        action.setText(text)
        if words.short is not None:
            action.setIconText(translate(words.short))
        tip = text.removesuffix("…").rstrip() if words.hint is None else translate(words.hint)
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{tip} ({keys})" if keys else tip)

    def _rename(self, action: QAction, words: ActionTexts) -> None:
        """Give an action other words."""
        if self._words[action] != words:
            self._words[action] = words
            self._name(action)

    def speak(self) -> None:
        """Put all texts into a new language; code that has given an action other words does so again after that."""
        for action in self._words:
            self._name(action)
