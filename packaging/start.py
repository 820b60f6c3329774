"""Runs the program, or its tests, from a clone; sets up what they need first.

    python3 packaging/start.py [FILE.sgf …]     runs the program
    python3 packaging/start.py test [TEST …]    runs all checks and tests, or only those tests

Needs Python 3.11 and nothing else. Everything goes into `.venv` in the clone, but for system packages on Debian and
Ubuntu: as root they are installed, otherwise the command that does it is printed. When everything is in place this
costs a few hundredths of a second; when sources have changed that are compiled, they are compiled again.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

from setup.system_packages import can_compile, has_libraries, install_missing

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
TRANSLATIONS = "resources/translations/*.ts"
STAMP = VENV / "escabel.json"  # what the environment was made from
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")

CHECKS = (  # the quick ones first
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("lint-imports",),
    ("vulture",),
    ("mypy",),
    ("pytest", "--numprocesses=auto", "--dist=worksteal"),
)


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - nobody has asked before
        print(f"Escabel needs Python 3.11 or newer, and this is {sys.version.split()[0]}.", file=sys.stderr)
        return 1
    try:
        if arguments[:1] == ["test"]:
            set_up("check")
            return run_checks(arguments[1:])
        set_up("run")
        return run_program(arguments)
    except subprocess.CalledProcessError as error:
        print(f"This went wrong, see above: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def run_program(arguments: list[str]) -> int:
    command = [str(PYTHON), "-m", "escabel_gui", *arguments]
    if os.name != "nt":
        os.execv(PYTHON, command)
    return subprocess.run(command).returncode


def run_checks(tests: list[str]) -> int:
    """All checks, even when one fails; or only the named tests."""
    failed = []
    for name, *options in [("pytest", *tests)] if tests else CHECKS:
        print(f"\n— {' '.join([name, *options])}", flush=True)
        if subprocess.run([PROGRAMS / name, *options], cwd=ROOT).returncode:
            failed.append(name)
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nAll is well.")
    return 1 if failed else 0


# ---- setting up ----------------------------------------------------------------------------------------------


def set_up(purpose: str) -> None:
    """Make everything ready to "run", or to "check", which is more."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    before = read_stamp()
    stamp = {
        "purpose": "check" if before.get("purpose") == "check" else purpose,
        "place": [str(ROOT), sys.version],
        "sources": digest_sources(project["tool"]["hatch"]["build"]["hooks"]["custom"]["modules"]),
        "has_compiler": can_compile(),
        "has_libraries": True,
    }
    if stamp == before:
        return
    print("Setting up Escabel: the first time this takes a minute or two.", flush=True)
    install_missing()
    stamp["has_compiler"] = can_compile()
    if stamp != before | {"has_libraries": True}:
        STAMP.unlink(missing_ok=True)
        install(project["build-system"]["requires"], stamp, anew=before.get("place") != stamp["place"])
        install_if_ready_made(project["project"]["optional-dependencies"]["sound"])
    stamp["has_libraries"] = has_libraries(PYTHON)
    STAMP.write_text(json.dumps(stamp), encoding="utf-8")


def install(requirements: list[str], stamp: dict[str, object], anew: bool) -> None:
    """Fill the environment, made anew if it must be, with everything that the stamp speaks of."""
    if anew or not PYTHON.exists():
        run(sys.executable, "-m", "venv", "--clear", VENV)
    print("Getting what the rules are compiled with …", flush=True)
    pip("install", *requirements)
    print("Getting what the program needs, and compiling …", flush=True)
    extra = "[check]" if stamp["purpose"] == "check" else ""
    pip("install", "--no-build-isolation", "--editable", f"{ROOT}{extra}")


def install_if_ready_made(requirements: list[str]) -> None:
    """Get what the program also does without, where nothing has to be compiled for it."""
    try:
        pip("install", "--only-binary=:all:", *requirements)
    except subprocess.CalledProcessError:
        print(f"Not to be had for this system, so that there are no sounds: {' '.join(requirements)}", flush=True)


def digest_sources(modules: list[str]) -> str:
    """Changes when something changes that the environment or the compiled files are made from."""
    digest = hashlib.sha256()
    sources = [
        path
        for pattern in ["pyproject.toml", "packaging/setup/*.py", TRANSLATIONS, *modules]
        for path in ROOT.glob(pattern)
    ]
    for path in sorted(sources):
        digest.update(str(path).encode() + path.read_bytes())
    return digest.hexdigest()


def read_stamp() -> dict[str, object]:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def pip(*arguments: str) -> None:
    run(PYTHON, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments)


def run(*command: str | Path) -> None:
    subprocess.run(command, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
