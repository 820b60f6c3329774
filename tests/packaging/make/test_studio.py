"""The window that is painted for the project's page."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
OPENED_AND_CLOSED = """
import os
from pathlib import Path

from make.studio import Studio, make_application
from tests.slow_disk import slow_down

slow_down(0.2)
app = make_application()
Studio(Path("studio"), "").close()
print([name for name in os.listdir("studio/settings") if not name.endswith(".lock")])
"""


def test_a_folder_can_be_deleted_when_its_window_is_closed(tmp_path: Path) -> None:
    folders = os.pathsep.join(str(ROOT / folder) for folder in ("packaging", "tests"))
    command = [sys.executable, "-c", OPENED_AND_CLOSED]
    told = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": folders}, stdout=subprocess.PIPE, text=True, check=True
    )
    assert told.stdout == "['settings.json']\n"
