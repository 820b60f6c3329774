"""Build hook: compiles the rules and the search with mypyc for wheels, and makes translations readable for Qt.

An editable install is not compiled: there, `start.py` keeps the compiled modules outside of the sources. Without a C
compiler the build succeeds all the same, and the program then runs the very same files interpreted.

With GCC it compiles twice: first modules that count which branches are taken, with which `trial_games.py` plays, then
those that are used, laid out for these counts (profile-guided optimization).
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED: Final = sysconfig.get_config_var("EXT_SUFFIX")  # how this Python's compiled modules end
GROUP: Final = "escabel_gui.compiled"  # all compiled modules are one library, so that they call each other directly

# No function can be replaced from outside, so that calls among the modules are direct or vanish altogether. Microsoft's
# compiler takes that for granted, and never joins a product and a sum, which Python does not.
USUAL_FLAGS: Final = [] if os.name == "nt" else ["-fvisibility=hidden", "-ffp-contract=off"]
COUNTING_FLAGS: Final = ["-fprofile-generate"]
COUNTED_FLAGS: Final = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-flto=auto"]
UNREAD: Final = ("translations/*.ts", "translations/*.md", "**/*.lock")  # translators' files, and what mining leaves
MAX_REASON: Final = 300  # letters; the command of a compiler has thousands, and it has said itself what is wrong
TRIAL_SECONDS: Final = 300  # some 10 are enough, unless the machine is busy


class CompileHook(BuildHookInterface[Any]):
    """Compiles the files that `modules` names in pyproject.toml (glob patterns), and adds `resources` to a wheel.

    With ESCABEL_PURE set, nothing is compiled: the wheel then fits every system. ESCABEL_SITE is the project's page on
    the web, where the program looks for newer versions; without it, it does not.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, root / "packaging" / "setup" / "translating.py"], check=True)
        if version != "standard":  # an editable install finds all of this where it is
            return
        build_data["force_include"] |= resources_of(root)
        site = os.environ.get("ESCABEL_SITE", "").rstrip("/")
        if site:
            named = root / "build" / "site.txt"
            named.parent.mkdir(exist_ok=True)
            named.write_text(site, encoding="utf-8")
            build_data["force_include"][str(named)] = "escabel_gui/resources/site.txt"
        if os.environ.get("ESCABEL_PURE"):
            return
        folder = root / "build" / "compiled"
        shutil.rmtree(folder, ignore_errors=True)
        compile_into(folder, root, modules_of(root, self.config))
        compiled = sorted(folder.rglob(f"*{COMPILED}"))
        if compiled:
            build_data["force_include"] |= {str(path): path.relative_to(folder).as_posix() for path in compiled}
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def resources_of(root: Path) -> dict[str, str]:
    """Return the files in `resources` that the program reads, each with its place in a wheel."""
    folder = root / "resources"
    unread = {path for pattern in UNREAD for path in folder.glob(pattern)}
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path not in unread)
    return {str(path): f"escabel_gui/{path.relative_to(root).as_posix()}" for path in files}


def modules_of(root: Path, config: dict[str, list[str]]) -> list[str]:
    """Return the modules that are compiled, as paths in the clone; `config` is the hook's part of pyproject.toml."""
    paths = {path.relative_to(root) for pattern in config["modules"] for path in root.glob(pattern)}
    return sorted(path.as_posix() for path in paths if path.name != "__init__.py")


def compile_into(folder: Path, root: Path, modules: list[str]) -> None:
    """Put the compiled twin of each module into a folder, or none of any where nothing can be compiled."""
    with chdir(root), tempfile.TemporaryDirectory() as place:
        build(modules, folder, place)


def build(modules: list[str], folder: Path, place: str) -> None:
    """Compile modules of the folder one is in; what is made on the way goes to `place`."""
    from mypyc.build import mypycify

    options: dict[str, Any] = {
        "opt_level": "3",
        "debug_level": "0",
        "multi_file": True,
        "install_librt": False,
        "target_dir": place,
    }
    extensions = mypycify(modules, group_name=GROUP, **options)
    for extension in extensions:
        extension.include_dirs.append(str(Path(place, *GROUP.split(".")[:-1])))
    usual = [*extensions[0].extra_compile_args, *USUAL_FLAGS]
    trial = Path(place, "trial")
    can_count = is_gcc() and link(extensions, trial, place, [*usual, *COUNTING_FLAGS]) and has_played(trial)
    is_made = can_count and link(extensions, folder, place, [*usual, *COUNTED_FLAGS])
    if not is_made and not link(extensions, folder, place, usual):
        shutil.rmtree(folder, ignore_errors=True)  # some may have been made, and the program has all of them or none


def is_gcc() -> bool:
    """Return whether the C compiler is GCC, whatever its name is."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    try:
        told = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    return os.name == "posix" and "Free Software Foundation" in told


def has_played(folder: Path) -> bool:
    """Let the modules of a folder play, which leaves their counts beside what the compiler made; True if they could."""
    command = [sys.executable, "-m", "setup.trial_games", str(folder), str(Path.cwd())]
    place = Path(__file__).parents[1]
    try:  # in a session of its own, so that Ctrl-C is for this process alone
        subprocess.run(command, cwd=place, check=True, timeout=TRIAL_SECONDS, start_new_session=True)
    except (OSError, subprocess.SubprocessError) as error:
        print(f"The compiled modules could not be tried, and get no profile: {error}", file=sys.stderr)
        return False
    return True


def link(extensions: list[Any], folder: Path, place: str, flags: list[str]) -> bool:
    """Make the modules with these flags of the compiler; returns whether that could be done, and says why not."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    class BuildSideBySide(build_ext):
        """Compiles the sources of one library on all cores, and not one after the other."""

        def build_extensions(self) -> None:
            compile_all = self.compiler.compile
            if hasattr(self.compiler, "initialize"):
                self.compiler.initialize()

            def compile_each(sources: list[str], *args: Any, **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as threads:
                    done = threads.map(lambda source: compile_all([source], *args, **options), sources)
                    return [file for files in done for file in files]

            self.compiler.compile = compile_each
            super().build_extensions()

    for extension in extensions:
        extension.extra_compile_args = extension.extra_link_args = flags
    command = BuildSideBySide(Distribution({"name": "escabel", "ext_modules": extensions}))
    command.build_lib = str(folder)
    command.build_temp = place
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    try:
        command.run()
    except (BaseError, CCompilerError) as error:  # of what does not compile, or of a compiler that is not there
        print(f"Nothing was compiled: {str(error)[:MAX_REASON]}", file=sys.stderr)
        return False
    return True
