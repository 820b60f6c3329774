"""The window says that the bot is slow while the rules are compiled, and lets it start anew afterwards."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from escabel_gui.model.engines.bot import Bot
from escabel_gui.view.window.compiling_note import WATCHED, CompilingNote, follow_compiling


class CountingBot(Bot):
    """Bot that only counts how often it starts."""

    is_thinking = False

    def __init__(self) -> None:
        super().__init__()
        self.starts = 1

    def renew(self) -> None:
        self.starts += 1


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def follow(window: QMainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[Bot], CompilingNote]:
    def follow(bot: Bot) -> CompilingNote:
        monkeypatch.setenv(WATCHED, str(tmp_path / "state"))
        follow_compiling(window, bot, bot.renew)
        note = window.findChild(CompilingNote)
        assert note is not None
        return note

    return follow


def test_the_bot_starts_anew_when_all_is_compiled(
    window: QMainWindow, follow: Callable[[Bot], CompilingNote], tmp_path: Path
) -> None:
    bot = CountingBot()
    note = follow(bot)
    assert "slowly" in window.statusBar().currentMessage()
    note.look()
    assert bot.starts == 1
    (tmp_path / "state").write_text("digest\n/cache/compiled\n/clone\n")
    bot.is_thinking = True
    note.look()
    assert bot.starts == 1, "somebody waits for its move"
    bot.is_thinking = False
    note.look()
    assert bot.starts == 2
    assert "full speed" in window.statusBar().currentMessage()
    assert not note.isActive()


@pytest.mark.parametrize("state", ["digest\n\n/clone\n", ""])
def test_where_nothing_can_be_compiled_the_bot_stays(
    window: QMainWindow, follow: Callable[[Bot], CompilingNote], tmp_path: Path, state: str
) -> None:
    bot = CountingBot()
    note = follow(bot)
    (tmp_path / "state").write_text(state)
    note.look()
    assert bot.starts == 1
    assert "could not be compiled" in window.statusBar().currentMessage()


def test_nothing_is_said_where_nothing_is_compiled(window: QMainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(WATCHED, raising=False)
    bot = CountingBot()
    follow_compiling(window, bot, bot.renew)
    assert window.findChild(CompilingNote) is None
