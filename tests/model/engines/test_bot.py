"""The bot's client against engines that do what engines do on bad days."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QProcess, QThread
from pytestqt.qtbot import QtBot

import escabel_gui.model.engines.bot
import escabel_gui.model.engines.engine_process
from escabel_gui.model.engines.bot import MAX_FAILURES, Bot, Request
from escabel_gui.model.engines.engine_process import EngineProcess, Position
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.message import Message
from tests.model.seating import FakeEngine, StartEngine
from tests.patience import PATIENCE_MS

START = Position("escabel", 5, "", (), "black")
REQUEST = Request(START, 3)


def after(*moves: str, **others: Any) -> Request:
    """Return a request after these moves, Black's first."""
    colors = ("black", "white")
    played = tuple((colors[ply % 2], move) for ply, move in enumerate(moves))
    position = START._replace(moves=played, color=colors[len(moves) % 2])
    return REQUEST._replace(position=position, **others)


RULES = make_rules("escabel", 5)


def think(qtbot: QtBot, bot: Bot, request: Request = REQUEST) -> str:
    """Ask for a move and wait for it."""
    with qtbot.waitSignal(bot.chose) as chosen:
        bot.think(request, RULES.parse_move)
    return RULES.format_move(chosen.args[0])


def reasons(bot: Bot) -> list[str]:
    """Return a list that grows with the reason for every restart."""
    told: list[str] = []
    bot.restarted.connect(lambda why: told.append(why.text))
    return told


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch, behaviour: str) -> None:
    """Shorten the wait for a move of an engine that hangs."""
    if behaviour == "hangs":
        monkeypatch.setattr(escabel_gui.model.engines.bot, "UNTIMED_TIMEOUT_MS", 400)


def test_a_request_is_answered_with_a_move(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    assert think(qtbot, engine.bot) == "a1"
    assert not engine.bot.is_thinking
    assert think(qtbot, engine.bot, after("a1")) == "b1"
    assert engine.starts == 1


BAD_DAYS = {
    "dies": "The bot ended unexpectedly.",
    "dies-at-start": "The bot ended unexpectedly.",
    "hangs": "The bot did not answer.",
    "nonsense": "The bot gave an invalid answer.",
    "error": "The bot gave an invalid answer.",
    "illegal": "The bot chose a move that the rules forbid.",
    "huge": "The bot gave an invalid answer.",
}


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(("behaviour", "reason"), BAD_DAYS.items())
def test_an_engine_that_fails_once_is_restarted_and_asked_again(
    qtbot: QtBot, start_engine: StartEngine, monkeypatch: pytest.MonkeyPatch, behaviour: str, reason: str
) -> None:
    engine = start_engine(behaviour, times=1)
    told = reasons(engine.bot)
    engine.bot.restarted.connect(
        lambda _: monkeypatch.setattr(escabel_gui.model.engines.bot, "UNTIMED_TIMEOUT_MS", PATIENCE_MS)
    )
    assert think(qtbot, engine.bot, after("a1")) == "b1"
    assert told == [reason]
    assert engine.starts == 2


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(("behaviour", "reason"), BAD_DAYS.items())
def test_the_client_gives_up_an_engine_that_always_fails(
    qtbot: QtBot,
    start_engine: StartEngine,
    monkeypatch: pytest.MonkeyPatch,
    behaviour: str,
    reason: str,
) -> None:
    monkeypatch.setattr(escabel_gui.model.engines.bot, "MAX_FAILURES", 1)
    engine = start_engine(behaviour)
    told = reasons(engine.bot)
    with qtbot.waitSignal(engine.bot.gave_up):
        engine.bot.think(REQUEST, RULES.parse_move)
    assert told == [reason]
    assert not engine.bot.is_thinking


def test_after_giving_up_the_next_request_tries_anew(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine("dies", times=MAX_FAILURES + 1)
    told = reasons(engine.bot)
    with qtbot.waitSignal(engine.bot.gave_up):
        engine.bot.think(REQUEST, RULES.parse_move)
    assert len(told) == MAX_FAILURES
    assert think(qtbot, engine.bot) == "a1"


@pytest.mark.parametrize("program", ["/nowhere/escabel-engine", ""])  # of "" Qt says at once that it cannot be
def test_a_program_that_is_not_there_is_given_up(qtbot: QtBot, program: str) -> None:
    bot = Bot(command=[program])
    told = reasons(bot)
    with qtbot.waitSignal(bot.gave_up):
        bot.think(REQUEST, RULES.parse_move)
    assert told == ["The bot could not be started."] * MAX_FAILURES


def test_an_engine_that_dies_between_two_moves_is_replaced_silently(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    told = reasons(engine.bot)
    think(qtbot, engine.bot)
    process = engine.bot.findChild(QProcess)
    assert process is not None
    with qtbot.waitSignal(process.finished):
        process.kill()
    assert think(qtbot, engine.bot, after("a1")) == "b1"
    assert told == []
    assert engine.starts == 2


def test_warming_up_starts_the_process_once(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    engine.bot.warm_up()
    engine.bot.warm_up()
    think(qtbot, engine.bot)
    assert engine.starts == 1


def test_a_thinking_bot_can_be_told_to_move_now(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine("slow")
    engine.bot.think(REQUEST, RULES.parse_move)
    qtbot.waitUntil(lambda: "genmove black" in engine.heard)
    assert engine.bot.is_thinking
    with qtbot.waitSignal(engine.bot.chose) as chosen:
        engine.bot.move_now()
    assert chosen.args == [RULES.parse_move("a1")]


def test_move_now_without_a_request_does_nothing(start_engine: StartEngine) -> None:
    engine = start_engine()
    engine.bot.move_now()
    assert engine.starts == 0


def test_an_engine_may_take_long_for_its_first_answer(qtbot: QtBot, start_engine: StartEngine) -> None:
    process = EngineProcess(command=start_engine("hangs").command)
    failures: list[Message] = []
    process.failed.connect(failures.append)
    answers: list[str] = []
    process.search("name", 0, answers.append)
    qtbot.waitUntil(lambda: bool(answers or failures))
    assert not failures
    process.search("genmove black", 0, answers.append)
    qtbot.waitUntil(lambda: bool(failures))
    assert failures == [Message("The bot did not answer.")]


def test_an_engine_that_ignores_the_stop_is_restarted(
    qtbot: QtBot, start_engine: StartEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(escabel_gui.model.engines.engine_process, "STOP_MS", 50)
    engine = start_engine("hangs", times=1)
    told = reasons(engine.bot)
    engine.bot.think(REQUEST, RULES.parse_move)
    qtbot.waitUntil(lambda: "genmove black" in engine.heard)
    with qtbot.waitSignal(engine.bot.chose):
        engine.bot.move_now()
    assert told == ["The bot did not answer."]


def test_no_move_follows_a_cancelled_request(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine("slow")
    chosen: list[int] = []
    engine.bot.chose.connect(chosen.append)
    engine.bot.think(REQUEST, RULES.parse_move)
    engine.bot.cancel()
    assert not engine.bot.is_thinking
    qtbot.waitUntil(lambda: "stop" in engine.heard)
    engine.bot.think(after("c3"), RULES.parse_move)
    qtbot.waitUntil(lambda: engine.heard[-1:] == ["genmove white"])
    engine.bot.move_now()
    qtbot.waitUntil(lambda: bool(chosen))
    assert chosen == [RULES.parse_move("a1")]


@pytest.mark.parametrize("other", [after("c3"), after("c3", "d3", "a1"), after()])
def test_a_request_that_replaces_another_is_answered_for_its_own_position(
    qtbot: QtBot, start_engine: StartEngine, other: Request
) -> None:
    engine = start_engine("slow")
    told = reasons(engine.bot)
    engine.bot.think(after("c3", "d3"), RULES.parse_move)
    engine.bot.think(other, RULES.parse_move)
    with qtbot.waitSignal(engine.bot.chose):
        engine.bot.move_now()
    assert told == []
    assert engine.heard[-2:] == [f"genmove {other.position.color}", "stop"]
    assert moves_on_board(engine.heard[:-2]) == [move for _, move in other.position.moves]


def moves_on_board(commands: list[str]) -> list[str]:
    """Return the moves that these commands have made on the engine's board; its own choice is a1, or else b1."""
    board: list[str] = []
    for line in commands:
        match line.split():
            case ["play", _, move]:
                board.append(move)
            case ["genmove", _]:
                board.append("a1" if "a1" not in board else "b1")
            case ["undo"]:
                board.pop()
    return board


def test_a_later_position_of_the_same_game_is_only_played_on(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    think(qtbot, engine.bot, after("c3"))
    before = len(engine.heard)
    think(qtbot, engine.bot, after("c3", "a1", "d3"))
    played = [line for line in engine.heard[before:] if line.split()[0] in ("set_game", "boardsize", "play", "undo")]
    assert played == ["play black d3"]


def test_moves_taken_back_are_undone(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    think(qtbot, engine.bot, after("c3", "d3", "b2"))
    before = len(engine.heard)
    think(qtbot, engine.bot, after("c3", "d3", "e5"))
    played = [line for line in engine.heard[before:] if line.split()[0] in ("set_game", "boardsize", "play", "undo")]
    assert played == ["undo", "undo", "play black e5"]


def test_another_game_is_set_up_from_scratch(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    think(qtbot, engine.bot, after("c3"))
    before = len(engine.heard)
    think(qtbot, engine.bot, Request(Position("escabel:connection=tiebreak", 4, "", (("black", "b2"),), "white"), 3))
    assert engine.heard[before : before + 3] == ["set_game escabel:connection=tiebreak", "boardsize 4", "play black b2"]


def test_a_position_that_was_set_up_is_sent_too(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    move = think(qtbot, engine.bot, Request(START._replace(start="white a1b b1ww", color="white"), 3))
    assert engine.heard[1:4] == ["set_game escabel", "boardsize 5", "set_position white a1b b1ww"]
    assert move == "c1"


def test_without_a_clock_the_level_decides_alone(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    think(qtbot, engine.bot)
    assert engine.heard[-3:] == ["level 3", "time_settings 0 1 0", "genmove black"]


def test_the_time_that_is_left_is_told(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    think(qtbot, engine.bot, after("c3", seconds_left=61.7, extra=5))
    assert engine.heard[-3:] == ["time_settings 61 5 1", "time_left white 61 0", "genmove white"]


def test_a_bot_at_the_end_of_its_time_still_has_a_second(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    think(qtbot, engine.bot, after(seconds_left=0.2))
    assert engine.heard[-3:] == ["time_settings 1 0 0", "time_left black 1 0", "genmove black"]


def test_reasons_are_words_to_be_translated(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine("dies", times=1)
    with qtbot.waitSignal(engine.bot.restarted) as restarted:
        engine.bot.think(REQUEST, RULES.parse_move)
    assert isinstance(restarted.args[0], Message)


def test_every_seed_that_is_drawn_is_one_that_the_engine_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    class Highest:
        """Stand-in for the random generator that draws the highest number that may come."""

        @staticmethod
        def global_() -> type[Highest]:
            return Highest

        @staticmethod
        def bounded(highest: int) -> int:
            return highest - 1

    monkeypatch.setattr(escabel_gui.model.engines.engine_process, "QRandomGenerator", Highest)
    program, *arguments = escabel_gui.model.engines.engine_process.engine_command()
    answer = subprocess.run([program, *arguments], input="quit\n", capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr


# ---- pondering


def ponderings(engine: FakeEngine) -> int:
    return engine.heard.count("ponder")


@pytest.fixture
def pondering(qtbot: QtBot, start_engine: StartEngine) -> FakeEngine:
    """Return an engine that has moved, and looks at the position after that."""
    engine = start_engine()
    engine.bot.may_ponder = True
    assert think(qtbot, engine.bot) == "a1"
    engine.bot.ponder(after("a1"))
    qtbot.waitUntil(lambda: engine.heard[-1] == "ponder")
    return engine


def test_the_engine_looks_at_the_position_that_it_has(pondering: FakeEngine) -> None:
    assert pondering.heard[-3:] == ["genmove black", "level 3", "ponder"]
    assert not pondering.bot.is_thinking


def test_pondering_stops_when_a_move_is_wanted_and_is_not_taken_up_again(qtbot: QtBot, pondering: FakeEngine) -> None:
    assert think(qtbot, pondering.bot, after("a1", "c3")) == "b1"
    assert "undo" not in pondering.heard
    pondering.bot.may_ponder = False
    pondering.bot.may_ponder = True
    think(qtbot, pondering.bot, after("a1", "c3", "b1", "d3"))
    assert ponderings(pondering) == 1


def test_pondering_rests_while_it_may_not_be(qtbot: QtBot, pondering: FakeEngine) -> None:
    pondering.bot.may_ponder = False
    pondering.bot.ponder(after("a1"))
    pondering.bot.may_ponder = True
    qtbot.waitUntil(lambda: ponderings(pondering) == 2)


def test_an_engine_that_rests_does_not_ponder_again(qtbot: QtBot, pondering: FakeEngine) -> None:
    pondering.bot.rest()
    pondering.bot.may_ponder = False
    pondering.bot.may_ponder = True
    think(qtbot, pondering.bot, after("a1", "c3"))
    assert ponderings(pondering) == 1


def test_where_nobody_has_allowed_it_nothing_is_pondered(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine()
    engine.bot.ponder(after("a1"))
    think(qtbot, engine.bot, after("a1", "c3"))
    assert ponderings(engine) == 0


def test_an_engine_that_is_still_pondering_is_told_to_stop(qtbot: QtBot, start_engine: StartEngine) -> None:
    engine = start_engine("ponders")
    engine.bot.may_ponder = True
    engine.bot.ponder(after("a1"))
    qtbot.waitUntil(lambda: engine.heard[-1:] == ["ponder"])
    engine.bot.rest()
    qtbot.waitUntil(lambda: engine.heard[-1:] == ["stop"])
    engine.bot.ponder(after("a1"))
    assert think(qtbot, engine.bot, after("a1", "c3")) == "b1"
    assert engine.starts == 1


@pytest.mark.parametrize(("cores", "threads"), [(1, "1"), (2, "1"), (4, "3"), (64, "4")])
def test_the_engine_may_have_the_cores_that_the_window_leaves(
    monkeypatch: pytest.MonkeyPatch, cores: int, threads: str
) -> None:
    monkeypatch.setattr(QThread, "idealThreadCount", lambda: cores)
    command = escabel_gui.model.engines.engine_process.engine_command()
    assert command[command.index("--threads") + 1] == threads
    assert escabel_gui.model.engines.engine_process.has_core_for_window() is (cores > 1)


@pytest.mark.qt_log_ignore("Destroyed while process .* is still running", extend=True)  # which is what this is about
def test_a_process_that_ends_with_its_owner_is_not_mourned(qtbot: QtBot) -> None:
    """Delete a bot whose process runs, as a script does that ends before the program and takes the window along."""
    bot = Bot(command=[sys.executable, "-c", "input()"])
    bot.warm_up()
    process = bot.findChild(QProcess)
    assert process is not None
    assert process.waitForStarted()
    shiboken6.delete(bot)


def test_nobody_waits_for_an_engine_that_takes_its_time_to_end(
    qtbot: QtBot, start_engine: StartEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(QProcess, "waitForFinished")
    engine = start_engine()
    assert think(qtbot, engine.bot) == "a1"
    (process,) = engine.bot.findChildren(QProcess)
    with monkeypatch.context() as patch:
        patch.setattr(QProcess, "kill", lambda _: None)
        engine.bot.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert shiboken6.isValid(process)
    with qtbot.waitSignal(process.destroyed):
        process.kill()
    assert think(qtbot, engine.bot) == "a1"


QUITTING = """
import sys
from PySide6.QtCore import QCoreApplication, QProcess
from escabel_gui.model.engines.bot import Bot

app = QCoreApplication([])
QProcess.kill = lambda _: None  # as if it took its time
bot = Bot(command=[sys.executable, "-c", "import time; time.sleep(60)"])
bot.warm_up()
process = bot.findChild(QProcess)
process.started.connect(bot.close)
process.started.connect(app.quit)
app.exec()
print(process.processId())
"""


@pytest.mark.skipif(os.name != "posix", reason="no process can be asked like this whether it is there")
def test_an_engine_may_outlive_the_program(tmp_path: Path) -> None:
    """Leave an engine running when the program ends: Qt would warn, and wait for it in the window's thread."""
    with (tmp_path / "said").open("w+") as said:  # and no pipe, which the engine would have, too
        run = subprocess.run([sys.executable, "-c", QUITTING], stdout=said, stderr=said, check=False)
        said.seek(0)
        number = said.read()
    assert run.returncode == 0
    os.kill(int(number), signal.SIGKILL)  # raises if it has gone
