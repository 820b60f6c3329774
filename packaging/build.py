"""Makes the packages that people download: everything that this system can make.

    python3 packaging/build.py [--site URL] [--bare]

Needs Python 3.11 or newer, a C compiler, and on Linux `binutils` and for the .deb `dpkg-dev`; gets everything else from
the package registry into `build/package`. The packages, a bill of materials, release notes and checksums go to `dist`.
README.md beside this file says more.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
BUILD = ROOT / "build" / "package"
OUT = ROOT / "dist"
VENV = BUILD / "venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def main() -> int:
    parser = argparse.ArgumentParser(description="Makes the packages that people download, in the folder dist.")
    parser.add_argument("--site", default="", metavar="URL", help="the project's page, for software centers")
    parser.add_argument(
        "--bare", action="store_true", help="package a bare window, too, and compare the program with it"
    )
    options = parser.parse_args()
    try:
        os.environ["ESCABEL_SITE"] = options.site  # for what is installed now, and then packaged
        set_up()
        run(PYTHON, "-m", "make.packages", BUILD, OUT, options.site, cwd=PACKAGING)
        if options.bare:
            run(PYTHON, "-m", "make.compare", BUILD, cwd=PACKAGING)
    except subprocess.CalledProcessError as error:
        print(f"This went wrong, see above: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def set_up() -> None:
    """Make an environment with the program as people would install it, compiled, and PyInstaller.

    One that is there may be of another Python, half made, or have what the program no longer needs: it is made anew.
    """
    print("Setting up an environment in build/package …", flush=True)
    run(sys.executable, "-m", "venv", "--clear", VENV)
    pip: list[str | Path] = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    run(*pip, f"{ROOT}[package,sound]")


def run(*command: str | Path, cwd: Path | None = None) -> None:
    subprocess.run(command, check=True, cwd=cwd)


if __name__ == "__main__":
    sys.exit(main())
