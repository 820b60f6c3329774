"""The two commands of the README, without their installing anything."""

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import start
from setup import compiling, installing
from setup.clone import NEEDED_MB, Clone, NotToBeHad, Trouble
from setup.compiling import take_compiled
from setup.environment import START_FILE, cached_packages, has_damaged_files
from setup.system_packages import can_compile

ROOT = Path(__file__).parents[2]


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clone:
    """Return an empty clone, beside a person's home with nothing in it."""
    root = tmp_path / "clone"
    (root / "rules").mkdir(parents=True)
    (root / "rules" / "game.py").write_text("one")
    (root / "pyproject.toml").write_text(
        "[build-system]\nrequires = ['builder']\n"
        "[project]\ndependencies = ['window']\n"
        "[project.optional-dependencies]\nsound = ['player']\n"
        "[tool.hatch.build.hooks.custom]\nmodules = ['rules/*.py']\n"
    )
    for name in ("HOME", "LOCALAPPDATA", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    return Clone(root)


@pytest.fixture
def commands(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that gets what the script runs, shortened; nothing is really run."""
    ran: list[str] = []

    def shorten(command: list[Any]) -> str:
        words = [str(word).replace(str(clone.root), "CLONE").replace("\\", "/") for word in command]
        return " ".join([Path(words[0]).stem.rstrip("0123456789."), *words[1:]])

    def install(command: list[str], _clone: Clone) -> None:
        ran.append(shorten(command))
        if "venv" in command:
            shutil.rmtree(clone.venv, ignore_errors=True)
            clone.python.parent.mkdir(parents=True)
            clone.python.touch()
            (clone.venv / "pyvenv.cfg").touch()
            clone.packages.mkdir(parents=True, exist_ok=True)
        elif "player" in command:
            (clone.packages / "player").mkdir(exist_ok=True)
        elif "--editable" in command:
            (clone.packages / START_FILE).write_text(str(clone.root))

    def run(command: list[Any], **options: Any) -> subprocess.CompletedProcess[str]:
        ran.append(shorten(command))
        return subprocess.CompletedProcess(command, 0)

    def has_libraries(python: Path) -> bool:
        ran.append("probe")
        return True

    monkeypatch.setattr(installing, "run_with_words", install)
    monkeypatch.setattr(installing, "has_pip", lambda python: True)
    monkeypatch.setattr(installing, "find_uv", lambda: None)
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(start, "install_missing", lambda: ran.append("system packages"))
    monkeypatch.setattr(start, "has_libraries", has_libraries)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=NEEDED_MB * 1_000_000))
    return ran


VENV = "python -m venv --clear --without-pip CLONE/.venv"
PIP = (
    "python -m pip --python CLONE/.venv/bin/python --disable-pip-version-check install --progress-bar=off --retries=2"
    " --no-compile"
).replace("/bin/python", "/Scripts/python.exe" if sys.platform == "win32" else "/bin/python")
TRANSLATE = "python CLONE/packaging/setup/translating.py"


def test_the_first_start_makes_everything_and_the_second_nothing(clone: Clone, commands: list[str]) -> None:
    start.set_up(clone, "run")
    assert commands == [
        "system packages",
        VENV,
        f"{PIP} --only-binary=:all: window player",
        TRANSLATE,
        "probe",
    ]
    commands.clear()
    start.set_up(clone, "run")
    assert commands == []


@pytest.mark.parametrize("purpose", ["run", "check"])
def test_python_finds_a_clone_in_a_folder_with_letters_that_the_locale_lacks(
    clone: Clone, commands: list[str], purpose: str
) -> None:
    start.set_up(clone, purpose)
    folder, _ = (clone.packages / START_FILE).read_text().splitlines()
    assert not Path(folder).is_absolute(), "below 3.13, Python on Windows reads no UTF-8 there, and may not even start"
    assert (clone.packages / folder).samefile(clone.root)


def test_another_clone_takes_its_packages_from_the_cache(clone: Clone, commands: list[str]) -> None:
    start.set_up(clone, "run")
    clone.venv.rename(clone.root / "gone")
    commands.clear()
    start.set_up(clone, "run")
    assert commands == ["system packages", VENV, TRANSLATE, "probe"]
    assert (clone.packages / "player").is_dir()


@pytest.mark.parametrize("damage", ["", "hal", None])
def test_a_damaged_cache_is_not_used_and_goes(clone: Clone, commands: list[str], damage: str | None) -> None:
    start.set_up(clone, "run")
    cached = cached_packages(clone)
    (cached / "player-1.dist-info").mkdir()
    record = "player/sound.so,sha256=…,5\n../../../bin/player,sha256=…,9\nplayer/list,,\n"
    (cached / "player-1.dist-info" / "RECORD").write_text(record, encoding="utf-8")
    (cached / "player" / "sound.so").write_text("whole")
    assert not has_damaged_files(cached)
    (cached / "player" / "sound.so").unlink()
    if damage is not None:
        (cached / "player" / "sound.so").write_text(damage)
    assert has_damaged_files(cached)
    clone.venv.rename(clone.root / "gone")
    commands.clear()
    start.set_up(clone, "run")
    assert commands == ["system packages", VENV, VENV, f"{PIP} --only-binary=:all: window player", TRANSLATE, "probe"]
    assert not has_damaged_files(cached_packages(clone))


def test_where_there_is_nothing_ready_made_for_sounds_the_program_does_without(
    clone: Clone, commands: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install = installing.run_with_words

    def find_no_wheel(command: list[str], clone: Clone) -> None:
        if "player" in command:
            raise NotToBeHad("There is no such wheel.")
        install(command, clone)

    monkeypatch.setattr(installing, "run_with_words", find_no_wheel)
    start.set_up(clone, "run")
    assert f"{PIP} window" in commands
    assert "there are no sounds: player" in capsys.readouterr().out


def test_uv_alone_does_without_sounds_too(
    clone: Clone, commands: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where no Python has pip, the environment has none either: what uv has said counts."""
    install = installing.run_with_words

    def find_no_wheel(command: list[str], clone: Clone) -> None:
        if "player" in command:
            raise installing.trouble_of("error: No solution found when resolving dependencies", clone.root)
        install(command, clone)

    monkeypatch.setattr(installing, "run_with_words", find_no_wheel)
    monkeypatch.setattr(installing, "find_uv", lambda: "uv")
    monkeypatch.setattr(installing, "has_pip", lambda python: False)
    start.set_up(clone, "run")
    assert [command for command in commands if command.endswith("window")] == [
        f"uv pip install --python {clone.python} window".replace(str(clone.root), "CLONE").replace("\\", "/")
    ]
    said = capsys.readouterr().out
    assert "there are no sounds: player" in said
    assert "Once more with pip" not in said


def test_sounds_are_not_given_up_because_a_download_breaks_off(
    clone: Clone, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    install = installing.run_with_words

    def break_off(command: list[str], clone: Clone) -> None:
        if "player" in command:
            raise installing.trouble_of("ReadTimeoutError: Read timed out.", clone.root)
        install(command, clone)

    monkeypatch.setattr(installing, "run_with_words", break_off)
    with pytest.raises(Trouble, match="A download broke off"):
        start.set_up(clone, "run")
    assert not start.is_ready(clone, "run")


@pytest.mark.parametrize(
    "said",
    [
        "ERROR: No matching distribution found for miniaudio>=1.61",
        "error: No solution found when resolving dependencies\n  cause: Because miniaudio>=1.61 has no usable wheels",
    ],
)
def test_what_is_not_made_for_a_system_is_told_apart(said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert isinstance(installing.trouble_of(said, Path("clone")), NotToBeHad)
    assert said in capsys.readouterr().err
    offline = f"NewConnectionError('Name or service not known')\n{said}"
    assert not isinstance(installing.trouble_of(offline, Path("clone")), NotToBeHad)


def test_what_is_said_on_the_way_is_no_answer_of_the_engine(
    clone: Clone, commands: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(start.WATCHED, "")
    monkeypatch.setattr(start, "Clone", lambda root: clone)
    monkeypatch.setattr(start, "can_compile", lambda: True)
    monkeypatch.setattr(start, "compile_behind", lambda clone: None)
    monkeypatch.setattr(os, "execv", lambda program, arguments: None)
    assert start.main(["--engine"]) == 0
    said = capsys.readouterr()
    assert said.out == ""
    assert "Setting up Escabel" in said.err
    assert "The bot thinks slowly" in said.err


def test_a_changed_source_needs_no_new_environment_but_compiling(
    clone: Clone, commands: list[str], tmp_path: Path
) -> None:
    start.set_up(clone, "run")
    compiled = tmp_path / "compiled"
    compiled.mkdir()
    assert not take_compiled(clone)
    clone.use_compiled(clone.digest_of_modules, compiled)
    assert take_compiled(clone)
    (clone.root / "rules" / "game.py").write_text("two")
    commands.clear()
    start.set_up(clone, "run")
    assert commands == []
    assert not take_compiled(clone)
    assert not clone.compiled.exists(), "the old modules would have been taken for the new ones"


def test_compiled_modules_of_the_same_sources_are_taken_from_the_cache(clone: Clone, commands: list[str]) -> None:
    start.set_up(clone, "run")
    cached = clone.cache("compiled") / clone.digest_of_modules
    cached.mkdir()
    assert take_compiled(clone)
    assert str(cached) in clone.compiled.read_text()


def test_compiled_modules_are_not_taken_with_another_librt(clone: Clone, commands: list[str]) -> None:
    start.set_up(clone, "run")
    library = clone.packages / "librt-0.16.0.dist-info"
    library.mkdir()
    (clone.cache("compiled") / clone.digest_of_modules).mkdir()
    assert take_compiled(clone)
    library.rename(clone.packages / "librt-0.17.0.dist-info")
    assert not take_compiled(clone)


def test_what_cannot_be_compiled_is_not_tried_at_every_start(clone: Clone, commands: list[str]) -> None:
    start.set_up(clone, "run")
    clone.use_compiled(clone.digest_of_modules, None)
    assert take_compiled(clone)


def test_without_a_compiler_on_the_path_the_modules_are_the_same_from_every_folder(
    clone: Clone, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _program: None)
    monkeypatch.chdir(clone.root)
    digest = clone.digest_of_modules
    monkeypatch.chdir(tmp_path)
    assert clone.digest_of_modules == digest


@pytest.mark.parametrize(
    "error", [KeyboardInterrupt(), Trouble("The registry cannot be reached: try again."), OSError("no space")]
)
def test_what_was_interrupted_or_lacked_the_network_or_room_is_compiled_at_the_next_start(
    clone: Clone, commands: list[str], monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    def fail(_clone: Clone, _digest: str) -> Path | None:
        raise error

    start.set_up(clone, "run")
    with monkeypatch.context() as patch:
        patch.setattr(compiling, "ROOT", clone.root)
        patch.setattr(compiling, "compile_into_cache", fail)
        compiling.main()
    assert clone.compiled.exists(), "the window waits for it"
    assert not clone.has_compiled()
    assert not take_compiled(clone)


def test_a_program_that_somebody_else_has_set_up_starts_where_nothing_can_be_written(
    clone: Clone, commands: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start.set_up(clone, "run")
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != clone.venv)
    assert take_compiled(clone)
    assert "nothing can be compiled" in capsys.readouterr().err
    clone.use_compiled("that of other sources", None)
    with pytest.raises(Trouble, match=r"The sources have changed, .* its owner has to start the program once"):
        take_compiled(clone)


def test_nothing_is_compiled_where_there_is_no_room(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "find_spec", lambda name: object())
    monkeypatch.setattr(compiling, "COMPILING_MB", 10**12)
    with pytest.raises(Trouble, match="make room, then start again"):
        compiling.compile_into_cache(clone, "digest")


def test_tests_wait_for_what_is_compiled(clone: Clone, commands: list[str]) -> None:
    start.set_up(clone, "check")
    commands.clear()
    status = start.run_checks(clone, ["tests/record", "-x"])
    assert commands == ["python -m setup.compiling", "pytest tests/record -x"]
    assert status == int(can_compile()), "nothing has been compiled"


def test_missing_libraries_are_looked_for_at_every_start_and_nothing_else(
    clone: Clone, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as without_libraries:
        without_libraries.setattr(start, "has_libraries", lambda python: False)
        start.set_up(clone, "run")
    commands.clear()
    start.set_up(clone, "run")
    assert commands == ["system packages", "probe"]
    commands.clear()
    start.set_up(clone, "run")
    assert commands == []


def test_checks_need_more_than_running_and_running_nothing_more(clone: Clone, commands: list[str]) -> None:
    start.set_up(clone, "run")
    start.set_up(clone, "check")
    assert f"{PIP} --no-build-isolation --editable CLONE[check]" in commands
    commands.clear()
    start.set_up(clone, "run")
    assert commands == []


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"place": ["elsewhere", "3.9"]}'])
def test_a_damaged_or_moved_environment_is_made_anew(clone: Clone, commands: list[str], damage: str) -> None:
    start.set_up(clone, "run")
    clone.stamp.write_text(damage)
    clone.python.unlink()
    clone.python.parent.rmdir()
    commands.clear()
    start.set_up(clone, "run")
    assert VENV in commands
    assert json.loads(clone.stamp.read_text())["place"] == [str(clone.root), sys.version]


def test_an_environment_that_has_lost_a_package_is_made_anew(clone: Clone, commands: list[str]) -> None:
    start.set_up(clone, "run")
    (clone.packages / "player").rmdir()
    start.set_up(clone, "run")
    assert (clone.packages / "player").is_dir()


def test_an_environment_that_is_none_for_python_is_made_anew(clone: Clone, commands: list[str]) -> None:
    start.set_up(clone, "run")
    (clone.venv / "pyvenv.cfg").unlink()
    start.set_up(clone, "run")
    assert (clone.venv / "pyvenv.cfg").exists()


def test_a_start_that_broke_off_leaves_nothing_that_the_next_one_trusts(
    clone: Clone, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_off(clone: Clone) -> None:
        raise OSError("no space")

    with monkeypatch.context() as full_disk:
        full_disk.setattr(start, "translate", break_off)
        with pytest.raises(OSError, match="no space"):
            start.set_up(clone, "run")
    commands.clear()
    start.set_up(clone, "run")
    assert VENV in commands
    assert start.is_ready(clone, "run")


def test_where_the_cache_cannot_be_written_the_clone_has_its_own(clone: Clone, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("not a folder")
    assert clone.cache("compiled") == clone.root / "build" / "cache" / "compiled"


def test_where_nobody_has_a_home_the_clone_has_its_own_cache(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> None:
    def find_no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", find_no_home)
    assert clone.cache("compiled") == clone.root / "build" / "cache" / "compiled"


@pytest.mark.skipif(sys.platform == "win32", reason="making a link needs a right there")
def test_an_environment_is_not_made_where_a_link_leads(clone: Clone, commands: list[str]) -> None:
    clone.venv.symlink_to(clone.root / "elsewhere")
    with pytest.raises(Trouble, match=r"is a link, .* delete it, then start again"):
        start.set_up(clone, "run")
    assert VENV not in commands


def test_a_folder_in_which_python_makes_no_environment_is_told(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="rename it, then start again"):
        installing.make_environment(Clone(tmp_path / f"a{os.pathsep}b"))


def test_only_a_new_environment_needs_much_room(
    clone: Clone, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    start.set_up(clone, "run")
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=10_000_000))
    project = clone.root / "pyproject.toml"
    project.write_text(project.read_text() + "# changed")
    start.set_up(clone, "run")
    clone.stamp.unlink()
    with pytest.raises(Trouble, match=r"needs 700 MB, .* has 10: make room, then start again"):
        start.set_up(clone, "run")


def test_two_starts_wait_for_each_other(clone: Clone, capsys: pytest.CaptureFixture[str]) -> None:
    from setup.clone import lock

    with clone.alone("setting-up", "waiting"), (clone.root / "build" / "setting-up.lock").open("wb") as file:
        assert not lock(file, wait=False)
    with clone.alone("setting-up", "waiting"):
        assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("ERROR: [WinError 112] Es steht nicht genug Speicherplatz zur Verfügung", "The disk is full"),
        ("PermissionError: [Errno 13] Permission denied: 'clone/.venv'", "cannot be written"),
        (r"Error: [WinError 5] Zugriff verweigert: 'clone\.venv\Scripts\python.exe'", "cannot be written"),
        ("urllib3.exceptions.NewConnectionError('… Temporary failure in name resolution')", "cannot be reached"),
        ("pip._vendor.urllib3.exceptions.ReadTimeoutError: Read timed out.", "A download broke off"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "A download broke off"),
        ("Something else", "could not be installed, see above"),
    ],
)
def test_a_failure_is_one_sentence(said: str, told: str) -> None:
    reason = str(installing.trouble_of(said, Path("clone")))
    assert told in reason
    assert "start again" in reason


def test_downloads_are_told_in_words() -> None:
    line = "  Downloading pyside6_essentials-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl (80.3 MB)\n"
    assert installing.in_words(line) == "downloading pyside6-essentials 6.11.3, 80.3 MB"
    assert installing.in_words("  Downloading fsrs-6.3.2-py3-none-any.whl (22 kB)\n") == ""


def test_an_installer_that_is_not_there_is_one_sentence(clone: Clone) -> None:
    with pytest.raises(Trouble, match=r"cannot be run .* delete .*\.venv, then start again"):
        installing.run_with_words([str(clone.python), "-m", "pip"], clone)


STARTS_IN_THE_PAST = """
import runpy, sys
sys.version_info = (3, 6, 15)
try:
    runpy.run_path("start.py", run_name="__main__")
finally:
    print([name for name in sys.modules if name.startswith("setup.")])
"""


def test_an_old_python_is_told_to_be_old() -> None:
    folder = ROOT / "packaging"
    for path in (folder / "start.py", folder / "setup" / "__init__.py"):
        ast.parse(path.read_text(encoding="utf-8"), path, feature_version=(3, 6))
    done = subprocess.run([sys.executable, "-c", STARTS_IN_THE_PAST], cwd=folder, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "[]\n"), "what cannot be imported there is not"
    assert done.stderr.startswith("Escabel needs Python 3.11 or newer, and this is ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_a_letter_that_the_terminal_lacks_is_no_error(stream: str) -> None:
    command = [sys.executable, "-c", f"import setup, sys; print('Getting what is needed \u2026', file=sys.{stream})"]
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    done = subprocess.run(command, cwd=ROOT / "packaging", env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "Getting what is needed ?\n")


def test_all_checks_run_even_when_one_fails(
    clone: Clone, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []

    def run(command: list[Any], **options: Any) -> subprocess.CompletedProcess[str]:
        ran.append(Path(command[0]).stem)
        return subprocess.CompletedProcess(command, 1 if ran[-1] == "mypy" else 0)

    always: Callable[[Clone], bool] = lambda clone: True  # noqa: E731
    monkeypatch.setattr(start, "take_compiled", always)
    monkeypatch.setattr(Clone, "has_compiled", always)
    monkeypatch.setattr(subprocess, "run", run)
    assert start.run_checks(clone, []) == 1
    assert ran == ["ruff", "ruff", "lint-imports", "vulture", "mypy", "pytest"]
    assert "Failed: mypy" in capsys.readouterr().out
    ran.clear()
    assert start.run_checks(clone, ["tests/record", "-x"]) == 0
    assert ran == ["pytest"]
