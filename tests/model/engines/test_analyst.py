"""The analyst against engines that do what engines do on bad days."""

import pytest
from pytestqt.qtbot import QtBot

import escabel_gui.model.engines.analyst
from escabel_gui.model.engines.analyst import MAX_FAILURES, Analyst
from escabel_gui.model.engines.engine_process import Position
from escabel_gui.record.evaluation import Evaluation
from escabel_gui.rules.state import BLACK, WHITE
from tests.model.seating import StartEngine
from tests.patience import PATIENCE_MS

START = Position("escabel", 5, "", (), "black")
REPLY = START._replace(moves=(("black", "c3"),), color="white")


def look(qtbot: QtBot, analyst: Analyst, position: Position = START) -> Evaluation:
    with qtbot.waitSignal(analyst.reported) as reported:
        analyst.analyze(position)
    assert reported.args is not None
    evaluation = reported.args[0]
    assert isinstance(evaluation, Evaluation)
    return evaluation


def test_a_position_is_reported_with_its_candidates(qtbot: QtBot, start_engine: StartEngine) -> None:
    evaluation = look(qtbot, start_engine().analyst)
    assert evaluation.color == BLACK
    assert [candidate.move for candidate in evaluation.candidates] == ["a1", "b1", "c1", "d1"]
    assert evaluation.best.pv == ("a1", "b1", "c1", "d1")


def test_the_next_position_ends_the_look_at_the_one_before(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    look(qtbot, engine.analyst)
    assert look(qtbot, engine.analyst, REPLY).color == WHITE
    analyze = "kata-analyze {} 15 rootInfo true".format
    assert engine.heard[-4:] == [analyze("black"), "stop", "play black c3", analyze("white")]
    assert engine.starts == 1


def test_what_was_seen_too_late_is_not_reported(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    colors: list[int] = []
    engine.analyst.reported.connect(lambda evaluation: colors.append(evaluation.color))
    engine.analyst.analyze(START)
    engine.analyst.analyze(REPLY)
    qtbot.waitUntil(lambda: bool(colors))
    assert colors == [WHITE]


def test_a_stopped_analyst_keeps_its_engine(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    look(qtbot, engine.analyst)
    engine.analyst.stop()
    qtbot.waitUntil(lambda: engine.heard[-1] == "stop")
    look(qtbot, engine.analyst)
    assert engine.starts == 1


@pytest.mark.parametrize("is_busy", [True, False])
def test_a_new_process_goes_on_with_what_is_looked_at(qtbot: QtBot, start_engine: StartEngine, is_busy: bool) -> None:
    engine = start_engine()
    look(qtbot, engine.analyst)
    if not is_busy:
        engine.analyst.stop()
    engine.analyst.renew()
    if is_busy:
        with qtbot.waitSignal(engine.analyst.reported):
            pass
        assert engine.analyst.is_busy
    else:
        look(qtbot, engine.analyst)
    assert engine.starts == 2


def test_a_look_may_be_resumed_before_the_engine_has_heard_of_the_stop(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    look(qtbot, engine.analyst)
    engine.analyst.stop()
    look(qtbot, engine.analyst)
    with qtbot.waitSignal(engine.analyst.reported):
        pass
    assert engine.starts == 1


BAD_DAYS = {
    "dies": "The bot ended unexpectedly.",
    "dies-at-start": "The bot ended unexpectedly.",
    "hangs": "The bot did not answer.",
    "nonsense": "The bot gave an invalid answer.",
    "error": "The bot gave an invalid answer.",
    "illegal": "The bot stopped unexpectedly.",
    "huge": "The bot gave an invalid answer.",
}


@pytest.mark.parametrize(("behaviour", "reason"), BAD_DAYS.items())
def test_an_engine_that_fails_is_replaced_and_looks_again(
    qtbot: QtBot, start_engine: StartEngine, monkeypatch: pytest.MonkeyPatch, behaviour: str, reason: str
) -> None:
    module = escabel_gui.model.engines.analyst
    if behaviour == "hangs":
        monkeypatch.setattr(module, "LINE_TIMEOUT_MS", 400)
    engine = start_engine(behaviour, times=1)
    engine.analyst.restarted.connect(lambda _: monkeypatch.setattr(module, "LINE_TIMEOUT_MS", PATIENCE_MS))
    told: list[str] = []
    engine.analyst.restarted.connect(lambda why: told.append(why.text))
    look(qtbot, engine.analyst)
    assert told == [reason]
    assert engine.starts == 2


def test_an_engine_that_always_fails_is_given_up_until_asked_again(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine("dies", times=MAX_FAILURES + 1)
    with qtbot.waitSignal(engine.analyst.gave_up):
        engine.analyst.analyze(START)
    assert look(qtbot, engine.analyst).best.move == "a1"
