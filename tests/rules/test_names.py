"""A game's name stands in its own files, the catalogue, the heuristics' registry, the resources and the tests alone."""

import re
from pathlib import Path

import pytest

import escabel_gui
from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.rules.contract import Ruleset

PACKAGE = Path(escabel_gui.__file__).parent
HEURISTICS = PACKAGE / "engine" / "heuristics"
TABLES = {PACKAGE / "rules" / "catalogue.py", HEURISTICS / "registry.py"}
GAME_FILES = {*(PACKAGE / "rules" / "games").glob("*.py"), *HEURISTICS.glob("*/*.py")}
OTHER_FILES = sorted(set(PACKAGE.rglob("*.py")) - GAME_FILES - TABLES)

PROGRAM = "escabel"  # the program bears the name of its first game: only as a wire name is it looked for


def spoken(ruleset: Ruleset) -> str:
    """Return a pattern for a game's module, wire name or title in a program text."""
    module = ruleset.name.replace("-", "_")
    in_code = rf"""rules\.games\.{module}|rules\.games import {module}|["']{ruleset.name}:"""
    return in_code if ruleset.name == PROGRAM else rf"""{in_code}|["']{ruleset.name}["']|\b{ruleset.title}\b"""


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_no_game_is_named_where_all_are_served(ruleset: Ruleset) -> None:
    assert len(GAME_FILES) >= len(CATALOGUE)
    speakers = [file.name for file in OTHER_FILES if re.search(spoken(ruleset), file.read_text(encoding="utf-8"))]
    assert speakers == []
