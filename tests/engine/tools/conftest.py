"""A command that looks at a position, run as from a shell, and a list of moves for it."""

from pathlib import Path

import pytest

from escabel_gui.engine.command import main
from tests.engine.tools.command_line import THREAT, Run


@pytest.fixture
def run(request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs the COMMAND of a test's module, and returns the status and both outputs."""

    def run(*arguments: str) -> tuple[int, str, str]:
        try:
            status = main([request.module.COMMAND, *arguments])
        except SystemExit as end:
            status = int(end.code or 0)
        done = capsys.readouterr()
        return status, done.out, done.err

    return run


@pytest.fixture
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a folder with the GAMES of a test's module, some of them in folders below."""
    for name, text in request.module.GAMES.items():
        path = tmp_path / "games" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path / "games"


@pytest.fixture
def moves(tmp_path: Path) -> str:
    """Write a list of moves; return its path."""
    path = tmp_path / "moves.txt"
    path.write_text(THREAT)
    return str(path)
