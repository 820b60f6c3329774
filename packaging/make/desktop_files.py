"""Files for Linux desktops and manuals: the templates in `linux`, filled in."""

from __future__ import annotations

import re
from typing import Final
from xml.sax.saxutils import escape

from escabel_gui.desktop_entry import file_types, fill_in, menu_entry
from escabel_gui.engine.subcommands import COMMANDS
from escabel_gui.rules.catalogue import RELEASED
from make.release import Release
from make.texts_elsewhere import METAINFO_PAGE, TEMPLATES, TOLD_ELEMENTS
from make.translations import LANGUAGES, read_messages, ts_file

PROGRAMS: Final = ("escabel-gui", "escabel-engine")
METAINFO: Final = "metainfo/escabel.metainfo.xml"
TOLD_ELEMENT: Final = re.compile(rf"(?P<indent> *)<(?P<tag>{'|'.join(TOLD_ELEMENTS)})>(?P<text>[^<]*)</(?P=tag)>")


def desktop_files(release: Release) -> dict[str, str]:
    """Return the texts, by their places in the `share` folder of a system."""
    day = release.day
    words = {
        "GAMES": list_games(Told()),
        "COMMANDS": list_commands(),
        "VERSION": release.version,
        "DAY": f"{day:%Y-%m-%d}",
        "MANUAL_DAY": f"{day:%B} {day.day}, {day.year}",
    }
    elements = {name: escape(text) for name, text in words.items()} | {"SITE": site_elements(release)}
    return {
        "applications/escabel.desktop": menu_entry(),
        "mime/packages/escabel.xml": file_types(),
        METAINFO: fill_in(in_all_languages(METAINFO_PAGE.read_text(encoding="utf-8")), elements),
        **{f"man/man6/{program}.6": fill(f"{program}.6", words) for program in PROGRAMS},
    }


def fill(template: str, values: dict[str, str]) -> str:
    """Return a template's text, filled in."""
    return fill_in((TEMPLATES / template).read_text(encoding="utf-8"), values)


# ---- in all languages ------------------------------------------------------------------------------------------


class Told(dict[str, str]):
    """Texts in one language, by the English text; one that is not translated stays as it is."""

    def __missing__(self, text: str) -> str:
        return text


def told_in(language: str, context: str = "") -> Told:
    """All translations into a language; where contexts differ, those of `context` hold."""
    messages = [message for message in read_messages(ts_file(language)) if message.is_finished]
    messages.sort(key=lambda message: message.context == context)
    return Told({message.text: message.forms[0] for message in messages})


def list_games(told: Told) -> str:
    *titles, last = [ruleset.title for ruleset in RELEASED]
    return told["{0} and {1}"].format(", ".join(titles), last)


def list_commands() -> str:
    """Return the commands of the engine as a manual lists them."""
    lines = (f".It Cm {name}\n{text[0].upper()}{text[1:]}." for name, text, *_ in COMMANDS)
    return "\n".join(lines).replace("-", r"\-")


def in_all_languages(template: str) -> str:
    """Return a template in which each element with a text is followed by its translations."""
    languages = {language: told_in(language) for language in LANGUAGES}

    def add_elements(found: re.Match[str]) -> str:
        english, tag = " ".join(found["text"].split()), found["tag"]
        elements = [
            f'{found["indent"]}<{tag} xml:lang="{language}">{escape(with_games(told[english], told))}</{tag}>'
            for language, told in languages.items()
            if english in told
        ]
        return "\n".join([found[0], *elements])

    return TOLD_ELEMENT.sub(add_elements, template)


def with_games(text: str, told: Told) -> str:
    return text.replace("@GAMES@", list_games(told))


def site_elements(release: Release) -> str:
    """AppStream wants pages and pictures by their addresses on the web; without a site, there are none."""
    if not release.site:
        return ""
    site = escape(release.site)
    return f"""\
<url type="homepage">{site}</url>
  <screenshots>
    <screenshot type="default">
      <caption>The sentence below the board says what the move under the pointer would do</caption>
      <image>{site}/escabel.png</image>
    </screenshot>
  </screenshots>"""
