"""Questions that outlive their game: a file is opened from the desktop while they stand there."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from escabel_gui.model.application.single_instance import StartRequest
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.view.window.start import answer
from tests.model.seating import rest
from tests.view.hands import Person, SitDown

FILE = "(;GM[101]SZ[4]PB[Carla]PW[Dmitri];B[b2];W[c3])"


@pytest.fixture
def person(sit_down: SitDown) -> Person:
    """Return a person in a game against the bot."""
    person = sit_down(GameSetup("escabel", 5, (Player(0, "Ada"), Player(2))))
    person.play("b2")
    person.qtbot.waitUntil(lambda: person.table.game.node.depth == 2)
    rest(person.table)
    return person


@pytest.fixture
def open_other(person: Person, tmp_path: Path) -> Callable[[], None]:
    file = tmp_path / "other.sgf"
    file.write_text(FILE, "utf-8")

    def open_it() -> None:
        answer(person.parts, StartRequest((str(file),), {}))
        person.qtbot.waitUntil(lambda: person.table.game.rules.size == 4)

    return open_it


@pytest.mark.parametrize("name", ["resign", "players", "play_on", "analysis", "save_picture"])
def test_a_question_goes_with_its_game(person: Person, open_other: Callable[[], None], name: str) -> None:
    asked: list[QWidget] = []

    def come() -> None:
        question = QApplication.activeModalWidget()
        assert question is not None
        asked.append(question)
        open_other()
        if question.isVisible():  # or the test would wait for ever
            question.close()
            asked.append(question)

    QTimer.singleShot(0, come)
    getattr(person.window.acts, name).trigger()
    assert len(asked) == 1
    tree = person.table.game.tree
    assert [player.name for player in person.table.setup.players] == ["Carla", "Dmitri"]
    assert person.moves == "b2 c3"
    assert tree.result is None
    assert not person.parts.analysis.live_analysis.is_on
    assert not person.window.acts.analysis.isChecked()
    rest(person.table)
    assert person.table.path is not None
    assert write_sgf(person.table.kept_games.open(person.table.path).tree) == write_sgf(tree)


def test_what_is_saved_is_the_game_that_was_to_be(
    person: Person, open_other: Callable[[], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game, path = write_sgf(person.table.game.tree), tmp_path / "mine.sgf"

    def choose(*_: object) -> tuple[str, str]:
        open_other()
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    person.window.acts.save_as.trigger()
    assert path.read_text("utf-8") == game
    path.unlink()
    person.window.acts.save.trigger()  # the other one has no place yet
    assert path.read_text("utf-8") == write_sgf(person.table.game.tree)
