"""The rules answer the same whether they run compiled or interpreted."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import escabel_gui
from tests.rules.playing import COMPILED

PACKAGE = Path(escabel_gui.__file__).parent
SCRIPT = Path(__file__).with_name("play_script.py")


def run_script(root: Path) -> tuple[Path, list[str]]:
    """Return where the rules came from when the package in `root` was used, and what else was printed."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(SCRIPT)],
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=True,
    )
    origin, *lines = done.stdout.splitlines()
    return Path(origin), lines


@pytest.mark.skipif(not COMPILED, reason="the rules are not compiled here")
def test_compiled_and_interpreted_rules_play_alike(tmp_path: Path) -> None:
    shutil.copytree(
        PACKAGE,
        tmp_path / PACKAGE.name,
        ignore=lambda folder, names: [n for n in names if not n.endswith(".py") and not Path(folder, n).is_dir()],
    )
    origin, interpreted = run_script(tmp_path)
    assert origin.is_relative_to(tmp_path)
    origin, compiled = run_script(PACKAGE.parent)
    assert origin.suffix != ".py"
    assert compiled == interpreted
