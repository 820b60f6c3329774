"""How the window comes up, and what later starts do to it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from pytestqt.qtbot import QtBot

from escabel_gui.model.running import LOCK, Request
from escabel_gui.view.start import answer
from hands import Person

GAME = Path(__file__).parents[1] / "data" / "whole-game.sgf"


def test_a_second_start_opens_its_file_in_the_window_and_brings_it_up(person: Person) -> None:
    person.window.showMinimized()
    answer(person.window, Request((str(GAME),), {}))
    assert not person.window.isMinimized()
    person.qtbot.waitUntil(person.window.isActiveWindow)
    assert person.table.game.rules.size == 9


def test_a_second_start_without_a_file_leaves_the_game_as_it_is(person: Person) -> None:
    person.play("d4")
    answer(person.window, Request((), {}))
    assert person.table.game.rules.size == 5
    assert not person.table.game.node.is_root


def test_a_file_that_macos_names_is_told() -> None:
    script = """
import sys
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from escabel_gui.view.opened_files import OpenedFiles
app = QApplication([])
opened = OpenedFiles(app)
opened.named.connect(print)
app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1])))
"""
    done = subprocess.run([sys.executable, "-c", script, str(GAME)], capture_output=True, text=True, timeout=20)
    assert (done.stdout.strip(), done.stderr) == (str(GAME), "")


def test_two_starts_make_one_window(qtbot: QtBot, tmp_path: Path) -> None:
    environment = {**os.environ, "ESCABEL_DATA_DIR": str(tmp_path)}
    command = [sys.executable, "-m", "escabel_gui"]
    window = subprocess.Popen(command, env=environment)
    try:
        qtbot.waitUntil((tmp_path / "running" / LOCK).exists, timeout=20_000)
        assert subprocess.run([*command, str(GAME)], env=environment, timeout=20).returncode == 0
        assert window.poll() is None
        qtbot.waitUntil(lambda: bool(list((tmp_path / "games").glob("*Escabel 9.sgf"))), timeout=20_000)
    finally:
        window.terminate()
        window.wait(timeout=20)
