"""A language for tests, ⟦Ŵîţĥ åççéñţš⟧, longer than English by two fifths: what is not in it, no translator can reach.

`python tests/view/language/pseudo.py FOLDER` makes it, as the program's resources have languages.
"""

import re
import sys
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[3] / "packaging")]

from make.translations import LANGUAGES, ROOT, ts_file
from setup.translating import release

CODE: Final = "eo"  # a language that Qt knows, and nobody translates into
OPEN, CLOSE = "⟦⟧"
LONGER: Final = 0.4
QT_BUTTONS: Final = ("OK", "Cancel", "Close", "Save", "&Yes", "&No")
ACCENTS: Final = str.maketrans("aceghijklnorstuwyzACEGHIJKLNORSTUWYZ", "åçéĝĥîĵķļñöŕšţûŵýžÅÇÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ")
KEPT: Final = re.compile(r"\{\d*\}|%L?n|@[A-Z]+@|\(\*[^()]*\)|\n")  # what has a meaning of its own
ADDRESS: Final = re.compile(r"\]\([^()]*\)")


def disguise(text: str) -> str:
    """Return a text in that language; file filters are each a text of its own."""
    if ";;" in text:
        return ";;".join(disguise(part) for part in text.split(";;"))
    ending = text[-2:] if text.endswith(" …") else ""
    body = text.removesuffix(ending)
    parts = KEPT.split(body)
    kept = KEPT.findall(body)
    accented = "".join(part.translate(ACCENTS) + sign for part, sign in zip(parts, [*kept, ""], strict=True))
    return f"{OPEN}{accented}{'~' * round(LONGER * len(body))}{CLOSE}{ending}"


def disguise_page(page: str) -> str:
    """Return a page of rules in that language; the addresses of its pictures stay as they are."""
    places = ADDRESS.findall(page)
    parts = [part.translate(ACCENTS) for part in ADDRESS.split(page)]
    return "".join(part + place for part, place in zip(parts, [*places, ""], strict=True))


def texts_of_qt() -> ElementTree.Element:
    """Return the texts that Qt writes on the buttons of dialogs."""
    context = ElementTree.Element("context")
    ElementTree.SubElement(context, "name").text = "QPlatformTheme"
    for text in QT_BUTTONS:
        message = ElementTree.SubElement(context, "message")
        ElementTree.SubElement(message, "source").text = text
        ElementTree.SubElement(message, "translation")
    return context


def make_language(folder: Path) -> None:
    """Put texts and pages of that language into a folder of resources."""
    tree = ElementTree.parse(ts_file(LANGUAGES[0]))
    tree.getroot().set("language", CODE)
    tree.getroot().append(texts_of_qt())
    for message in tree.iter("message"):
        source, translation = message.findtext("source") or "", message.find("translation")
        assert translation is not None
        translation.attrib.pop("type", None)
        forms = list(translation.iter("numerusform")) or [translation]
        for form in forms:
            form.text = disguise(source)
    texts = folder / "translations"
    texts.mkdir(parents=True, exist_ok=True)
    source_file = texts / f"escabel_{CODE}.ts"
    tree.write(source_file, encoding="utf-8", xml_declaration=True)
    release(source_file)
    pages = folder / "rules" / CODE
    pages.mkdir(parents=True, exist_ok=True)
    for page in (ROOT / "resources" / "rules" / "en").glob("*.md"):
        (pages / page.name).write_text(disguise_page(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    make_language(Path(sys.argv[1]))
