"""A short run of the monkey, and its hand; the long runs are commands: see `run.py` and `soak.py`."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from escabel_gui.view.plain import plain
from tests.monkey.hand import Hand
from tests.monkey.hostile import CANARY
from tests.monkey.world import markup_of

ROOT = Path(__file__).parents[2]
STEPS = 300


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_that_a_hand_does_goes_wrong(seed: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.monkey.run", f"--seed={seed}", f"--steps={STEPS}", f"--folder={tmp_path}"]
    run = subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", errors="replace", check=False, timeout=300
    )
    print(run.stdout)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.qt_log_ignore("does not support", extend=True)  # which menus want
def test_the_hand_finds_its_way_in_what_comes_up_over_a_file_dialog(qtbot: QtBot, tmp_path: Path) -> None:
    """Guard against PySide, which takes a list of Qt's dialog for deleted when the dialog is not mentioned any more."""
    found: list[bool] = []

    def front() -> list[object]:
        return [QApplication.activePopupWidget() or QApplication.activeModalWidget()]

    def open_list() -> None:
        dialog = QApplication.activeModalWidget()
        dialog.findChild(QComboBox, "lookInCombo").showPopup()

    def look_around() -> None:
        hand = Hand(SimpleNamespace(windows=front), lambda _: None)  # type: ignore[arg-type]
        try:
            for _ in range(8):
                open_list()
                found.extend(hand.somewhere() is not None for _ in range(4))
                QApplication.activePopupWidget().hide()
                found.extend(hand.somewhere() is not None for _ in range(4))
        finally:
            QApplication.activeModalWidget().close()

    QTimer.singleShot(0, look_around)
    QFileDialog.getExistingDirectory(None, "Import", str(tmp_path), QFileDialog.Option.DontUseNativeDialog)
    assert found == [True] * 64


def test_a_text_from_elsewhere_that_is_shown_as_markup_is_found(qtbot: QtBot) -> None:
    label = QLabel(CANARY)
    label.setToolTip(plain(CANARY))
    qtbot.addWidget(label)
    assert list(markup_of(label)) == [("label", CANARY)]
