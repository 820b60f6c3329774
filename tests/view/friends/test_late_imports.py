"""Who plays without friends elsewhere does not pay for them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_what_networks_need_is_imported_when_it_is_wanted() -> None:
    program = (
        "import sys; import escabel_gui.view.friends.direct_games, escabel_gui.view.friends.messages;"
        "print([name for name in sys.modules if 'QtNetwork' in name])"
    )
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert run.stdout.strip() == "[]"
