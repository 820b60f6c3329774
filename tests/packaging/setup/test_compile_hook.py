"""Modules are compiled for what they do most, where the compiler can, and in the usual way where it cannot."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

pytest.importorskip("hatchling", reason="what builds wheels is not installed")
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, PlatformError

from setup import compile_hook
from setup.compile_hook import COUNTED_FLAGS, COUNTING_FLAGS, build, has_played, is_gcc, link, resources_of

GCC = "gcc 12.2.0\\nCopyright (C) 2022 Free Software Foundation, Inc."
CLANG = "Apple clang version 16.0.0"


def name_compiler(folder: Path, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a compiler that says this of itself the one to be used."""
    program = folder / "cc.py"
    program.write_text(f'print("{told}")\n', encoding="utf-8")
    monkeypatch.setenv("CC", f"'{sys.executable}' '{program}'")


@pytest.mark.skipif(sys.platform == "win32", reason="compiled once there")
@pytest.mark.parametrize(("told", "expected"), [(GCC, True), (CLANG, False)])
def test_gcc_is_known_by_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str, expected: bool
) -> None:
    name_compiler(tmp_path, told, monkeypatch)
    assert is_gcc() is expected


def test_without_a_compiler_there_is_no_gcc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not is_gcc()


class Links:
    """A stand-in for the compiler: remembers what it was asked for; `refused` are flags that it does not know."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, refused: list[str]) -> None:
        self.made: list[tuple[str, list[str]]] = []
        self._refused = refused
        extensions = [SimpleNamespace(extra_compile_args=["-O3"], include_dirs=[]) for _ in range(2)]
        monkeypatch.setattr("mypyc.build.mypycify", lambda *_args, **_options: extensions)
        monkeypatch.setattr(compile_hook, "link", self.link)

    def link(self, _extensions: object, folder: Path, _place: str, flags: list[str]) -> bool:
        profile = [flag for flag in flags if flag in COUNTING_FLAGS + COUNTED_FLAGS]
        self.made.append((folder.name, profile))
        return not set(profile) & set(self._refused)


@pytest.mark.parametrize(
    ("gcc", "played", "refused", "expected"),
    [
        (True, True, [], [("trial", COUNTING_FLAGS), ("out", COUNTED_FLAGS)]),
        (True, True, COUNTED_FLAGS, [("trial", COUNTING_FLAGS), ("out", COUNTED_FLAGS), ("out", [])]),
        (True, True, COUNTING_FLAGS, [("trial", COUNTING_FLAGS), ("out", [])]),
        (True, False, [], [("trial", COUNTING_FLAGS), ("out", [])]),
        (False, True, [], [("out", [])]),
    ],
)
def test_what_cannot_be_counted_is_compiled_as_usual(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    gcc: bool,
    played: bool,
    refused: list[str],
    expected: list[tuple[str, list[str]]],
) -> None:
    links = Links(monkeypatch, refused)
    monkeypatch.setattr(compile_hook, "is_gcc", lambda: gcc)
    monkeypatch.setattr(compile_hook, "has_played", lambda _folder: played)
    build(["rules.py"], tmp_path / "out", str(tmp_path / "place"))
    assert links.made == expected


def test_a_wheel_has_no_resources_that_nothing_reads(tmp_path: Path) -> None:
    """Neither what translators work with, nor what mining leaves beside puzzles."""
    read = ["resources/README.md", "resources/puzzles/mined.json", "resources/translations/escabel_de.qm"]
    unread = ["translations/escabel_de.ts", "translations/glossary-de.md", "puzzles/mined.json.lock"]
    for name in [*read, *(f"resources/{name}" for name in unread)]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert resources_of(tmp_path) == {str(tmp_path / name): f"escabel_gui/{name}" for name in read}


def test_no_module_is_left_of_those_that_cannot_all_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Links(monkeypatch, [])
    (tmp_path / "out").mkdir()
    monkeypatch.setattr(compile_hook, "is_gcc", lambda: False)
    monkeypatch.setattr(compile_hook, "link", lambda *_arguments: False)
    build(["rules.py"], tmp_path / "out", str(tmp_path / "place"))
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("error", [PlatformError("Microsoft Visual C++ 14.0 is required"), CompileError("cc " * 999)])
def test_a_compiler_that_fails_or_is_not_there_is_told_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception
) -> None:
    def fail(_command: build_ext) -> None:
        raise error

    monkeypatch.setattr(build_ext, "run", fail)
    assert not link([], tmp_path, str(tmp_path), [])
    told = capsys.readouterr().err
    assert told.startswith(f"Nothing was compiled: {str(error)[:20]}")
    assert (told.count("\n"), len(told) < 400) == (1, True)


def test_modules_that_cannot_play_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_args: object, **_options: object) -> None:
        raise subprocess.CalledProcessError(1, "python")

    monkeypatch.setattr(subprocess, "run", fail)
    assert not has_played(tmp_path)
    assert "could not be tried" in capsys.readouterr().err


def test_trial_games_are_played_to_their_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    from setup import trial_games

    played: list[str] = []
    monkeypatch.setattr(trial_games, "VISITS", 2)
    monkeypatch.setattr(trial_games, "USUAL_VISITS", 2)
    trial_games.play("escabel:connection=tiebreak", 2)
    monkeypatch.setattr(trial_games, "play", lambda name, _visits: played.append(name))
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    trial_games.main("nowhere", "nowhere")
    assert {"escabel", "abande", "qualos", "conquare"} <= set(played)
