"""Games are added in one file and one line of the catalogue each, and then are played and tested like all others."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = {  # by wire name: the line in the catalogue, and moves to begin with
    "tiny-hex": ("TINY_HEX", "play black a1\nplay white c2"),
    "tiny-race": ("TINY_RACE", "play black a1-b2\nplay white a4-a3"),
}
FOLDERS: Final = ("escabel_gui", "packaging", "resources", "tests")
PARAMETRIZED: Final = re.compile(r"\b(CATALOGUE|WIRE_NAMES)\b")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the sources, to run interpreted, with the games of tests/rules/tiny_*.py."""
    root = tmp_path_factory.mktemp("checkout")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for file in ROOT.glob("*.*"):
        if file.is_file():
            shutil.copy(file, root)
    catalogue = root / "escabel_gui" / "rules" / "catalogue.py"
    text = catalogue.read_text(encoding="utf-8")
    for name, (ruleset, _) in GAMES.items():
        module = name.replace("-", "_")
        shutil.copy(ROOT / "tests" / "rules" / f"{module}.py", root / "escabel_gui" / "rules" / "games")
        text = text.replace("\nCATALOGUE:", f"\nfrom escabel_gui.rules.games.{module} import {ruleset}\n\nCATALOGUE:")
        text = text.replace("\n)\n", f"\n    {ruleset},\n)\n", 1)
    catalogue.write_text(text, encoding="utf-8")
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


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_plays_it_on_every_level(checkout: Path, game: str) -> None:
    moves = [f"level {level}\ngenmove black\nundo" for level in range(1, 9)]
    lines = "\n".join([f"set_game {game}", "boardsize 4", GAMES[game][1], *moves, "quit", ""])
    answers = run(checkout, "-m", "escabel_gui", "--engine", "--visits", "20", said=lines).split("\n\n")
    assert not [answer for answer in answers if answer.startswith("?")]


def test_all_tests_that_run_for_every_game_run_for_it(checkout: Path) -> None:
    """Run the tests of the rules, the search, saved games, and the window, in which it is played by mouse."""
    files = [
        str(file.relative_to(ROOT))
        for file in sorted((ROOT / "tests").rglob("test_*.py"))
        if PARAMETRIZED.search(file.read_text(encoding="utf-8")) and file != Path(__file__)
    ]
    told = run(
        checkout, "-m", "pytest", "-q", "-k", " or ".join(GAMES), "-p", "no:cacheprovider", "-p", "no:xdist", *files
    )
    passed = re.search(r"(\d+) passed", told)
    assert passed is not None
    assert int(passed[1]) > 40
