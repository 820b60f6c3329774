"""The texts for people that stand in no program of ours: what lessons, puzzles, desktops, the page and Qt say.

`lupdate` does not look there. This writes them as Python that it understands, each marked with its context, and with
the place where it stands as a comment for translators.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

from make.downloads import FOLDED_TITLE, LABELS

EXERCISES: Final = ("lessons", "puzzles")
SHAPES: Final = "shapes"
TEMPLATES: Final = Path(__file__).with_name("linux")
DESKTOP_ENTRY: Final = Path(__file__).resolve().parents[2] / "resources" / "desktop" / "escabel.desktop"
TOLD_ELEMENTS: Final = ("summary", "p", "li", "caption")
METAINFO_PAGE: Final = TEMPLATES / "escabel.metainfo.xml"
WEBSITE: Final = Path(__file__).with_name("website")
WEBSITE_CONTEXT: Final = "Website"
WEBSITE_TEXT: Final = re.compile(r"\{\{(.+?)\}\}")  # in its template


class Text(NamedTuple):
    """A text, the context in which it is looked up, and where it stands."""

    context: str
    text: str
    place: str


QT_TEXTS: Final = (  # which it does not translate into all languages, with two words for one key, or not as on the key
    Text("QFileDialog", "&Look in:", "Qt"),
    Text("QFileDialog", "Files of &type:", "Qt"),
    Text("QShortcut", "Return", "Qt"),
    Text("QShortcut", "Enter", "Qt"),
    Text("QShortcut", "Ctrl", "Qt"),
    Text("QShortcut", "Del", "Qt"),
)


def texts_elsewhere(resources: Path) -> Iterator[Text]:
    """Each text once, in the file that says it first."""
    known: set[tuple[str, str]] = set()
    own = (*exercise_texts(resources), *shape_texts(resources), *desktop_texts(), *website_texts())
    for found in (*own, *QT_TEXTS):
        if (found.context, found.text) not in known:
            known.add((found.context, found.text))
            yield found


def exercise_texts(resources: Path) -> Iterator[Text]:
    from escabel_gui.record.exercises.exercise import read_exercise
    from escabel_gui.record.exercises.lesson import TITLE

    for file in sorted(path for folder in EXERCISES for path in (resources / folder).rglob("*.sgf")):
        exercise = read_exercise(file.read_text(encoding="utf-8"))
        for text in [*filter(None, [exercise.notes.get(TITLE)]), *exercise.texts]:
            yield Text("Lessons", text, file.relative_to(resources).as_posix())


def shape_texts(resources: Path) -> Iterator[Text]:
    """Yield the titles and texts of shapes."""
    from escabel_gui.record.shapes.shape import find_shapes, games_with_shapes

    folder = resources / SHAPES
    for shape in [shape for game in games_with_shapes(folder) for shape in find_shapes(folder, game)]:
        place = f"{SHAPES}/{shape.key}.sgf"
        yield Text("", shape.title, place)  # sentences name it, too
        yield Text("Shapes", shape.text, place)


def desktop_texts() -> Iterator[Text]:
    """Texts of the entry in menus and of software centers."""
    from escabel_gui.desktop_entry import TOLD_KEYS

    for line in DESKTOP_ENTRY.read_text(encoding="utf-8").splitlines():
        key, _, told = line.partition("=")
        if key in TOLD_KEYS:
            yield Text("Desktop", told, DESKTOP_ENTRY.name)
    for element in ElementTree.parse(METAINFO_PAGE).iter():
        if element.tag in TOLD_ELEMENTS:
            yield Text("Desktop", " ".join((element.text or "").split()), METAINFO_PAGE.name)


def website_texts() -> Iterator[Text]:
    """Texts of the project's page that are nowhere else."""
    page = WEBSITE / "page.html"
    for text in (*WEBSITE_TEXT.findall(page.read_text(encoding="utf-8")), *LABELS.values(), FOLDED_TITLE):
        yield Text(WEBSITE_CONTEXT, text, page.name)


def as_source(texts: Iterator[Text]) -> str:
    """Return a Python file that `lupdate` understands."""
    lines = []
    for text in texts:
        lines += [f"#: {text.place}", f"QT_TRANSLATE_NOOP({text.context!r}, {as_literal(text.text)})"]
    return "\n".join(lines) + "\n"


def as_literal(text: str) -> str:
    """Return a string in double quotes with no more escapes than `lupdate` knows."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
