"""Runs the program, or its tests, from a clone; sets up what they need first.

    python3 packaging/start.py [FILE.sgf …]     runs the program
    python3 packaging/start.py test [TEST …]    runs all checks and tests, or only those tests

Needs Python 3.11 and nothing else. Everything goes into `.venv` in the clone and into the person's cache folder, but
for system packages on Debian and Ubuntu: as root they are installed, otherwise the command that does it is printed.
When everything is in place this costs a few hundredths of a second. What is compiled is compiled behind the window,
which says so; for tests it is compiled first.
"""

import os
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from setup.clone import NEEDED_MB, Clone, Trouble
from setup.compiling import compile_behind, compile_now, take_compiled
from setup.environment import fill, is_whole, stamp_of, translate
from setup.system_packages import can_compile, has_libraries, install_missing

WATCHED = "ESCABEL_COMPILING"  # tells the window which file appears when the modules have been compiled

CHECKS = (  # the quick ones first
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("lint-imports",),
    ("vulture",),
    ("mypy",),
    ("pytest", "--numprocesses=auto", "--dist=worksteal"),
)


def main(arguments: list[str]) -> int:
    clone = Clone(Path(__file__).resolve().parents[1])
    is_test = arguments[:1] == ["test"]
    try:
        with redirect_stdout(sys.stderr):  # standard output is the program's, whose engine speaks GTP there
            set_up(clone, "check" if is_test else "run")
        return run_checks(clone, arguments[1:]) if is_test else run_program(clone, arguments)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
    except subprocess.CalledProcessError as error:
        print(f"This went wrong, see above: {' '.join(map(str, error.cmd))}", file=sys.stderr)
    except OSError as error:
        print(f"{error.filename or 'A file'}: {error.strerror}. Mend that, then start again.", file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 1


def run_program(clone: Clone, arguments: list[str]) -> int:
    """Become the program; what has to be compiled for it is compiled meanwhile."""
    if can_compile() and not take_compiled(clone):
        print("The bot thinks slowly until its rules are compiled, which happens behind the window.", file=sys.stderr)
        compile_behind(clone)
        os.environ[WATCHED] = str(clone.compiled)
    command = [str(clone.python), "-m", "escabel_gui", *arguments]
    try:
        if os.name != "nt":
            os.execv(clone.python, command)
        return subprocess.run(command).returncode
    except OSError as error:
        clone.stamp.unlink(missing_ok=True)
        raise Trouble(f"{clone.venv} is broken: start again, and it is made anew.") from error


def run_checks(clone: Clone, tests: list[str]) -> int:
    """All checks, even when one fails; or only the named tests. The tests see compiled modules."""
    if not take_compiled(clone):
        print("Compiling, which takes a few minutes …", flush=True)
        compile_now(clone)
    failed = ["compiling"] if can_compile() and not clone.has_compiled() else []
    for name, *options in [("pytest", *tests)] if tests else CHECKS:
        print(f"\n— {' '.join([name, *options])}", flush=True)
        if subprocess.run([clone.programs / name, *options], cwd=clone.root).returncode:
            failed.append(name)
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nAll is well.")
    return 1 if failed else 0


def set_up(clone: Clone, purpose: str) -> None:
    """Make the environment ready to "run", or to "check", which is more."""
    if is_ready(clone, purpose):
        return
    clone.check_room(0 if is_whole(clone) else NEEDED_MB)
    with clone.alone("setting-up", "Another start sets up Escabel already, waiting for it …"):
        if is_ready(clone, purpose):
            return
        print("Setting up Escabel: the first time this takes up to a minute.", flush=True)
        install_missing()
        stamp = stamp_of(clone, purpose)
        if not is_filled(clone, stamp):
            fill(clone, stamp)
            translate(clone)
        clone.write_stamp(stamp | {"packages": clone.package_names(), "has_libraries": has_libraries(clone.python)})


def is_filled(clone: Clone, stamp: dict[str, Any]) -> bool:
    """Return whether the environment is what the stamp says, but perhaps for libraries of the system."""
    return is_whole(clone) and stamp.items() <= clone.read_stamp().items()


def is_ready(clone: Clone, purpose: str) -> bool:
    return is_filled(clone, stamp_of(clone, purpose)) and bool(clone.read_stamp()["has_libraries"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
