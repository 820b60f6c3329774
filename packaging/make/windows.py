"""The packages for Windows: a portable archive, and an installer for one person that asks for no rights."""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from pathlib import Path

from make.release import Release

SCRIPT = Path(__file__).with_name("windows") / "escabel.nsi"


def make_zip(folder: Path, release: Release, out: Path) -> Path:
    path = out / f"{release.stem}.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                archive.write(file, Path(f"escabel-{release.version}", file.relative_to(folder)))
    return path


def make_installer(folder: Path, icons: Path, release: Release, out: Path) -> Path | None:
    """Make an installer by NSIS; None where that is not installed."""
    nsis = shutil.which("makensis") or shutil.which("makensis", path=r"C:\Program Files (x86)\NSIS")
    if nsis is None:
        return None
    path = out / f"{release.stem}-setup.exe"
    defines = {"VERSION": release.version, "FOLDER": folder, "ICON": icons / "escabel.ico", "OUT": path}
    command = [nsis, "-V2", "-WX", *(f"-D{name}={value}" for name, value in defines.items()), str(SCRIPT)]
    subprocess.run(command, check=True)
    return path
