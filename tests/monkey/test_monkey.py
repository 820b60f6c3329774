"""A short run of the monkey; the long ones are commands: see `run.py` and `soak.py`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

RUN = Path(__file__).with_name("run.py")
STEPS = 300


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_that_a_hand_does_goes_wrong(seed: int, tmp_path: Path) -> None:
    command = [sys.executable, str(RUN), f"--seed={seed}", f"--steps={STEPS}", f"--folder={tmp_path}"]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False, timeout=300)
    print(run.stdout)
    assert run.returncode == 0, run.stdout + run.stderr
