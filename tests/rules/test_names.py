"""A game's name is spoken in its own file, the catalogue, the resources and the tests, and nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import escabel_gui
from escabel_gui.rules.catalogue import CATALOGUE

PACKAGE = Path(escabel_gui.__file__).parent
CATALOGUE_FILE = PACKAGE / "rules" / "catalogue.py"
GAME_MODULES = re.findall(
    r"^from escabel_gui\.rules\.(\w+) import [A-Z]", CATALOGUE_FILE.read_text(encoding="utf-8"), re.MULTILINE
)
GAME_FILES = {PACKAGE / "rules" / f"{module}.py" for module in GAME_MODULES} - {PACKAGE / "rules" / "game.py"}
OTHER_FILES = sorted(set(PACKAGE.rglob("*.py")) - GAME_FILES - {CATALOGUE_FILE})

PROGRAM = "escabel"  # the program bears the name of its first game: only as a wire name is it looked for


def spoken(name: str) -> str:
    """A pattern for a game's wire name, title or module in a program text."""
    if name == PROGRAM:
        return rf"""["']{name}:|rules\.{name}\b|rules import {name}\b"""
    return rf"(?i)\b{name.replace('-', '[-_ ]')}\b"


@pytest.mark.parametrize("name", [ruleset.name for ruleset in CATALOGUE])
def test_no_game_is_named_where_all_are_served(name: str) -> None:
    assert len(GAME_FILES) >= len(CATALOGUE)
    speakers = [file.name for file in OTHER_FILES if re.search(spoken(name), file.read_text(encoding="utf-8"))]
    assert speakers == []
