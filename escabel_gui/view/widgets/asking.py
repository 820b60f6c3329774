"""Questions and warnings. What Qt needs for them takes a while to load, and waits for the first one."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def ask(parent: QWidget, title: str, question: str) -> bool:
    """Whether the person says yes."""
    from PySide6.QtWidgets import QMessageBox

    return QMessageBox.question(parent, title, question) == QMessageBox.StandardButton.Yes


def ask_before_loss(parent: QWidget, title: str, question: str, save: str, lose: str) -> str:
    """Which of two ways the person goes, `save` or `lose`; empty if they would rather stay."""
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(QMessageBox.Icon.Warning, title, question, QMessageBox.StandardButton.Cancel, parent)
    saving = box.addButton(save, QMessageBox.ButtonRole.AcceptRole)
    losing = box.addButton(lose, QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(saving)
    box.exec()
    clicked = box.clickedButton()
    return save if clicked is saving else lose if clicked is losing else ""


def warn(parent: QWidget, text: str) -> None:
    from PySide6.QtWidgets import QMessageBox

    QMessageBox.warning(parent, "Escabel", text)


def tell_about(parent: QWidget, text: str) -> None:
    from PySide6.QtWidgets import QMessageBox

    QMessageBox.about(parent, "Escabel", text)
