"""A hint asks the analyst for a moment, and says so where it does not answer."""

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.analysis import hint as module
from escabel_gui.model.analysis.hint import Hint
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from tests.model.seating import MakeTable, StartEngine

FRIENDS = GameSetup("escabel", 5, (Player(), Player()))


def heard_from(hint: Hint) -> list[str]:
    said: list[str] = []
    hint.said.connect(lambda words: said.append(str(words)))
    return said


def test_a_clear_choice_is_told_at_once(qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine) -> None:
    table = make_table(FRIENDS)
    hint = Hint(table, start_engine().analyst)
    said = heard_from(hint)
    hint.ask()
    qtbot.waitUntil(lambda: not hint.is_looking)
    assert hint.move == table.game.rules.parse_legal_move(table.game.state, "a1")
    assert said[0] == "Looking for a good move…"
    assert said[1].startswith("Try a1")
    hint.close()


def test_an_engine_that_dies_again_and_again_is_told_of(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine
) -> None:
    hint = Hint(make_table(FRIENDS), start_engine("dies").analyst)
    said = heard_from(hint)
    hint.ask()
    qtbot.waitUntil(lambda: not hint.is_looking)
    assert said[-1] == "The bot does not answer. Press H to try once more."
    assert hint.move is None


def test_an_engine_that_says_nothing_is_told_of(make_table: MakeTable, start_engine: StartEngine) -> None:
    hint = Hint(make_table(FRIENDS), start_engine("hangs").analyst)
    said = heard_from(hint)
    hint.ask()
    hint._timeout.timeout.emit()
    assert hint.is_looking
    hint._timeout.timeout.emit()
    assert said[-1] == "The bot does not answer. Press H to try once more."
    assert not hint.is_looking


def test_a_hint_without_words_is_not_looked_for_any_longer(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "find_advice", lambda *_: 1 // 0)
    hint = Hint(make_table(FRIENDS), start_engine().analyst)
    said = heard_from(hint)
    with qtbot.captureExceptions() as raised:
        hint.ask()
        qtbot.waitUntil(lambda: bool(raised))
    assert said[-1] == "The bot does not answer. Press H to try once more."
    assert not hint.is_on
    hint.close()


def test_another_position_calls_it_off(make_table: MakeTable, start_engine: StartEngine) -> None:
    table = make_table(FRIENDS)
    hint = Hint(table, start_engine("hangs").analyst)
    hint.ask()
    table.play_text("c3")
    assert not hint.is_on
