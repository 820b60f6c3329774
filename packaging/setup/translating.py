"""Makes what Qt reads (.qm) from what translators write (.ts), beside it: `python packaging/setup/translating.py`.

The program speaks every language of which there is a .qm file; English needs none.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parents[2] / "resources" / "translations"


def tool(name: str) -> Path:
    """One of Qt's tools for translators, as PySide6 brings them."""
    import PySide6

    return Path(PySide6.__path__[0]) / (f"{name}.exe" if os.name == "nt" else name)


def release(source: Path) -> None:
    """Make the file beside a .ts file; what is not translated yet stays out, and is then said in English.

    It is made under another name and then moved: a window that shows the old one has that in its memory as a file, and
    would end at once if that changed. Where it cannot be replaced for that reason, the old one stays.
    """
    target = source.with_suffix(".qm")
    made = target.with_name(f".{os.getpid()}-{target.name}")
    # names without their folder: on Windows, the tool knows only the letters of the system's charset
    command: list[str | Path] = [tool("lrelease"), "-silent", source.name, "-qm", made.name]
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}  # else it warns of a locale that is not installed
    subprocess.run(command, check=True, cwd=source.parent, env=environment)
    try:
        made.replace(target)
    except PermissionError:
        made.unlink()


def release_all() -> None:
    for stale in FOLDER.glob("[!.]*.qm"):
        if not stale.with_suffix(".ts").exists():
            stale.unlink()
    for source in sorted(FOLDER.glob("*.ts")):
        target = source.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime <= source.stat().st_mtime:
            release(source)


if __name__ == "__main__":
    release_all()
