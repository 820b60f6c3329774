"""Questions and warnings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from escabel_gui.view.plain import plain

SomeDialog = TypeVar("SomeDialog", bound=QDialog)


def for_once(dialog: SomeDialog) -> SomeDialog:
    """Let a dialog go when it is closed, with all that is in it: its parent would keep it until the program ends.

    Qt may destroy it before its `exec` returns: where it is looked at then, it is `questioned`.
    """
    dialog.finished.connect(dialog.deleteLater)
    return dialog


@contextmanager
def questioned(dialog: SomeDialog) -> Iterator[SomeDialog]:
    """Let a dialog go when whoever has executed it knows what they wanted to know."""
    try:
        yield dialog
    finally:
        with suppress(RuntimeError):  # its window may be gone, with all that is in it
            dialog.deleteLater()


def ask(parent: QWidget, title: str, question: str) -> bool:
    """Whether the person says yes; Enter alone does not."""
    yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
    return QMessageBox.question(parent, title, plain(question), yes | no, no) == yes


def ask_before_loss(parent: QWidget, title: str, question: str, save: str, lose: str) -> str:
    """Which of two ways the person goes, `save` or `lose`; empty if they would rather stay."""
    cancel = QMessageBox.StandardButton.Cancel
    with questioned(QMessageBox(QMessageBox.Icon.Warning, title, plain(question), cancel, parent)) as box:
        saving = box.addButton(save, QMessageBox.ButtonRole.AcceptRole)
        losing = box.addButton(lose, QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(saving)
        box.exec()
        clicked = box.clickedButton()
        return save if clicked is saving else lose if clicked is losing else ""


def warn(parent: QWidget, text: str) -> None:
    QMessageBox.warning(parent, "Escabel", plain(text))
