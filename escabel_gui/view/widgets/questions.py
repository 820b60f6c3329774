"""Questions and warnings."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from escabel_gui.view.plain import plain

SomeDialog = TypeVar("SomeDialog", bound=QDialog)


def delete_on_close(dialog: SomeDialog) -> SomeDialog:
    """Delete a dialog when it is closed, with all that is in it: its parent would keep it until the program ends.

    Qt may destroy it before its `exec` returns: where it is looked at then, use `dialog_scope`.
    """
    dialog.finished.connect(dialog.deleteLater)
    return dialog


@contextmanager
def dialog_scope(dialog: SomeDialog, until: SignalInstance | None = None) -> Iterator[SomeDialog]:
    """Delete a dialog at the end of the scope, in which it is executed and its answer is read.

    `until` closes it unanswered: what it asks about is gone then. A file may be opened from the desktop at any time.
    """
    if until is not None:
        until.connect(dialog.reject)
    try:
        yield dialog
    finally:
        with suppress(RuntimeError):  # its window may be gone, with all that is in it
            dialog.deleteLater()


def ask(parent: QWidget, title: str, question: str, until: SignalInstance | None = None) -> bool:
    """Return True if the user answers yes before `until`; Enter alone does not."""
    yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
    box = QMessageBox(QMessageBox.Icon.Question, title, plain(question), yes | no, parent)
    with dialog_scope(box, until):
        box.setDefaultButton(no)
        return box.exec() == yes


def ask_before_loss(parent: QWidget, title: str, question: str, save: str, lose: str) -> str:
    """Return the user's choice, `save` or `lose`, or an empty text to stay."""
    cancel = QMessageBox.StandardButton.Cancel
    with dialog_scope(QMessageBox(QMessageBox.Icon.Warning, title, plain(question), cancel, parent)) as box:
        saving = box.addButton(save, QMessageBox.ButtonRole.AcceptRole)
        losing = box.addButton(lose, QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(saving)
        box.exec()
        clicked = box.clickedButton()
        return save if clicked is saving else lose if clicked is losing else ""


def warn(parent: QWidget, text: str) -> None:
    QMessageBox.warning(parent, "Escabel", plain(text))
