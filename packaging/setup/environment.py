"""The environment in `.venv`: what is in it, from where, and when it is made anew."""

from __future__ import annotations

import csv
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setup.clone import Clone, NotToBeHad, keep_whole, write_whole
from setup.installing import get_packages, make_environment

FINDER = Path(__file__).with_name("escabel_compiled_finder.py")
START_FILE = "_escabel.pth"  # takes the place of hatchling's, which has letters that Python below 3.13 on Windows lacks
START_LINES = "{0}\nimport escabel_compiled_finder; escabel_compiled_finder.install()\n"


def stamp_of(clone: Clone, purpose: str) -> dict[str, Any]:
    """All that the environment is made from, to "run" the program or to "check" it, which needs more."""
    return {
        "purpose": "check" if clone.read_stamp().get("purpose") == "check" else purpose,
        "place": [str(clone.root), sys.version],
        "sources": clone.digest("pyproject.toml", "packaging/setup/*.py"),
        "texts": clone.digest("resources/translations/*.ts"),
    }


def is_whole(clone: Clone) -> bool:
    """Return whether the environment was finished, and has Python and all packages still."""
    packages = clone.read_stamp().get("packages", [])
    has_python = clone.python.exists() and (clone.venv / "pyvenv.cfg").exists()
    return bool(packages) and has_python and set(packages).issubset(clone.package_names())


def fill(clone: Clone, stamp: dict[str, Any]) -> None:
    """Make the environment what the stamp says, from scratch where it belongs to another place or is broken."""
    anew = clone.read_stamp().get("place") != stamp["place"] or not is_whole(clone)
    clone.stamp.unlink(missing_ok=True)
    if stamp["purpose"] == "check":
        if anew:
            make_environment(clone)
        print("Getting what the program and its checks need …", flush=True)
        get_packages(clone, clone.project["build-system"]["requires"])
        get_with_sound(clone, [])
        get_packages(clone, [f"{clone.root}[check]"], ["--no-build-isolation", "--editable"])
    elif not anew or not take_from_cache(clone):
        if anew:
            make_environment(clone)
        print("Getting what the program needs: 90 MB, which are kept for the next time …", flush=True)
        get_with_sound(clone, clone.project["project"]["dependencies"])
        put_into_cache(clone)
    shutil.copy(FINDER, clone.packages)
    write_whole(clone.packages / START_FILE, START_LINES.format(os.path.relpath(clone.root, clone.packages)))
    for stale in (clone.root / "escabel_gui").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        stale.unlink()  # compiled modules beside their sources would be taken for these


def get_with_sound(clone: Clone, requirements: list[str]) -> None:
    """Get packages, and those for sounds where nothing has to be compiled for them; else the program is silent."""
    sound = clone.project["project"]["optional-dependencies"]["sound"]
    try:
        get_packages(clone, [*requirements, *sound], ["--only-binary=:all:"])
    except NotToBeHad:
        if requirements:
            get_packages(clone, requirements)
        print(f"Not to be had for this system, so that there are no sounds: {' '.join(sound)}", flush=True)


def translate(clone: Clone) -> None:
    command = [clone.python, clone.root / "packaging" / "setup" / "translating.py"]
    subprocess.run(command, check=True, start_new_session=True)  # so that Ctrl-C is for this process alone


# ---- what other clones can use


def cached_packages(clone: Clone) -> Path:
    """Place of the packages that the program needs, in the cache."""
    project = clone.project["project"]
    wanted = (project["dependencies"], project["optional-dependencies"]["sound"], sys.version, sys.platform)
    return clone.cache("packages") / clone.digest(say_also=wanted)


def take_from_cache(clone: Clone) -> bool:
    """Fill a new environment from the cache; False if it is not there, or damaged."""
    cached = cached_packages(clone)
    if not cached.is_dir():
        return False
    print("Taking what the program needs from the cache …", flush=True)
    make_environment(clone)
    try:
        shutil.copytree(cached, clone.packages, copy_function=link_or_copy, dirs_exist_ok=True)
    except (OSError, shutil.Error):
        return False
    if has_damaged_files(clone.packages):
        shutil.rmtree(cached, ignore_errors=True)
        return False
    os.utime(cached)
    return True


def has_damaged_files(packages: Path) -> bool:
    """Return whether a file of installed packages is not there, or not as long as the packages' own lists say."""
    try:
        for record in packages.glob("*.dist-info/RECORD"):
            for name, _, size in csv.reader(record.read_text(encoding="utf-8").splitlines()):
                if size and not name.startswith("..") and (packages / name).stat().st_size != int(size):
                    return True
    except (OSError, ValueError, csv.Error):
        return True
    return False


def put_into_cache(clone: Clone) -> None:
    """Keep the packages for other clones; where that fails, they get them again."""
    cached = cached_packages(clone)
    made = cached.with_name(f"{cached.name}.{os.getpid()}")
    try:
        shutil.copytree(clone.packages, made, copy_function=link_or_copy)
    except (OSError, shutil.Error):
        shutil.rmtree(made, ignore_errors=True)
    else:
        keep_whole(made, cached)


def link_or_copy(source: str, target: str) -> None:
    """Link a file to a second place, or copy it if that is on another disk."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)
