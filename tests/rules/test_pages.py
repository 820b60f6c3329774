"""The rule pages: each ruleset has one, and its diagrams show real points, links and legal moves."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, unquote

import pytest

from escabel_gui.rules.catalogue import CATALOGUE, make_rules, parse_wire_name
from escabel_gui.rules.contract import Diagram, Ruleset
from playing import assert_can_be_drawn

PAGES = Path(__file__).parent.parent.parent / "resources" / "rules" / "en"


def page_diagrams(file: Path) -> list[tuple[str, str, Diagram]]:
    """Caption, wire name and diagram of every picture of a page."""
    found = []
    for caption, address in re.findall(r"!\[(.*?)\]\((.*?)\)", file.read_text(encoding="utf-8")):
        scheme, _, rest = address.partition(":")
        assert scheme == "diagram"
        wire_name, _, query = rest.partition("?")
        fields = {key: values[-1] for key, values in parse_qs(query, strict_parsing=True).items()}
        size = int(fields.pop("size"))
        found.append((caption, unquote(wire_name), Diagram(size, **fields)))
    return found


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_every_ruleset_has_a_page_that_explains_it(ruleset: Ruleset) -> None:
    file = PAGES / f"{ruleset.name}.md"
    text = file.read_text(encoding="utf-8")
    assert text.startswith(f"# {ruleset.title}\n")
    assert ruleset.author in text
    assert str(ruleset.year) in text
    for option in ruleset.options:
        assert str(option.label) in text
        assert all(f"**{choice.label}**" in text for choice in option.choices)
    assert page_diagrams(file)


@pytest.mark.parametrize("file", sorted(PAGES.glob("*.md")), ids=lambda file: file.stem)
def test_all_diagrams_can_be_drawn(file: Path) -> None:
    for caption, wire_name, diagram in page_diagrams(file):
        assert caption
        assert parse_wire_name(wire_name)[0].name == file.stem
        assert_can_be_drawn(make_rules(wire_name, diagram.size), diagram)
