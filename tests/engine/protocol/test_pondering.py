"""Pondering: what is seen while the other side is to move, and where nothing is looked at."""

from collections import deque
from collections.abc import Callable
from io import StringIO
from typing import Any, Final

import pytest

from escabel_gui.engine.processes.stdin_reader import CommandQueue
from escabel_gui.engine.protocol import session
from escabel_gui.engine.protocol.gtp import answer, run_gtp
from escabel_gui.engine.protocol.session import GtpSession
from escabel_gui.engine.search.node_pool import ROOT
from escabel_gui.engine.thinking.search_controller import SearchLimits
from tests.engine.protocol.gtp_sessions import make_session

UNLIMITED: Final = SearchLimits(None, None)
ONLY_TIME: Final = SearchLimits(None, 0.05)


@pytest.fixture
def power(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Return a function that sets whether the machine runs on its battery; at first it does not."""

    def set_battery(is_used: bool) -> None:
        monkeypatch.setattr(session, "is_on_battery", lambda: is_used)

    set_battery(False)
    return set_battery


def has_pondered(talk: GtpSession) -> bool:
    return talk.thinker.line is talk.line and talk.thinker.tree.visits[ROOT] > 0


@pytest.mark.usefixtures("power")
@pytest.mark.parametrize(("level", "limits"), [(8, UNLIMITED), (8, ONLY_TIME), (5, ONLY_TIME)])
def test_where_more_thought_is_what_a_level_means_it_ponders(level: int, limits: SearchLimits) -> None:
    talk = make_session("escabel", 9, level, limits)
    talk.play("b", "c3")
    output = StringIO()
    answer(talk, "ponder", output)
    assert output.getvalue() == "=\n\n"
    assert has_pondered(talk)


@pytest.mark.usefixtures("power")
@pytest.mark.parametrize("moves", [[], ["c3"]])
@pytest.mark.parametrize(("level", "limits"), [*((level, UNLIMITED) for level in range(1, 8)), (8, (10, None))])
def test_where_visits_are_the_limit_it_does_not(level: int, limits: tuple[int, None], moves: list[str]) -> None:
    talk = make_session("escabel", 9, level, SearchLimits(*limits))
    for move in moves:
        talk.play("b", move)
    talk.ponder()
    assert not has_pondered(talk)


def test_on_battery_it_does_not_ponder(power: Callable[[bool], None]) -> None:
    power(True)
    talk = make_session("escabel", 9, 8, UNLIMITED)
    talk.ponder()
    assert not has_pondered(talk)


class Script(CommandQueue):
    """Queue whose next line comes when it was looked for a few times."""

    def __init__(self, *lines: str) -> None:
        self.lines = deque(lines)
        self.is_closed = False
        self._looks = 0

    def has_input(self) -> bool:
        self._looks += 1
        return self._looks % 4 == 0

    def next_line(self) -> str | None:
        return self.lines.popleft() if self.lines else None

    def is_called_off(self) -> bool:
        return False


@pytest.mark.usefixtures("power")
@pytest.mark.parametrize("ponders", [True, False])
def test_with_the_option_it_ponders_after_its_own_moves_and_keeps_the_tree(ponders: bool) -> None:
    talk = make_session("escabel", 9, 8, ONLY_TIME, ponders)
    talk.inbox = Script("play b c3", "play w e5", "genmove b")
    run_gtp(talk, talk.inbox, StringIO())
    assert talk.thinker.moves == talk.line.moves[: 3 if ponders else 2]
    before = talk.thinker.tree
    best = talk.rules.format_move(int(before.move[talk.thinker.best_child()]))
    seen = int(before.visits[talk.thinker.best_child()])
    if ponders:
        talk.play("w", best)
        talk.thinker.set_root(talk.line)
        assert int(talk.thinker.tree.visits[ROOT]) == seen > 0


@pytest.mark.usefixtures("power")
def test_what_goes_wrong_while_pondering_is_no_answer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    talk = make_session("escabel", 9, 8, ONLY_TIME, ponders=True)
    talk.inbox = Script("play b c3", "genmove w", "name")
    said = StringIO()
    monkeypatch.setattr(talk, "ponder", lambda: 1 / 0)
    run_gtp(talk, talk.inbox, said)
    assert said.getvalue().endswith("\n\n= Escabel\n\n")
    assert "pondering" in caplog.text


def test_what_comes_while_an_engine_ponders_is_heard(start_engine: Any) -> None:
    engine = start_engine("--size=9", "--level=8", "--time=0.05", "--ponder", "--threads=2")
    assert engine.ask("play b c3") == engine.ask("play w e5") == "="  # later nobody swaps
    for _ in range(2):
        assert engine.ask("genmove b").startswith("= ")
        assert engine.ask("genmove w").startswith("= ")
    assert engine.ask("name") == "= Escabel"
