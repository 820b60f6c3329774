"""Compiled modules that lie elsewhere are found for the clone that they were made from, and for no other."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from setup.escabel_compiled_finder import CompiledFinder, install


@pytest.fixture
def finder(tmp_path: Path) -> CompiledFinder:
    rules = tmp_path / "compiled" / "escabel_gui" / "rules"
    rules.mkdir(parents=True)
    (rules / f"contract{EXTENSION_SUFFIXES[0]}").touch()
    return CompiledFinder(str(tmp_path / "compiled"), str(tmp_path / "clone"))


def test_a_compiled_twin_is_found(finder: CompiledFinder, tmp_path: Path) -> None:
    spec = finder.find_spec("escabel_gui.rules.contract", [str(tmp_path / "clone" / "escabel_gui" / "rules")])
    assert spec is not None
    assert spec.origin == str(tmp_path / "compiled" / "escabel_gui" / "rules" / f"contract{EXTENSION_SUFFIXES[0]}")


@pytest.mark.parametrize("name", ["escabel_gui.rules", "escabel_gui.rules.words", "escabel_gui.model", "json.decoder"])
def test_all_else_is_left_to_others(finder: CompiledFinder, tmp_path: Path, name: str) -> None:
    assert finder.find_spec(name, [str(tmp_path / "clone" / Path(*name.split(".")[:-1]))]) is None


def test_another_clone_has_other_modules(finder: CompiledFinder, tmp_path: Path) -> None:
    assert finder.find_spec("escabel_gui.rules.contract", [str(tmp_path / "other" / "escabel_gui" / "rules")]) is None


@pytest.mark.parametrize("state", ["", "digest\n", "digest\n\nclone\n", "digest\n/nowhere/at/all\nclone\n"])
def test_without_compiled_modules_nothing_changes(tmp_path: Path, state: str) -> None:
    before = list(sys.meta_path)
    (tmp_path / "state").write_text(state)
    install(str(tmp_path / "state"))
    install(str(tmp_path / "missing"))
    assert sys.meta_path == before
