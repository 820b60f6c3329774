"""Questions and warnings. What Qt needs for them takes a while to load, and waits for the first one."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def ask(parent: QWidget, title: str, question: str) -> bool:
    """Whether the person says yes."""
    from PySide6.QtWidgets import QMessageBox

    return QMessageBox.question(parent, title, question) == QMessageBox.StandardButton.Yes


def warn(parent: QWidget, text: str) -> None:
    from PySide6.QtWidgets import QMessageBox

    QMessageBox.warning(parent, "Escabel", text)


def tell_about(parent: QWidget, text: str) -> None:
    from PySide6.QtWidgets import QMessageBox

    QMessageBox.about(parent, "Escabel", text)
