"""The diagrams of the rule pages show real points, links and legal moves."""

import re
from pathlib import Path
from urllib.parse import parse_qs, unquote

import pytest

from escabel_gui.record.exercises.assessment import is_connected
from escabel_gui.rules.catalogue import make_rules, ruleset_of
from escabel_gui.rules.contract import Diagram
from tests.rules.playing import assert_can_be_drawn

PAGES = Path(__file__).parent.parent.parent / "resources" / "rules" / "en"


def page_diagrams(file: Path) -> list[tuple[str, str, Diagram]]:
    """Return the caption, the wire name and the diagram of every picture of a page."""
    found = []
    for caption, address in re.findall(r"!\[(.*?)\]\((.*?)\)", file.read_text(encoding="utf-8")):
        scheme, _, rest = address.partition(":")
        assert scheme == "diagram"
        wire_name, _, query = rest.partition("?")
        fields = {key: values[-1] for key, values in parse_qs(query, strict_parsing=True).items()}
        size = int(fields.pop("size"))
        found.append((caption, unquote(wire_name), Diagram(size, **fields)))
    return found


@pytest.mark.parametrize("file", sorted(PAGES.glob("*.md")), ids=lambda file: file.stem)
def test_all_diagrams_can_be_drawn(file: Path) -> None:
    for caption, wire_name, diagram in page_diagrams(file):
        assert caption
        assert ruleset_of(wire_name).name == file.stem
        assert_can_be_drawn(make_rules(wire_name, diagram.size), diagram)


@pytest.mark.parametrize(
    "file", sorted(PAGES.parent.glob("*/*.md")), ids=lambda file: f"{file.parent.name}/{file.stem}"
)
def test_what_a_diagram_shows_as_cut_is_no_chain(file: Path) -> None:
    for caption, wire_name, diagram in page_diagrams(file):
        rules = make_rules(wire_name, diagram.size)
        state = rules.diagram_position(diagram)
        for pair in diagram.links.split():
            ends = tuple(pair.split("-"))
            link = rules.connection(state, *(rules.board.index_by_name[name] for name in ends))
            color = state.owner[rules.board.index_by_name[ends[0]]]
            assert link is not None
            assert link.connected == is_connected(rules, state, color, ends), caption
