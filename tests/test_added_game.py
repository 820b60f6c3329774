"""A game is added in one file and one line of the catalogue, and then is played and tested like all others."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
GAME: Final = "tiny-hex"
FOLDERS: Final = ("escabel_gui", "packaging", "resources", "tests")
PARAMETRIZED: Final = re.compile(r"\b(CATALOGUE|WIRE_NAMES)\b")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, to run interpreted, with the game of tests/rules/tiny_game.py."""
    root = tmp_path_factory.mktemp("checkout")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for file in ROOT.glob("*.*"):
        if file.is_file():
            shutil.copy(file, root)
    shutil.copy(ROOT / "tests" / "rules" / "tiny_game.py", root / "escabel_gui" / "rules" / "games")
    catalogue = root / "escabel_gui" / "rules" / "catalogue.py"
    text = catalogue.read_text(encoding="utf-8")
    text = text.replace("\nCATALOGUE:", "\nfrom escabel_gui.rules.games.tiny_game import TINY_GAME\n\nCATALOGUE:")
    catalogue.write_text(
        text.replace("    FAST_CONQUARE,\n)", "    FAST_CONQUARE,\n    TINY_GAME,\n)"), encoding="utf-8"
    )
    return root


def run(checkout: Path, *arguments: str, said: str = "") -> str:
    """Run Python in the copy; returns what it writes."""
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, cwd=checkout, env=environment, input=said, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_engine_plays_it_on_every_level(checkout: Path) -> None:
    moves = [f"level {level}\ngenmove black\nundo" for level in range(1, 9)]
    lines = "\n".join([f"set_game {GAME}", "boardsize 4", "play black a1", "play white c2", *moves, "quit", ""])
    answers = run(checkout, "-m", "escabel_gui", "--engine", "--visits", "20", said=lines).split("\n\n")
    assert not [answer for answer in answers if answer.startswith("?")]


def test_all_tests_that_run_for_every_game_run_for_it(checkout: Path) -> None:
    """Those of the rules, the search, saved games, and the window, in which it is played by mouse."""
    files = [
        str(file.relative_to(ROOT))
        for file in sorted((ROOT / "tests").rglob("test_*.py"))
        if PARAMETRIZED.search(file.read_text(encoding="utf-8")) and file != Path(__file__)
    ]
    told = run(checkout, "-m", "pytest", "-q", "-k", GAME, "-p", "no:cacheprovider", "-p", "no:xdist", *files)
    passed = re.search(r"(\d+) passed", told)
    assert passed is not None
    assert int(passed[1]) > 40
