"""Dialogs about studies, each filled in by a function of the test."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QDialog

from tests.view.study_hands import Answer


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answer:
    """Return a function that has all dialogs filled in by another one from now on.

    They are accepted unless that one returns False.
    """

    def set_answer(fill: Callable[[QDialog], object]) -> None:
        def run(dialog: QDialog) -> int:
            dialog.show()
            is_sure = fill(dialog) is not False
            dialog.setResult(int(is_sure))
            dialog.hide()
            return int(is_sure)

        monkeypatch.setattr(QDialog, "exec", run)

    return set_answer
