"""The engine in its own process, spoken to through its pipe as the window does."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest


class Engine:
    """A running engine; `ask` sends one line and returns the whole answer without its blank line."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "escabel_gui.engine.command", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def send(self, data: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def read_line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode()

    def read_answer(self) -> str:
        lines = []
        while (line := self.read_line()) not in ("\n", ""):
            lines.append(line)
        return "".join(lines).rstrip("\n")

    def ask(self, line: str) -> str:
        self.send(line.encode() + b"\n")
        return self.read_answer()

    def close(self) -> str:
        """Close the engine's input and return what it wrote to stderr."""
        _, errors = self.process.communicate(timeout=60)
        return errors.decode()


@pytest.fixture
def engine() -> Iterator[Engine]:
    engine = Engine("--game", "escabel", "--size", "5", "--visits", "50")
    yield engine
    assert engine.close() == ""
    assert engine.process.returncode == 0


def test_plays_a_whole_game_of_legal_moves(engine: Engine) -> None:
    while not (result := engine.ask("gogui-rules_final_result").removeprefix("=").strip()):
        legal = engine.ask("gogui-rules_legal_moves").split()[1:]
        side = engine.ask("gogui-rules_side_to_move").split()[1]
        move = engine.ask(f"genmove {side}").split()[1]
        assert move in legal
    assert result in ("B+", "W+")
    assert engine.ask("final_score") == f"= {result}"
    assert engine.ask("genmove b").startswith("?")
