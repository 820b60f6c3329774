"""What people read about the sources is true of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("escabel_gui", "packaging", "resources", "tests", ".github")


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "packaging/README.md"])
def test_places_that_are_named_exist(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    named = re.findall(rf"(?:{'|'.join(map(re.escape, FOLDERS))})/[\w./-]*\w", text)
    linked = re.findall(r"\]\((?!https?:)([^)#]+)", text)
    missing = {place for place in named if "NAME" not in place and not (ROOT / place).exists()}
    missing |= {place for place in linked if not ((ROOT / document).parent / place).exists()}
    assert missing == set()
