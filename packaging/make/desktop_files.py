"""What Linux desktops and manuals are told about the program: the files in `linux`, filled in."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from escabel_gui.rules.catalogue import CATALOGUE
from make.release import Release

TEMPLATES: Final = Path(__file__).with_name("linux")
PROGRAMS: Final = ("escabel-gui", "escabel-engine")
METAINFO: Final = "metainfo/escabel.metainfo.xml"


def desktop_files(release: Release) -> dict[str, str]:
    """The texts, by their places in the `share` folder of a system."""
    *titles, last = [ruleset.title for ruleset in CATALOGUE]
    day = release.day
    words = {
        "GAMES": f"{', '.join(titles)} and {last}",
        "KEYWORDS": "".join(f"{ruleset.title.lower()};" for ruleset in CATALOGUE),
        "VERSION": release.version,
        "DAY": f"{day:%Y-%m-%d}",
        "MANUAL_DAY": f"{day:%B} {day.day}, {day.year}",
    }
    elements = {name: escape(text) for name, text in words.items()} | {
        "SITE": site_elements(release),
        "MATCHES": "\n        ".join(
            f'<match type="string" value="RU[{ruleset.name}" offset="2:512"/>' for ruleset in CATALOGUE
        ),
    }
    return {
        "applications/escabel.desktop": fill("escabel.desktop", words),
        "mime/packages/escabel.xml": fill("escabel.mime.xml", elements),
        METAINFO: fill("escabel.metainfo.xml", elements),
        **{f"man/man6/{program}.6": fill(f"{program}.6", words) for program in PROGRAMS},
    }


def fill(template: str, values: dict[str, str]) -> str:
    """A template's text, with `@NAME@` replaced by its value; KeyError if there is none."""
    text = (TEMPLATES / template).read_text(encoding="utf-8")
    return re.sub("@([A-Z_]+)@", lambda name: values[name[1]], text)


def site_elements(release: Release) -> str:
    """AppStream wants pages and pictures by their addresses on the web; without a site, there are none."""
    if not release.site:
        return ""
    site = escape(release.site)
    return f"""\
<url type="homepage">{site}</url>
  <screenshots>
    <screenshot type="default">
      <caption>White has connected the left edge to the right</caption>
      <image>{site}/raw/v{release.version}/packaging/screenshots/escabel.png</image>
    </screenshot>
  </screenshots>"""
