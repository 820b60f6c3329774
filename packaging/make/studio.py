"""The program's window, off any screen, as the project's page shows it: in every language and theme."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from escabel_gui.model.application.settings import OFF, Settings
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.move_list import parse_move_list
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.record.tree import GameTree
from escabel_gui.view.look.appearance import STYLE
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.window.composition import WindowParts

SCALE: Final = 2  # pixels of a picture for each of the window, for fine screens
SIZE: Final = (1080, 740)  # of the window
QUALITY: Final = 90  # of WebP
TURNS: Final = 20  # of the event loop, in which everything is painted
TURN_MS: Final = 5
PATIENCE: Final = 60.0  # seconds
OPENING: Final = "e5 d5 e6 f6 e7 d7 d4 c4 d3 c3 e5-d5 f5 e6-f6 g5"
CLIMB: Final = ("e7", "e6")  # what the person is about to do then
LEVEL: Final = 3  # of the bot there
LESSON_STEP: Final = 6  # of the first lesson, from 0
PUZZLE: Final = ("quabble", 12)  # the game and the number, from 0


def make_application() -> QApplication:
    """Make the application, which paints on no screen, and more finely than it would on a usual one."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(SCALE)
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")  # of what this platform does not support
    return QApplication(["escabel", *STYLE])


class Studio:
    """The window, with games and settings of its own."""

    def __init__(self, folder: Path, game: str) -> None:
        """Open the window; `game` is a reviewed game, as SGF."""
        self._game = game
        self._settings = Settings(folder / "settings")
        self._settings.animation = OFF
        self._settings.plays_sounds = False
        self._settings.has_won = True
        self._settings.note_known("escabel")
        self._table = Table(GameStore(folder / "games"))
        self._parts = WindowParts(self._table, self._settings)
        self._window = self._parts.window
        self._window.resize(*SIZE)
        self._window.show()

    def close(self) -> None:
        """Close the window, and wait until it is gone and its settings are written."""
        self._window.close()
        wait_until(lambda: not self._table.is_leaving and not self._window.isVisible())
        self._settings.file.wait()

    def speak(self, language: str, theme: Theme) -> None:
        """Have another language and another look."""
        self._settings.language = language
        self._settings.theme = theme.key
        settle()

    def write_pictures(self, out: Path, stem: str) -> None:
        """Write a picture of every scene: `SCENE-STEM.webp`."""
        for name in self._scenes():
            settle()
            self._window.grab().save(str(out / f"{name}-{stem}.webp"), "WEBP", QUALITY)

    def _scenes(self) -> Iterator[str]:
        """Have one after the other in the window; yields their names."""
        self._play()
        yield "play"
        self._review()
        yield "review"
        exercises = self._parts.exercises()
        exercises.learning.lessons.begin(exercises.learning.lessons.all[0], LESSON_STEP)
        yield "lesson"
        game, number = PUZZLE
        puzzles = exercises.puzzling.puzzles
        puzzles.begin(puzzles.of_game(game)[number])
        yield "puzzle"
        puzzles.leave()

    def _play(self) -> None:
        """Show a game against the bot, with the pointer where a piece would climb to."""
        setup = GameSetup(players=(Player(), Player(LEVEL)))
        tree = parse_move_list(OPENING, setup.wire_name, setup.size)
        self._table.begin(setup, tree)
        self._await(tree)
        self._parts.pages.show_page(self._parts.history)
        settle()
        view = self._window.board.viewport()
        source, target = map(self._place, CLIMB)
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, source)
        QTest.mouseMove(view, target + QPoint(3, 3))
        QTest.mouseMove(view, target)

    def _place(self, name: str) -> QPoint:
        return self._window.board.position_of(self._table.game.rules.board.index_by_name[name])

    def _review(self) -> None:
        """Show the last mistake of the game, and why it was one."""
        tree = read_sgf(self._game)
        self._table.put(tree)
        self._await(tree)
        self._window.acts.previous_mistake.trigger()
        wait_until(lambda: bool(self._parts.analysis.review_panel.judged.words.text()))

    def _await(self, tree: GameTree) -> None:
        wait_until(lambda: self._table.game.tree is tree)


def settle() -> None:
    """Let everything be painted."""
    for _ in range(TURNS):
        QTest.qWait(TURN_MS)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Let the program do its work until something is so; raise TimeoutError if it never is."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > deadline:
            raise TimeoutError("the program did not show what was to be seen")
        QTest.qWait(TURN_MS)
