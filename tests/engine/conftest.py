"""The engine in a process of its own, spoken to through its pipe as the window does."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import escabel_gui
from escabel_gui.shipped import resources


class Engine:
    """A running engine; `ask` sends one line and returns its whole answer without the blank line after it."""

    def __init__(self, arguments: tuple[str, ...], home: Path | None) -> None:
        environment = {**os.environ, "PYTHONPATH": str(home or Path.cwd())}
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "escabel_gui.engine.command", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            cwd=home,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.input, self.output, self.errors = self.process.stdin, self.process.stdout, self.process.stderr

    def send(self, data: bytes) -> None:
        self.input.write(data)
        self.input.flush()

    def read_line(self) -> str:
        return self.output.readline().decode()

    def read_answer(self) -> str:
        lines = []
        while (line := self.read_line()) not in ("\n", ""):
            lines.append(line)
        return "".join(lines).rstrip("\n")

    def ask(self, line: str) -> str:
        self.send(line.encode() + b"\n")
        return self.read_answer()

    def usages(self) -> Iterator[tuple[str, list[str]]]:
        """Yield each command that the engine lists, with the arguments that it asks for when it is given too many."""
        for name in self.ask("list_commands").removeprefix("= ").split("\n"):
            said = self.ask(f"{name} {'x ' * 70}")
            _, _, usage = said.partition(": ")
            yield name, usage.split()[1:] if said.startswith("? write: ") else ["…"]

    def close(self) -> str:
        """Close the engine's input, wait for its good end, and return the rest of its output."""
        self.input.close()
        return self.wait_for_end()

    def wait_for_end(self) -> str:
        """Wait for an engine that ends well by itself; return the rest of its output."""
        rest = "" if self.output.closed else self.output.read().decode()
        assert self.errors.read() == b""
        assert self.process.wait(timeout=60) == 0
        for pipe in (self.input, self.output, self.errors):
            pipe.close()
        return rest


StartEngine = Callable[..., Engine]


@pytest.fixture
def start_engine() -> Iterator[StartEngine]:
    """Yield a function that starts engines with arguments, from the package in `home` if given; all must end well."""
    engines: list[Engine] = []

    def start(*arguments: str, home: Path | None = None) -> Engine:
        engines.append(Engine(arguments, home))
        return engines[-1]

    yield start
    for engine in engines:
        if not engine.errors.closed:
            engine.close()


@pytest.fixture
def engine(start_engine: StartEngine) -> Engine:
    """Start an engine at 5×5 that thinks for 50 visits."""
    return start_engine("--size", "5", "--visits", "50")


@pytest.fixture
def interpreted_home(tmp_path: Path) -> Path:
    """Return a folder with the package's sources, not compiled, and what was learned of moves, values and levels."""
    source = Path(str(escabel_gui.__file__)).parent
    for file in source.rglob("*.py"):
        copy = tmp_path / "escabel_gui" / file.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
    shutil.copytree(resources() / "patterns", tmp_path / "resources" / "patterns")
    for name in ("win_rates.json", "levels.json"):
        shutil.copy(resources() / name, tmp_path / "resources")
    return tmp_path
