"""Pages of rules, one a game, in Markdown: their texts, and the short list at the beginning of each."""

import re
from typing import Final, NamedTuple
from urllib.parse import parse_qs, quote, unquote, urlencode, urlsplit

from escabel_gui.rules.catalogue import find_ruleset
from escabel_gui.rules.contract import Diagram, Ruleset
from escabel_gui.shipped import resources
from escabel_gui.view.language import SOURCE, spoken_language, translate

POINT: Final = re.compile(r"^- \*\*(.+?):\*\* (.+?)(?=\n- |\n\n)", re.MULTILINE | re.DOTALL)
PICTURE: Final = re.compile(r"^!\[(.+?)\]\((.+?)\)$", re.MULTILINE)
MAX_SUMMARY_POINTS: Final = 3


class Point(NamedTuple):
    """Sentence at the top of a page, and what it is about: the aim, your turn, what is special."""

    about: str
    sentence: str


def read_page(name: str) -> str:
    """Return the page of a ruleset, by its wire name; in English where there is none in the person's language.

    A ruleset that is not released may have none: its page is made of what it declares.
    """
    for language in (spoken_language(), SOURCE):
        file = resources() / "rules" / language / f"{name}.md"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return make_page(find_ruleset(name))


def make_page(ruleset: Ruleset) -> str:
    """Make a page of a ruleset's title, sentence, picture and options."""
    lines = [f"# {ruleset.title}", f"- **{ruleset.title}:** {translate(ruleset.summary)}"]
    lines.append(f"![{ruleset.title}]({format_diagram_url(ruleset.name, ruleset.diagram)})")
    for option in ruleset.options:
        lines.append(f"## {translate(option.label)}")
        lines.extend(f"**{translate(choice.label)}**: {translate(choice.summary)}" for choice in option.choices)
    return "\n\n".join(lines) + "\n"


def in_short(page: str) -> list[Point]:
    """Return the list that a page begins with, as plain text."""
    beginning, _, _ = page.partition("\n## ")
    return [
        Point(about, " ".join(sentence.replace("**", "").split()))
        for about, sentence in POINT.findall(beginning)[:MAX_SUMMARY_POINTS]
    ]


def first_picture(page: str) -> tuple[str, str, Diagram]:
    """Return caption, wire name and diagram of the picture that a page begins with."""
    found = PICTURE.search(page)
    assert found is not None
    return (found[1], *parse_diagram_url(found[2]))


def format_diagram_url(wire_name: str, diagram: Diagram) -> str:
    """Format the `diagram:` address of a picture."""
    query = {name: value for name, value in diagram._asdict().items() if value}
    return f"diagram:{quote(wire_name)}?{urlencode(query)}"


def parse_diagram_url(url: str) -> tuple[str, Diagram]:
    """Parse a `diagram:` address into a wire name and a diagram."""
    parts = urlsplit(url)
    query = {key: values[-1] for key, values in parse_qs(parts.query).items()}
    diagram = Diagram(int(query["size"]), query.get("stacks", ""), query.get("links", ""), query.get("arrows", ""))
    return unquote(parts.path), diagram
