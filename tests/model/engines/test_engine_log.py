"""What engines say on their standard error, and what of it gets into the log."""

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.log import LOG_BYTES, start_log
from escabel_gui.model.engines.bot import Bot, Request
from escabel_gui.model.engines.engine_log import MAX_LINE, MAX_LOGGED, EngineLog
from escabel_gui.model.engines.engine_process import Position, engine_command
from escabel_gui.rules.catalogue import make_rules
from tests.logs import close_log
from tests.model.seating import StartEngine, wait_until

REQUEST = Request(Position("escabel", 5, "", (), "black"), 3)
RULES = make_rules("escabel", 5)


def think(qtbot: QtBot, bot: Bot) -> str:
    with qtbot.waitSignal(bot.chose) as chosen:
        bot.think(REQUEST, RULES.parse_move)
    return RULES.format_move(chosen.args[0])


def lines(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """Return the level and the words of each line that the engine has logged."""
    return [(level, text) for name, level, text in said(caplog) if name == "escabel.engine"]


def said(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str, str]]:
    return [(record.name, record.levelname, record.getMessage()) for record in caplog.records]


def test_what_an_engine_complains_of_is_logged_with_its_level(
    qtbot: QtBot, start_engine: StartEngine, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "escabel")
    engine = start_engine("complains")
    assert think(qtbot, engine.bot) == "a1"
    wait_until(lambda: len(lines(caplog)) >= 2)
    engine.bot.close()
    assert lines(caplog) == [
        ("INFO", "escabel_gui.engine: warm"),
        ("WARNING", "escabel_gui.engine: it is late"),
        ("WARNING", "out of discs"),
    ]


def test_a_flood_costs_no_move_and_ends_in_the_log(
    qtbot: QtBot, start_engine: StartEngine, caplog: pytest.LogCaptureFixture
) -> None:
    engine = start_engine("floods")
    assert think(qtbot, engine.bot) == "a1"
    end = ("WARNING", "it says too much: the rest is left out")
    qtbot.waitUntil(lambda: lines(caplog)[-1:] == [end])  # it comes another way than the move
    engine.bot.close()
    assert sum(len(text) for _, text in lines(caplog)) < MAX_LOGGED + 2 * MAX_LINE < LOG_BYTES
    assert max(len(text) for _, text in lines(caplog)) < MAX_LINE + 10


def test_bytes_that_are_no_text_are_made_harmless(
    qtbot: QtBot, start_engine: StartEngine, caplog: pytest.LogCaptureFixture
) -> None:
    engine = start_engine("babbles")
    assert think(qtbot, engine.bot) == "a1"
    qtbot.waitUntil(lambda: lines(caplog) != [])  # it comes another way than the move
    engine.bot.close()
    assert all(text.isprintable() for _, text in lines(caplog))


def test_a_line_without_an_end_takes_no_memory(caplog: pytest.LogCaptureFixture) -> None:
    talk = EngineLog()
    for _ in range(1_000):
        talk.take(b"x" * 1_000)
    assert lines(caplog) == []
    talk.take(b"\n")
    assert [len(text) for _, text in lines(caplog)] == [MAX_LINE + len(" ...")]


def test_pieces_make_a_line(caplog: pytest.LogCaptureFixture) -> None:
    talk = EngineLog()
    for piece in (b"ERR", b"OR of the dis", b"cs\nthe ", b"next"):
        talk.take(piece)
    assert lines(caplog) == [("ERROR", "of the discs")]
    talk.end()
    assert lines(caplog)[1:] == [("WARNING", "the next")]


def test_why_an_engine_was_dropped_is_logged(
    qtbot: QtBot, start_engine: StartEngine, caplog: pytest.LogCaptureFixture
) -> None:
    think(qtbot, start_engine("dies", 1).bot)
    assert lines(caplog) == [("WARNING", "Dropped. The bot ended unexpectedly.")]


@pytest.mark.parametrize(("level", "named"), [("", "warning"), ("debug", "debug"), ("error", "error")])
def test_the_engine_is_asked_for_what_the_log_takes(level: str, named: str, tmp_path: Path) -> None:
    start_log(tmp_path / "escabel.log", level)
    command = engine_command()
    assert command[command.index("--log") + 1] == named


def test_an_engine_talks_into_the_file(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "log" / "escabel.log"
    start_log(file, "info")
    code = "import sys; sys.stderr.write('INFO escabel_gui.engine: hello\\n'); sys.stderr.flush(); input()"
    bot = Bot(command=[sys.executable, "-c", code])
    bot.warm_up()
    wait_until(file.exists)
    bot.close()
    logging.getLogger("escabel.keeping").warning("The disk is full.")
    close_log()
    first, second = file.read_text("utf-8").splitlines()
    assert first.endswith(" INFO escabel.engine: escabel_gui.engine: hello")
    assert second.endswith(" WARNING escabel.keeping: The disk is full.")


def test_a_log_on_a_slow_disk_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Log a traceback without waiting for the disk; the thread that writes it gets no exception, only text."""
    is_free = Event()
    write = RotatingFileHandler.emit

    def write_slowly(handler: RotatingFileHandler, record: logging.LogRecord) -> None:
        assert record.exc_info is None
        assert is_free.wait(10)
        write(handler, record)

    monkeypatch.setattr(RotatingFileHandler, "emit", write_slowly)
    file = tmp_path / "escabel.log"
    start_log(file)
    try:
        raise RuntimeError("out of discs")
    except RuntimeError:
        logging.getLogger("escabel.view").exception("Nothing was painted")
    assert not file.exists()
    is_free.set()
    close_log()
    assert "RuntimeError: out of discs" in file.read_text("utf-8")
